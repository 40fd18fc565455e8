//! The terminal interface.

mod act;
mod add_line;
mod app;
pub mod board;
pub mod bracket;
pub mod clock;
mod dialog;
pub mod digits;
mod effect;
mod events_list;
mod facts;
mod field;
mod files;
mod floor;
mod keys;
mod model;
mod msg;
mod steps;
pub mod terminal;
pub mod text;
pub mod theme;
mod update;
mod view;

pub use app::{App, Options};
pub use keys::key_table;
pub use msg::{Flow, Msg};

use crate::store::StoreError;
use std::io;
use std::path::Path;
use terminal::Sources;

/// Why the interface could not run.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
}

/// Runs the list of events until the organizer leaves.
///
/// # Errors
/// The terminal cannot be used.
pub fn run_home(options: Options) -> Result<(), RunError> {
    let sources = Sources::new();
    let mut app = App::at_home(options, sources.sender());
    Ok(terminal::run(&mut app, sources)?)
}

/// Runs one event until the organizer leaves.
///
/// # Errors
/// The event cannot be opened, or the terminal cannot be used.
pub fn run_event(path: &Path, options: Options) -> Result<(), RunError> {
    let sources = Sources::new();
    let mut app = App::at_event(path, options, sources.sender(), clock::now())?;
    Ok(terminal::run(&mut app, sources)?)
}
