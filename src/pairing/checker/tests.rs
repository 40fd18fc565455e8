use super::record::Record;
use super::*;
use crate::pairing::tests::{complaints, played, with};
use crate::pairing::{Contender, Draw, Id, random_in_groups};

/// Nine players after a round: 1 to 4 and 9 have a point, 9 by the bye.
fn nine() -> Vec<Contender> {
    let mut field: Vec<Contender> = (1..=4)
        .flat_map(|id| [with(id, 1, &[id + 4]), with(id + 4, 0, &[id])])
        .chain([with(9, 1, &[])])
        .collect();
    field[8].byes = 1;
    field
}

fn good() -> Round {
    (vec![(1, 2), (3, 4), (9, 5), (6, 7)], Some(8))
}

fn told(field: &[Contender], round: &Round) -> Vec<String> {
    check_swiss(field, false, round)
        .iter()
        .map(|b| b.sentence(&|id| format!("P{id}")).to_string())
        .collect()
}

#[test]
fn a_good_round_has_no_breach() {
    assert_eq!(told(&nine(), &good()), Vec::<String>::new());
    assert!(check_swiss(&[], true, &(vec![], None)).is_empty());
}

#[test]
fn somebody_left_out_twice_there_or_unknown() {
    let (mut tables, bye) = good();
    tables.pop();
    assert_eq!(
        told(&nine(), &(tables.clone(), bye)),
        [
            "P6 is not paired: everyone needs exactly one table or the bye",
            "P7 is not paired: everyone needs exactly one table or the bye"
        ]
    );
    tables.push((6, 6));
    assert_eq!(
        check_swiss(&nine(), false, &(tables.clone(), bye)),
        [Breach::Twice { id: 6 }, Breach::LeftOut { id: 7 }]
    );
    tables[3] = (6, 77);
    assert_eq!(
        check_swiss(&nine(), false, &(tables.clone(), bye)),
        [Breach::LeftOut { id: 7 }, Breach::Stranger { id: 77 }]
    );
    tables[3] = (6, 0);
    assert_eq!(
        check_swiss(&nine(), false, &(tables, bye)),
        [Breach::Stranger { id: 0 }, Breach::LeftOut { id: 7 }]
    );
}

#[test]
fn byes_that_are_missing_needless_double_or_somebody_elses() {
    let (tables, _) = good();
    assert_eq!(
        check_swiss(&nine(), false, &(tables, None)),
        [Breach::LeftOut { id: 8 }, Breach::ByeMissing { players: 9 }]
    );
    let even: Vec<Contender> = nine().into_iter().filter(|one| one.id != 9).collect();
    let round = (vec![(1, 2), (3, 4), (5, 6)], Some(8));
    assert!(check_swiss(&even, false, &round).contains(&Breach::ByeNeedless { id: 8, players: 8 }));
    let wrong = (vec![(1, 2), (3, 4), (9, 5), (6, 8)], Some(7));
    assert_eq!(
        told(&nine(), &wrong),
        ["P7 has the bye, but it belongs to P8, the lowest placed of those with the fewest byes"]
    );
    let second = (vec![(1, 2), (3, 4), (5, 6), (7, 8)], Some(9));
    assert_eq!(check_swiss(&nine(), false, &second), [Breach::ByeWrong { id: 9, right: 8 }]);
    assert!(check_swiss(&nine(), true, &second).is_empty(), "round 1: anyone");
}

#[test]
fn an_avoidable_rematch_is_named() {
    let round = (vec![(1, 2), (3, 4), (9, 6), (5, 7)], Some(8));
    assert!(told(&nine(), &round).is_empty());
    let round = (vec![(9, 2), (3, 4), (1, 5), (6, 7)], Some(8));
    assert_eq!(told(&nine(), &round), ["rematch: P1 – P5; a round without a rematch is possible"]);
    // One rematch is unavoidable, so two are one too many.
    let field: Vec<Contender> =
        (1..=6).map(|id| with(id, 3, if id <= 3 { &[4, 5, 6] } else { &[] })).collect();
    let one = (vec![(1, 2), (3, 4), (5, 6)], None);
    assert!(told(&field, &one).is_empty());
    let three = (vec![(1, 4), (2, 5), (3, 6)], None);
    assert_eq!(told(&field, &three), ["too many rematches: P1 – P4, P2 – P5, P3 – P6; 1 would do"]);
}

