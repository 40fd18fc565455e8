//! An operating system as the store needs it: files, folders, locks, and time.
//!
//! [`real`](super::real) asks the one there is; the simulation brings one of its own.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// An open file. A copy is the same file, with its lock.
pub(crate) type File = Arc<dyn Handle>;

/// Files by their names, and who asks for them.
pub(crate) trait System: Send + Sync {
    /// Opens for reading, and for adding at the end if `writing`. No symbolic
    /// link is followed, and a pipe in the file's place does not block.
    fn open(&self, path: &Path, writing: bool) -> io::Result<File>;

    /// Opens for writing at any place.
    fn open_to_mend(&self, path: &Path) -> io::Result<File>;

    /// Makes a file that only its owner may read; never one that is there.
    fn create(&self, path: &Path) -> io::Result<File>;

    /// The metadata of this path itself; a link is not followed.
    fn stat(&self, path: &Path) -> io::Result<Meta>;

    /// Whether a folder stands there, or a link that leads to one.
    fn is_folder(&self, path: &Path) -> bool;

    /// The paths of all that a folder holds, in any order.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Gives a file a second name, which must be free.
    fn link(&self, from: &Path, to: &Path) -> io::Result<()>;

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Renames in one step, to a name that must be free.
    ///
    /// The error is `Unsupported` where no such step exists.
    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()>;

    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Makes the folder, and those above it, for their owner alone.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Flushes a folder's list of names.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;

    /// The folder for temporary files.
    fn temporary(&self) -> PathBuf;

    /// The number of the user who asks.
    fn user(&self) -> u32;

    /// The login that asks, told from others on this computer.
    fn login(&self) -> u32;

    /// Time that never goes back, since any moment.
    fn elapsed(&self) -> Duration;

    /// Lets this much time go by.
    fn pause(&self, time: Duration);

    /// Whether others can be told of a change by a watch on the folder.
    fn is_watched(&self) -> bool;
}

/// A file that is open.
pub(crate) trait Handle: Send + Sync {
    fn stat(&self) -> io::Result<Meta>;

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize>;

    /// Writes at the end of the file, perhaps less than all of it.
    fn write(&self, bytes: &[u8]) -> io::Result<usize>;

    /// Writes all of it where it belongs; the file is open to be mended.
    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()>;

    /// Flushes the content.
    fn sync(&self) -> io::Result<()>;

    fn truncate(&self, length: u64) -> io::Result<()>;

    /// Whether the lock was had; false: somebody else has it.
    fn try_lock(&self, shared: bool) -> io::Result<bool>;

    fn unlock(&self);

    /// Gives the file the owner, the group and the mode of another. A group that
    /// cannot be given the file gets nothing of it.
    fn belong(&self, as_other: &Meta) -> io::Result<()>;

    /// Reads a mark that stands beside the content; its length.
    fn mark(&self, name: &str, buffer: &mut [u8]) -> io::Result<usize>;

    fn set_mark(&self, name: &str, bytes: &[u8]) -> io::Result<()>;
}

/// The metadata of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Meta {
    pub kind: Kind,
    pub device: u64,
    pub inode: u64,
    pub length: u64,
    /// Seconds, and nanoseconds.
    pub modified: (i64, i64),
    pub owner: u32,
    pub group: u32,
    pub mode: u32,
    /// How many names lead to it.
    pub names: u64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    File,
    Link,
    Folder,
    Pipe,
    Other,
}
