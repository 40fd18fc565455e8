//! The standings by definition, and those that are published compared with them.

use super::judge::{End, Facts, Judge, Unopposed};
use crate::event::standings::{Line, Value};
use crate::event::{Fraction, Id, Status, standings};
use crate::msg;
use crate::ruleset::{
    Absence, ByeShare, DrawShare, FinalsKind, HouseGames, MatchShape, Percentages, PointsPer,
    Share, TieBreak,
};
use crate::words::Message;
use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BTreeSet};

impl Judge {
    /// Compares the published standings with those by definition.
    pub fn compare_standings(&mut self, place: &Message) {
        let published = standings(self.judged()).with_tie_breaks();
        self.compare_with(place, &published);
    }

    /// Compares these standings with those by definition.
    pub fn compare_with(&mut self, place: &Message, published: &[Line]) {
        let tallies = self.facts.tallies();
        let own = self.facts.places(&tallies);
        self.verdict.places += own.len();
        if published.len() != own.len() {
            let (lines, players) = (published.len(), own.len());
            return self.breach(place, msg!("verify.lines", n = lines, players));
        }
        for (at, (line, own)) in published.iter().zip(&own).enumerate() {
            let standing = &line.standing;
            if standing.entrant != own.id {
                let what = msg!("settings.place", n = at + 1);
                let sentence = self.of_other(what, own.id, standing.entrant);
                // Everything below would be reported over and over.
                return self.breach(place, sentence);
            }
            let name = self.facts.name(own.id);
            let tally = &tallies[own.id as usize - 1];
            if (standing.points, standing.rounds) != (own.points, own.rounds) {
                let shown = |points: u32| self.facts.ruleset.preliminary.points.shown(points);
                let (n, listed) = (shown(own.points), shown(standing.points));
                let (rounds, of) = (own.rounds, standing.rounds);
                self.breach(place, msg!("verify.points", name = &name, n, rounds, listed, of));
            }
            for ((tie_break, value), own) in line.tie_breaks.iter().zip(&own.values) {
                let exact = Fraction::new(own.top, own.bottom);
                let shown = match value {
                    Value::Margin(sum) => {
                        let own = match tie_break {
                            TieBreak::ScoreDifference => {
                                i64::from(tally.scores[0]) - i64::from(tally.scores[1])
                            }
                            _ => tally.margin,
                        };
                        if *sum != own {
                            let (name, by) = (&name, tie_break.about().name);
                            let other =
                                msg!("verify.tie-break", name, by, value = own, listed = *sum);
                            self.breach(place, other);
                        }
                        continue;
                    }
                    Value::Exact(fraction) => *fraction,
                    Value::Drawn(number) | Value::Beaten(number) => {
                        Fraction::new(u128::from(*number), 1)
                    }
                };
                if shown != exact {
                    let (name, by) = (&name, tie_break.about().name);
                    let (value, listed) = (exact.to_string(), shown.to_string());
                    self.breach(place, msg!("verify.tie-break", name, by, value, listed));
                }
            }
        }
    }
}

/// Margins may be negative and ratios may not, so the sums are raised by this much for comparison.
const MARGIN_OFFSET: i64 = 1 << 31;

#[derive(Debug, Clone)]
pub(super) struct RankedPlayer {
    pub id: Id,
    pub points: u32,
    pub rounds: u32,
    /// The value of each tie-break of the game, in its order.
    pub values: Vec<Ratio>,
}

impl Facts {
    /// The standings, best first; players who were put out come last. Once anybody was paired,
    /// players who were never paired have no place.
    pub fn places(&self, tallies: &[Tally]) -> Vec<RankedPlayer> {
        let is_ranked = self.ranked();
        let lines = self.lines(tallies);
        let lines = lines.into_iter().filter(|line| is_ranked(line.id)).collect();
        self.ordered(lines, tallies)
    }

    /// Whether a player was paired, or nobody was yet.
    fn ranked(&self) -> impl Fn(Id) -> bool + use<> {
        let tables = self.stages.iter().flat_map(|stage| stage.tables());
        let paired: BTreeSet<Id> = tables.flat_map(|table| table.seats).flatten().collect();
        let started = self.stages.iter().any(|stage| !stage.rounds.is_empty());
        move |id| !started || paired.contains(&id)
    }

