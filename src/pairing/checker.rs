//! The checker: decides by definition whether a Swiss round keeps the rules.
//!
//! It is written to disagree, so it shares nothing with the code that draws. A field of up to
//! twelve players is judged by trying every possible round. Larger fields are judged in two steps:
//!
//! * The least number of rematches comes from a maximum-cardinality matching of players who have
//!   not met.
//! * If more pairs cross a boundary than parity demands, they are compared with the deficiency of
//!   each side. This is the number of players that no matching inside the side can cover. Up to
//!   [`MOST_WEIGHED`] players, a minimum-cost perfect matching decides as well.
//!
//! By halves exactly one round is right, the first in an order of all rounds. Up to twelve players
//! it is picked from all possible rounds. Above that it is searched for in that order, just as the
//! code that draws does for a group without a slide.

mod halves;
mod max_cardinality_matching;
mod min_cost_matching;
mod record;

pub use halves::check_halves;
pub use record::Round;

use super::{Contender, Id};
use crate::msg;
use crate::words::{Arg, Message};
use max_cardinality_matching::deficiency;
use min_cost_matching::{LEVELS, min_cost_matching};
use record::{Count, Record, Rematches};
use std::cmp::Reverse;
use std::ops::Range;

/// One broken rule: the players concerned, and what would have been right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Breach {
    /// Somebody is at a table or has the bye, but is not to be paired.
    Stranger { id: Id },
    /// Somebody is neither at a table nor has the bye.
    LeftOut { id: Id },
    /// Somebody is paired more than once.
    Twice { id: Id },
    /// The number of players is odd and nobody has the bye.
    ByeMissing { players: u32 },
    /// The number of players is even and somebody has the bye.
    ByeNeedless { id: Id, players: u32 },
    /// The bye should have gone to `right`.
    ByeWrong { id: Id, right: Id },
    /// There are more rematches than necessary.
    Rematches { tables: Vec<(Id, Id)>, least: u32 },
    /// The rematches are as few as possible, but others have met less often or longer ago.
    MetTooOften { tables: Vec<(Id, Id)> },
    /// There are more pairs than necessary between players with at least `points` and those below.
    PairedDown { points: u32, tables: Vec<(Id, Id)>, least: u32 },
    /// Pairs skip more groups than necessary.
    Skipped { tables: Vec<(Id, Id)>, least: u32 },
    /// At more tables than necessary, players meet who should be kept apart.
    Together { tables: Vec<(Id, Id)>, least: u32, first_round: bool },
    /// Players meet who must not.
    Forbidden { tables: Vec<(Id, Id)> },
    /// Pairing by halves: neither the slide of the group nor its smallest change.
    NotSlid { points: u32, tables: Vec<(Id, Id)>, right: Vec<(Id, Id)> },
}

