//! An operating system as the store needs it: files, folders, locks, and time.
//!
//! [`Real`] asks the one there is. The tests bring one in memory, of which any call fails, any process
//! dies and any power is cut.

use super::home;
use rustix::fs::{OFlags, XattrFlags, fgetxattr, fsetxattr};
use std::fmt;
use std::fs::{self, Metadata, OpenOptions, Permissions, TryLockError};
use std::io::{self, Read, Write};
use std::ops::Deref;
use std::os::unix::fs::{
    DirBuilderExt, FileExt, FileTypeExt, MetadataExt, OpenOptionsExt, PermissionsExt, fchown,
};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// The most bytes that an event file may have: 64 MiB.
pub(super) const LARGEST: u64 = 64 << 20;

/// After this wait, the lock is tried more often.
const IMPATIENT: Duration = Duration::from_millis(300);

/// An open file. A copy is the same file, with its lock.
pub type File = Arc<dyn OpenFile>;

/// Files by their names, and who asks for them.
pub trait System: Send + Sync {
    /// Opens for reading, and for adding at the end if `writing`. No symbolic
    /// link is followed, and a pipe in the file's place does not block.
    fn open(&self, path: &Path, writing: bool) -> io::Result<File>;

    /// Opens for writing at any place.
    fn open_to_mend(&self, path: &Path) -> io::Result<File>;

    /// Makes a file that only its owner may read; never one that is there.
    fn create(&self, path: &Path) -> io::Result<File>;

    /// The metadata of this path itself; a link is not followed.
    fn stat(&self, path: &Path) -> io::Result<Meta>;

    /// Whether there is a folder, or a link to one.
    fn is_folder(&self, path: &Path) -> bool;

    /// The paths of all that a folder holds, in any order.
    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>>;

    /// Gives a file a second name, which must be free.
    fn link(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Replaces a file by another in one step.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;

    /// Renames in one step, to a name that must be free. The error is `Unsupported` where no such
    /// step exists.
    fn rename_in_one_step(&self, from: &Path, to: &Path) -> io::Result<()>;

    fn remove(&self, path: &Path) -> io::Result<()>;

    /// Makes the folder, and those above it, for their owner alone.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;

    /// Flushes a folder's list of names.
    fn fsync_folder(&self, folder: &Path) -> io::Result<()>;

    /// The folder for temporary files.
    fn temporary(&self) -> PathBuf;

    /// The number of the user who asks.
    fn user(&self) -> u32;

    /// The login of the caller on this computer.
    fn login(&self) -> u32;

    /// Time that never goes back, since any moment.
    fn elapsed(&self) -> Duration;

    /// Lets this much time go by.
    fn pause(&self, time: Duration);

    /// Whether the folder can be watched for changes, and work may go on in the background. Test
    /// disks cannot be watched.
    fn is_watched(&self) -> bool;
}

pub trait OpenFile: Send + Sync {
    fn stat(&self) -> io::Result<Meta>;

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize>;

    /// Writes at the end of the file, perhaps less than all of it.
    fn write(&self, bytes: &[u8]) -> io::Result<usize>;

    /// Writes all of it where it belongs; the file is open to be mended.
    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()>;

    /// Flushes the content.
    fn fsync(&self) -> io::Result<()>;

    fn truncate(&self, length: u64) -> io::Result<()>;

    /// Whether the lock was obtained; false if somebody else has it.
    fn try_lock(&self, shared: bool) -> io::Result<bool>;

    fn unlock(&self);

    /// Gives the file the owner, the group and the mode of another. A group that
    /// cannot be given the file gets nothing of it.
    fn belong(&self, as_other: &Meta) -> io::Result<()>;

    /// Reads a mark that stands beside the content; its length.
    fn mark(&self, name: &str, buffer: &mut [u8]) -> io::Result<usize>;

    fn set_mark(&self, name: &str, bytes: &[u8]) -> io::Result<()>;
}

impl dyn OpenFile {
    pub(super) fn append(&self, mut bytes: &[u8]) -> io::Result<()> {
        while !bytes.is_empty() {
            match self.write(bytes) {
                Ok(0) => return Err(io::ErrorKind::WriteZero.into()),
                Ok(written) => bytes = &bytes[written..],
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// Reads from `offset` on, with a position of its own.
    pub(super) fn reader(&self, offset: u64) -> impl Read + '_ {
        At { file: self, offset }
    }

    /// At most `most` bytes from `offset` on.
    pub(super) fn read(&self, offset: u64, most: u64) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.reader(offset).take(most).read_to_end(&mut bytes)?;
        Ok(bytes)
    }
}

struct At<'a> {
    file: &'a dyn OpenFile,
    offset: u64,
}

impl Read for At<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.file.read_at(buffer, self.offset)?;
        self.offset += read as u64;
        Ok(read)
    }
}

