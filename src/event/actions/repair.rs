//! The repair of a round under way.

use super::keep_apart::not_kept_apart;
use super::officials::leaders_who_meet;
use super::tables::{Occupancy, broken};
use super::under_way::UnderWay;
use super::{Footprint, Part, SideCall, unseated};
use crate::event::decide::{Decision, TextKind, cleaned_text, has_left, refuse_if, verb};
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, playing_swiss};
use crate::event::{
    Action, Command, Event, How, Id, Moment, Outcome, Pairing, Refusal, Round, Status, Topic, Verb,
    Who, answer, find,
};
use crate::msg;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::Arc;

pub(super) const REPAIR: VerbSpec = VerbSpec::known(
    Topic::Rounds,
    "repair [with=WHO,…] why=REASON",
    msg!("tables.does"),
    msg!("commands.repair"),
    playing_swiss,
    read_repair,
);

/// Reads `repair [with=WHO,…] why=REASON`.
fn read_repair(words: &mut VerbWords) -> Result<Verb, Message> {
    let [mut with, mut why] = [None, None];
    let (plain, settings) = words.settings(&["with", "why"])?;
    if let Some(word) = plain.split_whitespace().next() {
        return Err(msg!("commands.one-too-many", word));
    }
    for (key, value) in settings {
        match key {
            "with" => with = Some(value),
            _ => why = Some(value),
        }
    }
    let names = with.iter().flat_map(|names| names.split(','));
    let with: Vec<Who> = names.map(|name| Who(name.trim().to_owned())).collect();
    if with.iter().any(|who| who.0.is_empty()) {
        return Err(words.lacks(MissingWord::PLAYER));
    }
    Ok(Verb::Do(Command::Repair { with, reason: why.unwrap_or_default() }))
}

/// Tables of a round that were changed to match the rules again.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Repaired {
    pub stage: usize,
    pub round: u32,
    /// The tables that changed, with their new players.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<[Id; 2]>,
    /// The number of each of these tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub at: Vec<u32>,
    /// How the sides are decided, table by table; empty in games without sides.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<SideCall>,
    /// The entrant who has the bye now and did not have it.
    pub bye: Option<Id>,
    /// Entrants newly seated in the round, which they no longer miss.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seated: Vec<Id>,
    /// Entrants who had dropped and were taken out of the round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub left: Vec<Id>,
}

impl Repaired {
    /// Everybody who changes tables, or has none any more.
    pub(in crate::event) fn concerned(&self) -> impl Iterator<Item = Id> + '_ {
        self.tables.iter().flatten().chain(&self.bye).chain(&self.left).copied()
    }
}

