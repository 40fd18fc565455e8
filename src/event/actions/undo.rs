//! Undo and redo.

use super::{LogStep, Part, Reported};
use crate::event::decide::{Decision, TextKind, cleaned_text, refuse_if, verb};
use crate::event::name::lower_case;
use crate::event::verb::VerbSpec;
use crate::event::{Action, Command, Entrant, Entry, Event, Id, Refusal, Topic, Verb};
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::BTreeMap;

pub(super) const UNDO: VerbSpec = VerbSpec::known(
    Topic::Results,
    "undo [N [WHY]]",
    msg!("commands.does-undo"),
    msg!("commands.undo"),
    |event| event.undoable().is_some(),
    |words| Ok(Verb::Do(Command::Undo(words.chosen()?))),
);

pub(super) const REDO: VerbSpec = VerbSpec::known(
    Topic::Results,
    "redo [N [WHY]]",
    msg!("commands.does-redo"),
    msg!("commands.redo"),
    |event| event.redoable().is_some(),
    |words| Ok(Verb::Do(Command::Redo(words.chosen()?))),
);

/// An action chosen from the log, to be undone or redone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    pub n: u64,
    /// The reason, which the log keeps.
    pub reason: Option<String>,
}

impl Chosen {
    /// Chooses this action without a reason.
    pub fn number(n: u64) -> Chosen {
        Chosen { n, reason: None }
    }
}

pub(super) fn undo(event: &Event, chosen: Option<&Chosen>) -> Result<Decision, Refusal> {
    let entry = match chosen {
        None => event.undoable().ok_or_else(|| Refusal(msg!("log.nothing-to-undo")))?,
        Some(chosen) => undo_target(event, chosen.n)?,
    };
    let message = msg!("log.turned", way = "undone", what = event.describe(entry), by = &entry.by);
    Ok(Decision { reason: reason(chosen)?, ..Decision::new(Action::Undo(entry.n), message) })
}

pub(super) fn redo(event: &Event, chosen: Option<&Chosen>) -> Result<Decision, Refusal> {
    let entry = match chosen {
        None => event.redoable().ok_or_else(|| Refusal(msg!("log.nothing-to-redo")))?,
        Some(chosen) => redo_target(event, chosen.n)?,
    };
    let message = msg!("log.turned", way = "redone", what = event.describe(entry), by = &entry.by);
    Ok(Decision { reason: reason(chosen)?, ..Decision::new(Action::Redo(entry.n), message) })
}

fn reason(chosen: Option<&Chosen>) -> Result<Option<String>, Refusal> {
    let why = chosen.and_then(|chosen| chosen.reason.as_deref());
    why.map(|why| cleaned_text(TextKind::Reason, why)).transpose()
}

fn numbered(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    event.entry(n).ok_or_else(|| Refusal(msg!("log.no-such-action", n)))
}

/// Finds the action to undo. An action in the middle of the log can be undone only if all later
/// actions remain valid without it.
fn undo_target(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    let entry = numbered(event, n)?;
    match entry.action.log_step() {
        None => {}
        Some(LogStep::Undo(_) | LogStep::Redo(_)) => {
            let (undo, redo) = (verb("undo"), verb("redo"));
            return Err(Refusal(msg!("log.is-a-step", n, redo, undo)));
        }
        Some(LogStep::ByHand) => return Err(Refusal(msg!("log.is-by-hand", n))),
    }
    if event.undone.contains(&n) {
        let redo = verb(format!("redo {n}"));
        return Err(Refusal(msg!("log.undone-already", n, redo)));
    }
    if event.counting_after(n).any(|later| depends(later, entry)) {
        return Err(needed(event, entry));
    }
    let without = event.entrants_after(&Action::Undo(n)).ok_or_else(|| needed(event, entry))?;
    match shared(&without) {
        None => Ok(entry),
        Some([a, b]) => {
            let (a, b) = (event.label(a), event.label(b));
            Err(Refusal(msg!("log.would-clash", what = "undo", n, a, b, edit = verb("edit"))))
        }
    }
}

/// Finds the action to redo. It returns to its old place in the log, if nothing since its undo
/// conflicts with it.
fn redo_target(event: &Event, n: u64) -> Result<&Entry, Refusal> {
    let chosen = numbered(event, n)?;
    // The number of an undo line means the action it undid.
    let entry = match chosen.action.log_step() {
        Some(LogStep::Undo(undone)) => numbered(event, undone)?,
        Some(LogStep::Redo(_) | LogStep::ByHand) | None => chosen,
    };
    let n = entry.n;
    refuse_if(!event.undone.contains(&n), || {
        msg!("log.not-undone", n, what = event.describe(entry))
    })?;
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
        Some((with, Some([a, b]))) => {
            let (a, b) = (label(with, a), label(with, b));
            Err(Refusal(msg!("log.would-clash", what = "redo", n, a, b, edit = verb("edit"))))
        }
        None => Err(Refusal(match since.len() {
            0 => msg!("log.does-not-fit", n, what = event.describe(entry)),
            count => msg!(
                "log.happened-since",
                n,
                what = event.describe(entry),
                count,
                since = list_of(event, &since),
            ),
        })),
    }
}

