//! Notifies when a file may have changed, without waking up otherwise.

use super::disk::{Disk, Meta, Stamp};
use super::files::folder_of;
use notify::{Event, EventKind, RecommendedWatcher, RecursiveMode, Watcher};
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use std::{io, thread};

/// How often a file is polled if its folder cannot be watched.
const INTERVAL: Duration = Duration::from_millis(200);

/// Follows a file until dropped: dropping its content ends the watch.
///
/// `Nothing`: no thread could be started, so the next key press shows what others have written.
pub enum Follower {
    Folder { _watcher: RecommendedWatcher },
    Polling { _until_dropped: Sender<()> },
    Nothing,
}

/// Calls `changed` when the file may have been written to, replaced, deleted or put back.
///
/// The call comes from a separate thread, and may come once too often.
///
/// The folder is watched, so that nothing wakes up while nothing changes. If watching is
/// impossible, as on network file systems, the file is polled five times a second.
pub fn follow(path: &Path, changed: impl Fn() + Send + 'static) -> Follower {
    follow_on(&Disk::default(), path, changed)
}

/// [`follow`] on a disk that may not support watching.
pub fn follow_on(disk: &Disk, path: &Path, changed: impl Fn() + Send + 'static) -> Follower {
    if !disk.is_watched() {
        return Follower::Nothing;
    }
    let changed = Arc::new(Mutex::new(changed));
    let call = move || changed.lock().unwrap_or_else(PoisonError::into_inner)();
    let remote = is_remote(folder_of(path));
    let watched = if remote { None } else { watch(path, call.clone()) };
    match watched {
        Some(watcher) => Follower::Folder { _watcher: watcher },
        None => match poll(path.to_owned(), INTERVAL, call) {
            Ok(until_dropped) => Follower::Polling { _until_dropped: until_dropped },
            Err(_) => Follower::Nothing,
        },
    }
}

fn watch(path: &Path, changed: impl Fn() + Send + 'static) -> Option<RecommendedWatcher> {
    let name = path.file_name()?.to_owned();
    // The watcher aborts the program if it cannot start a thread, so one is tried first.
    thread::Builder::new().spawn(|| ()).ok()?.join().ok()?;
    let notice = move |event: notify::Result<Event>| {
        // A failed watch may have missed a change: look once.
        if event.as_ref().map_or(true, |event| concerns(event, &name)) {
            changed();
        }
    };
    let mut watcher = notify::recommended_watcher(notice).ok()?;
    watcher.watch(folder_of(path), RecursiveMode::NonRecursive).ok()?;
    Some(watcher)
}

/// Whether the file's content or place may have changed. Opening and reading do not count, because
/// the receiver of the call opens the file itself.
fn concerns(event: &Event, name: &OsStr) -> bool {
    event.need_rescan()
        || (!matches!(event.kind, EventKind::Access(_))
            && event.paths.iter().any(|path| path.file_name() == Some(name)))
}

/// Polls the file until the sender is dropped.
fn poll(
    path: PathBuf,
    interval: Duration,
    changed: impl Fn() + Send + 'static,
) -> io::Result<Sender<()>> {
    let (sender, dropped) = channel();
    let look =
        move || std::fs::symlink_metadata(&path).ok().map(|meta| Stamp::of(&Meta::from(&meta)));
    let mut last = look();
    let follow = move || {
        while dropped.recv_timeout(interval) == Err(RecvTimeoutError::Timeout) {
            let now = look();
            if now != last {
                last = now;
                changed();
            }
        }
    };
    thread::Builder::new().spawn(follow).map(|_| sender)
}

/// Whether other computers may write there without a notification here.
#[cfg(target_os = "linux")]
fn is_remote(folder: &Path) -> bool {
    // NFS, SMB, CIFS, SMB2, FUSE, 9P, Ceph and AFS, with their numbers from statfs(2).
    const REMOTE: [u32; 8] = [
        0x6969,
        0x517b,
        0xff53_4d42,
        0xfe53_4d42,
        0x6573_5546,
        0x0102_1997,
        0x00c3_6400,
        0x5346_414f,
    ];
    rustix::fs::statfs(folder).is_ok_and(|found| REMOTE.contains(&(found.f_type as u32)))
}

#[cfg(not(target_os = "linux"))]
fn is_remote(_: &Path) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;
    use std::io::Write;
    use std::sync::mpsc::Receiver;

    /// A follower must be notified of a change within this time.
    const SOON: Duration = Duration::from_millis(200);

    fn steps(changes: &Receiver<()>, path: &Path, soon: Duration) {
        let calm = |changes: &Receiver<()>| while changes.recv_timeout(soon).is_ok() {};
        fs::OpenOptions::new().append(true).open(path).unwrap().write_all(b"x").unwrap();
        changes.recv_timeout(soon).expect("an added line is noticed");
        calm(changes);
        fs::read(path).unwrap();
        changes.recv_timeout(soon).expect_err("reading is no change");
        fs::write(path.with_extension("other"), "x").unwrap();
        changes.recv_timeout(soon).expect_err("another file is no concern");
        fs::rename(path.with_extension("other"), path).unwrap();
        changes.recv_timeout(soon).expect("a replaced file is noticed");
        calm(changes);
        fs::remove_file(path).unwrap();
        changes.recv_timeout(soon).expect("a deleted file is noticed");
    }

    #[test]
    fn a_watched_file_is_told_of_when_it_changes_and_only_then() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.yaml");
        fs::write(&path, "x").unwrap();
        let (sender, changes) = channel();
        let _follower = follow(&path, move || sender.send(()).unwrap_or(()));
        steps(&changes, &path, SOON);
    }

    #[test]
    fn a_file_that_cannot_be_watched_is_looked_at() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("event.yaml");
        fs::write(&path, "x").unwrap();
        let (sender, changes) = channel();
        let interval = Duration::from_millis(20);
        let _sender = poll(path.clone(), interval, move || sender.send(()).unwrap_or(())).unwrap();
        steps(&changes, &path, SOON);
    }
}
