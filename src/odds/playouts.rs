//! The rest of an event, played out at random.

use super::certain::certain;
use super::chances::result;
use super::coming::{Coming, coming};
use super::figures::{Chances, OwnResult, WhatIf};
use super::prospect::index;
use super::rest::Rest;
use super::results::own;

use crate::event::standings::Running;
use crate::event::{Event, Games, How, Id, Outcome, Side};
use crate::pairing::Draw;

/// The rest of the event, played out many times by the same pairing and standings code.
///
/// A playout goes on from the results known, and from the games known at open tables. Every
/// round still to come is paired as the program would pair it, with a draw of its own. A bye, a
/// house player and players who sit the next round out count as in the event. Nobody drops,
/// fails to appear or gets a penalty. If a round is impossible, the rounds end there.
///
/// The same state and seed give the same figures, however the playouts are divided.
#[derive(Debug, Clone)]
pub struct Playouts {
    rest: Rest,
    rounds: Vec<Coming>,
    seed: u64,
    chances: Chances,
    played: u32,
    /// How often each entrant reached the goal, by index.
    made: Vec<u32>,
    /// By index and by [`OwnResult`] of the open match: playouts, and those with the goal reached.
    own: Vec<[[u32; 2]; 3]>,
}

/// Neighbouring seeds give unrelated streams.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl Playouts {
    /// Prepares to play out the rest. None where [`crate::odds::prospects`] has no answer.
    pub fn new(event: &Event, seed: u64, chances: Chances) -> Option<Playouts> {
        let rest = Rest::of(event)?;
        let entrants = rest.here.len();
        Some(Playouts {
            rounds: coming(event, &rest),
            rest,
            seed,
            chances,
            played: 0,
            made: vec![0; entrants],
            own: vec![[[0; 2]; 3]; entrants],
        })
    }

    /// Plays the rest this many times more.
    pub fn play(&mut self, times: u32) {
        for _ in 0..times {
            let number = u64::from(self.played);
            let mut draw = Draw::new(self.seed.wrapping_add(number.wrapping_mul(STEP)), "playout");
            self.once(&mut draw);
            self.played += 1;
        }
    }

    /// How often the rest was played.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// How often this entrant reached the goal.
    pub fn made(&self, id: Id) -> u32 {
        self.made.get(index(id)).copied().unwrap_or(0)
    }

    /// The meaning of each result of this player's open match; empty without such a match.
    ///
    /// The match is one of the newest round. The results that the game knows come in the order
    /// win, draw, loss; a match that both lose counts as a loss, and no playout has one. The
    /// certainty is worked out with each call.
    pub fn what_if(&self, id: Id) -> Vec<WhatIf> {
        let Some((table, side)) = self.rest.own_table(id) else { return Vec::new() };
        let all = [OwnResult::Win, OwnResult::Draw, OwnResult::Loss].into_iter();
        all.filter_map(|result| {
            let rest = self.rest.with_own(table, side, result)?;
            let prospect = certain(&rest).of(id);
            let [played, made] = self.own[index(id)][result as usize];
            Some(WhatIf { result, prospect, played, made })
        })
        .collect()
    }

    fn once(&mut self, draw: &mut Draw) {
        let Playouts { rest, rounds, chances, .. } = self;
        let mut running = rest.running.clone();
        let open = rest.tables.iter();
        let results: Vec<Outcome> = open
            .map(|table| result(rest, (table.seats, table.so_far), &running, *chances, draw))
            .collect();
        let mut played: Vec<[Id; 2]> = rest.tables.iter().map(|table| table.seats).collect();
        for (seats, outcome) in played.iter().zip(&results) {
            running.add(seats.map(Some), outcome, rest.preliminary());
        }
        for round in rounds {
            if !play_round(rest, round, (&mut running, &mut played), *chances, draw) {
                break;
            }
        }
        let order = running.order(rest.preliminary());
        let mut made = vec![false; self.made.len()];
        self.rest.reached(&running, &order, |at| made[at] = true);
        for (count, made) in self.made.iter_mut().zip(&made) {
            *count += u32::from(*made);
        }
        let per = self.rest.scoring.per;
        for (table, outcome) in self.rest.tables.iter().zip(&results).filter(|(t, _)| t.is_newest) {
            for side in [Side::A, Side::B] {
                let at = index(table.seats[side as usize]);
                let counts = &mut self.own[at][own(outcome, side, per) as usize];
                counts[0] += 1;
                counts[1] += u32::from(made[at]);
            }
        }
    }
}

/// Pairs and plays a round; returns false if no round is possible.
fn play_round(
    rest: &Rest,
    round: &mut Coming,
    (running, played): (&mut Running, &mut Vec<[Id; 2]>),
    chances: Chances,
    draw: &mut Draw,
) -> bool {
    let preliminary = rest.preliminary();
    let points = &preliminary.points;
    let mut pairs: Vec<[Id; 2]> = Vec::new();
    match round {
        Coming::Swiss(swiss) => {
            let (tables, bye) = swiss.pair(rest, running, played, draw);
            if tables.is_empty() {
                return false;
            }
            running.begin_round();
            pairs.extend(tables.into_iter().map(|(a, b)| [a, b]));
            match (bye, swiss.house) {
                (Some(id), Some(house)) => pairs.push([id, house]),
                (Some(id), None) => {
                    let outcome = Outcome::bye(How::Played, points.bye);
                    running.add([Some(id), None], &outcome, preliminary);
                }
                (None, _) => {}
            }
            for (id, outcome) in &swiss.given {
                running.add([Some(*id), None], outcome, preliminary);
            }
            swiss.charged.iter().for_each(|at| running.miss(*at, preliminary));
        }
        Coming::Pods { round, wins } => {
            running.begin_round();
            pairs.extend(&round.pairs);
            let won = Outcome::bye(How::Unplayed, points.win);
            let rests = Outcome { winner: None, ..Outcome::bye(How::Rested, 0) };
            let waiting = round.waiting.iter().map(|(id, _)| (*id, *wins));
            for (id, wins) in waiting.chain(round.resting.iter().map(|id| (*id, false))) {
                let outcome = if wins { &won } else { &rests };
                running.add([Some(id), None], outcome, preliminary);
            }
        }
    }
    let new = Games::default();
    let of = |seats: &[Id; 2]| result(rest, (*seats, new), running, chances, draw);
    let results: Vec<Outcome> = pairs.iter().map(of).collect();
    for (seats, outcome) in pairs.iter().zip(&results) {
        running.add(seats.map(Some), outcome, preliminary);
    }
    played.extend(pairs);
    true
}

#[cfg(test)]
impl Playouts {
    /// The tables and the bye of the next round, paired with this draw.
    pub(super) fn next_round(&mut self, draw: &mut Draw) -> (Vec<(Id, Id)>, Option<Id>) {
        let mut running = self.rest.running.clone();
        match self.rounds.first_mut() {
            Some(Coming::Swiss(swiss)) => swiss.pair(&self.rest, &mut running, &[], draw),
            _ => (Vec::new(), None),
        }
    }
}
