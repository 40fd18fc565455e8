//! Tables of the newest round that have begun.

use super::decision::{Decision, verb};
use super::refusals::no_round;
use super::table_ref::TableRef;
use crate::event::action::Begun;
use crate::event::{Action, Event, Refusal, Round};
use crate::msg;

/// Marks tables as begun, or takes the mark back.
pub(super) fn begun(event: &Event, tables: &[u32], begun: bool) -> Result<Decision, Refusal> {
    let round = event.round().ok_or_else(no_round)?;
    for table in tables {
        if TableRef::find(event, None, None, *table)?.pairing.has_begun() {
            return Err(Refusal(msg!("tables.table-has-result", table = *table)));
        }
    }
    let said = |table: &u32| round.at_table(*table).is_some_and(|pairing| pairing.begun == begun);
    let new: Vec<u32> = tables.iter().copied().filter(|table| !said(table)).collect();
    let (all, n) = (tables.to_vec(), tables.len());
    if new.is_empty() {
        return Ok(Decision::unchanged(match begun {
            true => msg!("tables.begun-already", n, tables = all),
            false => msg!("tables.not-begun-anyway", n, tables = all),
        }));
    }
    let told = match begun {
        true => msg!("tables.begun", n = new.len(), tables = new.clone()),
        false => msg!("tables.not-begun", n = new.len(), tables = new.clone()),
    };
    let (stage, round) = (event.stages.len(), round.number);
    let action = Begun { stage, round, tables: new, not_yet: !begun };
    Ok(Decision::new(Action::Begun(action), told))
}

/// Refuses to draw a round again in which a table is marked as begun.
pub(super) fn nothing_begun(round: &Round) -> Result<(), Refusal> {
    let tables: Vec<u32> =
        round.pairings.iter().filter(|p| p.begun).filter_map(|p| p.table).collect();
    let Some(first) = tables.first() else { return Ok(()) };
    let no = verb(format!("begun {first} no"));
    Err(Refusal(msg!("tables.tables-begun", n = tables.len(), tables, no)))
}
