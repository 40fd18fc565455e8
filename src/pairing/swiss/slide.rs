//! Score groups by the slide: top half against bottom half; and the first round of a run whose groups
//! could not all be slid one by one.

use super::field::Field;
use std::collections::{BTreeSet, VecDeque};
use std::ops::Range;

/// One group when paired: its pairs, and the players who float down.
#[derive(Debug, Clone, Default)]
pub(super) struct Slid {
    pub pairs: Vec<(u32, u32)>,
    pub floaters_out: Vec<u32>,
}

/// The most choices of floaters and of their opponents that are tried for one group. After that the
/// group is left to an exact search.
const TRIES: usize = 600;

/// Slides a group; `None` if that cannot be done without a rematch.
///
/// Floaters from above meet the highest players, and the last `floaters_out` players float down.
/// The top half of the rest meets the bottom half. A rematch is avoided with as little change as
/// possible. First the order of the bottom half changes, then the opponents of floaters, then who
/// floats down. `rejected` tells which players may not float down together.
pub(super) fn slide(
    field: &Field,
    group: Range<usize>,
    from_above: &[u32],
    floaters_out: usize,
    rejected: impl Fn(&[u32]) -> bool,
) -> Option<Slid> {
    let rest = group.len().checked_sub(floaters_out)?;
    // A single floater is tried from the last player up; several floaters are always the last
    // players.
    let choices = if floaters_out == 1 { group.len() } else { 1 };
    let (mut tries, mut failed) = (0, 0);
    let mut stay: Vec<u32> = Vec::with_capacity(group.len());
    for choice in 0..choices {
        let members = || group.clone().map(|at| at as u32);
        let below: Vec<u32> = members().skip(rest - choice).take(floaters_out).collect();
        if rejected(&below) {
            continue;
        }
        // A single floater from above tries everybody from the highest; several take the highest
        // they can.
        for skip in 0..if from_above.len() == 1 { rest } else { 1 } {
            tries += 1;
            if tries > TRIES {
                return None;
            }
            stay.clear();
            stay.extend(members().take(rest - choice));
            stay.extend(members().skip(rest - choice + floaters_out));
            if matches!(*from_above, [floater] if !field.free(floater, stay[skip])) {
                continue;
            }
            let mut pairs = Vec::with_capacity(group.len() / 2 + from_above.len());
            for &floater in from_above {
                let with = (skip..stay.len()).find(|&at| field.free(floater, stay[at]));
                let Some(with) = with else { break };
                pairs.push((floater, stay.remove(with)));
            }
            if pairs.len() < from_above.len() {
                continue;
            }
            let (top, bottom) = stay.split_at(stay.len() / 2);
            if let Some(order) =
                first_order(top.len(), |one, two| field.free(top[one], bottom[two]))
            {
                pairs.extend(top.iter().zip(order).map(|(&one, two)| (one, bottom[two])));
                return Some(Slid { pairs, floaters_out: below });
            }
            failed += 1;
            if failed == 1 && hopeless(field, group.clone(), from_above.len() + floaters_out) {
                return None;
            }
        }
    }
    None
}

/// Whether more players can meet nobody in their group than there are pairs leaving it. Such a
/// group cannot slide, no matter who comes from above and who floats down.
pub(super) fn hopeless(field: &Field, group: Range<usize>, outside: usize) -> bool {
    let free = |one: usize, two: usize| one != two && field.free(one as u32, two as u32);
    let alone = |one: &usize| !group.clone().any(|two| free(*one, two));
    group.clone().filter(alone).nth(outside).is_some()
}

