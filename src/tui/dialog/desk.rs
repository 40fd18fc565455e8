//! The judge's desk of a table: who sits there, and what a judge can do about it.

use super::follow::ClosedByOthers;
use super::{Dialog, ReportDialog};
use crate::event::{Event, Id, Pairing, Side};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::words::Message;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Desk {
    pub stage: usize,
    pub round: u32,
    pub table: u32,
    /// The player that keys act on.
    pub side: Side,
}

impl Desk {
    pub fn new(stage: usize, round: u32, table: u32) -> Desk {
        Desk { stage, round, table, side: Side::A }
    }

    pub fn pairing<'a>(&self, event: &'a Event) -> Option<&'a Pairing> {
        ReportDialog::new(event, self.stage, self.round, self.table).pairing(event)
    }

    /// The two players at the table.
    pub fn players(&self, event: &Event) -> Option<[Id; 2]> {
        let pairing = self.pairing(event)?;
        Some([pairing.a, pairing.b?])
    }

    /// The player that keys act on.
    pub fn player(&self, event: &Event) -> Option<Id> {
        self.pairing(event)?.at(self.side)
    }

    pub fn step(&mut self, step: CursorMove) {
        let at = step.from(usize::from(self.side == Side::B), 2);
        self.side = if at == 0 { Side::A } else { Side::B };
    }

    /// Closes if the table is no longer there.
    pub(super) fn follow(self, event: &Event) -> Dialog {
        if self.pairing(event).is_some() {
            return Dialog::Desk(self);
        }
        let title = msg!("common.table", n = self.table).capitalised();
        let why = msg!("dialog.table-is-gone", table = self.table);
        Dialog::Closed(ClosedByOthers { title, why })
    }
}

/// `Table 3 · Round 1`.
pub fn table_of_round(table: u32, round: Message) -> Message {
    let table = msg!("common.table", n = table).capitalised();
    msg!("common.dotted", one = table, other = round)
}
