use crate::event::{Command, Head, Who};
use crate::store::Shelf;
use std::path::PathBuf;

/// What a key press asks the world for. The program carries it out; the
/// update that returned it has touched nothing but the model.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Ask the rules, write it down.
    Commit(Command),
    /// The same, for what the organizer was asked about, if it still comes to just that.
    CommitAgreed {
        command: Command,
        to: String,
    },
    /// The same as the first, for a result that replaces another's knowingly.
    Correct(Command),
    /// Register the roster in this file.
    Import(String),
    /// Complete the path in the form on top.
    CompletePath(String),
    /// Take in a deck or army list.
    HandIn {
        who: Who,
        path: String,
    },
    Open(PathBuf),
    /// Make an event of this game, and open it; whoever carries it out draws
    /// the seed.
    Make {
        head: Head,
        game: String,
    },
    /// Leave the event for the list of events, or the program.
    Leave,
    /// Put an event of the list away, or back.
    Shelve {
        path: PathBuf,
        to: Shelf,
    },
    /// Read on what others have written.
    Refresh,
    /// Put the event back where its file was.
    PutBack,
    /// Go on with the older version that stands in the file.
    GoOnWithout,
    Bell,
    Quit,
}