/// The assignment of the bottom half to the top half that changes the higher places least. It is
/// the first of all allowed orders of the bottom half, compared from the top.
pub(super) fn first_order(size: usize, free: impl Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    let mut holes: Vec<usize> = (0..size).filter(|&at| !free(at, at)).collect();
    if holes.is_empty() {
        return Some((0..size).collect());
    }
    let mut kept: Vec<Option<usize>> = (0..size).map(Some).collect();
    holes.iter().for_each(|&hole| kept[hole] = None);
    let mut halves = Halves { size, free, of_top: kept.clone(), of_bottom: kept };
    for top in holes.clone() {
        let filled = halves.place(top, 0, None, &holes)?;
        holes.retain(|&hole| hole != filled);
    }
    // The bottom players whose opponent is not fixed yet. Nearly always a top player keeps the
    // first.
    let mut left: VecDeque<usize> = (0..size).collect();
    for top in 0..size {
        let mine = halves.of_top[top]?;
        let with = left.iter().position(|&bottom| {
            bottom == mine || (halves.free)(top, bottom) && halves.take(top, bottom)
        })?;
        left.remove(with);
    }
    halves.of_top.into_iter().collect()
}

struct Halves<F> {
    size: usize,
    free: F,
    of_top: Vec<Option<usize>>,
    of_bottom: Vec<Option<usize>>,
}

impl<F: Fn(usize, usize) -> bool> Halves<F> {
    fn join(&mut self, top: usize, bottom: usize) {
        self.of_top[top] = Some(bottom);
        self.of_bottom[bottom] = Some(top);
    }

    /// Gives `top` the opponent of a later top player, if that player finds another opponent.
    fn take(&mut self, top: usize, bottom: usize) -> bool {
        let (Some(mine), Some(owner)) = (self.of_top[top], self.of_bottom[bottom]) else {
            return false;
        };
        self.of_bottom[mine] = None;
        self.join(top, bottom);
        if self.place(owner, top + 1, Some(bottom), &[mine]).is_some() {
            return true;
        }
        self.join(owner, bottom);
        self.join(top, mine);
        false
    }

    /// Finds an opponent for `start` by an augmenting path; returns the hole now filled. Only top
    /// players from `fixed` on are moved, and the bottom player `kept` keeps their opponent. The
    /// `holes` are the bottom players without an opponent.
    fn place(
        &mut self,
        start: usize,
        fixed: usize,
        kept: Option<usize>,
        holes: &[usize],
    ) -> Option<usize> {
        let hole = |top: usize| holes.iter().copied().find(|&hole| (self.free)(top, hole));
        let mut reached: Vec<Option<usize>> = vec![None; self.size];
        let mut found = hole(start).map(|hole| (start, hole));
        let mut queue = VecDeque::from([start]);
        while found.is_none() {
            let top = queue.pop_front()?;
            // The next bottom player comes first. So the higher places stay as they are and need no
            // repair.
            for bottom in (top + 1..self.size).chain((0..=top).rev()) {
                let owner = self.of_bottom[bottom].filter(|&owner| owner >= fixed);
                let Some(owner) = owner else { continue };
                if reached[bottom].is_some() || Some(bottom) == kept || !(self.free)(top, bottom) {
                    continue;
                }
                reached[bottom] = Some(top);
                found = hole(owner).map(|hole| (owner, hole));
                if found.is_some() {
                    break;
                }
                queue.push_back(owner);
            }
        }
        let (last, hole) = found?;
        reached[hole] = Some(last);
        self.shift(start, hole, &reached);
        Some(hole)
    }

    /// Flips the augmenting path: each top player on it takes the bottom player they reached.
    fn shift(&mut self, start: usize, end: usize, reached: &[Option<usize>]) {
        let mut bottom = end;
        while let Some(top) = reached[bottom] {
            let left = self.of_top[top];
            self.join(top, bottom);
            match left {
                Some(left) if top != start => bottom = left,
                _ => return,
            }
        }
    }
}

/// Up to this many players the search is never given up.
const ALWAYS: usize = 12;

/// The most players examined in one search of a larger run. After that the run keeps the round of
/// its solved segments. The checker gives up much earlier.
const MOST_WORK: usize = 60_000;

/// The cost of rematches, skipped groups and tables of players to keep apart that may still come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Left {
    again: usize,
    /// Groups skipped by a pair.
    skipped: usize,
    /// Tables whose players should be kept apart.
    together: usize,
}

