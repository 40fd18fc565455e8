use super::disk::Disk;
use super::system::File;
use std::io;
use std::time::Duration;

/// After this wait, the lock is tried more often.
const IMPATIENT: Duration = Duration::from_millis(300);

/// A lock on a file, released when dropped.
pub(super) struct Held(File);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.unlock();
    }
}

/// Locks the file against other writers or, if `shared`, against any writer.
///
/// None: somebody else held the lock all that time.
///
/// # Errors
/// The file system offers no locks.
pub(super) fn hold(
    disk: &Disk,
    file: &File,
    shared: bool,
    patience: Duration,
) -> io::Result<Option<Held>> {
    let start = disk.elapsed();
    let mut pause = Duration::from_micros(200);
    loop {
        if disk.try_lock(file, shared)? {
            // The lock belongs to the open file, and so to this handle too.
            return Ok(Some(Held(file.clone())));
        }
        let waited = disk.elapsed() - start;
        let left = patience.saturating_sub(waited);
        if left.is_zero() {
            return Ok(None);
        }
        disk.system().pause(pause.min(left));
        // A long wait leads to more frequent tries. Writers that never pause could
        // otherwise keep this one out for ever.
        pause = match waited < IMPATIENT {
            true => (pause * 2).min(Duration::from_millis(5)),
            false => Duration::from_micros(100),
        };
    }
}
