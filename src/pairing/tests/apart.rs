//! Players who are kept apart: the pairing and the checker beside every round there is.

use super::{Method, rematches, with};
use crate::pairing::checker::Round;
use crate::pairing::{
    Breach, Contender, Draw, Explanation, Id, check_halves, check_swiss, halves_by_start,
    impossible, random_in_groups,
};
use std::cmp::Reverse;

type Check = fn(&[Contender], bool, &Round) -> Vec<Breach>;

/// All rounds of these players, who are even in number.
pub fn rounds(left: &[usize]) -> Vec<Vec<(usize, usize)>> {
    let Some((&one, others)) = left.split_first() else { return vec![Vec::new()] };
    let with = |two: usize| {
        let rest: Vec<usize> = others.iter().copied().filter(|other| *other != two).collect();
        rounds(&rest).into_iter().map(move |round| [vec![(one, two)], round].concat())
    };
    others.iter().flat_map(|&two| with(two)).collect()
}

fn listed(field: &[Contender], one: usize, two: usize, list: fn(&Contender) -> &Vec<Id>) -> bool {
    list(&field[one]).contains(&field[two].id) || list(&field[two]).contains(&field[one].id)
}

fn apart(field: &[Contender], one: usize, two: usize) -> bool {
    listed(field, one, two, |one| &one.apart)
}

fn never(field: &[Contender], one: usize, two: usize) -> bool {
    listed(field, one, two, |one| &one.never)
}

/// Rematches, how often and how lately these have met, pairs across each boundary from the top,
/// groups passed by, pairs to keep apart.
pub type Count = ([usize; 3], Vec<usize>, usize, usize);

pub fn count(
    field: &[Contender],
    first: bool,
    bye: Option<usize>,
    round: &[(usize, usize)],
) -> Count {
    let worth = |at: usize| if first { 0 } else { field[at].points };
    let mut groups: Vec<u32> = (0..field.len()).filter(|at| Some(*at) != bye).map(worth).collect();
    groups.sort_unstable_by_key(|points| Reverse(*points));
    groups.dedup();
    let group = |at: usize| groups.iter().position(|points| *points == worth(at)).unwrap();
    let of = |test: fn(&[Contender], usize, usize) -> bool| {
        round.iter().filter(|(one, two)| test(field, *one, *two)).count()
    };
    let crosses = |boundary: usize| {
        let across =
            |(one, two): &&(usize, usize)| (group(*one) <= boundary) != (group(*two) <= boundary);
        round.iter().filter(across).count()
    };
    let skipped =
        round.iter().map(|(one, two)| group(*one).abs_diff(group(*two)).saturating_sub(1));
    let boundaries = groups.len().saturating_sub(1);
    let again = round.iter().map(|(one, two)| (&field[*one], &field[*two]));
    (rematches(field, again), (0..boundaries).map(crosses).collect(), skipped.sum(), of(apart))
}

/// Every round that may be drawn, with its bye: those with the least count.
type Rounds = Vec<(Option<usize>, Vec<(usize, usize)>)>;

fn best(field: &[Contender], first: bool) -> Rounds {
    let all: Vec<usize> = (0..field.len()).collect();
    let legal = |bye: Option<usize>| -> Vec<Vec<(usize, usize)>> {
        let left: Vec<usize> = all.iter().copied().filter(|at| Some(*at) != bye).collect();
        let mut all = rounds(&left);
        all.retain(|round| !round.iter().any(|(one, two)| never(field, *one, *two)));
        all
    };
    let mut byes: Vec<Option<usize>> = match field.len() % 2 {
        0 => vec![None],
        _ => all.iter().copied().map(Some).collect(),
    };
    byes.sort_by_key(|bye| bye.map(|at| (field[at].byes, Reverse(field[at].place))));
    byes.retain(|bye| !legal(*bye).is_empty());
    if !first {
        byes.truncate(1);
    }
    let least = |bye: Option<usize>| {
        let legal = legal(bye);
        let least = legal.iter().map(|round| count(field, first, bye, round)).min();
        let good =
            move |round: &Vec<(usize, usize)>| Some(count(field, first, bye, round)) == least;
        legal.into_iter().filter(good).map(move |round| (bye, round)).collect::<Vec<_>>()
    };
    byes.into_iter().flat_map(least).collect()
}

fn sorted(mut tables: Vec<(Id, Id)>) -> Vec<(Id, Id)> {
    tables.iter_mut().for_each(|two| *two = (two.0.min(two.1), two.0.max(two.1)));
    tables.sort_unstable();
    tables
}

fn ids(field: &[Contender], round: &[(usize, usize)]) -> Vec<(Id, Id)> {
    sorted(round.iter().map(|(one, two)| (field[*one].id, field[*two].id)).collect())
}

