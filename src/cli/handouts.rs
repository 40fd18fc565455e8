//! The folders that are written after an action: the paper pack.

use super::language::Speech;
use super::output::warn;
use crate::handout::{HandoutOrder, Published, published, write_now};
use crate::store::Session;
use crate::words::Message;

/// What the room may read of the event, as it was written last.
#[derive(Debug, Clone, Copy)]
pub(super) struct Handouts(Published);

impl Handouts {
    /// The state before the first action; nothing is due in it.
    pub(super) fn of(session: &Session) -> Handouts {
        Handouts(published(session.event()))
    }

    /// Writes what is due after an action that is saved, and returns what went wrong.
    pub(super) fn write(&mut self, session: &Session, speech: &Speech) -> Vec<Message> {
        let now = published(session.event());
        if now == self.0 {
            return Vec::new();
        }
        self.0 = now;
        let event = session.event().clone();
        let words = speech.for_players(&event);
        write_now(&HandoutOrder { event, path: session.path().to_owned(), words })
    }

    /// As [`Handouts::write`], with warnings for what went wrong. The action stays saved.
    pub(super) fn follow(&mut self, session: &Session, speech: &Speech) {
        self.write(session, speech).iter().for_each(warn);
    }
}
