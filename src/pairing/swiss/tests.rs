use self::random_in_groups;
use super::*;
use crate::pairing::tests::{Method, complaints, enter, played, with};
use crate::pairing::{Contender, Draw, Drawn, Explanation, Id, halves_by_start};
use std::collections::{BTreeMap, BTreeSet};

fn later(field: &[Contender], seed: u64) -> Drawn {
    random_in_groups(field, false, &mut Draw::new(seed, "later"))
}

/// Draws many times and counts how often each set of tables came up.
fn frequencies(field: &[Contender], first_round: bool, times: u32) -> BTreeMap<Vec<(Id, Id)>, u32> {
    let mut draw = Draw::new(4, "frequencies");
    let mut seen = BTreeMap::new();
    for _ in 0..times {
        let mut tables = random_in_groups(field, first_round, &mut draw).tables;
        tables.iter_mut().for_each(|table| *table = (table.0.min(table.1), table.0.max(table.1)));
        tables.sort_unstable();
        *seen.entry(tables).or_insert(0) += 1;
    }
    seen
}

fn chi_square(seen: &BTreeMap<Vec<(Id, Id)>, u32>) -> f64 {
    let expected = f64::from(seen.values().sum::<u32>()) / seen.len() as f64;
    seen.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum()
}

#[test]
fn e06_two_of_three_meet_and_any_is_paired_down() {
    let field: Vec<Contender> =
        (1..=8).map(|id| with(id, if id <= 3 { 5 } else { 4 }, &[])).collect();
    let field = &field[..];
    let mut down = BTreeMap::new();
    for seed in 0..200 {
        let drawn = later(field, seed);
        let top: Vec<_> = drawn.tables.iter().filter(|table| table.0 <= 3).collect();
        assert_eq!(top.len(), 2);
        assert!(top[0].1 <= 3 && top[1].1 > 3, "{top:?}");
        *down.entry(*top[1]).or_insert(0) += 1;
        let why = drawn.explanations.iter().find(|why| why.of() == (top[1].0, Some(top[1].1)));
        assert!(matches!(why, Some(Explanation::PairedDown { points: 5, size: 3, below: 4, .. })));
    }
    assert_eq!(down.len(), 3 * 5, "every one of the three, every one below: {down:?}");
}

#[test]
fn small_histories_agree_with_brute_force() {
    for seed in 0..80 {
        let mut chance = Draw::new(seed, "small histories");
        let n = 2 + chance.below(9);
        let draws = chance.below(3);
        let mut field = played(n, 1, draws, random_in_groups, &mut chance);
        for _ in 0..chance.below(n + 2) {
            let drawn = random_in_groups(&field, false, &mut chance);
            let wrong = complaints(&field, false, &drawn);
            assert!(wrong.is_empty(), "seed {seed}: {wrong:?}\n{field:#?}\n{drawn:?}");
            enter(&mut field, &drawn, draws, &mut chance);
        }
    }
}

