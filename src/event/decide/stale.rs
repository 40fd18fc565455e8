//! Stale commands: a command is refused if its subject has changed since its user last
//! looked.
//!
//! A command from a screen carries the log position its user had read up to. Its subject is
//! compared as it was at that position and as it is now. If the two differ, the command is
//! not carried out.

use super::decision::two_of;
use super::table_ref::TableRef;
use super::table_ref::newest_report;
use crate::event::actions::finals;
use crate::event::actions::repair;
use crate::event::actions::{Fact, Plan, Repaired, Setup};
use crate::event::actions::{NewAuction, NewCall, NewShares};
use crate::event::preflight::{consequences, seeds_now};
use crate::event::{
    Action, Attendance, Command, CutBy, Entrant, Entry, Event, Id, KeptApart, Moment, NewCheck,
    Outcome, Redraft, Refusal, Round, Step, Who, champion, find, ranked,
};
use crate::msg;
use crate::words::{Arg, Message};

/// The subject of a command, as far as a screen shows it.
#[derive(PartialEq)]
enum Subject {
    /// The command's own words say everything it is about.
    Words,
    /// The players at the table, and which of them are still here. For a correction of an
    /// older round, also its consequences.
    Table {
        table: u32,
        of: Option<[Id; 2]>,
        here: [bool; 2],
        follows: Vec<Message>,
    },
    /// The result of the match after which a deck is checked.
    Match(Option<Outcome>),
    /// The action that is undone or redone, and the consequences.
    Step(Option<u64>, Vec<Message>),
    /// The entrants who go on; None if the rules forbid the cut.
    Seeds(Option<Vec<Id>>),
    /// The number of rounds so far, and the seeds for those to come.
    Rounds(usize, Vec<Id>),
    Champion(Option<Id>),
    /// The pods, the step of the draft, and the rare cards taken.
    Draft(Vec<Vec<Id>>, Option<Step>, Vec<Redraft>),
    /// Whether the clock runs, and whether it is paused.
    Clock(bool, bool),
    Registered(Option<Entrant>),
    /// Whether a player is here, the rounds paired, and those they asked to leave out.
    /// Whether an entrant has come, sits the coming round out, and has paid; None if they left.
    Attendance(Option<Attendance>),
    Announced(Box<(Setup, Option<Plan>)>),
    /// How two players are kept apart by name, and whether each is here.
    Apart(Option<KeptApart>, [bool; 2]),
    /// The lines of the log that hold the versions of a list, and the acceptance of the newest.
    List(Option<Vec<u64>>),
    /// Whether an entry of players still waits, and the result of its table.
    Claimed(bool, Option<Outcome>),
    /// Two tables, and the players at each.
    Seats([(u32, Option<[Id; 2]>); 2]),
    /// The newest round, and who sits where.
    Pairings(Option<(usize, u32)>, Vec<(Option<u32>, Id, Option<Id>)>),
    /// The newest round as its repair would leave it; None if the rules forbid that.
    Repaired(Option<Repaired>),
    /// The newest round, its mission, and whether it has results.
    Mission(Option<(usize, u32)>, Option<u32>, bool),
}

/// Why a command is stale if its user had read the log up to `seen`: its subject has
/// changed since. None means that it has not.
pub fn stale(event: &Event, command: &Command, seen: u64) -> Option<Refusal> {
    let (newest, earlier) = event.log.split_last().filter(|(newest, _)| newest.n > seen)?;
    let (was, is) = (subject(&event.as_of(seen)?, command), subject(event, command));
    if was == is {
        return None;
    }
    // Halves the newer lines to find one after which the subject was as it is now: to compute a
    // subject may mean to draw a round.
    let since = &earlier[earlier.partition_point(|entry| entry.n <= seen)..];
    let differs_at = |n: u64| event.as_of(n).is_some_and(|then| subject(&then, command) != is);
    let by = since.get(since.partition_point(|entry| differs_at(entry.n))).unwrap_or(newest);
    let differs = differs(event, &was, &is);
    let said = std::iter::once(saved_since(event, by)).chain(differs);
    Some(Refusal(Message::sentences(said.collect())))
}

/// Says what was saved: `anna saved #12 meanwhile: round 1 table 3: Ewa beat Jan.`
pub fn saved_since(event: &Event, entry: &Entry) -> Message {
    msg!("log.saved-meanwhile", by = &entry.by, n = entry.n, what = event.tell(entry))
}

