//! Time to pair one round: `cargo bench -p komandor-pairing-bench`.

use divan::Bencher;
use komandor_rules::pairing::{
    Contender, Draw, Drawn, check_swiss, halves_by_start, random_in_groups,
};
use std::cmp::Reverse;

fn main() {
    divan::main();
}

type Method = fn(&[Contender], bool, &mut Draw) -> Drawn;

/// The field after some rounds with random winners.
fn played(n: u32, rounds: u32, seed: u64, method: Method) -> Vec<Contender> {
    let mut chance = Draw::new(seed, "bench");
    let mut field: Vec<Contender> = (1..=n).map(|id| Contender::new(id, 0, id)).collect();
    for round in 0..rounds {
        let drawn = method(&field, round == 0, &mut chance);
        for &(a, b) in &drawn.tables {
            let winner = if chance.below(2) == 0 { a } else { b };
            field[winner as usize - 1].points += 1;
            field[a as usize - 1].met.push(b);
            field[b as usize - 1].met.push(a);
        }
        if let Some(id) = drawn.bye {
            field[id as usize - 1].points += 1;
            field[id as usize - 1].byes += 1;
        }
        let mut order: Vec<usize> = (0..field.len()).collect();
        order.sort_by_key(|&at| Reverse(field[at].points));
        for (place, at) in (1..).zip(order) {
            field[at].place = place;
        }
    }
    field
}

/// One round, by players and rounds played before, each time with a different history.
#[divan::bench(args = [(64, 5), (256, 6), (500, 9), (1024, 6), (10_000, 6), (200, 15)])]
fn random(bencher: Bencher, (n, rounds): (u32, u32)) {
    let fields: Vec<_> = (0..20).map(|seed| played(n, rounds, seed, random_in_groups)).collect();
    let mut draw = Draw::new(1, "random");
    let mut turn = 0;
    bencher.bench_local(move || {
        turn += 1;
        random_in_groups(&fields[turn % fields.len()], false, &mut draw)
    });
}

/// 512 players with this many pairs that must not meet: both ways to pair, and the checker.
#[divan::bench(args = [0, 20])]
fn random_apart(bencher: Bencher, pairs: u32) {
    apart(bencher, pairs, |field, draw| drop(random_in_groups(field, false, draw)));
}

#[divan::bench(args = [0, 20])]
fn halves_apart(bencher: Bencher, pairs: u32) {
    apart(bencher, pairs, |field, draw| drop(halves_by_start(field, false, draw)));
}

#[divan::bench(args = [0, 20])]
fn checker_apart(bencher: Bencher, pairs: u32) {
    let rounds: Vec<_> = (0..20).map(|seed| forbidden(pairs, seed, random_in_groups)).collect();
    let rounds: Vec<_> = rounds
        .into_iter()
        .map(|field| {
            let drawn = random_in_groups(&field, false, &mut Draw::new(1, "apart"));
            (field, (drawn.tables, drawn.bye))
        })
        .collect();
    let mut turn = 0;
    bencher.bench_local(move || {
        turn += 1;
        let (field, drawn) = &rounds[turn % rounds.len()];
        check_swiss(field, false, drawn)
    });
}

fn apart(bencher: Bencher, pairs: u32, pair: impl Fn(&[Contender], &mut Draw)) {
    let fields: Vec<_> = (0..20).map(|seed| forbidden(pairs, seed, random_in_groups)).collect();
    let mut draw = Draw::new(1, "apart");
    let mut turn = 0;
    bencher.bench_local(move || {
        turn += 1;
        pair(&fields[turn % fields.len()], &mut draw);
    });
}

/// 512 players after eight rounds, with pairs at random who must not meet.
fn forbidden(pairs: u32, seed: u64, method: Method) -> Vec<Contender> {
    let mut field = played(512, 8, seed, method);
    let mut chance = Draw::new(seed, "forbidden");
    for _ in 0..pairs {
        let (one, two) = (chance.below(512), chance.below(512));
        if one != two {
            field[one as usize].never.push(two + 1);
        }
    }
    field
}

#[divan::bench(args = [(256, 6), (1024, 6), (200, 15)])]
fn halves(bencher: Bencher, (n, rounds): (u32, u32)) {
    let fields: Vec<_> = (0..20).map(|seed| played(n, rounds, seed, halves_by_start)).collect();
    let mut draw = Draw::new(1, "halves");
    let mut turn = 0;
    bencher.bench_local(move || {
        turn += 1;
        halves_by_start(&fields[turn % fields.len()], false, &mut draw)
    });
}

#[divan::bench(args = [(12, 3), (256, 6), (512, 8), (10_000, 6), (200, 15)])]
fn checker(bencher: Bencher, (n, rounds): (u32, u32)) {
    let rounds: Vec<_> = (0..20)
        .map(|seed| {
            let field = played(n, rounds, seed, random_in_groups);
            let drawn = random_in_groups(&field, false, &mut Draw::new(seed, "checker"));
            (field, (drawn.tables, drawn.bye))
        })
        .collect();
    let mut turn = 0;
    bencher.bench_local(move || {
        turn += 1;
        let (field, drawn) = &rounds[turn % rounds.len()];
        check_swiss(field, false, drawn)
    });
}
