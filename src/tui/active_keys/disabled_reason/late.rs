//! Reasons for the keys of late players, missing opponents and the repair of a round.

use super::event::{no_round, refusal};
use super::players::no_player;
use crate::event::{Command, StageKind};
use crate::msg;
use crate::tui::dialog::{Choices, ChoicesAbout, Dialog};
use crate::tui::keys::View;
use crate::tui::late;
use crate::tui::model::Model;
use crate::tui::open_event::Pane;
use crate::words::Message;

/// Why there is no place to give to the chosen player, and nobody missing at the chosen table.
pub fn cannot_seat(model: &Model) -> Option<Message> {
    if let Some(why) = super::lists::closed(model).or_else(|| no_round(model)) {
        return Some(why);
    }
    if late::chosen(model).is_some() {
        return None;
    }
    let open = model.open_event()?;
    let event = open.event();
    if let Some(why) = late::round_is_over(event) {
        return Some(why);
    }
    if open.view == View::Main && open.pane == Pane::Round && model.dialogs.is_empty() {
        let table = open.chosen_table().filter(|_| !open.looks_back());
        return Some(match table {
            Some(table) => msg!("tables.table-done", table),
            None => msg!("tables.no-round-under-way"),
        });
    }
    let swiss = event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss);
    let under_way = event.round().is_some_and(|round| swiss && !round.is_complete());
    no_player(model).or_else(|| {
        let id = model.chosen_player()?;
        let name = event.label(id);
        Some(match (under_way, event.is_here(id)) {
            (false, _) => msg!("tables.no-round-under-way"),
            (true, false) => msg!("players.left-already", name),
            (true, true) => msg!("tables.has-place", name),
        })
    })
}

/// Why there is nothing to repair. Whether the round would be drawn otherwise is found out only
/// once the key is pressed.
pub fn nothing_to_repair(model: &Model) -> Option<Message> {
    if let Some(why) = super::lists::closed(model).or_else(|| no_round(model)) {
        return Some(why);
    }
    let event = model.event()?;
    let swiss = event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss);
    let under_way = event.round().is_some_and(|round| swiss && !round.is_complete());
    (!under_way).then(|| msg!("tables.no-round-under-way"))
}

/// Why the chosen table cannot be marked as begun.
pub fn cannot_mark(model: &Model) -> Option<Message> {
    if let Some(why) = super::lists::closed(model).or_else(|| no_round(model)) {
        return Some(why);
    }
    let open = model.open_event()?;
    if open.pane != Pane::Round || open.looks_back() {
        return Some(msg!("tables.no-round-under-way"));
    }
    let Some(table) = open.chosen_table() else { return Some(msg!("screen.only-byes")) };
    refusal(open.event(), &Command::Begun { tables: vec![table], begun: true })
}

/// Why no other player of a table can be the missing one.
pub fn nobody_else_missing(model: &Model) -> Option<Message> {
    let Some(Dialog::Choices(choices)) = model.dialogs.last() else { return None };
    let Choices { about, .. } = &**choices;
    (!matches!(about, ChoicesAbout::Missing { .. })).then(|| msg!("tables.one-player"))
}
