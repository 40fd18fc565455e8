//! Exports a sheet: to a printer, into a file, onto the clipboard, into a pager.
//!
//! Screens and the shell use the same functions. [`show`](crate::show) makes the sheets; nothing
//! here knows what is on them. Printing is slow, so the screens print in the background. A written
//! site is uploaded by a command of the user's settings.

mod carrier;
mod clipboard;
mod command;
mod file;
mod pager;
mod printer;

pub use carrier::Carrier;
pub use clipboard::{Between, copied, copied_sentence};
pub(crate) use file::flushed_file;
pub use file::{Unwritten, ending, file_name, format_of, known_endings, shown_path, write};
pub use pager::Pager;
pub use printer::Printer;

/// The ways to export, as the user has set them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outlets {
    pub printer: Printer,
    /// The program between this one and the terminal with the clipboard.
    pub between: Between,
    /// Whether folders are written automatically.
    pub handouts: bool,
}

impl Outlets {
    /// The printer of the environment or the settings, and the clipboard of this terminal.
    pub fn of_environment() -> Outlets {
        Outlets {
            printer: Printer::of_environment(),
            between: Between::of_environment(),
            handouts: true,
        }
    }
}
