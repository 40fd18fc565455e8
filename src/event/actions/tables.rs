//! Tables of the round under way: swapping players, moving a pairing, marking games as started.

use super::keep_apart::{forbidden, not_kept_apart};
use super::officials::leaders_who_meet;
use super::{LARGEST_TABLE, SideCall, StageKind, sides};
use crate::event::decide::field::{breaches, contenders};
use crate::event::decide::table_ref::TableRef;
use crate::event::decide::{
    Concern, Decision, no_round, refuse_if, round_robin_refusal, two_of, verb,
};
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, number, playing};
use crate::event::{
    Action, Command, Event, Id, Moment, Refusal, Round, Stage, Status, Topic, Verb, Who, answer,
    find, is_out, standings,
};
use crate::msg;
use crate::pairing::Breach;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

pub(super) const SWAP: VerbSpec = VerbSpec::known(
    Topic::Rounds,
    "swap A B",
    msg!("commands.does-swap"),
    msg!("commands.swap"),
    playing,
    read_swap,
);

pub(super) const TABLE: VerbSpec = VerbSpec::known(
    Topic::Rounds,
    "table TABLE to TABLE",
    msg!("tables.does-table"),
    msg!("commands.table"),
    playing,
    read_table,
);

pub(super) const STARTED: VerbSpec = VerbSpec::new(
    Topic::Rounds,
    "started TABLE … [no]",
    msg!("tables.does-started"),
    playing,
    read_started,
);

fn read_swap(words: &mut VerbWords) -> Result<Verb, Message> {
    let a = Who(words.next(MissingWord::PLAYER)?);
    let b = Who(words.next(MissingWord::OTHER_PLAYER)?);
    Ok(Verb::Do(Command::Swap(a, b)))
}

/// Reads `table 4 to 12`; the word between the numbers may be left out.
fn read_table(words: &mut VerbWords) -> Result<Verb, Message> {
    let from = words.number(MissingWord::TABLE)?;
    words.take("to");
    let to = words.number(msg!("commands.missing-part", what = "table"))?;
    Ok(Verb::Do(Command::MoveTable { from, to }))
}

/// Reads `started TABLE …` and `started TABLE … no`.
fn read_started(words: &mut VerbWords) -> Result<Verb, Message> {
    let mut tables = vec![words.number(MissingWord::TABLE)?];
    let mut started = true;
    while let Some(word) = words.optional() {
        if word == "no" {
            started = false;
            break;
        }
        tables.push(number(&word)?);
    }
    tables.sort_unstable();
    tables.dedup();
    Ok(Verb::Do(Command::Started { tables, started }))
}

