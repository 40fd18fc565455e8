//! Undo and redo of any action in the log.

use super::decision::{Decision, cleaned_text};
use crate::event::action::{LogStep, Part, Reported};
use crate::event::name::lower_case;
use crate::event::{Action, Chosen, Entrant, Entry, Event, Id, Refusal, counted};
use std::collections::BTreeMap;

pub(super) fn undo(event: &Event, chosen: Option<&Chosen>) -> Result<Decision, Refusal> {
    let entry = match chosen {
        None => event.undoable().ok_or("There is nothing to undo.")?,
        Some(chosen) => undo_target(event, chosen.n)?,
    };
    let told = format!("Undone: {}.", told_with_author(event, entry));
    Ok(Decision { reason: reason(chosen)?, ..Decision::new(Action::Undo(entry.n), told) })
}

pub(super) fn redo(event: &Event, chosen: Option<&Chosen>) -> Result<Decision, Refusal> {
    let entry = match chosen {
        None => event.redoable().ok_or("There is nothing to redo.")?,
        Some(chosen) => redo_target(event, chosen.n)?,
    };
    let told = format!("Redone: {}.", told_with_author(event, entry));
    Ok(Decision { reason: reason(chosen)?, ..Decision::new(Action::Redo(entry.n), told) })
}

/// An action in words, with its number and its author in brackets. Without the brackets,
/// the name would read as part of the sentence, as a margin does (`Ewa beat Jan, by 3`).
fn told_with_author(event: &Event, entry: &Entry) -> String {
    format!("{} (#{} by {})", event.tell(entry), entry.n, entry.by)
}

fn reason(chosen: Option<&Chosen>) -> Result<Option<String>, Refusal> {
    let why = chosen.and_then(|chosen| chosen.reason.as_deref());
    why.map(|why| cleaned_text("reason", why)).transpose()
}

fn numbered(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    let entry = event.entry(n);
    entry.ok_or_else(|| Refusal::from(format!("The log has no action {n}.")))
}

/// Finds the action to undo. An action in the middle of the log can be undone only if all
/// later actions still stand without it.
fn undo_target(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    let entry = numbered(event, n)?;
    match entry.action.log_step() {
        None => {}
        Some(LogStep::Undo(_) | LogStep::Redo(_)) => {
            return Err(Refusal::from(format!(
                "Action {n} is an undo or redo itself: use redo or undo."
            )));
        }
        Some(LogStep::ByHand) => {
            return Err(Refusal::from(format!(
                "Action {n} is a change of the file by hand: only another such change takes it back."
            )));
        }
    }
    if event.undone.contains(&n) {
        return Err(Refusal::from(format!(
            "Action {n} is undone already: redo {n} brings it back."
        )));
    }
    if event.counting_after(n).any(|later| depends(later, entry)) {
        return Err(needed(event, entry));
    }
    let without = event.entrants_after(&Action::Undo(n)).ok_or_else(|| needed(event, entry))?;
    match shared(&without) {
        None => Ok(entry),
        Some([a, b]) => Err(Refusal::from(format!(
            "Action {n} cannot be undone by itself, for {} and {} would have a name or start number \
             in common: edit changes it.",
            event.label(a),
            event.label(b)
        ))),
    }
}

/// Finds the action to redo. It returns to its own place in the log, if nothing that
/// happened since its undo conflicts with it.
fn redo_target(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    let chosen = numbered(event, n)?;
    // The number of an undo stands for the action it took back.
    let entry = match chosen.action.log_step() {
        Some(LogStep::Undo(undone)) => numbered(event, undone)?,
        Some(LogStep::Redo(_) | LogStep::ByHand) | None => chosen,
    };
    let n = entry.n;
    if !event.undone.contains(&n) {
        return Err(Refusal::from(format!(
            "Action {n} ({}) is not undone: there is nothing to bring back.",
            event.tell(entry)
        )));
    }
    if event.redoable().is_some_and(|newest| newest.n == n) {
        return Ok(entry);
    }
    let undone_at = event.log.iter().rposition(|e| e.action == Action::Undo(n)).unwrap_or(0);
    let since: Vec<&Entry> = event.log[undone_at + 1..]
        .iter()
        .filter(|later| !event.undone.contains(&later.n))
        .filter(|later| forbids_redo(later, entry))
        .collect();
    let with = event.entrants_after(&Action::Redo(n)).filter(|_| since.is_empty());
    match with.as_ref().map(|with| (with, shared(with))) {
        Some((_, None)) => Ok(entry),
        Some((with, Some([a, b]))) => Err(Refusal::from(format!(
            "Action {n} cannot be brought back, for {} and {} would have a name or start number in \
             common: edit changes it.",
            label(with, a),
            label(with, b)
        ))),
        None => Err(Refusal::from(format!(
            "Action {n} ({}) cannot be brought back as it was{}; do it anew.",
            event.tell(entry),
            match since.as_slice() {
                [] => ", for what stands now does not fit it".to_owned(),
                [_] => format!(", for this has happened since: {}", list_of(event, &since)),
                _ => format!(", for these have happened since: {}", list_of(event, &since)),
            }
        ))),
    }
}

