//! Top half against bottom half by start number.

mod reasons;

use super::chain::Chain;
use super::field::Field;
use super::fold::{Folded, fold, hopeless};
use super::{by_group, bye_reason, ordered, told};
use crate::pairing::bye::bye_at;
use crate::pairing::{Contender, Draw, Drawn, random_in_groups};
use reasons::Reasons;
use std::collections::BTreeSet;
use std::ops::Range;

/// After so many failed choices of who goes down out of a group, it is solved together with the
/// next.
const MOST_BARRED: usize = 100;

/// Two positions that meet.
type Pair = (u32, u32);

/// Pairs a Swiss round by halves (pairing of the card game): groups by points, inside a group by
/// start number, the first of the top half against the first of the bottom half, and so on; the
/// last of an odd group against the highest of the next lower group.
///
/// Round 1 is drawn as [`random_in_groups`] does; later only the bye depends on the standings
/// and nothing on chance. As there, the bye comes first, and rematches and crossings are the
/// fewest possible. Where a rematch forbids the fold, the bottom half is changed as little as
/// possible: of all orders of the bottom half without a rematch the first, compared from the top.
/// Where no order of the bottom half helps, a guest from above meets the next highest, then the
/// last but one goes below; and where that does not help either, player after player from the
/// top takes the nearest opponent that leaves the rest without regret.
pub fn halves_by_start(contenders: &[Contender], first_round: bool, draw: &mut Draw) -> Drawn {
    if first_round {
        return random_in_groups(contenders, true, draw);
    }
    let bye = bye_at(contenders, false, draw);
    let field = Field::new(contenders, bye, false);
    let (segments, pairs) = put_together(&field);
    let pairs = run_by_run(&field, &segments, pairs);
    let pairs = by_group(&field, pairs.into_iter());
    let reasons = Reasons::new(&field, &pairs);
    told(&field, &pairs, bye_reason(contenders, bye, false), |upper, lower| {
        reasons.of(upper, lower)
    })
}

/// Puts segment after segment together, from the top. Where one cannot be, another player of the
/// segment above goes down; where that does not help, the chain is changed as for a random draw
/// and what that concerns begins again. Gives the groups of each segment as well.
fn put_together(field: &Field) -> (Vec<Range<usize>>, Vec<Pair>) {
    let mut chain = Chain::new(field);
    let mut done: Vec<Folded> = Vec::new();
    // Whoever cannot go down out of a segment, whatever is above it: nobody is tried twice.
    let mut barred: Vec<BTreeSet<Vec<u32>>> = vec![BTreeSet::new(); chain.segments.len()];
    // Each change of the chain merges or solves, so there are at most two for each group.
    let mut changes = 2 * field.groups() + 2;
    while done.len() < chain.segments.len() {
        let at = done.len();
        let segment = &chain.segments[at];
        let guests: &[u32] = done.last().map_or(&[], |above| &above.outs);
        let folded = if segment.hard() {
            ordered::in_order(field, segment, guests)
        } else {
            fold(field, segment.slots.clone(), guests, segment.outs, |outs| {
                barred[at].contains(outs)
            })
        };
        if let Some(folded) = folded {
            done.push(folded);
            continue;
        }
        // Where nobody from above could help, it makes no difference who comes.
        let outside = guests.len() + segment.outs;
        let hopeless = !segment.hard() && hopeless(field, segment.slots.clone(), outside);
        if at > 0
            && !hopeless
            && !chain.segments[at - 1].hard()
            && barred[at - 1].len() < MOST_BARRED
            && let Some(above) = done.pop_if(|above| !above.outs.is_empty())
        {
            barred[at - 1].insert(above.outs);
            continue;
        }
        let changed = if segment.hard() && at > 0 {
            chain.merge(at - 1);
            chain.harden(at - 1)
        } else {
            chain.harden(at)
        };
        // What was barred because of a segment that is no more begins again as well.
        let first = barred.iter().position(|barred| !barred.is_empty()).unwrap_or(changed);
        done.truncate(changed.min(first));
        barred.iter_mut().for_each(BTreeSet::clear);
        changes -= 1;
        if changes == 0 {
            break;
        }
    }
    let segments = chain.segments.into_iter().map(|segment| segment.groups).collect();
    (segments, done.into_iter().flat_map(|folded| folded.pairs).collect())
}

/// Puts each run of groups that no pair leaves together by itself, where groups outside it have
/// had a say: what another run needs must not change the fold of this one. A run has no better
/// round of its own than the best of the whole field gives it, so nothing is lost.
fn run_by_run(field: &Field, segments: &[Range<usize>], mut pairs: Vec<Pair>) -> Vec<Pair> {
    for run in runs(field, &pairs) {
        let outside = |groups: &Range<usize>| groups.start < run.start || groups.end > run.end;
        let within = |groups: &Range<usize>| groups.start < run.end && groups.end > run.start;
        if !segments.iter().any(|groups| within(groups) && outside(groups)) {
            continue;
        }
        let part = field.part(run.clone());
        let (segments, alone) = put_together(&part);
        let alone = run_by_run(&part, &segments, alone);
        if 2 * alone.len() == part.seats.len() {
            let first = field.positions(run.clone()).start as u32;
            pairs.retain(|pair| !run.contains(&field.group(pair.0 as usize)));
            pairs.extend(alone.into_iter().map(|(one, two)| (one + first, two + first)));
        }
    }
    pairs
}

/// The runs of neighbouring groups that no pair leaves, as short as they can be.
fn runs(field: &Field, pairs: &[Pair]) -> Vec<Range<usize>> {
    let mut crossed = vec![false; field.groups()];
    for pair in pairs {
        let (one, two) = (field.group(pair.0 as usize), field.group(pair.1 as usize));
        crossed[one.min(two)..one.max(two)].fill(true);
    }
    let mut runs = Vec::new();
    let mut start = 0;
    for (group, crossed) in crossed.into_iter().enumerate() {
        if !crossed {
            runs.push(start..group + 1);
            start = group + 1;
        }
    }
    runs
}

#[cfg(test)]
mod judged;
#[cfg(test)]
mod tests;
