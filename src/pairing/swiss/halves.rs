//! Swiss pairing by halves: the slide, top half against bottom half by start number; and its reasons.

use super::chain::{Chain, Segment};
use super::field::Field;
use super::slide::{Slid, first_order, hopeless, slide};
use super::{
    build_drawn, by_group, chain, have_met, random_in_groups, slide, tables, tables_in_groups,
};
use crate::pairing::contender::{bye_at, bye_reason};
use crate::pairing::explanation::{Change, Goes, Others, To};
use crate::pairing::impossible::impossible;
use crate::pairing::{Contender, Draw, Drawn, Explanation, Id};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::ops::Range;

/// A segment is solved together with the next after this many failed choices of its floaters.
const MOST_REJECTED: usize = 100;

/// Two positions that meet.
type Pair = (u32, u32);

/// Groups that were paired together, and whether they had to be solved because no slide exists.
struct Part {
    groups: Range<usize>,
    solved: bool,
}

/// Pairs a Swiss round by halves (pairing of the card game).
///
/// Players are grouped by points and ordered by start number inside a group. The first of the top
/// half meets the first of the bottom half, and so on. The last player of an odd group meets the
/// highest of the next lower group.
///
/// Round 1 is drawn by [`random_in_groups`]. In later rounds only the bye depends on the standings,
/// and nothing depends on chance. The bye comes first, as in a random draw. Nobody meets whom they
/// must not. Rematches, crossings, skipped groups and pairs to keep apart are as few as possible,
/// in this order; rematches are chosen as in a random draw. Among the remaining rounds this is the
/// first one, compared by these keys in turn:
///
/// 1. by the groups that slide, the top group first: they pair the players who meet inside them top
///    half against bottom half, in some order;
/// 2. from the top group down, by its floaters: the last player before the last but one;
/// 3. by the opponents of floaters from above: the highest before the next highest;
/// 4. by the opponent of each player inside the group, from the first player on. The candidates are
///    the remaining bottom half from its first player on, then the top half from the middle back.
///
/// So if a rematch or a pair kept apart forbids the slide, the bottom half changes as little as
/// possible. If that does not help, a floater from above meets the next highest player. If that
/// does not help either, the last but one floats down.
///
/// One kind of run is paired differently. It has more than twelve players, and it needs a rematch
/// or a pair that should be kept apart, or its search takes too long. Such a run keeps the matching
/// of its solved segments, in nearly this order.
pub fn halves_by_start(contenders: &[Contender], first_round: bool, draw: &mut Draw) -> Drawn {
    if first_round {
        return random_in_groups(contenders, true, draw);
    }
    if impossible(contenders).is_some() {
        return Drawn::default();
    }
    let bye = bye_at(contenders, false, draw);
    let field = Field::new(contenders, bye, false);
    let pairs = pairs_by_halves(&field);
    let met = have_met(&field, &pairs);
    let reasons = Reasons::new(&field, &pairs, &met);
    let why_bye = bye.and_then(|at| bye_reason(contenders, at, false));
    build_drawn(&field, &pairs, &met, why_bye, |upper, lower| reasons.of(upper, lower))
}

/// The tables and the bye of the same round as [`halves_by_start`], without the reasons.
///
/// There are no tables if no round keeps apart all who must not meet.
pub fn tables_by_halves(
    contenders: &[Contender],
    first_round: bool,
    draw: &mut Draw,
) -> (Vec<(Id, Id)>, Option<Id>) {
    if first_round {
        return tables_in_groups(contenders, true, draw);
    }
    if impossible(contenders).is_some() {
        return (Vec::new(), None);
    }
    let bye = bye_at(contenders, false, draw);
    let field = Field::new(contenders, bye, false);
    (tables(&field, pairs_by_halves(&field)), bye.map(|at| contenders[at].id))
}

/// The pairs of a later round of all these players, without a bye.
pub(super) fn right_by_halves(contenders: &[Contender]) -> Vec<(Id, Id)> {
    let field = Field::new(contenders, None, false);
    tables(&field, pairs_by_halves(&field))
}

fn pairs_by_halves(field: &Field) -> Vec<(usize, usize)> {
    let (segments, pairs) = put_together(field);
    let pairs = run_by_run(field, &segments, pairs);
    by_group(field, pairs.into_iter())
}

