//! `komandor verify`: checks event files with the independent checker.

use super::event_file::Places;
use super::output::{Stop, in_words, print, print_error, say, warn};
use crate::msg;
use crate::store::{Damage, Session};
use crate::verify::{Finding, Verdict, verify};
use crate::words::{Arg, Message};
use clap::{Args, ValueEnum};
use serde::Serialize;
use std::path::{Path, PathBuf};

/// Check every round, bye, cut, bracket and standing by the independent checker
#[derive(Debug, Args)]
pub(super) struct VerifyArgs {
    #[arg(required = true)]
    events: Vec<PathBuf>,
    #[arg(long, value_name = "FORMAT", default_value = "text")]
    format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Json,
}

/// The result of checking one file, for scripts.
#[derive(Serialize)]
struct Judged {
    komandor: u32,
    file: String,
    rounds: usize,
    tables: usize,
    standings: usize,
    breaches: Vec<Found>,
    remarks: Vec<Found>,
    /// The damage of the file; only the part before it was checked.
    damage: Option<String>,
}

#[derive(Serialize)]
struct Found {
    /// The number of the action in the log; null: the whole event.
    action: Option<u64>,
    place: String,
    why: String,
}

impl Judged {
    fn of(path: &Path, verdict: &Verdict, damage: Option<&Message>) -> Judged {
        // Scripts read English.
        let found = |one: &Finding| Found {
            action: one.line,
            place: one.place.to_string(),
            why: one.sentence.to_string(),
        };
        Judged {
            komandor: 1,
            file: path.display().to_string(),
            rounds: verdict.rounds,
            tables: verdict.tables,
            standings: verdict.places,
            breaches: verdict.breaches.iter().map(found).collect(),
            remarks: verdict.remarks.iter().map(found).collect(),
            damage: damage.map(Message::to_string),
        }
    }
}

/// Checks every file, even if an earlier one has faults.
///
/// The exit status is that of the worst file.
pub(super) fn run(places: &Places, asked: &VerifyArgs) -> Result<(), Stop> {
    let mut worst: Option<Stop> = None;
    for path in &asked.events {
        match places.event(path).and_then(|path| judge(&path, asked.format)) {
            Ok(()) => {}
            Err(Stop::Closed) => return Err(Stop::Closed),
            Err(stop) => {
                worst = Some(match worst {
                    Some(before) => worse(before, stop),
                    None => stop,
                });
            }
        }
    }
    worst.map_or(Ok(()), Err)
}

/// The worse of two reasons; the other one is printed.
fn worse(one: Stop, two: Stop) -> Stop {
    let (stop, kept) = match (&one, &two) {
        (Stop::Unreadable(_), _) => (two, one),
        _ => (one, two),
    };
    if let Ok((reason, _)) = stop.reason() {
        print_error(&in_words(reason));
    }
    kept
}

fn judge(path: &Path, format: Format) -> Result<(), Stop> {
    let mut session = Session::open(path)?;
    session.take_notices().iter().for_each(|notice| warn(&notice.0));
    session.lacks_of_mirror().into_iter().for_each(warn);
    let shown = path.display();
    let verdict = verify(session.event());
    let damage = session.damage().map(Damage::message);
    if format == Format::Json {
        let line = serde_json::to_string(&Judged::of(path, &verdict, damage.as_ref()));
        let line =
            line.map_err(|error| Stop::refused(Message::verbatim(format!("{shown}: {error}."))))?;
        print(&format!("{line}\n"))?;
    } else {
        let remarks = verdict.remarks.iter().map(|remark| (remark, Some(msg!("cli.remark"))));
        let breaches = verdict.breaches.iter().map(|breach| (breach, None));
        for (found, is_remark) in remarks.chain(breaches) {
            let action = found.line.map(|n| msg!("event-file.action", n));
            let notes: Vec<Arg> = action.into_iter().chain(is_remark).map(Arg::from).collect();
            let text = match notes.is_empty() {
                true => found.message(),
                false => {
                    msg!("common.bracketed", text = found.message(), note = Arg::Series(notes))
                }
            };
            say(msg!("common.labelled-stop", label = shown.to_string(), text))?;
        }
    }
    if let Some(damage) = damage {
        return Err(Stop::unreadable(damage));
    }
    let judged = judged(&verdict);
    match (verdict.breaches.len(), format) {
        (0, Format::Json) => Ok(()),
        (0, Format::Text) => {
            let well = msg!("cli.well", path = shown.to_string(), checked = judged);
            say(well)
        }
        (n, _) => {
            let text = msg!("cli.found", n, checked = judged);
            Err(Stop::refused(msg!("common.labelled-stop", label = shown.to_string(), text)))
        }
    }
}

/// The summary: `4 rounds, 31 tables and 96 lines of standings were checked`.
pub(super) fn judged(verdict: &Verdict) -> Message {
    msg!(
        "cli.checked",
        rounds = msg!("common.rounds", n = verdict.rounds),
        tables = msg!("pairing.tables", n = verdict.tables),
        lines = msg!("cli.lines", n = verdict.places)
    )
}