impl Left {
    /// Whether some pair that is not free may still come.
    fn has_exceptions(self) -> bool {
        self.again > 0 || self.together > 0
    }
}

/// The first round that costs no more than `pairs`; `None` if the search takes too long. The order
/// is that of [`halves_by_start`](super::halves_by_start).
pub(super) fn first(field: &Field, pairs: &[(u32, u32)]) -> Option<Vec<(u32, u32)>> {
    let mut crossings = vec![0; field.groups()];
    let mut left = Left { again: 0, skipped: 0, together: 0 };
    for &(one, two) in pairs {
        let (one, two) = (one.min(two) as usize, one.max(two) as usize);
        let (from, to) = (field.group(one), field.group(two));
        crossings[from..to].iter_mut().for_each(|crossing| *crossing += 1);
        left.again += field.again(one, two);
        left.skipped += (to - from).saturating_sub(1);
        left.together += usize::from(field.apart(one, two));
    }
    let work = if field.seats.len() <= ALWAYS { usize::MAX } else { MOST_WORK };
    if left.has_exceptions() && field.seats.len() > ALWAYS {
        // From the top nobody can see which tables must be the exceptions.
        return None;
    }
    let must_slide = vec![true; field.groups()];
    let (pairs, failed) = (Vec::new(), BTreeSet::new());
    let mut search = Search { field, crossings, must_slide, pairs, failed, work };
    if search.all_groups(left) {
        return Some(search.pairs);
    }
    search.must_slide.fill(false);
    for group in 0..search.must_slide.len() {
        search.must_slide[group] = true;
        if !search.all_groups(left) {
            search.must_slide[group] = false;
        }
    }
    (search.all_groups(left) && search.work > 0).then_some(search.pairs)
}

struct Search<'f> {
    field: &'f Field<'f>,
    /// How many pairs cross the lower boundary of each group.
    crossings: Vec<usize>,
    /// Whether each group must slide.
    must_slide: Vec<bool>,
    pairs: Vec<(u32, u32)>,
    /// Failed states: a group, its floaters from above, and what the round could still spend.
    failed: BTreeSet<(usize, Vec<usize>, Left)>,
    /// How many more players may be examined.
    work: usize,
}