#[test]
fn needless_pair_downs_are_named() {
    let round = (vec![(1, 6), (3, 4), (9, 5), (2, 7)], Some(8));
    assert_eq!(
        told(&nine(), &round),
        ["too many paired down from 1 point or more: P1 – P6, P9 – P5, P2 – P7; \
          1 would do, with no more from the groups above"]
    );
    let even: Vec<Contender> = (1..=4).map(|id| with(id, u32::from(id < 3), &[])).collect();
    assert_eq!(
        told(&even, &(vec![(1, 3), (2, 4)], None)),
        ["paired down unnecessarily from 1 point or more: P1 – P3, P2 – P4"]
    );
    assert!(check_swiss(&even, true, &(vec![(1, 3), (2, 4)], None)).is_empty(), "round 1");
}

#[test]
fn relatives_who_meet_in_round_1_are_named() {
    let mut field: Vec<Contender> = (1..=6).map(|id| with(id, 0, &[])).collect();
    field[0].apart = vec![2];
    let first = |field: &[Contender], tables: &[(Id, Id)]| -> Vec<String> {
        let found = check_swiss(field, true, &(tables.to_vec(), None));
        found.iter().map(|b| b.sentence(&|id| format!("P{id}")).to_string()).collect()
    };
    let tables = [(1, 2), (3, 4), (5, 6)];
    assert_eq!(
        first(&field, &tables),
        ["should not meet in round 1: P1 – P2; all could be kept apart"]
    );
    assert!(first(&field, &[(1, 3), (2, 4), (5, 6)]).is_empty());
    let later = check_swiss(&field, false, &(tables.to_vec(), None));
    let told: Vec<String> =
        later.iter().map(|b| b.sentence(&|id| format!("P{id}")).to_string()).collect();
    assert_eq!(told, ["should not meet: P1 – P2; all could be kept apart"]);
    // Among five players of one family, one pair has to meet, and no more.
    for one in &mut field[..5] {
        one.apart = (1..=5).filter(|id| *id != one.id).collect();
    }
    assert_eq!(first(&field, &[(1, 6), (2, 3), (4, 5)]), Vec::<String>::new());
    field[4].apart.clear();
    (0..4).for_each(|at| field[at].apart.retain(|id| *id != 5));
    assert_eq!(
        first(&field, &[(1, 2), (3, 4), (5, 6)]),
        ["should not meet in round 1: P1 – P2, P3 – P4; 1 would do"]
    );
}

#[test]
fn a_group_passed_by_is_named() {
    // 1 floats down; 2 to 5 are the next group, and 6 to 8 the one below.
    let points = |id: Id| if id == 1 { 3 } else { 2 - u32::from(id > 5) };
    let mut field: Vec<Contender> = (1..=8).map(|id| with(id, points(id), &[])).collect();
    let past = (vec![(1, 6), (2, 3), (4, 5), (7, 8)], None);
    assert_eq!(
        told(&field, &past),
        [
            "skipped a group unnecessarily: P1 – P6; the opponent must come from the next lower group"
        ]
    );
    let next = (vec![(1, 2), (3, 4), (5, 6), (7, 8)], None);
    assert!(told(&field, &next).is_empty());
    field[0].met = vec![2, 3, 4, 5];
    assert!(told(&field, &past).is_empty(), "he has met the whole group");
    // At first both skipped groups are unavoidable. After the change below one of them is not.
    let points = |id: Id| 9 - 3 * id.div_ceil(2);
    let mut field: Vec<Contender> = (1..=6).map(|id| with(id, points(id), &[])).collect();
    (field[0].met, field[1].met) = (vec![2, 3, 4], vec![3, 4]);
    let past = (vec![(1, 5), (2, 6), (3, 4)], None);
    assert!(told(&field, &past).is_empty());
    field[1].met = vec![3];
    field[3].met = vec![5];
    let had = told(&field, &past);
    assert_eq!(had, ["skipped too many groups: P1 – P5, P2 – P6; 1 would do"]);
}

#[test]
fn every_breach_of_a_round_is_named() {
    // The wrong bye, and a rematch as well.
    let round = (vec![(9, 2), (3, 4), (1, 5), (6, 8)], Some(7));
    let bye =
        "P7 has the bye, but it belongs to P8, the lowest placed of those with the fewest byes";
    let rematch = "rematch: P1 – P5; a round without a rematch is possible";
    assert_eq!(told(&nine(), &round), [bye, rematch]);
    // A rematch, and two more floaters than without it.
    let round = (vec![(9, 6), (2, 3), (1, 5), (4, 7)], Some(8));
    let down = "too many paired down from 1 point or more: P9 – P6, P1 – P5, P4 – P7; \
                1 would do, with no more from the groups above";
    assert_eq!(told(&nine(), &round), [rematch, down]);
    // All three breaches at once.
    let round = (vec![(9, 6), (2, 3), (1, 5), (4, 8)], Some(7));
    let rematch = rematch.replace("P5;", "P5, P4 – P8;");
    let down = down.replace("P4 – P7", "P4 – P8");
    assert_eq!(told(&nine(), &round), [bye, &rematch, &down]);
}

