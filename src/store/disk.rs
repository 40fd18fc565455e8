//! Every system call of this room that can fail, in one place, so that a test
//! can let any one of them fail and watch what becomes of the event.

use super::place::Stamp;
use rustix::fs::OFlags;
use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, FileExt, OpenOptionsExt};
use std::path::Path;
use std::sync::Arc;

/// A kind of system call, as a fault is asked about it.
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
    /// One file put in the place of another.
    Rename,
}

/// How a call is to fail.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// With this number of the operating system; nothing is done.
    Errno(i32),
    /// Writes no more than so many bytes and reports that.
    Short(usize),
}

/// Asked before each call; None lets it through.
pub type Fault = dyn Fn(Call) -> Option<Failure> + Send + Sync;

/// The file system, or one in which some calls fail.
#[derive(Clone, Default)]
pub struct Disk {
    fault: Option<Arc<Fault>>,
}

impl Disk {
    /// The real file system, on which `fault` decides what fails.
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

    /// Opens for reading, and for adding at the end if `writing`. No symbolic
    /// link is followed, and a pipe in the file's place does not block.
    pub(super) fn open(&self, path: &Path, writing: bool) -> io::Result<File> {
        self.ask(Call::Open)?;
        OpenOptions::new()
            .read(true)
            .append(writing)
            .custom_flags((OFlags::NOFOLLOW | OFlags::NONBLOCK).bits() as i32)
            .open(path)
    }

    /// Makes a file that only its owner may read; never one that is there.
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

    /// What stands at this path itself, not where a link leads.
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

    /// Writes all of it at the end of the file.
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

    /// Writes bytes once more where they stand in this very file.
    pub(super) fn write_again(
        &self,
        path: &Path,
        stamp: &Stamp,
        offset: u64,
        bytes: &[u8],
    ) -> io::Result<()> {
        self.ask(Call::Write)?;
        let flags = (OFlags::NOFOLLOW | OFlags::NONBLOCK).bits() as i32;
        // A file open for adding at its end would take them there.
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

    /// Whether the lock was had; false: somebody else has it.
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

    /// Puts a file in the place of another, in one step.
    pub(super) fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.ask(Call::Rename)?;
        fs::rename(from, to)
    }

    /// Gives a file a name that must be free, in the same folder.
    pub(super) fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.ask(Call::Rename)?;
        match fs::hard_link(from, to) {
            // It has one name or the other, never both.
            Ok(()) => fs::remove_file(from).inspect_err(|_| {
                let _ = fs::remove_file(to);
            }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            // A file system without links: nothing there makes sure, so look.
            Err(_) => match fs::symlink_metadata(to) {
                Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
                Err(_) => fs::rename(from, to),
            },
        }
    }

    /// Makes the folder, and those above it, for their owner alone.
    pub(super) fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.ask(Call::MakeFolder)?;
        fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
    }
}

/// A file read from a place of its own.
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
