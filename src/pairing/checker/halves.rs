//! The checker for a Swiss round by halves: the definition of the right round, which picks it from all
//! possible rounds, and the search for it in a run that is too large to try them all.

use super::record::{Record, Rematches, Round};
use super::{Breach, check_swiss, skipped};
use crate::pairing::{Contender, Id};
use std::collections::BTreeSet;
use std::ops::Range;

/// All breaches of the rules by a Swiss round by halves (pairing of the card game).
///
/// All checks of [`check_swiss`] come first. Then each run of groups that no pair leaves is
/// checked:
///
/// * The group slides, top half against bottom half by start number.
/// * The last player of an odd group meets the highest of the next group.
/// * If a rematch or a pair kept apart forbids that, the change is the smallest, by the order of `Key`.
///
/// Runs of up to twelve players are judged by that definition itself. A larger run is judged only
/// if it needs no rematch and no pair that should be kept apart. It must also be a single group, or
/// every group in it can slide. Even then it is judged only if `search` finds its round.
pub fn check_halves(field: &[Contender], first_round: bool, round: &Round) -> Vec<Breach> {
    let mut breaches = check_swiss(field, first_round, round);
    let goes_on = |breach: &Breach| {
        use Breach::{ByeWrong, Forbidden, MetTooOften, PairedDown, Rematches, Skipped, Together};
        let down = matches!(breach, PairedDown { .. } | Skipped { .. } | Together { .. });
        let again = matches!(breach, Rematches { least: 0, .. } | MetTooOften { .. });
        down || again || matches!(breach, ByeWrong { .. } | Forbidden { .. })
    };
    if first_round || !breaches.iter().all(goes_on) {
        return breaches;
    }
    // Inside a group, the record keeps the order in which the players are given.
    let mut field = field.to_vec();
    field.sort_by_key(|one| (one.start, one.id));
    let record = Record::of_round(&field, false, round);
    let groups: Vec<Range<usize>> = groups(&record);
    let pairs = record.pairs(&round.0);
    let crossings = record.judge(&pairs).1;
    // Needless rematches and floaters are breaches already. Runs with one of them cannot be right,
    // so they are not judged again.
    let is_again =
        |breach: &Breach| matches!(breach, Breach::Rematches { .. } | Breach::MetTooOften { .. });
    let again = breaches.iter().any(is_again);
    let down = breaches.iter().any(|breach| matches!(breach, Breach::PairedDown { .. }));
    let past = breaches.iter().any(|breach| matches!(breach, Breach::Skipped { .. }));
    let apart = breaches.iter().any(|breach| matches!(breach, Breach::Together { .. }));
    let parity = |boundary: usize| groups[boundary].end % 2;
    let closed =
        |boundary: &usize| if down { parity(*boundary) == 0 } else { crossings[*boundary] == 0 };
    let boundaries = groups.len().saturating_sub(1);
    let mut from = 0;
    while from < groups.len() {
        let to = (from..boundaries).find(closed).unwrap_or(groups.len() - 1);
        let run = Run::new(&record, &groups[from..=to], &pairs);
        let around = from.saturating_sub(1)..(to + 1).min(boundaries);
        let named = again && run.rematches() > 0
            || past && skipped(&record, &run.pairs) > 0
            || apart && record.together(&run.pairs) > 0
            || down && around.clone().any(|boundary| crossings[boundary] != parity(boundary));
        if !named && let Some(right) = run.right() {
            breaches.extend(compare(&record, &groups, &run.pairs, &right));
        }
        from = to + 1;
    }
    breaches
}

/// The numbers of the players of each group, best first.
fn groups(record: &Record) -> Vec<Range<usize>> {
    let first = |group: usize| record.group.partition_point(|&other| other < group);
    (0..record.points.len()).map(|group| first(group)..first(group + 1)).collect()
}

/// Neighbouring groups that no pair leaves, and their pairs.
struct Run<'r> {
    record: &'r Record,
    groups: &'r [Range<usize>],
    pairs: Vec<(usize, usize)>,
}