impl Breach {
    /// The breach in one sentence; `name` returns the name for an id.
    pub fn sentence(&self, name: &dyn Fn(Id) -> String) -> Message {
        let list = |tables: &[(Id, Id)]| {
            let of = |&(a, b): &(Id, Id)| msg!("pairing.two", a = name(a), b = name(b)).into();
            Arg::Series(tables.iter().map(of).collect())
        };
        let tables = match self {
            Breach::Rematches { tables, .. }
            | Breach::MetTooOften { tables }
            | Breach::PairedDown { tables, .. }
            | Breach::Skipped { tables, .. }
            | Breach::Together { tables, .. }
            | Breach::Forbidden { tables }
            | Breach::NotSlid { tables, .. } => list(tables),
            _ => list(&[]),
        };
        match *self {
            Breach::Stranger { id } => {
                msg!("pairing.fault-of", fault = "stranger", name = name(id))
            }
            Breach::LeftOut { id } => msg!("pairing.fault-of", fault = "left-out", name = name(id)),
            Breach::Twice { id } => msg!("pairing.fault-of", fault = "twice", name = name(id)),
            Breach::ByeMissing { players: n } => msg!("pairing.bye-missing", n),
            Breach::ByeNeedless { id, players: n } => {
                msg!("pairing.bye-needless", name = name(id), n)
            }
            Breach::ByeWrong { id, right } => {
                msg!("pairing.bye-wrong", name = name(id), right = name(right))
            }
            Breach::Rematches { least: 0, .. } => msg!("pairing.breaks", rule = "rematch", tables),
            Breach::Rematches { least, .. } => {
                msg!("pairing.too-often", rule = "rematches", tables, least)
            }
            Breach::MetTooOften { .. } => msg!("pairing.breaks", rule = "met-often", tables),
            Breach::PairedDown { points: n, least: 0, .. } => {
                msg!("pairing.checker-paired-down", n, tables)
            }
            Breach::PairedDown { points: n, least, .. } => {
                msg!("pairing.too-many-paired-down", n, tables, least)
            }
            Breach::Skipped { least: 0, .. } => msg!("pairing.breaks", rule = "past-group", tables),
            Breach::Skipped { least, .. } => {
                msg!("pairing.too-often", rule = "past-group", tables, least)
            }
            Breach::Together { least, first_round, .. } => match (least, first_round) {
                (0, true) => msg!("pairing.breaks", rule = "first-round", tables),
                (_, true) => msg!("pairing.too-often", rule = "first-round", tables, least),
                (0, false) => msg!("pairing.breaks", rule = "together", tables),
                (_, false) => msg!("pairing.too-often", rule = "together", tables, least),
            },
            Breach::Forbidden { .. } => msg!("pairing.breaks", rule = "forbidden", tables),
            Breach::NotSlid { points: n, ref right, .. } => {
                msg!("pairing.not-folded", n, tables, right = list(right))
            }
        }
    }
}

/// Checks that everybody is paired exactly once.
fn attendance(field: &[Contender], tables: &[(Id, Id)], bye: Option<Id>) -> Vec<Breach> {
    let mut expected: Vec<Id> = field.iter().map(|one| one.id).collect();
    let mut there: Vec<Id> = tables.iter().flat_map(|&(a, b)| [a, b]).chain(bye).collect();
    expected.sort_unstable();
    there.sort_unstable();
    let mut breaches = Vec::new();
    let mut there = there.as_slice();
    for id in expected {
        while let Some((&stranger, rest)) = there.split_first().filter(|(other, _)| **other < id) {
            breaches.push(Breach::Stranger { id: stranger });
            there = rest;
        }
        let times = there.iter().take_while(|&&other| other == id).count();
        match times {
            0 => breaches.push(Breach::LeftOut { id }),
            1 => {}
            _ => breaches.push(Breach::Twice { id }),
        }
        there = &there[times..];
    }
    breaches.extend(there.iter().map(|&id| Breach::Stranger { id }));
    breaches
}

/// Checks that there is a bye exactly if one is needed, and that the right player has it.
fn wrong_bye(field: &[Contender], first_round: bool, bye: Option<Id>) -> Option<Breach> {
    let players = field.len() as u32;
    match bye {
        None => (players % 2 == 1).then_some(Breach::ByeMissing { players }),
        Some(id) if players.is_multiple_of(2) => Some(Breach::ByeNeedless { id, players }),
        Some(_) if first_round => None,
        Some(id) => {
            let has = field.iter().find(|one| one.id == id)?;
            let mut order: Vec<&Contender> = field.iter().collect();
            order.sort_by_key(|one| (one.byes, Reverse(one.place)));
            let right = order.iter().find(|one| possible(field, one.id)).or(order.first())?;
            if (has.byes, has.place) == (right.byes, right.place) {
                return None;
            }
            Some(Breach::ByeWrong { id, right: right.id })
        }
    }
}

