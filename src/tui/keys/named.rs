//! Names keys in sentences.
//!
//! The keys are looked up in the bindings, so a sentence never names a key that has changed.

use super::{Binding, Context, active, in_chain};
use crate::tui::act::Act;
use crate::tui::floor::View;
use crate::tui::model::Model;

/// The key for this act in this context.
pub fn key_for(context: Context, act: Act) -> String {
    note(context, &[act]);
    written(in_chain(context.chain()).into_iter().find(|binding| binding.act == act))
}

/// The key for this act from here, such as `u` or `Esc, then u`.
///
/// If the act works on another screen, the key that leads there comes first.
pub fn way(model: &Model, act: Act) -> String {
    let here = active(model);
    let context = Context::of(model);
    if let Some(binding) = here.iter().find(|binding| binding.act == act) {
        note(context, &[act]);
        return written(Some(binding));
    }
    let there = |step: &&Binding| {
        let beyond = in_chain(leads_to(model, step.act)?.chain());
        let binding = beyond.into_iter().find(|binding| binding.act == act)?;
        step.reason(model).is_none().then(|| (step.act, written(Some(step)), binding))
    };
    match here.iter().copied().find_map(|step| there(&step)) {
        Some((step, first, then)) => {
            note(context, &[step, act]);
            format!("{first}, then {}", written(Some(then)))
        }
        None => key_for(Context::Main, act),
    }
}

/// The context behind this act, if it only leads from screen to screen.
fn leads_to(model: &Model, act: Act) -> Option<Context> {
    let floor = model.floor().filter(|_| model.dialogs.is_empty())?;
    let half_typed = !floor.digits.is_empty() || !floor.filter.is_empty();
    match act {
        Act::Back if floor.view != View::Main && !half_typed => Some(Context::Main),
        Act::AddLeave => Some(Context::Players),
        _ => Some(match act.leads_to()? {
            view if view == floor.view => Context::Main,
            view => Context::of_screen(view),
        }),
    }
}

/// A test presses the keys that were named.
#[cfg(test)]
use tests::note;

#[cfg(not(test))]
fn note(_: Context, _: &[Act]) {}

/// The first key of a binding, by which sentences name it.
fn written(binding: Option<&Binding>) -> String {
    let key = binding.and_then(|binding| binding.keys.first());
    key.map_or(String::new(), ToString::to_string)
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use std::cell::RefCell;

    /// The acts that a sentence tells the user to carry out, and the context for their keys.
    pub type Named = (Context, Vec<Act>);

    thread_local! {
        static NAMED: RefCell<Vec<Named>> = const { RefCell::new(Vec::new()) };
    }

    pub(super) fn note(context: Context, acts: &[Act]) {
        NAMED.with_borrow_mut(|named| named.push((context, acts.to_vec())));
    }

    /// The acts named since the last call.
    pub fn named() -> Vec<Named> {
        NAMED.with_borrow_mut(std::mem::take)
    }
}
