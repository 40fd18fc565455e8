//! Everybody's results in the preliminary rounds, summed up for the standings; and the values that each
//! tie-break of the game compares, computed once for everybody.
//!
//! Who met whom is stored so that sums over opponents are fast. Shares of matches and games won, and
//! their means, are exact fractions. Strength of schedule is stored in whole numbers: every mean is a
//! multiple of one over `common`, a common multiple of all numbers of rounds and opponents. So adding
//! and comparing are exact.

use super::super::actions::{Effect, Penalised};
use super::super::entrant::{Entrant, Status};
use super::super::{
    Event, Fraction, Game, How, Id, Outcome, Round, Side, Stage, lost_by_walkover, margin_of,
    of_bye, of_missed_round, scores_of,
};
use super::{Column, Values, head_to_head};
use crate::msg;
use crate::ruleset::{
    Absence, ByeShare, DrawShare, HouseGames, Percentages, PointsPer, Preliminary, Reads, Share,
    TieBreak,
};
use crate::words::Arg;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The results of one entrant in the preliminary rounds.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// Tournament points, byes included, without elimination games.
    pub points: u32,
    /// Matches with a result, byes, and missed rounds charged as losses.
    pub rounds: u32,
    pub byes: u32,
    /// Awarded byes, which the rule for the odd player's bye ignores.
    pub awarded: u32,
    /// Games against a house player that do not count as byes.
    pub house: u32,
    pub wins: u32,
    /// Byes worth as much as a match won.
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
    /// Whether they dropped before the last preliminary round.
    pub has_left: bool,
}

impl Record {
    /// The byes that count for the odd player's bye.
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
    /// Filled only if the game compares games won or their percentage.
    pub tallies: Vec<Tally>,
    pub meetings: Meetings,
    /// How games against house players count.
    pub house_games: HouseGames,
    /// The units in a point, which make halves whole numbers.
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

    /// Adds who dropped, who has a place, and the points deducted by penalties.
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
        // Before the first round, everybody registered has a place.
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

    /// Whether the first has beaten the second: won more matches against them than lost.
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
        // Added as a number instead of with a branch, which could not be predicted.
        let won = outcome.winner == Some(side);
        record.wins += u32::from(won);
        let is_drawn = outcome.winner.is_none() && outcome.games.count(Game::BothLost) == 0;
        record.draws += u32::from(is_drawn);
        if !alone {
            // A result that counted as a bye for the other was no match between the two.
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

/// The opponents of all entrants. Each round has a row, with a cell for each entrant by index.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Meetings {
    /// For each entrant, the number of opponents they met.
    counts: Vec<u32>,
    rows: Vec<Row>,
    /// The number of rows of rounds before the last one started.
    earlier: usize,
    /// Whether the points of each match are stored.
    keeps_scores: bool,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
struct Row {
    cells: Vec<Meeting>,
    /// For each cell, the points of the match; empty if no tie-break of the game needs them.
    scores: Vec<Score>,
}

/// What a match was worth to one of the two: the points times four, plus two if it was drawn, plus
/// one to differ from no match at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Score(u32);

impl Score {
    /// No match between the two.
    const NONE: Score = Score(0);

    pub(super) fn of(points: u32, is_drawn: bool) -> Score {
        Score(points << 2 | u32::from(is_drawn) << 1 | 1)
    }
}

/// A match as one of the two saw it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Encounter {
    pub opponent: Id,
    pub points: u32,
    pub is_won: bool,
    pub is_drawn: bool,
}

/// The opponent times two, plus one if the match was won, so that both are written at once.
/// There are fewer than 2 to the 31st entrants.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Meeting(u32);

impl Meeting {
    const NONE: Meeting = Meeting(0);

    fn of(opponent: Id, is_won: bool) -> Meeting {
        Meeting(opponent << 1 | u32::from(is_won))
    }

    fn opponent(self) -> Id {
        self.0 >> 1
    }

    fn is_won(self) -> bool {
        self.0 & 1 == 1
    }
}

impl Meetings {
    pub(super) fn new(entrants: usize, keeps_scores: bool) -> Meetings {
        Meetings { counts: vec![0; entrants], keeps_scores, ..Meetings::default() }
    }

    pub(super) fn begin_round(&mut self) {
        self.earlier = self.rows.len();
        self.add_row();
    }

    fn add_row(&mut self) {
        let entrants = self.counts.len();
        let scores = vec![Score::NONE; if self.keeps_scores { entrants } else { 0 }];
        self.rows.push(Row { cells: vec![Meeting::NONE; entrants], scores });
    }