/// Whether the others can be paired so that nobody meets whom they must not.
fn possible(field: &[Contender], bye: Id) -> bool {
    if field.iter().all(|one| one.never.is_empty()) {
        return true;
    }
    let forget = |one: &Contender| Contender { met: Vec::new(), ..one.clone() };
    let field: Vec<Contender> = field.iter().map(forget).collect();
    let record = Record::new(&field, true, Some(bye));
    deficiency(&record, 0..record.size()) == 0
}

/// The most players for whom all rounds are tried: twelve have 10,395 rounds.
const MOST: usize = 12;

/// The best count of any round in which nobody meets whom they must not; `None` without a round.
fn least(record: &Record) -> Option<Count> {
    let mut free: Vec<usize> = (0..record.size()).collect();
    let mut best = None;
    all(record, &mut free, &mut Vec::new(), &mut best);
    best
}

fn all(
    record: &Record,
    free: &mut Vec<usize>,
    pairs: &mut Vec<(usize, usize)>,
    best: &mut Option<Count>,
) {
    let Some(one) = free.pop() else {
        let count = record.judge(pairs);
        if best.as_ref().is_none_or(|best| count < *best) {
            *best = Some(count);
        }
        return;
    };
    for at in 0..free.len() {
        let two = free[at];
        if record.must_not_meet(one, two) {
            continue;
        }
        free.remove(at);
        pairs.push((one, two));
        all(record, free, pairs, best);
        pairs.pop();
        free.insert(at, two);
    }
    free.push(one);
}

/// Up to this many players, crossings are proven least by a minimum-cost matching. Above that, they
/// are compared with lower bounds for single boundaries, which nearly always decide. Then only
/// exchanges of two tables are tried. A matching took up to half a second among 512 players.
const MOST_WEIGHED: usize = 320;

/// Deficiencies of more players than this take too long.
const MOST_BOUNDED: usize = 1500;

/// The crossings of a better round with no more than `rematches`; `None` if there is none. They
/// reach from the top boundary down to the last one where `had` may have too many. Among more than
/// [`MOST_WEIGHED`] players, `None` can also mean that no better round was found.
fn fewest_crossings(
    record: &Record,
    pairs: &[(usize, usize)],
    had: &Count,
    rematches: Rematches,
) -> Option<Vec<usize>> {
    let suspects: Vec<usize> = (0..had.1.len())
        .filter(|&boundary| had.1[boundary] > bound(record, had, rematches, boundary))
        .collect();
    if suspects.is_empty() {
        return None;
    }
    if record.size() > MOST_WEIGHED {
        // An exchange keeps the rematches of a round.
        let mut suspects = suspects.into_iter().filter(|_| had.0 == rematches);
        return suspects.find_map(|boundary| exchange(record, pairs, had, boundary));
    }
    let digits = digits_of(rematches);
    let level = levels(&suspects, had.1.len(), digits);
    let price = |one: usize, two: usize| {
        let mut price = record.first_digits(one, two, digits);
        let (one, two) = (record.group[one], record.group[two]);
        for level in level[one.min(two)..one.max(two)].iter().flatten() {
            price.add_at(*level, 1);
        }
        price
    };
    let best = record.judge(&min_cost_matching(record.size(), price, pairs));
    let seen = |count: &Count| {
        let last = level.iter().rposition(Option::is_some).unwrap_or(0);
        (count.0, count.1[..=last].to_vec())
    };
    let best = seen(&best);
    (best < seen(had)).then_some(best.1)
}

/// The digits that the rematches of a round take in a price.
fn digits_of(rematches: Rematches) -> usize {
    if rematches.tables > 0 { 3 } else { 1 }
}

/// A lower bound for the pairs across a boundary in every round with this many rematches.
fn bound(record: &Record, had: &Count, rematches: Rematches, boundary: usize) -> usize {
    let above = record.group.partition_point(|&group| group <= boundary);
    let parity = above % 2;
    // Once rematches are unavoidable, unmatched players need not cross the boundary.
    if had.1[boundary] <= parity || rematches.tables > 0 {
        return parity;
    }
    let mut bound = parity;
    for side in [0..above, above..record.size()] {
        if bound < had.1[boundary] && side.len() <= MOST_BOUNDED {
            bound = bound.max(deficiency(record, side));
        }
    }
    bound
}

