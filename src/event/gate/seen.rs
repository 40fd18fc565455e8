//! The facts that the checks of the gate know.

use crate::event::action::Paired;
use crate::event::{Absentees, Action, Decision, Event, Refusal};

/// The facts that a check knows.
pub(super) struct Seen<'a> {
    pub event: &'a Event,
    /// The treatment of those who have not come, if that is settled.
    pub absentees: Option<Absentees>,
    /// The round as it would be drawn, or why it would not be; None if it was not drawn.
    pub round: Option<&'a Result<Decision, Refusal>>,
}

impl Seen<'_> {
    pub fn decision(&self) -> Option<&Decision> {
        self.round?.as_ref().ok()
    }

    pub fn paired(&self) -> Option<&Paired> {
        match &self.decision()?.action {
            Some(Action::Pair(paired)) => Some(paired),
            _ => None,
        }
    }

    /// Whether the round would be the first.
    pub fn starts(&self) -> bool {
        self.event.stages.is_empty()
    }
}