/// Exchanges two players of the round in progress.
pub fn swap(event: &Event, a: &Who, b: &Who) -> Result<Decision, Refusal> {
    let (a, b) = (find(event, a)?, find(event, b)?);
    refuse_if(a == b, || msg!("tables.same-player", name = event.label(a)))?;
    let stage = event.stage().ok_or_else(no_round)?;
    if !stage.kind.is_preliminary() {
        return Err(Refusal(match event.may_have_a_deciding_match() {
            true => msg!("tables.deciding-match", undo = verb("undo")),
            false => msg!("tables.bracket-is-fixed"),
        }));
    }
    if stage.kind == StageKind::RoundRobin {
        return Err(round_robin_refusal());
    }
    let round = stage.rounds.last().ok_or_else(no_round)?;
    let (mut opponents, mut numbers) = (Vec::new(), Vec::new());
    for id in [a, b] {
        let name = event.label(id);
        let pairing = round.of(id).ok_or_else(|| {
            Refusal(msg!("tables.not-in-round", name = name.as_str(), round = round.number))
        })?;
        if pairing.sits_out() {
            let undo = verb("undo");
            return Err(Refusal(msg!("check-in.swap-sits-out", name, undo)));
        }
        if pairing.has_awarded_bye() {
            return Err(Refusal(msg!("pairing.not-swapped", name, undo = verb("undo"))));
        }
        refuse_if(!pairing.is_bye() && pairing.has_started(), || {
            msg!("tables.swap-has-result", name)
        })?;
        opponents.push(pairing.opponent(id));
        numbers.push(pairing.table);
    }
    refuse_if(opponents[0] == Some(b), || msg!("tables.play-each-other"))?;
    let met = standings(event);
    let moved = [(a, opponents[1]), (b, opponents[0])];
    let breaches = breaches_of_swap(event, round, [a, b]);
    let again = |one: Id, two: Id| {
        breaches.iter().any(|breach| match breach {
            Breach::Rematches { tables, .. } => {
                tables.contains(&(one, two)) || tables.contains(&(two, one))
            }
            _ => false,
        })
    };
    let bye_is_wrong = breaches.iter().any(|breach| matches!(breach, Breach::ByeWrong { .. }));
    // The checker does not report these, but the organizer may want to know.
    let warnings = moved.into_iter().filter_map(|(id, other)| match other {
        Some(other) => (met.opponents(id).any(|met| met == other) && !again(id, other))
            .then(|| msg!("tables.have-met", a = event.label(id), b = event.label(other))),
        None => (met.record(id).is_some_and(|record| record.byes_of_the_draw() > 0)
            && !bye_is_wrong)
            .then(|| msg!("tables.has-had-bye", name = event.label(id))),
    });
    let mut warnings: Vec<Message> = warnings.collect();
    let tables: Vec<[Id; 2]> =
        moved.into_iter().filter_map(|(id, other)| Some([id, other?])).collect();
    let other = breaches.iter().filter(|breach| !matches!(breach, Breach::Forbidden { .. }));
    warnings.extend(other.map(|breach| breach.sentence(&|id| event.label(id))));
    let apart = not_kept_apart(event, &tables, round.number, true);
    let question = forbidden(event, &tables, round.number).then(|| {
        Message::sentences(
            apart.iter().cloned().chain([msg!("pairing.swap-all-the-same")]).collect(),
        )
    });
    let message = answer(msg!("log.swapped", a = event.label(a), b = event.label(b)));
    let seats = [(a, b, opponents[1], numbers[1]), (b, a, opponents[0], numbers[0])];
    let fixed: Vec<Message> =
        seats.into_iter().flat_map(|seat| fixed_tables_broken(event, seat)).collect();
    let fixed_asked = (!event.is_held() && !fixed.is_empty())
        .then(|| Message::sentences([message.clone()].into_iter().chain(fixed.clone()).collect()));
    let question = match (question, fixed_asked) {
        (Some(apart), Some(_)) => {
            Some(Message::sentences(fixed.iter().cloned().chain([apart]).collect()))
        }
        (apart, fixed) => apart.or(fixed),
    };
    let started =
        [a, b].into_iter().filter_map(|id| round.of(id).filter(|pairing| pairing.started));
    let started: BTreeSet<u32> = started.filter_map(|pairing| pairing.table).collect();
    warnings.extend(started.into_iter().map(|table| msg!("tables.swap-started", table)));
    warnings.extend(apart);
    warnings.extend(fixed);
    warnings.extend(leaders_who_meet(event, &tables));
    let (sides, about_sides) = sides_of_swap(event, round, [a, b]);
    let message = match about_sides.is_empty() {
        true => message,
        false => Message::sentences([message].into_iter().chain(about_sides).collect()),
    };
    let swapped = Swapped { stage: event.stages.len(), round: round.number, swap: [a, b], sides };
    let decision = Decision::new(Action::Swap(swapped), message).warned(warnings);
    Ok(Decision { question: question.map(Concern::from), ..decision })
}

/// The sides at the two tables after the swap, the first player's table first, with sentences about
/// them.
///
/// Empty if sides are not balanced.
fn sides_of_swap(event: &Event, round: &Round, [a, b]: [Id; 2]) -> (Vec<SideCall>, Vec<Message>) {
    let (mut calls, mut sentences) = (Vec::new(), Vec::new());
    for (comes, goes) in [(a, b), (b, a)] {
        let place = |id: Id| if id == goes { comes } else { id };
        let Some(pairing) = round.of(goes) else { continue };
        let (Some(table), Some(other)) = (pairing.table, pairing.b) else { continue };
        let pair = [place(pairing.a), place(other)];
        if let Some(call) = sides::rebalanced(event, round, table, pair) {
            calls.push(call);
            sentences.extend(sides::sides_sentence(event, table, pair, call));
        }
    }
    (calls, sentences)
}

/// Warnings about fixed tables that are not respected after a change of seats.
///
/// The first of these takes the place of the second at this table, against this opponent. A bye has
/// no table.
fn fixed_tables_broken(
    event: &Event,
    (now, before, other, table): (Id, Id, Option<Id>, Option<u32>),
) -> Vec<Message> {
    let (Some(other), Some(table)) = (other, table) else { return Vec::new() };
    let kept = Occupancy::of(event, None);
    let was = broken(event, &kept, [before, other], table);
    let mut is = broken(event, &kept, [now, other], table);
    is.retain(|one| !was.contains(one));
    is
}

