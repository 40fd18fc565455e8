//! Certainty: who is certain of the goal, and who is out. Nobody is called either without proof.

use super::playouts::OwnResult;
use super::rest::{Rest, Table, Target, least_players, points};
use crate::event::standings::Running;
use crate::event::{
    CutBy, Event, Fraction, Games, How, Id, Outcome, Side, announced_cut_size, ranked,
};
use crate::ruleset::{Absence, Replacement, TieBreak};
use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::HashMap;

/// The certainty about everybody now.
///
/// None before the first round, after the cut, and where nobody plays for a place.
///
/// Once all rounds are paired, every end is tried if the open tables have at most 5,000 together;
/// results that are the same for the standings count once. Otherwise bounds are asked, which may
/// leave somebody [`Prospect::Open`] but are never wrong.
pub fn prospects(event: &Event) -> Option<Prospects> {
    Some(certain(&Rest::of(event)?))
}

/// The certainty about everybody if this is the rest.
pub(super) fn certain(rest: &Rest) -> Prospects {
    let (goal, exact) = (rest.goal(), exhaust(rest));
    let exhausted = exact.is_some();
    Prospects { goal, exhausted, of: exact.unwrap_or_else(|| bounds(rest)) }
}

/// Whether the two at this table of the newest round are both certain of the goal if they draw.
/// None if the table has a result, or if the game knows no draws. Every drawn result counts.
pub fn safe_draw(event: &Event, table: u32) -> Option<bool> {
    let rest = Rest::of(event)?;
    let is_it = |open: &Table| open.is_newest && open.number == Some(table);
    let at = rest.tables.iter().position(is_it)?;
    let seats = rest.tables[at].seats;
    let drawn = certain(&rest.with_own(at, Side::A, OwnResult::Draw)?);
    Some(seats.iter().all(|id| drawn.of(*id) == Prospect::Certain))
}

/// The player who comes in if one of those who would make the cut now gives up the place.
///
/// It is the next in the present standings among those who are here, but nobody who is certain of
/// a place anyway. None without a cut, if nobody is left, and in a game in which nobody takes a
/// place that is given up.
pub fn comes_in(event: &Event) -> Option<Id> {
    let rest = Rest::of(event).filter(|rest| rest.goal() == Goal::Cut)?;
    let size = announced_cut_size(event) as usize;
    if rest.ruleset.finals.replacement != Replacement::NextInStandings {
        return None;
    }
    let known = certain(&rest);
    let mut next = ranked(event).skip(size).map(|standing| standing.entrant);
    next.find(|id| known.of(*id) != Prospect::Certain)
}

/// The most ends of the last round that are tried.
pub(super) const MOST_ENDS: usize = 5_000;

/// The goal that everybody plays for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goal {
    /// A place in the announced cut.
    Cut,
    /// The first place, in an event without a cut.
    Win,
}

/// The certainty about one entrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Prospect {
    /// The goal is reached however the rest ends.
    Certain,
    /// The goal is missed however the rest ends.
    Out,
    /// Neither is known to be so.
    Open,
}

/// The certainty about everybody in one state of the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prospects {
    pub goal: Goal,
    /// Whether every end was tried, so that nobody who is certain or out is still
    /// [`Prospect::Open`].
    pub exhausted: bool,
    /// By the index of the entrant.
    of: Vec<Prospect>,
}

impl Prospects {
    /// The certainty about this entrant. An entrant without a place is [`Prospect::Out`].
    pub fn of(&self, id: Id) -> Prospect {
        self.of.get(index(id)).copied().unwrap_or(Prospect::Out)
    }
}

pub(super) fn index(id: Id) -> usize {
    (id as usize).wrapping_sub(1)
}

/// In larger fields tie-breaks are not looked at, because every pair of players would be compared.
const MOST_COMPARED: usize = 1_000;

/// How many of the others finish ahead: at least, and at most.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Ahead {
    least: usize,
    most: usize,
}

/// The known certainty about everybody, by index.
pub(super) fn bounds(rest: &Rest) -> Vec<Prospect> {
    let all = 0..rest.here.len();
    match Bounds::of(rest) {
        Some(bounds) => all.map(|at| bounds.prospect(at)).collect(),
        None => vec![Prospect::Open; rest.here.len()],
    }
}

struct Bounds<'r> {
    rest: &'r Rest,
    /// The open table of each entrant, and the side.
    table: Vec<Option<(usize, usize)>>,
    /// The points that the results of each table bring to both.
    results: Vec<Vec<[u32; 2]>>,
    /// The most points that the coming rounds can bring to one entrant.
    coming: u32,
    ties: Option<Ties>,
    /// Whether the announced cut can be made however the rest ends.
    is_made: bool,
    /// The counts by the points of the one who is judged, the least and the most.
    known: RefCell<HashMap<[u32; 2], Ahead>>,
}