/// A [`System`], as all who work on it hold it.
#[derive(Clone)]
pub struct Disk {
    system: Arc<dyn System>,
    /// The folder of what this computer alone knows of events.
    pub(super) local: Option<PathBuf>,
}

impl fmt::Debug for Disk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Disk")
    }
}

impl Default for Disk {
    fn default() -> Disk {
        Disk { system: Arc::new(Real { flushes: true }), local: home::local() }
    }
}

impl Deref for Disk {
    type Target = dyn System + 'static;

    fn deref(&self) -> &(dyn System + 'static) {
        &*self.system
    }
}

impl Disk {
    /// The real file system without flushes.
    ///
    /// It is for an event that nobody has been told is saved, such as a demonstration while it is
    /// made. A flush of each of its actions takes far longer than everything else.
    pub fn unflushed() -> Disk {
        Disk { system: Arc::new(Real { flushes: false }), ..Disk::default() }
    }

    /// Another operating system than the one there is.
    #[cfg(test)]
    pub(crate) fn of(system: Arc<dyn System>) -> Disk {
        Disk { system, local: None }
    }

    /// The same, with this folder of what this computer alone knows of events.
    #[cfg(test)]
    pub(crate) fn knowing(self, local: PathBuf) -> Disk {
        Disk { local: Some(local), ..self }
    }

    /// Writes bytes once more at their place in this very file.
    pub(super) fn write_again(
        &self,
        path: &Path,
        stamp: &Stamp,
        offset: u64,
        bytes: &[u8],
    ) -> io::Result<()> {
        // A file opened for appending would write them at its end.
        let file = self.open_to_mend(path)?;
        match Stamp::of(&file.stat()?).same_file(stamp) {
            true => file.write_at(bytes, offset),
            false => Err(io::ErrorKind::NotFound.into()),
        }
    }

    /// Gives a file a free name in the same folder.
    pub(super) fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        match self.rename_in_one_step(from, to) {
            Err(error) if error.kind() == io::ErrorKind::Unsupported => {}
            done => return done,
        }
        match self.link(from, to) {
            // The file keeps one of the two names; only a death in between leaves both.
            Ok(()) => self.remove(from).inspect_err(|_| {
                let _ = self.remove(to);
            }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
            // The file system has no links, so nothing guarantees a free name: look first.
            Err(_) => match self.stat(to) {
                Ok(_) => Err(io::ErrorKind::AlreadyExists.into()),
                Err(_) => self.rename(from, to),
            },
        }
    }

    /// Locks the file against other writers or, if `shared`, against any writer.
    ///
    /// None if somebody else held the lock all that time.
    ///
    /// # Errors
    /// The file system offers no locks.
    pub(super) fn lock(
        &self,
        file: &File,
        shared: bool,
        patience: Duration,
    ) -> io::Result<Option<Lock>> {
        let start = self.elapsed();
        let mut pause = Duration::from_micros(200);
        loop {
            match file.try_lock(shared) {
                // The lock belongs to the open file, and so to this handle too.
                Ok(true) => return Ok(Some(Lock(file.clone()))),
                Ok(false) => {}
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
            let waited = self.elapsed() - start;
            let left = patience.saturating_sub(waited);
            if left.is_zero() {
                return Ok(None);
            }
            self.pause(pause.min(left));
            // A long wait leads to more frequent tries. Writers that never pause could
            // otherwise keep this one out for ever.
            pause = match waited < IMPATIENT {
                true => (pause * 2).min(Duration::from_millis(5)),
                false => Duration::from_micros(100),
            };
        }
    }
}

/// A lock on a file, released when dropped.
pub(super) struct Lock(File);

impl Drop for Lock {
    fn drop(&mut self) {
        self.0.unlock();
    }
}

/// The metadata of a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Meta {
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
pub enum Kind {
    File,
    Link,
    Folder,
    Pipe,
    Other,
}

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
        let Meta { device, inode, length, modified, .. } = *meta;
        Stamp { device, inode, length, modified }
    }

    /// Whether both are on the same disk, as far as the system knows.
    pub fn same_disk(&self, other: &Stamp) -> bool {
        self.device == other.device
    }

    /// Whether both are the same file, even if it has grown.
    pub fn same_file(&self, other: &Stamp) -> bool {
        (self.device, self.inode) == (other.device, other.inode)
    }
}

