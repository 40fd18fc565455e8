//! The repair of a round under way that is no longer the one that would be drawn.
//!
//! A result of an earlier round was corrected, a player left or came back after the pairing, or
//! somebody arrived late. The organizer chooses between three rounds; each tells how many tables
//! change, who moves, and what is then not as the rules would have it.

use super::{Command, Event, Id, Moment};
use crate::words::Message;

/// What may become of a round under way.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RepairKind {
    /// The round stays as it is.
    Leave,
    /// The round with the fewest changed tables among those that break the rules least. No table
    /// with a result, and none that has begun, is changed.
    Least,
    /// The whole round is drawn again.
    Redraw,
}

/// One choice, with what it does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RepairChoice {
    pub kind: RepairKind,
    /// The round as it would be; None is the bye. Empty if the choice is refused.
    pub round: Vec<(Id, Option<Id>)>,
    /// How many tables change.
    pub tables: usize,
    /// Who has another opponent then, in the order of the tables.
    pub moved: Vec<Id>,
    /// What is then not as the rules would have it.
    pub wrong: Vec<Message>,
    /// Why the rules forbid this choice.
    pub refused: Option<Message>,
    /// The command that does it; None where nothing has to be done, or nothing can be.
    pub command: Option<Command>,
}

/// A round under way that could be repaired.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repair {
    /// Why the round is not the one that would be drawn now; empty if it is.
    pub why: Vec<Message>,
    /// Leave it, the least repair, and draw again, in this order.
    pub choices: Vec<RepairChoice>,
}

/// The choices for the newest Swiss round with these players seated besides.
///
/// None if there is no such round, or if all its matches have a result.
pub fn repair(event: &Event, with: &[Id], now: Moment) -> Option<Repair> {
    let _ = (event, with, now);
    None
}
