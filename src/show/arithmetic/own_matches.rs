//! The sums behind the tie-breaks of a player's own matches, and behind the opponents without the
//! weakest.

use super::Arithmetic;
use crate::event::{Fraction, Id, standings};
use crate::msg;
use crate::words::Arg;

impl Arithmetic<'_> {
    /// `4 + a bye`, or `of 5 rounds`.
    pub(super) fn matches_won(&self) -> Arg {
        let Some(record) = self.record(self.standing.entrant) else { return "".into() };
        match record.won_byes {
            0 => msg!("tied.of-rounds", n = record.rounds).into(),
            byes => msg!("tied.matches-and-byes", matches = record.wins, byes = byes).into(),
        }
    }

    /// `9 + 7 + 6, without 3`.
    pub(super) fn without_the_weakest(&self) -> Arg {
        let mut points = self.of_opponents(|_, record| Some(record.points));
        let least = points.iter().copied().min();
        let weakest = points.iter().position(|points| Some(*points) == least);
        let Some(least) = weakest.map(|at| points.remove(at)) else {
            return msg!("place.no-opponents").into();
        };
        if points.is_empty() {
            return msg!("tied.only-one", least = self.event.points_figure(least)).into();
        }
        let sum = Arg::Sum(points.iter().map(|points| self.event.points_figure(*points)).collect());
        msg!("tied.without", sum = sum, least = self.event.points_figure(least)).into()
    }

    /// `9 + 7/2`: the points of those beaten, and half of those drawn with.
    pub(super) fn beaten_and_drawn(&self) -> Arg {
        let matches = standings(self.event).encounters(self.standing.entrant);
        let units = self.event.ruleset.preliminary.points.units;
        let terms = matches.filter_map(|one| {
            let points = self.record(one.opponent)?.points;
            match (one.is_won, one.is_drawn) {
                (true, _) => Some(self.event.points_figure(points)),
                (false, true) => Some(match points % units {
                    0 => format!("{}/2", points / units).into(),
                    _ => format!("{points}/{}", 2 * units).into(),
                }),
                (false, false) => None,
            }
        });
        let terms: Vec<Arg> = terms.collect();
        match terms.is_empty() {
            true => msg!("tied.nobody-beaten").into(),
            false => Arg::Sum(terms),
        }
    }

    /// `Jan 3, Ewa 1, Ola not met`: the points against each of those who are level.
    pub(super) fn taken_of_tied(&self) -> Arg {
        let (own, all) = (self.standing.entrant, standings(self.event));
        let units = self.event.ruleset.preliminary.points.units;
        let among: Vec<Id> = self.compared_with().iter().map(|one| one.entrant).collect();
        let tied = all.tied_before_head_to_head(own, &among);
        let others = tied.into_iter().filter(|other| *other != own).map(|other| {
            let met = all.encounters(own).filter(|one| one.opponent == other);
            let points: Vec<u32> = met.map(|one| one.points).collect();
            let name = self.event.label(other);
            match points.is_empty() {
                true => msg!("tied.not-met", name = name).into(),
                false => {
                    let points =
                        points.iter().map(|points| Fraction::new((*points).into(), units.into()));
                    msg!("tied.taken", name = name, points = Fraction::mean(points).to_string())
                        .into()
                }
            }
        });
        let others: Vec<Arg> = others.collect();
        match others.is_empty() {
            true => msg!("place.nobody-level").into(),
            false => Arg::Series(others),
        }
    }
}
