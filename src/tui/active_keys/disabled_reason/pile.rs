//! Reasons for the keys of a pile of slips.

use super::event::{no_final_round, no_result, no_round, not_posted};
use crate::event::Event;
use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::dialog::{Dialog, Halt, Pass, Pile};
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
        all_in.then(|| msg!("pile.all-entered", again = way(model, Act::SecondEntry)))
    })
}

/// Why there is nothing to compare slips with.
pub fn nothing_to_compare(model: &Model) -> Option<Message> {
    no_round(model).or_else(|| {
        let (stage, _, round) = model.open_event()?.round()?;
        let pass = Pass::Second(Vec::new());
        let pile = Pile::new(model.event()?, (stage, round.number), pass);
        pile.slip.is_none().then(|| msg!("pile.nothing-entered"))
    })
}

/// Why no result can be typed: the pile is done.
pub fn no_slip(model: &Model) -> Option<Message> {
    let (pile, _) = pile(model)?;
    pile.slip.is_none().then(|| msg!("pile.no-slip-left", back = way(model, Act::CloseDialog)))
}

/// Why no single game can be conceded.
pub fn no_game_concession(model: &Model) -> Option<Message> {
    let (pile, event) = pile(model)?;
    (!pile.takes_concession(event)).then(|| msg!("pile.whole-matches"))
}

/// Why nobody can be marked as leaving: the second entry saves nothing.
pub fn saves_nobody(model: &Model) -> Option<Message> {
    let (pile, _) = pile(model)?;
    match pile.is_second() {
        true => Some(msg!("pile.saves-nobody")),
        false => no_slip(model),
    }
}

/// Why no side is written down: the second entry saves nothing.
pub fn saves_no_side(model: &Model) -> Option<Message> {
    let (pile, _) = pile(model)?;
    match pile.is_second() {
        true => Some(msg!("slips.saves-no-side")),
        false => no_slip(model),
    }
}

pub fn no_other_slip(model: &Model) -> Option<Message> {
    let (pile, event) = pile(model)?;
    (!pile.has_other(event)).then(|| msg!("pile.no-other"))
}

pub fn nothing_to_take_back(model: &Model) -> Option<Message> {
    let (pile, event) = pile(model)?;
    let some = pile.has_typed(event) || pile.last_saved().is_some();
    (!some).then(|| msg!("pile.nothing-to-take-back"))
}

/// Why there is no table to go to: no digit is typed.
pub fn no_number(model: &Model) -> Option<Message> {
    let (pile, _) = pile(model)?;
    let typed = pile.number.as_deref().unwrap_or_default();
    typed.trim_start_matches('0').is_empty().then(|| msg!("pile.no-number"))
}

/// Why no slip is typed again: none differs here.
pub fn nothing_differs(model: &Model) -> Option<Message> {
    let (pile, _) = pile(model)?;
    (!matches!(pile.halt, Some(Halt::Differs(_))))
        .then(|| msg!("slips.nothing-back", go_on = way(model, Act::GoOnWithSlips)))
}

/// Why no result can be opened: the pile has not stopped at a table of the round.
pub fn nothing_to_show(model: &Model) -> Option<Message> {
    match &pile(model)?.0.halt {
        Some(Halt::NoTable(why)) => Some(why.clone()),
        _ => None,
    }
}