    /// The players who are here and were not paired yet, behind all the others. They come in the
    /// order in which a round takes them.
    pub fn new_ones(&self, tallies: &[Tally]) -> Vec<Id> {
        let placed: BTreeSet<Id> = self.places(tallies).iter().map(|place| place.id).collect();
        let mut lines = self.lines(tallies);
        lines.retain(|line| !placed.contains(&line.id) && self.event.is_here(line.id));
        self.ordered(lines, tallies).iter().map(|line| line.id).collect()
    }

    /// The players who share first place on points and are here, best first. They play a deciding
    /// match. Nobody does if the game has no such match or one player is ahead.
    pub fn level_first(&self) -> Vec<Id> {
        if self.ruleset.finals.kind != FinalsKind::DecidingMatch {
            return Vec::new();
        }
        let mut places = self.places(&self.tallies());
        places.retain(|place| !self.is_put_out(place.id));
        let most = places.iter().map(|place| place.points).max();
        places.retain(|place| Some(place.points) == most);
        if places.len() < 2 {
            return Vec::new();
        }
        places.into_iter().map(|place| place.id).filter(|id| self.event.is_here(*id)).collect()
    }

    fn ordered(&self, mut lines: Vec<RankedPlayer>, tallies: &[Tally]) -> Vec<RankedPlayer> {
        lines.retain(|line| self.has_place(line.id));
        let put_out = |line: &RankedPlayer| self.is_put_out(line.id);
        lines.sort_by_key(|line| (put_out(line), Reverse(line.points)));
        let mut ordered = Vec::with_capacity(lines.len());
        let alike = |one: &RankedPlayer, two: &RankedPlayer| {
            (put_out(one), one.points) == (put_out(two), two.points)
        };
        for group in lines.chunk_by(alike) {
            self.order(group.to_vec(), 0, tallies, &mut ordered);
        }
        ordered
    }

    /// Orders players by one tie-break after another. Under the head-to-head sweep, a player who
    /// beat all others of the group is taken out again and again.
    fn order(
        &self,
        mut group: Vec<RankedPlayer>,
        by: usize,
        tallies: &[Tally],
        into: &mut Vec<RankedPlayer>,
    ) {
        let rules = &self.ruleset.preliminary.tie_breaks;
        if group.len() < 2 {
            into.append(&mut group);
        } else if rules.get(by) == Some(&TieBreak::HeadToHeadSweep) {
            let beats_all = |one: &RankedPlayer| {
                let mut others = group.iter().filter(|other| other.id != one.id);
                others.all(|other| tallies[one.id as usize - 1].beat(other.id))
            };
            match group.iter().position(beats_all) {
                Some(at) => {
                    into.push(group.remove(at));
                    self.order(group, by, tallies, into);
                }
                None => self.order(group, by + 1, tallies, into),
            }
        } else if rules.get(by) == Some(&TieBreak::HeadToHead) {
            for equals in self.by_taken(group, tallies) {
                self.order(equals, by + 1, tallies, into);
            }
        } else if by < rules.len() {
            group.sort_by(|one, two| two.values[by].cmp(&one.values[by]));
            let level = |one: &RankedPlayer, two: &RankedPlayer| one.values[by] == two.values[by];
            for equals in group.chunk_by(level) {
                self.order(equals.to_vec(), by + 1, tallies, into);
            }
        } else {
            let tie =
                |line: &RankedPlayer| self.event.entrant(line.id).map_or(0, |person| person.tie);
            group.sort_by(|one, two| match tie(two).cmp(&tie(one)) {
                Ordering::Equal => one.id.cmp(&two.id),
                other => other,
            });
            into.append(&mut group);
        }
    }

