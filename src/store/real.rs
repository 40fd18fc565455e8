//! The real operating system.

use super::disk::{File, Kind, Meta, OpenFile, System};
use rustix::fs::{OFlags, XattrFlags, fgetxattr, fsetxattr};
use std::fs::{self, Metadata, OpenOptions, Permissions, TryLockError};
use std::io::{self, Write};
use std::os::unix::fs::{
    DirBuilderExt, FileExt, FileTypeExt, MetadataExt, OpenOptionsExt, PermissionsExt, fchown,
};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

pub(super) struct Real {
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
        let given = same || fchown(&self.file, Some(old.owner), Some(old.group)).is_ok();
        let mode = old.mode & if given { 0o777 } else { 0o707 };
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