#[test]
fn a_rematch_that_spares_a_pair_down_is_no_second_breach() {
    // The two leaders have met, so both float down unless there is a rematch.
    let field = [with(1, 3, &[2]), with(2, 3, &[1]), with(3, 0, &[]), with(4, 0, &[])];
    assert_eq!(
        told(&field, &(vec![(1, 2), (3, 4)], None)),
        ["rematch: P1 – P2; a round without a rematch is possible"]
    );
}

/// The rounds of a large field are weighed; here they are few enough to try them all.
#[test]
fn weighing_agrees_with_trying_everything() {
    let (mut better, mut same, mut too_many) = (0, 0, 0);
    for seed in 0..300 {
        let mut chance = Draw::new(seed, "weighing");
        let n = 4 + 2 * chance.below(3);
        let (groups, density) = (2 + chance.below(4), chance.below(8));
        let mut field: Vec<Contender> =
            (1..=n).map(|id| with(id, chance.below(groups), &[])).collect();
        for one in 0..n {
            let met = (0..one).filter(|_| chance.below(10) < density).map(|two| two + 1);
            field[one as usize].met.extend(met);
        }
        let record = Record::new(&field, false, None);
        let least = super::least(&record).unwrap_or_default();
        assert_eq!(record.least_rematches(&[]), least.0.tables, "seed {seed}");
        // Rounds until one has the least rematches, good or bad.
        let mut order: Vec<usize> = (0..field.len()).collect();
        for _ in 0..300 {
            chance.shuffle(&mut order);
            let pairs: Vec<_> = order.chunks_exact(2).map(|two| (two[0], two[1])).collect();
            let had = record.judge(&pairs);
            let found = super::fewest_crossings(&record, &pairs, &had, least.0);
            // The first boundary that fewer could cross.
            let first = |than: &[usize]| {
                let at = than.iter().zip(&had.1).position(|(than, had)| than != had)?;
                (than[at] < had.1[at]).then_some((at, than[at]))
            };
            let right = first(&least.1);
            assert_eq!(first(found.as_deref().unwrap_or_default()), right, "seed {seed}: {had:?}");
            if had.0 > least.0 {
                too_many += 1;
                continue;
            }
            assert_eq!(found.is_some(), least < had, "seed {seed}: {had:?} {least:?}");
            *if found.is_some() { &mut better } else { &mut same } += 1;
            break;
        }
    }
    assert!(better > 40 && same > 40 && too_many > 40, "{better}, {same}, {too_many}");
}

#[test]
fn planted_breaches_are_caught_at_every_size() {
    for (n, rounds, times) in [(8, 3, 60), (41, 5, 60), (100, 5, 12)] {
        let mut chance = Draw::new(u64::from(n), "planted");
        let field = played(n, rounds, 0, random_in_groups, &mut chance);
        let drawn = random_in_groups(&field, false, &mut chance);
        assert_eq!(complaints(&field, false, &drawn), Vec::<String>::new());
        let good: Round = (drawn.tables, drawn.bye);
        let of = |id: Id| &field[id as usize - 1];
        let (mut rematches, mut downs) = (0, 0);
        for _ in 0..times {
            // Two tables exchange opponents.
            let mut bad = good.clone();
            let (at, to) = (chance.index(bad.0.len()), chance.index(bad.0.len()));
            let two = bad.0[at].1;
            bad.0[at].1 = std::mem::replace(&mut bad.0[to].1, two);
            let again = bad.0.iter().filter(|(a, b)| of(*a).met.contains(b)).count();
            let inside = |table: (Id, Id)| of(table.0).points == of(table.1).points;
            let apart = of(good.0[at].0).points != of(good.0[to].0).points;
            let found = check_swiss(&field, false, &bad);
            if again > 0 {
                rematches += 1;
                let Some(Breach::Rematches { tables, least: 0 }) = found.first() else {
                    panic!("{n}: {found:?}");
                };
                assert_eq!(tables.len(), again);
            } else if inside(good.0[at]) && inside(good.0[to]) && apart {
                downs += 1;
                assert!(matches!(found[..], [Breach::PairedDown { .. }]), "{n}: {found:?}");
            }
        }
        assert!(n == 8 || downs > 0, "{n}");
        assert!(n != 41 || rematches > 0, "{n}");
    }
}