    /// Records that this entrant met that opponent in the last round started. An entrant may sit at
    /// two tables in a round paired by hand, which then gets another row.
    #[inline]
    pub(super) fn record(&mut self, at: usize, opponent: Id, is_won: bool, score: Score) {
        let is_free = |row: &Row| row.cells[at] == Meeting::NONE;
        if !self.rows[self.earlier..].iter().any(is_free) {
            self.add_row();
        }
        let Some(row) = self.rows[self.earlier..].iter_mut().find(|row| is_free(row)) else {
            return;
        };
        row.cells[at] = Meeting::of(opponent, is_won);
        if let Some(kept) = row.scores.get_mut(at) {
            *kept = score;
        }
        self.counts[at] += 1;
    }

    /// The meetings of this entrant, in order of time.
    fn of(&self, at: usize) -> impl Iterator<Item = Meeting> {
        let own = self.rows.iter().filter_map(move |row| row.cells.get(at).copied());
        own.filter(|meeting| *meeting != Meeting::NONE)
    }

    /// Everybody this entrant met, in the order in which they were met.
    pub(super) fn opponents(&self, at: usize) -> impl Iterator<Item = Id> {
        self.of(at).map(Meeting::opponent)
    }

    /// Opponents against whom this entrant won a match, each as often as they were beaten.
    fn won_against(&self, at: usize) -> impl Iterator<Item = Id> {
        self.of(at).filter(|meeting| meeting.is_won()).map(Meeting::opponent)
    }

    /// The matches of this entrant with their points, in order of time. Empty if points are not
    /// stored; without matches that counted as a bye.
    pub(super) fn encounters(&self, at: usize) -> impl Iterator<Item = Encounter> {
        self.rows.iter().filter_map(move |row| {
            let (meeting, score) = (row.cells.get(at)?, row.scores.get(at)?.0);
            (score != Score::NONE.0).then(|| Encounter {
                opponent: meeting.opponent(),
                points: score >> 2,
                is_won: meeting.is_won(),
                is_drawn: score & 2 == 2,
            })
        })
    }

    /// For each entrant, the number of opponents they met.
    pub(super) fn counts(&self) -> &[u32] {
        &self.counts
    }

    /// For each entrant, the sum of these values over their opponents.
    pub(super) fn sums(&self, values: &[u64]) -> Vec<u64> {
        let value = |id: Id| values.get((id as usize).wrapping_sub(1));
        let sum = |at| self.opponents(at).filter_map(value).sum();
        (0..self.counts.len()).map(sum).collect()
    }

    /// For each entrant, the sum of these values over their opponents, without the smallest.
    fn sums_without_least(&self, values: &[u64]) -> Vec<u64> {
        let value = |id: Id| values.get((id as usize).wrapping_sub(1)).copied();
        let sums = self.sums(values).into_iter().enumerate();
        sums.map(|(at, sum)| sum - self.opponents(at).filter_map(value).min().unwrap_or(0))
            .collect()
    }

    /// For each entrant, the values of opponents drawn with plus twice those of opponents beaten.
    fn sums_of_results(&self, values: &[u64]) -> Vec<u64> {
        let of = |at| {
            let brought = self.encounters(at).map(|one| {
                let value = values.get((one.opponent as usize).wrapping_sub(1)).copied();
                value.unwrap_or(0) * (2 * u64::from(one.is_won) + u64::from(one.is_drawn))
            });
            brought.sum()
        };
        (0..self.counts.len()).map(of).collect()
    }
}

fn percentages_of(
    tie_break: TieBreak,
    records: &Records,
    preliminary: &Preliminary,
) -> Vec<Fraction> {
    let counted = preliminary.percentages.clone().unwrap_or_default();
    let matches = || -> Vec<Fraction> {
        let all = records.all.iter();
        all.map(|record| match_term(record, preliminary, &counted).value()).collect()
    };
    let games = || -> Vec<Fraction> {
        let all = records.all.iter().zip(&records.tallies);
        all.map(|(record, tally)| game_term(record, tally, preliminary, &counted).value()).collect()
    };
    match tie_break {
        TieBreak::GameWinPercentage => games(),
        TieBreak::OpponentsGameWins => means(records, &games()),
        TieBreak::OpponentsOpponentsMatchWins => means(records, &means(records, &matches())),
        _ => means(records, &matches()),
    }
}

/// A share as counted, such as `4/6`, or the floor or the ceiling of shares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    part: u32,
    of: u32,
    minimum: Share,
    maximum: Share,
}

impl Term {
    pub fn value(self) -> Fraction {
        self.counted().max(exact(self.minimum)).min(exact(self.maximum))
    }

