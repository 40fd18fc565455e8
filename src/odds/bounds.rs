//! Certainty without trying every end: nobody is called certain or out without proof.
//!
//! Each player is judged by the least and the most points that everybody can still have. The two
//! at an open table are counted together, because only one of them can win it. A player level on
//! points counts as ahead where that is worse for the claim, unless the tie-breaks of the last
//! round are known well enough (see [`super::ties`]).
//!
//! No pairing of a coming round is assumed: anybody may meet anybody, have the bye, or sit out.

use super::prospect::{Prospect, index};
use super::rest::{Rest, Table, Target, least_players};
use super::results::points;
use super::ties::Ties;
use crate::event::CutBy;
use std::cell::RefCell;
use std::collections::HashMap;

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
        let best = rest.every_result().flat_map(|outcome| outcome.points).max().unwrap_or(0);
        let small = rest.here.len() <= MOST_COMPARED;
        let results: Vec<_> = rest.tables.iter().map(|table| distinct(rest, table)).collect();
        Some(Bounds {
            rest,
            is_made: is_always_made(rest, &table, &results),
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
        if !self.may_reach(at) {
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

    /// Whether the goal is open to this entrant at all.
    fn may_reach(&self, at: usize) -> bool {
        let rest = self.rest;
        let in_time = rest.running.is_ranked(at) || rest.coming > 0 && rest.here[at];
        in_time && self.is_rival(at)
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
        let all = match by_ties && self.level_matters(at) {
            true => self.all(at, points),
            // Without tie-breaks only the points matter, and many have the same.
            false => {
                let key = [points[0], points[1]];
                let known = self.known.borrow().get(&key).copied();
                match known.filter(|_| self.rest.here[at]) {
                    Some(all) => all,
                    None => {
                        let all = self.all(at, points);
                        if self.rest.here[at] {
                            self.known.borrow_mut().insert(key, all);
                        }
                        all
                    }
                }
            }
        };
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

/// Whether the cut can be made however the rest ends.
///
/// Enough of those who are here have a place, and at least two of them have the points. Everybody
/// is counted with their least points.
fn is_always_made(
    rest: &Rest,
    table: &[Option<(usize, usize)>],
    results: &[Vec<[u32; 2]>],
) -> bool {
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
