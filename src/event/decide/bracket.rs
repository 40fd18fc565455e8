//! Rounds of a single elimination, numbered as the rules number them.

use super::pair::finals_minutes;
use crate::event::action::{Paired, Plan};
use crate::event::{Event, Id, Refusal, Stage, StageKind};
use crate::pairing::{Draw, Game, first_games, next_games, unseeded_first_games};

/// The next round of the finals.
pub(super) fn next(event: &Event, stage: &Stage) -> Result<(Paired, Vec<String>), Refusal> {
    let games = match stage.rounds.last() {
        None => first_games(&stage.seeds),
        Some(last) => {
            let mut winners: Vec<Option<Id>> = vec![None; games_of_newest(stage)];
            for pairing in &last.pairings {
                if let Some(number) = pairing.number
                    && let Some(slot) = winners.get_mut(number as usize - 1)
                {
                    *slot = pairing.winner();
                }
            }
            let present =
                |id: &Id| event.entrant(*id).is_some_and(crate::event::Entrant::is_active);
            let winners: Vec<_> = winners.into_iter().map(|w| w.filter(present)).collect();
            next_games(&winners)
        }
    };
    let number = stage.rounds.len() as u32 + 1;
    Ok((paired(event, stage, number, &games, None), Vec::new()))
}

/// How many games the newest round has in the bracket, those included for
/// which nobody was left: a game without players is in no round, and still
/// decides who meets whom.
fn games_of_newest(stage: &Stage) -> usize {
    let first = stage.rounds.first().map_or(&[][..], |round| &round.pairings);
    let games = first.iter().filter_map(|p| p.number).max().unwrap_or(0);
    games as usize >> stage.rounds.len().saturating_sub(1).min(31)
}

/// The first round of an event that starts with elimination: byes and
/// numbers by chance.
pub(super) fn unseeded(event: &Event, plan: Plan) -> Result<(Paired, Vec<String>), Refusal> {
    let ids: Vec<Id> = event.active().map(|e| e.id).collect();
    let mut draw = Draw::new(event.head.seed, "stage 1 round 1 draw 0");
    let games = unseeded_first_games(&ids, &mut draw);
    let stage = Stage {
        kind: StageKind::SingleElimination,
        planned: rounds_for(ids.len()),
        shape: plan.finals_match,
        seeds: Vec::new(),
        rounds: Vec::new(),
    };
    let plan = Plan { rounds: stage.planned, cut: 0, ..plan };
    Ok((paired(event, &stage, 1, &games, Some(plan)), Vec::new()))
}

/// Rounds until one of so many is left.
pub(super) fn rounds_for(entrants: usize) -> u32 {
    entrants.next_power_of_two().trailing_zeros()
}

fn paired(event: &Event, stage: &Stage, number: u32, games: &[Game], plan: Option<Plan>) -> Paired {
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
            // Both were removed: whoever would meet the winner has a bye.
            (None, None) => {}
        }
    }
    table_numbers.extend(bye_numbers);
    let minutes = finals_minutes(event, stage, games.len() == 1);
    let (tables, at, _) = super::seats::assign(event, tables);
    Paired {
        stage: event.stages.len().max(1),
        round: number,
        plan,
        minutes,
        tables,
        at,
        bye: None,
        byes,
        numbers: table_numbers,
        by_hand: false,
        redrawn: 0,
        seed: event.head.seed,
    }
}
