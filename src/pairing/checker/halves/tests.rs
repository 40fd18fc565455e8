use super::*;
use crate::pairing::tests::{enter, played, with};
use crate::pairing::{Contender, Draw, Id, halves_by_start};

fn told(field: &[Contender], tables: &[(Id, Id)]) -> Vec<String> {
    told_of(field, &(tables.to_vec(), None))
}

fn told_of(field: &[Contender], round: &Round) -> Vec<String> {
    let name = |id: Id| format!("P{id}");
    let breaches = check_halves(field, false, round);
    breaches.iter().map(|breach| breach.sentence(&name).to_string()).collect()
}

fn unfolded(tables: &str, right: &str) -> String {
    format!(
        "not folded at 3 points: {tables}; top half against bottom half by start number, changed \
         as little as a rematch demands, gives {right}"
    )
}

fn level(n: Id) -> Vec<Contender> {
    (1..=n).map(|id| with(id, 3, &[])).collect()
}

#[test]
fn e07_even_group() {
    let field = level(8);
    assert!(told(&field, &[(1, 5), (2, 6), (3, 7), (4, 8)]).is_empty());
    assert_eq!(
        told(&field, &[(1, 6), (2, 5), (3, 7), (4, 8)]),
        [unfolded("P1 – P6, P2 – P5", "P1 – P5, P2 – P6")]
    );
    assert!(check_halves(&field, true, &(vec![(1, 2), (3, 4), (5, 6), (7, 8)], None)).is_empty());
    assert_eq!(told(&field, &[(1, 2), (3, 4), (5, 6), (7, 8)]).len(), 1, "later it is not drawn");
}

#[test]
fn start_numbers_count_and_not_ids() {
    let mut field = level(4);
    for (one, start) in field.iter_mut().zip([40, 10, 30, 20]) {
        one.start = start;
    }
    assert!(told(&field, &[(2, 3), (4, 1)]).is_empty());
    assert_eq!(told(&field, &[(1, 3), (2, 4)]).len(), 1);
}

#[test]
fn e08_odd_group() {
    let mut field = level(7);
    field.extend((8..=10).map(|id| with(id, 1, &[])));
    assert!(told(&field, &[(1, 4), (2, 5), (3, 6), (7, 8), (9, 10)]).is_empty());
    assert_eq!(
        told(&field, &[(1, 4), (2, 5), (3, 6), (7, 9), (8, 10)]),
        [unfolded("P7 – P9", "P7 – P8")]
    );
    assert_eq!(
        told(&field, &[(1, 4), (2, 5), (3, 7), (6, 8), (9, 10)]),
        [unfolded("P3 – P7, P6 – P8", "P3 – P6, P7 – P8")]
    );
}

#[test]
fn the_fold_is_judged_beside_a_rematch_and_a_wrong_bye() {
    let mut field = level(8);
    field[0].met = vec![5];
    field.extend((9..=12).map(|id| with(id, 1, &[])));
    field.push(with(13, 0, &[]));
    field[12].byes = 1;
    let round = (vec![(1, 5), (2, 6), (3, 7), (4, 8), (9, 10), (11, 13)], Some(12));
    assert_eq!(
        told_of(&field, &round),
        ["rematch: P1 – P5; a round without a rematch is possible"]
    );
    let round = (vec![(1, 5), (2, 6), (3, 7), (4, 8), (9, 10), (12, 11)], Some(13));
    assert_eq!(
        told_of(&field, &round),
        [
            "P13 has the bye, but it belongs to P12, the lowest placed of those with the fewest byes",
            "rematch: P1 – P5; a round without a rematch is possible",
            "not folded at 1 point: P9 – P10, P11 – P12; top half against bottom half by start \
             number, changed as little as a rematch demands, gives P9 – P11, P10 – P12"
        ]
    );
}

#[test]
fn e09_the_smallest_change_of_the_bottom_half() {
    let mut field = level(8);
    field[0].met = vec![5];
    assert!(told(&field, &[(1, 6), (2, 5), (3, 7), (4, 8)]).is_empty());
    assert_eq!(
        told(&field, &[(1, 7), (2, 6), (3, 5), (4, 8)]),
        [unfolded("P1 – P7, P2 – P6, P3 – P5", "P1 – P6, P2 – P5, P3 – P7")]
    );
    assert_eq!(
        told(&field, &[(1, 5), (2, 6), (3, 7), (4, 8)]),
        ["rematch: P1 – P5; a round without a rematch is possible"]
    );
    // Nobody of the bottom half is left for 1, so the nearest of the top half comes next.
    field[0].met = vec![5, 6, 7, 8];
    assert!(told(&field, &[(1, 4), (2, 6), (3, 7), (5, 8)]).is_empty());
    assert_eq!(
        told(&field, &[(1, 3), (2, 6), (4, 7), (5, 8)]),
        [unfolded("P1 – P3, P4 – P7", "P1 – P4, P3 – P7")]
    );
}

#[test]
fn the_last_goes_down_to_the_highest_he_has_not_met() {
    let mut field = level(3);
    field.extend((4..=8).map(|id| with(id, 0, &[])));
    field[2].met = vec![4];
    assert!(told(&field, &[(1, 2), (3, 5), (4, 7), (6, 8)]).is_empty());
    assert_eq!(told(&field, &[(1, 2), (3, 6), (4, 7), (5, 8)]).len(), 1);
    // 3 has met all of them, so the last but one floats down.
    field[2].met = vec![4, 5, 6, 7, 8];
    assert!(told(&field, &[(1, 3), (2, 4), (5, 7), (6, 8)]).is_empty());
    assert_eq!(told(&field, &[(2, 3), (1, 4), (5, 7), (6, 8)]).len(), 1);
}

