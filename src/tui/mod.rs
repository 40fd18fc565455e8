//! The terminal interface. It runs an event from the first name to the champion, by keyboard.
//!
//! A message travels this way: terminal → [`Msg`] → `update` of the model → effects. The
//! program carries the effects out and commits through the [store](crate::store). Then the
//! screens and dialogs draw from the model.
//!
//! | module | contents |
//! |---|---|
//! | [`terminal`], `decode` | takes over the terminal, reads its bytes as keys, and runs any [`Screen`](terminal::Screen) in it |
//! | `keys` | the acts, the contexts, and the record of a key; hints, help, sentences and [`key_help()`] read them |
//! | `active_keys` | which keys work now, why a key does not, and where it does |
//! | `act` | what each act calls that several screens and dialogs share; it changes the model and returns effects |
//! | `screen` | one file a screen: its keys, each with its act: what it does and why it does not; its drawing |
//! | `dialog` | one file a dialog, the same with its state, and with what others change in it; the dialogs form a stack, and the top one has the keys |
//! | `prelude` | the names that nearly every screen and dialog uses |
//! | `ui` | what all of them are made of: lists, boxes, hints, text, [`theme`](ui::theme) |
//! | `open_event`, `derived` | an open event, the parts of it that the organizer looks at, and what is computed of it |
//! | `saved` | what the screen does after an action was saved, or refused for what others changed |
//! | `known`, `narrowed` | people of older events, offered while a name is typed; the list that a typed name narrows |
//! | `odds` | who is certain and the odds, computed in a thread |
//! | [`board`] | the read-only screens for the players |
//! | [`station`] | the screen at which players enter their own results |
//! | [`bracket`] | the drawing of elimination rounds, shared by screens and boards |
//!
//! # Several scorekeepers
//!
//! A key is answered for what stood on the screen when it was pressed. Somebody else may
//! meanwhile have swapped the players of the table, entered its result, or changed
//! the seeds of the cut or the newest action. Then nothing is saved, both are named,
//! and the same key once more takes what is there now. If the newest action is
//! somebody else's, `u` first says whose. A dialog that another's action closes says
//! so and waits for `Enter`.
//!
//! Deliberately absent: rules (they live in [`event`](crate::event)), a second copy of the
//! focus (it follows from the model), and any colour outside [`theme`](ui::theme).

mod act;
mod active_keys;
mod app;
pub mod board;
pub mod bracket;
pub mod clock;
mod decode;
mod derived;
mod dialog;
mod files;
mod keys;
mod known;
mod model;
mod msg;
mod narrowed;
mod odds;
mod open_event;
mod podium;
mod prelude;
mod saved;
mod screen;
pub mod station;
pub mod terminal;
#[cfg(test)]
mod tests;
pub mod ui;
mod update;

pub use app::{App, Options, RunError};
pub use keys::{
    KeyHelp, as_file as keys_as_file, install as install_keys, key_help, key_of_help,
    key_of_leaving, key_of_verbs, read as read_keys,
};
pub use msg::{Flow, Msg};

use crate::words::Message;
use std::path::Path;
use terminal::Sources;

/// Runs the list of events until the organizer leaves. Returns a notice to show afterwards, if
/// there is one.
///
/// # Errors
/// The terminal cannot be used.
pub fn run_home(options: Options) -> Result<Option<Message>, RunError> {
    let sources = Sources::new();
    let mut app = App::at_home(options, sources.sender());
    terminal::run(&mut app, sources)?;
    Ok(app.closing_warning())
}

/// Runs one event until the organizer leaves. Returns a notice to show afterwards, if there is
/// one.
///
/// # Errors
/// The event cannot be opened, or the terminal cannot be used.
pub fn run_event(path: &Path, options: Options) -> Result<Option<Message>, RunError> {
    let sources = Sources::new();
    let mut app = App::at_event(path, options, sources.sender(), clock::now())?;
    terminal::run(&mut app, sources)?;
    Ok(app.closing_warning())
}