    fn counted(self) -> Fraction {
        Fraction::new(self.part.into(), self.of.into())
    }
}

fn exact(share: Share) -> Fraction {
    Fraction::new(share.part.into(), share.of.into())
}

impl From<Term> for Arg {
    fn from(term: Term) -> Arg {
        let share = |part: u32, of: u32| format!("{part}/{of}");
        let Term { minimum, maximum, .. } = term;
        match term.counted() {
            counted if counted < exact(minimum) => {
                msg!("decklist.at-least", n = share(minimum.part, minimum.of)).into()
            }
            counted if counted > exact(maximum) => {
                msg!("standings.at-most", share = share(maximum.part, maximum.of)).into()
            }
            _ if term.of == 0 => "0".into(),
            _ => share(term.part, term.of).into(),
        }
    }
}

/// Wins and draws of matches or games, the input of a share.
struct Results {
    won: u32,
    drawn: u32,
    played: u32,
}

impl Results {
    /// Numerator and denominator of the share. `worth` is the points of a win and of a draw.
    fn share(&self, worth: [u32; 2], draws: DrawShare) -> (u32, u32) {
        let Results { won, drawn, played } = *self;
        let [win, draw] = match draws {
            DrawShare::ByPoints => worth,
            DrawShare::Lost => [1, 0],
        };
        (won * win + drawn * draw, played * win)
    }
}

/// The share of matches. By points, a draw counts as its points divided by those of a win. If
/// points are given for each game, it then counts half a win.
pub(super) fn match_term(record: &Record, rules: &Preliminary, counted: &Percentages) -> Term {
    let points = &rules.points;
    let worth = match points.per {
        PointsPer::Match => [points.win, points.draw.unwrap_or(0)],
        PointsPer::Game => [2, 1],
    };
    let (mut won, mut played) = (record.wins, record.rounds - record.byes);
    if counted.byes == ByeShare::Won {
        (won, played) = (won + record.byes, record.rounds);
    }
    let results = Results { won, drawn: record.draws, played };
    let (part, of) = results.share(worth, counted.draws);
    let maximum = if record.has_left { counted.max_match_share_of_leavers } else { Share::WHOLE };
    Term { part, of, minimum: counted.min_match_share, maximum }
}

/// The share of games. By points, a drawn game counts as its points divided by those of a win.
pub(super) fn game_term(
    record: &Record,
    tally: &Tally,
    preliminary: &Preliminary,
    counted: &Percentages,
) -> Term {
    let worth = [preliminary.points.win, preliminary.points.draw.unwrap_or(0)];
    let (mut won, mut played) = (tally.won, tally.played);
    if counted.byes == ByeShare::Won {
        let games = preliminary.shape.games_of_a_clean_win() as u32;
        (won, played) = (won + games * record.byes, played + games * record.byes);
    }
    let results = Results { won, drawn: tally.drawn, played };
    let (part, of) = results.share(worth, counted.draws);
    Term { part, of, minimum: counted.min_game_share, maximum: Share::WHOLE }
}

fn means(records: &Records, values: &[Fraction]) -> Vec<Fraction> {
    let of = |id: Id| values.get(id as usize - 1).copied();
    let mean = |at| Fraction::mean(records.meetings.opponents(at).filter_map(of));
    (0..values.len()).map(mean).collect()
}

/// The rank of each value among all, from the smallest.
fn ranks<T: Ord + Clone>(values: &[T]) -> Vec<u64> {
    let mut sorted = values.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let place = |value| sorted.binary_search(value).unwrap_or_default() as u64;
    values.iter().map(place).collect()
}

