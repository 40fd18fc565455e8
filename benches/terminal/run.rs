//! The order of the runs: every program once in each round.
//!
//! So other work of the machine affects all of them alike.

use std::{env, time::Duration};

use crate::{
    figures::{Sample, Samples},
    probe::{self, COLUMNS, ROWS},
    report::{self, Measured},
    subjects::{Subject, subjects},
};

/// How much to measure.
struct Options {
    rounds: usize,
    starts: usize,
    rest: Duration,
    names: Vec<String>,
}

/// Measures and reports.
pub fn run() {
    // Cargo also starts this without `--bench` to test all targets; that must not take minutes.
    if !env::args().any(|arg| arg == "--bench") {
        println!("To measure: cargo bench --bench terminal");
        return;
    }
    let options = match options(env::args().skip(1).filter(|arg| arg != "--bench")) {
        Ok(options) => options,
        Err(why) => {
            eprintln!("{why}");
            std::process::exit(2);
        }
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let Options { rounds, starts, rest, names } = options;
    let wanted = |name: &str| names.is_empty() || names.iter().any(|wanted| wanted == name);
    let subjects = subjects(folder.path(), wanted);
    let rest_seconds = rest.as_secs();
    println!(
        "{COLUMNS}x{ROWS}, {rounds} rounds with {rest_seconds} s of rest each, {starts} more starts"
    );

    let mut measured: Vec<Measured> =
        subjects.iter().map(|subject| (subject, Samples::default())).collect();
    for _ in 0..rounds {
        each(&mut measured, |subject| probe::full(subject, rest));
    }
    for _ in 0..starts {
        each(&mut measured, probe::start_only);
    }
    report::print(&measured);
}

/// Runs one round; a program that fails is left out from then on.
fn each(measured: &mut Vec<Measured>, probe: impl Fn(&Subject) -> Result<Sample, String>) {
    measured.retain_mut(|(subject, samples)| match probe(subject) {
        Ok(sample) => {
            samples.add(sample);
            true
        }
        Err(why) => {
            println!("{} is left out: {why}", subject.name);
            false
        }
    });
}

fn options(args: impl Iterator<Item = String>) -> Result<Options, String> {
    let rest = Duration::from_secs(5);
    let mut options = Options { rounds: 3, starts: 9, rest, names: Vec::new() };
    let mut args = args;
    while let Some(arg) = args.next() {
        let mut number = || {
            let value = args.next().and_then(|value| value.parse::<usize>().ok());
            value.ok_or_else(|| format!("{arg} expects a whole number"))
        };
        match arg.as_str() {
            "--rounds" => options.rounds = number()?,
            "--starts" => options.starts = number()?,
            "--rest" => options.rest = Duration::from_secs(number()?.max(1) as u64),
            _ if arg.starts_with('-') => return Err(format!("unknown option {arg}")),
            _ => options.names.push(arg),
        }
    }
    Ok(options)
}
