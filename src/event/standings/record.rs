//! Everybody's results in the preliminary rounds, counted once for the standings.

use super::super::actions::{Effect, Penalised};
use super::super::entrant::{Entrant, Status};
use super::super::{
    Event, Game, How, Id, Outcome, Round, Side, Stage, lost_by_walkover, margin_of, of_bye,
    of_missed_round, scores_of,
};
use super::meetings::{Meetings, Score};
use crate::ruleset::{Absence, HouseGames, Preliminary, Reads, TieBreak};
use std::sync::Arc;

/// The results of one entrant in the preliminary rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// Tournament points, byes included, without elimination games.
    pub points: u32,
    /// Matches with a result, byes, and missed rounds charged as losses.
    pub rounds: u32,
    pub byes: u32,
    /// Awarded byes, which the rule of the odd player's bye does not count.
    pub awarded: u32,
    /// Games against a house player that do not count as byes.
    pub house: u32,
    pub wins: u32,
    /// Byes that were worth as much as a match won.
    pub won_byes: u32,
    pub draws: u32,
    /// The number drawn at registration.
    pub tie: u32,
    /// Whether they are disqualified, and so ranked behind all others.
    pub is_out: bool,
    /// Whether this entrant has a place; entrants who were never paired have none.
    pub is_ranked: bool,
    /// Whether this is a house player, who never has a place.
    pub is_house: bool,
    /// Whether they left before the last preliminary round.
    pub has_left: bool,
}

impl Record {
    /// The byes that the rule of the odd player's bye counts.
    pub(in crate::event) fn byes_of_the_draw(&self) -> u32 {
        self.byes - self.awarded
    }
}

/// The games of all of an entrant's matches with a result.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    pub played: u32,
    pub won: u32,
    pub drawn: u32,
}

/// Everybody's record, and who met whom; entrants count by index from 0. Data that only
/// some games compare is empty in the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Records {
    pub all: Vec<Record>,
    /// Sums of the margins of victory, if the game compares them.
    pub margins: Vec<i64>,
    /// Sums of the own scores and of those against them, if the game compares them.
    pub scores: Vec<[u64; 2]>,
    /// Filled if the game compares won games or shares of them.
    pub tallies: Vec<Tally>,
    pub meetings: Meetings,
    /// How games against house players count.
    pub house_games: HouseGames,
    /// The units of a point, so that halves are whole numbers.
    pub units: u32,
    /// The least and the most points that a match can bring.
    pub points_of_a_match: [u32; 2],
}

impl Records {
    pub(super) fn of(event: &Event, entrants: &[Entrant], rounds: &[Arc<Round>]) -> Records {
        let preliminary = &event.ruleset.preliminary;
        let reads = |what| TieBreak::any_reads(&preliminary.tie_breaks, what);
        let missed = |entrant: &Entrant| entrant.missed.len() as u32;
        let record = |entrant: &Entrant| Record {
            rounds: missed(entrant),
            tie: entrant.tie,
            is_out: matches!(entrant.status, Status::Disqualified { .. }),
            is_house: entrant.house,
            ..Record::default()
        };
        let walkover = preliminary.margin.as_ref().map(lost_by_walkover);
        let margin =
            |entrant: &Entrant| walkover.map(|walkover| i64::from(missed(entrant)) * walkover);
        let rule = preliminary.scores.as_ref().filter(|_| preliminary.compares_scores());
        let missed_scores = rule.map(of_missed_round);
        let scores = |entrant: &Entrant| {
            missed_scores.map(|scores| scores.map(|score| u64::from(missed(entrant)) * score))
        };
        let count = |kept: bool| if kept { entrants.len() } else { 0 };
        let mut records = Records {
            all: entrants.iter().map(record).collect(),
            margins: entrants.iter().filter_map(margin).collect(),
            scores: entrants.iter().filter_map(scores).collect(),
            tallies: vec![Tally::default(); count(reads(Reads::Games))],
            meetings: Meetings::new(entrants.len(), reads(Reads::Encounters)),
            house_games: event.house_games(),
            units: preliminary.points.units,
            points_of_a_match: preliminary.points_of_a_match(),
        };
        rounds.iter().for_each(|round| records.add_round(round, preliminary));
        records
    }

    fn add_round(&mut self, round: &Round, preliminary: &Preliminary) {
        self.meetings.begin_round();
        for pairing in round.pairings.iter().filter(|pairing| !pairing.sits_out()) {
            let seats = [Some(pairing.a), pairing.b];
            self.rank(seats);
            if let Some(outcome) = &pairing.outcome {
                self.add(seats, outcome, preliminary);
            }
        }
    }

    /// Adds the result of the entrants in these seats, A's first. A bye has only one.
    #[inline]
    pub(super) fn add(&mut self, seats: [Option<Id>; 2], outcome: &Outcome, rules: &Preliminary) {
        if outcome.how != How::Rested {
            self.add_result(seats, outcome, Side::A, rules);
            self.add_result(seats, outcome, Side::B, rules);
        }
    }

