//! A run of groups in which not every group could be folded one by one: the first round of all,
//! found by trying them in the order of the rule.

use crate::pairing::swiss::field::Field;
use crate::pairing::swiss::fold::closest;
use std::collections::BTreeSet;

/// Up to this many players the search is never given up.
const ALWAYS: usize = 12;

/// So many players are looked at in one search among more; what comes then is the round that the
/// solved segments give. The checker gives up much earlier.
const MOST_WORK: usize = 60_000;

/// What a round may cost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Left {
    rematches: usize,
    /// Groups skipped by a pair.
    skipped: usize,
}

/// Of the rounds that cost no more than `pairs` the first in the order of
/// [`halves_by_start`](super::halves_by_start); nothing if that takes too long.
pub(super) fn first(field: &Field, pairs: &[(u32, u32)]) -> Option<Vec<(u32, u32)>> {
    let mut crossings = vec![0; field.groups()];
    let mut left = Left { rematches: 0, skipped: 0 };
    for &(one, two) in pairs {
        let (one, two) = (one.min(two) as usize, one.max(two) as usize);
        let (from, to) = (field.group(one), field.group(two));
        crossings[from..to].iter_mut().for_each(|crossing| *crossing += 1);
        left.rematches += usize::from(field.met(one, two));
        left.skipped += (to - from).saturating_sub(1);
    }
    let work = if field.seats.len() <= ALWAYS { usize::MAX } else { MOST_WORK };
    if left.rematches > 0 && field.seats.len() > ALWAYS {
        // Which tables must be the rematches cannot be seen from the top.
        return None;
    }
    let folded = vec![true; field.groups()];
    let (pairs, failed) = (Vec::new(), BTreeSet::new());
    let mut search = Search { field, crossings, folded, pairs, failed, work };
    if search.whole(left) {
        return Some(search.pairs);
    }
    search.folded.fill(false);
    for group in 0..search.folded.len() {
        search.folded[group] = true;
        if !search.whole(left) {
            search.folded[group] = false;
        }
    }
    (search.whole(left) && search.work > 0).then_some(search.pairs)
}

struct Search<'f> {
    field: &'f Field<'f>,
    /// How many pairs cross the lower edge of each group.
    crossings: Vec<usize>,
    /// Which groups must be folded.
    folded: Vec<bool>,
    pairs: Vec<(u32, u32)>,
    /// Groups that could not be put together, with those from above and what was left then.
    failed: BTreeSet<(usize, Vec<usize>, Left)>,
    /// How many players may still be looked at.
    work: usize,
}

