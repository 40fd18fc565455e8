use super::action::Action;
use super::{Command, Event, Moment, Refusal};

/// What a command comes to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What is to be written down; None: it is so already, nothing to do.
    pub action: Option<Action>,
    /// What was done, in a sentence for the one who asked.
    pub told: String,
    /// What the organizer should know, none of which forbids it.
    pub warnings: Vec<String>,
    /// The reason to keep with the action.
    pub why: Option<String>,
}

/// Decides a command against the present state.
///
/// # Errors
/// Why it cannot be carried out, and what would make it possible.
pub fn decide(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    let _ = (event, command, now);
    Err(Refusal::from("not here yet"))
}
