//! Stale commands: a command is refused if its subject has changed since its user last
//! looked.
//!
//! A command from a screen carries the log position its user had read up to. Its subject is
//! compared as it was at that position and as it is now. If the two differ, the command is
//! not carried out.

use super::decision::two_of;
use super::table_ref::{TableRef, newest_report};
use crate::event::preflight::{consequences, seeds_now};
use crate::event::{Action, Command, Entry, Event, Id, Moment, Refusal};
use crate::msg;
use crate::words::{Arg, Message};
use std::fmt::Debug;

/// The subject of a command, as far as a screen shows it.
#[derive(PartialEq)]
pub(in crate::event) enum Subject {
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
    /// The action that is undone or redone, and the consequences.
    Step(Option<u64>, Vec<Message>),
    /// The entrants who go on; None if the rules forbid the cut.
    Seeds(Option<Vec<Id>>),
    /// The number of rounds so far, and the seeds for those to come.
    Rounds(usize, Vec<Id>),
    Champion(Option<Id>),
    /// Two tables, and the players at each.
    Seats([(u32, Option<[Id; 2]>); 2]),
    /// Facts of any kind, written out: the line that changed them says everything.
    Facts(String),
}

impl Subject {
    pub(in crate::event) fn facts(facts: impl Debug) -> Subject {
        Subject::Facts(format!("{facts:?}"))
    }

    /// The newest round, and who sits at these of its tables.
    pub(in crate::event) fn pairings(
        event: &Event,
        among: impl Fn(Option<u32>) -> bool,
    ) -> Subject {
        let round = event.round();
        let pairings = round.into_iter().flat_map(|round| &round.pairings);
        let pairings = pairings.map(|p| (p.table, p.a, p.b)).filter(|of| among(of.0));
        Subject::facts((newest_round(event), pairings.collect::<Vec<_>>()))
    }

    pub(in crate::event) fn table(
        event: &Event,
        command: &Command,
        (stage, round, table): (Option<u32>, Option<u32>, u32),
    ) -> Subject {
        let found = TableRef::find(event, stage, round, table).ok();
        let of = found.and_then(|at| Some([at.pairing.a, at.pairing.b?]));
        let follows = consequences(event, command, Moment::new(0, 0));
        let here = of.map_or([true; 2], |of| of.map(|id| event.is_here(id)));
        Subject::Table { table, of, here, follows }
    }

    pub(in crate::event) fn seats(event: &Event, tables: [u32; 2]) -> Subject {
        Subject::Seats(tables.map(|table| {
            let pairing = event.round().and_then(|round| round.at_table(table));
            (table, pairing.and_then(|pairing| Some([pairing.a, pairing.b?])))
        }))
    }
}

pub(in crate::event) fn newest_round(event: &Event) -> Option<(usize, u32)> {
    event.round().map(|round| (event.stages.len(), round.number))
}

/// Why a command is stale if its user had read the log up to `seen`: its subject has
/// changed since. None means that it has not.
pub fn stale(event: &Event, command: &Command, seen: u64) -> Option<Refusal> {
    let (newest, earlier) = event.log.split_last().filter(|(newest, _)| newest.n > seen)?;
    let (was, is) = (command.subject(&event.as_of(seen)?), command.subject(event));
    if was == is {
        return None;
    }
    // Halves the newer lines to find one after which the subject was as it is now: to compute a
    // subject may mean to draw a round.
    let since = &earlier[earlier.partition_point(|entry| entry.n <= seen)..];
    let differs_at = |n: u64| event.as_of(n).is_some_and(|then| command.subject(&then) != is);
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
