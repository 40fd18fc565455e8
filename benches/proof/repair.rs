//! Time to repair a round in which a result of an earlier round was wrong.

use crate::clock::{better, median_and_worst};
use crate::history::{METHODS, played};
use komandor::pairing::{Draw, Underway, least_repair};
use std::time::Duration;

/// Players, and the round under way.
const FIELDS: [(u32, u32); 5] = [(64, 6), (200, 7), (512, 5), (512, 7), (512, 9)];

/// How many results are corrected, each in the same round.
const TIMES: u32 = 1000;

/// Prints the median and the worst time, and how many tables change at the median and the most.
pub fn print() {
    println!("least repair of a round                players round   tables     median      worst");
    for (name, method) in METHODS {
        for (n, round) in FIELDS {
            for draws in [false, true] {
                let mut chance = Draw::new(u64::from(n + round), "repair");
                let field = played(n, round - 1, draws, method, &mut chance);
                let drawn = method(&field, false, &mut chance);
                let (mut took, mut changed): (Vec<Duration>, Vec<usize>) = Default::default();
                for _ in 0..TIMES {
                    let mut field = field.clone();
                    let one = chance.below(n) as usize;
                    let met = &field[one].met;
                    let two = met[chance.below(met.len() as u32) as usize] as usize - 1;
                    // A win becomes a loss.
                    field[one].points += 3;
                    field[two].points = field[two].points.saturating_sub(3);
                    // In every second round some tables have begun.
                    let begun =
                        drawn.tables.len() * (chance.below(2) * chance.below(60)) as usize / 100;
                    let (fixed, tables) = drawn.tables.split_at(begun);
                    let task = Underway {
                        field: &field,
                        first_round: false,
                        tables,
                        bye: drawn.bye,
                        fixed,
                        alone: &[],
                    };
                    took.push(better(|| drop(least_repair(&task))));
                    let found = least_repair(&task).unwrap_or_default();
                    let new = found.tables.iter().filter(|pair| !tables.contains(pair)).count();
                    changed.push(new);
                }
                changed.sort_unstable();
                let (median, worst) = median_and_worst(took);
                println!(
                    "{name:<36} {n:>7}{} {round:>5} {:>3}/{:>4} {:>7} us {:>7} us",
                    if draws { "d" } else { " " },
                    changed[changed.len() / 2],
                    changed[changed.len() - 1],
                    median.as_micros(),
                    worst.as_micros()
                );
            }
        }
    }
}