impl<'r> Run<'r> {
    fn new(record: &'r Record, groups: &'r [Range<usize>], pairs: &[(usize, usize)]) -> Run<'r> {
        let here = |pair: &&(usize, usize)| groups.iter().any(|group| group.contains(&pair.0));
        Run { record, groups, pairs: pairs.iter().filter(here).copied().collect() }
    }

    fn rematches(&self) -> usize {
        self.pairs.iter().filter(|pair| self.record.have_met(pair.0, pair.1)).count()
    }

    /// The pairs that are right; `None` if the run is not judged.
    fn right(&self) -> Option<Vec<(usize, usize)>> {
        let Run { record, groups, ref pairs } = *self;
        let crossings = crossings(groups, pairs);
        let skipped = skipped(record, pairs);
        if self.rematches() == 0
            && record.together(pairs) == 0
            && let Some(right) = first(record, groups, &crossings, skipped)
        {
            return Some(right);
        }
        let few = 2 * pairs.len() <= MOST;
        few.then(|| first_round(record, groups, pairs))
    }
}

/// How many pairs cross the lower boundary of each group.
fn crossings(groups: &[Range<usize>], pairs: &[(usize, usize)]) -> Vec<usize> {
    let across = |boundary: usize| {
        pairs.iter().filter(|pair| (pair.0 < boundary) != (pair.1 < boundary)).count()
    };
    groups.iter().map(|group| across(group.end)).collect()
}

/// The first difference from the right round.
fn compare(
    record: &Record,
    groups: &[Range<usize>],
    pairs: &[(usize, usize)],
    right: &[(usize, usize)],
) -> Option<Breach> {
    let sorted = |&(one, two): &(usize, usize)| (one.min(two), one.max(two));
    let there: BTreeSet<(usize, usize)> = pairs.iter().map(sorted).collect();
    let right: BTreeSet<(usize, usize)> = right.iter().map(sorted).collect();
    let group = record.group[right.difference(&there).next()?.0];
    let here = |pair: &&(usize, usize)| groups[group].contains(&pair.0);
    let wanted: Vec<_> = right.difference(&there).filter(here).copied().collect();
    let had: Vec<_> = there.difference(&right).filter(here).copied().collect();
    let ids = |pairs: &[(usize, usize)]| -> Vec<(Id, Id)> {
        pairs.iter().map(|pair| (record.id(pair.0), record.id(pair.1))).collect()
    };
    let points = record.points[group];
    Some(Breach::NotSlid { points, tables: ids(&had), right: ids(&wanted) })
}

/// The most players of neighbouring groups for whom all rounds are tried: 10,395 for twelve.
const MOST: usize = 12;

type Pairs = Vec<(usize, usize)>;

/// The key by which rounds are compared, the most important part first.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    rematches: Rematches,
    crossings: Vec<usize>,
    skipped: usize,
    together: usize,
    unslid: Vec<bool>,
    inside: Vec<Inside>,
}

/// The choices in one group.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Inside {
    /// Whether each player stays in the group, from the last player up.
    stays: Vec<bool>,
    /// The opponents of floaters from above, or the end of the group for one who passes through.
    hosts: Vec<usize>,
    /// How many candidates each player passes over before their opponent.
    passed: Vec<usize>,
}

/// The first round of these neighbouring groups, which no pair leaves. The result is `had` if no
/// round comes before it.
fn first_round(record: &Record, groups: &[Range<usize>], had: &[(usize, usize)]) -> Pairs {
    let all = groups.first().map_or(0, |group| group.start)..groups.last().map_or(0, |g| g.end);
    let key = Key::of(record, groups, had);
    let spent = (Rematches::default(), vec![0; groups.len()]);
    let mut rounds = Rounds { record, groups, pairs: Vec::new(), first: had.to_vec(), key };
    rounds.look(&mut all.collect(), &spent);
    rounds.first
}

impl Key {
    pub fn of(record: &Record, groups: &[Range<usize>], pairs: &[(usize, usize)]) -> Key {
        let start = groups.first().map_or(0, |group| group.start);
        let mut opponent = vec![0; groups.last().map_or(0, |group| group.end)];
        for &(one, two) in pairs {
            (opponent[one], opponent[two]) = (two, one);
        }
        let rematches = record.judge(pairs).0;
        let crossings = crossings(groups, pairs);
        let (skipped, together) = (skipped(record, pairs), record.together(pairs));
        let (mut unslid, mut inside) = (Vec::new(), Vec::new());
        for group in groups {
            let stays = group.clone().rev().map(|one| opponent[one] < group.end).collect();
            let from_above = (start..group.start).filter(|&one| opponent[one] >= group.start);
            let hosts = from_above.map(|one| opponent[one].min(group.end)).collect();
            let stay: Vec<usize> =
                group.clone().filter(|&one| group.contains(&opponent[one])).collect();
            let (top, bottom) = stay.split_at(stay.len() / 2);
            unslid.push(top.iter().any(|&one| !bottom.contains(&opponent[one])));
            inside.push(Inside { stays, hosts, passed: passed(stay, &opponent) });
        }
        Key { rematches, crossings, skipped, together, unslid, inside }
    }
}

