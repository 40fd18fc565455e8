//! Records to which assumed results can be added, for simulations.

use super::super::actions::Effect;
use super::super::{Event, Fraction, Id, Outcome, lost_by_walkover, of_missed_round};
use super::record::{Records, columns};
use super::{Column, order};
use crate::ruleset::{Preliminary, TieBreak};

/// Everybody's record, to which results may be added that were not played.
///
/// Entrants count by index from 0. Penalties are deducted only when points are read: an entrant
/// with fewer points than the penalty has 0, and points won later must be added before the
/// deduction.
#[derive(Debug, Clone)]
pub struct Running {
    records: Records,
    /// The points deducted by penalties, by index.
    penalties: Vec<(usize, u32)>,
}

impl Running {
    /// The records of this event by the results known so far.
    pub fn of(event: &Event) -> Running {
        let preliminary = &event.ruleset.preliminary;
        let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
        let mut records = Records::of(event, &event.entrants, rounds);
        records.add_facts(&event.entrants, &event.stages, &[]);
        let taken = event.penalties.iter().filter_map(|penalised| match penalised.effect {
            Some(Effect::Points(points)) => {
                let at = (penalised.id as usize).checked_sub(1)?;
                Some((at, points.saturating_mul(preliminary.points.units)))
            }
            _ => None,
        });
        let penalties = taken.filter(|(at, _)| *at < records.all.len()).collect();
        Running { records, penalties }
    }

    pub fn begin_round(&mut self) {
        self.records.meetings.begin_round();
    }

    /// Adds a result of the newest round, of the entrants in these seats; a bye has only one.
    #[inline]
    pub fn add(&mut self, seats: [Option<Id>; 2], outcome: &Outcome, preliminary: &Preliminary) {
        self.records.rank(seats);
        self.records.add(seats, outcome, preliminary);
    }

    /// Charges a missed round as a loss.
    pub fn miss(&mut self, at: usize, preliminary: &Preliminary) {
        self.records.all[at].rounds += 1;
        if let (Some(margin), Some(rule)) = (self.records.margins.get_mut(at), &preliminary.margin)
        {
            *margin += lost_by_walkover(rule);
        }
        if let Some(rule) = &preliminary.scores {
            self.records.add_scores(at, of_missed_round(rule));
        }
    }

    /// The number of entrants, including house players and those who dropped.
    pub fn entrants(&self) -> usize {
        self.records.all.len()
    }

    /// Points, less those deducted by penalties.
    #[inline]
    pub fn points(&self, at: usize) -> u32 {
        self.points_with(at, 0)
    }

    #[inline]
    pub fn points_with(&self, at: usize, more: u32) -> u32 {
        let points = self.records.all[at].points.saturating_add(more);
        let mine = self.penalties.iter().filter(|(of, _)| *of == at);
        mine.fold(points, |points, (_, taken)| points.saturating_sub(*taken))
    }

    /// Byes, and all games against a house player.
    #[inline]
    pub fn byes(&self, at: usize) -> u32 {
        let record = &self.records.all[at];
        record.byes_of_the_draw() + record.house
    }

    /// Whether this entrant has a place.
    #[inline]
    pub fn is_ranked(&self, at: usize) -> bool {
        self.records.all[at].is_ranked
    }

    /// Whether they are disqualified, and so behind all others.
    #[inline]
    pub fn is_out(&self, at: usize) -> bool {
        self.records.all[at].is_out
    }

    #[inline]
    pub fn is_house(&self, at: usize) -> bool {
        self.records.all[at].is_house
    }

    /// The number drawn at registration.
    pub fn drawn(&self, at: usize) -> u32 {
        self.records.all[at].tie
    }

    /// Everybody with a place, best first.
    pub fn order(&mut self, preliminary: &Preliminary) -> Vec<usize> {
        let ranked: Vec<usize> = (0..self.entrants()).filter(|at| self.is_ranked(*at)).collect();
        self.order_of(ranked, preliminary)
    }

    /// These entrants, best first, with ties broken among themselves only.
    pub fn order_of(&mut self, some: Vec<usize>, preliminary: &Preliminary) -> Vec<usize> {
        self.with_penalties(|records| {
            let columns = columns(records, preliminary);
            order(records, &columns, some.into_iter())
        })
    }

    /// Everybody's exact value of each tie-break that compares numbers, in the game's order.
    pub fn values(&mut self, preliminary: &Preliminary) -> Vec<(TieBreak, Vec<Fraction>)> {
        self.with_penalties(|records| {
            let columns = columns(records, preliminary);
            let compared = columns.iter().filter(|column| column.is_compared());
            let values = |column: &Column| {
                let all = (0..records.all.len()).map(|at| column.shown(at)).collect();
                (column.tie_break, all)
            };
            compared.map(values).collect()
        })
    }

    fn with_penalties<T>(&mut self, of: impl FnOnce(&Records) -> T) -> T {
        let before: Vec<(usize, u32)> =
            self.penalties.iter().map(|(at, _)| (*at, self.records.all[*at].points)).collect();
        for (at, taken) in &self.penalties {
            let points = &mut self.records.all[*at].points;
            *points = points.saturating_sub(*taken);
        }
        let value = of(&self.records);
        for (at, points) in before {
            self.records.all[at].points = points;
        }
        value
    }
}
