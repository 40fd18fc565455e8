//! The plan an event is held to: the rounds, the cut and the match of the finals. It
//! follows from the settings chosen and the number of players.

use super::action::Plan;
use super::pods::largest_pod;
use super::{Event, Refusal, StageKind, rounds_of_pod};
use crate::ruleset::{
    CutRule, FinalsKind, MOST_ROUNDS, MatchShape, PairingKind, RoundKind, Structure, StructureKind,
};

/// The plan for this number of players as things stand. The texts say where it departs from
/// the structure's table.
///
/// # Errors
/// Says why there is no plan, and which setting to change.
pub fn plan_for(event: &Event, players: u32) -> Result<(Plan, Vec<String>), Refusal> {
    let (setup, ruleset) = (&event.setup, &event.ruleset);
    let kind = match ruleset.preliminary.pairing {
        _ if setup.rounds == Some(0) => starting_with_elimination(event)?,
        PairingKind::RandomInGroups | PairingKind::HalvesByStart => StageKind::Swiss,
        PairingKind::RoundRobin => StageKind::RoundRobin,
        PairingKind::None => StageKind::SingleElimination,
    };
    let custom = &ruleset.structures.custom;
    if kind == StageKind::RoundRobin {
        return Ok((round_robin(event, players)?, Vec::new()));
    }
    let table = table(event);
    let row = table.and_then(|table| table.row(players));
    let rounds =
        setup.rounds.or(row.map(|row| row.rounds)).ok_or_else(|| missing(event, players))?;
    // The limit on the organizer's free choice does not bind the rules' own table.
    let most = setup.rounds.map_or(MOST_ROUNDS, |_| custom.rounds_to.min(MOST_ROUNDS));
    if kind.is_preliminary() && !(1..=most).contains(&rounds) {
        return Err(Refusal(format!(
            "{rounds} rounds cannot be played here: setup rounds=N takes 1 to {most}."
        )));
    }
    let cut = setup.cut.or(row.map(|row| row.cut.unwrap_or(0))).unwrap_or(0);
    let cut_by = cut_by(event, setup.cut_by);
    check_cut(event, cut, cut_by, players)?;
    let finals_match = setup
        .finals_match
        .or(table.map(|table| table.finals_match))
        .or(custom.finals_match.first().copied())
        .unwrap_or(MatchShape::OneGame);
    let plan = Plan { kind, rounds, cut, cut_by, finals_match };
    Ok((plan, departures(plan, table, players)))
}

/// The table of the announced structure; a custom structure has none.
pub(super) fn table(event: &Event) -> Option<&Structure> {
    let structures = &event.ruleset.structures;
    match event.setup.structure.unwrap_or(StructureKind::Basic) {
        StructureKind::Basic => structures.basic.as_ref(),
        StructureKind::Advanced => structures.advanced.as_ref(),
        StructureKind::Custom => None,
    }
}

/// Plans a round robin; the largest pod decides the number of rounds.
fn round_robin(event: &Event, players: u32) -> Result<Plan, Refusal> {
    let suggested = event.ruleset.draft.as_ref().map(|draft| draft.pod);
    let largest = match event.pods.iter().map(Vec::len).max() {
        Some(largest) => largest,
        None => {
            largest_pod(players, suggested).ok_or("A pod needs two players: add more.")? as usize
        }
    };
    let cut = event.setup.cut.unwrap_or(0);
    let cut_by = cut_by(event, event.setup.cut_by);
    check_cut(event, cut, cut_by, players)?;
    let first = event.ruleset.structures.custom.finals_match.first().copied();
    Ok(Plan {
        kind: StageKind::RoundRobin,
        rounds: rounds_of_pod(largest),
        cut,
        cut_by,
        finals_match: event.setup.finals_match.or(first).unwrap_or_default(),
    })
}

/// Allows an event without preliminary rounds only in a custom structure.
fn starting_with_elimination(event: &Event) -> Result<StageKind, Refusal> {
    if event.setup.structure != Some(StructureKind::Custom) {
        return Err(Refusal::from(
            "Only a custom structure starts with elimination: setup structure=custom rounds=0.",
        ));
    }
    require_elimination(event)?;
    Ok(StageKind::SingleElimination)
}

