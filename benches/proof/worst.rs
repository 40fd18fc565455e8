//! How long the slowest of many rounds took to pair, not only the usual one.

use crate::history::{METHODS, Method, played};
use komandor::pairing::Draw;
use std::time::{Duration, Instant};

/// Players, the round that is paired, and how many histories of it.
const FIELDS: [(u32, u32, u32); 14] = [
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
    (500, 10, 300),
    (1024, 7, 300),
    (1024, 16, 60),
    (10_000, 7, 20),
];

/// All fields, or only those with so many players.
pub fn print(only: Option<u32>) {
    println!("pairing one round                  players round histories     median      worst");
    for (name, method) in METHODS {
        for (n, round, times) in
            FIELDS.into_iter().filter(|field| only.is_none_or(|n| n == field.0))
        {
            for draws in [false, true] {
                let mut took: Vec<Duration> =
                    (0..times).map(|seed| once(n, round, draws, method, seed.into())).collect();
                took.sort_unstable();
                let name = format!("{name}{}", if draws { ", with draws" } else { "" });
                let (median, worst) = (took[took.len() / 2], took[took.len() - 1]);
                println!(
                    "{name:<36} {n:>5} {round:>5} {times:>9} {:>8} us {:>8} us",
                    median.as_micros(),
                    worst.as_micros()
                );
            }
        }
    }
}

/// The better of two runs: what the machine does beside us is not ours.
fn once(n: u32, round: u32, draws: bool, method: Method, seed: u64) -> Duration {
    let field = played(n, round - 1, draws, method, &mut Draw::new(seed, "histories"));
    (0..2)
        .map(|_| {
            let mut draw = Draw::new(seed, "worst");
            let begun = Instant::now();
            let drawn = method(&field, false, &mut draw);
            let took = begun.elapsed();
            assert_eq!(drawn.tables.len(), n as usize / 2);
            took
        })
        .min()
        .unwrap_or_default()
}
