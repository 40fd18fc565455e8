//! The sums behind the tie-breaks that look at a player's own matches.
//!
//! The sums over the opponents without the weakest are here too.

use super::Arithmetic;
use crate::event::{Fraction, Id, RoundSums, standings};
use crate::msg;
use crate::words::Arg;

impl Arithmetic<'_> {
    /// `4 + a bye`, or `of 5 rounds`.
    pub(super) fn matches_won(&self) -> Arg {
        let Some(record) = self.record(self.standing.entrant) else { return "".into() };
        match record.won_byes {
            0 => msg!("tied.of-rounds", n = record.rounds).into(),
            byes => msg!("tied.matches-and-byes", matches = record.wins, byes).into(),
        }
    }

    /// `225 + 0 + 233`: what each round added.
    pub(super) fn sum_of_rounds(&self, of: impl Fn(&RoundSums) -> String) -> Arg {
        let rounds = self.event.sums_of_rounds(self.standing.entrant);
        Arg::Sum(rounds.iter().map(|sums| of(sums).into()).collect())
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
        msg!("tied.without", sum, least = self.event.points_figure(least)).into()
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
                true => msg!("tied.not-met", name).into(),
                false => {
                    let points =
                        points.iter().map(|points| Fraction::new((*points).into(), units.into()));
                    msg!("tied.taken", name, points = Fraction::mean(points).to_string()).into()
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::fixture::Desk;
    use crate::event::fixture::tournaments::{candidates, hamilton, leader, with_a_bye};
    use crate::ruleset::TieBreak;
    use crate::words::Words;

    /// Returns what is told of the places above and below.
    fn told(desk: &Desk, name: &str) -> Vec<String> {
        let arithmetic = Arithmetic::of(&desk.event, desk.id(name)).unwrap();
        let neighbours = arithmetic.neighbours().into_iter();
        neighbours.map(|one| format!("{}: {}", desk.event.label(one.id), one.sentence)).collect()
    }

    fn made_of(desk: &Desk, name: &str, by: TieBreak) -> String {
        let arithmetic = Arithmetic::of(&desk.event, desk.id(name)).unwrap();
        Words::english().arg(&arithmetic.made_of(by))
    }

    #[test]
    fn the_candidates_of_2016() {
        let desk = candidates();
        assert_eq!(
            told(&desk, "Anand"),
            ["Caruana: Head to head 3/2 to 1/2", "Svidler: 15 points to 14"]
        );
        assert_eq!(
            told(&desk, "Giri"),
            ["Aronian: Wins 2 to 0", "Nakamura: Head to head 3 to 5/2"]
        );
        assert_eq!(
            made_of(&desk, "Aronian", TieBreak::HeadToHead),
            "Svidler 1/2, Giri 1, Nakamura 3/2"
        );
        assert_eq!(made_of(&desk, "Giri", TieBreak::Wins), "of 14 rounds");
    }

    #[test]
    fn the_hamilton_championship_of_2018() {
        let desk = hamilton();
        // The two drew with each other, so the sum of the opponents' points decides.
        assert_eq!(told(&desk, "Dare"), ["Nolan: SoS 45 to 40"]);
        let of = |by| made_of(&desk, "Dare", by);
        assert_eq!(of(TieBreak::BuchholzCutOne), "7 + 6 + 11 + 8 + 8, without 5");
        assert_eq!(of(TieBreak::SonnebornBerger), "7 + 5 + 6 + 11/2 + 8 + 8");
        assert_eq!(of(TieBreak::HeadToHead), "Nolan 1");
    }

    #[test]
    fn a_match_that_is_missing_and_a_bye_that_is_won() {
        let desk = leader();
        assert_eq!(made_of(&desk, "A", TieBreak::HeadToHead), "B 2, C 2, D not met");
        let made = |bye| made_of(&with_a_bye(bye), "C", TieBreak::Wins);
        assert_eq!([2, 1].map(made), ["0 + a bye", "of one round"]);
    }
}
