//! The identity of an event file, and the most bytes it may have.

use super::system::Meta;

/// The most bytes that an event file may have: 64 MiB.
pub(super) const LARGEST: u64 = 64 << 20;

/// The identity of a file, and its state when it was last looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Stamp {
    device: u64,
    inode: u64,
    pub length: u64,
    modified: (i64, i64),
}

impl Stamp {
    pub fn of(meta: &Meta) -> Stamp {
        Stamp {
            device: meta.device,
            inode: meta.inode,
            length: meta.length,
            modified: meta.modified,
        }
    }

    /// Whether both stand on one disk, as far as the system tells.
    pub fn same_disk(&self, other: &Stamp) -> bool {
        self.device == other.device
    }

    /// Whether both are the same file, even if it has grown.
    pub fn same_file(&self, other: &Stamp) -> bool {
        (self.device, self.inode) == (other.device, other.inode)
    }
}