impl Search<'_> {
    fn whole(&mut self, left: Left) -> bool {
        self.pairs.clear();
        self.failed.clear();
        self.group(0, &[], left)
    }

    /// Counts players looked at.
    fn may_go_on(&mut self, players: usize) -> bool {
        self.work = self.work.saturating_sub(players);
        self.work > 0
    }

    /// Puts a group and all below it together, given who comes down to it.
    fn group(&mut self, at: usize, guests: &[usize], left: Left) -> bool {
        if at == self.crossings.len() {
            return true;
        }
        let state = (at, guests.to_vec(), left);
        if self.failed.contains(&state) {
            return false;
        }
        let members = self.field.positions(at..at + 1);
        let done = self.goers(at, guests, members.end, &[], left);
        if !done {
            self.failed.insert(state);
        }
        done
    }

    /// Of those before `end` the last goes below as well as those of `going`, or the one before
    /// him, and so on; or nobody else.
    fn goers(
        &mut self,
        at: usize,
        guests: &[usize],
        end: usize,
        going: &[usize],
        left: Left,
    ) -> bool {
        let members = self.field.positions(at..at + 1);
        let missing = self.crossings[at] - going.len();
        let passing = guests.len().min(left.skipped);
        if missing > end - members.start + passing || !self.may_go_on(1) {
            return false;
        }
        let others = if missing > 0 { members.start..end } else { 0..0 };
        others.rev().any(|next| self.goers(at, guests, next, &[&[next], going].concat(), left))
            || missing <= passing && {
                let stay = members.filter(|one| going.binary_search(one).is_err()).collect();
                self.hosts(at, guests, (going.to_vec(), stay), missing, left)
            }
    }

    /// Those from above one after the other: each meets the highest, or the next; or else he
    /// passes by, and goes below as well.
    fn hosts(
        &mut self,
        at: usize,
        guests: &[usize],
        (below, stay): (Vec<usize>, Vec<usize>),
        passing: usize,
        left: Left,
    ) -> bool {
        if !self.may_go_on(1 + stay.len()) {
            return false;
        }
        let Some((&guest, others)) = guests.split_first() else {
            return stay.len() % 2 == 0 && self.inside(at, &below, &stay, left);
        };
        for (place, &host) in stay.iter().enumerate().filter(|_| guests.len() > passing) {
            let next = |search: &mut Self, left| {
                let rest = [&stay[..place], &stay[place + 1..]].concat();
                search.hosts(at, others, (below.clone(), rest), passing, left)
            };
            if self.meet(guest, host, left, next) {
                return true;
            }
        }
        // Who comes from higher up stands before the goers of this group.
        let place = below.partition_point(|&one| one < guest);
        let below = [&below[..place], &[guest], &below[place..]].concat();
        let skipped = left.skipped.checked_sub(1);
        skipped.filter(|_| passing > 0).is_some_and(|skipped| {
            self.hosts(at, others, (below, stay), passing - 1, Left { skipped, ..left })
        })
    }

    /// Those who meet inside the group. Without a rematch one way to pair them is as good for the
    /// groups below as any other.
    fn inside(&mut self, at: usize, below: &[usize], stay: &[usize], left: Left) -> bool {
        if left.rematches > 0 {
            return self
                .one_by_one(at, stay, left, &mut |search, left| search.group(at + 1, below, left));
        }
        let before = self.pairs.len();
        let done = match self.folded[at] {
            true => self.fold(stay),
            false => self.one_by_one(at, stay, left, &mut |_, _| true),
        } && self.group(at + 1, below, left);
        if !done {
            self.pairs.truncate(before);
        }
        done
    }

    fn fold(&mut self, stay: &[usize]) -> bool {
        let (top, bottom) = stay.split_at(stay.len() / 2);
        let order = closest(top.len(), |one, two| !self.field.met(top[one], bottom[two]));
        let pair = |(&one, two): (&usize, usize)| (one as u32, bottom[two] as u32);
        order.map(|order| self.pairs.extend(top.iter().zip(order).map(pair))).is_some()
    }

    /// The first takes the first of the bottom half, or the next; and unless the group must be
    /// folded, from the middle back towards himself. Then the next does.
    fn one_by_one(
        &mut self,
        at: usize,
        stay: &[usize],
        left: Left,
        then: &mut dyn FnMut(&mut Self, Left) -> bool,
    ) -> bool {
        let Some((&one, others)) = stay.split_first() else { return then(self, left) };
        if !self.may_go_on(stay.len()) {
            return false;
        }
        let half = others.len() / 2;
        let top = if self.folded[at] { 0..0 } else { 0..half };
        (half..others.len()).chain(top.rev()).any(|place| {
            self.meet(one, others[place], left, |search, left| {
                let rest = [&others[..place], &others[place + 1..]].concat();
                search.one_by_one(at, &rest, left, then)
            })
        })
    }

    /// Pairs two, if a rematch is still allowed or they have not met, and goes on.
    fn meet(
        &mut self,
        one: usize,
        two: usize,
        left: Left,
        next: impl FnOnce(&mut Self, Left) -> bool,
    ) -> bool {
        let again = usize::from(self.field.met(one, two));
        let Some(rematches) = left.rematches.checked_sub(again) else { return false };
        let before = self.pairs.len();
        self.pairs.push((one as u32, two as u32));
        let done = next(self, Left { rematches, ..left });
        if !done {
            self.pairs.truncate(before);
        }
        done
    }
}