/// Faults that the round gets when these two change places.
fn breaches_of_swap(event: &Event, round: &Round, [a, b]: [Id; 2]) -> Vec<Breach> {
    let mut before = event.without_newest_round();
    // The check covers the entrants from when the round was paired; others may have come or gone
    // since.
    let entrants = Arc::make_mut(&mut before.entrants);
    for entrant in entrants.iter_mut().filter(|one| round.of(one.id).is_some()) {
        entrant.status = Status::Active;
    }
    before.without_byes();
    let mut field = contenders(&before, round.number);
    field.retain(|one| round.of(one.id).is_some_and(|pairing| !pairing.is_outside_the_draw()));
    let found = |sits: &dyn Fn(Id) -> Id| {
        let pairings = || round.pairings.iter();
        let tables = pairings().filter_map(|p| Some((sits(p.a), sits(p.b?)))).collect();
        let bye = pairings().find(|p| p.is_bye() && !p.is_outside_the_draw()).map(|p| sits(p.a));
        breaches(&before, &field, round.number == 1, &(tables, bye))
    };
    let mut now = found(&|id| match id {
        _ if id == a => b,
        _ if id == b => a,
        _ => id,
    });
    if !now.is_empty() {
        let had = found(&|id| id);
        now.retain(|breach| !had.contains(breach));
    }
    now
}

/// The fixed tables of the entrants who may still play.
pub(in crate::event) struct Occupancy {
    tables: BTreeMap<Id, u32>,
    kept: BTreeSet<u32>,
}

impl Occupancy {
    /// `bracket` is the stage of an elimination round, in which some are eliminated.
    pub fn of(event: &Event, bracket: Option<&Stage>) -> Occupancy {
        let still_in = |id: Id| bracket.is_none_or(|stage| !is_out(event, stage, id));
        let tables: BTreeMap<Id, u32> = (event.active())
            .filter_map(|entrant| Some((entrant.id, entrant.table?)))
            .filter(|(id, _)| still_in(*id))
            .collect();
        Occupancy { kept: tables.values().copied().collect(), tables }
    }

    /// The fixed table of this entrant.
    pub fn of_entrant(&self, id: Id) -> Option<u32> {
        self.tables.get(&id).copied()
    }

    /// Whether an entrant needs this table.
    pub fn keeps(&self, table: u32) -> bool {
        self.kept.contains(&table)
    }

    /// The entrants who need this table.
    fn holders(&self, table: u32) -> impl Iterator<Item = Id> + '_ {
        self.tables.iter().filter(move |(_, own)| **own == table).map(|(id, _)| *id)
    }
}

/// Moves a pairing of the newest round to another table. If the table is occupied, the two
/// pairings change places.
pub(super) fn move_table(event: &Event, from: u32, to: u32) -> Result<Decision, Refusal> {
    let at = TableRef::find(event, None, None, from)?;
    let of = at.pairing.b.map(|b| [at.pairing.a, b]);
    let of = of.ok_or_else(|| Refusal(msg!("result.bye-needs-none")))?;
    if to == from {
        let pair = two_of(event, of);
        return Ok(Decision::unchanged(msg!("tables.there-already", pair, table = to)));
    }
    if !(1..=LARGEST_TABLE).contains(&to) {
        return Err(Refusal(msg!("tables.no-such-table", n = to, most = LARGEST_TABLE)));
    }
    let other = at.round.at_table(to);
    let started = [Some(at.pairing), other].into_iter().flatten().find(|table| table.has_started());
    if let Some(table) = started.and_then(|pairing| pairing.table) {
        return Err(Refusal(msg!("tables.has-result", table)));
    }
    let with = other.and_then(|other| Some([other.a, other.b?]));
    let mut warnings = Vec::new();
    warnings.extend(with.map(|with| {
        let pair = two_of(event, with);
        msg!("tables.other-goes", pair, table = from)
    }));
    let bracket = Some(at.stage).filter(|stage| !stage.kind.is_preliminary());
    let kept = Occupancy::of(event, bracket);
    warnings.extend(broken(event, &kept, of, to));
    warnings.extend(with.into_iter().flat_map(|with| broken(event, &kept, with, from)));
    let hall = event.setup.tables.as_ref().filter(|hall| !hall.is_empty());
    if hall.is_some_and(|hall| !hall.contains(to)) {
        warnings.push(msg!("tables.not-in-the-hall", table = to));
    }
    let moved = Moved { stage: at.number, round: at.round.number, of, from, to, with };
    let round = event.round_in_a_sentence(at.number, at.round.number);
    let message =
        answer(msg!("tables.log-moved", round, pair = two_of(event, of), from, table = to));
    Ok(Decision::new(Action::Table(moved), message).warned(warnings))
}

