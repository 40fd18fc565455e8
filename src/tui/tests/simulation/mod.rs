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

use crate::store::tests::machine::{Trace, amount, hunt, seeds};

/// Steps of one event: as many as a busy hour has.
const STEPS: u64 = 160;

/// One event from its beginning to its end.
fn run(seed: u64, trace: Trace) -> (Trace, [u64; 3]) {
    world::begin(seed, trace);
    (0..STEPS).for_each(|_| world::step());
    world::settle();
    world::end()
}

const TOLD: &str = "saved, refused and not known";

#[test]
fn a_thousand_steps_break_no_promise() {
    hunt(TOLD, 1..=1_000_u64.div_ceil(STEPS), |seed| run(seed, Trace::default()).1);
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
    hunt(TOLD, seeds(STEPS), |seed| run(seed, Trace::default()).1);
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