/// For each boundary, the digit of the price that counts its crossings. A boundary that is no
/// suspect has its least number already. So a run of such boundaries shares one digit, and those
/// below the last suspect do not matter. `first` is the first free digit.
fn levels(suspects: &[usize], boundaries: usize, first: usize) -> Vec<Option<usize>> {
    let mut levels = vec![None; boundaries];
    let (mut next, mut from) = (first, 0);
    for &suspect in suspects {
        if next + 1 >= LEVELS {
            break;
        }
        if from < suspect {
            levels[from..suspect].fill(Some(next));
            next += 1;
        }
        levels[suspect] = Some(next);
        (next, from) = (next + 1, suspect + 1);
    }
    levels
}

/// Looks for two pairs across a boundary that could exchange opponents.
fn exchange(
    record: &Record,
    pairs: &[(usize, usize)],
    had: &Count,
    boundary: usize,
) -> Option<Vec<usize>> {
    let ordered = |&(one, two): &(usize, usize)| (one.min(two), one.max(two));
    let crosses =
        |pair: &(usize, usize)| record.group[pair.0] <= boundary && record.group[pair.1] > boundary;
    let crossing: Vec<_> = pairs.iter().map(ordered).filter(crosses).take(400).collect();
    for (at, one) in crossing.iter().enumerate() {
        for two in &crossing[..at] {
            if record.barred(one.0, two.0) || record.barred(one.1, two.1) {
                continue;
            }
            let others = pairs.iter().map(ordered).filter(|pair| pair != one && pair != two);
            let changed: Vec<_> = others.chain([(one.0, two.0), (one.1, two.1)]).collect();
            let count = record.judge(&changed);
            if count < *had {
                return Some(count.1);
            }
        }
    }
    None
}

/// The number of groups that these pairs skip.
fn skipped(record: &Record, pairs: &[(usize, usize)]) -> usize {
    let apart = |pair: &(usize, usize)| record.group[pair.0].abs_diff(record.group[pair.1]);
    pairs.iter().map(|pair| apart(pair).saturating_sub(1)).sum()
}

/// The criteria that count after rematches and crossings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(super) struct Last {
    /// Groups skipped by a pair.
    pub skipped: usize,
    /// Pairs that should be kept apart.
    pub together: usize,
}

impl Last {
    fn of(record: &Record, pairs: &[(usize, usize)]) -> Last {
        Last { skipped: skipped(record, pairs), together: record.together(pairs) }
    }
}

/// The fewest skipped groups, and then the fewest pairs to keep apart, if `pairs` has more.
///
/// The fewest are those of any round that is as good otherwise.
///
/// Such a round has no more rematches and the same number of pairs across each boundary. Runs of
/// more than [`MOST_WEIGHED`] players are compared only with exchanges of two tables.
fn fewest(record: &Record, pairs: &[(usize, usize)]) -> Option<Last> {
    let had = Last::of(record, pairs);
    if had == Last::default() {
        return None;
    }
    let crossings = record.judge(pairs).1;
    let mut least = Last::default();
    let mut from = 0;
    for boundary in 0..=crossings.len() {
        if crossings.get(boundary).is_some_and(|crossing| *crossing > 0) {
            continue;
        }
        let to = record.group.partition_point(|&group| group <= boundary);
        let run = from..to;
        let here: Vec<(usize, usize)> =
            pairs.iter().filter(|pair| run.contains(&pair.0)).copied().collect();
        let had = Last::of(record, &here);
        let fewest = match had {
            Last { skipped: 0, together: 0 } => had,
            _ if run.len() <= MOST_WEIGHED => by_matching(record, run, &here).unwrap_or(had),
            _ => exchange_lasts(record, &here).unwrap_or(had),
        };
        least.skipped += fewest.skipped;
        least.together += fewest.together;
        from = to;
    }
    (least < had).then_some(least)
}

