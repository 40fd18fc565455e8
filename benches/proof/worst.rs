//! Time to pair a round: the slowest of many, beside the median.

use crate::clock::{better, median_and_worst};
use crate::hard::HARD;
use crate::history::{METHODS, Method, played};
use komandor::pairing::{Contender, Draw};
use std::time::Duration;

/// Players, the round that is paired, and the number of histories for it.
const FIELDS: [(u32, u32, u32); 12] = [
    (5, 5, 1000),
    (6, 6, 1000),
    (8, 8, 1000),
    (12, 12, 1000),
    (16, 16, 1000),
    (22, 21, 1000),
    (40, 16, 1000),
    (64, 12, 1000),
    (200, 16, 1000),
    (256, 7, 1000),
    (512, 9, 300),
    (2048, 12, 60),
];

/// How often each of the hard fields is paired.
const TIMES: u32 = 5;

/// Prints all fields, or only those with this many players.
pub fn print(only: Option<u32>) {
    println!("pairing one round                  players round histories     median      worst");
    for (name, method) in METHODS {
        for (n, round, times) in
            FIELDS.into_iter().filter(|field| only.is_none_or(|n| n == field.0))
        {
            for draws in [false, true] {
                let name = format!("{name}{}", if draws { ", with draws" } else { "" });
                let field = |seed: u32| {
                    played(n, round - 1, draws, method, &mut Draw::new(seed.into(), "histories"))
                };
                row(&name, (n, &round.to_string(), times), method, field);
            }
        }
    }
    for (name, method) in METHODS {
        println!("{name}: hard fields");
        for (what, n, field) in
            HARD.into_iter().filter(|hard| only.is_none_or(|only| only == hard.1))
        {
            let field = |seed: u32| field(n, &mut Draw::new(seed.into(), "hard"));
            row(what, (n, "", TIMES), method, field);
        }
    }
}

fn row(
    name: &str,
    (n, round, times): (u32, &str, u32),
    method: Method,
    field: impl Fn(u32) -> Vec<Contender>,
) {
    let took = (0..times).map(|seed| once(&field(seed), method, seed)).collect();
    let (median, worst) = median_and_worst(took);
    println!(
        "{name:<36} {n:>5} {round:>5} {times:>9} {:>8} us {:>8} us",
        median.as_micros(),
        worst.as_micros()
    );
}

/// The better of two runs.
fn once(field: &[Contender], method: Method, seed: u32) -> Duration {
    better(|| {
        let drawn = method(field, false, &mut Draw::new(seed.into(), "worst"));
        assert_eq!(drawn.tables.len(), field.len() / 2);
    })
}