struct Real {
    pub flushes: bool,
}

struct RealFile {
    file: fs::File,
    flushes: bool,
}

impl Real {
    fn opened(&self, file: fs::File) -> File {
        Arc::new(RealFile { file, flushes: self.flushes })
    }
}

/// Follows no symbolic link and does not wait for the other end of a pipe.
fn flags() -> i32 {
    (OFlags::NOFOLLOW | OFlags::NONBLOCK).bits() as i32
}

impl System for Real {
    fn open(&self, path: &Path, writing: bool) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.read(true).append(writing).custom_flags(flags());
        Ok(self.opened(options.open(path)?))
    }

    fn open_to_mend(&self, path: &Path) -> io::Result<File> {
        let mut options = OpenOptions::new();
        Ok(self.opened(options.write(true).custom_flags(flags()).open(path)?))
    }

    fn create(&self, path: &Path) -> io::Result<File> {
        let mut options = OpenOptions::new();
        options.read(true).append(true).create_new(true).mode(0o600);
        options.custom_flags(OFlags::NOFOLLOW.bits() as i32);
        Ok(self.opened(options.open(path)?))
    }

    fn stat(&self, path: &Path) -> io::Result<Meta> {
        fs::symlink_metadata(path).map(|meta| Meta::from(&meta))
    }

    fn is_folder(&self, path: &Path) -> bool {
        path.is_dir()
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
    }

    fn link(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::hard_link(from, to)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    #[cfg(any(target_os = "linux", target_vendor = "apple"))]
    fn rename_in_one_step(&self, from: &Path, to: &Path) -> io::Result<()> {
        use rustix::fs::{CWD, RenameFlags, renameat_with};
        use rustix::io::Errno;
        match renameat_with(CWD, from, CWD, to, RenameFlags::NOREPLACE) {
            // An old kernel, or a file system that does not know the flag.
            Err(Errno::INVAL | Errno::NOSYS | Errno::OPNOTSUPP) => {
                Err(io::ErrorKind::Unsupported.into())
            }
            done => Ok(done?),
        }
    }

    #[cfg(not(any(target_os = "linux", target_vendor = "apple")))]
    fn rename_in_one_step(&self, _: &Path, _: &Path) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        fs::DirBuilder::new().recursive(true).mode(0o700).create(folder)
    }

    fn fsync_folder(&self, folder: &Path) -> io::Result<()> {
        if !self.flushes {
            return Ok(());
        }
        let opened = match fs::File::open(folder) {
            // A folder that may be written to but not read cannot be opened.
            Err(error) if error.kind() == io::ErrorKind::PermissionDenied => {
                rustix::fs::sync();
                return Ok(());
            }
            opened => opened?,
        };
        match opened.sync_all() {
            // This file system flushes no folders, and has no other call for it.
            Err(error) if error.kind() == io::ErrorKind::InvalidInput => Ok(()),
            flushed => flushed,
        }
    }

    fn temporary(&self) -> PathBuf {
        std::env::temp_dir()
    }

    fn user(&self) -> u32 {
        rustix::process::geteuid().as_raw()
    }

    fn login(&self) -> u32 {
        static LOGIN: OnceLock<u32> = OnceLock::new();
        *LOGIN.get_or_init(|| {
            let boot = fs::read("/proc/sys/kernel/random/boot_id").unwrap_or_default();
            // Each container numbers its own processes.
            let space = fs::read_link("/proc/self/ns/pid").unwrap_or_default();
            let mut sum = crc32fast::Hasher::new();
            sum.update(&boot);
            sum.update(space.as_os_str().as_encoded_bytes());
            sum.update(login().as_bytes());
            sum.finalize()
        })
    }

    fn elapsed(&self) -> Duration {
        static START: OnceLock<Instant> = OnceLock::new();
        START.get_or_init(Instant::now).elapsed()
    }

    fn pause(&self, time: Duration) {
        std::thread::sleep(time);
    }

    fn is_watched(&self) -> bool {
        true
    }
}

