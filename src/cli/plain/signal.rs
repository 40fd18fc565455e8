//! Signals to end. Every answered line is on the disk, so the program can simply exit.

use crate::cli::output::{Stop, in_words, print};
use crate::msg;
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Held while an action is written: a signal waits for it.
static WRITING: Mutex<()> = Mutex::new(());

/// Keeps a signal from ending the program until this is dropped.
pub(super) fn busy() -> MutexGuard<'static, ()> {
    WRITING.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Exits at the next signal to end, as if the organizer had left, and deletes the `temporary`
/// folder.
pub(super) fn end_on_signals(temporary: Option<PathBuf>) -> Result<(), Stop> {
    let mut signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT])
        .map_err(|error| Stop::refused(msg!("plain.no-signals", error = error.to_string())))?;
    std::thread::spawn(move || {
        if signals.forever().next().is_some() {
            let _busy = busy();
            // An error is ignored: nobody is left to read it.
            let _ = temporary.map(std::fs::remove_dir_all);
            let _ = print(&format!("\n{}\n", in_words(msg!("plain.left-by-signal"))));
            std::process::exit(0);
        }
    });
    Ok(())
}
