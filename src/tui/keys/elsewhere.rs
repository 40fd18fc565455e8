//! A key that works on another screen says so, instead of nothing.

use super::{Context, Key, bindings};
use crate::tui::model::Model;

impl Context {
    /// Whether a key without a binding may be text here.
    pub fn takes_text(self) -> bool {
        !matches!(
            self,
            Context::Home
                | Context::Main
                | Context::Players
                | Context::Draft
                | Context::Standings
                | Context::Bracket
                | Context::Log
                | Context::Announcement
        )
    }

    /// Where keys of this context work, and the way there.
    fn way(self, in_event: bool) -> Option<(&'static str, &'static str)> {
        Some(match self {
            Context::Home => ("in the list of events", "q leads there"),
            Context::Event | Context::Main if !in_event => ("in an event", "Enter opens it"),
            Context::Main => ("beside the round", "Esc leads there"),
            Context::Players if !in_event => ("in an event's list of players", "Enter opens it"),
            Context::Players => ("in the list of players", "r opens it"),
            Context::Draft if in_event => ("in the draft", "w opens it"),
            Context::Standings if in_event => ("in the standings", "s opens them"),
            Context::Bracket if in_event => ("in the bracket", "b opens it"),
            Context::Log if in_event => ("in the log", "l opens it"),
            _ => return None,
        })
    }
}

/// What is said to a key that does nothing here.
pub fn elsewhere(model: &Model, key: Key) -> String {
    let in_event = model.event().is_some();
    let mut found = bindings().filter(|binding| binding.keys.contains(&key));
    match found.find_map(|binding| binding.context.way(in_event)) {
        Some((place, way)) => format!("{key} works {place}: {way}."),
        None => format!("{key} does nothing here: ? shows the keys that do."),
    }
}