    fn lines(&self, tallies: &[Tally]) -> Vec<RankedPlayer> {
        let integer = |number: u32| Ratio::new(u128::from(number), 1);
        let share = |part: u32, of: u32| Ratio::new(u128::from(part), u128::from(of));
        let met = |at: usize| tallies[at].met.iter().map(|id| *id as usize - 1);
        let each = |value: &dyn Fn(usize) -> Ratio| -> Vec<Ratio> {
            (0..tallies.len()).map(value).collect()
        };
        // Of the opponents of each player.
        let means = |of: &[Ratio]| each(&|at| Ratio::mean(met(at).map(|other| of[other])));
        let sums = |of: &[Ratio]| {
            each(&|at| met(at).map(|other| of[other]).fold(Ratio::ZERO, Ratio::plus))
        };
        // A point has one or two units.
        let units = self.ruleset.preliminary.points.units;
        let averages = each(&|at| share(tallies[at].points, tallies[at].rounds * units));
        let points = each(&|at| share(tallies[at].points, units));
        let matches = each(&|at| self.match_share(&tallies[at], self.left_early(at)));
        let games = each(&|at| self.game_share(&tallies[at]));
        let column = |tie_break: &TieBreak| match tie_break {
            TieBreak::SosMean => means(&averages),
            TieBreak::EsosMean => means(&means(&averages)),
            TieBreak::SosSum => sums(&points),
            TieBreak::EsosSum => sums(&sums(&points)),
            TieBreak::OpponentsMatchWins => means(&matches),
            TieBreak::OpponentsOpponentsMatchWins => means(&means(&matches)),
            TieBreak::GameWinPercentage => games.clone(),
            TieBreak::OpponentsGameWins => means(&games),
            TieBreak::BuchholzCutOne => each(&|at| {
                let mut all: Vec<u32> = met(at).map(|other| tallies[other].points).collect();
                all.sort_unstable();
                share(all.iter().skip(1).sum(), units)
            }),
            TieBreak::SonnebornBerger => each(&|at| {
                let halves = tallies[at].halves.iter();
                let of = halves.map(|(id, times)| tallies[*id as usize - 1].points * times);
                share(of.sum(), 2 * units)
            }),
            TieBreak::Wins => each(&|at| integer(tallies[at].wins + tallies[at].free_wins)),
            // The level players depend on the columns before.
            TieBreak::HeadToHead => Vec::new(),
            TieBreak::GameWins => each(&|at| integer(tallies[at].game_wins)),
            TieBreak::HeadToHeadSweep => each(&|at| {
                let level = |id: &Id| points[*id as usize - 1] == points[at] && !self.is_house(*id);
                integer(tallies[at].beaten().filter(level).count() as u32)
            }),
            TieBreak::Random => each(&|at| integer(self.event.entrants[at].tie)),
            TieBreak::OwnScore => each(&|at| integer(tallies[at].scores[0])),
            TieBreak::OpponentsScore => sums(&each(&|at| integer(tallies[at].scores[0]))),
            TieBreak::ScoreDifference => each(&|at| {
                let [own, against] = tallies[at].scores.map(i64::from);
                integer(u32::try_from(own - against + MARGIN_OFFSET).unwrap_or_default())
            }),
            TieBreak::Margin => each(&|at| {
                integer(u32::try_from(tallies[at].margin + MARGIN_OFFSET).unwrap_or_default())
            }),
        };
        let rules = &self.ruleset.preliminary.tie_breaks;
        let mut columns: Vec<Vec<Ratio>> = rules.iter().map(column).collect();
        if let Some(at) = rules.iter().position(|by| *by == TieBreak::HeadToHead) {
            columns[at] = self.taken_of_level(tallies, &columns[..at]);
        }
        (0..tallies.len())
            .map(|at| RankedPlayer {
                id: at as Id + 1,
                points: tallies[at].points,
                rounds: tallies[at].rounds,
                values: columns.iter().map(|column| column[at]).collect(),
            })
            .collect()
    }
}

#[derive(Debug, Clone, Default)]
pub(super) struct Tally {
    pub points: u32,
    /// Results, byes, and charged rounds.
    pub rounds: u32,
    pub byes: u32,
    /// Awarded byes, which the rule of the odd player's bye does not count.
    pub awarded: u32,
    /// Results against a house player that are no byes.
    pub house: u32,
    pub wins: u32,
    pub draws: u32,
    pub games: u32,
    pub game_wins: u32,
    pub drawn_games: u32,
    pub margin: i64,
    /// The sums of the own scores, and of those against them.
    pub scores: [u32; 2],
    pub met: Vec<Id>,
    /// Byes that brought what a match won brings.
    pub free_wins: u32,
    /// The points of each match against each opponent.
    pub taken: BTreeMap<Id, Vec<u32>>,
    /// For each match, the opponent, and 2 for a win or 1 for a draw.
    pub halves: Vec<(Id, u32)>,
    /// Against each opponent, matches won minus matches lost.
    lead: BTreeMap<Id, i32>,
}

impl Tally {
    pub fn add_scores(&mut self, [own, against]: [u32; 2]) {
        self.scores[0] += own;
        self.scores[1] += against;
    }

