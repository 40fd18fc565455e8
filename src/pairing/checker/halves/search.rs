//! Runs of groups that are too large to look at every round: the first round in the order of
//! [`super::defined`], found by trying from the top what comes first, as far as that is quick.

use crate::pairing::checker::record::Record;
use std::ops::Range;

/// So many choices of who goes down and whom he meets are tried, and of opponents inside a group
/// that cannot be folded. The pairing itself tries more before it gives up, so what is found here it
/// has found as well.
const MOST_TRIED: usize = 1000;

/// So many players are looked at in all these choices.
const MOST_WORK: usize = 15_000;

/// Up to so many tables of one group the order of the bottom half is judged, whatever has to be
/// changed in it; above only where nothing has to.
const MOST_TABLES: usize = 600;

type Pairs = Vec<(usize, usize)>;

enum Found {
    Yes,
    No,
    /// There are more ways than are tried.
    Unknown,
}

/// Who goes below, and who meets inside the group.
#[derive(Clone)]
struct Split {
    below: Vec<usize>,
    stay: Vec<usize>,
}

/// The first round without a rematch in which so many pairs cross the lower edge of each group and
/// at most so many groups are skipped, if all groups can be folded, or if there is only one;
/// nothing where that is not known.
pub(super) fn first(
    record: &Record,
    groups: &[Range<usize>],
    crossings: &[usize],
    skipped: usize,
) -> Option<Pairs> {
    let mut search = Search { record, groups, crossings, tried: 0, work: 0, pairs: Vec::new() };
    match search.group(0, &[], skipped) {
        Found::Yes => return Some(search.pairs),
        Found::Unknown => return None,
        Found::No => {}
    }
    let [group] = groups else { return None };
    let alone = search.unfolded(group.clone().collect());
    matches!(alone, Found::Yes).then_some(search.pairs)
}

struct Search<'r> {
    record: &'r Record,
    groups: &'r [Range<usize>],
    crossings: &'r [usize],
    tried: usize,
    work: usize,
    pairs: Pairs,
}

impl Search<'_> {
    /// Counts another choice about so many players; says no once there were too many.
    fn try_on(&mut self, players: usize) -> bool {
        self.tried += 1;
        self.work += players;
        self.tried <= MOST_TRIED && self.work <= MOST_WORK
    }

    /// Folds a group and all below it, given who comes down to it.
    fn group(&mut self, at: usize, guests: &[usize], skipped: usize) -> Found {
        let Some(group) = self.groups.get(at) else { return Found::Yes };
        self.goers(at, guests, group.end, &[], skipped)
    }

    /// Beside those of `below` the last before `end` goes, or the one before him, and so on; or
    /// nobody.
    fn goers(
        &mut self,
        at: usize,
        guests: &[usize],
        end: usize,
        below: &[usize],
        skipped: usize,
    ) -> Found {
        let group = self.groups[at].clone();
        let missing = self.crossings[at] - below.len();
        // Where too few go from here, guests pass by.
        let passing = skipped.min(guests.len());
        if missing > end - group.start + passing {
            return Found::No;
        }
        self.work += 1;
        if self.work > MOST_WORK {
            return Found::Unknown;
        }
        for next in (group.start..end).rev().filter(|_| missing > 0) {
            let mut below = below.to_vec();
            below.insert(0, next);
            match self.goers(at, guests, next, &below, skipped) {
                Found::No => {}
                found => return found,
            }
        }
        if missing > passing {
            return Found::No;
        }
        let stay = group.filter(|one| !below.contains(one)).collect();
        let split = Split { below: below.to_vec(), stay };
        self.hosts(at, guests, split, missing, skipped - missing)
    }

    /// Each guest meets the highest who leaves the rest a legal order; `passing` of them go on.
    fn hosts(
        &mut self,
        at: usize,
        guests: &[usize],
        split: Split,
        passing: usize,
        skipped: usize,
    ) -> Found {
        if !self.try_on(split.stay.len()) {
            return Found::Unknown;
        }
        let Some((&guest, others)) = guests.split_first() else {
            return self.inside(at, split, skipped);
        };
        for (place, &host) in split.stay.iter().enumerate() {
            if guests.len() == passing || self.record.have_met(guest, host) {
                continue;
            }
            let mut without = split.clone();
            without.stay.remove(place);
            self.pairs.push((guest, host));
            match self.hosts(at, others, without, passing, skipped) {
                Found::No => {}
                found => return found,
            }
            self.pairs.pop();
        }
        if passing == 0 {
            return Found::No;
        }
        let mut on = split;
        on.below.push(guest);
        on.below.sort_unstable();
        self.hosts(at, others, on, passing - 1, skipped)
    }

    fn inside(&mut self, at: usize, Split { below, stay }: Split, skipped: usize) -> Found {
        if stay.len() % 2 == 1 {
            return Found::No;
        }
        let (top, bottom) = stay.split_at(stay.len() / 2);
        let Some(order) = first_order(self.record, top, bottom) else { return Found::Unknown };
        let Some(order) = order else { return Found::No };
        let before = self.pairs.len();
        self.pairs.extend(top.iter().copied().zip(order));
        let found = self.group(at + 1, &below, skipped);
        if matches!(found, Found::No) {
            self.pairs.truncate(before);
        }
        found
    }

    /// A group that cannot be folded: the first takes the first of the bottom half, or the next, or
    /// from the middle back towards himself, who lets the others be paired; and so do the others.
    fn unfolded(&mut self, left: Vec<usize>) -> Found {
        let Some((&one, others)) = left.split_first() else { return Found::Yes };
        if !self.try_on(left.len()) {
            return Found::Unknown;
        }
        let (top, bottom) = others.split_at(others.len() / 2);
        for &two in bottom.iter().chain(top.iter().rev()) {
            if self.record.have_met(one, two) {
                continue;
            }
            self.pairs.push((one, two));
            match self.unfolded(others.iter().copied().filter(|other| *other != two).collect()) {
                Found::No => self.pairs.truncate(self.pairs.len() - 1),
                found => return found,
            }
        }
        Found::No
    }
}

