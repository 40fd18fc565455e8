//! The repair of a round under way that no longer matches the rules.
//!
//! An earlier result was corrected, a player dropped or rejoined after the pairing, or somebody
//! arrived late. The organizer may keep the round, change as few tables as possible, or redraw it.
//! Each choice shows how many tables change, who moves, and which faults remain. If a redraw gives
//! the pairs of the smallest repair, the two are one choice; when pairing by halves, that is so
//! until a table has started.

use crate::event::decide::{RepairPlan, Trial, UnderWay, clock_notice, with_all_unseated};
use crate::event::{Action, Command, Entry, Event, Id, Moment, Pairing, Refusal, Who};
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::BTreeSet;

/// The most players named.
const MOST_NAMED: usize = 12;

/// The choices for a round under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RepairKind {
    /// The round stays as it is.
    Leave,
    /// The round with the fewest changed tables among those that break the rules least. Tables with
    /// a result and tables that have started stay.
    Least,
    /// The whole round is drawn again.
    Redraw,
}

/// One choice, with its effects.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepairChoice {
    pub kind: RepairKind,
    /// The round as it would be; None is the bye. Empty if the choice is refused.
    pub round: Vec<(Id, Option<Id>)>,
    /// How many tables change.
    pub tables: usize,
    /// Players who get another opponent, in the order of the tables.
    pub moved: Vec<Id>,
    /// Players who are newly seated, in the order of the tables.
    pub placed: Vec<Id>,
    /// Faults that remain in the round.
    pub wrong: Vec<Message>,
    /// Why this choice is not allowed.
    pub refused: Option<Message>,
    /// The command for it; None if there is nothing to do, or the choice is refused.
    pub command: Option<Command>,
    /// A redraw would give the same pairs as the smallest repair, so it is no separate choice.
    pub as_drawn_again: bool,
}

impl RepairChoice {
    fn blank(kind: RepairKind) -> RepairChoice {
        RepairChoice {
            kind,
            round: Vec::new(),
            tables: 0,
            moved: Vec::new(),
            placed: Vec::new(),
            wrong: Vec::new(),
            refused: None,
            command: None,
            as_drawn_again: false,
        }
    }

    /// Whether the smallest repair is the round as it is, because no other breaks the rules less.
    pub fn changes_nothing(&self) -> bool {
        self.kind == RepairKind::Least && self.refused.is_none() && self.command.is_none()
    }
}

/// A round under way that could be repaired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repair {
    /// Why the round no longer matches the rules; empty if it does.
    pub why: Vec<Message>,
    /// The choices in this order: keep it, the smallest repair, redraw.
    ///
    /// The last is missing if it gives the pairs of the smallest repair.
    pub choices: Vec<RepairChoice>,
    /// The proposed choice: keep the round once tables may have started, otherwise the smallest
    /// repair, if there is one.
    pub proposed: RepairKind,
    /// The warning that the clock has been running, so tables without the mark may have started.
    pub clock: Option<Message>,
}

/// The choices for the newest Swiss round, seating these players and all others without a place.
///
/// None if there is no such round, or if all its matches have a result. The commands of the choices
/// have an empty reason, which the caller fills in.
pub fn repair(event: &Event, with: &[Id], now: Moment) -> Option<Repair> {
    let with = &with_all_unseated(event, with.to_vec());
    let under_way = UnderWay::new(event, with).ok().filter(|_| event.finished.is_none())?;
    let wrong = wrong_as_it_is(event, &under_way);
    let leave = RepairChoice {
        round: seats(&under_way.rows()),
        wrong: wrong.clone(),
        ..RepairChoice::blank(RepairKind::Leave)
    };
    let (mut least, redraw) = (least(&under_way, with), redraw(event, &under_way, now));
    let both = [&least, &redraw];
    least.as_drawn_again =
        both.iter().all(|choice| choice.refused.is_none()) && pairs(&least) == pairs(&redraw);
    let redraw = Some(redraw).filter(|_| !least.as_drawn_again);
    let clock = clock_notice(event, now);
    let plays = |pairing: &Pairing| !pairing.is_bye() && pairing.is_under_way();
    let started = clock.is_some() || under_way.round.pairings.iter().any(plays);
    let proposed = match started || least.refused.is_some() || least.changes_nothing() {
        true => RepairKind::Leave,
        false => RepairKind::Least,
    };
    let choices = [leave, least].into_iter().chain(redraw).collect();
    let why = match wrong.is_empty() {
        true => Vec::new(),
        false => corrected(event, &under_way).into_iter().chain(wrong).collect(),
    };
    Some(Repair { why, choices, proposed, clock })
}

