//! Late rounds of small fields, which leave few possible rounds.

use super::{chi_square, frequencies, played, random_in_groups};
use crate::pairing::Id;
use crate::pairing::{Contender, Draw};
use std::collections::BTreeSet;

type Round = Vec<(Id, Id)>;

/// All rounds without a rematch that have the fewest floaters, found by trying everything.
pub(super) fn best_rounds(field: &[Contender]) -> BTreeSet<Round> {
    let mut rounds = Vec::new();
    let ids: Vec<Id> = (1..=field.len() as Id).collect();
    complete(field, &ids, &mut Vec::new(), &mut rounds);
    let paid = |round: &Round| cost(field, round);
    let least = rounds.iter().map(paid).min();
    rounds.into_iter().filter(|round| Some(paid(round)) == least).collect()
}

fn complete(field: &[Contender], left: &[Id], round: &mut Round, found: &mut Vec<Round>) {
    let Some((&one, others)) = left.split_first() else { return found.push(round.clone()) };
    for &two in others.iter().filter(|two| !field[one as usize - 1].met.contains(two)) {
        let rest: Vec<Id> = others.iter().copied().filter(|&id| id != two).collect();
        round.push((one, two));
        complete(field, &rest, round, found);
        round.pop();
    }
}

/// Pairs across the lower boundary of each group, from the top; then skipped groups.
fn cost(field: &[Contender], round: &Round) -> (Vec<usize>, usize) {
    let groups: BTreeSet<u32> = field.iter().map(|one| one.points).collect();
    let span = |&(a, b): &(Id, Id)| {
        let (a, b) = (field[a as usize - 1].points, field[b as usize - 1].points);
        (a.min(b), a.max(b))
    };
    let across = |edge: &u32| {
        round.iter().map(span).filter(|(low, high)| low < edge && high >= edge).count()
    };
    let skipped = |pair| groups.range(span(pair).0..=span(pair).1).count().saturating_sub(2);
    (groups.iter().rev().map(across).collect(), round.iter().map(skipped).sum())
}

/// Players, rounds played and seed. All rounds can be tried, and enough rounds are left.
const FIELDS: [(u32, u32, u64); 5] =
    [(16, 10, 1), (16, 12, 2), (16, 12, 3), (16, 13, 4), (18, 13, 5)];

#[test]
fn every_best_round_is_as_likely_as_any_other() {
    for (n, rounds, first) in FIELDS {
        let (field, best) = (first..)
            .map(|seed| played(n, rounds, 0, random_in_groups, &mut Draw::new(seed, "late")))
            .map(|field| (best_rounds(&field), field))
            .find(|(best, _)| (3..=60).contains(&best.len()))
            .map(|(best, field)| (field, best))
            .unwrap();
        let seen = frequencies(&field, false, 10 * best.len() as u32);
        let drawn: BTreeSet<Round> = seen.keys().cloned().collect();
        assert_eq!(drawn, best, "{n} players after {rounds} rounds");
        // Four deviations above the average of chance.
        let freedom = best.len() as f64 - 1.0;
        let bound = freedom + 4.0 * (2.0 * freedom).sqrt();
        assert!(chi_square(&seen) < bound, "{n} players after {rounds}: {seen:?}");
    }
}