/// The least of a run, by a minimum-cost perfect matching. `None` if there are too many boundaries
/// for the digits of a price.
fn by_matching(record: &Record, run: Range<usize>, pairs: &[(usize, usize)]) -> Option<Last> {
    let had = record.judge(pairs);
    let suspects: Vec<usize> = (0..had.1.len())
        .filter(|&boundary| {
            had.1[boundary] > 0 && had.1[boundary] > bound(record, &had, had.0, boundary)
        })
        .collect();
    // The boundaries below the last suspect count as well, and after them the skipped groups.
    let first = digits_of(had.0);
    let mut level = levels(&suspects, had.1.len(), first);
    let after = suspects.last().map_or(0, |last| last + 1);
    let next = level.iter().flatten().max().map_or(first, |level| level + 1);
    level[after..].fill(Some(next));
    let digits = next + 2 + usize::from(record.has_wishes());
    if digits > LEVELS || level.iter().any(Option::is_none) {
        return None;
    }
    let price = |one: usize, two: usize| {
        let (one, two) = (one + run.start, two + run.start);
        let mut price = record.first_digits(one, two, first);
        price.add_at(next + 2, i32::from(record.should_not_meet(one, two)));
        let (one, two) = (record.group[one], record.group[two]);
        for level in level[one.min(two)..one.max(two)].iter().flatten() {
            price.add_at(*level, 1);
        }
        price.add_at(next + 1, one.abs_diff(two).saturating_sub(1) as i32);
        price
    };
    let start: Vec<(usize, usize)> =
        pairs.iter().map(|pair| (pair.0 - run.start, pair.1 - run.start)).collect();
    let best = min_cost_matching(run.len(), price, &start);
    let best: Vec<(usize, usize)> =
        best.iter().map(|pair| (pair.0 + run.start, pair.1 + run.start)).collect();
    (record.judge(&best) == had).then(|| Last::of(record, &best))
}

/// The least of the run if two tables can exchange opponents for the better.
fn exchange_lasts(record: &Record, pairs: &[(usize, usize)]) -> Option<Last> {
    let suspect = |pair: &&(usize, usize)| Last::of(record, &[**pair]) > Last::default();
    let all = Last::of(record, pairs);
    pairs.iter().filter(suspect).find_map(|&(a, b)| {
        pairs.iter().filter(|other| **other != (a, b)).find_map(|&(c, d)| {
            let before = [(a, b), (c, d)];
            let (count, had) = (record.judge(&before), Last::of(record, &before));
            [[(a, c), (b, d)], [(a, d), (b, c)]].into_iter().find_map(|two| {
                let forbidden = two.iter().any(|pair| record.must_not_meet(pair.0, pair.1));
                let now = Last::of(record, &two);
                let better = !forbidden && record.judge(&two) == count && now < had;
                better.then(|| Last {
                    skipped: all.skipped + now.skipped - had.skipped,
                    together: all.together + now.together - had.together,
                })
            })
        })
    })
}

