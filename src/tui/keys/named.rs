//! Keys named in sentences. They are looked up where they are bound, so that
//! no sentence outlives the key that it names.

use super::{Binding, Context, active, in_chain};
use crate::tui::act::Act;
use crate::tui::floor::View;
use crate::tui::model::Model;

/// The key that does this in this context.
pub fn key_for(context: Context, act: Act) -> String {
    note(context, &[act]);
    written(in_chain(context.chain()).into_iter().find(|binding| binding.act == act))
}

/// The key that does this where the keys go now, with the one that leads
/// there first if that is elsewhere: `u`, `Esc, then u`.
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

/// Where the keys go after this, if it only leads from screen to screen.
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

/// A test presses what was named.
#[cfg(test)]
use tests::note;

#[cfg(not(test))]
fn note(_: Context, _: &[Act]) {}

/// The key that a binding is known by.
fn written(binding: Option<&Binding>) -> String {
    let key = binding.and_then(|binding| binding.keys.first());
    key.map_or(String::new(), ToString::to_string)
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use std::cell::RefCell;

    /// What a sentence says to press, and in which context.
    pub type Named = (Context, Vec<Act>);

    thread_local! {
        static NAMED: RefCell<Vec<Named>> = const { RefCell::new(Vec::new()) };
    }

    pub(super) fn note(context: Context, acts: &[Act]) {
        NAMED.with_borrow_mut(|named| named.push((context, acts.to_vec())));
    }

    /// What was named since this was asked last.
    pub fn named() -> Vec<Named> {
        NAMED.with_borrow_mut(std::mem::take)
    }
}
