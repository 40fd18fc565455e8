//! The mission of a round, if the game has missions.

use super::page::{Column, Table};
use crate::event::Round;
use crate::msg;
use crate::words::{Arg, Message};

/// A heading with the mission behind it: `Round 2 · mission A on Coruscant Landfill`.
pub(super) fn heading(title: Message, round: &Round) -> Message {
    match &round.mission {
        Some(mission) => msg!("page.with-mission", title, mission = mission.phrase()),
        None => title,
    }
}

/// Adds the map and the mission to every row.
///
/// A spreadsheet has no line above its table to show them in.
pub(super) fn in_every_row(mut table: Table, round: &Round) -> Table {
    if round.mission.is_some() {
        table.columns.extend([map_column(), mission_column()]);
        table.rows.iter_mut().for_each(|row| row.extend([map(round), name(round)]));
    }
    table
}

pub(super) fn map_column() -> Column {
    Column::words(msg!("column.map"))
}

pub(super) fn mission_column() -> Column {
    Column::words(msg!("column.mission"))
}

pub(super) fn map(round: &Round) -> Arg {
    round.mission.as_ref().map_or_else(|| "".into(), |mission| (&mission.map).into())
}

pub(super) fn name(round: &Round) -> Arg {
    round.mission.as_ref().map_or_else(|| "".into(), |mission| (&mission.mission).into())
}
