//! Checks whether a pair skips a group, or meets though it should be kept apart, without need.
//!
//! An opponent comes from the next lower group. This rule counts before the wish to keep players
//! apart.

use super::crossings::{MOST_WEIGHED, bound, digits_of, levels};
use super::min_cost_matching::{LEVELS, min_cost_matching};
use super::record::Record;
use std::ops::Range;

/// The number of groups that these pairs skip.
pub(super) fn skipped(record: &Record, pairs: &[(usize, usize)]) -> usize {
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
pub(super) fn fewest(record: &Record, pairs: &[(usize, usize)]) -> Option<Last> {
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
            _ => exchange(record, &here).unwrap_or(had),
        };
        least.skipped += fewest.skipped;
        least.together += fewest.together;
        from = to;
    }
    (least < had).then_some(least)
}

/// The least of a run, by a minimum-cost perfect matching.
///
/// `None` if there are too many boundaries for the digits of a price.
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
fn exchange(record: &Record, pairs: &[(usize, usize)]) -> Option<Last> {
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
