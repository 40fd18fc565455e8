//! Back and forth over any action.

use super::{Action, Decision, cleaned_text, counted};
use crate::event::action::{Reported, Setup};
use crate::event::name::lower_case;
use crate::event::{Chosen, Entrant, Entry, Event, Id, Refusal};
use std::collections::BTreeMap;

pub(super) fn undo(event: &Event, chosen: Option<&Chosen>) -> Result<Decision, Refusal> {
    let entry = match chosen {
        None => event.undoable().ok_or("There is nothing to undo.")?,
        Some(chosen) => left_out(event, chosen.n)?,
    };
    let told = format!("Undone: {}.", told_with_author(event, entry));
    Ok(Decision { why: reason(chosen)?, ..Decision::new(Action::Undo(entry.n), told) })
}

pub(super) fn redo(event: &Event, chosen: Option<&Chosen>) -> Result<Decision, Refusal> {
    let entry = match chosen {
        None => event.redoable().ok_or("There is nothing to redo.")?,
        Some(chosen) => brought_back(event, chosen.n)?,
    };
    let told = format!("Redone: {}.", told_with_author(event, entry));
    Ok(Decision { why: reason(chosen)?, ..Decision::new(Action::Redo(entry.n), told) })
}

/// What an action was and whose: behind the sentence alone, a name would read as part of it, as a
/// margin does (`Ewa beat Jan, by 3`).
fn told_with_author(event: &Event, entry: &Entry) -> String {
    format!("{} (#{} by {})", event.tell(entry), entry.n, entry.by)
}

fn reason(chosen: Option<&Chosen>) -> Result<Option<String>, Refusal> {
    let why = chosen.and_then(|chosen| chosen.why.as_deref());
    why.map(|why| cleaned_text("reason", why)).transpose()
}

fn numbered(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    let entry = event.entry(n);
    entry.ok_or_else(|| Refusal(format!("The log has no action {n}.")))
}

/// An action in the middle can be left out only if what came after it still
/// stands without it.
fn left_out(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    let entry = numbered(event, n)?;
    if matches!(entry.action, Action::Undo(_) | Action::Redo(_)) {
        return Err(Refusal(format!("Action {n} is an undo or redo itself: use redo or undo.")));
    }
    if matches!(entry.action, Action::ByHand(_)) {
        return Err(Refusal(format!(
            "Action {n} is a change of the file by hand: only another such change takes it back."
        )));
    }
    if event.undone.contains(&n) {
        return Err(Refusal(format!("Action {n} is undone already: redo {n} brings it back.")));
    }
    if event.counting_behind(n).any(|later| leans(event, &later.action, &entry.action)) {
        return Err(needed(event, entry));
    }
    let without = event.entrants_after(&Action::Undo(n)).ok_or_else(|| needed(event, entry))?;
    match shared(&without) {
        None => Ok(entry),
        Some([a, b]) => Err(Refusal(format!(
            "Action {n} cannot be undone by itself, for {} and {} would have a name or start number \
             in common: edit changes it.",
            event.label(a),
            event.label(b)
        ))),
    }
}

