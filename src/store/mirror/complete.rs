//! Gives a copy the bytes that it lacks. No line that it has is changed.

use crate::store::disk::Disk;
use crate::store::lock::{self, Held};
use crate::store::open::is_file;
use crate::store::stamp::Stamp;
use crate::store::system::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The most bytes that are added between two flushes. So nothing but the last so many bytes of a
/// copy can be missing from its disk, no matter which process wrote them and died.
pub(super) const PIECE: usize = 32 << 10;

/// How long to wait for another program that holds the lock.
pub(super) const PATIENCE: Duration = Duration::from_secs(5);

/// A file, and the computer or disk that it stands on.
#[derive(Debug, Clone)]
pub(super) struct Place {
    pub disk: Disk,
    pub path: PathBuf,
}

/// Why a copy was not completed; it is as it was, or has more of the original.
#[derive(Debug)]
pub(super) enum Obstacle {
    /// The first byte that differs.
    Differs(u64),
    /// It goes on where the original ends.
    Longer,
    /// The system refused something.
    Io(io::Error),
}

impl From<io::Error> for Obstacle {
    fn from(error: io::Error) -> Obstacle {
        Obstacle::Io(error)
    }
}

/// An open file of a [`Place`], locked if its file system knows locks.
pub(super) struct Opened<'a> {
    pub place: &'a Place,
    pub file: File,
    pub stamp: Stamp,
    _held: Option<Held>,
}

impl Place {
    pub fn new(path: &Path) -> Place {
        Place { disk: Disk::default(), path: path.to_owned() }
    }

    /// Opens the file, to be read or to be added to, and waits for its lock.
    pub fn open(&self, writing: bool) -> io::Result<Opened<'_>> {
        // The path is looked at first, so that no device and no pipe is ever opened.
        is_file(&self.disk.stat(&self.path)?)?;
        self.locked(self.disk.open(&self.path, writing)?, !writing)
    }

    /// Makes the file.
    pub fn create(&self) -> io::Result<Opened<'_>> {
        self.locked(self.disk.create(&self.path)?, false)
    }

    fn locked(&self, file: File, shared: bool) -> io::Result<Opened<'_>> {
        let held = match lock::hold(&self.disk, &file, shared, PATIENCE) {
            Ok(None) => return Err(io::ErrorKind::ResourceBusy.into()),
            Err(error) if error.kind() == io::ErrorKind::Unsupported => None,
            held => held?,
        };
        let meta = self.disk.stat_open(&file)?;
        is_file(&meta)?;
        Ok(Opened { place: self, file, stamp: Stamp::of(&meta), _held: held })
    }
}

impl Opened<'_> {
    /// The bytes from this one on.
    pub fn read(&self, from: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.place.disk.reader(&self.file, from).read_to_end(&mut bytes)?;
        Ok(bytes)
    }

    fn sync(&self) -> io::Result<()> {
        self.place.disk.sync(&self.file)
    }

    /// Completes this copy, of which `from` bytes agree, by the bytes of the original behind them.
    /// `flushed`: this program itself has flushed the copy as it stands. Returns its length.
    ///
    /// Zeros at its end are sectors that never reached its disk, and are written. An unfinished
    /// last line that differs is cut off: nobody was told that it is there.
    pub fn complete(&self, original: &[u8], from: u64, flushed: bool) -> Result<u64, Obstacle> {
        let there = self.read(from)?;
        let equal = equal(original, &there);
        let Some(both) = agreed(original, &there, equal) else {
            return Err(match equal == original.len() {
                true => Obstacle::Longer,
                false => Obstacle::Differs(from + equal as u64),
            });
        };
        let Place { disk, path } = self.place;
        if there.len() > both {
            disk.truncate(&self.file, from + both as u64)?;
        }
        if !flushed || equal < both {
            // Another may have written them, and died before the flush or failed to flush them.
            let begin = both.saturating_sub(PIECE);
            let offset = from + begin as u64;
            disk.write_again(path, &self.stamp, offset, &original[begin..both])?;
            self.sync()?;
        }
        for piece in original[both..].chunks(PIECE) {
            disk.write(&self.file, piece)?;
            self.sync()?;
        }
        Ok(from + original.len() as u64)
    }
}

/// How many bytes of a copy are those of the original, or are to be; None: it is no copy.
fn agreed(original: &[u8], there: &[u8], equal: usize) -> Option<usize> {
    let both = original.len().min(there.len());
    let unwritten = |at: usize| there[at] == 0 || original.get(at) == Some(&there[at]);
    if equal + PIECE >= there.len() && (equal..there.len()).all(unwritten) {
        return Some(both);
    }
    let last = there.iter().rposition(|byte| *byte == b'\n').filter(|last| *last < equal)?;
    Some(last + 1)
}

/// This many bytes are equal at the beginning.
pub(super) fn equal(one: &[u8], other: &[u8]) -> usize {
    one.iter().zip(other).take_while(|(a, b)| a == b).count()
}

/// The bytes of the whole lines: a line that is being written is not saved yet.
pub(super) fn whole_lines(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1));
    bytes
}