/// The newest line since `seen` that changed this table's result. It enters another result,
/// or undoes or redoes one.
pub fn result_since(event: &Event, at: (usize, u32, u32), seen: u64) -> Option<&Entry> {
    let (stage, round, table) = at;
    let reported = |event: &Event| newest_report(event, stage, round, table).map(|entry| entry.n);
    if event.next_number() <= seen + 1 || reported(&event.as_of(seen)?) == reported(event) {
        return None;
    }
    event.log.iter().rev().take_while(|entry| entry.n > seen).find(|entry| {
        event
            .meant(&entry.action)
            .and_then(Action::reported)
            .is_some_and(|reported| (reported.stage, reported.round, reported.table) == at)
    })
}

fn subject(event: &Event, command: &Command) -> Subject {
    // Nothing that is compared depends on the time.
    let now = Moment::new(0, 0);
    match command {
        Command::Report { table, round, stage, .. } => {
            table_of(event, command, (*stage, *round, *table))
        }
        Command::MoveTable { from, to } => Subject::Seats([*from, *to].map(|table| {
            let pairing = event.round().and_then(|round| round.at_table(table));
            (table, pairing.and_then(|pairing| Some([pairing.a, pairing.b?])))
        })),
        Command::Post | Command::Seat(..) => pairings_of(event),
        Command::Repair { with, .. } => Subject::Repaired(repair::plan_for(event, with)),
        Command::Begun { tables, .. } => match pairings_of(event) {
            Subject::Pairings(at, mut pairings) => {
                pairings.retain(|row| row.0.is_some_and(|table| tables.contains(&table)));
                Subject::Pairings(at, pairings)
            }
            other => other,
        },
        // A clock that starts posts a held round.
        Command::StartTimer if event.is_held() => pairings_of(event),
        Command::Side { table, round, .. } => table_of(event, command, (None, *round, *table)),
        Command::Check(new) => Subject::Match(match_of(event, new)),
        Command::Extend { table, .. }
        | Command::Call(NewCall { table, .. })
        | Command::Auction(NewAuction { table, .. })
        | Command::Overkill(NewShares { table, .. })
        | Command::Rule { table: Some(table), .. } => {
            table_of(event, command, (None, None, *table))
        }
        Command::Mission(_) => {
            let round = event.round();
            let at = round.map(|round| (event.stages.len(), round.number));
            Subject::Mission(at, event.mission_now(), round.is_some_and(Round::has_begun))
        }
        Command::Undo(n) => {
            let undone = n.as_ref().map(|n| n.n).or(event.undoable().map(|entry| entry.n));
            Subject::Step(undone, consequences(event, command, now))
        }
        Command::Redo(n) => {
            let redone = n.as_ref().map(|n| n.n).or(event.redoable().map(|entry| entry.n));
            Subject::Step(redone, Vec::new())
        }
        Command::Cut(by) => Subject::Seeds(seeds_of(event, *by)),
        Command::CutByHand { seeds, .. } => {
            let best = ranked(event).take(seeds.len()).map(|standing| standing.entrant);
            Subject::Seeds(Some(best.collect()))
        }
        Command::Decline(_) | Command::Pair | Command::PairSettling(_) => Subject::Rounds(
            event.rounds_paired(),
            event.finals().map_or(Vec::new(), |f| f.seeds.clone()),
        ),
        Command::Finish => Subject::Champion(champion(event)),
        Command::Pods { .. } | Command::DraftNext | Command::RedraftNext { .. } => {
            let step = event.draft.map(|at| at.step);
            Subject::Draft(event.pods.clone(), step, event.redrafts.values().cloned().collect())
        }
        Command::StartTimer | Command::Timer(_) => {
            Subject::Clock(event.clock.is_running(), event.clock.is_paused())
        }
        Command::CheckIn { who, .. } => {
            let id = find(event, who).ok().filter(|id| event.is_here(*id));
            Subject::Attendance(id.map(|id| event.attendance(id)))
        }
        Command::Edit { who, .. } => Subject::Registered(registered(event, who)),
        Command::Setup(_) => Subject::Announced(Box::new((event.setup.clone(), event.plan))),
        Command::Apart(asked) => {
            let ids = [&asked.a, &asked.b].map(|who| find(event, who).unwrap_or(0));
            let here = ids.map(|id| event.is_here(id));
            Subject::Apart(event.kept_apart(ids[0], ids[1]).cloned(), here)
        }
        Command::List { who, .. } | Command::AcceptList { who, .. } => {
            Subject::List(find(event, who).ok().map(|id| list_lines(event, id)))
        }
        Command::Settle { claim, .. } => {
            let found = event.claims.iter().find(|known| known.n == *claim && !known.replaced);
            let table = found.and_then(|claim| event.claimed_table(claim));
            let outcome = table.and_then(|pairing| pairing.outcome.clone());
            Subject::Claimed(found.is_some(), outcome)
        }
        _ => Subject::Words,
    }
}