/// Returns whether an action done since the undo forbids the redo.
fn forbids_redo(later: &Entry, back: &Entry) -> bool {
    let place = |reported: &Reported| (reported.stage, reported.round, reported.table);
    if let (false, Some(back)) = (depends(later, back), back.action.reported()) {
        return later.action.reported().is_some_and(|later| place(back) == place(later));
    }
    let (later_print, back) = (later.action.footprint(), back.action.footprint());
    // A restored finish also closes everything that was done after it.
    let decides = back.writes.has(Part::Ending) || back.reads.has(Part::Ending);
    later_print.depends_on(&back) || decides && later_print.writes.has(Part::Ending)
}

/// Returns whether a later action depends on an earlier one, though it could be applied
/// without it.
fn depends(later: &Entry, earlier: &Entry) -> bool {
    later.action.footprint().depends_on(&earlier.action.footprint())
}

/// Two entrants who share a name or a start number.
fn shared(entrants: &[Entrant]) -> Option<[Id; 2]> {
    let (mut names, mut starts) = (BTreeMap::new(), BTreeMap::new());
    entrants.iter().filter(|entrant| entrant.is_registered()).find_map(|entrant| {
        let people = [Some(&entrant.name), entrant.partner.as_ref()];
        let named = people
            .into_iter()
            .flatten()
            .find_map(|name| names.insert(lower_case(name).collect::<String>(), entrant.id));
        let other = named.or(starts.insert(entrant.start, entrant.id))?;
        Some([other, entrant.id])
    })
}

/// The name shown for this entrant.
fn label(entrants: &[Entrant], id: Id) -> String {
    let entrant = (id as usize).checked_sub(1).and_then(|at| entrants.get(at));
    entrant.map_or_else(|| format!("#{id}"), |entrant| entrant.label().into_owned())
}

/// All actions that depend on this one, and those that depend on them, in the order of the
/// log.
fn dependents<'a>(event: &'a Event, entry: &'a Entry) -> Vec<&'a Entry> {
    let mut without = Event::empty(event.head.clone(), event.ruleset.clone());
    let mut found = vec![entry];
    for later in event.log.iter().filter(|e| e.n != entry.n && !event.undone.contains(&e.n)) {
        let rests = later.n > entry.n && found.iter().any(|earlier| depends(later, earlier));
        if rests || without.append(later.clone()).is_err() {
            found.push(later);
        }
    }
    found.split_off(1)
}

fn needed(event: &Event, entry: &Entry) -> Refusal {
    let found = dependents(event, entry);
    let (these, those) = match found.len() {
        1 => ("this needs", "that first"),
        _ => ("these need", "those first, the newest first"),
    };
    let reported = matches!(entry.action, Action::Report(_)) && event.finished.is_none();
    let or = if reported { ", or report the table again to correct it" } else { "" };
    Refusal::from(format!(
        "Action {} ({}) cannot be undone by itself, for {these} it: {}; undo {those}{or}.",
        entry.n,
        event.tell(entry),
        list_of(event, &found)
    ))
}

/// The actions in a list of few words. An example is
/// `3 (registered C), 5 to 11 (7 results of round 1) and 20 more, the newest 52 (…)`.
fn list_of(event: &Event, entries: &[&Entry]) -> String {
    /// Nobody undoes more actions than this one by one.
    const MOST_TOLD: usize = 6;
    let round = |entry: &Entry| match &entry.action {
        Action::Report(reported) => Some((reported.stage, reported.round)),
        _ => None,
    };
    let one = |run: &[&Entry]| match (run, round(run[0])) {
        ([first, .., last], Some((stage, round))) => {
            let results = counted(run.len(), "result");
            let round = event.round_in_a_sentence(stage, round);
            format!("{} to {} ({results} of {round})", first.n, last.n)
        }
        _ => format!("{} ({})", run[0].n, event.tell(run[0])),
    };
    let runs = entries.chunk_by(|a, b| round(a).is_some() && round(a) == round(b));
    let mut told: Vec<String> = runs.map(one).collect();
    let more = told.len().saturating_sub(MOST_TOLD);
    match told.pop() {
        Some(newest) if more > 1 => {
            told.truncate(MOST_TOLD);
            format!("{} and {more} more, the newest {newest}", told.join(", "))
        }
        newest => {
            told.extend(newest);
            told.join(", ")
        }
    }
}