#[test]
fn every_round_that_may_be_drawn_is_as_likely_as_any_other() {
    fn field(of: &[(u32, &[Id])]) -> Vec<Contender> {
        (1..).zip(of).map(|(id, (points, met))| with(id, *points, met)).collect()
    }
    let level: Vec<Contender> = (1..=8).map(|id| with(id, 0, &[])).collect();
    let three_pairs = field(&[(0, &[2]), (0, &[1]), (0, &[4]), (0, &[3]), (0, &[6]), (0, &[5])]);
    // Groups of three, one and four: one of the three must meet the single player. 1 has met 4, so
    // 2 or 3 floats down: 3 – 4 leaves 1 – 2, and 2 – 4 leaves 1 – 3.
    let drawn_together =
        field(&[(3, &[4]), (3, &[3]), (3, &[]), (2, &[]), (1, &[]), (1, &[]), (1, &[6]), (1, &[])]);
    // The two leaders have met, so both float down. Among the four below, 3 and 4 have met. The
    // opponents of 1 and 2 are an ordered pair out of 3, 4, 5, 6, without 2 – 3; the rest is not
    // 3 – 4.
    let solved_together = field(&[(2, &[2]), (2, &[3]), (1, &[4]), (1, &[]), (1, &[]), (1, &[])]);
    // Three players have met the other three, and 1 – 4, 2 – 5 and 3 – 6 were before the others.
    let rematch =
        field(&[(3, &[4, 5, 6]), (3, &[5, 6, 4]), (3, &[6, 4, 5]), (3, &[]), (3, &[]), (3, &[])]);
    // The last numbers are the values of chi-square that one in a hundred exceeds.
    for (field, first_round, times, rounds, most) in [
        (three_pairs, false, 8_000, 8, 18.48),
        (level, true, 40_000, 105, 140.5),
        (drawn_together, false, 4_000, 2 * 2, 11.35),
        (solved_together, false, 4_000, 12 - 3 - 2, 16.82),
        (rematch.clone(), false, 2_000, 3, 9.21),
    ] {
        let seen = frequencies(&field, first_round, times);
        assert_eq!(seen.len(), rounds, "{field:?}");
        assert!(chi_square(&seen) < most, "{seen:?}");
    }
    let again = frequencies(&rematch, false, 50);
    assert!(again.keys().all(|round| round.iter().any(|(a, b)| a + 3 == *b)), "{again:?}");
}

#[test]
fn the_draw_follows_from_the_players_not_from_their_order() {
    let mut chance = Draw::new(6, "order");
    let mut field = played(61, 4, 0, random_in_groups, &mut chance);
    let before = later(&field, 9);
    chance.shuffle(&mut field);
    assert_eq!(later(&field, 9), before);
    assert_ne!(later(&field, 10).tables, before.tables);
}

#[test]
fn nobody_one_and_two() {
    assert_eq!(later(&[], 1), Drawn::default());
    let one = later(&[with(7, 3, &[])], 1);
    assert_eq!((one.bye, one.tables.len(), one.explanations.len()), (Some(7), 0, 1));
    let two = later(&[with(7, 3, &[8]), with(8, 0, &[7])], 1);
    assert_eq!((two.tables, two.rematches), (vec![(7, 8)], vec![(7, 8)]));
}

#[test]
fn stirring_reaches_every_unavoidable_rematch_alike() {
    // Seven players have met the other nine, too many to enumerate. Each met another one first.
    let met = |id: Id| if id <= 7 { (0..9).map(|at| 8 + (id + at) % 9).collect() } else { vec![] };
    let field: Vec<Contender> = (1..=16).map(|id| with(id, 0, &met(id))).collect();
    let mut draw = Draw::new(7, "stirring");
    let mut seen = BTreeMap::new();
    for _ in 0..500 {
        let drawn = random_in_groups(&field, false, &mut draw);
        assert_eq!(drawn.rematches.len(), 1);
        *seen.entry(drawn.rematches).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 7);
    assert!(chi_square(&seen) < 16.81, "{}", chi_square(&seen));
}

#[test]
fn rematches_are_spread_over_all_pairs() {
    for (n, most) in [(4, 3), (5, 3), (6, 3), (7, 2), (8, 2)] {
        for (method, seed) in (0..10)
            .flat_map(|seed| [random_in_groups as Method, halves_by_start].map(|m| (m, seed)))
        {
            let mut chance = Draw::new(seed, "spread");
            let field = played(n, 9, 0, method, &mut chance);
            for one in &field {
                let times = |id: Id| one.met.iter().filter(|met| **met == id).count();
                assert!((1..=n).all(|id| times(id) <= most), "{n} players, seed {seed}: {one:?}");
                // With an odd number, the bye decides who is left to be met.
                let twice = n % 2 == 0 && one.met.windows(2).any(|two| two[0] == two[1]);
                assert!(!twice, "the same opponent twice running, seed {seed}: {one:?}");
            }
        }
    }
}