#[test]
fn more_paired_down_than_parity_demands_are_judged() {
    // 1 to 4 have all met, so all float down; the last of them has met the highest.
    let mut field: Vec<Contender> = (1..=4).map(|id| with(id, 3, &[1, 2, 3, 4])).collect();
    field.iter_mut().for_each(|one| one.met.retain(|id| *id != one.id));
    field.extend((5..=10).map(|id| with(id, 0, &[])));
    assert!(told(&field, &[(1, 5), (2, 6), (3, 7), (4, 8), (9, 10)]).is_empty());
    assert_eq!(
        told(&field, &[(1, 5), (2, 7), (3, 6), (4, 8), (9, 10)]),
        [unfolded("P2 – P7, P3 – P6", "P2 – P6, P3 – P7")]
    );
    field[0].met.push(5);
    assert!(told(&field, &[(1, 6), (2, 5), (3, 7), (4, 8), (9, 10)]).is_empty());
    assert_eq!(told(&field, &[(1, 7), (2, 5), (3, 6), (4, 8), (9, 10)]).len(), 1);
    // The same with too many players to try every round.
    field.extend((11..=30).map(|id| with(id, 0, &[])));
    let mut tables = vec![(1, 6), (2, 5), (3, 7), (4, 8)];
    tables.extend((9..=19).map(|id| (id, id + 11)));
    assert!(told(&field, &tables).is_empty());
    (tables[0].1, tables[1].1) = (7, 6);
    tables[2].1 = 5;
    assert_eq!(
        told(&field, &tables),
        [unfolded("P1 – P7, P2 – P6, P3 – P5", "P1 – P6, P2 – P5, P3 – P7")]
    );
}

#[test]
fn a_round_with_an_unavoidable_rematch_is_judged() {
    // Everybody has met everybody, so the slide stays as it is.
    let all: Vec<Id> = (1..=6).collect();
    let field: Vec<Contender> = (1..=6).map(|id| with(id, 3, &all)).collect();
    assert!(told(&field, &[(1, 4), (2, 5), (3, 6)]).is_empty());
    assert_eq!(
        told(&field, &[(1, 4), (2, 6), (3, 5)]),
        [unfolded("P2 – P6, P3 – P5", "P2 – P5, P3 – P6")]
    );
    // 3 has met all others, and 1 and 4 as long ago. Still it is 3 who floats down.
    let mut field =
        [with(1, 3, &[3, 8, 9]), with(2, 3, &[]), with(3, 3, &[4, 1, 2]), with(4, 0, &[])];
    assert!(told(&field, &[(1, 2), (3, 4)]).is_empty());
    assert_eq!(told(&field, &[(1, 3), (2, 4)]), [unfolded("P1 – P3, P2 – P4", "P1 – P2, P3 – P4")]);
    field[0].met = vec![3];
    assert_eq!(
        told(&field, &[(1, 3), (2, 4)]),
        ["rematches of the wrong players: P1 – P3; others have met less often or longer ago"]
    );
}

#[test]
fn a_large_group_that_cannot_be_folded_is_judged() {
    // 1 has met all of the bottom half.
    let mut field = level(16);
    field[0].met = (9..=16).collect();
    let mut tables = vec![(1, 8), (2, 10), (3, 11), (4, 12), (5, 13), (6, 14), (7, 15), (9, 16)];
    assert!(told(&field, &tables).is_empty());
    (tables[0], tables[7]) = ((1, 7), (9, 15));
    tables[6] = (8, 16);
    assert_eq!(told(&field, &tables).len(), 1);
}

#[test]
fn the_pairing_by_halves_is_agreed_with() {
    let mut changed = 0;
    for seed in 0..40 {
        let mut chance = Draw::new(seed, "agreed");
        let n = 2 + chance.below(if seed % 20 == 0 { 60 } else { 14 });
        let draws = chance.below(4);
        let mut field = played(n, 1, draws, halves_by_start, &mut chance);
        for _ in 0..chance.below(n.min(12) + 2) {
            let drawn = halves_by_start(&field, false, &mut chance);
            let round = (drawn.tables.clone(), drawn.bye);
            let wrong = check_halves(&field, false, &round);
            assert!(wrong.is_empty(), "seed {seed}: {wrong:?}\n{field:#?}\n{drawn:?}");
            changed += usize::from(
                drawn
                    .explanations
                    .iter()
                    .any(|why| matches!(why, crate::pairing::Explanation::SlideChanged { .. })),
            );
            enter(&mut field, &drawn, draws, &mut chance);
        }
    }
    assert!(changed > 20, "hard cases must come up: {changed}");
}

#[test]
fn two_tables_that_exchange_opponents_are_caught() {
    for (n, exchanges) in [(16, 20), (61, 8)] {
        let mut chance = Draw::new(n.into(), "exchange");
        let field = played(n, 4, 0, halves_by_start, &mut chance);
        let drawn = halves_by_start(&field, false, &mut chance);
        let good: Round = (drawn.tables, drawn.bye);
        assert_eq!(check_halves(&field, false, &good), []);
        for _ in 0..exchanges {
            let mut bad = good.clone();
            let (at, to) = (chance.index(bad.0.len()), chance.index(bad.0.len()));
            let two = bad.0[at].1;
            bad.0[at].1 = std::mem::replace(&mut bad.0[to].1, two);
            let found = check_halves(&field, false, &bad);
            assert_eq!(found.is_empty(), at == to, "{n}: {at} {to} {found:?}");
        }
    }
}
