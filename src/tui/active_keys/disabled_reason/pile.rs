//! Reasons for the keys of a pile of slips.

use super::event::{no_final_round, no_result, not_posted};
use crate::event::Event;
use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::dialog::{Dialog, Halt, Pile};
use crate::tui::keys::{Act, View};
use crate::tui::model::Model;
use crate::words::Message;

/// The pile on top, and its event.
fn pile(model: &Model) -> Option<(&Pile, &Event)> {
    match model.dialogs.last() {
        Some(Dialog::Pile(pile)) => Some((pile, model.event()?)),
        _ => None,
    }
}

/// Why no pile can be opened: nothing can be entered, or every table has its result.
pub fn no_pile(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let why = match open.view {
        View::Bracket => no_final_round(model),
        _ => no_result(model).or_else(|| not_posted(model)),
    };
    why.or_else(|| {
        let all_in = open.round_summary().missing.is_empty();
        all_in.then(|| msg!("slips.all-entered"))
    })
}

/// Why no result can be typed: the pile is done.
pub fn no_slip(model: &Model) -> Option<Message> {
    let (pile, _) = pile(model)?;
    pile.slip.is_none().then(|| msg!("slips.no-slip-left", back = way(model, Act::CloseDialog)))
}

pub fn no_other_slip(model: &Model) -> Option<Message> {
    let (pile, event) = pile(model)?;
    (!pile.has_other(event)).then(|| msg!("time-call.last-skipped"))
}

pub fn nothing_to_take_back(model: &Model) -> Option<Message> {
    let (pile, event) = pile(model)?;
    let some = pile.has_typed(event) || pile.last_saved().is_some();
    (!some).then(|| msg!("log.nothing-to-undo"))
}

/// Why there is no table to go to: no digit is typed.
pub fn no_number(model: &Model) -> Option<Message> {
    let (pile, _) = pile(model)?;
    let typed = pile.number.as_deref().unwrap_or_default();
    typed.trim_start_matches('0').is_empty().then(|| msg!("slips.no-number"))
}

/// Why no result can be opened: the pile has not stopped at a table of the round.
pub fn nothing_to_show(model: &Model) -> Option<Message> {
    match &pile(model)?.0.halt {
        Some(Halt::NoTable(why)) => Some(why.clone()),
        _ => None,
    }
}