/// Whether an action since the undo prevents the redo.
fn forbids_redo(later: &Entry, back: &Entry) -> bool {
    let place = |reported: &Reported| (reported.stage, reported.round, reported.table);
    if let (false, Some(back)) = (depends(later, back), back.action.reported()) {
        return later.action.reported().is_some_and(|later| place(back) == place(later));
    }
    let (later_footprint, back) = (later.action.footprint(), back.action.footprint());
    // Redoing the finish would close the event before everything done since.
    let decides = back.writes.has(Part::Ending) || back.reads.has(Part::Ending);
    later_footprint.depends_on(&back) || decides && later_footprint.writes.has(Part::Ending)
}

/// Whether a later action depends on an earlier one, even if it could be applied without it.
fn depends(later: &Entry, earlier: &Entry) -> bool {
    later.action.footprint().depends_on(&earlier.action.footprint())
}

/// Two entrants who share a name, a member number or a start number.
fn shared(entrants: &[Entrant]) -> Option<[Id; 2]> {
    let (mut names, mut starts) = (BTreeMap::new(), BTreeMap::new());
    let mut members = BTreeMap::new();
    entrants.iter().filter(|entrant| entrant.is_registered()).find_map(|entrant| {
        let key = |text: &str| lower_case(text).collect::<String>();
        let known = entrant.players().find_map(|(name, member)| {
            let named = names.insert(key(name), entrant.id);
            let of_member = member.and_then(|member| members.insert(key(member), entrant.id));
            named.or(of_member)
        });
        let other = known.or(starts.insert(entrant.start, entrant.id))?;
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
    let (n, what, count) = (entry.n, event.describe(entry), found.len());
    let later = list_of(event, &found);
    let reported = matches!(entry.action, Action::Report(_)) && event.finished.is_none();
    Refusal(match reported {
        true => msg!("log.result-is-needed", n, what, count, later),
        false => msg!("log.is-needed", n, what, count, later),
    })
}

/// The actions as a short list, such as `3 (registered C), 5 to 11 (7 results of round 1) and 20
/// more, the newest 52 (…)`.
fn list_of(event: &Event, entries: &[&Entry]) -> Arg {
    /// The most actions listed: nobody would undo more one by one.
    const MOST_LISTED: usize = 6;
    let round = |entry: &Entry| match &entry.action {
        Action::Report(reported) => Some((reported.stage, reported.round)),
        _ => None,
    };
    let one = |run: &[&Entry]| match (run, round(run[0])) {
        ([first, .., last], Some((stage, round))) => {
            let round = event.round_in_a_sentence(stage, round);
            let (from, to) = (first.n, last.n);
            msg!("log.results", from, to, n = run.len(), round)
        }
        _ => msg!("common.bracketed", text = run[0].n, note = event.describe(run[0])),
    };
    let by_round = entries.chunk_by(|a, b| round(a).is_some() && round(a) == round(b));
    let mut listed: Vec<Message> = by_round.map(one).collect();
    let series = |listed: Vec<Message>| Arg::Series(listed.into_iter().map(Arg::from).collect());
    let more = listed.len().saturating_sub(MOST_LISTED);
    match listed.pop() {
        Some(newest) if more > 1 => {
            listed.truncate(MOST_LISTED);
            msg!("log.and-more", first = series(listed), n = more, newest).into()
        }
        newest => {
            listed.extend(newest);
            series(listed)
        }
    }
}

pub fn undone(n: u64, what: Option<Message>) -> Message {
    labelled(msg!("log.undone", n), what)
}

pub fn redone(n: u64, what: Option<Message>) -> Message {
    labelled(msg!("log.redone", n), what)
}

fn labelled(label: Message, what: Option<Message>) -> Message {
    match what {
        Some(text) => msg!("common.labelled", label, text),
        None => label,
    }
}

impl Event {
    /// The entry that is undone or redone, in words.
    pub(super) fn entry_in_words(&self, n: u64) -> Option<Message> {
        let entry = self.entry(n).filter(|entry| !entry.action.is_about_the_log());
        entry.map(|entry| self.describe(entry))
    }
}
