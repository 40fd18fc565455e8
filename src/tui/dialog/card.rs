//! The card of a player. Keys on it act on this player.

use super::Dialog;
use super::follow::ClosedByOthers;
use crate::event::{Event, Id};
use crate::msg;
use crate::tui::scroll::Scroll;

#[derive(Debug, Clone)]
pub struct CardDialog {
    pub id: Id,
    /// The players of the list that it was opened from, in its order.
    pub among: Vec<Id>,
    /// Whether it shows the arithmetic of the place instead.
    pub shows_arithmetic: bool,
    /// Whether it was opened at the arithmetic, and closes from there.
    pub opened_there: bool,
    pub scroll: Scroll,
}

impl CardDialog {
    pub fn new(id: Id, among: Vec<Id>) -> CardDialog {
        let (shows_arithmetic, opened_there) = (false, false);
        CardDialog { id, among, shows_arithmetic, opened_there, scroll: Scroll::default() }
    }

    /// The neighbour in the list, this number of steps away.
    pub fn neighbour(&self, step: isize) -> Option<Id> {
        let at = self.among.iter().position(|id| *id == self.id)?;
        self.among.get(at.checked_add_signed(step)?).copied()
    }

    /// Turns to the card of this player.
    pub fn turn_to(&mut self, id: Id) {
        self.id = id;
        self.scroll.top();
    }

    /// Closes if the player is not registered any more.
    pub(super) fn follow(self, event: &Event) -> Dialog {
        if event.entrant(self.id).is_some_and(|entrant| entrant.is_registered()) {
            return Dialog::Card(self);
        }
        let name = event.label(self.id);
        let why = msg!("players.is-gone", name = name.as_str());
        Dialog::Closed(ClosedByOthers { title: msg!("common.text", text = name), why })
    }
}
