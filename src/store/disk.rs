//! Every system call of this module that can fail.
//!
//! A test can make any one of them fail here and see what becomes of the event.

use super::place::Stamp;
use rustix::fs::OFlags;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, FileExt, OpenOptionsExt};
use std::path::Path;
use std::sync::Arc;

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
}

/// How a call fails.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// With this error number of the operating system, and without any effect.
    Errno(i32),
    /// The call writes at most this many bytes, and reports that number.
    Short(usize),
}

/// Is asked before each call; None lets the call through.
pub type Fault = dyn Fn(Call) -> Option<Failure> + Send + Sync;

/// The file system, or one on which some calls fail.
#[derive(Clone, Default)]
pub struct Disk {
    fault: Option<Arc<Fault>>,
}

impl Disk {
    /// The real file system, on which `fault` decides which calls fail.
    pub fn failing(fault: impl Fn(Call) -> Option<Failure> + Send + Sync + 'static) -> Disk {
        Disk { fault: Some(Arc::new(fault)) }
    }

    fn ask(&self, call: Call) -> io::Result<Option<usize>> {
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
        self.ask(Call::Open)?;
        OpenOptions::new()
            .read(true)
            .append(writing)
            .custom_flags((OFlags::NOFOLLOW | OFlags::NONBLOCK).bits() as i32)
            .open(path)
    }

    /// Creates a file that only its owner may read; it never opens an existing one.
    pub(super) fn create(&self, path: &Path) -> io::Result<File> {
        self.ask(Call::Create)?;
        OpenOptions::new()
            .read(true)
            .append(true)
            .create_new(true)
            .mode(0o600)
            .custom_flags(OFlags::NOFOLLOW.bits() as i32)
            .open(path)
    }

    /// The metadata of this path itself; a link is not followed.
    pub(super) fn stat(&self, path: &Path) -> io::Result<Metadata> {
        self.ask(Call::Stat)?;
        fs::symlink_metadata(path)
    }

    pub(super) fn stat_open(&self, file: &File) -> io::Result<Metadata> {
        self.ask(Call::Stat)?;
        file.metadata()
    }

    /// Reads from `offset` on, without moving the file's own position.
    pub(super) fn reader<'a>(&'a self, file: &'a File, offset: u64) -> impl Read + 'a {
        At { disk: self, file, offset }
    }

    /// Appends all bytes to the file.
    pub(super) fn write(&self, mut file: &File, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            let most = match self.ask(Call::Write) {
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
        self.ask(Call::Write)?;
        let flags = (OFlags::NOFOLLOW | OFlags::NONBLOCK).bits() as i32;
        // A file opened for appending would write them at its end.
        let file = OpenOptions::new().write(true).custom_flags(flags).open(path)?;
        match Stamp::of(&file.metadata()?).same_file(stamp) {
            true => file.write_all_at(bytes, offset),
            false => Err(io::ErrorKind::NotFound.into()),
        }
    }

    pub(super) fn sync(&self, file: &File) -> io::Result<()> {
        self.ask(Call::Sync)?;
        file.sync_data()
    }

    pub(super) fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        self.ask(Call::SyncFolder)?;
        File::open(folder)?.sync_all()
    }

    pub(super) fn truncate(&self, file: &File, length: u64) -> io::Result<()> {
        self.ask(Call::Truncate)?;
        file.set_len(length)
    }

    /// Tries to lock; false: somebody else holds the lock.
    pub(super) fn try_lock(&self, file: &File, shared: bool) -> io::Result<bool> {
        match self.ask(Call::Lock) {
            Err(error) if error.kind() == io::ErrorKind::Interrupted => return Ok(false),
            asked => asked?,
        };
        match if shared { file.try_lock_shared() } else { file.try_lock() } {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Interrupted => {
                Ok(false)
            }
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Replaces a file by another in one step.
    pub(super) fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.ask(Call::Rename)?;
        fs::rename(from, to)
    }

    /// Gives a file a free name in the same folder.
    pub(super) fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.ask(Call::Rename)?;
        match fs::hard_link(from, to) {
            // The file keeps one of the two names, never both.
            Ok(()) => fs::remove_file(from).inspect_err(|_| {
                let _ = fs::remove_file(to);
            }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            // The file system has no links, so nothing guarantees a free name: look first.
            Err(_) => match fs::symlink_metadata(to) {
                Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
                Err(_) => fs::rename(from, to),
            },
        }
    }

    /// Creates the folder and its parents; only their owner may enter them.
    pub(super) fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.ask(Call::MakeFolder)?;
        fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
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
        self.disk.ask(Call::Read)?;
        let read = self.file.read_at(buffer, self.offset)?;
        self.offset += read as u64;
        Ok(read)
    }
}