/// Pairs segment after segment, from the top, and returns the groups of each segment as well. If a
/// segment cannot be paired, another player of the segment above floats down. If that does not
/// help, the chain is changed as for a random draw, and the affected segments start again.
fn put_together(field: &Field) -> (Vec<Part>, Vec<Pair>) {
    let mut chain = Chain::new(field);
    let mut done: Vec<Slid> = Vec::new();
    // For each segment, the floaters already rejected, whatever is above it: none is tried twice.
    let mut rejected: Vec<BTreeSet<Vec<u32>>> = vec![BTreeSet::new(); chain.segments.len()];
    // Each change of the chain merges or solves, so there are at most two for each group.
    let mut changes = 2 * field.groups() + 2;
    while done.len() < chain.segments.len() {
        let at = done.len();
        let segment = &chain.segments[at];
        let from_above: &[u32] = done.last().map_or(&[], |above| &above.floaters_out);
        let slid = if segment.is_solved() {
            chain::in_order(field, segment, from_above)
        } else {
            slide(field, segment.slots.clone(), from_above, segment.floaters_out, |floaters_out| {
                rejected[at].contains(floaters_out)
            })
        };
        if let Some(slid) = slid {
            done.push(slid);
            continue;
        }
        // If no floater from above could help, it makes no difference which one comes.
        let outside = from_above.len() + segment.floaters_out;
        let hopeless = !segment.is_solved() && hopeless(field, segment.slots.clone(), outside);
        if at > 0
            && !hopeless
            && !chain.segments[at - 1].is_solved()
            && rejected[at - 1].len() < MOST_REJECTED
            && let Some(above) = done.pop_if(|above| !above.floaters_out.is_empty())
        {
            rejected[at - 1].insert(above.floaters_out);
            continue;
        }
        let changed = if segment.is_solved() && at > 0 {
            let merged = chain.merge(at - 1);
            chain.solve_at(merged)
        } else {
            chain.solve_at(at)
        };
        // Choices rejected because of a segment that no longer exists start again as well.
        let first = rejected.iter().position(|rejected| !rejected.is_empty()).unwrap_or(changed);
        done.truncate(changed.min(first));
        rejected.iter_mut().for_each(BTreeSet::clear);
        changes -= 1;
        if changes == 0 {
            break;
        }
    }
    let part = |segment: Segment| Part { solved: segment.is_solved(), groups: segment.groups };
    let segments = chain.segments.into_iter().map(part).collect();
    let mut pairs = Vec::with_capacity(field.seats.len() / 2);
    done.into_iter().for_each(|slid| pairs.extend(slid.pairs));
    (segments, pairs)
}

