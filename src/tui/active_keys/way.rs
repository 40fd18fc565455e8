//! Names the key for an act from the present screen.

use super::{active, context_of};
use crate::tui::keys::{Act, Binding, Context, View, in_chain, key_for, note, opened_view};
use crate::tui::model::Model;

/// The key for this act from here, such as `u` or `Esc, then u`.
///
/// If the act works on another screen, the key that leads there comes first.
pub fn way(model: &Model, act: Act) -> String {
    let here = active(model);
    let context = context_of(model);
    if let Some(binding) = here.iter().find(|binding| binding.act == act) {
        note(context, &[act]);
        return binding.first_key();
    }
    let there = |step: &&'static Binding| {
        let beyond = in_chain(leads_to(model, step.act)?.chain());
        beyond.into_iter().find(|binding| binding.act == act).map(|binding| (*step, binding))
    };
    match here.iter().find_map(there) {
        Some((step, then)) => {
            note(context, &[step.act, act]);
            format!("{}, then {}", step.first_key(), then.first_key())
        }
        None => key_for(Context::Main, act),
    }
}

/// The context behind this act, if it only leads from screen to screen and works now.
fn leads_to(model: &Model, act: Act) -> Option<Context> {
    let open = model.open_event().filter(|_| model.dialogs.is_empty())?;
    let half_typed = !open.digits.is_empty() || !open.filter.is_empty();
    match act {
        Act::Back if open.view != View::Main && !half_typed => Some(Context::Main),
        Act::AddLeave => Some(Context::Players),
        _ => Some(match opened_view(act).filter(|view| open.has_screen(*view))? {
            view if view == open.view => Context::Main,
            view => Context::of_screen(view),
        }),
    }
}
