//! The newest round before and after an action: its tables and its results.

use crate::event::{Event, Id, Pairing, Round};
use crate::msg;
use crate::words::{Arg, Message};

/// Tables told one by one.
const MOST_TOLD: usize = 4;

/// Tells how the newest round changes.
///
/// It is gone or there again, other players meet at its tables, or it loses results.
pub(super) fn of_the_newest(before: &Event, after: &Event) -> Vec<Message> {
    let rounds = |event: &Event| event.stages.iter().map(|stage| stage.rounds.len()).sum::<usize>();
    let (was, is) = (rounds(before), rounds(after));
    let told = match () {
        () if is < was => before.round().map(|round| gone(before, round)),
        () if is > was => after.round().map(|round| {
            msg!("preflight.round-back", round = name(after, round), tables = tables(round))
        }),
        () => {
            let both = before.round().zip(after.round());
            return both.map_or(Vec::new(), |(was, is)| tables_and_results(after, was, is));
        }
    };
    told.into_iter().collect()
}

/// The name of the newest round at the beginning of a sentence.
fn name(event: &Event, round: &Round) -> Message {
    event.round_in_a_sentence(event.stages.len(), round.number).capitalised()
}

fn tables(round: &Round) -> Message {
    msg!("pairing.tables", n = round.pairings.iter().filter(|one| one.table.is_some()).count())
}

fn gone(event: &Event, round: &Round) -> Message {
    let results = round.pairings.iter().filter(|one| one.table.is_some() && one.outcome.is_some());
    let (n, round_name, tables) = (results.count(), name(event, round), tables(round));
    match n {
        0 => msg!("preflight.round-gone", round = round_name, tables),
        n => msg!("preflight.round-gone-with", n, round = round_name, tables),
    }
}

fn tables_and_results(event: &Event, was: &Round, is: &Round) -> Vec<Message> {
    let seated = |round: &Round| -> Vec<(Option<u32>, Id, Option<Id>)> {
        round.pairings.iter().map(|one| (one.table, one.a, one.b)).collect()
    };
    if seated(was) == seated(is) {
        return lost_results(event, was, is).into_iter().collect();
    }
    let same = |one: &Pairing| {
        let other = one.table.and_then(|table| was.at_table(table));
        other.is_some_and(|other| other.has(one.a) && one.b.is_some_and(|b| other.has(b)))
    };
    let others: Vec<&Pairing> =
        is.pairings.iter().filter(|one| one.table.is_some() && !same(one)).collect();
    let told = others.iter().take(MOST_TOLD).map(|one| {
        let name = |id: Option<Id>| id.map_or(String::new(), |id| event.label(id));
        let (a, b, table) = (name(Some(one.a)), name(one.b), one.table.unwrap_or_default());
        Arg::from(msg!("preflight.table", table, a, b))
    });
    let told = Arg::Series(told.collect());
    let (round, more) = (name(event, is), others.len().saturating_sub(MOST_TOLD));
    if others.is_empty() {
        return Vec::new();
    }
    vec![match more {
        0 => msg!("preflight.other-tables", round, tables = told),
        n => msg!("preflight.other-tables-and-more", n, round, tables = told),
    }]
}

/// The tables that have no result any more.
fn lost_results(event: &Event, was: &Round, is: &Round) -> Option<Message> {
    let lost = was.pairings.iter().zip(&is.pairings);
    let lost = lost.filter(|(was, is)| was.outcome.is_some() && is.outcome.is_none());
    let tables: Vec<u32> = lost.filter_map(|(_, is)| is.table).collect();
    let (n, round) = (tables.len(), name(event, is));
    let some = tables.iter().take(MOST_TOLD).map(|table| Arg::from(*table)).collect();
    (n > 0).then(|| match n.saturating_sub(MOST_TOLD) {
        0 => msg!("preflight.previews-no-result", n, round, tables = Arg::Series(some)),
        more => msg!("preflight.previews-no-results", round, tables = Arg::Series(some), n = more),
    })
}