impl Event {
    pub(super) fn apply_repaired(
        &mut self,
        repaired: &Repaired,
        at: Moment,
    ) -> Result<(), Message> {
        let concerned: BTreeSet<_> = repaired.concerned().collect();
        concerned.iter().chain(&repaired.seated).try_for_each(|id| self.known(*id))?;
        let free = Outcome::bye(How::Played, self.ruleset.preliminary.points.bye);
        let (stage, index) = self.round_mut(repaired.stage, repaired.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        let changes =
            |p: &Pairing| concerned.contains(&p.a) || p.b.is_some_and(|b| concerned.contains(&b));
        let taken = round.pairings.iter().find(|p| changes(p) && !p.is_bye() && p.has_started());
        if taken.is_some_and(|pairing| pairing.table.is_some()) {
            return Err(msg!("log.unfit"));
        }
        let before = round.pairings.len();
        round.pairings.retain(|pairing| !changes(pairing));
        let changed = before - round.pairings.len();
        let pair = |(index, [a, b]): (usize, &[u32; 2])| Pairing {
            table: repaired.at.get(index).copied(),
            a: *a,
            b: Some(*b),
            sides: repaired.sides.get(index).copied(),
            repaired: true,
            ..Pairing::default()
        };
        round.pairings.extend(repaired.tables.iter().enumerate().map(pair));
        round.pairings.extend(repaired.bye.map(|a| Pairing {
            a,
            outcome: Some(free),
            repaired: true,
            ..Pairing::default()
        }));
        round.pairings.sort_by_key(|p| (p.table.is_none(), p.sits_out(), p.table));
        round.losses.retain(|id| !repaired.seated.contains(id));
        if changed > 0 || !repaired.tables.is_empty() {
            round.changed = round.posted.map(|_| at);
        }
        let number = repaired.round;
        for id in &repaired.seated {
            self.entrant_mut(*id)?.missed.retain(|missed| *missed != number);
        }
        // They did not play this round after all.
        for id in &repaired.left {
            match &mut self.entrant_mut(*id)?.status {
                Status::Dropped { after, .. } | Status::Disqualified { after, .. } => {
                    *after = (*after).min(number.saturating_sub(1));
                }
                Status::Active | Status::Unregistered => {}
            }
        }
        if self.checks_in() {
            self.checked_in.extend(&repaired.seated);
        }
        let of_round = (repaired.stage, number);
        self.claims.retain(|claim| {
            let reported = &claim.reported;
            (reported.stage, reported.round) != of_round
                || !reported.of.iter().any(|id| concerned.contains(id))
        });
        Ok(())
    }

    /// `round 3 repaired: table 2: Ewa – Jan; Ola has the bye`.
    pub(super) fn describe_repaired(&self, repaired: &Repaired) -> Message {
        let round = self.round_in_a_sentence(repaired.stage, repaired.round);
        msg!("tables.log", round, what = self.repair_in_words(repaired))
    }

    /// The changes in a round that is repaired.
    fn repair_in_words(&self, repaired: &Repaired) -> Arg {
        let label = |id: Id| self.label(id);
        let table = |([a, b], at): (&[Id; 2], &u32)| {
            let pair = msg!("pairing.two", a = label(*a), b = label(*b));
            Arg::from(msg!("common.labelled", label = msg!("common.table", n = *at), text = pair))
        };
        let more = repaired.tables.len().saturating_sub(MOST_LISTED);
        let mut clauses: Vec<Arg> =
            repaired.tables.iter().zip(&repaired.at).take(MOST_LISTED).map(table).collect();
        clauses.extend((more > 0).then(|| msg!("tables.more-tables", n = more).into()));
        clauses.extend(repaired.bye.map(|id| msg!("tables.has-bye", name = label(id)).into()));
        clauses.extend(repaired.left.iter().map(|id| msg!("log.left", name = label(*id)).into()));
        Arg::Clauses(clauses)
    }
}

/// The most tables listed.
const MOST_LISTED: usize = 6;

impl Footprint<'_> {
    pub(super) fn repairing() -> Self {
        use Part::*;
        let written = [Tables, Sides, Results, Seats, Standings, Ending];
        let read = [Round, Tables, Results, Departures, Plan, Apart, Hall, Seats, Started];
        Footprint::writing(&written).reading(&read)
    }
}

/// Repairs the round under way, and seats these players as well.
pub fn repair(event: &Event, with: &[Who], reason: &str, now: Moment) -> Result<Decision, Refusal> {
    let under_way = UnderWay::new(event, &seated(event, with)?)?;
    let plan = under_way.least()?;
    let number = under_way.round.number;
    if plan.repaired.concerned().next().is_none() {
        return Ok(Decision::unchanged(msg!("tables.nothing", round = number)));
    }
    if reason.trim().is_empty() && !event.is_held() {
        let repair = verb("repair why=REASON");
        return Err(Refusal(msg!("tables.no-reason", repair)));
    }
    let reason = match reason.trim() {
        "" => None,
        why => Some(cleaned_text(TextKind::Reason, why)?),
    };
    let message = answer(event.describe_repaired(&plan.repaired));
    let repaired = &plan.repaired;
    let kept = Occupancy::of(event, None);
    let tables = repaired.tables.iter().zip(&repaired.at);
    let seats = tables.flat_map(|(pair, at)| broken(event, &kept, *pair, *at));
    let mut warnings: Vec<Message> = plan.wrong.clone();
    warnings.extend(not_kept_apart(event, &repaired.tables, number, false));
    warnings.extend(seats);
    warnings.extend(leaders_who_meet(event, &repaired.tables));
    warnings.extend(clock_notice(event, now));
    let action = Action::Repair(Box::new(plan.repaired));
    Ok(Decision { reason, ..Decision::new(action, message).warned(warnings) })
}

/// The changes that the repair would make now; None if it is not allowed.
pub fn plan_for(event: &Event, with: &[Who]) -> Option<Repaired> {
    let under_way = UnderWay::new(event, &seated(event, with).ok()?).ok()?;
    under_way.least().ok().map(|plan| plan.repaired)
}

