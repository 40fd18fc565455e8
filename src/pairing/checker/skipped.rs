//! Checks whether a pair skips a group without need.
//!
//! An opponent comes from the next lower group.

use super::crossings::{MOST_WEIGHED, bound, levels};
use super::min_cost_matching::{LEVELS, Price, min_cost_matching};
use super::record::Record;
use std::ops::Range;

/// The number of groups that these pairs skip.
pub(super) fn skipped(record: &Record, pairs: &[(usize, usize)]) -> usize {
    let apart = |pair: &(usize, usize)| record.group[pair.0].abs_diff(record.group[pair.1]);
    pairs.iter().map(|pair| apart(pair).saturating_sub(1)).sum()
}

/// The fewest skipped groups of any round that is as good otherwise, if `pairs` skips more.
///
/// Such a round has no more rematches and the same number of pairs across each boundary. Runs of
/// more than [`MOST_WEIGHED`] players are compared only with exchanges of two tables.
pub(super) fn fewest_skipped(record: &Record, pairs: &[(usize, usize)]) -> Option<usize> {
    let had = skipped(record, pairs);
    if had == 0 {
        return None;
    }
    let crossings = record.judge(pairs).1;
    let mut least = 0;
    let mut from = 0;
    for boundary in 0..=crossings.len() {
        if crossings.get(boundary).is_some_and(|crossing| *crossing > 0) {
            continue;
        }
        let to = record.group.partition_point(|&group| group <= boundary);
        let run = from..to;
        let here: Vec<(usize, usize)> =
            pairs.iter().filter(|pair| run.contains(&pair.0)).copied().collect();
        least += match skipped(record, &here) {
            0 => 0,
            some if run.len() <= MOST_WEIGHED => by_matching(record, run, &here).unwrap_or(some),
            some => some - usize::from(exchange(record, &here)),
        };
        from = to;
    }
    (least < had).then_some(least)
}

/// The fewest skipped groups of a run, by a minimum-cost perfect matching.
///
/// `None` if there are too many boundaries for the digits of a price.
fn by_matching(record: &Record, run: Range<usize>, pairs: &[(usize, usize)]) -> Option<usize> {
    let had = record.judge(pairs);
    let suspects: Vec<usize> = (0..had.1.len())
        .filter(|&boundary| {
            had.1[boundary] > 0 && had.1[boundary] > bound(record, &had, had.0, boundary)
        })
        .collect();
    // The boundaries below the last suspect count as well, and after them the skipped groups.
    let mut level = levels(&suspects, had.1.len());
    let after = suspects.last().map_or(0, |last| last + 1);
    let next = level.iter().flatten().max().map_or(1, |level| level + 1);
    level[after..].fill(Some(next));
    if next + 1 >= LEVELS || level.iter().any(Option::is_none) {
        return None;
    }
    let price = |one: usize, two: usize| {
        let (one, two) = (one + run.start, two + run.start);
        let mut price = Price::default();
        price.add_at(0, i32::from(record.have_met(one, two)));
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
    (record.judge(&best) == had).then(|| skipped(record, &best))
}

/// Whether two tables can exchange opponents so that they skip fewer groups.
fn exchange(record: &Record, pairs: &[(usize, usize)]) -> bool {
    let passes = |pair: &&(usize, usize)| skipped(record, &[**pair]) > 0;
    pairs.iter().filter(passes).any(|&(a, b)| {
        pairs.iter().filter(|other| **other != (a, b)).any(|&(c, d)| {
            let had = (record.judge(&[(a, b), (c, d)]), skipped(record, &[(a, b), (c, d)]));
            [[(a, c), (b, d)], [(a, d), (b, c)]].into_iter().any(|two| {
                let now = (record.judge(&two), skipped(record, &two));
                now.0 == had.0 && now.1 < had.1
            })
        })
    })
}