/// The first order of the bottom half without a rematch, if there is one; nothing at all where
/// the halves are too large to say.
#[allow(clippy::option_option, reason = "not judged, and judged to be impossible, differ")]
fn first_order(record: &Record, top: &[usize], bottom: &[usize]) -> Option<Option<Vec<usize>>> {
    let mut left = bottom.to_vec();
    let mut order = Vec::with_capacity(bottom.len());
    for at in 0..top.len() {
        if top[at..].iter().zip(&left).all(|(&one, &two)| !record.have_met(one, two)) {
            // The order as it is, is the first of all.
            order.extend(left);
            return Some(Some(order));
        }
        if top.len() > MOST_TABLES {
            return None;
        }
        let with = (0..left.len()).find(|&with| {
            let two = left[with];
            let others = || left.iter().copied().filter(|other| *other != two).collect::<Vec<_>>();
            !record.have_met(top[at], two) && all_can_meet(record, &top[at + 1..], &others())
        });
        let Some(with) = with else { return Some(None) };
        order.push(left.remove(with));
    }
    Some(Some(order))
}

/// Can everybody of the top have an opponent of his own from the bottom?
fn all_can_meet(record: &Record, top: &[usize], bottom: &[usize]) -> bool {
    let mut owner: Vec<Option<usize>> = vec![None; bottom.len()];
    let mut seen = vec![0; bottom.len()];
    (0..top.len()).all(|one| finds(record, top, bottom, one, one + 1, &mut seen, &mut owner))
}

/// Somebody free, or somebody whose opponent finds another.
fn finds(
    record: &Record,
    top: &[usize],
    bottom: &[usize],
    one: usize,
    turn: usize,
    seen: &mut [usize],
    owner: &mut [Option<usize>],
) -> bool {
    let may = |two: usize| !record.have_met(top[one], bottom[two]);
    if let Some(two) = (0..bottom.len()).find(|&two| owner[two].is_none() && may(two)) {
        owner[two] = Some(one);
        return true;
    }
    for two in 0..bottom.len() {
        if seen[two] == turn || !may(two) {
            continue;
        }
        seen[two] = turn;
        let moved =
            owner[two].is_none_or(|other| finds(record, top, bottom, other, turn, seen, owner));
        if moved {
            owner[two] = Some(one);
            return true;
        }
    }
    false
}
