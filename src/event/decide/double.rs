//! Rounds of a double elimination. Round n plays the matches of the bracket's round n that
//! can be played.

use super::{numbers, sides};
use crate::event::action::Paired;
use crate::event::{Event, Id, Outcome, Pairing, Refusal, Stage, counted, double, plan};
use crate::pairing::double::{Bracket, Source, matches};
use crate::ruleset::RoundKind;

/// Pairs the next round of the finals.
pub(super) fn next(event: &Event, stage: &Stage) -> Result<(Paired, Vec<String>), Refusal> {
    let double = double::state(event).ok_or("The finals need two players.")?;
    let number = stage.rounds.len() as u32 + 1;
    let (mut tables, mut byes) = (Vec::new(), Vec::new());
    let (mut numbers, mut bye_numbers) = (Vec::new(), Vec::new());
    let mut kind = RoundKind::Elimination;
    for standing in double.standings().iter().filter(|standing| standing.of.round == number) {
        let here = |id: &Id| !double.removed.contains(id);
        let players = standing.players.map(|player| player.flatten().filter(here));
        match players {
            [Some(a), Some(b)] => {
                tables.push([a, b]);
                numbers.push(standing.of.number);
            }
            [Some(only), None] | [None, Some(only)] => {
                byes.push(only);
                bye_numbers.push(standing.of.number);
            }
            // Nobody is left, so the opponent of this match's winner has a bye.
            [None, None] => {}
        }
        if matches!(standing.of.bracket, Bracket::GrandFinal | Bracket::Reset) {
            kind = RoundKind::Final;
        }
    }
    let (sides, mut warnings) = sides::in_finals(event, stage, &tables, &numbers);
    let third_game = sides::of_third_game(event, stage, &tables);
    numbers.extend(bye_numbers);
    let (tables, at, seated) = numbers::assign(event, tables);
    warnings.extend(seated);
    let paired = Paired {
        tables,
        sides,
        third_game,
        at,
        byes,
        numbers,
        mission: event.draw_mission(event.stages.len(), number),
        ..Paired::empty(
            event.stages.len(),
            number,
            plan::finals_minutes(event, kind, stage.shape),
            event.head.seed,
        )
    };
    Ok((paired, warnings))
}

/// Checks that a result can be entered in a double elimination.
pub(super) fn check(stage: &Stage, pairing: &Pairing, outcome: &Outcome) -> Result<(), Refusal> {
    let (Some(number), Some(table)) = (pairing.number, pairing.table) else { return Ok(()) };
    if double::match_by_number(stage, number).is_none() {
        return Ok(());
    }
    if outcome.winner.is_none() {
        return Err(Refusal::from(
            "A match of double elimination needs a winner: write W or L, or disqualify who may \
             not go on.",
        ));
    }
    let changed = pairing.outcome.as_ref().is_some_and(|old| old.winner != outcome.winner);
    match first_dependent_match(stage, number).filter(|_| changed) {
        None => Ok(()),
        Some((round, other)) => Err(Refusal(format!(
            "Match {other} of round {round} is paired with a player of table {table}: \
             undo that round's pairing first."
        ))),
    }
}

/// The first match already paired that has a player from this one, as its round and its
/// number.
fn first_dependent_match(stage: &Stage, number: u32) -> Option<(u32, u32)> {
    let own = double::match_by_number(stage, number)?;
    let size = u32::try_from(stage.seeds.len().next_power_of_two()).ok()?;
    let from = |source: &Source| matches!(source, Source::WinnerOf(n) | Source::LoserOf(n) if *n == number);
    let later = matches(size)?.iter().find(|other| {
        let decides = own.bracket == Bracket::GrandFinal && other.bracket == Bracket::Reset;
        other.round <= stage.rounds.len() as u32 && (decides || other.from.iter().any(from))
    })?;
    Some((later.round, later.number))
}

/// `2 tables`, or a note that nobody is left.
pub(super) fn tables_told(paired: &Paired) -> String {
    match (paired.tables.len(), paired.byes.len()) {
        (0, 0) => "nobody is left for it".to_owned(),
        (tables, _) => counted(tables, "table"),
    }
}
