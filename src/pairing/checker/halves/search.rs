//! The search for the right round of a run that is too large to try all rounds.
//!
//! It tries the rounds from the top, in the order of [`super::defined`], as long as that is quick.

use crate::pairing::checker::record::Record;
use std::ops::Range;

/// The most choices that are tried.
///
/// A choice is a floater, the opponent of a floater, or an opponent inside a group without a slide.
/// The pairing code tries more before it gives up, so it has found all that is found here.
const MOST_TRIED: usize = 1000;

/// The most players examined in all these choices.
const MOST_WORK: usize = 15_000;

/// Up to this many tables in one group, the order of the bottom half is always judged.
///
/// In a larger group it is judged only if nothing has to change.
const MOST_TABLES: usize = 600;

type Pairs = Vec<(usize, usize)>;

enum Found {
    Yes,
    No,
    /// There are more ways than are tried.
    Unknown,
}

/// The floaters, and the players who meet inside the group.
#[derive(Clone)]
struct Split {
    below: Vec<usize>,
    stay: Vec<usize>,
}

/// The first round with these crossings and at most `skipped` skipped groups.
///
/// It has no rematch and no pair kept apart.
///
/// All groups must slide, unless there is only one. `None` if the first round is not known.
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
    let alone = search.unslid(group.clone().collect());
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
    /// Counts another choice with this many players; false once there were too many.
    fn charge_choice(&mut self, players: usize) -> bool {
        self.tried += 1;
        self.work += players;
        self.tried <= MOST_TRIED && self.work <= MOST_WORK
    }

    /// Slides a group and all groups below it, given the floaters from above.
    fn group(&mut self, at: usize, from_above: &[usize], skipped: usize) -> Found {
        let Some(group) = self.groups.get(at) else { return Found::Yes };
        self.downfloaters(at, from_above, group.end, &[], skipped)
    }

    /// Chooses the floaters of a group, from the last player up, in addition to those in `below`.
    ///
    /// The next floater is the last player before `end`, then the one before, and so on. After all
    /// of these comes the choice of no further floater.
    fn downfloaters(
        &mut self,
        at: usize,
        from_above: &[usize],
        end: usize,
        below: &[usize],
        skipped: usize,
    ) -> Found {
        let group = self.groups[at].clone();
        let missing = self.crossings[at] - below.len();
        // If too few players of this group float down, floaters from above pass through.
        let passing = skipped.min(from_above.len());
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
            match self.downfloaters(at, from_above, next, &below, skipped) {
                Found::No => {}
                found => return found,
            }
        }
        if missing > passing {
            return Found::No;
        }
        let stay = group.filter(|one| !below.contains(one)).collect();
        let split = Split { below: below.to_vec(), stay };
        self.hosts(at, from_above, split, missing, skipped - missing)
    }

    /// Finds for each floater the highest opponent who leaves the rest a legal order.
    ///
    /// `passing` of the floaters pass through.
    fn hosts(
        &mut self,
        at: usize,
        from_above: &[usize],
        split: Split,
        passing: usize,
        skipped: usize,
    ) -> Found {
        if !self.charge_choice(split.stay.len()) {
            return Found::Unknown;
        }
        let Some((&floater, others)) = from_above.split_first() else {
            return self.inside(at, split, skipped);
        };
        for (place, &host) in split.stay.iter().enumerate() {
            if from_above.len() == passing || !self.record.free(floater, host) {
                continue;
            }
            let mut without = split.clone();
            without.stay.remove(place);
            self.pairs.push((floater, host));
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
        on.below.push(floater);
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

    /// Pairs a group without a slide, player after player.
    ///
    /// The candidates are the bottom half from its first player on, then the top half from the
    /// middle back towards the player. The first who lets the others be paired is taken.
    fn unslid(&mut self, left: Vec<usize>) -> Found {
        let Some((&one, others)) = left.split_first() else { return Found::Yes };
        if !self.charge_choice(left.len()) {
            return Found::Unknown;
        }
        let (top, bottom) = others.split_at(others.len() / 2);
        for &two in bottom.iter().chain(top.iter().rev()) {
            if !self.record.free(one, two) {
                continue;
            }
            self.pairs.push((one, two));
            match self.unslid(others.iter().copied().filter(|other| *other != two).collect()) {
                Found::No => self.pairs.truncate(self.pairs.len() - 1),
                found => return found,
            }
        }
        Found::No
    }
}

/// The first order of the bottom half in which all may meet; `Some(None)` if there is none.
///
/// `None` if the halves are too large to judge.
#[allow(clippy::option_option, reason = "not judged, and judged to be impossible, differ")]
fn first_order(record: &Record, top: &[usize], bottom: &[usize]) -> Option<Option<Vec<usize>>> {
    let mut left = bottom.to_vec();
    let mut order = Vec::with_capacity(bottom.len());
    for at in 0..top.len() {
        if top[at..].iter().zip(&left).all(|(&one, &two)| record.free(one, two)) {
            // The order as it stands is the first of all.
            order.extend(left);
            return Some(Some(order));
        }
        if top.len() > MOST_TABLES {
            return None;
        }
        let with = (0..left.len()).find(|&with| {
            let two = left[with];
            let others = || left.iter().copied().filter(|other| *other != two).collect::<Vec<_>>();
            record.free(top[at], two) && all_can_meet(record, &top[at + 1..], &others())
        });
        let Some(with) = with else { return Some(None) };
        order.push(left.remove(with));
    }
    Some(Some(order))
}

/// Whether each top player can have a different opponent from the bottom half.
fn all_can_meet(record: &Record, top: &[usize], bottom: &[usize]) -> bool {
    let mut owner: Vec<Option<usize>> = vec![None; bottom.len()];
    let mut seen = vec![0; bottom.len()];
    (0..top.len()).all(|one| finds(record, top, bottom, one, one + 1, &mut seen, &mut owner))
}

/// Finds an opponent for a top player: a free one, or one whose opponent finds another.
fn finds(
    record: &Record,
    top: &[usize],
    bottom: &[usize],
    one: usize,
    turn: usize,
    seen: &mut [usize],
    owner: &mut [Option<usize>],
) -> bool {
    let may = |two: usize| record.free(top[one], bottom[two]);
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
