use super::super::{FinalsKind, MatchShape, Minutes, PairingKind, RoundKind, Ruleset, Structure};
use super::findings::{Findings, word};
use std::ops::RangeInclusive;

/// How long a round with a clock can be.
const MINUTES: RangeInclusive<u32> = 1..=600;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (n, row) in ruleset.minutes.iter().enumerate() {
        length(row, &format!("minutes[{n}]"), found);
    }
    let rows = ruleset.minutes.iter().map(|row| (row.round, row.shape));
    found.no_repeats("minutes[]", rows, |(kind, shape)| {
        format!("the length of {}", round(*kind, *shape))
    });
    for (kind, shape) in needed(ruleset) {
        let fits = |row: &Minutes| row.round == kind && row.shape.is_none_or(|has| has == shape);
        if !ruleset.minutes.iter().any(fits) {
            found.add(
                "minutes",
                format!("no row says how long {} lasts", round(kind, Some(shape))),
                format!("add {{round: {}, match: {}, minutes: 60}}", word(kind), word(shape)),
            );
        }
    }
}

fn round(kind: RoundKind, shape: Option<MatchShape>) -> String {
    let of = shape.map(|shape| format!(" with {}", word(shape))).unwrap_or_default();
    format!("the round {}{of}", word(kind))
}

fn length(row: &Minutes, at: &str, found: &mut Findings<'_>) {
    let Minutes { minutes, from, to, .. } = *row;
    let advice = format!("write a number from {} to {}", MINUTES.start(), MINUTES.end());
    for (key, value, zero) in
        [("minutes", Some(minutes), true), ("from", from, false), ("to", to, false)]
    {
        let Some(value) = value.filter(|value| !MINUTES.contains(value)) else { continue };
        if !(zero && value == 0) {
            let clock = if zero { "; 0 means no clock" } else { "" };
            let found_it = format!("{value} minutes are no length of a round");
            found.add(&format!("{at}.{key}"), found_it, format!("{advice}{clock}"));
        }
    }
    match (from, to) {
        (None, None) => {}
        (Some(from), Some(to)) if from > to => found.add(
            &format!("{at}.from"),
            format!("from {from} is more than to {to}"),
            "write the shorter time in from",
        ),
        (Some(from), Some(to)) if !(from..=to).contains(&minutes) => found.add(
            &format!("{at}.minutes"),
            format!("{minutes} minutes are outside their range of {from} to {to}"),
            format!("write a number from {from} to {to}, or widen the range"),
        ),
        (Some(_), Some(_)) => {}
        (Some(_), None) => found.add(at, "a range has from but no to", "add to, or take from out"),
        (None, Some(_)) => found.add(at, "a range has to but no from", "add from, or take to out"),
    }
}

/// The kinds of rounds that an event of this game may have.
fn needed(ruleset: &Ruleset) -> Vec<(RoundKind, MatchShape)> {
    let mut needed = Vec::new();
    if ruleset.preliminary.pairing != PairingKind::None {
        needed.push((RoundKind::Preliminary, ruleset.preliminary.shape));
    }
    let structures = &ruleset.structures;
    let custom = &structures.custom.finals_match;
    let mut finals: Vec<MatchShape> = match ruleset.finals.kind {
        FinalsKind::None => return needed,
        FinalsKind::DecidingMatch => {
            let tables = [&structures.basic, &structures.advanced].into_iter().flatten();
            tables.map(|table| table.finals_match).chain(custom.iter().copied()).collect()
        }
        FinalsKind::SingleElimination | FinalsKind::DoubleElimination => {
            let cuts = |table: &&Structure| table.rows.iter().any(|row| row.cut.is_some());
            let tables = [&structures.basic, &structures.advanced].into_iter().flatten();
            let shapes = tables.filter(cuts).map(|table| table.finals_match);
            shapes.chain(custom.iter().copied()).collect()
        }
    };
    finals.sort_by_key(|shape| shape.most_games());
    finals.dedup();
    let semi_finals = ruleset.finals.sizes.iter().any(|size| *size > 2);
    for shape in finals {
        if semi_finals {
            needed.push((RoundKind::Elimination, shape));
        }
        needed.push((RoundKind::Final, shape));
    }
    needed
}
