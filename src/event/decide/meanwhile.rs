//! What others saved in the meantime: stale commands are refused; in a conflict the user is asked
//! which entry is right.
//!
//! A command from a screen carries the log position its user had read up to. Its subject is
//! compared as it was at that position and as it is now. If the two differ, the command is
//! not carried out. Two users may also report different results for one table, and one may undo
//! or redo what another has just done.

use super::table_ref::{TableRef, letter_of, newest_report};
use super::{Decision, Trial, decide, two_of, verb};
use crate::event::actions::Reported;
use crate::event::preflight::{consequences, seeds_now};
use crate::event::{
    Action, Command, Entry, Event, Id, Moment, Outcome, Refusal, Report, ResultText, Side, Stage,
};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::{Arg, Message};
use std::fmt::Debug;

/// The user who sends a command, and how much of the event they are assumed to have seen.
#[derive(Debug, Clone, Copy)]
pub struct Caller<'a> {
    pub by: &'a str,
    /// The number of the newest log line they had seen.
    pub seen: u64,
    /// The user may not have seen what others reported after this moment. None means a script, or a
    /// user who always sees the newest state.
    pub since: Option<Moment>,
    /// Lines that were written under the user's own name at another terminal.
    pub elsewhere: &'a [u64],
}

impl Caller<'_> {
    /// Whether the user may not have seen this line yet.
    fn is_news(&self, entry: &Entry) -> bool {
        let recent = self.since.is_some_and(|since| entry.at.unix > since.unix);
        entry.n > self.seen || (self.is_of_others(entry) && recent)
    }

    /// Whether somebody else wrote the line, or the user at another terminal.
    fn is_of_others(&self, entry: &Entry) -> bool {
        entry.by != self.by || self.elsewhere.contains(&entry.n)
    }

    /// Whether the user may not know this result. On the command line nobody sees what others
    /// entered, however long ago.
    fn may_not_know(&self, entry: &Entry) -> bool {
        self.is_news(entry) || (self.since.is_some() && self.is_of_others(entry))
    }

    /// The author of the line, in words for this user.
    fn who(&self, entry: &Entry) -> Arg {
        match entry.by == self.by && self.elsewhere.contains(&entry.n) {
            true => msg!("log.elsewhere", name = &entry.by).into(),
            false => Arg::from(&entry.by),
        }
    }
}

/// Why a result is not simply replaced, or the newest action not simply undone or redone. The
/// command was `decided`, unless the rules refuse it.
///
/// There is a conflict if somebody wrote the line and the user has not seen it; on the command
/// line, if another user entered the result at any time, or wrote the action a moment ago. None if
/// there is no conflict, or both results are equal.
pub fn conflict(
    event: &Event,
    command: &Command,
    decided: Option<&Decision>,
    caller: Caller,
) -> Option<Refusal> {
    let (result, drop) = match command {
        Command::Report { result, drop, .. } => (result, drop),
        Command::Undo(None) => return undo_conflict(event, caller),
        Command::Redo(None) => return redo_conflict(event, caller),
        _ => return None,
    };
    // A call of time that replaces a result is refused by the rules; a conflict about that result
    // comes first.
    let knowing = || decide(event, &command.clone().knowingly(), Moment::new(0, 0)).ok();
    let knowing = if decided.is_none() { knowing() } else { None };
    let Replaced { at, reported, there, wanted } =
        Replaced::by(event, decided.or(knowing.as_ref())?)?;
    let table = reported.table;
    let entry = newest_report(event, at.number, at.round.number, table)?;
    if !caller.may_not_know(entry) {
        return None;
    }
    let theirs = ResultText::of(event, at.pairing, there);
    let [theirs, yours] = match &wanted {
        Some(wanted) => theirs.distinguish(&ResultText::of(event, at.pairing, wanted)),
        None => [theirs.message(), msg!("log.match-goes-on")],
    };
    let report = verb(match result {
        Report::Time(call) => format!("{} correct", call.line(table)),
        _ => {
            let drop = drop.map_or_else(String::new, |drop| format!(" drop={}", drop.word()));
            format!("report {table} {} correct{drop}", words(reported))
        }
    });
    let who = caller.who(entry);
    Some(Refusal(match caller.is_news(entry) {
        true => msg!("log.has-just-reported", who, table, theirs, yours, report),
        false => {
            msg!("settings.has-reported", who, table, at = entry.at.clock(), theirs, yours, report)
        }
    }))
}

/// A result that a decision enters in place of another one.
struct Replaced<'a> {
    at: TableRef<'a>,
    reported: &'a Reported,
    there: &'a Outcome,
    /// None if the match goes on.
    wanted: Option<Outcome>,
}

impl<'a> Replaced<'a> {
    fn by(event: &'a Event, decision: &'a Decision) -> Option<Replaced<'a>> {
        let Some(Action::Report(reported)) = &decision.action else { return None };
        let (stage, round) = (u32::try_from(reported.stage).ok(), Some(reported.round));
        let at = TableRef::find(event, stage, round, reported.table).ok()?;
        let there = at.pairing.outcome.as_ref()?;
        let state = at.stage.read(&event.ruleset, &event.scoring(), reported).ok()?;
        let wanted = state.outcome().cloned();
        (wanted.as_ref() != Some(there)).then_some(Replaced { at, reported, there, wanted })
    }
}