    /// Whether more of the matches against this opponent were won than lost.
    pub fn beat(&self, other: Id) -> bool {
        self.lead.get(&other).is_some_and(|lead| *lead > 0)
    }

    pub fn beaten(&self) -> impl Iterator<Item = Id> {
        self.lead.iter().filter(|(_, lead)| **lead > 0).map(|(id, _)| *id)
    }
}

impl Facts {
    /// The records of all players, by id from 1.
    pub fn tallies(&self) -> Vec<Tally> {
        let mut all: Vec<Tally> = (self.event.entrants.iter())
            .map(|one| {
                let missed = one.missed.len() as u32;
                let margin = i64::from(missed) * self.walkover();
                let scores = self.scores_of_missed().map(|score| missed * score);
                Tally { rounds: missed, margin, scores, ..Tally::default() }
            })
            .collect();
        let Some(swiss) = self.preliminary() else { return all };
        let scoring = &self.ruleset.preliminary;
        let won = self.whole_match(scoring.points.win);
        let bye_margin = scoring.margin.as_ref().map_or(0, |rule| i64::from(rule.bye));
        let bye = |tally: &mut Tally, points: u32| {
            tally.rounds += 1;
            tally.byes += 1;
            tally.points += points;
            tally.free_wins += u32::from(points >= won);
            tally.margin += bye_margin;
            tally.add_scores(self.scores_of_bye());
        };
        for table in swiss.tables() {
            let score = self.score(swiss, table);
            for seat in [0, 1] {
                let Some(tally) = table.seats[seat].and_then(|id| all.get_mut(id as usize - 1))
                else {
                    continue;
                };
                let Some(other) = table.seats[1 - seat] else {
                    match table.free {
                        Unopposed::Rest => {}
                        Unopposed::Bye => bye(tally, scoring.points.bye),
                        Unopposed::Win => bye(tally, scoring.points.win),
                        // An awarded bye is a match won, without scores.
                        Unopposed::Awarded => {
                            tally.rounds += 1;
                            tally.byes += 1;
                            tally.awarded += 1;
                            tally.free_wins += 1;
                            tally.points += won;
                            tally.margin += bye_margin;
                        }
                    }
                    continue;
                };
                let Some(score) = score else { continue };
                let counted = self.event.setup.house.unwrap_or_default();
                let own = table.seats[seat].is_some_and(|id| self.is_house(id));
                let house = self.is_house(other);
                if own && counted != HouseGames::Opponent {
                    continue;
                }
                let absent = match table.end {
                    Some(End::Absent(side)) => Some(side as usize),
                    _ => None,
                };
                if house && counted == HouseGames::Bye && absent != Some(seat) {
                    bye(tally, scoring.points.bye);
                    continue;
                }
                if absent == Some(1 - seat) && scoring.absence == Absence::Bye {
                    bye(tally, score.points[seat]);
                    continue;
                }
                tally.rounds += 1;
                tally.points += score.points[seat];
                tally.add_scores(self.scores_at(swiss, table, &score, seat));
                tally.margin += self.margins(table, &score)[seat];
                tally.games += score.games;
                tally.drawn_games += score.drawn_games;
                tally.draws += u32::from(score.drawn);
                tally.house += u32::from(house);
                let is_opponent = !house || counted == HouseGames::Opponent;
                if is_opponent {
                    tally.met.push(other);
                }
                tally.game_wins += score.wins[seat];
                tally.wins += u32::from(score.winner == Some(seat));
                // A result that gives one of the two a bye was no match between them.
                if is_opponent && !(absent.is_some() && scoring.absence == Absence::Bye) {
                    tally.taken.entry(other).or_default().push(score.points[seat]);
                    let halves = 2 * u32::from(score.winner == Some(seat)) + u32::from(score.drawn);
                    tally.halves.push((other, halves));
                    if let Some(winner) = score.winner {
                        let won = if winner == seat { 1 } else { -1 };
                        *tally.lead.entry(other).or_default() += won;
                    }
                }
            }
        }
        for (id, tally) in (1..).zip(&mut all) {
            tally.points = tally.points.saturating_sub(self.points_off(id));
        }
        all
    }

