//! Reasons for the keys of a season.

use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::keys::Act;
use crate::tui::model::Model;
use crate::words::Message;

fn on_sheet(model: &Model) -> Option<Message> {
    let (table, _) = model.season()?;
    table.person().map(|_| msg!("season.on-sheet", key = way(model, Act::CloseDialog)))
}

pub fn no_question(model: &Model) -> Option<Message> {
    let (table, wanted) = model.season()?;
    let none = table.answer(true).is_none().then(|| msg!("season.no-question"));
    let hidden = || msg!("season.hidden-question", key = way(model, Act::CloseDialog));
    on_sheet(model).or(none).or_else(|| table.hides_question(wanted).then(hidden))
}

pub fn no_answer(model: &Model) -> Option<Message> {
    let (table, wanted) = model.season()?;
    let none = || msg!("season.no-answer", key = way(model, Act::Narrow));
    on_sheet(model).or_else(|| table.answered(wanted).is_none().then(none))
}

pub fn no_person(model: &Model) -> Option<Message> {
    let (table, wanted) = model.season()?;
    let none = || msg!("season.no-person", key = way(model, Act::Narrow));
    on_sheet(model).or_else(|| table.wanted(wanted).is_none().then(none))
}
