//! Top half against bottom half by start number.

mod first;
mod reasons;

use super::chain::Chain;
use super::field::Field;
use super::fold::{Folded, fold, hopeless};
use super::segment::Segment;
use super::{by_group, bye_reason, have_met, ordered, told};
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

/// Groups that were put together as one, and whether they could not be folded.
struct Part {
    groups: Range<usize>,
    solved: bool,
}

/// Pairs a Swiss round by halves (pairing of the card game): groups by points, inside a group by
/// start number, the first of the top half against the first of the bottom half, and so on; the
/// last of an odd group against the highest of the next lower group.
///
/// Round 1 is drawn as [`random_in_groups`] does; later only the bye depends on the standings
/// and nothing on chance. As there, the bye comes first, and rematches, crossings and groups
/// skipped are the fewest possible. Of the rounds that are left this is the first, where they are
/// compared
///
/// 1. by the groups that are folded, that is, in which the top half of those who meet inside the
///    group meets the bottom half in some order: the top group first;
/// 2. from the top group down, by who goes below: the last, before the last but one;
/// 3. by whom those from above meet: the highest, before the next highest;
/// 4. by whom each player meets inside the group, from the first on: the first of the bottom half
///    of those left, then on to its last, then from the middle back to himself.
///
/// So where a rematch forbids the fold, the bottom half is changed as little as possible; where
/// that does not help, somebody from above meets the next highest; and then the last but one goes
/// below. A run of more than twelve players in which a rematch is needed or the search takes too
/// long has the matching of its solved segments instead, in nearly that order.
pub fn halves_by_start(contenders: &[Contender], first_round: bool, draw: &mut Draw) -> Drawn {
    if first_round {
        return random_in_groups(contenders, true, draw);
    }
    let bye = bye_at(contenders, false, draw);
    let field = Field::new(contenders, bye, false);
    let (segments, pairs) = put_together(&field);
    let pairs = run_by_run(&field, &segments, pairs);
    let pairs = by_group(&field, pairs.into_iter());
    let met = have_met(&field, &pairs);
    let reasons = Reasons::new(&field, &pairs, &met);
    told(&field, &pairs, &met, bye_reason(contenders, bye, false), |upper, lower| {
        reasons.of(upper, lower)
    })
}

/// Puts segment after segment together, from the top. Where one cannot be, another player of the
/// segment above goes down; where that does not help, the chain is changed as for a random draw
/// and what that concerns begins again. Gives the groups of each segment as well.
fn put_together(field: &Field) -> (Vec<Part>, Vec<Pair>) {
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
            let merged = chain.merge(at - 1);
            chain.harden(merged)
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
    let part = |segment: Segment| Part { solved: segment.hard(), groups: segment.groups };
    let segments = chain.segments.into_iter().map(part).collect();
    let mut pairs = Vec::with_capacity(field.seats.len() / 2);
    done.into_iter().for_each(|folded| pairs.extend(folded.pairs));
    (segments, pairs)
}

/// Puts each run of groups that no pair leaves together by itself, where groups outside it have
/// had a say: what another run needs must not change the fold of this one. A run has no better
/// round of its own than the best of the whole field gives it, so nothing is lost. Where a group
/// of the run could not be folded, the run is searched for its first round.
fn run_by_run(field: &Field, segments: &[Part], mut pairs: Vec<Pair>) -> Vec<Pair> {
    for run in runs(field, &pairs) {
        let within = |part: &&Part| part.groups.start < run.end && part.groups.end > run.start;
        let outside = |part: &Part| part.groups.start < run.start || part.groups.end > run.end;
        let segments = || segments.iter().filter(within);
        let (solved, shared) = (segments().any(|part| part.solved), segments().any(outside));
        if !solved && !shared {
            continue;
        }
        let part = field.part(run.clone());
        let start = field.positions(run.clone()).start as u32;
        let here = |pair: &&Pair| run.contains(&field.group(pair.0 as usize));
        let had = pairs.iter().filter(here).map(|pair| (pair.0 - start, pair.1 - start));
        let alone = first::first(&part, &had.collect::<Vec<_>>()).or_else(|| {
            shared.then(|| {
                let (segments, alone) = put_together(&part);
                run_by_run(&part, &segments, alone)
            })
        });
        if let Some(alone) = alone.filter(|alone| 2 * alone.len() == part.seats.len()) {
            pairs.retain(|pair| !run.contains(&field.group(pair.0 as usize)));
            pairs.extend(alone.into_iter().map(|(one, two)| (one + start, two + start)));
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
