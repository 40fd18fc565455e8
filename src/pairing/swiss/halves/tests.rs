mod judged;

use super::*;
use crate::pairing::explanation::{Change, Others};
use crate::pairing::tests::{complaints, enter, played, with};
use crate::pairing::{Explanation, Id};

fn tables(field: &[Contender]) -> Vec<(Id, Id)> {
    let drawn = halves_by_start(field, false, &mut Draw::new(1, "halves"));
    assert_eq!(complaints(field, false, &drawn), Vec::<String>::new());
    drawn.tables
}

#[test]
fn e07_even_group() {
    let field: Vec<Contender> = (1..=8).map(|id| with(id, 3, &[])).collect();
    assert_eq!(tables(&field), [(1, 5), (2, 6), (3, 7), (4, 8)]);
}

#[test]
fn e08_odd_group() {
    let mut field: Vec<Contender> = (1..=7).map(|id| with(id, 3, &[])).collect();
    field.extend((8..=10).map(|id| with(id, 1, &[])));
    assert_eq!(tables(&field), [(1, 4), (2, 5), (3, 6), (7, 8), (9, 10)]);
}

#[test]
fn start_numbers_count_not_ids_or_places() {
    let mut field: Vec<Contender> = (1..=4).map(|id| with(id, 3, &[])).collect();
    for (one, start) in field.iter_mut().zip([40, 10, 30, 20]) {
        one.start = start;
    }
    assert_eq!(tables(&field), [(2, 3), (4, 1)]);
}

#[test]
fn e09_smallest_change_of_the_bottom_half() {
    let mut field: Vec<Contender> = (1..=8).map(|id| with(id, 3, &[])).collect();
    field[0].met = vec![5];
    assert_eq!(tables(&field), [(1, 6), (2, 5), (3, 7), (4, 8)]);
    let drawn = halves_by_start(&field, false, &mut Draw::new(1, ""));
    let (others, change) = (Others::default(), Change::Least);
    assert_eq!(
        drawn.explanations[0],
        Explanation::SlideChanged { a: 1, b: 6, points: 3, size: 8, others, change }
    );
    assert_eq!(
        drawn.explanations[2],
        Explanation::Slide { a: 3, b: 7, points: 3, size: 8, others }
    );
    field[0].met = vec![5, 6];
    assert_eq!(tables(&field), [(1, 7), (2, 5), (3, 6), (4, 8)]);
    field[0].met = vec![5, 6, 7, 8];
    assert_eq!(tables(&field)[0], (1, 4), "the nearest of the top half");
}

#[test]
fn the_last_goes_down_to_the_highest_he_has_not_met() {
    let mut field: Vec<Contender> = (1..=3).map(|id| with(id, 3, &[])).collect();
    field.extend((4..=8).map(|id| with(id, 0, &[])));
    field[2].met = vec![4];
    assert_eq!(tables(&field), [(1, 2), (3, 5), (4, 7), (6, 8)]);
    field[2].met = vec![4, 5, 6, 7, 8];
    assert_eq!(tables(&field), [(1, 3), (2, 4), (5, 7), (6, 8)]);
}

#[test]
fn the_three_players_of_e6() {
    let mut field: Vec<Contender> = (1..=3).map(|id| with(id, 5, &[])).collect();
    field.extend((4..=8).map(|id| with(id, 4, &[])));
    assert_eq!(tables(&field), [(1, 2), (3, 4), (5, 7), (6, 8)]);
}

#[test]
fn trouble_above_does_not_change_the_fold_below() {
    // 3 and 4 have met everybody but 1 and 2, so floaters from above meet both of them. The four
    // groups have to be solved together, but no pair leaves the lower two.
    let field = [
        with(1, 3, &[]),
        with(2, 3, &[]),
        with(3, 2, &[4, 5, 6, 7, 8]),
        with(4, 2, &[5, 6, 7, 8]),
        with(5, 1, &[]),
        with(6, 1, &[]),
        with(7, 1, &[]),
        with(8, 0, &[]),
    ];
    assert_eq!(tables(&field), [(1, 3), (2, 4), (5, 6), (7, 8)]);
}

#[test]
fn the_last_goes_down_where_a_rematch_cannot_be_helped() {
    let mut field = [with(1, 3, &[]), with(2, 3, &[]), with(3, 3, &[4, 1, 2]), with(4, 0, &[])];
    assert_eq!(tables(&field), [(1, 2), (3, 4)]);
    // If 3 met 1 before all others, these two meet again.
    field[2].met = vec![1, 2, 4];
    assert_eq!(tables(&field), [(1, 3), (2, 4)]);
}

#[test]
fn the_last_goes_down_out_of_a_group_that_cannot_be_folded() {
    // 1 has met everybody but 2, and both are in the top half, whichever of 3 to 5 floats down. So
    // there is no slide.
    let mut field: Vec<Contender> = (1..=5).map(|id| with(id, 3, &[])).collect();
    field.extend((6..=8).map(|id| with(id, 0, &[])));
    field[0].met = vec![3, 4, 5, 6, 7, 8];
    field[1].met = vec![6, 7, 8];
    assert_eq!(tables(&field), [(1, 2), (3, 4), (5, 6), (7, 8)]);
}

#[test]
fn small_histories_agree_with_brute_force() {
    for seed in 0..250 {
        let mut chance = Draw::new(seed, "halves");
        let n = 2 + chance.below(9);
        let draws = chance.below(4);
        let mut field = played(n, 1, draws, halves_by_start, &mut chance);
        for _ in 0..chance.below(n + 2) {
            let drawn = halves_by_start(&field, false, &mut chance);
            let wrong = complaints(&field, false, &drawn);
            assert!(wrong.is_empty(), "seed {seed}: {wrong:?}\n{field:#?}\n{drawn:?}");
            enter(&mut field, &drawn, draws, &mut chance);
        }
    }
}

#[test]
fn larger_histories_cross_no_more_than_a_random_draw() {
    for seed in 0..12 {
        let mut chance = Draw::new(seed, "larger halves");
        let n = 11 + chance.below(40);
        let mut field = played(n, 1, 3, halves_by_start, &mut chance);
        for _ in 0..9 {
            let drawn = halves_by_start(&field, false, &mut chance);
            let random = random_in_groups(&field, false, &mut chance);
            assert_eq!(drawn.tables.len(), random.tables.len());
            assert_eq!(drawn.rematches.len(), random.rematches.len());
            assert_eq!(crossings(&field, &drawn), crossings(&field, &random), "seed {seed}");
            enter(&mut field, &drawn, 3, &mut chance);
        }
    }
}

/// Pairs across each number of points, highest first.
fn crossings(field: &[Contender], drawn: &Drawn) -> Vec<usize> {
    let points = |id: Id| field.iter().find(|one| one.id == id).map_or(0, |one| one.points);
    (1..=60)
        .rev()
        .map(|edge| {
            let crosses =
                |table: &&(Id, Id)| (points(table.0) >= edge) != (points(table.1) >= edge);
            drawn.tables.iter().filter(crosses).count()
        })
        .collect()
}
