//! Time that the standings of a large event take, from the results to all places and tie-breaks.

use crate::clock::{median_and_worst, timed};
use crate::history::enter;
use komandor::event::{
    Entrant, Event, Head, Id, Outcome, Pairing, Round, Side, Stage, StageKind, Status, read_games,
    standings,
};
use komandor::pairing::{Contender, Draw, Drawn, random_in_groups};
use komandor::ruleset::{Library, MatchShape, RoundKind, Ruleset};
use std::sync::Arc;

/// Players and rounds.
const FIELDS: [(u32, u32); 2] = [(512, 9), (2048, 12)];
const TIMES: u32 = 15;

/// Prints a line for each built-in game, as if all of them played Swiss rounds.
pub fn print() {
    println!("standings                        players  rounds    median     worst");
    for game in Library::new(Vec::new()).all() {
        for (players, rounds) in FIELDS {
            let event = event(&game.ruleset, players, rounds);
            let took = (0..TIMES).map(|_| {
                // A copy of the event has no standings worked out yet.
                let event = event.clone();
                let (known, took) = timed(|| standings(&event).with_tie_breaks().len());
                assert_eq!(known, players as usize);
                took
            });
            let (median, worst) = median_and_worst(took.collect());
            let (median, worst) = (median.as_micros(), worst.as_micros());
            println!(
                "{:<32} {players:>7} {rounds:>7} {median:>6} us {worst:>6} us",
                game.ruleset.id
            );
        }
    }
}

/// An event whose Swiss rounds all have their results.
pub fn event(ruleset: &Ruleset, players: u32, rounds: u32) -> Event {
    let head = Head {
        name: "Standings".to_owned(),
        date: "2026-11-21".to_owned(),
        seed: 1_u64.into(),
        organizer: "Leia".to_owned(),
        ..Head::default()
    };
    let mut event = Event::empty(head, Arc::new(ruleset.clone()));
    event.entrants = (1..=players).map(entrant).collect::<Vec<_>>().into();
    let mut stage = Stage {
        kind: StageKind::Swiss,
        planned: rounds,
        shape: ruleset.preliminary.shape,
        seeds: Vec::new(),
        rounds: Vec::new(),
    };
    let mut chance = Draw::new(players.into(), "standings");
    let mut field: Vec<Contender> = (1..=players).map(|id| Contender::new(id, 0, id)).collect();
    for number in 1..=rounds {
        let drawn = random_in_groups(&field, number == 1, &mut chance);
        let before = field.clone();
        enter(&mut field, &drawn, false, &mut chance);
        let won = |id: Id| field[id as usize - 1].points > before[id as usize - 1].points;
        let round = round(ruleset, &stage, number, &drawn, won);
        stage.rounds.push(round.into());
    }
    event.stages.push(stage);
    event
}

fn round(
    ruleset: &Ruleset,
    stage: &Stage,
    number: u32,
    drawn: &Drawn,
    won: impl Fn(Id) -> bool,
) -> Round {
    let several = stage.shape != MatchShape::OneGame;
    let pairing = |(table, &(a, b)): (u32, &(Id, Id))| {
        let games = match (won(a), several) {
            (true, false) => "W",
            (true, true) => "WW",
            (false, false) => "L",
            (false, true) => "LL",
        };
        let games = read_games(games, stage.shape, false).unwrap();
        let outcome = Outcome::played(games, stage.shape, &ruleset.preliminary.points);
        assert_eq!(outcome.winner == Some(Side::A), won(a));
        Pairing { table: Some(table), a, b: Some(b), outcome: Some(outcome), ..Pairing::default() }
    };
    Round {
        number,
        kind: RoundKind::Preliminary,
        minutes: 35,
        pairings: (1..).zip(&drawn.tables).map(pairing).collect(),
        redrawn: 0,
        mission: None,
        mission_redrawn: 0,
        held: false,
        posted: None,
        changed: None,
        featured: Vec::new(),
        losses: Vec::new(),
    }
}

fn entrant(id: Id) -> Entrant {
    Entrant {
        id,
        name: format!("Player {id}"),
        club: None,
        member: None,
        partner: None,
        family: None,
        travel: None,
        start: id,
        start_given: false,
        table: None,
        tie: id.wrapping_mul(2_654_435_761) >> 8,
        house: false,
        byes: 0,
        status: Status::Active,
        missed: Vec::new(),
    }
}