/// Warnings about fixed tables that are not respected if these two sit at this table.
pub fn broken(event: &Event, kept: &Occupancy, of: [Id; 2], table: u32) -> Vec<Message> {
    let own = of.into_iter().filter_map(|id| Some((id, kept.of_entrant(id)?)));
    let moved = own
        .filter(|(_, own)| *own != table)
        .map(|(id, own)| msg!("tables.needs-another", name = event.label(id), table = own));
    let mut all: Vec<Message> = moved.collect();
    let holders: Vec<Id> = kept.holders(table).collect();
    if !holders.iter().any(|id| of.contains(id)) {
        let kept_for = |id: &Id| msg!("tables.kept-for", name = event.label(*id), table);
        all.extend(holders.iter().map(kept_for));
    }
    all
}

/// Warns if others have the same fixed table as this entrant, or the hall has no such table.
/// `others` are the names and fixed tables of the others.
pub(super) fn unusual_fixed(
    event: &Event,
    name: &str,
    table: Option<u32>,
    others: impl Iterator<Item = (String, u32)>,
) -> Vec<Message> {
    let Some(table) = table.filter(|table| *table > 0) else { return Vec::new() };
    let same = others.filter(|(_, own)| *own == table);
    let mut sentences: Vec<Message> =
        same.map(|(other, _)| msg!("tables.fixed-twice", name, other, table)).collect();
    let hall = event.setup.tables.as_ref().filter(|hall| !hall.is_empty());
    if hall.is_some_and(|hall| !hall.contains(table)) {
        sentences.push(msg!("tables.fixed-elsewhere", name, table));
    }
    sentences
}

/// The names and fixed tables of the other active entrants.
pub(super) fn fixed_tables(
    event: &Event,
    except: Option<Id>,
) -> impl Iterator<Item = (String, u32)> + '_ {
    let others = event.active().filter(move |entrant| Some(entrant.id) != except);
    others.filter_map(|entrant| Some((entrant.label().into_owned(), entrant.table?)))
}

/// Marks tables as started, or removes the mark.
pub(super) fn started(event: &Event, tables: &[u32], started: bool) -> Result<Decision, Refusal> {
    let round = event.round().ok_or_else(no_round)?;
    for table in tables {
        if TableRef::find(event, None, None, *table)?.pairing.has_started() {
            return Err(Refusal(msg!("tables.table-has-result", table = *table)));
        }
    }
    let is_marked =
        |table: &u32| round.at_table(*table).is_some_and(|pairing| pairing.started == started);
    let new: Vec<u32> = tables.iter().copied().filter(|table| !is_marked(table)).collect();
    let (all, n) = (tables.to_vec(), tables.len());
    if new.is_empty() {
        return Ok(Decision::unchanged(match started {
            true => msg!("tables.marked-already", started = "yes", n, tables = all),
            false => msg!("tables.marked-already", started = "no", n, tables = all),
        }));
    }
    let (stage, round) = (event.stages.len(), round.number);
    let action = Started { stage, round, tables: new, not_yet: !started };
    let message = answer(event.describe_started(&action));
    Ok(Decision::new(Action::Started(action), message))
}

/// Refuses to redraw a round in which a table is marked as started.
pub(super) fn nothing_started(round: &Round) -> Result<(), Refusal> {
    let tables: Vec<u32> =
        round.pairings.iter().filter(|p| p.started).filter_map(|p| p.table).collect();
    let Some(first) = tables.first() else { return Ok(()) };
    let no = verb(format!("started {first} no"));
    Err(Refusal(msg!("tables.tables-started", n = tables.len(), tables, no)))
}

/// Two players of a round who changed places.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Swapped {
    pub stage: usize,
    pub round: u32,
    pub swap: [Id; 2],
    /// If sides are balanced: how they are decided where the two sit now, the first one's table
    /// first. A bye has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<SideCall>,
}