/// Refuses in a game that has no single elimination to start with.
pub(super) fn require_elimination(event: &Event) -> Result<(), Refusal> {
    match event.ruleset.finals.kind {
        FinalsKind::SingleElimination => Ok(()),
        FinalsKind::None | FinalsKind::DoubleElimination | FinalsKind::DecidingMatch => {
            Err(Refusal::from("This game has no single elimination to start with."))
        }
    }
}

/// Minutes of a preliminary round: the announced number, or else the ruleset's.
pub(super) fn preliminary_minutes(event: &Event) -> u32 {
    let ruleset = &event.ruleset;
    let printed = || ruleset.minutes(RoundKind::Preliminary, ruleset.preliminary.shape);
    event.setup.minutes.unwrap_or_else(printed)
}

/// Minutes of a finals round: the announced number, or else the ruleset's. The announced
/// number applies only to rounds before the final.
pub(super) fn finals_minutes(event: &Event, kind: RoundKind, shape: MatchShape) -> u32 {
    let announced = event.setup.finals_minutes.filter(|_| kind == RoundKind::Elimination);
    announced.unwrap_or_else(|| event.ruleset.minutes(kind, shape))
}

/// How the number of a cut is read: the chosen rule, or else the ruleset's first one.
pub(super) fn cut_by(event: &Event, chosen: Option<CutRule>) -> CutRule {
    chosen.or(event.ruleset.finals.cuts.first().copied()).unwrap_or_default()
}

/// Checks that this number of players can play finals after this cut.
pub(super) fn check_cut(event: &Event, cut: u32, by: CutRule, players: u32) -> Result<(), Refusal> {
    let finals = &event.ruleset.finals;
    if cut == 0 {
        return Ok(());
    }
    if finals.kind == FinalsKind::None {
        return Err(Refusal::from("This game has no finals: setup cut=0."));
    }
    if finals.kind == FinalsKind::DecidingMatch {
        return Err(Refusal::from(
            "This game has no cut: where the first are level after the last round, the best two \
             of them play a deciding match.",
        ));
    }
    if by == CutRule::MinimumPoints {
        return Ok(());
    }
    if !finals.sizes.contains(&cut) {
        let sizes: Vec<String> = finals.sizes.iter().map(u32::to_string).collect();
        return Err(Refusal(format!(
            "A cut to {cut} has no bracket: the sizes are {}.",
            sizes.join(", ")
        )));
    }
    if cut > players {
        let instead = match finals.sizes.iter().any(|size| *size <= players) {
            true => "take a smaller one",
            false => "setup cut=0 does without",
        };
        return Err(Refusal(format!(
            "A cut to {cut} needs {cut} players and there are {players}: {instead}."
        )));
    }
    Ok(())
}

fn missing(event: &Event, players: u32) -> Refusal {
    let structure = match event.setup.structure {
        Some(StructureKind::Custom) => {
            return Refusal::from(
                "A custom structure needs its number of rounds: setup rounds=N [cut=N].",
            );
        }
        Some(StructureKind::Advanced) => "advanced",
        Some(StructureKind::Basic) | None => "basic",
    };
    Refusal(format!(
        "The {structure} structure has no row for {players} players: \
         choose another with setup structure=custom rounds=N."
    ))
}

pub(super) fn departures(plan: Plan, table: Option<&Structure>, players: u32) -> Vec<String> {
    let Some(table) = table else { return Vec::new() };
    let Some(row) = table.row(players) else {
        return vec![format!(
            "The structure has no row for {players} players; yours is announced."
        )];
    };
    let mut warnings = Vec::new();
    if plan.rounds != row.rounds && Some(plan.rounds) != row.or_rounds {
        warnings.push(format!(
            "{} rounds are announced where the structure has {}.",
            plan.rounds, row.rounds
        ));
    }
    let tables = row.cut.unwrap_or(0);
    if plan.cut != tables || plan.cut > 0 && plan.cut_by != CutRule::Top {
        warnings.push(format!(
            "{} is announced where the structure has {}.",
            match plan.cut {
                0 => "No cut".to_owned(),
                _ => format!("A {}", plan.cut_phrase()),
            },
            match tables {
                0 => "none".to_owned(),
                size => size.to_string(),
            }
        ));
    }
    warnings
}
