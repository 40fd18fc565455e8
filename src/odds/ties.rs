//! The tie-breaks of the last round, between the least and the most that they can be.

use super::rest::Rest;
use super::results::points;
use crate::event::standings::Running;
use crate::event::{Fraction, Games, How, Outcome};
use crate::ruleset::{Absence, TieBreak};
use std::cmp::Ordering;

/// Everybody's least and most value of each strength of schedule, in the game's order.
pub(super) struct Ties {
    least: Vec<Vec<Fraction>>,
    most: Vec<Vec<Fraction>>,
    /// The numbers drawn at registration, if they decide between those level in all of these.
    drawn: Option<Vec<u32>>,
}

impl Ties {
    /// None in three cases.
    ///
    /// Rounds are still to be paired, the first tie-break compares something else, or a result can
    /// change who counts as an opponent.
    ///
    /// The number of rounds and of opponents is the same with every result. So each mean and each
    /// sum is least if all opponents have their least points, and most if they have their most.
    pub(super) fn of(rest: &Rest) -> Option<Ties> {
        let preliminary = rest.preliminary();
        let house = rest.tables.iter().any(|table| table.house.is_some());
        if rest.coming > 0 || house || preliminary.absence == Absence::Bye {
            return None;
        }
        let strength = |one: &&TieBreak| one.about().rises_with_opponents;
        let known = preliminary.tie_breaks.iter().take_while(strength).count();
        let next = preliminary.tie_breaks.get(known);
        let drawn = (next == Some(&TieBreak::Random)).then(|| {
            (0..rest.running.entrants()).map(|at| rest.running.drawn(at)).collect::<Vec<u32>>()
        });
        if known == 0 && drawn.is_none() {
            return None;
        }
        let values = |best: bool| -> Vec<Vec<Fraction>> {
            let mut running = with_all(rest, best);
            let values = running.values(preliminary).into_iter().take(known);
            values.map(|(_, values)| values).collect()
        };
        Some(Ties { least: values(false), most: values(true), drawn })
    }

    /// Whether the first is ahead of the second on the same points, whatever happens.
    pub(super) fn is_ahead(&self, first: usize, second: usize) -> bool {
        for (least, most) in self.least.iter().zip(&self.most) {
            match least[first].cmp(&most[second]) {
                Ordering::Greater => return true,
                // Even if they are level here, they are not the other way round.
                Ordering::Equal => {}
                Ordering::Less => return false,
            }
        }
        self.drawn.as_ref().is_some_and(|drawn| drawn[first] > drawn[second])
    }
}

/// The records if both at every open table had the best of its results, or the worst.
fn with_all(rest: &Rest, best: bool) -> Running {
    let mut running = rest.running.clone();
    for table in &rest.tables {
        let all = table.results.iter();
        let all = all.map(|one| points(one, None, rest.preliminary(), rest.compared.house_games));
        let of = |side: usize| {
            let brought = all.clone().map(|points| points[side]);
            if best { brought.max() } else { brought.min() }
        };
        let points = [0, 1].map(|side| of(side).unwrap_or(0));
        let outcome = Outcome {
            games: Games::default(),
            how: How::Played,
            winner: None,
            points,
            margin: None,
            scores: None,
            timed: false,
        };
        running.add(table.seats.map(Some), &outcome, rest.preliminary());
    }
    running
}
