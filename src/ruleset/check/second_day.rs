//! Checks the second day: how the line is drawn, and the rows of the structures that have one.

use super::super::{FinalsKind, MOST_ROUNDS, Row, Ruleset, SecondDay};
use super::findings::{Findings, word};
use crate::msg;

/// The text to write if a second day is not described.
const EXAMPLE: &str = "second_day: {by: [points, top]}";

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let preliminary = &ruleset.preliminary;
    if let Some(day) = &preliminary.second_day {
        if !preliminary.is_swiss() {
            let pairing = word(preliminary.pairing);
            found.add("preliminary.second_day", msg!("second-day.not-swiss", pairing));
        }
        if ruleset.finals.kind == FinalsKind::DecidingMatch {
            found.add("preliminary.second_day", msg!("second-day.no-deciding-match"));
        }
        if day.by.is_empty() {
            found.add("preliminary.second_day.by", msg!("second-day.no-rule"));
        }
        found.no_repeats("preliminary.second_day.by[]", &day.by, |by| word(by));
    }
    let structures = &ruleset.structures;
    for (name, table) in [("basic", &structures.basic), ("advanced", &structures.advanced)] {
        let rows = table.as_ref().map_or(&[][..], |table| &table.rows);
        for (n, row) in rows.iter().enumerate() {
            let at = format!("structures.{name}.rows[{n}]");
            self::row(row, preliminary.second_day.as_ref(), &at, found);
        }
    }
}

fn row(row: &Row, day: Option<&SecondDay>, at: &str, found: &mut Findings<'_>) {
    let given = [
        ("second_day_rounds", row.second_day_rounds.is_some()),
        ("second_day", row.second_day.is_some()),
    ];
    let Some(day) = day else {
        for (key, _) in given.into_iter().filter(|(_, given)| *given) {
            let sentence = msg!("second-day.not-described", example = EXAMPLE);
            found.add(&format!("{at}.{key}"), sentence);
        }
        return;
    };
    match row.second_day_rounds {
        Some(n) if n == 0 || row.rounds.saturating_add(n) > MOST_ROUNDS => {
            let most = MOST_ROUNDS.saturating_sub(row.rounds);
            let sentence = msg!("second-day.rounds", n, most);
            found.add(&format!("{at}.second_day_rounds"), sentence);
        }
        None if row.second_day.is_some() => {
            found.add(&format!("{at}.second_day"), msg!("second-day.line-without-rounds"));
        }
        _ => {}
    }
    let Some(written) = &row.second_day else { return };
    match written.line() {
        None => found.add(&format!("{at}.second_day"), msg!("second-day.one-line")),
        Some(line) if !day.by.contains(&line.by) => {
            let by = word(line.by);
            found.add(&format!("{at}.second_day"), msg!("second-day.other-rule", by));
        }
        Some(_) => {}
    }
}