    /// Orders a group by the points that its members have taken from each other. The result is the
    /// parts that are still level. It starts again with every part that is smaller than the group.
    fn by_taken(&self, mut group: Vec<RankedPlayer>, tallies: &[Tally]) -> Vec<Vec<RankedPlayer>> {
        let ids: BTreeSet<Id> = group.iter().map(|line| line.id).collect();
        let [least, most] = self.worth_of_a_match();
        let unmet = |line: &RankedPlayer| unmet(tallies, line.id, &ids);
        let with = |line: &RankedPlayer, worth: u32| {
            let own = among(tallies, line.id, &ids);
            own.plus(Ratio::new((unmet(line) * worth).into(), 1))
        };
        let mut parts: Vec<Vec<RankedPlayer>> = Vec::new();
        if group.iter().any(|line| unmet(line) > 0) {
            // Whoever leads even if their matches not played bring the least, and those of all
            // others the most, is placed.
            while group.len() > 1
                && let Some(at) = (0..group.len()).max_by_key(|at| with(&group[*at], least))
                && let worst = with(&group[at], least)
                && (0..group.len()).all(|other| other == at || with(&group[other], most) < worst)
            {
                parts.push(vec![group.remove(at)]);
            }
            parts.push(group);
        } else {
            group.sort_by_cached_key(|line| Reverse(with(line, 0)));
            let equal = |one: &RankedPlayer, two: &RankedPlayer| with(one, 0) == with(two, 0);
            parts.extend(group.chunk_by(equal).map(<[_]>::to_vec));
        }
        match parts.len() {
            1 => parts,
            _ => parts.into_iter().flat_map(|part| self.by_taken(part, tallies)).collect(),
        }
    }

    /// The least and the most points that a match not played could have brought.
    fn worth_of_a_match(&self) -> [u32; 2] {
        let rules = &self.ruleset.preliminary;
        let table = rules.scores.as_ref().map_or(&[][..], |scores| &scores.tournament_points);
        let lost = table.iter().map(|row| row.loser).min();
        let won = table.iter().map(|row| row.winner).max();
        let (loss, win) = (rules.points.loss, self.whole_match(rules.points.win));
        [lost.map_or(loss, |least| least.min(loss)), won.map_or(win, |most| most.max(win))]
    }

    /// For everybody, the points against those level on points and in these columns.
    fn taken_of_level(&self, tallies: &[Tally], before: &[Vec<Ratio>]) -> Vec<Ratio> {
        let is_ranked = self.ranked();
        let has_place = |id: &Id| self.has_place(*id) && is_ranked(*id);
        let all: Vec<Id> = (1..=tallies.len() as Id).filter(has_place).collect();
        let level = |one: Id, two: Id| {
            let [a, b] = [one, two].map(|id| id as usize - 1);
            tallies[a].points == tallies[b].points
                && self.is_put_out(one) == self.is_put_out(two)
                && before.iter().all(|column| column[a] == column[b])
        };
        let units = self.ruleset.preliminary.points.units;
        let mut values = vec![Ratio::ZERO; tallies.len()];
        for id in &all {
            let tied = all.iter().copied().filter(|other| level(*id, *other)).collect();
            values[*id as usize - 1] = among(tallies, *id, &tied).over(units);
        }
        values
    }
}

/// How many of these the player has not met.
fn unmet(tallies: &[Tally], id: Id, ids: &BTreeSet<Id>) -> u32 {
    let met = tallies[id as usize - 1].taken.keys().filter(|other| ids.contains(other));
    (ids.len() - 1 - met.count()) as u32
}

/// The points of this player against these; against somebody met more than once, the mean.
fn among(tallies: &[Tally], id: Id, ids: &BTreeSet<Id>) -> Ratio {
    let taken = tallies[id as usize - 1].taken.iter().filter(|(other, _)| ids.contains(other));
    let mean = |all: &Vec<u32>| Ratio::new(all.iter().sum::<u32>().into(), all.len() as u128);
    taken.fold(Ratio::ZERO, |sum, (_, all)| sum.plus(mean(all)))
}

/// A non-negative fraction in lowest terms, added and compared exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Ratio {
    top: u128,
    bottom: u128,
}

impl Ratio {
    const ZERO: Ratio = Ratio { top: 0, bottom: 1 };

    /// A fraction in lowest terms; zero out of zero is zero.
    fn new(top: u128, bottom: u128) -> Ratio {
        let common = common_divisor(top, bottom);
        if bottom == 0 || top == 0 {
            return Ratio::ZERO;
        }
        Ratio { top: top / common, bottom: bottom / common }
    }

