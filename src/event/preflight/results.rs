//! Tables without a result, which block the next round.

use super::item::{PreflightItem, Remedy, Severity};
use super::seen::Seen;
use crate::event::{Event, Id, Pairing};
use crate::msg;
use crate::words::{Arg, Message};

/// Tables told one by one.
const MOST_TABLES: usize = 3;

/// The tables without a result. Those where somebody has left come first: nobody may be playing
/// there any more.
pub(super) fn missing(seen: &Seen) -> Vec<PreflightItem> {
    let event = seen.event;
    let Some(round) = event.round() else { return Vec::new() };
    let tables = round.missing().filter_map(|pairing| Some((pairing.table?, pairing)));
    let (left, play): (Vec<_>, Vec<_>) =
        tables.partition(|(_, pairing)| !gone(event, pairing).is_empty());
    let mut items = told(
        &left,
        |tables, n| msg!("preflight.left-at-tables", n, tables),
        |table, pairing| {
            let names = event.some_names(&gone(event, pairing));
            let n = gone(event, pairing).len();
            let [a, b] = names_of(event, pairing);
            msg!("preflight.left-at-table", n, names, table, a, b)
        },
    );
    items.extend(told(
        &play,
        |tables, n| msg!("preflight.no-results", n, tables),
        |table, pairing| {
            let [a, b] = names_of(event, pairing);
            msg!("preflight.no-result", table, a, b)
        },
    ));
    items
}

/// Each table in an item of its own, or all of them in one if they are many.
fn told(
    tables: &[(u32, &Pairing)],
    all: impl Fn(Arg, usize) -> Message,
    one: impl Fn(u32, &Pairing) -> Message,
) -> Vec<PreflightItem> {
    let item = |sentence, table: u32| {
        PreflightItem::new(Severity::Error, sentence, Some(Remedy::Result { table }))
    };
    match tables {
        [(first, _), ..] if tables.len() > MOST_TABLES => {
            let numbers = tables.iter().map(|(table, _)| Arg::from(*table)).collect();
            vec![item(all(Arg::Series(numbers), tables.len()), *first)]
        }
        few => few.iter().map(|(table, pairing)| item(one(*table, pairing), *table)).collect(),
    }
}

/// Those at this table who have left the event.
fn gone(event: &Event, pairing: &Pairing) -> Vec<Id> {
    let both = [Some(pairing.a), pairing.b].into_iter().flatten();
    both.filter(|id| !event.is_here(*id)).collect()
}

fn names_of(event: &Event, pairing: &Pairing) -> [String; 2] {
    let name = |id: Option<Id>| id.map_or(String::new(), |id| event.label(id));
    [name(Some(pairing.a)), name(pairing.b)]
}
