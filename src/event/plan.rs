//! The plan of an event: the rounds, the cut and the finals match, by the settings and the number
//! of players.

use super::actions::Plan;
use super::{Event, StageKind, departures, rounds_of_pod};
use crate::event::actions::draft::largest_pod;
use crate::event::decide::refuse_if;
use crate::msg;
use crate::ruleset::{
    CutRule, FinalsKind, MOST_ROUNDS, MatchShape, PairingKind, RoundKind, Row, Structure,
    StructureKind,
};
use crate::words::{Arg, Message, Text};

/// The plan for this number of players, with warnings where it departs from the structure's table.
///
/// # Errors
/// Why there is no plan, and which setting to change.
pub fn plan_for(event: &Event, players: u32) -> Result<(Plan, Vec<Message>), Message> {
    let (setup, ruleset) = (&event.setup, &event.ruleset);
    let kind = match ruleset.preliminary.pairing {
        _ if setup.rounds == Some(0) => starting_with_elimination(event)?,
        PairingKind::RandomInGroups | PairingKind::HalvesByStart => StageKind::Swiss,
        PairingKind::RoundRobin => StageKind::RoundRobin,
    };
    let custom = &ruleset.structures.custom;
    if kind == StageKind::RoundRobin {
        return Ok((round_robin(event, players)?, Vec::new()));
    }
    let table = table(event);
    let row = table.and_then(|table| table.row(players));
    let rounds =
        setup.rounds.or(row.map(|row| row.rounds)).ok_or_else(|| missing(event, players))?;
    // The limit on the organizer's choice does not apply to the rules' own table.
    let most = setup.rounds.map_or(MOST_ROUNDS, |_| custom.rounds_to.min(MOST_ROUNDS));
    if kind.is_preliminary() && !(1..=most).contains(&rounds) {
        return Err(msg!("settings.too-many-rounds", n = rounds, most));
    }
    let (cut, cut_by) = cut_of(event, row);
    check_cut(event, cut, cut_by, players)?;
    let finals_match = finals_match(event);
    let plan = Plan { kind, rounds, cut, cut_by, finals_match };
    Ok((plan, departures::of_plan(event, plan, players)))
}

/// The table of the announced structure; a custom structure has none.
pub(super) fn table(event: &Event) -> Option<&Structure> {
    structure_table(event, event.setup.structure.unwrap_or(StructureKind::Basic))
}

fn structure_table(event: &Event, kind: StructureKind) -> Option<&Structure> {
    let structures = &event.ruleset.structures;
    match kind {
        StructureKind::Basic => structures.basic.as_ref(),
        StructureKind::Advanced => structures.advanced.as_ref(),
        StructureKind::Custom => None,
    }
}

/// The note in this structure's table about the row for this number of players.
pub fn structure_note(event: &Event, kind: StructureKind, players: u32) -> Option<&Text> {
    structure_table(event, kind)?.row(players)?.note.as_ref()
}

/// The defaults of the rules: the rounds and the cut of the row for the active players, and the
/// game's minutes, where 0 means no clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ByTheRules {
    /// None if the structure has no row for so many players.
    pub rounds: Option<u32>,
    /// None if the structure has no row for so many players.
    pub cut: Option<(u32, CutRule)>,
    pub round_minutes: u32,
    pub elimination_minutes: u32,
    pub final_minutes: u32,
}

/// The defaults of the rules in this structure, with finals matches of this shape, or else of the
/// table's.
pub fn by_the_rules(
    event: &Event,
    structure: StructureKind,
    finals_match: Option<MatchShape>,
) -> ByTheRules {
    let ruleset = &event.ruleset;
    let table = structure_table(event, structure);
    let row = table.and_then(|table| table.row(event.active().count() as u32));
    let has_cut = row.is_some() || structure == StructureKind::Custom;
    let shape = finals_match.unwrap_or_else(|| finals_match_of(event, table));
    ByTheRules {
        rounds: row.map(|row| row.rounds),
        cut: has_cut.then(|| cut_of_row(event, row)),
        round_minutes: ruleset.minutes(RoundKind::Preliminary, ruleset.preliminary.shape),
        elimination_minutes: ruleset.minutes(RoundKind::Elimination, shape),
        final_minutes: ruleset.minutes(RoundKind::Final, shape),
    }
}

/// Plans a round robin; the largest pod decides the number of rounds.
fn round_robin(event: &Event, players: u32) -> Result<Plan, Message> {
    let suggested = event.ruleset.draft.as_ref().map(|draft| draft.pod);
    let largest = match event.pods.iter().map(Vec::len).max() {
        Some(largest) => largest,
        None => {
            largest_pod(players, suggested).ok_or_else(|| msg!("settings.pod-needs-two"))? as usize
        }
    };
    let cut = event.setup.cut.unwrap_or(0);
    let cut_by = cut_by(event, event.setup.cut_by);
    check_cut(event, cut, cut_by, players)?;
    Ok(Plan {
        kind: StageKind::RoundRobin,
        rounds: rounds_of_pod(largest),
        cut,
        cut_by,
        finals_match: event.setup.finals_match.unwrap_or_else(|| finals_match_of(event, None)),
    })
}