/// Draws a round of this field both ways and compares it with every round there is.
fn agrees(field: &[Contender], first: bool, seed: u64) {
    let best = best(field, first);
    let possible = !best.is_empty();
    assert_eq!(impossible(field).is_none(), possible, "{field:?}");
    for (method, check, by_halves) in [
        (random_in_groups as Method, check_swiss as Check, false),
        (halves_by_start, check_halves, true),
    ] {
        let drawn = method(field, first, &mut Draw::new(seed, "apart"));
        if !possible {
            assert!(drawn.tables.is_empty() && drawn.bye.is_none(), "{field:?} {drawn:?}");
            continue;
        }
        let round = (sorted(drawn.tables.clone()), drawn.bye);
        let is_best = |round: &Round| {
            let same = |(bye, tables): &(Option<usize>, Vec<(usize, usize)>)| {
                bye.map(|at| field[at].id) == round.1 && ids(field, tables) == round.0
            };
            best.iter().any(same)
        };
        assert!(is_best(&round), "{field:?} first {first}: {drawn:?}");
        assert_eq!(check(field, first, &round), [], "{field:?} first {first}: {drawn:?}");
        judged(field, first, check, &is_best, (&round, by_halves));
    }
}

/// The checker finds fault with every round that is not among the best, and only with these.
fn judged(
    field: &[Contender],
    first: bool,
    check: Check,
    is_best: &dyn Fn(&Round) -> bool,
    (drawn, by_halves): (&Round, bool),
) {
    if field.len() > 7 {
        return;
    }
    let byes: Vec<Option<usize>> = match field.len() % 2 {
        0 => vec![None],
        _ => (0..field.len()).map(Some).collect(),
    };
    for bye in byes {
        let left: Vec<usize> = (0..field.len()).filter(|at| Some(*at) != bye).collect();
        for tables in rounds(&left) {
            let round = (ids(field, &tables), bye.map(|at| field[at].id));
            let right = match by_halves && !first {
                // By halves there is one right round.
                true => round == *drawn,
                false => is_best(&round),
            };
            assert_eq!(
                check(field, first, &round).is_empty(),
                right,
                "{field:?} {first} {round:?}"
            );
        }
    }
}

/// A field with pairs at random, each kind with its own density out of ten.
fn field(chance: &mut Draw, n: usize, density: [u32; 3]) -> Vec<Contender> {
    let groups = 1 + chance.below(4);
    let mut field: Vec<Contender> =
        (1..=n as Id).map(|id| with(id, chance.below(groups), &[])).collect();
    let mut order: Vec<usize> = (0..n).collect();
    chance.shuffle(&mut order);
    order.sort_by_key(|at| Reverse(field[*at].points));
    for (place, at) in (1..).zip(order) {
        field[at].place = place;
        field[at].byes = chance.below(4) / 3;
    }
    for one in 0..n {
        for two in 0..one {
            let id = field[two].id;
            for (list, density) in density.into_iter().enumerate() {
                if chance.below(10) < density {
                    match list {
                        0 => field[one].met.push(id),
                        1 => field[one].apart.push(id),
                        _ => field[one].never.push(id),
                    }
                }
            }
        }
    }
    field
}

/// All sets of forbidden pairs of `n` players, one in `step`, with wishes at random.
fn every_set(n: usize, step: usize, chance: &mut Draw) {
    let pairs: Vec<(usize, usize)> =
        (0..n).flat_map(|one| (0..one).map(move |two| (one, two))).collect();
    for set in (0..1_usize << pairs.len()).step_by(step) {
        let density = [chance.below(4), chance.below(5), 0];
        let mut field = field(chance, n, density);
        for (at, (one, two)) in pairs.iter().enumerate() {
            if set >> at & 1 == 1 {
                let id = field[*two].id;
                field[*one].never.push(id);
            }
        }
        agrees(&field, false, set as u64);
        field.iter_mut().for_each(|one| one.met.clear());
        agrees(&field, true, set as u64);
    }
}

fn at_random(n: usize, times: usize, chance: &mut Draw) {
    for seed in 0..times as u64 {
        let density = [chance.below(5), chance.below(6), chance.below(7)];
        let mut field = field(chance, n, density);
        agrees(&field, false, seed);
        field.iter_mut().for_each(|one| one.met.clear());
        agrees(&field, true, seed);
    }
}

#[test]
fn pairing_and_checker_agree_with_every_round_there_is() {
    let mut chance = Draw::new(1, "apart");
    (2..=4).for_each(|n| every_set(n, 1, &mut chance));
    every_set(5, 11, &mut chance);
    every_set(6, 1999, &mut chance);
    for (n, times) in [(6, 20), (7, 12), (8, 4), (9, 2), (10, 1)] {
        at_random(n, times, &mut chance);
    }
}

/// Random fields of each size in the long run.
const FIELDS: usize = 2000;

#[test]
#[ignore = "minutes: 2000 random fields of each size, and every set of pairs of six players"]
fn pairing_and_checker_agree_at_length() {
    let mut chance = Draw::new(2, "apart");
    (2..=6).for_each(|n| every_set(n, 1, &mut chance));
    (6..=10).for_each(|n| at_random(n, FIELDS, &mut chance));
}

