//! Somebody at a screen asks for what he has before him. His command carries
//! how far he had read the log; what it is about is looked at as it was for
//! him and as it is, and where the two differ it is not carried out.

use super::contest::newest_report;
use super::{cut, report};
use crate::event::action::{Plan, Setup};
use crate::event::preview::{consequences, seeds_now};
use crate::event::{
    Action, Command, CutBy, Entrant, Entry, Event, Id, Moment, Redraft, Refusal, Step, Who,
    champion, find,
};

/// What of an event a command is about, as far as a screen shows it.
#[derive(PartialEq)]
enum Stake {
    /// What it names is in its own words.
    Words,
    /// Who sits at the table, who of them is still here, and what a correction
    /// of an older round changes.
    Table {
        of: Option<[Id; 2]>,
        here: [bool; 2],
        follows: Vec<String>,
    },
    /// The action that is taken back or brought back, and what that changes.
    Step(Option<u64>, Vec<String>),
    /// Who goes on; None: the rules say why nobody does.
    Seeds(Option<Vec<Id>>),
    /// Rounds there are, and who is seeded for those to come.
    Rounds(usize, Vec<Id>),
    Champion(Option<Id>),
    /// The pods, where the draft is, and the rare cards taken.
    Draft(Vec<Vec<Id>>, Option<Step>, Vec<Redraft>),
    /// Whether the clock runs, and whether it is paused.
    Clock(bool, bool),
    Registered(Option<Entrant>),
    Announced(Box<(Setup, Option<Plan>)>),
}

/// Why a command is not carried out for one who had read the log up to `seen`:
/// what it is about has changed since. None: it has not.
pub fn unseen(event: &Event, command: &Command, seen: u64) -> Option<Refusal> {
    let newest = event.log.last().filter(|entry| entry.n > seen)?;
    let mut then = event.as_of(seen)?;
    let (was, is) = (stake(&then, command), stake(event, command));
    if was == is {
        return None;
    }
    // The line that changed it, where one alone did.
    let since = event.log.iter().filter(|entry| entry.n > seen);
    let mut by = newest;
    for entry in since {
        if then.append(entry.clone()).is_err() {
            break;
        }
        if stake(&then, command) == is {
            by = entry;
            break;
        }
    }
    let said = [meanwhile(event, by), differs(event, command, &was, &is)];
    Some(Refusal(said.join(" ").trim_end().to_owned()))
}

/// `anna saved #12 meanwhile: round 1 table 3: Ewa beat Jan.`
pub fn meanwhile(event: &Event, entry: &Entry) -> String {
    format!("{} saved #{} meanwhile: {}.", entry.by, entry.n, event.tell(entry))
}

/// The newest line about this table's result since `seen`: another result, or
/// one that was taken back.
pub fn result_since(event: &Event, at: (usize, u32, u32), seen: u64) -> Option<&Entry> {
    let (stage, round, table) = at;
    let reported = |event: &Event| newest_report(event, stage, round, table).map(|entry| entry.n);
    if event.next_number() <= seen + 1 || reported(&event.as_of(seen)?) == reported(event) {
        return None;
    }
    event.log.iter().rev().take_while(|entry| entry.n > seen).find(|entry| {
        let about = match entry.action {
            Action::Undo(n) | Action::Redo(n) => event.log.iter().find(|e| e.n == n),
            _ => Some(*entry),
        };
        about
            .and_then(|entry| entry.action.reported())
            .is_some_and(|reported| (reported.stage, reported.round, reported.table) == at)
    })
}

