//! Rounds of the finals: single and double elimination.

use super::Concern;
use crate::event::actions::{Paired, Plan, sides};
use crate::event::decide::refuse_if;
use crate::event::finals::{rounds_for, winners};
use crate::event::{Event, Id, Outcome, Pairing, Refusal, Stage, StageKind, double, plan};
use crate::msg;
use crate::pairing::double::{Bracket, MatchState, Source, matches};
use crate::pairing::{Game, first_games, next_games, unseeded_first_games};
use crate::ruleset::RoundKind;
use crate::words::Message;

/// Pairs the next round of the finals.
pub fn next(event: &Event, stage: &Stage) -> Result<(Paired, Vec<Concern>), Refusal> {
    let games = match stage.rounds.last() {
        None => first_games(&stage.seeds),
        Some(_) => next_games(&winners(event, stage)),
    };
    let number = stage.rounds.len() as u32 + 1;
    Ok(paired(event, stage, number, is_one(&games), &games))
}

/// Pairs the first round of an event that starts with elimination. The byes and the match numbers
/// are drawn.
pub fn unseeded(event: &Event, plan: Plan) -> Result<(Paired, Vec<Concern>), Refusal> {
    let ids: Vec<Id> = event.active().map(|e| e.id).collect();
    let mut draw = event.head.seed.draw("stage 1 round 1 draw 0");
    let games = unseeded_first_games(&ids, &mut draw);
    let kind = StageKind::SingleElimination;
    let plan = Plan { kind, rounds: rounds_for(kind, ids.len()), cut: 0, ..plan };
    let stage = Stage::planned(plan, &event.ruleset);
    let (first, warnings) = paired(event, &stage, 1, is_one(&games), &games);
    Ok((Paired { plan: Some(plan), ..first }, warnings))
}

/// Whether only one of these games has players: it is the final.
fn is_one(games: &[Game]) -> bool {
    games.iter().filter(|game| game.a.or(game.b).is_some()).count() == 1
}

/// The round with these games, with the warnings.
fn paired(
    event: &Event,
    stage: &Stage,
    number: u32,
    is_final: bool,
    games: &[Game],
) -> (Paired, Vec<Concern>) {
    let mut tables = Vec::new();
    let mut byes = Vec::new();
    let (mut table_numbers, mut bye_numbers) = (Vec::new(), Vec::new());
    for game in games {
        match (game.a, game.b) {
            (Some(a), Some(b)) => {
                tables.push([a, b]);
                table_numbers.push(game.number);
            }
            (Some(only), None) | (None, Some(only)) => {
                byes.push(only);
                bye_numbers.push(game.number);
            }
            // Nobody is left in this match, so the opponent of its winner has a bye.
            (None, None) => {}
        }
    }
    let kind = if is_final { RoundKind::Final } else { RoundKind::Elimination };
    let minutes = plan::finals_minutes(event, kind, stage.shape);
    let (sides, mut warnings) = sides::in_finals(event, stage, &tables, &table_numbers);
    let third_game = sides::of_third_game(event, stage, &tables);
    table_numbers.extend(bye_numbers);
    let numbered = super::numbers::assign(event, Some(stage), &tables);
    warnings.extend(numbered.warnings.into_iter().map(Concern::from));
    let stage = event.stages.len().max(1);
    let paired = Paired {
        tables,
        sides,
        third_game,
        at: numbered.at,
        featured: numbered.featured,
        byes,
        numbers: table_numbers,
        mission: event.draw_mission(stage, number),
        ..Paired::empty(stage, number, minutes)
    };
    (paired, warnings)
}

/// Pairs the next round of the finals.
pub fn next_of_double(event: &Event, stage: &Stage) -> Result<(Paired, Vec<Concern>), Refusal> {
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
    Ok(paired(event, stage, number, is_final, &games))
}

/// Checks that a result may be entered in a double elimination.
pub fn check_double(stage: &Stage, pairing: &Pairing, outcome: &Outcome) -> Result<(), Refusal> {
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

/// The first match already paired that takes a player from this one: its round and its number.
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
pub(in crate::event) fn tables_phrase(paired: &Paired) -> Message {
    match (paired.tables.len(), paired.byes.len()) {
        (0, 0) => msg!("pairing.nobody-is-left"),
        (tables, _) => msg!("pairing.tables", n = tables),
    }
}