/// Nearly everybody has met everybody, so rematches are forced.
///
/// Some of those who met must not meet again.
fn met_and_forbidden(chance: &mut Draw, n: usize, forbidden: u32) -> Vec<Contender> {
    let mut field = field(chance, n, [0, 1, 0]);
    for one in 0..n {
        for two in 0..one {
            let id = field[two].id;
            if chance.below(20) > 0 {
                field[one].met.push(id);
            }
            if chance.below(forbidden) == 0 {
                field[one].never.push(id);
            }
        }
    }
    field
}

#[test]
fn a_pair_that_has_met_and_must_not_meet_is_no_rematch_to_be_forced() {
    let mut chance = Draw::new(4, "met and forbidden");
    (0..12).for_each(|seed| agrees(&met_and_forbidden(&mut chance, 8, 4), false, seed));
    agrees(&met_and_forbidden(&mut chance, 10, 6), false, 1);
    // In a larger field most players have many who may be paired with them, and the solver looks
    // them up by the surcharge.
    for seed in 0..10 {
        let n = 24 + chance.index(17);
        let field = met_and_forbidden(&mut chance, n, 5);
        for (method, check) in
            [(random_in_groups as Method, check_swiss as Check), (halves_by_start, check_halves)]
        {
            let drawn = method(&field, false, &mut Draw::new(seed, "met and forbidden"));
            assert!(!drawn.tables.is_empty(), "{field:?}");
            let round = (sorted(drawn.tables), drawn.bye);
            assert_eq!(check(&field, false, &round), [], "{field:?} {round:?}");
        }
    }
}

#[test]
fn a_rematch_is_preferred_to_players_who_must_not_meet() {
    let mut field: Vec<Contender> = (1..=4).map(|id| with(id, 0, &[])).collect();
    (field[0].met, field[2].met) = (vec![2], vec![4]);
    field[0].never = vec![3, 4];
    for method in [random_in_groups as Method, halves_by_start] {
        let drawn = method(&field, false, &mut Draw::new(1, "rematch"));
        assert_eq!(sorted(drawn.tables), [(1, 2), (3, 4)]);
        assert_eq!(drawn.rematches.len(), 2);
    }
}

#[test]
fn a_wish_yields_to_rematches_and_to_groups_and_decides_among_equals() {
    // Two of the top group should not meet; nobody is paired down for that.
    let mut field: Vec<Contender> = (1..=6).map(|id| with(id, u32::from(id < 3), &[])).collect();
    field[0].apart = vec![2];
    field[2].apart = vec![5];
    for seed in 0..50 {
        let drawn = random_in_groups(&field, false, &mut Draw::new(seed, "wish"));
        let tables = sorted(drawn.tables);
        assert!(tables.contains(&(1, 2)) && !tables.contains(&(3, 5)), "{tables:?}");
    }
    // The bottom half changes: 3 would meet 5.
    let drawn = halves_by_start(&field, false, &mut Draw::new(1, "wish"));
    assert_eq!(drawn.tables, [(1, 2), (3, 6), (4, 5)]);
    // A rematch yields to the wish of nobody.
    field[2].met = vec![4, 6];
    let drawn = random_in_groups(&field, false, &mut Draw::new(1, "wish"));
    assert_eq!(sorted(drawn.tables), [(1, 2), (3, 5), (4, 6)]);
}

#[test]
fn the_bye_goes_to_the_next_only_if_the_others_cannot_be_paired() {
    let mut field: Vec<Contender> = (1..=5).map(|id| with(id, 6 - id, &[])).collect();
    // Without 5, the lowest, 4 has nobody to meet.
    field[3].never = vec![1, 2, 3];
    let drawn = random_in_groups(&field, false, &mut Draw::new(1, "bye"));
    assert_eq!(drawn.bye, Some(4));
    assert_eq!(
        drawn.explanations.last(),
        Some(&Explanation::ByeNext { id: 4, byes: 0, place: 4, instead_of: 5 })
    );
    let round = (vec![(1, 2), (3, 4)], Some(5));
    let told = |breach: &Breach| breach.sentence(&|id| format!("P{id}")).to_string();
    assert_eq!(
        check_swiss(&field, false, &round).iter().map(told).collect::<Vec<_>>(),
        [
            "P5 has the bye, but it belongs to P4, the lowest placed of those with the fewest byes",
            "must not meet: P3 – P4"
        ]
    );
    // In round 1 everybody with whom a round exists has the same chance: 4 and 5 do not.
    let mut times = [0; 6];
    let mut draw = Draw::new(3, "bye");
    field[4].never = vec![1, 2, 3];
    for _ in 0..3000 {
        times[random_in_groups(&field, true, &mut draw).bye.unwrap() as usize] += 1;
    }
    assert_eq!(times[4] + times[5], 0);
    assert!(times[1..4].iter().all(|n| (850..1150).contains(n)), "{times:?}");
}