/// How many candidates each player passes over before their opponent. The candidates are the bottom
/// half from its first player on, then the top half from the middle back towards the player.
fn passed(mut left: Vec<usize>, opponent: &[usize]) -> Vec<usize> {
    let mut passed = Vec::new();
    while let Some((&one, others)) = left.split_first() {
        let (top, bottom) = others.split_at(others.len() / 2);
        let mut order = bottom.iter().chain(top.iter().rev());
        passed.extend(order.position(|&two| two == opponent[one]));
        left = others.iter().copied().filter(|&two| two != opponent[one]).collect();
    }
    passed
}

struct Rounds<'r> {
    record: &'r Record,
    groups: &'r [Range<usize>],
    pairs: Pairs,
    first: Pairs,
    key: Key,
}

impl Rounds<'_> {
    /// Tries all rounds of the players left, except those that exceed the first round so far. They
    /// exceed it with more rematches or with more pairs across a boundary. `spent` holds the counts
    /// so far.
    fn look(&mut self, left: &mut Vec<usize>, spent: &(Rematches, Vec<usize>)) {
        let Some(one) = left.pop() else {
            let key = Key::of(self.record, self.groups, &self.pairs);
            if key < self.key {
                (self.key, self.first) = (key, self.pairs.clone());
            }
            return;
        };
        for at in 0..left.len() {
            let two = left[at];
            if self.record.must_not_meet(one, two) {
                continue;
            }
            let mut now = spent.clone();
            now.0 += self.record.rematch(one, two);
            for (boundary, group) in self.groups.iter().enumerate() {
                now.1[boundary] += usize::from((one < group.end) != (two < group.end));
            }
            let over = |(now, most): (&usize, &usize)| now > most;
            if now.0 > self.key.rematches || now.1.iter().zip(&self.key.crossings).any(over) {
                continue;
            }
            left.remove(at);
            self.pairs.push((two, one));
            self.look(left, &now);
            self.pairs.pop();
            left.insert(at, two);
        }
        left.push(one);
    }
}

/// The most choices that are tried. A choice is a floater, the opponent of a floater, or an
/// opponent inside a group without a slide. The pairing code tries more before it gives up, so it
/// has found all that is found here.
const MOST_TRIED: usize = 1000;

/// The most players examined in all these choices.
const MOST_WORK: usize = 15_000;

/// Up to this many tables in one group, the order of the bottom half is always judged. In a larger
/// group it is judged only if nothing has to change.
const MOST_TABLES: usize = 600;

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

/// The first round with these crossings and at most `skipped` skipped groups. It has no rematch and
/// no pair kept apart. All groups must slide, unless there is only one. `None` if the first round
/// is not known.
fn first(
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
        let needed = self.crossings[at] - below.len();
        // If too few players of this group float down, floaters from above pass through.
        let passing = skipped.min(from_above.len());
        if needed > end - group.start + passing {
            return Found::No;
        }
        self.work += 1;
        if self.work > MOST_WORK {
            return Found::Unknown;
        }
        for next in (group.start..end).rev().filter(|_| needed > 0) {
            let mut below = below.to_vec();
            below.insert(0, next);
            match self.downfloaters(at, from_above, next, &below, skipped) {
                Found::No => {}
                found => return found,
            }
        }
        if needed > passing {
            return Found::No;
        }
        let stay = group.filter(|one| !below.contains(one)).collect();
        let split = Split { below: below.to_vec(), stay };
        self.hosts(at, from_above, split, needed, skipped - needed)
    }

    /// Finds for each floater the highest opponent who leaves the rest a legal order. `passing` of
    /// the floaters pass through.
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

    /// Pairs a group without a slide, player after player. The candidates are the bottom half from
    /// its first player on, then the top half from the middle back towards the player. The first
    /// who lets the others be paired is taken.
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

/// The first order of the bottom half in which all may meet; `Some(None)` if there is none. `None`
/// if the halves are too large to judge.
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

#[cfg(test)]
mod tests;
