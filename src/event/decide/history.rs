//! Back and forth over any action.

use super::{Action, Decision};
use crate::event::action::{Reported, Setup};
use crate::event::name::lower_case;
use crate::event::{Entry, Event, Id, Refusal};
use std::collections::BTreeMap;

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
    if matches!(entry.action, Action::ByHand(_)) {
        return Err(Refusal(format!(
            "Action {n} is a change of the file by hand: only another such change takes it back."
        )));
    }
    if event.undone.contains(&n) {
        return Err(Refusal(format!(
            "Action {n} is undone already: redo brings back the last one."
        )));
    }
    let later = event.log.iter().filter(|e| e.n > n && !event.undone.contains(&e.n));
    if let Some(leaning) =
        later.into_iter().find(|later| leans(event, &later.action, &entry.action))
    {
        return Err(match entry.action {
            Action::Report(Reported { round, .. })
                if !matches!(leaning.action, Action::Finish(_)) =>
            {
                Refusal(format!(
                    "Round {round} is over and later rounds lean on it: report the table again to correct it."
                ))
            }
            _ => needed(event, n),
        });
    }
    let mut log = event.log.clone();
    let mark =
        Entry { n: event.next_number(), action: Action::Undo(n), why: None, ..entry.clone() };
    log.push(mark);
    let without = Event::replay(event.head.clone(), event.ruleset.clone(), log)
        .map_err(|_| needed(event, n))?;
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

/// Two entrants whom their names or start numbers do not tell apart.
fn shared(event: &Event) -> Option<[Id; 2]> {
    let (mut names, mut starts) = (BTreeMap::new(), BTreeMap::new());
    event.entrants.iter().find_map(|entrant| {
        let people = [Some(&entrant.name), entrant.partner.as_ref()];
        let named = people
            .into_iter()
            .flatten()
            .find_map(|name| names.insert(lower_case(name).collect::<String>(), entrant.id));
        let other = named.or(starts.insert(entrant.start, entrant.id))?;
        Some([other, entrant.id])
    })
}

/// Everything that rests on the action, in the order of the log.
fn dependents(event: &Event, n: u64) -> Vec<&Entry> {
    let Some(entry) = event.log.iter().find(|entry| entry.n == n) else { return Vec::new() };
    let mut without = Event::empty(event.head.clone(), event.ruleset.clone());
    let mut found = Vec::new();
    for later in event.log.iter().filter(|e| e.n != n && !event.undone.contains(&e.n)) {
        let rests = later.n > n && leans(event, &later.action, &entry.action);
        if without.append(later.clone()).is_err() || rests {
            found.push(later);
        }
    }
    found
}

fn needed(event: &Event, n: u64) -> Refusal {
    /// More than anybody undoes one by one.
    const MOST_TOLD: usize = 6;
    let found = dependents(event, n);
    let named: Vec<String> = (found.iter().take(MOST_TOLD))
        .map(|entry| format!("{} ({})", entry.n, event.tell(entry)))
        .collect();
    Refusal(match (found.as_slice(), found.len().saturating_sub(MOST_TOLD)) {
        ([only], _) => format!(
            "Action {n} cannot be undone by itself, for action {} needs it: undo that first.",
            only.n
        ),
        (_, 0) => format!(
            "Action {n} cannot be undone by itself, for these need it: {}; undo those first, the \
             newest first.",
            named.join(", ")
        ),
        (_, more) => format!(
            "Action {n} cannot be undone by itself, for these need it: {} and {more} more; undo \
             those first, the newest first.",
            named.join(", ")
        ),
    })
}

/// Whether an event that is closed could end otherwise without it.
fn changes_the_end(action: &Action) -> bool {
    use Action::*;
    let aside = matches!(action, Edit(_) | Official(_) | Dismiss(_) | Timer(_) | Extend(_));
    !aside && !matches!(action, Penalty(_) | List(_) | Note(_) | Finish(_))
}

/// Whether what was done later rests on the earlier action, though it could
/// be taken in without it.
fn leans(event: &Event, later: &Action, earlier: &Action) -> bool {
    let seeds = matches!(later, Action::Cut(_) | Action::Decline(_))
        || matches!(later, Action::Drop(left) | Action::Disqualify(left) if left.seeds.is_some());
    let pairs = matches!(later, Action::Pair(_));
    let stage = |number: usize| number.checked_sub(1).and_then(|at| event.stages.get(at));
    let bracket = matches!(later, Action::Pair(paired)
        if stage(paired.stage).is_some_and(|stage| !stage.kind.is_preliminary()));
    if matches!(later, Action::Finish(_)) {
        return changes_the_end(earlier);
    }
    match earlier {
        Action::Report(_) | Action::Rejoin(_) => {
            pairs || seeds || matches!(later, Action::Redraft(_))
        }
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
        // A Swiss round paired since is one he missed; a bracket is not drawn
        // again for him.
        Action::Drop(_) | Action::Disqualify(_) => bracket || seeds,
        Action::Decline(_) => bracket || seeds,
        Action::Side(_) => bracket,
        Action::Cut(_) => matches!(later, Action::Drop(_) | Action::Disqualify(_)),
        Action::Pair(paired) => match later {
            Action::Drop(left) | Action::Disqualify(left) => {
                left.stage == paired.stage && left.after >= paired.round
            }
            Action::Timer(_) => true,
            _ => false,
        },
        _ => false,
    }
}

pub(super) fn redo(event: &Event) -> Result<Decision, Refusal> {
    let entry = event.redoable().ok_or("There is nothing to redo.")?;
    Ok(Decision::new(Action::Redo(entry.n), format!("Redone: {}.", event.tell(entry))))
}