fn pairings_of(event: &Event) -> Subject {
    let round = event.round();
    let at = round.map(|round| (event.stages.len(), round.number));
    let pairings = round.map_or(&[][..], |round| &round.pairings);
    Subject::Pairings(at, pairings.iter().map(|p| (p.table, p.a, p.b)).collect())
}

fn table_of(event: &Event, command: &Command, at: (Option<u32>, Option<u32>, u32)) -> Subject {
    let (stage, round, table) = at;
    let found = TableRef::find(event, stage, round, table).ok();
    let of = found.and_then(|at| Some([at.pairing.a, at.pairing.b?]));
    let follows = consequences(event, command, Moment::new(0, 0));
    let here = of.map_or([true; 2], |of| of.map(|id| event.is_here(id)));
    Subject::Table { table, of, here, follows }
}

fn match_of(event: &Event, new: &NewCheck) -> Option<Outcome> {
    let id = find(event, &new.who).ok()?;
    TableRef::of_player(event, new.round, id).ok()?.pairing.outcome.clone()
}

fn seeds_of(event: &Event, by: CutBy) -> Option<Vec<Id>> {
    match finals::cut(event, by).ok()?.action?.footprint().fact {
        Fact::Seeded(cut) => Some(cut.seeds.clone()),
        _ => None,
    }
}

fn list_lines(event: &Event, id: Id) -> Vec<u64> {
    let accepted = event.newest_list(id).and_then(|list| list.accepted.as_ref());
    let versions = event.list_versions(id).iter().map(|version| version.n);
    versions.chain(accepted.map(|accepted| accepted.n)).collect()
}

fn registered(event: &Event, who: &Who) -> Option<Entrant> {
    let entrant = event.entrant(find(event, who).ok()?)?;
    // The form does not show whether the entrant is still in the event.
    Some(Entrant { status: crate::event::Status::Active, ..entrant.clone() })
}

/// Says what was there and what is there now, unless the line that changed it says
/// everything.
fn differs(event: &Event, was: &Subject, is: &Subject) -> Option<Message> {
    let pair = |of: &[Id; 2]| two_of(event, *of);
    Some(match (was, is) {
        (Subject::Table { of: Some(was), .. }, Subject::Table { table, of, .. })
            if Some(was) != of.as_ref() =>
        {
            match of {
                Some(is) => msg!("log.table-now", table = *table, was = pair(was), is = pair(is)),
                None => msg!("log.table-gone", table = *table, was = pair(was)),
            }
        }
        (Subject::Seats(was), Subject::Seats(is)) => {
            let ((table, was), (_, is)) = was.iter().zip(is).find(|(was, is)| was != is)?;
            let table = *table;
            match (was, is) {
                (Some(was), Some(is)) => {
                    msg!("log.table-now", table, was = pair(was), is = pair(is))
                }
                (Some(was), None) => msg!("log.table-gone", table, was = pair(was)),
                (None, Some(is)) => msg!("tables.now-taken", table, is = pair(is)),
                (None, None) => return None,
            }
        }
        (Subject::Table { follows: was, .. }, Subject::Table { follows, .. })
        | (Subject::Step(_, was), Subject::Step(_, follows))
            if was != follows && !follows.is_empty() =>
        {
            msg!("log.other-consequences", what = Arg::Sentences(follows.clone()))
        }
        (Subject::Seeds(Some(was)), Subject::Seeds(Some(is)))
        | (Subject::Rounds(_, was), Subject::Rounds(_, is))
            if was != is && !was.is_empty() =>
        {
            seeds_now(event, was, is)
        }
        (Subject::Champion(Some(_)), Subject::Champion(is)) => match is {
            Some(id) => msg!("log.champion-now", champion = event.crowned(*id)),
            None => msg!("log.no-champion-now"),
        },
        _ => return None,
    })
}
