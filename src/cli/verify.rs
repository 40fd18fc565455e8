//! `komandor verify`: event files judged by the independent checker.

use super::output::{complain, harmless, print, warn};
use super::stop::Stop;
use crate::event::decide::counted;
use crate::store::Session;
use crate::verify::{Verdict, verify};
use clap::Args;
use std::path::{Path, PathBuf};

/// Check every round, bye, cut, bracket and standing by the independent checker
#[derive(Debug, Args)]
pub(super) struct Asked {
    /// The event files
    #[arg(required = true)]
    events: Vec<PathBuf>,
}

/// Every file is judged, whatever is wrong with those before it; the worst of
/// them gives the exit status.
pub(super) fn run(asked: &Asked) -> Result<(), Stop> {
    let mut worst = Ok(());
    for path in &asked.events {
        match judge(path) {
            Ok(()) => {}
            Err(Stop::Closed) => return Err(Stop::Closed),
            Err(stop) => {
                if let Err(before) = std::mem::replace(&mut worst, Ok(())) {
                    worst = Err(worse(before, stop));
                } else {
                    worst = Err(stop);
                }
            }
        }
    }
    worst
}

fn worse(one: Stop, two: Stop) -> Stop {
    let (told, kept) = match (&one, &two) {
        (Stop::Unreadable(_), _) => (two, one),
        _ => (one, two),
    };
    if let Stop::Refused(reason) | Stop::Usage(reason) | Stop::Unreadable(reason) = told {
        complain(&reason);
    }
    kept
}

fn judge(path: &Path) -> Result<(), Stop> {
    let mut session = Session::open(path)?;
    session.take_notices().iter().for_each(|notice| warn(&notice.to_string()));
    let shown = path.display();
    let verdict = verify(session.event());
    for remark in &verdict.remarks {
        print(&harmless(&format!("{shown}: {remark} (a remark).\n")))?;
    }
    for breach in &verdict.breaches {
        print(&harmless(&format!("{shown}: {breach}.\n")))?;
    }
    if let Some(damage) = session.damage() {
        return Err(Stop::Unreadable(damage.to_string()));
    }
    let judged = judged(&verdict);
    match verdict.breaches.len() {
        0 => print(&format!("{shown}: all is well: {judged}.\n")),
        n => Err(Stop::Refused(format!("{shown}: {}: {judged}.", counted(n, "breach")))),
    }
}

/// `4 rounds, 31 tables and 96 lines of standings were checked`.
pub(super) fn judged(verdict: &Verdict) -> String {
    format!(
        "{}, {} and {} of standings were checked",
        counted(verdict.rounds, "round"),
        counted(verdict.tables, "table"),
        counted(verdict.places, "line")
    )
}
