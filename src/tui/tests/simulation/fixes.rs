//! Takes one fix at a time out of the program, and sees the simulation find it missing.
//!
//! A change of the simulation gives other events to the same seeds. Then this finds the
//! first seeds anew, within 200,000 steps for each:
//!
//! ```text
//! cargo test --release --lib simulation::fixes -- --ignored --nocapture
//! ```

use super::{STEPS, amount, run};
use crate::store::Fix;
use crate::store::machine::Trace;

/// The first seed and step that find each fix missing, and how the sentence begins.
const FOUND: [(Fix, u64, u64, &str); 8] = [
    (Fix::DoubtIsSaid, 1, 32, "action 8 counts and was refused"),
    (Fix::TheirsAreNamed, 6, 108, "#1 by cleo: was put away by anna and not named"),
    (Fix::MessagesStay, 2, 86, "\"No round is paired yet: p says what the first waits for.\""),
    (Fix::HeadIsSealed, 31, 16, "a file that was changed from outside is taken for sound"),
    (Fix::NewlineIsChecked, 10, 72, "a file that was changed from outside is taken for sound"),
    (Fix::ZerosAreTorn, 306, 38, "the event is damaged"),
    (Fix::LastIsFlushed, 9, 160, "the event is damaged"),
    (Fix::NameIsFlushed, 953, 44, "said to be saved and not on the disk"),
];

/// The sentence about this seed, if it breaks a promise.
fn told(seed: u64) -> Option<String> {
    let said = std::panic::catch_unwind(|| run(seed, Trace::default())).err()?;
    said.downcast().ok().map(|told| *told)
}

#[test]
fn each_fix_is_found_missing() {
    for (fix, seed, step, what) in FOUND {
        let told = fix.taken_out(|| told(seed)).unwrap_or_default();
        assert!(told.starts_with(&format!("seed {seed} step {step}: {what}")), "{fix:?}: {told}");
    }
}

#[test]
#[ignore = "plays seeds without each fix until one breaks, STEPS at most"]
fn the_first_seed_that_finds_each_fix_missing() {
    let seeds = 1..=amount("STEPS", 200_000).div_ceil(STEPS);
    for (fix, ..) in FOUND {
        let found = fix.taken_out(|| seeds.clone().find_map(told));
        println!("{fix:?}: {}", found.as_deref().unwrap_or("nothing is found"));
        assert!(found.is_some(), "{fix:?}");
    }
}
