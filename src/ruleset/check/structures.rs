use super::super::{Attendance, FinalsKind, PairingKind, Row, Ruleset, Structure};
use super::findings::{Findings, row as numbers};
use crate::msg;

/// The most rounds in the ruleset of an event under way.
///
/// Such an event may have begun before [`crate::ruleset::MOST_ROUNDS`] was checked, and it must
/// always open.
pub(in crate::ruleset) const CARRIED_ROUNDS: u32 = 50;
/// The largest attendance a table may name.
const MOST_PLAYERS: u32 = 100_000;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let structures = &ruleset.structures;
    let tables = [("basic", &structures.basic), ("advanced", &structures.advanced)];
    for (name, structure) in tables {
        if structure.is_some() && ruleset.preliminary.pairing == PairingKind::RoundRobin {
            found.add(&format!("structures.{name}"), msg!("ruleset-rounds.table-in-pods"));
        }
        if let Some(structure) = structure {
            table(ruleset, structure, &format!("structures.{name}"), found);
        }
    }
    custom(ruleset, found);
}

fn table(ruleset: &Ruleset, structure: &Structure, path: &str, found: &mut Findings<'_>) {
    if structure.rows.is_empty() {
        let example = "{players: \"4-8\", rounds: 3}";
        found.add(&format!("{path}.rows"), msg!("ruleset-rounds.no-rows", example));
    }
    for (n, row) in structure.rows.iter().enumerate() {
        let at = format!("{path}.rows[{n}]");
        rounds(row, &at, found);
        cut(ruleset, row, &at, found);
        if row.players.from > MOST_PLAYERS || row.players.to.is_some_and(|to| to > MOST_PLAYERS) {
            let row = row.players.to_string();
            let found_it = msg!("ruleset-rounds.row-too-large", row, most = MOST_PLAYERS);
            found.add(&format!("{at}.players"), found_it);
        }
    }
    let mut before: Option<Attendance> = None;
    for (n, row) in structure.rows.iter().enumerate() {
        let row = row.players;
        if let Some(before) = before {
            follows(before, row, &format!("{path}.rows[{n}].players"), found);
        }
        // A row out of order is reported once, not again for the row after it.
        if before.is_none_or(|before| before.from <= row.from) {
            before = Some(row);
        }
    }
}

/// Checks that a row begins where the one before ends.
fn follows(before: Attendance, row: Attendance, at: &str, found: &mut Findings<'_>) {
    let (here, above) = (row.to_string(), before.to_string());
    let Some(end) = before.to else {
        found.add(at, msg!("ruleset-rounds.row-after-open", row = here, before = above));
        return;
    };
    let next = end.saturating_add(1);
    let mended = Attendance { from: next, to: row.to.filter(|to| *to >= next) }.to_string();
    if row.from < before.from {
        found.add(at, msg!("ruleset-rounds.row-out-of-order", row = here, before = above));
    } else if row.from <= end {
        found.add(at, msg!("ruleset-rounds.row-overlaps", row = here, before = above, mended));
    } else if row.from > next {
        let gap = Attendance { from: next, to: Some(row.from - 1) }.to_string();
        found.add(at, msg!("ruleset-rounds.row-missing", gap, before = above, row = here, mended));
    }
}

fn rounds(row: &Row, at: &str, found: &mut Findings<'_>) {
    let given = [("rounds", Some(row.rounds)), ("or_rounds", row.or_rounds)];
    for (key, rounds) in given {
        let Some(rounds) = rounds else { continue };
        let at = format!("{at}.{key}");
        if !(1..=found.most_rounds).contains(&rounds) {
            found.add(
                &at,
                msg!(
                    "ruleset-rounds.rounds",
                    n = rounds,
                    players = row.players.to_string(),
                    most = found.most_rounds
                ),
            );
        }
    }
    if row.or_rounds == Some(row.rounds) {
        found
            .add(&format!("{at}.or_rounds"), msg!("ruleset-rounds.or-rounds-same", n = row.rounds));
    }
}

fn cut(ruleset: &Ruleset, row: &Row, at: &str, found: &mut Findings<'_>) {
    let Some(cut) = row.cut else { return };
    let at = format!("{at}.cut");
    let finals = &ruleset.finals;
    if matches!(finals.kind, FinalsKind::None | FinalsKind::DecidingMatch) {
        found.add(&at, msg!("ruleset-finals.cut-without-finals", cut));
        return;
    }
    if !finals.sizes.is_empty() && !finals.sizes.contains(&cut) {
        let sizes = numbers(&finals.sizes);
        found.add(&at, msg!("ruleset-finals.cut-without-size", cut, sizes));
    }
    if cut > row.players.from {
        found.add(&at, msg!("ruleset-finals.cut-too-large", cut, players = row.players.from));
    }
}

fn custom(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let custom = &ruleset.structures.custom;
    let least = 1;
    let most = match ruleset.preliminary.pairing {
        PairingKind::RoundRobin => CARRIED_ROUNDS,
        PairingKind::RandomInGroups | PairingKind::HalvesByStart => found.most_rounds,
    };
    let (from, to) = (custom.rounds_from, custom.rounds_to);
    if from < least || to > most {
        found.add("structures.custom", msg!("ruleset-rounds.custom", from, to, least, most));
    }
    if from > to {
        found.add("structures.custom.rounds_from", msg!("ruleset-rounds.custom-order", from, to));
    }
}
