use super::super::{Attendance, FinalsKind, PairingKind, Row, Ruleset, Structure};
use super::findings::Findings;

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
            found.add(
                &format!("structures.{name}"),
                "a table of rounds is given, but in a round robin the pods decide them",
                "take the table out; tiers then write \"structure: custom\"",
            );
        }
        if let Some(structure) = structure {
            table(ruleset, structure, &format!("structures.{name}"), found);
        }
    }
    custom(ruleset, found);
}

fn table(ruleset: &Ruleset, structure: &Structure, path: &str, found: &mut Findings<'_>) {
    if structure.rows.is_empty() {
        found.add(
            &format!("{path}.rows"),
            "the table has no rows",
            "add one, such as {players: \"4-8\", rounds: 3}, or leave the structure out",
        );
    }
    for (n, row) in structure.rows.iter().enumerate() {
        let at = format!("{path}.rows[{n}]");
        rounds(ruleset, row, &at, found);
        cut(ruleset, row, &at, found);
        if row.players.from > MOST_PLAYERS || row.players.to.is_some_and(|to| to > MOST_PLAYERS) {
            found.add(
                &format!("{at}.players"),
                format!("the row {} is for more than {MOST_PLAYERS} players", row.players),
                "write a number of players that can happen, or leave the row open, \"149+\"",
            );
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
    let Some(end) = before.to else {
        found.add(
            at,
            format!("the row {row} comes after {before}, which has no upper end"),
            format!("give the row {before} an upper end, or put it last"),
        );
        return;
    };
    let next = end.saturating_add(1);
    let mended = Attendance { from: next, to: row.to.filter(|to| *to >= next) };
    if row.from < before.from {
        found.add(
            at,
            format!("the row {row} comes after the row {before}, but is for fewer players"),
            "put the rows in order, the smallest attendance first",
        );
    } else if row.from <= end {
        found.add(
            at,
            format!("the row {row} overlaps the row {before} before it"),
            format!("write \"{mended}\""),
        );
    } else if row.from > next {
        let last = row.from - 1;
        let gap = Attendance { from: next, to: Some(last) };
        found.add(
            at,
            format!("no row is for {gap} players, between the rows {before} and {row}"),
            format!("write \"{mended}\", or add a row \"{gap}\""),
        );
    }
}

fn rounds(ruleset: &Ruleset, row: &Row, at: &str, found: &mut Findings<'_>) {
    let given = [("rounds", Some(row.rounds)), ("or_rounds", row.or_rounds)];
    let none = ruleset.preliminary.pairing == PairingKind::None;
    for (key, rounds) in given {
        let Some(rounds) = rounds else { continue };
        let at = format!("{at}.{key}");
        if none && rounds != 0 {
            found.add(
                &at,
                format!("{rounds} rounds are to be played, but the pairing is none"),
                "write 0, or choose a pairing",
            );
        } else if !none && !(1..=found.most_rounds).contains(&rounds) {
            found.add(
                &at,
                format!("{rounds} rounds for {} players cannot be played", row.players),
                format!("write a number from 1 to {}", found.most_rounds),
            );
        }
    }
    if row.or_rounds == Some(row.rounds) {
        found.add(
            &format!("{at}.or_rounds"),
            format!("or_rounds offers {} rounds, which the row has already", row.rounds),
            "write another number, or take or_rounds out",
        );
    }
}

fn cut(ruleset: &Ruleset, row: &Row, at: &str, found: &mut Findings<'_>) {
    let Some(cut) = row.cut else { return };
    let at = format!("{at}.cut");
    let finals = &ruleset.finals;
    if matches!(finals.kind, FinalsKind::None | FinalsKind::DecidingMatch) {
        found.add(
            &at,
            format!("a cut to {cut} is asked for, but the game has no elimination rounds"),
            "take the cut out, or write a kind of elimination under finals",
        );
        return;
    }
    if !finals.sizes.is_empty() && !finals.sizes.contains(&cut) {
        let sizes = finals.sizes.iter().map(u32::to_string).collect::<Vec<_>>().join(", ");
        found.add(
            &at,
            format!("a cut to {cut} is none of the finals' sizes ({sizes})"),
            "write one of them, or add the size to finals.sizes",
        );
    }
    if cut > row.players.from {
        found.add(
            &at,
            format!("{cut} go on to the finals, but {} players have a row here", row.players.from),
            format!("write at most {}, or leave the cut out", row.players.from),
        );
    }
}

fn custom(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let custom = &ruleset.structures.custom;
    let least = u32::from(ruleset.preliminary.pairing != PairingKind::None);
    let most = match ruleset.preliminary.pairing {
        PairingKind::RoundRobin => CARRIED_ROUNDS,
        PairingKind::RandomInGroups | PairingKind::HalvesByStart | PairingKind::None => {
            found.most_rounds
        }
    };
    if custom.rounds_from < least || custom.rounds_to > most {
        found.add(
            "structures.custom",
            format!("rounds from {} to {} cannot be played", custom.rounds_from, custom.rounds_to),
            format!("write numbers from {least} to {most}"),
        );
    }
    if custom.rounds_from > custom.rounds_to {
        found.add(
            "structures.custom.rounds_from",
            format!(
                "rounds_from {} is more than rounds_to {}",
                custom.rounds_from, custom.rounds_to
            ),
            "write the smaller number in rounds_from",
        );
    }
}
