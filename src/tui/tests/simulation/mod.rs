//! The whole program in one simulated computer, all of it from one seed.
//!
//! Shells, screens and followers work in one event. Its disk fails, its power is
//! cut at any call, its clock is set, and people meddle with the file. After each
//! step the promises are held against the file. A seed that breaks one does so again.
//!
//! ```text
//! STEPS=1000000 cargo test --release --lib simulation::as_many -- --ignored --nocapture
//! SEED=17 cargo test --lib simulation::one_seed -- --ignored --nocapture
//! ```

mod meddle;
mod oracle;
mod screen;
mod shell;
mod world;

use crate::store::tests::machine::Trace;
use std::time::Instant;

/// Steps of one event: as many as a busy hour has.
const STEPS: u64 = 160;

/// More broken seeds than anybody looks into.
const MOST_BROKEN: usize = 20;

/// One event from its beginning to its end.
fn run(seed: u64, trace: Trace) -> (Trace, [u64; 3]) {
    world::begin(seed, trace);
    (0..STEPS).for_each(|_| world::step());
    world::settle();
    world::end()
}

/// The amount: the variable if it is set, else this much.
fn amount(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(otherwise)
}

/// Every seed is played, whatever the others break.
fn hunt(seeds: impl Iterator<Item = u64>) {
    let (start, mut runs, mut told, mut broken) = (Instant::now(), 0, [0; 3], Vec::new());
    for seed in seeds {
        runs += 1;
        match std::panic::catch_unwind(|| run(seed, Trace::default())) {
            Ok((_, answers)) => told.iter_mut().zip(answers).for_each(|(all, one)| *all += one),
            Err(_) => broken.push(seed),
        }
        if broken.len() == MOST_BROKEN {
            break;
        }
    }
    let (steps, seconds) = (runs * STEPS, start.elapsed().as_secs_f64());
    println!(
        "simulation: {steps} steps of {runs} seeds in {seconds:.1} s, {:.0} steps/s; {} saved, \
         {} refused, {} not known; {} seeds broken",
        steps as f64 / seconds,
        told[0],
        told[1],
        told[2],
        broken.len()
    );
    assert_eq!(broken, Vec::<u64>::new());
}

#[test]
fn a_thousand_steps_break_no_promise() {
    hunt(1..=1_000_u64.div_ceil(STEPS));
}

#[test]
fn a_seed_gives_the_same_trace_again() {
    let [one, two] = [(); 2].map(|()| run(3, Trace::kept()).0);
    assert_eq!(one.text(), two.text());
    assert_eq!(one.sum(), two.sum());
    assert!(one.sum().1 > 1000, "{:?}", one.sum());
    assert_ne!(one.sum(), run(4, Trace::kept()).0.sum());
}

#[test]
#[ignore = "as long as you like: STEPS, from SEED on"]
fn as_many_steps_as_you_like() {
    let first = amount("SEED", 1);
    hunt(first..first + amount("STEPS", 1_000_000).div_ceil(STEPS));
}

#[test]
#[ignore = "plays SEED again and prints its trace"]
fn one_seed() {
    let seed = amount("SEED", 1);
    let (trace, _) = match std::panic::catch_unwind(|| run(seed, Trace::kept())) {
        Ok(ended) => ended,
        Err(_) => world::end(),
    };
    println!("{}{:?}", trace.text(), trace.sum());
}
