//! Tests that the round by halves is the first of all rounds by definition.
//!
//! This holds for the round that is drawn, and for the one that the checker's search finds.

use super::super::{defined, groups, search};
use crate::pairing::checker::record::Record;
use crate::pairing::checker::skipped::skipped;
use crate::pairing::checker::tests::rounds;
use crate::pairing::tests::{enter, played, with};
use crate::pairing::{Contender, Draw, Id, halves_by_start};
use std::ops::Range;

type Pairs = Vec<(usize, usize)>;

/// A field in which many have met: all except neighbours, all of a club, or by chance.
fn hard(n: u32, chance: &mut Draw) -> Vec<Contender> {
    let (groups, kind) = (1 + chance.below(5), chance.below(4));
    let (near, club, often) = (1 + chance.below(3), 2 + chance.below(n), 1 + chance.below(9));
    let mut field: Vec<Contender> = (1..=n).map(|id| with(id, chance.below(groups), &[])).collect();
    for one in 0..n {
        for two in one + 1..n {
            let met = match kind {
                0 => (two - one).min(n + one - two) > near,
                1 => one / club == two / club,
                _ => chance.below(10) < often,
            };
            field[one as usize].met.extend(met.then_some(two + 1));
        }
    }
    let mut starts: Vec<u32> = (1..=n).collect();
    chance.shuffle(&mut starts);
    for (one, start) in field.iter_mut().zip(starts) {
        (one.start, one.place) = (start, start);
    }
    field
}

fn record(field: &[Contender], bye: Option<Id>) -> Record {
    let mut field = field.to_vec();
    field.sort_by_key(|one| (one.start, one.id));
    Record::new(&field, false, bye)
}

/// The first of all rounds of the whole field; none is left out, and no group is taken by itself.
fn first_of_all(record: &Record, groups: &[Range<usize>]) -> Pairs {
    let all: Vec<usize> = (0..record.size()).collect();
    let key = |round: &Pairs| defined::Key::of(record, groups, round);
    rounds(&all).into_iter().min_by_key(key).unwrap_or_default()
}

fn sorted(mut pairs: Pairs) -> Pairs {
    pairs.sort_unstable();
    pairs
}

/// Compares the drawn round and the one that the search finds with the first of all.
///
/// Returns whether the search found one.
fn agree(field: &[Contender], chance: &mut Draw, what: &str) -> bool {
    let drawn = halves_by_start(field, false, chance);
    let record = record(field, drawn.bye);
    let groups = groups(&record);
    let pairs: Pairs = record.pairs(&drawn.tables);
    let pairs = sorted(pairs.iter().map(|pair| (pair.0.min(pair.1), pair.0.max(pair.1))).collect());
    let first = sorted(first_of_all(&record, &groups));
    assert_eq!(pairs, first, "{what}: {field:#?}\n{drawn:?}");
    let (rematches, crossings) = record.judge(&pairs);
    let skipped = skipped(&record, &pairs);
    let crossings = [crossings, vec![0]].concat();
    let found =
        (rematches.tables == 0).then(|| search::first(&record, &groups, &crossings, skipped));
    let found = found.flatten().map(sorted);
    if let Some(found) = &found {
        assert_eq!(found, &first, "{what}: {field:#?}");
    }
    found.is_some()
}

#[test]
fn of_hard_fields_the_first_round_is_drawn() {
    let mut found = 0;
    for seed in 0..500 {
        let mut chance = Draw::new(seed, "first");
        let n = 2 + chance.below(if seed % 50 == 0 { 9 } else { 7 });
        let field = hard(n, &mut chance);
        found += u32::from(agree(&field, &mut chance, &format!("seed {seed}")));
    }
    assert!((200..450).contains(&found), "{found}");
}

#[test]
fn of_histories_the_first_round_is_drawn() {
    for seed in 0..200 {
        let mut chance = Draw::new(seed, "first of histories");
        let n = 2 + chance.below(if seed % 50 == 0 { 9 } else { 7 });
        let draws = chance.below(4);
        let mut field = played(n, 1, draws, halves_by_start, &mut chance);
        for _ in 0..chance.below(n) {
            agree(&field, &mut chance, &format!("seed {seed}"));
            let drawn = halves_by_start(&field, false, &mut chance);
            enter(&mut field, &drawn, draws, &mut chance);
        }
    }
}

#[test]
#[ignore = "a minute: ten players and more fields"]
fn of_many_hard_fields_the_first_round_is_drawn() {
    for seed in 1000..4000 {
        let mut chance = Draw::new(seed, "first");
        let n = 2 + chance.below(9);
        let field = hard(n, &mut chance);
        agree(&field, &mut chance, &format!("seed {seed}"));
    }
}
