//! Back and forth over any action.

use super::{Action, Decision};
use crate::event::action::Reported;
use crate::event::{Entry, Event, Refusal};

pub(super) fn undo(event: &Event, n: Option<u64>) -> Result<Decision, Refusal> {
    let entry = match n {
        None => event.undoable().ok_or("There is nothing to undo.")?,
        Some(n) => chosen(event, n)?,
    };
    let told = format!("Undone: {} by {}.", event.tell(entry), entry.by);
    Ok(Decision::new(Action::Undo(entry.n), told))
}

/// An action in the middle can be left out only if what came after it still
/// stands without it.
fn chosen(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    let entry = event.log.iter().find(|entry| entry.n == n);
    let entry = entry.ok_or_else(|| Refusal(format!("The log has no action {n}.")))?;
    if matches!(entry.action, Action::Undo(_) | Action::Redo(_)) {
        return Err(Refusal(format!("Action {n} is an undo or redo itself: use redo or undo.")));
    }
    if event.undone.contains(&n) {
        return Err(Refusal(format!(
            "Action {n} is undone already: redo brings back the last one."
        )));
    }
    if let Action::Report(Reported { stage, round, .. }) = entry.action {
        let newest = event.round().map(|r| (event.stages.len(), r.number));
        if newest != Some((stage, round)) {
            return Err(Refusal(format!(
                "Round {round} is over and later rounds lean on it: report the table again to correct it."
            )));
        }
    }
    let mut log = event.log.clone();
    let mark =
        Entry { n: event.next_number(), action: Action::Undo(n), why: None, ..entry.clone() };
    log.push(mark);
    Event::replay(event.head.clone(), event.ruleset.clone(), log).map(|_| entry).map_err(|misfit| {
        Refusal(format!(
            "Action {n} cannot be undone by itself, for action {} needs it: undo that first.",
            misfit.n
        ))
    })
}

pub(super) fn redo(event: &Event) -> Result<Decision, Refusal> {
    let entry = event.redoable().ok_or("There is nothing to redo.")?;
    Ok(Decision::new(Action::Redo(entry.n), format!("Redone: {}.", event.tell(entry))))
}
