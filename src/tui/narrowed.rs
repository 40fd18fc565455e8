//! A list that shows only the rows with a typed text.

use super::dialog::meant;
use crate::event::name::normalise;
use crate::event::{Event, Id, Round};
use std::collections::BTreeSet;

/// The typed text and the players whom it means.
#[derive(Debug, Clone, Default)]
pub struct Narrowed {
    text: String,
    players: BTreeSet<Id>,
    /// The cursor before anything was typed.
    pub before: CursorBefore,
}

/// The row on which the cursor stood: a player, a table, and who plays there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CursorBefore {
    pub player: Option<Id>,
    pub table: Option<u32>,
    pub beside: Option<Id>,
}

impl Narrowed {
    pub fn new(before: CursorBefore) -> Narrowed {
        Narrowed { before, ..Narrowed::default() }
    }

    /// Takes the text as it is typed now. Tables are those of this round.
    pub fn take(&mut self, text: &str, event: &Event, round: Option<&Round>) {
        text.trim().clone_into(&mut self.text);
        self.players = meant(event, round, text).into_iter().collect();
    }

    /// Looks again for the players meant, after a change of the event.
    pub fn follow(&mut self, event: &Event, round: Option<&Round>) {
        self.players = meant(event, round, &self.text).into_iter().collect();
    }

    /// Whether rows are left out.
    pub fn has_text(&self) -> bool {
        !self.text.is_empty()
    }

    /// Whether the rows of this player stay.
    pub fn keeps(&self, id: Id) -> bool {
        self.text.is_empty() || self.players.contains(&id)
    }

    /// Whether a word of this name begins with the text.
    pub fn begins(&self, name: &str) -> bool {
        let wanted = normalise(&self.text);
        normalise(name).split(' ').any(|word| word.starts_with(&wanted))
    }
}