/// All breaches of the rules by a Swiss round, given the contenders before it.
///
/// The checks follow Swiss pairing, steps 1 to 4 of the rules:
///
/// * Each player is at exactly one table or has the bye.
/// * There is a bye exactly if the number of players is odd.
/// * Nobody meets a player they must not meet. If the round has such a pair, the other checks
///   take it as it is.
/// * As few pairs as possible meet that should be kept apart. In round 1 this comes first, and
///   later after all other checks.
/// * After round 1, the bye goes to the lowest placed player among those with the fewest byes,
///   unless without them every round has a pair that must not meet.
/// * There are as few rematches as possible, given that bye.
/// * With that many rematches, their players have met as few times as possible, and then as long ago
///   as possible.
/// * After round 1 and without a rematch, the pairs across the lower boundary of each score group
///   are as few as possible, compared from the top down.
/// * No pair skips a group without need, because an opponent comes from the next lower group.
///
/// The result is empty if nothing is wrong.
pub fn check_swiss(field: &[Contender], first_round: bool, drawn: &Round) -> Vec<Breach> {
    let (tables, bye) = drawn;
    let mut breaches = attendance(field, tables, *bye);
    breaches.extend(wrong_bye(field, first_round, *bye));
    if breaches.iter().any(|breach| !matches!(breach, Breach::ByeWrong { .. })) {
        // A player who is missing or paired twice makes further counts meaningless. A bye for the
        // wrong player does not.
        return breaches;
    }
    let met_though = Record::new(field, first_round, *bye);
    let forbidden = met_though.those(tables, |one, two| met_though.must_not_meet(one, two));
    if !forbidden.is_empty() {
        breaches.push(Breach::Forbidden { tables: forbidden });
    }
    let record = Record::of_round(field, first_round, drawn);
    if first_round {
        breaches.extend(together(field, drawn));
    }
    let pairs = record.pairs(tables);
    let had = record.judge(&pairs);
    let (rematches, crossings) = least_count(&record, &pairs, &had);
    if had.0.tables > rematches.tables {
        let least = rematches.tables as u32;
        breaches.push(Breach::Rematches { tables: record.rematches(tables), least });
    } else if had.0 > rematches {
        breaches.push(Breach::MetTooOften { tables: record.rematches(tables) });
    }
    // A round with too many rematches may have fewer crossings; that is no fault.
    let boundary = (0..crossings.len()).find(|&boundary| crossings[boundary] != had.1[boundary]);
    if let Some(boundary) = boundary.filter(|&boundary| had.1[boundary] > crossings[boundary]) {
        breaches.push(Breach::PairedDown {
            points: record.points[boundary],
            tables: record.crossing(tables, boundary),
            least: crossings[boundary] as u32,
        });
    }
    if had.0 <= rematches
        && boundary.is_none()
        && let Some(least) = fewest(&record, &pairs)
    {
        let skips = |one: usize, two: usize| skipped(&record, &[(one, two)]) > 0;
        if skipped(&record, &pairs) > least.skipped {
            let tables = record.those(tables, skips);
            breaches.push(Breach::Skipped { tables, least: least.skipped as u32 });
        } else if !first_round {
            let tables = record.those(tables, |one, two| record.should_not_meet(one, two));
            let least = least.together as u32;
            breaches.push(Breach::Together { tables, least, first_round });
        }
    }
    breaches
}

/// Too many tables in round 1 with players who should be kept apart. Nobody has met before round 1.
/// So `apart` takes the place of `met`, and these tables are counted as rematches.
fn together(field: &[Contender], round: &Round) -> Option<Breach> {
    let apart =
        |one: &Contender| Contender { met: one.apart.clone(), apart: Vec::new(), ..one.clone() };
    let apart: Vec<Contender> = field.iter().map(apart).collect();
    let record = Record::of_round(&apart, true, round);
    let met = record.rematches(&round.0);
    if met.is_empty() {
        return None;
    }
    let least = record.least_rematches(&record.pairs(&round.0));
    let (tables, first_round) = (met, true);
    let too_many = tables.len() > least;
    too_many.then_some(Breach::Together { tables, least: least as u32, first_round })
}

/// The fewest rematches and, with them, the fewest crossings. Crossings are listed from the top
/// boundary down, as far as `had` has more.
fn least_count(record: &Record, pairs: &[(usize, usize)], had: &Count) -> Count {
    if record.size() <= MOST {
        return least(record).unwrap_or_default();
    }
    let rematches = match had.0.tables {
        0 => Rematches::default(),
        _ => record.fewest_meetings(pairs, had.0),
    };
    (rematches, fewest_crossings(record, pairs, had, rematches).unwrap_or_default())
}

#[cfg(test)]
mod tests;
