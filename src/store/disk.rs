//! Every call of this module to the operating system that can fail.
//!
//! A test can make any one of them fail here and see what becomes of the event.

use super::real::Real;
use super::stamp::Stamp;
use super::system::{File, Meta, System};
use std::fmt;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// A kind of system call; a fault is asked about one of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Call {
    Open,
    Create,
    Stat,
    Read,
    Write,
    /// The flush of a file's content.
    Sync,
    /// The flush of a folder's list of names.
    SyncFolder,
    Truncate,
    Lock,
    MakeFolder,
    /// The replacement of one file by another.
    Rename,
    Remove,
    /// The rewriting of bytes that a file already holds.
    WriteAgain,
    /// The reading of a folder's list of names.
    List,
}

/// How a call fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// With this error number of the operating system, and without any effect.
    Errno(i32),
    /// The call writes at most this many bytes, and reports that number.
    Short(usize),
}

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Disk")
    }
}

/// Is asked before each call; None lets the call through.
pub type Fault = dyn Fn(Call) -> Option<Failure> + Send + Sync;

/// The file system, or one on which some calls fail.
#[derive(Clone)]
pub struct Disk {
    system: Arc<dyn System>,
    fault: Option<Arc<Fault>>,
    flushes: bool,
}

impl Default for Disk {
    fn default() -> Disk {
        Disk { system: Arc::new(Real), fault: None, flushes: true }
    }
}

impl Disk {
    /// The real file system, on which `fault` decides which calls fail.
    pub fn failing(fault: impl Fn(Call) -> Option<Failure> + Send + Sync + 'static) -> Disk {
        Disk { fault: Some(Arc::new(fault)), ..Disk::default() }
    }

    /// The real file system without flushes.
    ///
    /// It is for an event that nobody has been told is saved, such as a demonstration while it is
    /// made. A flush of each of its actions takes far longer than everything else.
    pub fn unflushed() -> Disk {
        Disk { flushes: false, ..Disk::default() }
    }

    /// Another operating system than the one there is.
    #[cfg(test)]
    pub(crate) fn of(system: Arc<dyn System>) -> Disk {
        Disk { system, fault: None, flushes: true }
    }

    fn inject_fault(&self, call: Call) -> io::Result<Option<usize>> {
        match self.fault.as_ref().and_then(|fault| fault(call)) {
            None => Ok(None),
            Some(Failure::Short(bytes)) => Ok(Some(bytes)),
            Some(Failure::Errno(number)) => Err(io::Error::from_raw_os_error(number)),
        }
    }

    /// Opens a file for reading and, if `writing`, for appending.
    ///
    /// It follows no symbolic link, and a pipe in the file's place does not block it.
    pub(super) fn open(&self, path: &Path, writing: bool) -> io::Result<File> {
        self.inject_fault(Call::Open)?;
        self.system.open(path, writing)
    }

    /// Creates a file that only its owner may read; it never opens an existing one.
    pub(super) fn create(&self, path: &Path) -> io::Result<File> {
        self.inject_fault(Call::Create)?;
        self.system.create(path)
    }

    /// The metadata of this path itself; a link is not followed.
    pub(super) fn stat(&self, path: &Path) -> io::Result<Meta> {
        self.inject_fault(Call::Stat)?;
        self.system.stat(path)
    }

    pub(super) fn stat_open(&self, file: &File) -> io::Result<Meta> {
        self.inject_fault(Call::Stat)?;
        file.stat()
    }

    pub(super) fn is_folder(&self, path: &Path) -> bool {
        self.system.is_folder(path)
    }

    pub(super) fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        self.inject_fault(Call::List)?;
        self.system.list(folder)
    }

    /// Reads from `offset` on, without moving the file's own position.
    pub(super) fn reader<'a>(&'a self, file: &'a File, offset: u64) -> impl Read + 'a {
        At { disk: self, file, offset }
    }

    /// Appends all bytes to the file.
    pub(super) fn write(&self, file: &File, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            let most = match self.inject_fault(Call::Write) {
                Ok(most) => most.unwrap_or(bytes.len()).min(bytes.len()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            match file.write(&bytes[..most]) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => bytes = &bytes[written..],
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Writes bytes once more at their place in this very file.
    pub(super) fn write_again(
        &self,
        path: &Path,
        stamp: &Stamp,
        offset: u64,
        bytes: &[u8],
    ) -> io::Result<()> {
        self.inject_fault(Call::WriteAgain)?;
        // A file opened for appending would write them at its end.
        let file = self.system.open_to_mend(path)?;
        match Stamp::of(&file.stat()?).same_file(stamp) {
            true => file.write_at(bytes, offset),
            false => Err(io::ErrorKind::NotFound.into()),
        }
    }

    pub(super) fn sync(&self, file: &File) -> io::Result<()> {
        self.inject_fault(Call::Sync)?;
        if self.flushes { file.sync() } else { Ok(()) }
    }

    pub(super) fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.inject_fault(Call::SyncFolder)?;
        if self.flushes { self.system.sync_folder(folder) } else { Ok(()) }
    }

    pub(super) fn truncate(&self, file: &File, length: u64) -> io::Result<()> {
        self.inject_fault(Call::Truncate)?;
        file.truncate(length)
    }

    /// Tries to lock; false: somebody else holds the lock.
    pub(super) fn try_lock(&self, file: &File, shared: bool) -> io::Result<bool> {
        match self.inject_fault(Call::Lock).and_then(|_| file.try_lock(shared)) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => Ok(false),
            asked => asked,
        }
    }

    /// Replaces a file by another in one step.
    pub(super) fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.inject_fault(Call::Rename)?;
        self.system.rename(from, to)
    }

    /// Gives a file a free name in the same folder.
    pub(super) fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.inject_fault(Call::Rename)?;
        match self.system.rename_new(from, to) {
            Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
            done => return done,
        }
        match self.system.link(from, to) {
            // The file keeps one of the two names; only a death in between leaves both.
            Ok(()) => self.remove(from).inspect_err(|_| {
                let _ = self.remove(to);
            }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            // The file system has no links, so nothing guarantees a free name: look first.
            Err(_) => match self.system.stat(to) {
                Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
                Err(_) => self.system.rename(from, to),
            },
        }
    }

    pub(super) fn remove(&self, path: &Path) -> io::Result<()> {
        self.inject_fault(Call::Remove)?;
        self.system.remove(path)
    }

    /// Creates the folder and its parents; only their owner may enter them.
    pub(super) fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.inject_fault(Call::MakeFolder)?;
        self.system.make_folder(folder)
    }

    /// The calls that cannot fail, or whose failure changes nothing.
    pub(super) fn system(&self) -> &dyn System {
        &*self.system
    }

    /// Whether this disk tells of changes by itself. A disk of the tests does not, and nothing
    /// runs in the background beside it.
    pub fn is_watched(&self) -> bool {
        self.system.is_watched()
    }

    /// Time that never goes back, since any moment.
    pub(super) fn elapsed(&self) -> Duration {
        self.system.elapsed()
    }
}

/// A reader with a position of its own.
struct At<'a> {
    disk: &'a Disk,
    file: &'a File,
    offset: u64,
}

impl Read for At<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.disk.inject_fault(Call::Read)?;
        let read = self.file.read_at(buffer, self.offset)?;
        self.offset += read as u64;
        Ok(read)
    }
}
