//! The folders that are written after an action: the paper pack, and the site.

use super::language::Speech;
use super::output::warn;
use crate::handout::{Due, HandoutOrder, Published, published, write_now};
use crate::store::Session;
use crate::tui::clock::now;
use crate::words::Message;

/// The event as the room may read it, as it was written last.
#[derive(Debug, Clone, Copy)]
pub(super) struct Handouts(Published);

impl Handouts {
    /// The state before the first action; nothing is due in it.
    pub(super) fn of(session: &Session) -> Handouts {
        Handouts(published(session.event(), &session.outputs()))
    }

    /// Writes what is due after an action that is saved, and returns what went wrong.
    pub(super) fn write(&mut self, session: &Session, speech: &Speech) -> Vec<Message> {
        let before = std::mem::replace(&mut self.0, published(session.event(), &session.outputs()));
        written(session, speech, self.0.due_since(before))
    }

    /// Writes the sheets that are due after one verb of many, with warnings for what went wrong.
    /// The site follows at the end, because each verb changes it.
    pub(super) fn follow_in_sheets(&mut self, session: &Session, speech: &Speech) {
        let before = self.0;
        self.0 = published(session.event(), &session.outputs()).with_site_of(before);
        written(session, speech, self.0.due_since(before)).iter().for_each(warn);
    }

    /// As [`Handouts::write`], with warnings for what went wrong. The action stays saved.
    pub(super) fn follow(&mut self, session: &Session, speech: &Speech) {
        self.write(session, speech).iter().for_each(warn);
    }
}

fn written(session: &Session, speech: &Speech, due: Due) -> Vec<Message> {
    if !due.any() {
        return Vec::new();
    }
    let (event, path) = (session.event().clone(), session.path().to_owned());
    let words = speech.for_players(&event);
    write_now(&HandoutOrder { event, path, outputs: session.outputs(), words, now: now(), due })
}