fn least(under_way: &UnderWay, with: &[Id]) -> RepairChoice {
    let blank = RepairChoice::blank(RepairKind::Least);
    let plan = match under_way.least() {
        Ok(plan) => plan,
        Err(Refusal(why)) => return RepairChoice { refused: Some(why), ..blank },
    };
    let RepairPlan { repaired, rows, tables, moved, placed, wrong } = plan;
    let (changes, reason) = (repaired.concerned().next().is_some(), String::new());
    let with = with.iter().map(|id| Who::id(*id)).collect();
    let command = changes.then_some(Command::Repair { with, reason });
    RepairChoice { round: seats(&rows), tables, moved, placed, wrong, command, ..blank }
}

/// The pairs of a choice and its bye, whatever the tables are.
fn pairs(choice: &RepairChoice) -> BTreeSet<(Id, Option<Id>)> {
    let sorted = |&(a, b): &(Id, Option<Id>)| match b {
        Some(b) => (a.min(b), Some(a.max(b))),
        None => (a, None),
    };
    choice.round.iter().map(sorted).collect()
}

fn redraw(event: &Event, under_way: &UnderWay, now: Moment) -> RepairChoice {
    let blank = RepairChoice::blank(RepairKind::Redraw);
    // The reason is no part of the draw.
    let asked = Command::Redraw { reason: "-".to_owned() };
    let drawn = match Trial::of(event, &asked, now) {
        Ok(drawn) => drawn,
        Err(Refusal(why)) => return RepairChoice { refused: Some(why), ..blank },
    };
    let after = drawn.after().and_then(|after| UnderWay::new(after, &[]).ok());
    let rows = after.map(|after| after.rows()).unwrap_or_default();
    RepairChoice {
        round: seats(&rows),
        tables: under_way.tables_changed(&rows),
        moved: under_way.moved(&rows),
        placed: under_way.placed(&rows),
        command: Some(Command::Redraw { reason: String::new() }),
        ..blank
    }
}

fn seats(rows: &[(Option<u32>, Id, Option<Id>)]) -> Vec<(Id, Option<Id>)> {
    rows.iter().map(|&(_, a, b)| (a, b)).collect()
}

/// The faults of the round: who has left or has no place, then what the checker finds.
fn wrong_as_it_is(event: &Event, under_way: &UnderWay) -> Vec<Message> {
    let gone = under_way.gone.iter().map(|id| {
        let table = under_way.round.of(*id).and_then(|pairing| pairing.table).unwrap_or_default();
        msg!("tables.seat-of-leaver", name = event.label(*id), table)
    });
    let waits =
        |id: &&Id| !event.away_next_round.contains(id) && !under_way.round.losses.contains(id);
    let late = under_way.unseated.iter().filter(waits);
    let late = late.map(|id| msg!("tables.without-place", name = event.label(*id)));
    gone.chain(late).chain(under_way.wrong_as_it_is()).collect()
}

