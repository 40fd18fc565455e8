//! The choices for a round under way.
//!
//! They are about a place for a late player, a missing opponent, and the repair of the round.

use super::Dialog;
use super::follow::ClosedByOthers;
use crate::event::{Command, Event, Id, Moment, SeatChoice, Side, missing_opponent};
use crate::event::{needs_seat, seats};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::tui::keys::Key;
use crate::tui::scroll::Scroll;
use crate::tui::text_field::TextField;
use crate::words::Message;

/// The subject of the choices.
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
    /// The consequences; the reason, if it is refused.
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
    pub(super) reasons: usize,
    /// The reason of a repair, as it is typed.
    pub reason: TextField,
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
        let title = msg!("tables.title-seat", name = event.label(id), round);
        let rows = seats(event, id).into_iter().map(ChoiceRow::from).collect();
        Some(Choices::new(ChoicesAbout::Seat(id), title, Vec::new(), rows))
    }

    /// The choices at a table without a result where this side is missing.
    pub fn missing(event: &Event, table: u32, side: Side) -> Option<Choices> {
        let pairing = event.round()?.at_table(table).filter(|pairing| !pairing.has_begun())?;
        let name = event.label(pairing.at(side)?);
        let title = msg!("tables.title-missing", table, name);
        let rows = missing_opponent(event, table, side).into_iter().map(ChoiceRow::from);
        let about = ChoicesAbout::Missing { table, side };
        Some(Choices::new(about, title, Vec::new(), rows.collect()))
    }

    pub(super) fn new(
        about: ChoicesAbout,
        title: Message,
        why: Vec<Message>,
        rows: Vec<ChoiceRow>,
    ) -> Choices {
        let at = rows.iter().position(|row| !row.refused).unwrap_or(0);
        let scroll = Scroll::default();
        let (reasons, reason) = (0, TextField::default());
        Choices { about, title, why, reasons, reason, rows, at, scroll, error_text: None }
    }

    /// The choices about this subject; None if there is nothing to choose.
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
            CursorMove::By(by) if by.abs() > 1 => self.scroll.page(by),
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
                ChoicesAbout::Seat(id) => msg!("tables.has-place", name = event.label(id)),
                ChoicesAbout::Missing { table, .. } => msg!("tables.table-done", table),
                ChoicesAbout::Repair => msg!("tables.as-drawn"),
            };
            return Dialog::Closed(ClosedByOthers { title: self.title, why });
        };
        // The cursor stays with the choice, wherever it stands now.
        let same = |row: &ChoiceRow| self.chosen().is_some_and(|old| old.title == row.title);
        let at = now.rows.iter().position(same).unwrap_or(now.at);
        let Choices { reason, error_text, .. } = self;
        Dialog::Choices(Box::new(Choices { at, reason, error_text, ..now }))
    }

    /// The reason of a repair is typed below its choices.
    pub fn takes_reason(&self) -> bool {
        self.about == ChoicesAbout::Repair
    }

    pub(super) fn handle_text_key(&mut self, key: Key) {
        if self.reason.key(key) {
            self.error_text = None;
        }
    }
}

impl From<SeatChoice> for ChoiceRow {
    fn from(choice: SeatChoice) -> ChoiceRow {
        let SeatChoice { title, told, refused, command } = choice;
        ChoiceRow { title, told, refused, command: Some(command) }
    }
}
