//! Rounds of a double elimination. Round n plays the matches of the bracket's round n that
//! can be played.

use super::bracket;
use super::decision::Concern;
use crate::event::action::Paired;
use crate::event::refuse_if::refuse_if;
use crate::event::{Event, Id, Outcome, Pairing, Refusal, Stage, double};
use crate::msg;
use crate::pairing::Game;
use crate::pairing::double::{Bracket, MatchState, Source, matches};
use crate::words::Message;

/// Pairs the next round of the finals.
pub fn next(event: &Event, stage: &Stage) -> Result<(Paired, Vec<Concern>), Refusal> {
    let double = double::state(event).ok_or_else(|| Refusal(msg!("pairing.finals-need-two")))?;
    let number = stage.rounds.len() as u32 + 1;
    let mut standings = double.standings();
    standings.retain(|standing| standing.of.round == number);
    let is_final = standings.iter().any(|standing| standing.of.bracket.is_final());
    let game = |standing: &MatchState| {
        let here = |id: &Id| !double.removed.contains(id);
        let [a, b] = standing.players.map(|player| player.flatten().filter(here));
        Game { number: standing.of.number, a, b }
    };
    let games: Vec<Game> = standings.iter().map(game).collect();
    Ok(bracket::paired(event, stage, (number, is_final), &games))
}

/// Checks that a result can be entered in a double elimination.
pub fn check(stage: &Stage, pairing: &Pairing, outcome: &Outcome) -> Result<(), Refusal> {
    let (Some(number), Some(table)) = (pairing.number, pairing.table) else { return Ok(()) };
    if double::match_by_number(stage, number).is_none() {
        return Ok(());
    }
    refuse_if(outcome.winner.is_none(), || msg!("result.double-needs-winner"))?;
    let changed = pairing.outcome.as_ref().is_some_and(|old| old.winner != outcome.winner);
    match first_dependent_match(stage, number).filter(|_| changed) {
        None => Ok(()),
        Some((round, other)) => Err(Refusal(msg!(
            "result.match-is-paired",
            number = other,
            round = stage.round_in_a_sentence(round),
            table,
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
pub fn tables_told(paired: &Paired) -> Message {
    match (paired.tables.len(), paired.byes.len()) {
        (0, 0) => msg!("pairing.nobody-is-left"),
        (tables, _) => msg!("pairing.tables", n = tables),
    }
}