fn stake(event: &Event, command: &Command) -> Stake {
    // Nothing that is compared depends on the time.
    let now = Moment::new(0, 0);
    match command {
        Command::Report { table, round, stage, .. } => {
            table_of(event, command, (*stage, *round, *table))
        }
        Command::Side { table, round, .. } => table_of(event, command, (None, *round, *table)),
        Command::Extend { table, .. } => table_of(event, command, (None, None, *table)),
        Command::Undo(n) => {
            let undone = n.as_ref().map(|n| n.n).or(event.undoable().map(|entry| entry.n));
            Stake::Step(undone, consequences(event, command, now))
        }
        Command::Redo(n) => {
            let redone = n.as_ref().map(|n| n.n).or(event.redoable().map(|entry| entry.n));
            Stake::Step(redone, Vec::new())
        }
        Command::Cut(by) => Stake::Seeds(seeds_of(event, *by)),
        Command::Decline(_) | Command::Pair => {
            let rounds = event.stages.iter().map(|stage| stage.rounds.len()).sum();
            Stake::Rounds(rounds, event.finals().map_or(Vec::new(), |f| f.seeds.clone()))
        }
        Command::Finish => Stake::Champion(champion(event)),
        Command::Pods { .. } | Command::DraftNext | Command::RedraftNext { .. } => {
            let step = event.draft.map(|at| at.step);
            Stake::Draft(event.pods.clone(), step, event.redrafts.values().cloned().collect())
        }
        Command::StartTimer | Command::Timer(_) => {
            Stake::Clock(event.clock.is_running(), event.clock.is_paused())
        }
        Command::Edit { who, .. } => Stake::Registered(registered(event, who)),
        Command::Setup(_) => Stake::Announced(Box::new((event.setup.clone(), event.plan))),
        _ => Stake::Words,
    }
}

fn table_of(event: &Event, command: &Command, at: (Option<u32>, Option<u32>, u32)) -> Stake {
    let (stage, round, table) = at;
    let found = report::find_round(event, stage, round).ok();
    let pairing = found.and_then(|(_, _, round)| round.at_table(table));
    let of = pairing.and_then(|pairing| Some([pairing.a, pairing.b?]));
    let is_here = |id: Id| event.entrant(id).is_some_and(Entrant::is_active);
    let follows = consequences(event, command, Moment::new(0, 0));
    Stake::Table { of, here: of.map_or([true; 2], |of| of.map(is_here)), follows }
}

fn seeds_of(event: &Event, by: CutBy) -> Option<Vec<Id>> {
    match cut::cut(event, by).ok()?.action? {
        Action::Cut(cut) => Some(cut.seeds),
        _ => None,
    }
}

fn registered(event: &Event, who: &Who) -> Option<Entrant> {
    let entrant = event.entrant(find(event, who).ok()?)?;
    // Whether he is here is no part of the form.
    Some(Entrant { status: crate::event::Status::Active, ..entrant.clone() })
}

/// What was there and what is there now, where the line that changed it does
/// not say it all.
fn differs(event: &Event, command: &Command, was: &Stake, is: &Stake) -> String {
    let pair = |of: &[Id; 2]| format!("{} – {}", event.label(of[0]), event.label(of[1]));
    match (command, was, is) {
        (
            Command::Report { table, .. }
            | Command::Side { table, .. }
            | Command::Extend { table, .. },
            Stake::Table { of: Some(was), .. },
            Stake::Table { of, .. },
        ) if Some(was) != of.as_ref() => match of {
            Some(is) => format!("Table {table} was {} and is now {}.", pair(was), pair(is)),
            None => format!("Table {table} was {} and is there no more.", pair(was)),
        },
        (_, Stake::Table { follows: was, .. }, Stake::Table { follows, .. })
        | (_, Stake::Step(_, was), Stake::Step(_, follows))
            if was != follows && !follows.is_empty() =>
        {
            format!("What this changes has changed: {}", follows.join(" "))
        }
        (_, Stake::Seeds(Some(was)), Stake::Seeds(Some(is)))
        | (_, Stake::Rounds(_, was), Stake::Rounds(_, is))
            if was != is && !was.is_empty() =>
        {
            seeds_now(event, was, is)
        }
        (_, Stake::Champion(Some(_)), Stake::Champion(is)) => match is {
            Some(id) => format!("Now {}.", event.crowned(*id)),
            None => "There is no champion now.".to_owned(),
        },
        _ => String::new(),
    }
}