/// An action that was undone comes back to its own place in the log, if all
/// that has happened since it was undone is of no concern to it.
fn brought_back(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    let chosen = numbered(event, n)?;
    // The undo itself stands for what it took back.
    let entry = match chosen.action {
        Action::Undo(taken_back) => numbered(event, taken_back)?,
        _ => chosen,
    };
    let n = entry.n;
    if !event.undone.contains(&n) {
        return Err(Refusal(format!(
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
        .filter(|later| stands_against(event, &later.action, &entry.action))
        .collect();
    let with = event.entrants_after(&Action::Redo(n)).filter(|_| since.is_empty());
    match with.as_ref().map(|with| (with, shared(with))) {
        Some((_, None)) => Ok(entry),
        Some((with, Some([a, b]))) => Err(Refusal(format!(
            "Action {n} cannot be brought back, for {} and {} would have a name or start number in \
             common: edit changes it.",
            label(with, a),
            label(with, b)
        ))),
        None => Err(Refusal(format!(
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

/// Whether what was done while an action was undone forbids to bring that back.
fn stands_against(event: &Event, later: &Action, back: &Action) -> bool {
    let at = |reported: &Reported| (reported.stage, reported.round, reported.table);
    if leans(event, later, back) {
        return true;
    }
    if let Some(back) = back.reported() {
        return later.reported().is_some_and(|later| at(back) == at(later));
    }
    match (back, later) {
        // A finish that comes back closes what was done after it as well.
        (Action::Finish(_), _) => changes_the_end(later),
        _ => changes_the_end(back) && changes_the_end(later),
    }
}

/// Two entrants whom their names or start numbers do not tell apart.
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

fn label(entrants: &[Entrant], id: Id) -> String {
    let entrant = (id as usize).checked_sub(1).and_then(|at| entrants.get(at));
    entrant.map_or_else(|| format!("#{id}"), |entrant| entrant.label().into_owned())
}

/// Everything that rests on the action, and what rests on that, in the order
/// of the log.
fn dependents<'a>(event: &'a Event, entry: &'a Entry) -> Vec<&'a Entry> {
    let mut without = Event::empty(event.head.clone(), event.ruleset.clone());
    let mut found = vec![entry];
    for later in event.log.iter().filter(|e| e.n != entry.n && !event.undone.contains(&e.n)) {
        let rests = later.n > entry.n
            && found.iter().any(|earlier| leans(event, &later.action, &earlier.action));
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
    let or = match entry.action {
        Action::Report(_) if event.finished.is_none() => {
            ", or report the table again to correct it"
        }
        _ => "",
    };
    Refusal(format!(
        "Action {} ({}) cannot be undone by itself, for {these} it: {}; undo {those}{or}.",
        entry.n,
        event.tell(entry),
        list_of(event, &found)
    ))
}

/// `3 (registered C), 5 to 11 (7 results of round 1) and 20 more, the newest
/// 52 (…)`.
fn list_of(event: &Event, entries: &[&Entry]) -> String {
    /// More than anybody undoes one by one.
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

/// Whether an event that is closed could end otherwise without it.
fn changes_the_end(action: &Action) -> bool {
    use Action::*;
    let aside = matches!(action, Edit(_) | Official(_) | Dismiss(_) | Timer(_) | Extend(_));
    let only_told = matches!(action, Penalty(penalised) if penalised.effect.is_none());
    !aside && !only_told && !matches!(action, List(_) | Note(_) | Finish(_))
}

/// Whether what was done later rests on the earlier action, though it could
/// be taken in without it.
fn leans(event: &Event, later: &Action, earlier: &Action) -> bool {
    let seeds = matches!(later, Action::Cut(_) | Action::Decline(_))
        || later.left().is_some_and(|(left, _)| left.seeds.is_some());
    let pairs = matches!(later, Action::Pair(_));
    let stage = |number: usize| number.checked_sub(1).and_then(|at| event.stages.get(at));
    let bracket = matches!(later, Action::Pair(paired)
        if stage(paired.stage).is_some_and(|stage| !stage.kind.is_preliminary()));
    if matches!(later, Action::Finish(_)) {
        return changes_the_end(earlier);
    }
    // A Swiss round paired since is one that whoever left has missed; a bracket
    // is not drawn again for them.
    if earlier.left().is_some() {
        return bracket || seeds;
    }
    match earlier {
        Action::Penalty(penalised) if penalised.effect.is_none() => false,
        Action::Report(_) | Action::Rejoin(_) | Action::Penalty(_) => {
            pairs || seeds || matches!(later, Action::Redraft(_))
        }
        Action::Remove(_) => pairs || matches!(later, Action::Pods(_)),
        Action::Pods(_) => pairs || matches!(later, Action::Pods(_) | Action::Draft(_)),
        Action::Draft(_) => matches!(later, Action::Draft(_)),
        Action::Redraft(_) | Action::Take(_) => {
            matches!(later, Action::Redraft(_) | Action::Take(_))
        }
        Action::Setup(setup) if setup.redraft.is_some() && !pairs => {
            matches!(later, Action::Draft(_) | Action::Redraft(_))
        }
        Action::Setup(setup) => {
            let only_told = Setup {
                name: setup.name.clone(),
                minutes: setup.minutes,
                finals_minutes: setup.finals_minutes,
                ..Setup::default()
            };
            let counted = Setup { boosters: None, pick_seconds: None, ..setup.clone() };
            counted != only_told && (pairs || seeds)
        }
        Action::Decline(_) => bracket || seeds,
        Action::Side(_) => bracket,
        Action::Cut(_) => later.left().is_some(),
        Action::Pair(paired) => match (later, later.left()) {
            (_, Some((left, _))) => left.stage == paired.stage && left.after >= paired.round,
            (Action::Timer(_) | Action::Extend(_), _) => true,
            _ => false,
        },
        _ => false,
    }
}
