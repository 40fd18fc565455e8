//! Time that the checker takes for a round before it is published.

use crate::clock::{better, median_and_worst};
use crate::history::{METHODS, played};
use komandor::pairing::{Draw, check_halves, check_swiss};

/// Players, the round that is judged, and the number of histories for it.
const FIELDS: [(u32, u32, u32); 4] = [(12, 4, 1000), (40, 16, 1000), (512, 9, 100), (2048, 12, 10)];

pub fn print() {
    println!("judging one round                  players round histories     median      worst");
    for ((name, method), check) in METHODS.into_iter().zip([check_swiss, check_halves]) {
        for (n, round, times) in FIELDS {
            let took = (0..times).map(|seed| {
                let mut chance = Draw::new(seed.into(), "judged");
                let field = played(n, round - 1, seed % 2 == 1, method, &mut chance);
                let drawn = method(&field, false, &mut chance);
                let drawn = (drawn.tables, drawn.bye);
                better(|| assert!(check(&field, false, &drawn).is_empty()))
            });
            let (median, worst) = median_and_worst(took.collect());
            println!(
                "{name:<36} {n:>5} {round:>5} {times:>9} {:>8} us {:>8} us",
                median.as_micros(),
                worst.as_micros()
            );
        }
    }
}
