//! Whether a Swiss round by halves keeps the rules, judged by definition.

use super::record::Record;
use super::{Breach, Round, check_swiss};
use crate::pairing::{Contender, Id};
use std::collections::BTreeSet;
use std::ops::Range;

/// So many choices of who goes down and whom he meets are tried in a run of groups. The pairing
/// itself tries more before it gives the fold up, so what is found here it has found as well.
const MOST_TRIED: usize = 100;

/// So many players are tried for going down out of one group; the pairing tries more.
const MOST_SENT: usize = 6;

/// Up to so many tables of one group the order of the bottom half is judged, whatever has to be
/// changed in it; above only where nothing has to.
const MOST_TABLES: usize = 600;

/// Up to so many players every way to pair a group that cannot be folded is tried.
const MOST_WALKED: usize = 10;

/// All that is wrong with a Swiss round by halves (pairing of the card game).
///
/// Asks what [`check_swiss`] asks, and then, unless a rematch was needed: is every group folded,
/// top half against bottom half by start number; does the last of an odd group meet the highest
/// of the next; and where a rematch forbids that, is the change the smallest? The smallest change
/// is by definition the first in this order: who goes down, from the last; whom he meets, from
/// the highest; the order of the bottom half, compared from the top. A group that no order of its
/// bottom half saves is judged by itself where it is small: player after player from the top has
/// the first of the bottom half who lets the rest be paired, or else the nearest of the top half.
pub fn check_halves(field: &[Contender], first_round: bool, round: &Round) -> Vec<Breach> {
    let mut breaches = check_swiss(field, first_round, round);
    let goes_on = |breach: &Breach| {
        use Breach::{ByeWrong, PairedDown, Rematches};
        matches!(breach, ByeWrong { .. } | Rematches { least: 0, .. } | PairedDown { .. })
    };
    if first_round || !breaches.iter().all(goes_on) {
        return breaches;
    }
    // Inside a group the record keeps the order in which it is given the players.
    let mut field = field.to_vec();
    field.sort_by_key(|one| (one.start, one.id));
    let record = Record::new(&field, false, round.1);
    let pairs = record.pairs(&round.0);
    let (rematches, crossings) = record.judge(&pairs);
    if rematches > 0 && !breaches.iter().any(|one| matches!(one, Breach::Rematches { .. })) {
        return breaches;
    }
    let groups: Vec<Range<usize>> = groups(&record);
    let parity = |edge: usize| groups[edge].end % 2;
    let edges = groups.len().saturating_sub(1);
    let mut from = 0;
    while from < groups.len() {
        let to = (from..edges).find(|&edge| parity(edge) == 0).unwrap_or(groups.len() - 1);
        let around = from.saturating_sub(1)..(to + 1).min(edges);
        let here = groups[from].start..groups[to].end;
        // A rematch that was not needed is named already.
        let again =
            |pair: &(usize, usize)| here.contains(&pair.0) && record.have_met(pair.0, pair.1);
        if around.clone().all(|edge| crossings[edge] == parity(edge)) && !pairs.iter().any(again) {
            let right = right(&record, &groups[from..=to]);
            breaches.extend(right.and_then(|right| compare(&record, &groups, &pairs, &right)));
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

/// The pairs that the groups of a run must have; nothing where that is not judged.
fn right(record: &Record, groups: &[Range<usize>]) -> Option<Vec<(usize, usize)>> {
    let mut search = Search { record, groups, tried: 0, pairs: Vec::new() };
    match search.fold(0, None) {
        Found::Yes => return Some(search.pairs),
        Found::Unknown => return None,
        Found::No => {}
    }
    let [group] = groups else { return None };
    (group.len() <= MOST_WALKED).then(|| walk(record, group.clone().collect()))?
}

/// The first table that is not as it must be.
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
    let missing: Vec<_> = right.difference(&there).filter(here).copied().collect();
    let had: Vec<_> = there.difference(&right).filter(here).copied().collect();
    let ids = |pairs: &[(usize, usize)]| -> Vec<(Id, Id)> {
        pairs.iter().map(|pair| (record.id(pair.0), record.id(pair.1))).collect()
    };
    let points = record.points[group];
    Some(Breach::NotFolded { points, tables: ids(&had), right: ids(&missing) })
}

enum Found {
    Yes,
    No,
    /// There are more ways than are tried.
    Unknown,
}

struct Search<'r> {
    record: &'r Record,
    groups: &'r [Range<usize>],
    tried: usize,
    pairs: Vec<(usize, usize)>,
}

impl Search<'_> {
    /// Folds a group and all below it, given who comes down into it.
    fn fold(&mut self, at: usize, guest: Option<usize>) -> Found {
        let Some(group) = self.groups.get(at) else { return Found::Yes };
        let odd = (group.len() + usize::from(guest.is_some())) % 2 == 1;
        let goers: Vec<Option<usize>> =
            if odd { group.clone().rev().map(Some).collect() } else { vec![None] };
        let mut sent = 0;
        for goer in goers {
            let stay: Vec<usize> = group.clone().filter(|one| Some(*one) != goer).collect();
            match self.with_guest(&stay, guest) {
                Found::Unknown => return Found::Unknown,
                Found::No => continue,
                Found::Yes => {}
            }
            let before = self.pairs.len() - (stay.len() + usize::from(guest.is_some())) / 2;
            match self.fold(at + 1, goer) {
                Found::No => self.pairs.truncate(before),
                found => return found,
            }
            sent += 1;
            if sent > MOST_SENT {
                return Found::Unknown;
            }
        }
        Found::No
    }

    /// The guest meets the highest who leaves the rest a legal order.
    fn with_guest(&mut self, stay: &[usize], guest: Option<usize>) -> Found {
        let hosts: Vec<Option<usize>> = match guest {
            Some(_) => stay.iter().copied().map(Some).collect(),
            None => vec![None],
        };
        for host in hosts {
            self.tried += 1;
            if self.tried > MOST_TRIED {
                return Found::Unknown;
            }
            if let (Some(guest), Some(host)) = (guest, host)
                && self.record.have_met(guest, host)
            {
                continue;
            }
            let rest: Vec<usize> = stay.iter().copied().filter(|one| Some(*one) != host).collect();
            let (top, bottom) = rest.split_at(rest.len() / 2);
            let Some(order) = first_order(self.record, top, bottom) else { return Found::Unknown };
            let Some(order) = order else { continue };
            self.pairs.extend(guest.zip(host));
            self.pairs.extend(top.iter().copied().zip(order));
            return Found::Yes;
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

/// A group that cannot be folded: the first takes the first of the bottom half, or the next, or
/// from the middle back towards himself, who lets the others be paired; and so do the others.
fn walk(record: &Record, left: Vec<usize>) -> Option<Vec<(usize, usize)>> {
    let Some((&one, others)) = left.split_first() else { return Some(Vec::new()) };
    let (top, bottom) = others.split_at(others.len() / 2);
    for &two in bottom.iter().chain(top.iter().rev()) {
        if record.have_met(one, two) {
            continue;
        }
        let rest = others.iter().copied().filter(|other| *other != two).collect();
        if let Some(mut pairs) = walk(record, rest) {
            pairs.push((one, two));
            return Some(pairs);
        }
    }
    None
}

#[cfg(test)]
mod tests;
