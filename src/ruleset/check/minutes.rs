use super::super::{CutRule, FinalsKind, MatchShape, Minutes, RoundKind, Ruleset, Structure};
use super::findings::{Findings, word};
use crate::msg;
use crate::words::Message;
use std::ops::RangeInclusive;

/// How long a round with a clock can be.
const MINUTES: RangeInclusive<u32> = 1..=600;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (n, row) in ruleset.minutes.iter().enumerate() {
        length(row, &format!("minutes[{n}]"), found);
    }
    let rows = ruleset.minutes.iter().map(|row| (row.round, row.shape));
    found.no_repeats("minutes[]", rows, |(kind, shape)| {
        msg!("ruleset-rounds.length", round = round(*kind, *shape))
    });
    for (kind, shape) in needed(ruleset) {
        let fits = |row: &Minutes| row.round == kind && row.shape.is_none_or(|has| has == shape);
        if !ruleset.minutes.iter().any(fits) {
            let example = format!("{{round: {}, match: {}, minutes: 60}}", word(kind), word(shape));
            let round = round(kind, Some(shape));
            found.add("minutes", msg!("ruleset-rounds.no-length", round, example));
        }
    }
}

fn round(kind: RoundKind, shape: Option<MatchShape>) -> Message {
    match shape {
        Some(shape) => {
            msg!("ruleset-rounds.round-of", round = word(kind), shape = word(shape))
        }
        None => msg!("ruleset-rounds.round", round = word(kind)),
    }
}

fn length(row: &Minutes, at: &str, found: &mut Findings<'_>) {
    let Minutes { minutes, from, to, .. } = *row;
    let (least, most) = (*MINUTES.start(), *MINUTES.end());
    for (key, value, zero) in
        [("minutes", Some(minutes), true), ("from", from, false), ("to", to, false)]
    {
        let Some(value) = value.filter(|value| !MINUTES.contains(value)) else { continue };
        let wrong = match (zero, value) {
            (true, 0) => continue,
            (true, n) => msg!("ruleset-rounds.minutes", n, least, most),
            (false, n) => msg!("ruleset-rounds.minutes-range", n, least, most),
        };
        found.add(&format!("{at}.{key}"), wrong);
    }
    match (from, to) {
        (None, None) => {}
        (Some(from), Some(to)) if from > to => {
            found.add(&format!("{at}.from"), msg!("ruleset-rounds.from-above-to", from, to))
        }
        (Some(from), Some(to)) if !(from..=to).contains(&minutes) => found
            .add(&format!("{at}.minutes"), msg!("ruleset-rounds.outside", n = minutes, from, to)),
        (Some(_), Some(_)) => {}
        (Some(_), None) => found.add(at, msg!("ruleset-rounds.no-to")),
        (None, Some(_)) => found.add(at, msg!("ruleset-rounds.no-from")),
    }
}

/// The kinds of rounds that an event of this game may have.
pub(super) fn needed(ruleset: &Ruleset) -> Vec<(RoundKind, MatchShape)> {
    let mut needed = vec![(RoundKind::Preliminary, ruleset.preliminary.shape)];
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
    let bracket = &ruleset.finals;
    let semi_finals = bracket.sizes.iter().any(|size| *size > 2)
        || bracket.cuts.iter().any(|cut| *cut != CutRule::Top);
    for shape in finals {
        if semi_finals {
            needed.push((RoundKind::Elimination, shape));
        }
        needed.push((RoundKind::Final, shape));
    }
    let mut known = Vec::new();
    needed.retain(|one| {
        !known.contains(one) && {
            known.push(*one);
            true
        }
    });
    needed
}
