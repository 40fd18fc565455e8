//! Tells on which screen a key works, if it does nothing on this one.

use super::{active, disabled_reason, way};
use crate::tui::keys::{Act, Context, Key, bindings, key_for};
use crate::tui::model::Model;

/// The place where keys of this context work and the way there, if it can be reached now.
fn there(model: &Model, context: Context) -> Option<String> {
    let ((place, verb), act) = match model.open_event() {
        // Back would only clear the log's filter, so the log's own key is named.
        Some(open) if context == Context::Main && !open.filter.is_empty() => {
            (context.place()?, Act::ShowLog)
        }
        Some(_) => (context.place()?, context.opened_by()?),
        None if context == Context::Event || context.place().is_some() => {
            (("in an event", "opens it"), Act::OpenEvent)
        }
        None => return None,
    };
    let open = active(model).into_iter().any(|binding| binding.act == act);
    let works = open && disabled_reason(act, model).is_none();
    works.then(|| format!("{place}: {} {verb}", way(model, act)))
}

/// The answer to a key that does nothing here.
pub fn key_hint(model: &Model, key: Key) -> String {
    let mut found = bindings().filter(|binding| binding.keys.contains(&key));
    match found.find_map(|binding| there(model, binding.context)) {
        Some(there) => format!("{key} works {there}."),
        None => {
            let help = key_for(Context::Anywhere, Act::Help);
            format!("{key} does nothing here: {help} shows the keys that do.")
        }
    }
}
