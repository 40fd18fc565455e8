//! The choices for a round under way: a place for a late player, what is done about a missing
//! opponent, and the repair of the round.

use super::Dialog;
use super::follow::ClosedByOthers;
use crate::event::name::LONGEST_TEXT;
use crate::event::repair::{Repair, RepairChoice, RepairKind, repair};
use crate::event::{
    Command, Event, Id, Moment, Pairing, SeatChoice, Side, missing_opponent, needs_seat, seats,
};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::tui::scroll::Scroll;
use crate::words::{Arg, Message, Words};

/// The most names told of one choice.
const MOST_NAMED: usize = 40;

/// What the choices are about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChoicesAbout {
    /// A player without an opponent.
    Seat(Id),
    /// The player on this side of a table is not there.
    Missing {
        table: u32,
        side: Side,
    },
    Repair,
}

/// One thing that can be done, allowed or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChoiceRow {
    pub title: Message,
    /// What it means; the reason, if it is refused.
    pub told: Vec<Message>,
    pub refused: bool,
    /// None: nothing is to be done.
    pub command: Option<Command>,
}

#[derive(Debug, Clone)]
pub struct Choices {
    pub about: ChoicesAbout,
    pub title: Message,
    /// Why there is something to choose.
    pub why: Vec<Message>,
    /// How many of these are a reason of a repair; the rest is advice.
    reasons: usize,
    pub rows: Vec<ChoiceRow>,
    pub at: usize,
    /// Moves the text on from the chosen one.
    pub scroll: Scroll,
    pub error_text: Option<Message>,
}

impl Choices {
    /// The places for a player who has none in the round under way; None if they need none.
    pub fn seat(event: &Event, id: Id) -> Option<Choices> {
        let round = event.round().filter(|_| needs_seat(event, id))?.number;
        let title = msg!("late.title-seat", name = event.label(id), round = round);
        let rows = seats(event, id).into_iter().map(ChoiceRow::from).collect();
        Some(Choices::new(ChoicesAbout::Seat(id), title, Vec::new(), rows))
    }

    /// What can be done at a table without a result where this side is missing.
    pub fn missing(event: &Event, table: u32, side: Side) -> Option<Choices> {
        let pairing = event.round()?.at_table(table).filter(|pairing| !pairing.has_begun())?;
        let name = event.label(pairing.at(side)?);
        let title = msg!("late.title-missing", table = table, name = name);
        let rows = missing_opponent(event, table, side).into_iter().map(ChoiceRow::from);
        let about = ChoicesAbout::Missing { table, side };
        Some(Choices::new(about, title, Vec::new(), rows.collect()))
    }

    /// The choices for a round that is not the one that would be drawn; None if it is.
    pub fn repair(event: &Event, now: Moment) -> Option<Choices> {
        let found = offered(event, now)?;
        let title = msg!("late.title-repair", round = event.round()?.number);
        let plays = |pairing: &Pairing| !pairing.is_bye() && pairing.is_under_way();
        let begun = event.round().is_some_and(|round| round.pairings.iter().any(plays));
        let rows: Vec<ChoiceRow> =
            found.choices.iter().map(|choice| of_repair(event, choice)).collect();
        let wanted = |choice: &RepairChoice| choice.kind == RepairKind::Least && !begun;
        let least = found.choices.iter().position(wanted);
        let reasons = found.why.len();
        let why = found.why.into_iter().map(Message::capitalised).chain(found.clock).collect();
        let mut choices = Choices::new(ChoicesAbout::Repair, title, why, rows);
        choices.reasons = reasons;
        let allowed = |at: &usize| choices.rows.get(*at).is_some_and(|row| !row.refused);
        choices.at = least.filter(allowed).unwrap_or(choices.at);
        Some(choices)
    }

    fn new(
        about: ChoicesAbout,
        title: Message,
        why: Vec<Message>,
        rows: Vec<ChoiceRow>,
    ) -> Choices {
        let at = rows.iter().position(|row| !row.refused).unwrap_or(0);
        let scroll = Scroll::default();
        Choices { about, title, why, reasons: 0, rows, at, scroll, error_text: None }
    }

    /// All that is known of why, as far as it fits into a reason.
    pub fn reason(&self, words: &Words) -> String {
        let told = |n: usize| {
            let clauses = self.why.iter().take(n).map(Arg::from).collect();
            words.text(&msg!("list.text", text = Arg::Clauses(clauses)))
        };
        let mut all = (1..=self.reasons).rev().map(told);
        all.find(|why| why.chars().count() <= LONGEST_TEXT).unwrap_or_default()
    }

