//! A form that was left and is opened again, and the side that is recorded with it.

use super::{Cell, TimeDialog};
use crate::event::{Command, Event, Who};

impl TimeDialog {
    /// Whether anything was typed or chosen.
    pub fn has_begun(&self) -> bool {
        let chosen = self.place.is_some() || self.first_side.is_some() || self.rolled;
        chosen || !(self.typed.is_empty() && self.holders.is_empty() && self.rolls.is_empty())
    }

    /// Whether the other form is for the same table.
    pub fn is_for(&self, other: &TimeDialog) -> bool {
        (self.stage, self.round, self.table) == (other.stage, other.round, other.table)
    }

    /// The form as it was left, for the event as it is now.
    pub fn again(mut self, event: &Event, series: bool) -> TimeDialog {
        self.series = series;
        self.changed(event);
        self
    }

    /// The command that records who plays the first-named side, if that was asked for.
    pub fn side_to_record(&self, event: &Event) -> Option<Command> {
        let setting = self.setting(event).ok()?;
        let asked = self.cells(&setting).contains(&Cell::FirstSide);
        let who = self.pairing(event)?.at(self.first_side.filter(|_| asked)?)?;
        let side = event.ruleset.sides.first()?.en.clone();
        let (table, round) = (self.table, Some(self.round));
        Some(Command::Side { table, who: Who::id(who), side, round })
    }
}