impl Search<'_> {
    fn all_groups(&mut self, left: Left) -> bool {
        self.pairs.clear();
        self.failed.clear();
        self.group(0, &[], left)
    }

    /// Charges the players examined to the budget; false once it is used up.
    fn charge(&mut self, players: usize) -> bool {
        self.work = self.work.saturating_sub(players);
        self.work > 0
    }

    /// Pairs a group and all groups below it, given the floaters from above.
    fn group(&mut self, at: usize, from_above: &[usize], left: Left) -> bool {
        if at == self.crossings.len() {
            return true;
        }
        let state = (at, from_above.to_vec(), left);
        if self.failed.contains(&state) {
            return false;
        }
        let members = self.field.positions(at..at + 1);
        let done = self.downfloaters(at, from_above, members.end, &[], left);
        if !done {
            self.failed.insert(state);
        }
        done
    }

    /// Chooses the floaters of a group, from the last player up, in addition to those in `going`.
    /// The next floater is the last player before `end`, then the one before, and so on. After all
    /// of these comes the choice of no further floater.
    fn downfloaters(
        &mut self,
        at: usize,
        from_above: &[usize],
        end: usize,
        going: &[usize],
        left: Left,
    ) -> bool {
        let members = self.field.positions(at..at + 1);
        let needed = self.crossings[at] - going.len();
        let passing = from_above.len().min(left.skipped);
        if needed > end - members.start + passing || !self.charge(1) {
            return false;
        }
        let others = if needed > 0 { members.start..end } else { 0..0 };
        others
            .rev()
            .any(|next| self.downfloaters(at, from_above, next, &[&[next], going].concat(), left))
            || needed <= passing && {
                let stay = members.filter(|one| going.binary_search(one).is_err()).collect();
                self.hosts(at, from_above, (going.to_vec(), stay), needed, left)
            }
    }

    /// Finds an opponent for each floater from above, one after the other. Each meets the highest
    /// player, then the next; at last they pass through and float further down.
    fn hosts(
        &mut self,
        at: usize,
        from_above: &[usize],
        (below, stay): (Vec<usize>, Vec<usize>),
        passing: usize,
        left: Left,
    ) -> bool {
        if !self.charge(1 + stay.len()) {
            return false;
        }
        let Some((&floater, others)) = from_above.split_first() else {
            return stay.len() % 2 == 0 && self.inside(at, &below, &stay, left);
        };
        for (place, &host) in stay.iter().enumerate().filter(|_| from_above.len() > passing) {
            let next = |search: &mut Self, left| {
                let rest = [&stay[..place], &stay[place + 1..]].concat();
                search.hosts(at, others, (below.clone(), rest), passing, left)
            };
            if self.meet(floater, host, left, next) {
                return true;
            }
        }
        // Floaters from higher up stand before the floaters of this group.
        let place = below.partition_point(|&one| one < floater);
        let below = [&below[..place], &[floater], &below[place..]].concat();
        let skipped = left.skipped.checked_sub(1);
        skipped.filter(|_| passing > 0).is_some_and(|skipped| {
            self.hosts(at, others, (below, stay), passing - 1, Left { skipped, ..left })
        })
    }

    /// Pairs the players who meet inside the group. Without an exception every such pairing leaves
    /// the same choices to the groups below, so one pairing is enough.
    fn inside(&mut self, at: usize, below: &[usize], stay: &[usize], left: Left) -> bool {
        if left.has_exceptions() {
            return self
                .one_by_one(at, stay, left, &mut |search, left| search.group(at + 1, below, left));
        }
        let before = self.pairs.len();
        let done = match self.must_slide[at] {
            true => self.slide(stay),
            false => self.one_by_one(at, stay, left, &mut |_, _| true),
        } && self.group(at + 1, below, left);
        if !done {
            self.pairs.truncate(before);
        }
        done
    }

    fn slide(&mut self, stay: &[usize]) -> bool {
        let (top, bottom) = stay.split_at(stay.len() / 2);
        let order =
            first_order(top.len(), |one, two| self.field.free(top[one] as u32, bottom[two] as u32));
        let pair = |(&one, two): (&usize, usize)| (one as u32, bottom[two] as u32);
        order.map(|order| self.pairs.extend(top.iter().zip(order).map(pair))).is_some()
    }

    /// Pairs the first player, then the next, and so on. The candidates are the bottom half from
    /// its first player on. Unless the group must slide, the top half follows, from the middle back
    /// towards the player.
    fn one_by_one(
        &mut self,
        at: usize,
        stay: &[usize],
        left: Left,
        then: &mut dyn FnMut(&mut Self, Left) -> bool,
    ) -> bool {
        let Some((&one, others)) = stay.split_first() else { return then(self, left) };
        if !self.charge(stay.len()) {
            return false;
        }
        let half = others.len() / 2;
        let top = if self.must_slide[at] { 0..0 } else { 0..half };
        (half..others.len()).chain(top.rev()).any(|place| {
            self.meet(one, others[place], left, |search, left| {
                let rest = [&others[..place], &others[place + 1..]].concat();
                search.one_by_one(at, &rest, left, then)
            })
        })
    }

    /// Pairs two players if that is free or such an exception is still allowed, and goes on.
    fn meet(
        &mut self,
        one: usize,
        two: usize,
        left: Left,
        next: impl FnOnce(&mut Self, Left) -> bool,
    ) -> bool {
        let again = self.field.again(one, two);
        let wished = usize::from(self.field.apart(one, two));
        let Some(again) = left.again.checked_sub(again) else { return false };
        let Some(together) = left.together.checked_sub(wished) else { return false };
        if self.field.never(one, two) {
            return false;
        }
        let before = self.pairs.len();
        self.pairs.push((one as u32, two as u32));
        let done = next(self, Left { again, together, ..left });
        if !done {
            self.pairs.truncate(before);
        }
        done
    }
}
