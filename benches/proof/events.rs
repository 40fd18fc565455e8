//! Whole events that one core plays in a second, and events that it plays and judges.

use komandor::event::Event;
use komandor::ruleset::{Library, StructureKind};
use komandor::show;
use komandor::simulate::{Simulation, simulate};
use komandor::verify::verify;
use std::sync::Arc;
use std::time::Instant;

const PLAYERS: u32 = 64;
const EVENTS: u64 = 500;
/// The best of this many runs counts, because other work of the machine is not ours.
const RUNS: u32 = 5;

/// A step after an event has been played.
type End = fn(&Event) -> bool;

const ENDS: [(&str, End); 3] = [
    ("played", |event| event.finished.is_some()),
    ("played, and written as a line of JSON", |event| show::line(event).is_ok()),
    ("played, and judged", |event| verify(event).breaches.is_empty()),
];

pub fn print() {
    let library = Library::new(Vec::new());
    let ruleset = Arc::new(library.get("destiny").unwrap().ruleset.clone());
    println!("whole events of {PLAYERS} players, {EVENTS} of them         in a second");
    for (name, end) in ENDS {
        let run = |_| {
            let started = Instant::now();
            for seed in 0..EVENTS {
                let structure = Some(StructureKind::Basic);
                let simulation =
                    Simulation { players: PLAYERS, structure, seed, drops: 5, house: false };
                assert!(end(&simulate(&ruleset, &simulation).unwrap()), "{name}: seed {seed}");
            }
            started.elapsed()
        };
        let least = (0..RUNS).map(run).min().unwrap_or_default();
        println!("{name:<44} {:>11.0}", EVENTS as f64 / least.as_secs_f64());
    }
}
