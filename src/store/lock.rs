use super::disk::Disk;
use super::system::File;
use std::io;
use std::time::Duration;

/// Having waited so long, one asks again and again.
const IMPATIENT: Duration = Duration::from_millis(300);

/// A lock on a file, given back when dropped.
pub(super) struct Held(File);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.unlock();
    }
}

/// Locks the file against other writers, or, shared, against any writer.
/// None: somebody else held it all that time.
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
            // The lock belongs to what is open, and so to this handle too.
            return Ok(Some(Held(file.clone())));
        }
        let waited = disk.elapsed() - start;
        let left = patience.saturating_sub(waited);
        if left.is_zero() {
            return Ok(None);
        }
        disk.system().pause(pause.min(left));
        // Who has waited long asks more often, so that writers without a
        // pause of their own cannot keep him out for ever.
        pause = match waited < IMPATIENT {
            true => (pause * 2).min(Duration::from_millis(5)),
            false => Duration::from_micros(100),
        };
    }
}
