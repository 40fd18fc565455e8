//! The checker for a Swiss round by halves, judging by definition.

mod defined;
mod search;

use super::breach::Breach;
use super::record::{Record, Round};
use super::skipped::skipped;
use super::swiss::check_swiss;
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
/// * If a rematch or a pair kept apart forbids that, the change is the smallest. The module `defined` says what is
///   smallest.
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
        let across = |boundary: usize| {
            pairs.iter().filter(|pair| (pair.0 < boundary) != (pair.1 < boundary)).count()
        };
        let crossings: Vec<usize> = groups.iter().map(|group| across(group.end)).collect();
        let skipped = skipped(record, pairs);
        if self.rematches() == 0
            && record.together(pairs) == 0
            && let Some(right) = search::first(record, groups, &crossings, skipped)
        {
            return Some(right);
        }
        let few = 2 * pairs.len() <= defined::MOST;
        few.then(|| defined::first_round(record, groups, pairs))
    }
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
    let missing: Vec<_> = right.difference(&there).filter(here).copied().collect();
    let had: Vec<_> = there.difference(&right).filter(here).copied().collect();
    let ids = |pairs: &[(usize, usize)]| -> Vec<(Id, Id)> {
        pairs.iter().map(|pair| (record.id(pair.0), record.id(pair.1))).collect()
    };
    let points = record.points[group];
    Some(Breach::NotSlid { points, tables: ids(&had), right: ids(&missing) })
}

#[cfg(test)]
mod tests;
