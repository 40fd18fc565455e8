//! Rounds of a single elimination, with the match numbers of the rules.

use super::decision::Concern;
use crate::event::action::{Paired, Plan};
use crate::event::actions::sides;
use crate::event::finals::{rounds_for, winners};
use crate::event::{Event, Id, Refusal, Stage, StageKind, plan};
use crate::pairing::{Game, first_games, next_games, unseeded_first_games};
use crate::ruleset::RoundKind;

/// Pairs the next round of the finals.
pub fn next(event: &Event, stage: &Stage) -> Result<(Paired, Vec<Concern>), Refusal> {
    let games = match stage.rounds.last() {
        None => first_games(&stage.seeds),
        Some(_) => next_games(&winners(event, stage)),
    };
    let number = stage.rounds.len() as u32 + 1;
    Ok(paired(event, stage, (number, is_one(&games)), &games))
}

/// Pairs the first round of an event that starts with elimination. Chance decides the byes
/// and the match numbers.
pub fn unseeded(event: &Event, plan: Plan) -> Result<(Paired, Vec<Concern>), Refusal> {
    let ids: Vec<Id> = event.active().map(|e| e.id).collect();
    let mut draw = event.head.seed.draw("stage 1 round 1 draw 0");
    let games = unseeded_first_games(&ids, &mut draw);
    let kind = StageKind::SingleElimination;
    let plan = Plan { kind, rounds: rounds_for(kind, ids.len()), cut: 0, ..plan };
    let stage = Stage::planned(plan, &event.ruleset);
    let (first, warnings) = paired(event, &stage, (1, is_one(&games)), &games);
    Ok((Paired { plan: Some(plan), ..first }, warnings))
}

/// Whether only one of these games has players.
fn is_one(games: &[Game]) -> bool {
    games.iter().filter(|game| game.a.or(game.b).is_some()).count() == 1
}

/// The round of these games, for a single or a double elimination.
pub(super) fn paired(
    event: &Event,
    stage: &Stage,
    (number, is_final): (u32, bool),
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
            // Nobody is left here, so the opponent of this match's winner has a bye.
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
