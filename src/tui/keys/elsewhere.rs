//! Tells on which screen a key works, if it does nothing on this one.

use super::{Context, Key, active, bindings, key_for, way};
use crate::tui::act::Act;
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
}

/// The place where keys of this context work, the act that leads there, and a verb for it.
fn place(context: Context, in_log: bool) -> Option<(&'static str, Act, &'static str)> {
    Some(match context {
        // The log's own key is named here, because Back would only clear the log's filter.
        Context::Main if in_log => ("beside the round", Act::ShowLog, "leads there"),
        Context::Main => ("beside the round", Act::Back, "leads there"),
        Context::Players => ("in the list of players", Act::ShowPlayers, "opens it"),
        Context::Draft => ("in the draft", Act::ShowDraft, "opens it"),
        Context::Standings => ("in the standings", Act::ShowStandings, "opens them"),
        Context::Bracket => ("in the bracket", Act::ShowBracket, "opens it"),
        Context::Log => ("in the log", Act::ShowLog, "opens it"),
        _ => return None,
    })
}

/// The place where keys of this context work and the way there, if it can be reached now.
fn there(model: &Model, context: Context) -> Option<String> {
    let (place, act, word) = match model.floor() {
        Some(floor) => place(context, !floor.filter.is_empty())?,
        None if context == Context::Event || place(context, false).is_some() => {
            ("in an event", Act::OpenEvent, "opens it")
        }
        None => return None,
    };
    let open = active(model).into_iter().find(|binding| binding.act == act)?;
    let works = open.reason(model).is_none();
    works.then(|| format!("{place}: {} {word}", way(model, act)))
}

/// The answer to a key that does nothing here.
pub fn elsewhere(model: &Model, key: Key) -> String {
    let mut found = bindings().filter(|binding| binding.keys.contains(&key));
    match found.find_map(|binding| there(model, binding.context)) {
        Some(there) => format!("{key} works {there}."),
        None => {
            let help = key_for(Context::Anywhere, Act::Help);
            format!("{key} does nothing here: {help} shows the keys that do.")
        }
    }
}
