//! The facts that the checks of the preflight know.

use crate::event::action::{Cut, Paired};
use crate::event::{Absentees, Action, Decision, Event, Refusal};

/// The facts that a check knows.
pub(super) struct Seen<'a> {
    pub event: &'a Event,
    /// The treatment of those who have not come, if that is settled.
    pub absentees: Option<Absentees>,
    /// The round or the cut as it would be made, or why it would not be; None if that was not tried.
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

    pub fn cut(&self) -> Option<&Cut> {
        match &self.decision()?.action {
            Some(Action::Cut(cut)) => Some(cut),
            _ => None,
        }
    }

    /// Whether the round would be the first.
    pub fn starts(&self) -> bool {
        self.event.stages.is_empty()
    }
}