    /// Adds who left, who has a place, and the points that penalties take off.
    pub(super) fn add_facts(
        &mut self,
        entrants: &[Entrant],
        stages: &[Stage],
        penalties: &[Penalised],
    ) {
        let planned = stages.first().map_or(0, |stage| stage.planned);
        for (record, entrant) in self.all.iter_mut().zip(entrants) {
            record.has_left = match entrant.status {
                Status::Dropped { stage, after } | Status::Disqualified { stage, after } => {
                    stage == 1 && after < planned
                }
                Status::Active | Status::Unregistered => false,
            };
        }
        // Before the first round, everybody who is registered is still to be paired.
        if stages.iter().all(|stage| stage.rounds.is_empty()) {
            for (record, entrant) in self.all.iter_mut().zip(entrants) {
                record.is_ranked |= entrant.is_registered() && !entrant.house;
            }
        }
        // An event that begins with elimination has no other rounds.
        let finals = stages.iter().filter(|stage| !stage.kind.is_preliminary());
        for pairing in finals.flat_map(|stage| &stage.rounds).flat_map(|round| &round.pairings) {
            self.rank([Some(pairing.a), pairing.b]);
        }
        // Penalties never leave fewer than 0 points.
        for penalised in penalties {
            let Some(Effect::Points(points)) = penalised.effect else { continue };
            let points = points.saturating_mul(self.units);
            if let Some(record) = self.all.get_mut((penalised.id as usize).wrapping_sub(1)) {
                record.points = record.points.saturating_sub(points);
            }
        }
    }

    /// Gives these entrants a place, because they were paired.
    pub(super) fn rank(&mut self, seats: [Option<Id>; 2]) {
        for id in seats.into_iter().flatten() {
            if let Some(record) = self.all.get_mut((id as usize).wrapping_sub(1)) {
                record.is_ranked = !record.is_house;
            }
        }
    }

    /// Adds to the sums of scores, if the game compares them.
    pub(super) fn add_scores(&mut self, at: usize, [own, against]: [u64; 2]) {
        if let Some(sums) = self.scores.get_mut(at) {
            *sums = [sums[0] + own, sums[1] + against];
        }
    }

    fn is_house(&self, id: Id) -> bool {
        self.all.get((id as usize).wrapping_sub(1)).is_some_and(|record| record.is_house)
    }

    /// The number of entrants on the same points whom this entrant has beaten.
    pub(super) fn beaten_of_the_level(&self, at: usize) -> usize {
        let points = |at: usize| self.all.get(at).map(|record| record.points);
        let index = |id: Id| id as usize - 1;
        let mut won: Vec<usize> = self.meetings.won_against(at).map(index).collect();
        won.retain(|other| points(*other) == points(at) && !self.all[*other].is_house);
        won.sort_unstable();
        won.dedup();
        won.into_iter().filter(|other| self.beat(at, *other)).count()
    }

    /// Returns whether the first has beaten the second: won more matches against them than
    /// lost. Two who met twice and won one each have not beaten each other.
    pub(super) fn beat(&self, one: usize, other: usize) -> bool {
        let times = |winner: usize, loser: usize| {
            let won = self.meetings.won_against(winner);
            won.filter(|id| *id as usize == loser + 1).count()
        };
        let won = times(one, other);
        won > 0 && won > times(other, one)
    }

    fn add_result(
        &mut self,
        seats: [Option<Id>; 2],
        outcome: &Outcome,
        side: Side,
        preliminary: &Preliminary,
    ) {
        let house = seats.into_iter().flatten().any(|id| self.is_house(id));
        let alone = house && self.house_games != HouseGames::Opponent;
        let at = seats[side as usize].filter(|id| !alone || !self.is_house(*id));
        let at = at.and_then(|id| (id as usize).checked_sub(1));
        let Some((at, record)) = at.and_then(|at| Some((at, self.all.get_mut(at)?))) else {
            return;
        };
        record.rounds += 1;
        let won_match = preliminary.match_won();
        let appeared = outcome.how != How::NoShow(side);
        if house && self.house_games == HouseGames::Bye && appeared {
            record.points += preliminary.points.bye;
            record.byes += 1;
            record.won_byes += u32::from(preliminary.points.bye >= won_match);
            if let Some(margin) = self.margins.get_mut(at) {
                *margin += preliminary.margin.as_ref().map_or(0, |rule| i64::from(rule.bye));
            }
            let bye = preliminary.scores.as_ref().map_or([0; 2], of_bye);
            self.add_scores(at, bye);
            return;
        }
        record.points += outcome.points[side as usize];
        if let Some(margin) = self.margins.get_mut(at) {
            *margin += margin_of(outcome, seats[1].is_none(), side, preliminary);
        }
        if let Some(sums) = self.scores.get_mut(at) {
            let [own, against] = scores_of(outcome, seats[1].is_none(), side, preliminary);
            *sums = [sums[0] + own, sums[1] + against];
        }
        let absent =
            preliminary.absence == Absence::Bye && outcome.how == How::NoShow(side.other());
        let Some(opponent) = seats[side.other() as usize].filter(|_| !absent) else {
            record.byes += 1;
            record.won_byes += u32::from(outcome.points[side as usize] >= won_match);
            record.awarded += u32::from(outcome.how == How::AwardedBye);
            return;
        };
        record.house += u32::from(house);
        // The win is added as a number, without a branch, because it cannot be predicted.
        let won = outcome.winner == Some(side);
        record.wins += u32::from(won);
        let is_drawn = outcome.winner.is_none() && outcome.games.count(Game::BothLost) == 0;
        record.draws += u32::from(is_drawn);
        if !alone {
            // A result that gave the other one a bye was no match between the two.
            let no_match = preliminary.absence == Absence::Bye && outcome.how == How::NoShow(side);
            let score = match no_match {
                true => Score::NONE,
                false => Score::of(outcome.points[side as usize], is_drawn),
            };
            self.meetings.record(at, opponent, won, score);
        }
        if let Some(tally) = self.tallies.get_mut(at) {
            let won = if side == Side::A { Game::Won } else { Game::Lost };
            tally.played += outcome.games.played() as u32;
            tally.won += outcome.games.count(won) as u32;
            tally.drawn += outcome.games.count(Game::Drawn) as u32;
        }
    }
}