#[cfg(target_os = "linux")]
fn login() -> String {
    login_in(&fs::read_to_string("/proc/self/stat").unwrap_or_default())
}

/// Reads the numbers of a process's session and terminal from its line of numbers. A container
/// entered from outside has sessions without a number, so the terminal is needed too.
#[cfg(any(target_os = "linux", test))]
fn login_in(stat: &str) -> String {
    // The program's name comes first and may contain anything.
    let numbers = stat.rsplit_once(')').map_or("", |(_, after)| after);
    // Behind the name come state, parent, process group, session and terminal.
    numbers.split_whitespace().skip(3).take(2).collect::<Vec<_>>().join(" ")
}

#[cfg(not(target_os = "linux"))]
fn login() -> String {
    rustix::process::getsid(None).map_or_else(|_| String::new(), |id| id.to_string())
}

impl OpenFile for RealFile {
    fn stat(&self) -> io::Result<Meta> {
        self.file.metadata().map(|meta| Meta::from(&meta))
    }

    fn read_at(&self, buffer: &mut [u8], offset: u64) -> io::Result<usize> {
        self.file.read_at(buffer, offset)
    }

    fn write(&self, bytes: &[u8]) -> io::Result<usize> {
        (&self.file).write(bytes)
    }

    fn write_at(&self, bytes: &[u8], offset: u64) -> io::Result<()> {
        self.file.write_all_at(bytes, offset)
    }

    fn fsync(&self) -> io::Result<()> {
        if self.flushes { self.file.sync_data() } else { Ok(()) }
    }

    fn truncate(&self, length: u64) -> io::Result<()> {
        self.file.set_len(length)
    }

    fn try_lock(&self, shared: bool) -> io::Result<bool> {
        let asked = if shared { self.file.try_lock_shared() } else { self.file.try_lock() };
        match asked {
            Ok(()) => Ok(true),
            Err(TryLockError::WouldBlock) => Ok(false),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    fn unlock(&self) {
        // Closing the last handle gives it back as well.
        let _ = self.file.unlock();
    }

    fn belong(&self, old: &Meta) -> io::Result<()> {
        let made = self.file.metadata()?;
        let same = (made.uid(), made.gid()) == (old.owner, old.group);
        let belongs = same || fchown(&self.file, Some(old.owner), Some(old.group)).is_ok();
        let mode = old.mode & if belongs { 0o777 } else { 0o707 };
        self.file.set_permissions(Permissions::from_mode(mode))
    }

    fn mark(&self, name: &str, buffer: &mut [u8]) -> io::Result<usize> {
        Ok(fgetxattr(&self.file, name, buffer)?)
    }

    fn set_mark(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        Ok(fsetxattr(&self.file, name, bytes, XattrFlags::empty())?)
    }
}

impl From<&Metadata> for Meta {
    fn from(meta: &Metadata) -> Meta {
        let kind = meta.file_type();
        Meta {
            kind: match () {
                () if kind.is_file() => Kind::File,
                () if kind.is_symlink() => Kind::Link,
                () if kind.is_dir() => Kind::Folder,
                () if kind.is_fifo() => Kind::Pipe,
                () => Kind::Other,
            },
            device: meta.dev(),
            inode: meta.ino(),
            length: meta.len(),
            modified: (meta.mtime(), meta.mtime_nsec()),
            owner: meta.uid(),
            group: meta.gid(),
            mode: meta.permissions().mode(),
            names: meta.nlink(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Real, System, login_in};

    #[test]
    fn two_terminals_in_a_container_are_two_logins() {
        assert_eq!(login_in("7 (komandor) S 1 7 0 34816 7 4194304"), "0 34816");
        assert_eq!(login_in("9 (a) b)) S 1 9 0 34817 9 4194304"), "0 34817");
        assert_eq!(login_in(""), "");
    }

    #[test]
    fn a_file_system_that_flushes_no_folders_is_written_to() {
        let folder = std::path::Path::new("/proc/self/task");
        if let Ok(opened) = std::fs::File::open(folder) {
            assert!(opened.sync_all().is_err());
            Real { flushes: true }.fsync_folder(folder).unwrap();
        }
        Real { flushes: true }.fsync_folder(std::path::Path::new("/nowhere")).unwrap_err();
    }
}