#[test]
fn the_pair_that_has_met_least_and_longest_ago_meets_again() {
    // 1 and 2 met twice. 1 met 3 last, and 4 in the second of four rounds.
    let lists: [&[Id]; 4] = [&[2, 4, 2, 3], &[1, 3, 1, 4], &[4, 2, 4, 1], &[3, 1, 3, 2]];
    let points = |id: Id| if id < 3 { 9 } else { 0 };
    let field: Vec<Contender> =
        (1..).zip(lists).map(|(id, met)| with(id, points(id), met)).collect();
    let tables = |field: &[Contender]| later(field, 1).tables;
    assert_eq!(tables(&field), [(1, 4), (2, 3)]);
    let told = |tables: &[(Id, Id)]| {
        let drawn = Drawn { tables: tables.to_vec(), ..Drawn::default() };
        complaints(&field, false, &drawn)
    };
    assert_eq!(told(&[(1, 4), (2, 3)]), Vec::<String>::new());
    for wrong in [[(1, 2), (3, 4)], [(1, 3), (2, 4)]] {
        let [(a, b), (c, d)] = wrong;
        assert_eq!(
            told(&wrong),
            [format!(
                "rematches of the wrong players: {a} – {b}, {c} – {d}; \
                 others have met less often or longer ago"
            )]
        );
    }
    // Fewer rematches come before all of that: 3 and 4 have not met.
    let mut field = field;
    field[2].met.retain(|id| *id != 4);
    field[3].met.retain(|id| *id != 3);
    assert_eq!(tables(&field), [(1, 2), (3, 4)]);
}

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
const FIELDS: [(u32, u32, u64); 2] = [(16, 12, 2), (16, 13, 4)];

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

fn points(field: &[Contender], id: Id) -> u32 {
    field[id as usize - 1].points
}

fn other(round: &[(Id, Id)], id: Id) -> Option<Id> {
    round.iter().find_map(|&(a, b)| match id {
        _ if id == a => Some(b),
        _ if id == b => Some(a),
        _ => None,
    })
}

#[test]
fn a_reason_claims_only_what_all_rounds_bear_out() {
    let (mut down, mut fixed, mut drawn) = (0, 0, 0);
    for seed in 0..240 {
        let (n, rounds) = (4 + 2 * (seed % 4) as u32, 1 + (seed / 4 % 5) as u32);
        let draws = (seed % 3) as u32 * 2;
        let field = played(n, rounds, draws, random_in_groups, &mut Draw::new(seed, "claims"));
        let best = best_rounds(&field);
        if best.is_empty() {
            continue;
        }
        let is_at = |of: u32| field.iter().filter(move |one| one.points == of).map(|one| one.id);
        let goes_down = |id: Id| {
            let below = |id, two| points(&field, two) < points(&field, id);
            best.iter().any(|round| other(round, id).is_some_and(|two| below(id, two)))
        };
        for why in later(&field, seed).explanations {
            let meets = |a: Id, b: Id| best.iter().any(|round| other(round, a) == Some(b));
            match why {
                Explanation::PairedDown { a, points, size, below, how, .. } => {
                    assert_eq!(size as usize, is_at(points).count());
                    let could_go = is_at(points).filter(|&id| goes_down(id)).count() as u32;
                    assert_eq!(how.could_go, Some(could_go), "{why:?} {field:?}");
                    let met = &field[a as usize - 1].met;
                    let free = is_at(below).filter(|id| !met.contains(id)).count() as u32;
                    let could_meet = is_at(below).filter(|&b| meets(a, b)).count() as u32;
                    assert_eq!(how.could_meet.unwrap_or(free), could_meet, "{why:?} {field:?}");
                    down += 1;
                }
                Explanation::Fixed { a, b, .. } => {
                    assert!(best.iter().all(|round| other(round, a) == Some(b)), "{why:?}");
                    fixed += 1;
                }
                Explanation::InGroup { a, b, size, .. } => {
                    let all = best.iter().all(|round| other(round, a) == Some(b));
                    assert!(!all || size == 2, "{why:?} {field:?}");
                    drawn += 1;
                }
                other => panic!("{other:?}"),
            }
        }
    }
    assert!(down > 100 && fixed > 20 && drawn > 100, "{down} {fixed} {drawn}");
}
