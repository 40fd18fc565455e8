//! Changes the round by hand: one place is marked, and exchanged with another.

use super::Dialog;
use super::follow::ClosedByOthers;
use crate::event::{Command, Event, Id, Moment, Pairing, Who, decide_asking};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::words::Message;

/// The number of a table, and the places of its two players.
const CELLS: usize = 3;

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ByHand {
    pub row: usize,
    pub cell: usize,
    pub marked: Option<Spot>,
}

/// What can be exchanged with another of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    Table(u32),
    Player(Id),
}

impl ByHand {
    /// With the cursor on the first player of this table.
    pub fn at_table(event: &Event, table: Option<u32>) -> ByHand {
        let row = rows(event).iter().position(|pairing| pairing.table == table);
        ByHand { row: row.unwrap_or(0), cell: 1, marked: None }
    }

    /// The place below the cursor.
    pub fn chosen(&self, event: &Event) -> Option<Spot> {
        let rows = rows(event);
        let pairing = rows.get(self.row.min(rows.len().checked_sub(1)?))?;
        Some(match (self.cell, pairing.table, pairing.b) {
            (0, Some(table), _) => Spot::Table(table),
            (2, _, Some(b)) => Spot::Player(b),
            _ => Spot::Player(pairing.a),
        })
    }

    /// The change that exchanges the marked place with the chosen one.
    pub fn command(&self, event: &Event) -> Option<Command> {
        match (self.marked?, self.chosen(event)?) {
            (Spot::Player(a), Spot::Player(b)) if a != b => {
                Some(Command::Swap(Who::id(a), Who::id(b)))
            }
            (Spot::Table(from), Spot::Table(to)) if from != to => {
                Some(Command::MoveTable { from, to })
            }
            _ => None,
        }
    }

    /// What the change breaks, or why it is not possible; each with whether it warns.
    pub fn told(&self, event: &Event) -> Vec<(Message, bool)> {
        let Some(command) = self.command(event) else {
            return vec![match self.marked {
                None => (msg!("pairing.mark-one"), false),
                Some(Spot::Player(id)) => {
                    (msg!("pairing.mark-player", name = event.label(id)), false)
                }
                Some(Spot::Table(table)) => (msg!("pairing.mark-table", table), false),
            }];
        };
        match decide_asking(event, &command, Moment::new(0, 0)) {
            Err(refusal) => vec![(refusal.0, true)],
            Ok(decision) if decision.warnings.is_empty() => match (command, decision.question) {
                // It tells which tables change their numbers.
                (Command::MoveTable { .. }, Some(question)) => vec![(question.message, false)],
                _ => vec![(msg!("pairing.breaks-nothing"), false)],
            },
            Ok(decision) => {
                decision.warnings.into_iter().map(|said| (said.message, true)).collect()
            }
        }
    }

    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        let count = event.map_or(0, |event| rows(event).len());
        self.row = step.from(self.row, count);
    }

    /// Goes to the next or the previous place of the row.
    pub fn aside(&mut self, step: isize) {
        self.cell = self.cell.saturating_add_signed(step).min(CELLS - 1);
    }

    /// Closes if the round is no longer there.
    pub(super) fn follow(self, event: &Event) -> Dialog {
        if event.round().is_some() {
            return Dialog::ByHand(self);
        }
        let title = msg!("pairing.title");
        Dialog::Closed(ClosedByOthers { title, why: msg!("board.no-round") })
    }
}

/// The tables of the newest round, then those who have no opponent.
pub fn rows(event: &Event) -> Vec<&Pairing> {
    let all = event.round().map_or(&[][..], |round| &round.pairings[..]);
    let mut rows: Vec<&Pairing> = all.iter().filter(|pairing| !pairing.sits_out()).collect();
    rows.sort_by_key(|pairing| (pairing.table.is_none(), pairing.table));
    rows
}