/// Refuses an event without preliminary rounds except in a custom structure.
fn starting_with_elimination(event: &Event) -> Result<StageKind, Message> {
    refuse_if(event.setup.structure != Some(StructureKind::Custom), || {
        msg!("settings.start-fault", kind = "custom")
    })?;
    require_elimination(event)?;
    Ok(StageKind::SingleElimination)
}

/// Refuses to start with a bracket in a game without one. It is a single elimination, even if the
/// finals after a cut are a double one.
pub(super) fn require_elimination(event: &Event) -> Result<(), Message> {
    match event.ruleset.finals.kind {
        FinalsKind::SingleElimination | FinalsKind::DoubleElimination => Ok(()),
        FinalsKind::None | FinalsKind::DecidingMatch => {
            Err(msg!("settings.start-fault", kind = "elimination"))
        }
    }
}

/// The minutes of a preliminary round, as set, else by the ruleset.
pub(super) fn preliminary_minutes(event: &Event) -> u32 {
    let ruleset = &event.ruleset;
    let printed = || ruleset.minutes(RoundKind::Preliminary, ruleset.preliminary.shape);
    event.setup.minutes.unwrap_or_else(printed)
}

/// The minutes of a finals round, as set, else by the ruleset.
///
/// The final and the rounds before it have settings of their own.
pub(super) fn finals_minutes(event: &Event, kind: RoundKind, shape: MatchShape) -> u32 {
    let announced = match kind {
        RoundKind::Final => event.setup.final_minutes,
        RoundKind::Elimination => event.setup.finals_minutes,
        RoundKind::Preliminary => None,
    };
    announced.unwrap_or_else(|| event.ruleset.minutes(kind, shape))
}

/// What the number of a cut means: the rule set, else the ruleset's first.
pub(super) fn cut_by(event: &Event, chosen: Option<CutRule>) -> CutRule {
    chosen.or(event.ruleset.finals.cuts.first().copied()).unwrap_or_default()
}

/// The cut as set, else of the table's row, and what its number means.
pub(super) fn cut_of(event: &Event, row: Option<&Row>) -> (u32, CutRule) {
    match event.setup.cut {
        Some(cut) => (cut, cut_by(event, event.setup.cut_by)),
        None => cut_of_row(event, row),
    }
}

/// The cut of the table's row, and what its number means; 0 without a row.
fn cut_of_row(event: &Event, row: Option<&Row>) -> (u32, CutRule) {
    (row.and_then(|row| row.cut).unwrap_or(0), cut_by(event, event.setup.cut_by))
}

/// The shape of a finals match, as set, else by the rules.
pub(super) fn finals_match(event: &Event) -> MatchShape {
    event.setup.finals_match.unwrap_or_else(|| finals_match_of(event, table(event)))
}

/// The shape of a finals match in this table, else the first that the rules allow.
fn finals_match_of(event: &Event, table: Option<&Structure>) -> MatchShape {
    let own = event.ruleset.structures.custom.finals_match.first().copied();
    table.map(|table| table.finals_match).or(own).unwrap_or_default()
}

/// Checks that finals after this cut are possible with this number of players.
pub(super) fn check_cut(event: &Event, cut: u32, by: CutRule, players: u32) -> Result<(), Message> {
    let finals = &event.ruleset.finals;
    if cut == 0 {
        return Ok(());
    }
    refuse_if(finals.kind == FinalsKind::None, || msg!("settings.start-no-finals"))?;
    refuse_if(finals.kind == FinalsKind::DecidingMatch, || msg!("settings.no-cut"))?;
    if by == CutRule::MinimumPoints {
        return Ok(());
    }
    if !finals.sizes.contains(&cut) {
        let sizes = finals.sizes.iter().map(|size| Arg::from(*size)).collect();
        return Err(msg!("settings.no-bracket", cut, sizes = Arg::Series(sizes)));
    }
    if cut > players {
        return Err(msg!("settings.cut-too-large", cut, players));
    }
    Ok(())
}

fn missing(event: &Event, players: u32) -> Message {
    let kind = event.setup.structure.unwrap_or(StructureKind::Basic);
    if kind == StructureKind::Custom {
        return msg!("settings.custom-needs-rounds");
    }
    let structure = kind.phrase();
    let setup = Arg::Verb("setup structure=custom rounds=N".to_owned());
    let least = table(event).and_then(|table| table.rows.first()).map(|row| row.players.from);
    match least.filter(|least| players < *least) {
        Some(least) => {
            let add = Arg::Verb("add".to_owned());
            msg!("settings.needs-players", structure, least, add, n = least - players, setup)
        }
        None => msg!("settings.no-row", structure, players, setup),
    }
}