/// A column for each tie-break of the game, in its order.
pub(super) fn columns(records: &Records, preliminary: &Preliminary) -> Vec<Column> {
    let (mut means, mut sums) = (None, None);
    let points = || records.all.iter().map(|record| record.points.into()).collect::<Vec<u64>>();
    let mut sums =
        || -> Vec<u64> { sums.get_or_insert_with(|| records.meetings.sums(&points())).clone() };
    let units = u128::from(records.units);
    let mut column = |tie_break: TieBreak, before_it: &[Column]| {
        let over =
            |one: u128, order: Vec<u64>| Column { tie_break, order, values: Values::Over(one) };
        let order = match tie_break {
            TieBreak::SosMean | TieBreak::EsosMean => {
                let second = || preliminary.tie_breaks.contains(&TieBreak::EsosMean);
                let means = means.get_or_insert_with(|| Means::of(records, second()));
                return means.column(tie_break);
            }
            TieBreak::SosSum => return over(units, sums()),
            TieBreak::EsosSum => return over(units, records.meetings.sums(&sums())),
            TieBreak::BuchholzCutOne => {
                return over(units, records.meetings.sums_without_least(&points()));
            }
            TieBreak::SonnebornBerger => {
                return over(2 * units, records.meetings.sums_of_results(&points()));
            }
            TieBreak::HeadToHead => {
                let values = Values::Each(head_to_head::values(records, before_it));
                return Column { tie_break, order: Vec::new(), values };
            }
            TieBreak::Wins => {
                let won = |record: &Record| (record.wins + record.won_byes).into();
                records.all.iter().map(won).collect()
            }
            TieBreak::GameWins => records.tallies.iter().map(|tally| tally.won.into()).collect(),
            TieBreak::Margin => records.margins.iter().map(lifted).collect(),
            TieBreak::OwnScore => records.scores.iter().map(|[own, _]| *own).collect(),
            TieBreak::OpponentsScore => {
                let own: Vec<u64> = records.scores.iter().map(|[own, _]| *own).collect();
                records.meetings.sums(&own)
            }
            TieBreak::ScoreDifference => {
                records.scores.iter().map(|sums| lifted(&difference(*sums))).collect()
            }
            TieBreak::HeadToHeadSweep | TieBreak::Random => Vec::new(),
            TieBreak::OpponentsMatchWins
            | TieBreak::OpponentsOpponentsMatchWins
            | TieBreak::GameWinPercentage
            | TieBreak::OpponentsGameWins => {
                let values = percentages_of(tie_break, records, preliminary);
                let order = ranks(&values);
                return Column { tie_break, order, values: Values::Each(values) };
            }
        };
        over(1, order)
    };
    preliminary.tie_breaks.iter().fold(Vec::new(), |mut columns, tie_break| {
        columns.push(column(*tie_break, &columns));
        columns
    })
}

/// Scores for less scores against.
pub(super) fn difference([own, against]: [u64; 2]) -> i64 {
    own.cast_signed() - against.cast_signed()
}

/// Maps a sum, which may be negative, to a non-negative number in the same order.
fn lifted(margin: &i64) -> u64 {
    margin.saturating_add(i64::MAX / 2).max(0).unsigned_abs()
}

/// Means of the opponents' averages, and means of those means. They saturate only with so many
/// opponents that they no longer decide anything.
struct Means {
    /// A common multiple of the numbers of rounds and opponents of all entrants.
    common: u128,
    /// How many units a point has.
    units: u128,
    /// The means of the opponents' averages, times `common` squared.
    first: Vec<u128>,
    /// The means of those, times `common` cubed; empty if they are not compared.
    second: Vec<u128>,
}

impl Means {
    fn of(records: &Records, compares_second: bool) -> Means {
        let met = records.meetings.counts();
        let numbers = records.all.iter().map(|record| record.rounds).chain(met.iter().copied());
        let numbers: BTreeSet<u32> = numbers.filter(|number| *number > 0).collect();
        let common = numbers.into_iter().map(u128::from).fold(1, least_common_multiple);
        let part = |of: u32| common.checked_div(of.into()).unwrap_or(0);
        let average =
            |record: &Record| u128::from(record.points).saturating_mul(part(record.rounds));
        let means = |values: &[u128]| -> Vec<u128> {
            let value = |id: Id| values.get((id as usize).wrapping_sub(1));
            let mean = |at| {
                let sum = records.meetings.opponents(at).filter_map(value);
                sum.fold(0, |sum: u128, one| sum.saturating_add(*one)).saturating_mul(part(met[at]))
            };
            (0..values.len()).map(mean).collect()
        };
        let first = means(&records.all.iter().map(average).collect::<Vec<u128>>());
        let second = if compares_second { means(&first) } else { Vec::new() };
        Means { common, units: records.units.into(), first, second }
    }

    fn column(&self, tie_break: TieBreak) -> Column {
        let (numbers, power) = match tie_break {
            TieBreak::EsosMean => (&self.second, 3),
            _ => (&self.first, 2),
        };
        let one = self.common.saturating_pow(power).saturating_mul(self.units);
        let order = ranks(numbers);
        Column { tie_break, order, values: Values::LargeOver(numbers.clone(), one) }
    }
}

fn least_common_multiple(a: u128, b: u128) -> u128 {
    let (mut x, mut y) = (a, b);
    while y != 0 {
        (x, y) = (y, x % y);
    }
    (a / x).saturating_mul(b)
}

#[cfg(test)]
mod tests;
