//! The same histories for all programs, one JSON file for each, and our rounds with their times.

use crate::history::played;
use komandor::pairing::{Contender, Draw, random_in_groups};
use serde_json::{Value, json};
use std::path::Path;
use std::time::Instant;

/// Players, rounds played before, and histories.
const FIELDS: [(u32, u32, u64); 8] = [
    (9, 4, 20),
    (16, 6, 20),
    (33, 6, 20),
    (64, 6, 20),
    (129, 7, 10),
    (256, 6, 10),
    (512, 8, 5),
    (1024, 9, 3),
];

pub fn write(folder: &Path) -> std::io::Result<()> {
    for (n, rounds, times) in FIELDS {
        for seed in 0..times {
            let field =
                played(n, rounds, seed % 2 == 1, random_in_groups, &mut Draw::new(seed, "peers"));
            let text = json!({"players": people(&field), "ours": ours(&field, seed)});
            std::fs::write(folder.join(format!("{n:05}-{seed:03}.json")), text.to_string())?;
        }
    }
    Ok(())
}

fn people(field: &[Contender]) -> Vec<Value> {
    let one = |one: &Contender| json!({"id": one.id, "points": one.points, "byes": one.byes, "place": one.place, "met": one.met});
    field.iter().map(one).collect()
}

/// The round, and the least time of five, in seconds.
fn ours(field: &[Contender], seed: u64) -> Value {
    let mut least = f64::MAX;
    let mut drawn = None;
    for _ in 0..5 {
        let mut draw = Draw::new(seed, "ours");
        let started = Instant::now();
        let round = random_in_groups(field, false, &mut draw);
        least = least.min(started.elapsed().as_secs_f64());
        drawn = Some(round);
    }
    let drawn = drawn.unwrap_or_default();
    json!({"tables": drawn.tables, "bye": drawn.bye, "seconds": least})
}