/// The results of earlier rounds that were entered since the round was paired or last repaired.
fn corrected(event: &Event, under_way: &UnderWay) -> Vec<Message> {
    let number = under_way.round.number;
    let settles = |entry: &Entry| match &entry.action {
        Action::Pair(paired) => (paired.stage, paired.round) == (event.stages.len(), number),
        // A repair takes up every result entered before it.
        Action::Repair(done) => (done.stage, done.round) == (event.stages.len(), number),
        _ => false,
    };
    let since: Vec<&Entry> = event.counting().take_while(|entry| !settles(entry)).collect();
    let earlier = |entry: &&&Entry| {
        entry.action.reported().is_some_and(|it| it.stage == 1 && it.round < number)
    };
    let describe = |entry: &&Entry| msg!("tables.corrected", what = event.describe(entry));
    since.iter().rev().filter(earlier).map(describe).collect()
}

impl Repair {
    /// Why, and each choice with what it does, in a line each.
    pub fn lines(&self, event: &Event) -> Vec<Message> {
        let why = match self.why.is_empty() {
            true => msg!("tables.as-drawn"),
            false => {
                let why = msg!("pairing.why", why = clauses(&self.why));
                msg!("screen.sentence", text = why)
            }
        };
        let choices = self.choices.iter().map(|choice| choice.line(event));
        let refused = self
            .choices
            .iter()
            .filter(|choice| choice.kind == RepairKind::Least)
            .any(|choice| choice.refused.is_some() || choice.changes_nothing());
        let choice = if self.proposed == RepairKind::Leave { "keep" } else { "least" };
        let proposed = (!self.why.is_empty() && !refused).then(|| msg!("tables.proposed", choice));
        let lines = std::iter::once(why).chain(choices);
        lines.chain(self.clock.clone()).chain(proposed).collect()
    }
}

impl RepairChoice {
    fn line(&self, event: &Event) -> Message {
        let placed = self.placed(event);
        let changes = match self.tables {
            0 if self.kind == RepairKind::Leave || self.moved.is_empty() => None,
            n => Some(msg!("tables.changes", n, names = self.moves(event))),
        };
        let mut what = match (changes, placed) {
            (None, None) => msg!("tables.nothing-changes"),
            (Some(one), None) | (None, Some(one)) => one,
            (Some(changes), Some(placed)) => {
                let both = Arg::Clauses(vec![changes.into(), placed.into()]);
                msg!("common.text", text = both)
            }
        };
        if let Some(why) = &self.refused {
            what = why.clone();
        } else if !self.wrong.is_empty() {
            let wrong = msg!("tables.still-wrong", what = clauses(&self.wrong));
            what = msg!("common.text", text = Arg::Clauses(vec![what.into(), wrong.into()]));
        }
        let refused = self.refused.is_some();
        let choice = match self.kind {
            RepairKind::Leave => return msg!("tables.choice", choice = "keep", what),
            RepairKind::Least if !refused && self.as_drawn_again => "least-redraw",
            RepairKind::Least => "least",
            RepairKind::Redraw => "redraw",
        };
        match refused {
            true => msg!("tables.choice-refused", choice, why = what),
            false => msg!("tables.choice", choice, what),
        }
    }

    /// Names the players who get another opponent.
    fn moves(&self, event: &Event) -> Message {
        if self.moved.is_empty() {
            return msg!("tables.nobody-moves");
        }
        msg!("tables.move", n = self.moved.len(), names = series(event, &self.moved))
    }

    /// Names the players who get a place in the round; None if nobody does.
    fn placed(&self, event: &Event) -> Option<Message> {
        let n = self.placed.len();
        (n > 0).then(|| msg!("tables.get-place", n, names = series(event, &self.placed)))
    }
}

fn series(event: &Event, ids: &[Id]) -> Arg {
    let name = |id: &Id| Arg::from(event.label(*id));
    let more = ids.len().saturating_sub(MOST_NAMED);
    let more = (more > 0).then(|| msg!("common.more", n = more).into());
    Arg::Series(ids.iter().take(MOST_NAMED).map(name).chain(more).collect())
}

fn clauses(all: &[Message]) -> Arg {
    Arg::Clauses(all.iter().map(Arg::from).collect())
}
