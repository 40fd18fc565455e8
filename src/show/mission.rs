//! The mission of a round, if the game has missions.

use super::page::{Column, Table};
use crate::event::Round;
use crate::ruleset::Mission;

/// `Mission A on Coruscant Landfill`.
pub(super) fn fact(round: &Round) -> Option<String> {
    round.mission.as_ref().map(Mission::title)
}

/// ` · mission A on Coruscant Landfill`, to follow a heading.
pub(super) fn behind(round: &Round) -> String {
    let mission = round.mission.as_ref();
    mission.map_or_else(String::new, |mission| format!(" · {}", mission.phrase()))
}

/// Adds the map and the mission to every row.
///
/// A spreadsheet has no line above its table to show them in.
pub(super) fn in_every_row(mut table: Table, round: &Round) -> Table {
    if round.mission.is_some() {
        table.columns.extend(COLUMNS);
        table.rows.iter_mut().for_each(|row| row.extend(cells(round)));
    }
    table
}

/// A cell for each of [`COLUMNS`].
pub(super) fn cells(round: &Round) -> [String; 2] {
    let mission = round.mission.as_ref();
    mission.map_or_else(Default::default, |m| [m.map.en.clone(), m.mission.en.clone()])
}

/// The columns for the map and the mission of a round.
pub(super) const COLUMNS: [Column; 2] = [Column::words("Map"), Column::words("Mission")];