impl<'r> Bounds<'r> {
    /// None if somebody sits at two open tables.
    fn of(rest: &'r Rest) -> Option<Bounds<'r>> {
        let mut table = vec![None; rest.here.len()];
        for (number, open) in rest.tables.iter().enumerate() {
            for (side, id) in open.seats.into_iter().enumerate() {
                if table.get_mut(index(id))?.replace((number, side)).is_some() {
                    return None;
                }
            }
        }
        let scoring = &rest.scoring;
        let best = rest.results.iter().flat_map(|outcome| outcome.points).max().unwrap_or(0);
        let small = rest.here.len() <= MOST_COMPARED;
        let results: Vec<_> = rest.tables.iter().map(|table| distinct(rest, table)).collect();
        Some(Bounds {
            rest,
            is_made: always_made(rest, &table, &results),
            table,
            results,
            coming: rest.coming * best.max(scoring.bye).max(scoring.win),
            ties: small.then(|| Ties::of(rest)).flatten(),
            known: RefCell::default(),
        })
    }

    /// The certainty about one entrant: it holds with every result of their own table.
    fn prospect(&self, at: usize) -> Prospect {
        let rest = self.rest;
        let in_time = rest.running.is_ranked(at) || rest.coming > 0 && rest.here[at];
        if !in_time || !self.is_rival(at) {
            return Prospect::Out;
        }
        let own = self.table[at];
        let none = [[0, 0]];
        let results = own.map_or(&none[..], |(table, _)| &self.results[table]);
        let (mut certain, mut out) = (rest.running.is_ranked(at) && self.is_made, true);
        for result in results {
            let mine = own.map_or(0, |(_, side)| result[side]);
            let later = if rest.here[at] { self.coming } else { 0 };
            let least = rest.running.points_with(at, mine);
            let most = rest.running.points_with(at, mine + later);
            let (is_in, is_out) = match rest.target {
                Target::Cut(CutBy::Points(wanted)) => (least >= wanted, most < wanted),
                _ => {
                    let ahead = self.ahead(at, [least, most], result);
                    (ahead.most < self.places(), ahead.least >= self.places())
                }
            };
            (certain, out) = (certain && is_in, out && is_out);
        }
        match (certain, out) {
            (true, _) => Prospect::Certain,
            (_, true) => Prospect::Out,
            _ => Prospect::Open,
        }
    }

    /// Whether this entrant can take a place from another.
    fn is_rival(&self, at: usize) -> bool {
        match self.rest.target {
            Target::Cut(_) => self.rest.here[at],
            Target::First | Target::Level => {
                let running = &self.rest.running;
                !running.is_out(at) && !running.is_house(at)
            }
        }
    }

    fn places(&self) -> usize {
        match self.rest.target {
            Target::Cut(CutBy::Top(size) | CutBy::TopAndLevel(size)) => size as usize,
            _ => 1,
        }
    }

    /// Whether somebody with the same points can be ahead of this entrant.
    fn level_matters(&self, at: usize) -> bool {
        match self.rest.target {
            Target::Cut(by) => !matches!(by, CutBy::TopAndLevel(_)),
            Target::First => true,
            // Those who are here play the deciding match without the one who left.
            Target::Level => !self.rest.here[at],
        }
    }

    /// The others ahead of an entrant with these points, if their own table ends like this.
    fn ahead(&self, at: usize, points: [u32; 2], own: &[u32; 2]) -> Ahead {
        let by_ties = self.ties.is_some() && self.rest.target != Target::Level;
        // Without tie-breaks only the points matter, and many have the same.
        let shared = self.rest.here[at] && !(by_ties && self.level_matters(at));
        let known = self.known.borrow().get(&points).copied().filter(|_| shared);
        let all = known.unwrap_or_else(|| self.all(at, points));
        if shared {
            self.known.borrow_mut().insert(points, all);
        }
        // The judged entrant and the opponent were counted as any others.
        let (mut least, mut most) = (all.least, all.most);
        match self.table[at] {
            None => {
                let mine = self.of_one(at, points, at, 0);
                (least, most) = (least - mine.least, most - mine.most);
            }
            Some((table, side)) => {
                let counted = self.of_table(at, points, table);
                let other = index(self.rest.tables[table].seats[1 - side]);
                let theirs = self.of_one(at, points, other, own[1 - side]);
                least = least - counted.least + theirs.least;
                most = most - counted.most + theirs.most;
            }
        }
        Ahead { least, most }
    }

    /// Everybody who is ahead of somebody with these points, that one included.
    fn all(&self, judged: usize, points: [u32; 2]) -> Ahead {
        let alone = (0..self.table.len()).filter(|at| self.table[*at].is_none());
        let alone = alone.map(|at| self.of_one(judged, points, at, 0));
        let tables = (0..self.results.len()).map(|table| self.of_table(judged, points, table));
        alone.chain(tables).fold(Ahead::default(), |sum, one| Ahead {
            least: sum.least + one.least,
            most: sum.most + one.most,
        })
    }

    /// Those of an open table who are ahead: the fewest and the most by any of its results.
    fn of_table(&self, judged: usize, points: [u32; 2], table: usize) -> Ahead {
        let seats = self.rest.tables[table].seats.map(index);
        let counts = self.results[table].iter().map(|result| {
            let [a, b] = [0, 1].map(|side| self.of_one(judged, points, seats[side], result[side]));
            Ahead { least: a.least + b.least, most: a.most + b.most }
        });
        let least = counts.clone().map(|one| one.least).min().unwrap_or(0);
        Ahead { least, most: counts.map(|one| one.most).max().unwrap_or(0) }
    }

    /// Whether one entrant is ahead, if their open table brings them these points.
    fn of_one(&self, judged: usize, points: [u32; 2], other: usize, brings: u32) -> Ahead {
        let rest = self.rest;
        let ranked = rest.running.is_ranked(other);
        if !self.is_rival(other) || !ranked && rest.coming == 0 {
            return Ahead::default();
        }
        let later = if rest.here[other] { self.coming } else { 0 };
        let least = rest.running.points_with(other, brings);
        let most = rest.running.points_with(other, brings + later);
        let level = self.level_matters(judged);
        let ties = self.ties.as_ref().filter(|_| rest.target != Target::Level);
        let behind = || ties.is_some_and(|ties| ties.is_ahead(judged, other));
        let before = || ties.is_some_and(|ties| ties.is_ahead(other, judged));
        let may = most > points[0] || level && most == points[0] && !behind();
        let must = ranked && (least > points[1] || level && least == points[1] && before());
        Ahead { least: usize::from(must), most: usize::from(may) }
    }
}

/// Whether the cut can be made however the rest ends. Enough of those who are here have a place,
/// and at least two of them have the points. Everybody is counted with their least points.
fn always_made(rest: &Rest, table: &[Option<(usize, usize)>], results: &[Vec<[u32; 2]>]) -> bool {
    let Target::Cut(by) = rest.target else { return true };
    let least = |at: usize| {
        let brought = |(table, side): (usize, usize)| {
            results[table].iter().map(|result| result[side]).min().unwrap_or(0)
        };
        rest.running.points_with(at, table[at].map_or(0, brought))
    };
    let ranked = (0..rest.here.len()).filter(|at| rest.here[*at] && rest.running.is_ranked(*at));
    let counted = ranked.filter(|at| match by {
        CutBy::Points(wanted) => least(*at) >= wanted,
        _ => true,
    });
    counted.count() >= least_players(by)
}

/// The different points that the results of a table bring.
fn distinct(rest: &Rest, table: &Table) -> Vec<[u32; 2]> {
    let house_games = rest.compared.house_games;
    let all = table.results.iter();
    let mut all: Vec<[u32; 2]> =
        all.map(|outcome| points(outcome, table.house, rest.preliminary(), house_games)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Everybody's least and most value of each strength of schedule, in the game's order.
struct Ties {
    least: Vec<Vec<Fraction>>,
    most: Vec<Vec<Fraction>>,
    /// The numbers drawn at registration, if they decide between those level in all of these.
    drawn: Option<Vec<u32>>,
}

impl Ties {
    /// None while rounds are still to be paired, if the first tie-break compares something else,
    /// and if a result can change who counts as an opponent.
    ///
    /// The number of rounds and of opponents is the same with every result. So each mean and each
    /// sum is least if all opponents have their least points, and most if they have their most.
    fn of(rest: &Rest) -> Option<Ties> {
        let preliminary = rest.preliminary();
        let house = rest.tables.iter().any(|table| table.house.is_some());
        if rest.coming > 0 || house || preliminary.absence == Absence::Bye {
            return None;
        }
        let strength = |one: &&TieBreak| one.about().rises_with_opponents();
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
    fn is_ahead(&self, first: usize, second: usize) -> bool {
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

/// The certainty about everybody, by index, from every end of the last round. None unless all
/// rounds are paired and the open tables have at most [`MOST_ENDS`] different ends together.
pub(super) fn exhaust(rest: &Rest) -> Option<Vec<Prospect>> {
    // If scores break ties, a match has too many results to try them all.
    if rest.coming > 0 || (rest.preliminary().compares_scores() && !rest.compared.points_only) {
        return None;
    }
    let ends = |ends: usize, one: usize| ends.checked_mul(one).filter(|ends| *ends <= MOST_ENDS);
    let ends = rest.tables.iter().map(|table| table.results.len()).try_fold(1, ends)?;
    let mut made = vec![0; rest.here.len()];
    let mut is_always_made = true;
    for end in 0..ends {
        let mut running = rest.running.clone();
        let mut number = end;
        for table in &rest.tables {
            let outcome = &table.results[number % table.results.len()];
            number /= table.results.len();
            running.add(table.seats.map(Some), outcome, rest.preliminary());
        }
        let order = running.order(rest.preliminary());
        match rest.target {
            Target::Cut(_) => {
                let (taken, is_made) = rest.taken(&running, &order);
                taken.for_each(|at| made[at] += 1);
                is_always_made &= is_made;
            }
            Target::First | Target::Level => rest.reached(&running, &order, |at| made[at] += 1),
        }
    }
    let prospect = |made| match made {
        0 => Prospect::Out,
        // If the cut cannot be made, another one is, and nobody knows who goes on.
        all if all == ends && is_always_made => Prospect::Certain,
        _ => Prospect::Open,
    };
    Some(made.into_iter().map(prospect).collect())
}
