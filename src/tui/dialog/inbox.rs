use super::{ClosedByOthers, Dialog};
use crate::event::{Claim, Command, Event, Moment, decide};
use crate::msg;
use crate::tui::cursor_move::CursorMove;
use crate::words::Message;

/// The results of players that wait for a scorekeeper.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Inbox {
    /// The entry that keys act on, so that no key meant for one reaches another; None if
    /// nothing waits.
    pub chosen: Option<u64>,
    /// Why the last key answered nothing.
    pub error_text: Option<Message>,
}

impl Inbox {
    /// Opens on the oldest entry.
    pub fn of(event: &Event) -> Inbox {
        Inbox { chosen: event.inbox().next().map(|claim| claim.n), error_text: None }
    }

    pub fn step(&mut self, step: CursorMove, event: Option<&Event>) {
        let rows: Vec<u64> =
            event.into_iter().flat_map(Event::inbox).map(|claim| claim.n).collect();
        self.chosen = step.among(&rows, self.chosen);
    }

    pub fn chosen<'a>(&self, event: &'a Event) -> Option<&'a Claim> {
        event.inbox().find(|claim| Some(claim.n) == self.chosen)
    }

    /// The command that answers the chosen entry.
    pub fn answer(&self, accept: bool) -> Option<Command> {
        let claim = self.chosen?;
        Some(Command::Settle { claim, accept, reason: None })
    }

    /// Closes if somebody else has answered the chosen entry.
    pub(super) fn follow(self, event: &Event) -> Dialog {
        let Some(n) = self.chosen else { return Dialog::Inbox(Inbox::of(event)) };
        if self.chosen(event).is_some() {
            return Dialog::Inbox(self);
        }
        let probe = Command::Settle { claim: n, accept: false, reason: None };
        let why = match decide(event, &probe, Moment::new(0, 0)) {
            Err(refusal) => refusal.0,
            Ok(_) => msg!("slips.inbox-over", n),
        };
        Dialog::Closed(ClosedByOthers { title: Inbox::title(), why })
    }

    /// Chooses another entry after a refusal, if the chosen one no longer waits.
    pub(super) fn look_again(&mut self, event: &Event) {
        if self.chosen(event).is_none() {
            *self = Inbox::of(event);
        }
    }

    pub fn title() -> Message {
        msg!("slips.inbox")
    }
}