/// Pairs a run of groups again on its own if groups outside it influenced its pairing.
///
/// No pair leaves a run, so the needs of another run must not change the slide of this one. Nothing
/// is lost: the best round of the whole field already holds the best round of each run. If a group
/// of the run could not slide, the first round of the run is searched for.
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
        let alone = slide::first(&part, &had.collect::<Vec<_>>()).or_else(|| {
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

/// The shortest runs of neighbouring groups that no pair leaves.
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

struct Reasons<'f> {
    field: &'f Field<'f>,
    /// The rematches of the round.
    met: &'f [(usize, usize)],
    /// The opponent of each position.
    partner: Vec<usize>,
    /// Whether each position meets the opponent that the slide of its group gives them. The slide
    /// here is that of the players who meet inside the group.
    slid: Vec<bool>,
    groups: Vec<Group>,
}

struct Group {
    others: Others,
    /// The players who float down, by start number.
    downfloaters: Vec<usize>,
    /// How the players who meet inside the group depart from their slide, if they do.
    change: Change,
}

impl<'f> Reasons<'f> {
    /// `met` holds the rematches among the pairs.
    fn new(
        field: &'f Field<'f>,
        pairs: &[(usize, usize)],
        met: &'f [(usize, usize)],
    ) -> Reasons<'f> {
        let mut partner: Vec<usize> = (0..field.seats.len()).collect();
        for &(one, two) in pairs {
            (partner[one], partner[two]) = (two, one);
        }
        let slid = vec![false; partner.len()];
        let mut reasons = Reasons { field, met, partner, slid, groups: Vec::new() };
        for group in 0..field.groups() {
            let group = reasons.group(group);
            reasons.groups.push(group);
        }
        reasons
    }

    /// The reason for one table, the better placed player first.
    fn of(&self, upper: usize, lower: usize) -> Explanation {
        let (a, b) = (self.field.seats[upper].id, self.field.seats[lower].id);
        let group = self.field.group(upper);
        let size = self.field.positions(group..group + 1).len() as u32;
        let points = self.field.points[group];
        let below = self.field.points[self.field.group(lower)];
        let Group { others, change, .. } = self.groups[group];
        if below != points {
            let (goes, to) = (self.goes(upper, lower), self.to(upper, lower));
            Explanation::SlidDown { a, b, points, size, below, above: others.above, goes, to }
        } else if self.slid[upper] {
            Explanation::Slide { a, b, points, size, others }
        } else {
            Explanation::SlideChanged { a, b, points, size, others, change }
        }
    }

    fn group(&mut self, number: usize) -> Group {
        let mut others = Others::default();
        let (mut downfloaters, mut stay) = (Vec::new(), Vec::new());
        for one in self.field.positions(number..number + 1) {
            match self.field.group(self.partner[one]).cmp(&number) {
                Ordering::Less => others.above += 1,
                Ordering::Equal => stay.push(one),
                Ordering::Greater => downfloaters.push(one),
            }
        }
        others.down = downfloaters.len() as u32;
        let (top, bottom) = stay.split_at(stay.len() / 2);
        for (&one, &two) in top.iter().zip(bottom) {
            let kept = self.partner[one] == two;
            (self.slid[one], self.slid[two]) = (kept, kept);
        }
        let change = match top.iter().all(|&one| self.slid[one]) {
            true => Change::NotNeeded,
            false => self.change(number, top, bottom),
        };
        Group { others, downfloaters, change }
    }

    /// The benefit of departing from the slide.
    fn change(&self, number: usize, top: &[usize], bottom: &[usize]) -> Change {
        let field = self.field;
        let inside =
            |pair: &&(usize, usize)| [pair.0, pair.1].map(|at| field.group(at)) == [number; 2];
        let left = self.met.iter().filter(inside).count();
        let mut in_slide = top.iter().zip(bottom).filter(|(one, two)| field.met(**one, **two));
        let rematch = in_slide.nth(left).is_some();
        let kept_apart = |(one, two): (&usize, &usize)| self.kept_apart(*one, *two);
        if !rematch {
            return match top.iter().zip(bottom).any(kept_apart) {
                true => Change::ToKeepApart,
                false => Change::NotNeeded,
            };
        }
        let free = |one: usize, two: usize| field.free(top[one] as u32, bottom[two] as u32);
        let first = first_order(top.len(), free);
        let is_first = |order: Vec<usize>| {
            top.iter().zip(order).all(|(&one, two)| self.partner[one] == bottom[two])
        };
        if left == 0 && first.is_some_and(is_first) { Change::Least } else { Change::ForRematch }
    }

    /// Whether the two should not or must not meet.
    fn kept_apart(&self, one: usize, two: usize) -> bool {
        self.field.apart(one, two) || self.field.never(one, two)
    }

    /// Why this player floats down.
    fn goes(&self, one: usize, lower: usize) -> Goes {
        let number = self.field.group(one);
        let members = self.field.positions(number..number + 1);
        let last = members.end - 1;
        match *self.groups[number].downfloaters {
            [_] if one == last => Goes::Last,
            // The alternative: the last meets this opponent, and this player takes the last one's
            // seat.
            [_] => {
                let exchange = [(last, lower), (one, self.partner[last])];
                let for_rematch = exchange.iter().any(|pair| self.field.met(pair.0, pair.1));
                match exchange.iter().any(|pair| self.kept_apart(pair.0, pair.1)) {
                    true if !for_rematch => Goes::InsteadToKeepApart,
                    _ => Goes::Instead { for_rematch },
                }
            }
            [first, second] if members.len() == 2 && self.field.met(first, second) => Goes::Both,
            ref downfloaters => Goes::Several { number: downfloaters.len() as u32 },
        }
    }

    /// Why the floater meets this opponent.
    fn to(&self, one: usize, lower: usize) -> To {
        let below = self.field.group(lower);
        let unmet =
            || self.field.positions(below..below + 1).filter(|&other| !self.field.met(one, other));
        if unmet().next() == Some(lower) {
            return To::Highest;
        }
        let taken = |other: usize| self.field.group(self.partner[other]) < below;
        match unmet().find(|&other| other == lower || !taken(other)) {
            // If the floater met `higher`, `lower` would have to meet the opponent of `higher`.
            Some(higher) if higher != lower => {
                let other = self.partner[higher];
                let for_rematch = self.field.met(lower, other);
                match self.kept_apart(one, higher) || self.kept_apart(lower, other) {
                    true if !for_rematch => To::FurtherToKeepApart,
                    _ => To::Further { for_rematch },
                }
            }
            _ => To::HighestLeft,
        }
    }
}

#[cfg(test)]
mod tests;
