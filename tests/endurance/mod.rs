//! Tests the promises about the event file for as long as you like.
//!
//! Every test runs a small amount in `cargo test`. An environment variable sets a larger amount,
//! and the test prints its figures:
//!
//! ```text
//! KILLS=10000 cargo test --profile long --test all endurance::kills -- --nocapture --test-threads=1
//! ```

mod flushes;
mod fuzz;
mod kills;
mod laws;
mod terminals;
mod writers;

use crate::hunt::random_verbs::Chance;
use komandor::event::{Action, Event, Moment, Verb, read_verb};
use komandor::ruleset::Library;
use komandor::store::{Request, Session};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// The amount from the environment variable, or this default.
fn amount(variable: &str, otherwise: u64) -> u64 {
    std::env::var(variable).ok().and_then(|value| value.parse().ok()).unwrap_or(otherwise)
}

/// The program without the tester's own settings.
fn komandor(home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_komandor"));
    command.current_dir(home).env_clear().env("HOME", home).env("USER", "anna").env("TZ", "UTC");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn done(home: &Path, words: &[&str]) -> String {
    let output = komandor(home).args(words).output().unwrap();
    assert!(output.status.success(), "{words:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Carries out these verbs on `shop.yaml` in one run of the program.
fn verbs(home: &Path, verbs: &[&str]) {
    let mut command = komandor(home);
    let mut child = command.args(["do", "shop.yaml", "-"]).stdin(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(verbs.join("\n").as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{verbs:?}: {output:?}");
}

fn new_event(home: &Path) {
    done(home, &["new", "shop.yaml", "--game", "destiny", "--date", "2026-11-21", "--seed", "7"]);
}
