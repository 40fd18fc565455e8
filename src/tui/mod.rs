//! The terminal interface: an event from the first name to the champion,
//! from the keyboard alone.
//!
//! terminal → [`Msg`] → `update` of the model → effects → the program carries
//! them out, commits through the [store](crate::store) → the views draw from
//! the model.
//!
//! | room | what is there |
//! |---|---|
//! | [`terminal`] | taken over, given back, and the loop for any [`Screen`](terminal::Screen) |
//! | `keys` | one record per key: dispatch, hints, help and [`key_help()`] read it |
//! | `tty`, `typed`, `window` | the terminal's bytes out and in, and its size |
//! | `answer` | what the terminal says of its background, picked out of the keys |
//! | `act` | what keys stand for; each changes the model and names effects |
//! | `dialog` | the stack of dialogs, of which the top one has the keys |
//! | `floor` | an open event, and what the organizer looks at in it |
//! | `seen` | how far he has read what others did |
//! | `view` | what is seen |
//! | [`board`] | the read-only screen for the room |
//! | [`bracket`], [`digits`], [`text`], [`theme`] | drawing that all of them share |
//!
//! # Several scorekeepers
//!
//! A key is answered for what stood on the screen when it was pressed. Another may
//! meanwhile have swapped the players of the table, entered its result, or changed
//! the seeds of the cut or the newest action. Nothing is saved then, both are named,
//! and the same key once more takes what is there now. If the newest action is
//! somebody else's, `u` first says whose. A dialog that another's action closes says
//! so and waits for `Enter`.
//!
//! Deliberately absent: rules (they are asked in [`event`](crate::event)),
//! a second copy of the focus (it follows from the model), and any colour
//! outside [`theme`].

mod act;
mod add_line;
mod answer;
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
mod pasted;
mod paths;
mod scroll;
mod seen;
mod steps;
pub mod terminal;
#[cfg(test)]
mod tests;
pub mod text;
pub mod theme;
mod tty;
mod typed;
mod update;
mod view;
mod window;

pub use app::{App, Options};
pub use keys::{KeyHelp, key_help};
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

/// Runs the list of events until the organizer leaves; what has to be known
/// then.
///
/// # Errors
/// The terminal cannot be used.
pub fn run_home(options: Options) -> Result<Option<String>, RunError> {
    let sources = Sources::new();
    let mut app = App::at_home(options, sources.sender());
    terminal::run(&mut app, sources)?;
    Ok(app.parting())
}

/// Runs one event until the organizer leaves; what has to be known then.
///
/// # Errors
/// The event cannot be opened, or the terminal cannot be used.
pub fn run_event(path: &Path, options: Options) -> Result<Option<String>, RunError> {
    let sources = Sources::new();
    let mut app = App::at_event(path, options, sources.sender(), clock::now())?;
    terminal::run(&mut app, sources)?;
    Ok(app.parting())
}