    fn plus(self, other: Ratio) -> Ratio {
        let common = common_divisor(self.bottom, other.bottom);
        let (left, right) = (other.bottom / common, self.bottom / common);
        Ratio::new(self.top * left + other.top * right, self.bottom * left)
    }

    /// One of this many equal parts of it.
    fn over(self, parts: u32) -> Ratio {
        Ratio::new(self.top, self.bottom * u128::from(parts))
    }

    /// The mean of these; zero if there are none.
    fn mean(all: impl ExactSizeIterator<Item = Ratio>) -> Ratio {
        let count = all.len() as u128;
        let sum = all.fold(Ratio::ZERO, Ratio::plus);
        Ratio::new(sum.top, sum.bottom * count)
    }
}

/// Compares whole parts, then reciprocals of the remainders, so no product can overflow.
impl Ord for Ratio {
    fn cmp(&self, other: &Ratio) -> Ordering {
        let (mut one, mut two) = (*self, *other);
        let mut turned = false;
        loop {
            let integers = (one.top / one.bottom).cmp(&(two.top / two.bottom));
            let (left, right) = (one.top % one.bottom, two.top % two.bottom);
            let found = match integers {
                Ordering::Equal if left != 0 && right != 0 => {
                    one = Ratio { top: one.bottom, bottom: left };
                    two = Ratio { top: two.bottom, bottom: right };
                    turned = !turned;
                    continue;
                }
                Ordering::Equal => left.min(1).cmp(&right.min(1)),
                other => other,
            };
            return if turned { found.reverse() } else { found };
        }
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Ratio) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn common_divisor(a: u128, b: u128) -> u128 {
    if b == 0 { a.max(1) } else { common_divisor(b, a % b) }
}

impl Facts {
    /// The points from matches, divided by the most they could have been worth.
    fn match_share(&self, tally: &Tally, left_early: bool) -> Ratio {
        let table = &self.ruleset.preliminary.points;
        let counted = self.ruleset.preliminary.percentages.clone().unwrap_or_default();
        let (win, draw) = match table.per {
            PointsPer::Match => (table.win, table.draw.unwrap_or_default()),
            // A drawn match counts half for each player.
            PointsPer::Game => (2, 1),
        };
        let free = counted.byes == ByeShare::Won;
        let won = if free { tally.byes } else { 0 };
        let of = [tally.wins + won, tally.draws, tally.rounds - tally.byes + won];
        let share = of_whole(&counted, of, [win, draw]);
        let share = share.max(ratio(counted.min_match_share));
        if left_early { share.min(ratio(counted.max_match_share_of_leavers)) } else { share }
    }

    /// The same for games; a bye is won without losing one.
    fn game_share(&self, tally: &Tally) -> Ratio {
        let table = &self.ruleset.preliminary.points;
        let counted = self.ruleset.preliminary.percentages.clone().unwrap_or_default();
        let needed = match self.ruleset.preliminary.shape {
            MatchShape::OneGame => 1,
            MatchShape::TwoGames | MatchShape::FirstToTwo => 2,
        };
        let free = counted.byes == ByeShare::Won;
        let won = if free { tally.byes * needed } else { 0 };
        let draw = table.draw.unwrap_or_default();
        let of = [tally.game_wins + won, tally.drawn_games, tally.games + won];
        let share = of_whole(&counted, of, [table.win, draw]);
        share.max(ratio(counted.min_game_share))
    }

    /// Whether the player left while preliminary rounds were still to be paired.
    fn left_early(&self, at: usize) -> bool {
        match self.event.entrants[at].status {
            Status::Dropped { stage, after } | Status::Disqualified { stage, after } => {
                stage == 1 && after < self.rounds
            }
            _ => false,
        }
    }
}

/// Wins and draws as a part of all. The worth is that of a win and of a draw, by points.
fn of_whole(counted: &Percentages, [won, drawn, all]: [u32; 3], [win, draw]: [u32; 2]) -> Ratio {
    let (numerator, denominator) = match counted.draws {
        DrawShare::ByPoints => (won * win + drawn * draw, all * win),
        DrawShare::Lost => (won, all),
    };
    Ratio::new(numerator.into(), denominator.into())
}

fn ratio(share: Share) -> Ratio {
    Ratio::new(share.part.into(), share.of.into())
}
