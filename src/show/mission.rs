//! The mission of a round, if the game has missions.

use super::page::{Column, Table};
use crate::event::Round;
use crate::ruleset::Mission;

/// `Mission A on Coruscant Landfill`.
pub(super) fn fact(round: &Round) -> Option<String> {
    round.mission.as_ref().map(Mission::title)
}

/// ` · mission A on Coruscant Landfill`, to follow a heading.
pub(super) fn suffix(round: &Round) -> String {
    let mission = round.mission.as_ref();
    mission.map_or_else(String::new, |mission| format!(" · {}", mission.phrase()))
}

/// Adds the map and the mission to every row.
///
/// A spreadsheet has no line above its table to show them in.
pub(super) fn in_every_row(mut table: Table, round: &Round) -> Table {
    if round.mission.is_some() {
        table.columns.extend([MAP, MISSION]);
        table.rows.iter_mut().for_each(|row| row.extend([map(round), name(round)]));
    }
    table
}

pub(super) const MAP: Column = Column::words("Map");
pub(super) const MISSION: Column = Column::words("Mission");

pub(super) fn map(round: &Round) -> String {
    round.mission.as_ref().map_or_else(String::new, |mission| mission.map.en.clone())
}

pub(super) fn name(round: &Round) -> String {
    round.mission.as_ref().map_or_else(String::new, |mission| mission.mission.en.clone())
}
