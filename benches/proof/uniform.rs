//! Uniformity of the legal rounds: chi-square of 40,000 draws against its 99 % bound.

use komandor::pairing::{Contender, Draw, random_in_groups};
use std::collections::BTreeMap;

const DRAWS: u32 = 40_000;

pub fn print() {
    println!("uniformity of {DRAWS} draws                     rounds  chi-square   99 % bound");
    let forbidden: Vec<Contender> = (1..=6)
        .map(|id: u32| Contender { met: vec![((id - 1) ^ 1) + 1], ..Contender::new(id, 0, id) })
        .collect();
    row("6 players, 3 forbidden pairs", &forbidden, false, 18.48);
    let eight: Vec<Contender> = (1..=8).map(|id| Contender::new(id, 0, id)).collect();
    row("8 players, round 1", &eight, true, 140.46);
}

fn row(name: &str, field: &[Contender], first: bool, bound: f64) {
    let mut draw = Draw::new(4, "uniform");
    let mut seen: BTreeMap<Vec<(u32, u32)>, u32> = BTreeMap::new();
    for _ in 0..DRAWS {
        let mut tables = random_in_groups(field, first, &mut draw).tables;
        tables.iter_mut().for_each(|table| *table = (table.0.min(table.1), table.0.max(table.1)));
        tables.sort_unstable();
        *seen.entry(tables).or_insert(0) += 1;
    }
    let expected = f64::from(DRAWS) / seen.len() as f64;
    let chi: f64 = seen.values().map(|&n| (f64::from(n) - expected).powi(2) / expected).sum();
    let verdict = if chi < bound { "within" } else { "OUTSIDE" };
    println!("{name:<44} {:>6}  {chi:>10.2}  {bound:>10.2}  {verdict}", seen.len());
}