    /// What can be done about this; None if there is nothing to choose.
    pub fn of(about: ChoicesAbout, event: &Event, now: Moment) -> Option<Choices> {
        match about {
            ChoicesAbout::Seat(id) => Choices::seat(event, id),
            ChoicesAbout::Missing { table, side } => Choices::missing(event, table, side),
            ChoicesAbout::Repair => Choices::repair(event, now),
        }
    }

    /// The other player of the table is the one who is missing.
    pub fn other(&self, event: &Event) -> Option<Choices> {
        match self.about {
            ChoicesAbout::Missing { table, side } => Choices::missing(event, table, side.other()),
            ChoicesAbout::Seat(_) | ChoicesAbout::Repair => None,
        }
    }

    pub fn chosen(&self) -> Option<&ChoiceRow> {
        self.rows.get(self.at)
    }

    pub fn step(&mut self, step: CursorMove) {
        match step {
            CursorMove::By(by) if by.abs() > 1 => self.scroll.step(step),
            _ => {
                self.at = step.from(self.at, self.rows.len());
                self.scroll.top();
            }
        }
        self.error_text = None;
    }

    /// Shows what can be done now, or closes if nothing is left to choose.
    pub(super) fn follow(self, event: &Event) -> Dialog {
        let Some(now) = Choices::of(self.about, event, Moment::new(0, 0)) else {
            let why = match self.about {
                ChoicesAbout::Seat(id) => msg!("late.has-a-place", name = event.label(id)),
                ChoicesAbout::Missing { table, .. } => msg!("late.table-done", table = table),
                ChoicesAbout::Repair => msg!("late.as-drawn"),
            };
            return Dialog::Closed(ClosedByOthers { title: self.title, why });
        };
        // The cursor stays with the choice, wherever it stands now.
        let same = |row: &ChoiceRow| self.chosen().is_some_and(|old| old.title == row.title);
        let at = now.rows.iter().position(same).unwrap_or(now.at);
        Dialog::Choices(Box::new(Choices { at, error_text: self.error_text, ..now }))
    }
}

/// The repair that can be offered: the round is not the one that would be drawn now.
pub fn offered(event: &Event, now: Moment) -> Option<Repair> {
    let open = |id: &Id| {
        event.round().is_some_and(|round| round.of(*id).is_none() && !round.losses.contains(id))
    };
    let waits = |id: &Id| needs_seat(event, *id) && open(id);
    let with: Vec<Id> = event.active().map(|entrant| entrant.id).filter(waits).collect();
    repair(event, &with, now).filter(|found| !found.why.is_empty())
}

impl From<SeatChoice> for ChoiceRow {
    fn from(choice: SeatChoice) -> ChoiceRow {
        let SeatChoice { title, told, refused, command } = choice;
        ChoiceRow { title, told, refused, command: Some(command) }
    }
}

fn of_repair(event: &Event, choice: &RepairChoice) -> ChoiceRow {
    let title = match choice.kind {
        RepairKind::Leave => msg!("late.repair-leave"),
        RepairKind::Least => msg!("late.repair-least"),
        RepairKind::Redraw => msg!("late.repair-redraw"),
    };
    if let Some(why) = &choice.refused {
        return ChoiceRow { title, told: vec![why.clone()], refused: true, command: None };
    }
    let mut told = Vec::new();
    if choice.kind != RepairKind::Leave {
        let players = msg!("late.players-move", n = choice.moved.len());
        told.push(msg!("late.changes", n = choice.tables, players = players));
        let moves = |id: &Id| choice.moved.contains(id) || choice.placed.contains(id);
        let pairs: Vec<Message> = (choice.round.iter())
            .filter(|(a, b)| moves(a) || b.as_ref().is_some_and(moves))
            .map(|(a, b)| match b {
                Some(b) => msg!("pair.two", a = event.label(*a), b = event.label(*b)),
                None => msg!("pair.bye", name = event.label(*a)),
            })
            .collect();
        let more = pairs.len().saturating_sub(MOST_NAMED);
        let shown = pairs.into_iter().take(MOST_NAMED).map(Arg::from);
        let more = (more > 0).then(|| Arg::from(msg!("name.more", n = more)));
        let all: Vec<Arg> = shown.chain(more).collect();
        told.extend((!all.is_empty()).then(|| msg!("late.then", pairs = Arg::Clauses(all))));
    }
    let wrong: Vec<Arg> = choice.wrong.iter().take(MOST_NAMED).cloned().map(Arg::from).collect();
    told.extend(
        (!wrong.is_empty())
            .then(|| msg!("repair.still-wrong", what = Arg::Clauses(wrong)).capitalised()),
    );
    ChoiceRow { title, told, refused: false, command: choice.command.clone() }
}