/// Refuses to undo an action by another user that is very new. The user may mean one of
/// their own.
fn undo_conflict(event: &Event, caller: Caller) -> Option<Refusal> {
    let entry = event.undoable().filter(|entry| caller.is_news(entry))?;
    Some(Refusal(msg!(
        "log.has-just-saved",
        who = caller.who(entry),
        n = entry.n,
        what = event.describe(entry),
        undo = verb(format!("undo {}", entry.n)),
    )))
}

fn redo_conflict(event: &Event, caller: Caller) -> Option<Refusal> {
    let entry = event.redoable()?;
    let undone = event.log.iter().rev().find(|undo| undo.action == Action::Undo(entry.n))?;
    caller.is_news(undone).then(|| {
        Refusal(msg!(
            "log.has-just-undone",
            who = caller.who(undone),
            n = entry.n,
            what = event.describe(entry),
            redo = verb(format!("redo {}", entry.n)),
        ))
    })
}

/// The words of the `report` verb for this result.
fn words(reported: &Reported) -> String {
    let Reported { games, open, concede, noshow, margin, scores, timed, .. } = reported;
    if *timed {
        return format!("{} timed", words(&Reported { timed: false, ..reported.clone() }));
    }
    let last_lost_by = if games.ends_with('L') { Side::A } else { Side::B };
    match (concede, noshow, margin) {
        (Some(side), _, _) => format!("concede {}", letter_of(*side)),
        (_, Some(side), _) => format!("noshow {}", letter_of(*side)),
        _ if *open => {
            let before = games.get(..games.len().saturating_sub(1)).unwrap_or_default();
            format!("{before} concede {}", letter_of(last_lost_by)).trim_start().to_owned()
        }
        _ if scores.is_some() => {
            let [a, b] = scores.unwrap_or_default();
            format!("{a}-{b} {games}")
        }
        (_, _, Some(margin)) => format!("{games} margin={margin}"),
        _ => games.clone(),
    }
}

/// The log line that gave the table its present result, and that result in words.
pub fn reported_by(event: &Event, at: (usize, u32, u32)) -> Option<(&Entry, Message)> {
    let (number, round, table) = at;
    let stage: &Stage = event.stages.get(number.checked_sub(1)?)?;
    let pairing = stage.rounds.get((round as usize).checked_sub(1)?)?.at_table(table)?;
    let message = ResultText::of(event, pairing, pairing.outcome.as_ref()?).message();
    Some((newest_report(event, number, round, table)?, message))
}

/// Whether both results of a match of this shape are the same. Which games were conceded is ignored,
/// because players and slips do not record it. Of a match that ends with its winner, nothing but the
/// score counts, and players do not remember the order of the games.
pub(in crate::event) fn agrees(shape: MatchShape, one: &Outcome, other: &Outcome) -> bool {
    let facts = |of: &Outcome| (of.how, of.winner, of.margin, of.scores, of.timed);
    let same_games = match shape.wins_needed() {
        Some(_) => one.games.same_score(&other.games),
        None => one.games.agrees_with(&other.games),
    };
    facts(one) == facts(other) && same_games
}

impl Trial<'_> {
    /// Both results in words, if this replaces the table's result. None for a concession or a
    /// no-show, which has its own question.
    pub fn replaces(&self) -> Option<Message> {
        match self.command {
            Command::Report {
                result: Report::Concede { .. } | Report::ConcedeMatch(_), ..
            }
            | Command::Report { result: Report::NoShow(_) | Report::Same, .. } => return None,
            _ => {}
        }
        let Replaced { at, there, wanted, .. } = Replaced::by(self.event, &self.decision)?;
        let of = |outcome| ResultText::of(self.event, at.pairing, outcome);
        let [there, wanted] = of(there).distinguish(&of(&wanted?));
        Some(msg!("result.replaces", there, wanted))
    }
}

/// The subject of a command, as far as a screen shows it. A command is stale if it has changed.
#[derive(PartialEq)]
pub(in crate::event) enum Subject {
    /// The command names everything it is about; it is never stale.
    Words,
    /// The players at the table, and which of them are still in the event; for a correction of an
    /// older round, also its consequences.
    Table {
        table: u32,
        of: Option<[Id; 2]>,
        here: [bool; 2],
        follows: Vec<Message>,
    },
    /// The action that is undone or redone, and the consequences.
    Step(Option<u64>, Vec<Message>),
    /// The entrants who make the cut; None if the rules forbid the cut.
    Seeds(Option<Vec<Id>>),
    /// The number of rounds so far, and the seeds for those to come.
    Rounds(usize, Vec<Id>),
    Champion(Option<Id>),
    /// Two tables, and the players at each.
    Seats([(u32, Option<[Id; 2]>); 2]),
    /// Facts of any kind, written out. If they differ, naming the line that changed them is enough.
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
    // A binary search for a line after which the subject is as it is now, because computing a
    // subject may mean drawing a round.
    let since = &earlier[earlier.partition_point(|entry| entry.n <= seen)..];
    let differs_at = |n: u64| event.as_of(n).is_some_and(|then| command.subject(&then) != is);
    let by = since.get(since.partition_point(|entry| differs_at(entry.n))).unwrap_or(newest);
    let differs = differs(event, &was, &is);
    let sentences = std::iter::once(saved_since(event, by)).chain(differs);
    Some(Refusal(Message::sentences(sentences.collect())))
}

/// What was saved: `anna saved #12 meanwhile: round 1 table 3: Ewa beat Jan.`
pub fn saved_since(event: &Event, entry: &Entry) -> Message {
    msg!("log.saved-meanwhile", by = &entry.by, n = entry.n, what = event.describe(entry))
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

/// The subject then and now, unless naming the line that changed it is enough.
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