/// A pairing of a round that moved to another table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moved {
    pub stage: usize,
    pub round: u32,
    /// The two entrants of the pairing.
    pub of: [Id; 2],
    pub from: u32,
    pub to: u32,
    /// The pairing that was there and took the other table in exchange.
    pub with: Option<[Id; 2]>,
}

/// Tables of a round marked as started, or the mark removed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Started {
    pub stage: usize,
    pub round: u32,
    pub tables: Vec<u32>,
    /// They have not started; the mark was a mistake.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub not_yet: bool,
}

impl Event {
    pub(super) fn apply_swapped(&mut self, swapped: &Swapped, at: Moment) -> Result<(), Message> {
        let (stage, index) = self.round_mut(swapped.stage, swapped.round)?;
        let [x, y] = swapped.swap;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        if round.of(x).is_none() || round.of(y).is_none() {
            return Err(msg!("log.unfit"));
        }
        for pairing in &mut round.pairings {
            let other = |id: Id| match id {
                _ if id == x => y,
                _ if id == y => x,
                _ => id,
            };
            if pairing.has(x) || pairing.has(y) {
                pairing.a = other(pairing.a);
                pairing.b = pairing.b.map(other);
                pairing.by_hand = true;
                // The two who had started do not sit there any more.
                pairing.started = false;
                pairing.chosen = None;
                pairing.reason = None;
            }
        }
        let mut sides = swapped.sides.iter();
        for id in swapped.swap {
            let mut tables = round.pairings.iter_mut().filter(|pairing| pairing.b.is_some());
            if let Some(pairing) = tables.find(|pairing| pairing.has(id)) {
                pairing.sides = sides.next().copied().or(pairing.sides);
            }
        }
        round.changed = round.posted.map(|_| at);
        Ok(())
    }

    pub(super) fn apply_moved(&mut self, moved: &Moved, at: Moment) -> Result<(), Message> {
        let (stage, index) = self.round_mut(moved.stage, moved.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        let sits = |table: u32| {
            let of = round.at_table(table).and_then(|pairing| Some([pairing.a, pairing.b?]));
            (round.position(table), of)
        };
        let ((from, of), (to, with)) = (sits(moved.from), sits(moved.to));
        let from = from.filter(|_| of == Some(moved.of) && with == moved.with);
        let from = from.ok_or_else(|| {
            let [a, b] = moved.of;
            msg!("log.others-at-table", a, b, table = moved.from)
        })?;
        round.pairings[from].table = Some(moved.to);
        if let Some(to) = to {
            round.pairings[to].table = Some(moved.from);
        }
        round.pairings.sort_by_key(|pairing| (pairing.table.is_none(), pairing.table));
        round.changed = round.posted.map(|_| at);
        Ok(())
    }

    pub(super) fn apply_started(&mut self, started: &Started) -> Result<(), Message> {
        let (stage, index) = self.round_mut(started.stage, started.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        for table in &started.tables {
            let at = round.position(*table).ok_or_else(|| msg!("log.no-table", n = *table))?;
            round.pairings[at].started = !started.not_yet;
        }
        Ok(())
    }

    pub(super) fn describe_moved(&self, moved: &Moved) -> Message {
        let round = self.round_in_a_sentence(moved.stage, moved.round);
        let two = |[a, b]: [Id; 2]| msg!("pairing.two", a = self.label(a), b = self.label(b));
        let (pair, from, to) = (two(moved.of), moved.from, moved.to);
        match moved.with {
            None => msg!("tables.log-moved", round, pair, from, table = to),
            Some(with) => {
                msg!("tables.log-changed-places", round, pair, from, table = to, other = two(with))
            }
        }
    }

    /// `round 3: tables 1, 4 have started`.
    pub(super) fn describe_started(&self, started: &Started) -> Message {
        let round = self.round_in_a_sentence(started.stage, started.round);
        let (n, tables) = (started.tables.len(), started.tables.clone());
        match started.not_yet {
            false => msg!("tables.log-under-way", started = "yes", round, n, tables),
            true => msg!("tables.log-under-way", started = "no", round, n, tables),
        }
    }

    pub(super) fn describe_swapped(&self, swapped: &Swapped) -> Message {
        let [a, b] = swapped.swap.map(|id| self.label(id));
        msg!("log.swapped", a, b)
    }
}
