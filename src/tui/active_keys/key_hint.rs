//! Tells on which screen a key works, if it does nothing on this one.

use super::{active, disabled_reason, way};
use crate::msg;
use crate::tui::keys::{Act, Context, Key, bindings, key_for};
use crate::tui::model::Model;
use crate::words::Message;

/// The place where keys of this context work and the way there, if it can be reached now.
fn there(model: &Model, key: Key, context: Context) -> Option<Message> {
    let (context, act) = match model.open_event() {
        // Back would only clear the log's filter, so the log's own key is named.
        Some(open) if context == Context::Main && !open.filter.is_empty() => {
            (context, Act::ShowLog)
        }
        Some(_) => (context, context.opened_by()?),
        None if context == Context::Event || context.opened_by().is_some() => {
            (Context::Event, Act::OpenEvent)
        }
        None => return None,
    };
    let open = active(model).into_iter().any(|binding| binding.act == act);
    let works = open && disabled_reason(act, model).is_none();
    if !works {
        return None;
    }
    let way = way(model, act);
    Some(match context {
        Context::Event => msg!("screen.works-in-event", key, way),
        _ => msg!("screen.works-elsewhere", key, place = context.name(), way),
    })
}

/// The answer to a key that does nothing here.
pub fn key_hint(model: &Model, key: Key) -> Message {
    let mut found: Vec<_> = bindings().filter(|binding| binding.keys.contains(&key)).collect();
    // A key that works in several places is wanted beside the round most often.
    found.sort_by_key(|binding| binding.context != Context::Main);
    found.iter().find_map(|binding| there(model, key, binding.context)).unwrap_or_else(|| {
        let help = key_for(Context::Anywhere, Act::Help);
        msg!("screen.does-nothing-here", key, help)
    })
}