/// These players and all others without a place, each once: a repair seats them all.
pub(in crate::event) fn with_all_unseated(event: &Event, mut with: Vec<Id>) -> Vec<Id> {
    let waiting = unseated(event);
    with.extend(waiting.into_iter().filter(|id| !with.contains(id)).collect::<Vec<Id>>());
    with
}

/// The players to be seated, each once.
fn seated(event: &Event, with: &[Who]) -> Result<Vec<Id>, Refusal> {
    let mut ids: Vec<Id> = Vec::new();
    for who in with {
        let id = find(event, who)?;
        let name = event.label(id);
        if !event.is_here(id) {
            return Err(has_left(&name));
        }
        refuse_if(event.is_house(id), || msg!("tables.house", name = &name))?;
        match event.round().and_then(|round| round.of(id)) {
            Some(pairing) if pairing.sits_out() => {
                let seat = verb(format!("seat #{id} opponent"));
                return Err(Refusal(msg!("tables.sits-out", name, seat)));
            }
            Some(_) => return Err(Refusal(msg!("tables.has-place", name))),
            None => {}
        }
        if !ids.contains(&id) {
            ids.push(id);
        }
    }
    Ok(with_all_unseated(event, ids))
}

/// The warning that the clock has been running, so tables without the mark may have started.
pub(in crate::event) fn clock_notice(event: &Event, now: Moment) -> Option<Message> {
    let minutes = event.clock.played(now.unix)? / 60;
    let open = event.round()?.missing().any(|pairing| !pairing.is_under_way());
    let started = verb("started TABLE …");
    (minutes > 0 && open).then(|| msg!("tables.clock", n = minutes, started))
}

/// Gives each new pair a table number. `free` are the numbers of the tables that change.
///
/// Fixed tables are respected if free. Then as many players as possible stay at their table.
pub(super) fn numbers(event: &Event, round: &Round, pairs: &[[Id; 2]], free: &[u32]) -> Vec<u32> {
    let kept = Occupancy::of(event, None);
    let used: BTreeSet<u32> = round.pairings.iter().filter_map(|pairing| pairing.table).collect();
    let fixed = |pair: &[Id; 2]| -> Vec<u32> {
        pair.iter().filter_map(|id| kept.of_entrant(*id)).collect()
    };
    let mut seats = Seats { wants: Vec::new(), of: vec![None; pairs.len()] };
    seats.wants = pairs.iter().map(fixed).collect();
    for wants in &mut seats.wants {
        wants.retain(|table| free.contains(table) || !used.contains(table));
    }
    (0..pairs.len()).for_each(|at| _ = seats.place(at, &mut BTreeSet::new()));
    let placed: Vec<u32> = seats.of.iter().flatten().copied().collect();
    let own = |id: &Id| round.of(*id).and_then(|pairing| pairing.table);
    for (at, pair) in pairs.iter().enumerate() {
        if seats.of[at].is_none() {
            let had = pair.iter().filter_map(own);
            let stays = |table: &u32| free.contains(table) && !placed.contains(table);
            seats.wants[at] = had.filter(stays).collect();
        }
    }
    (0..pairs.len()).for_each(|at| _ = seats.place(at, &mut BTreeSet::new()));
    let taken: BTreeSet<u32> = seats.of.iter().flatten().copied().collect();
    let hall = event.setup.tables.as_ref().filter(|hall| !hall.is_empty());
    let beyond = hall.map_or(0, |hall| hall.largest()) + 1..;
    let more = hall.into_iter().flat_map(|hall| hall.numbers()).chain(beyond);
    let more = more.filter(|table| !used.contains(table) && !kept.keeps(*table));
    let mut rest = free.iter().copied().chain(more).filter(|table| !taken.contains(table));
    seats.of.iter().map(|seat| seat.or_else(|| rest.next()).unwrap_or_default()).collect()
}

/// A matching of pairs to the tables they may have.
struct Seats {
    wants: Vec<Vec<u32>>,
    of: Vec<Option<u32>>,
}

impl Seats {
    /// Gives a pair one of its tables, moving other pairs to another of theirs if needed.
    fn place(&mut self, at: usize, tried: &mut BTreeSet<u32>) -> bool {
        if self.of[at].is_some() && tried.is_empty() {
            return true;
        }
        for table in self.wants[at].clone() {
            if !tried.insert(table) {
                continue;
            }
            let holder = self.of.iter().position(|seat| *seat == Some(table));
            if holder.is_none_or(|holder| self.place(holder, tried)) {
                self.of[at] = Some(table);
                return true;
            }
        }
        false
    }
}
