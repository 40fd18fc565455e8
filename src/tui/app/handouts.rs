//! Writes, in the background, the folders that others read.

use crate::handout::{Due, HandedOut, HandoutOrder, HandoutWriter, Published, published};
use crate::tui::clock::now;
use crate::tui::model::Model;
use crate::tui::msg::Msg;
use crate::tui::open_event::OpenEvent;
use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::mpsc::Sender;

/// The thread, once it was needed, and what it was given last.
#[derive(Debug, Default)]
pub(super) struct HandoutThread {
    writer: Option<HandoutWriter>,
    before: Option<Before>,
}

/// An event as it was when something of it was last due.
#[derive(Debug)]
struct Before {
    path: PathBuf,
    published: Published,
}

impl Before {
    fn of(open: &OpenEvent, published: Published) -> Before {
        Before { path: open.session.path().to_owned(), published }
    }
}

impl HandoutThread {
    /// Remembers how the event stands that is opened; nothing is due in it.
    ///
    /// A site that was not carried on when the event was closed is tried at once.
    pub(super) fn begin(&mut self, model: &Model, messages: &Sender<Msg>, writes: bool) {
        self.before = model
            .open_event()
            .map(|open| Before::of(open, published(open.event(), &open.session.outputs())));
        if writes
            && model.open_event().is_some_and(|open| open.session.outputs().publish().is_some())
        {
            self.order(model, messages, Due::NOTHING);
        }
    }

    /// Gives the thread the event after an action that is saved, if something is due.
    pub(super) fn follow(&mut self, model: &Model, messages: &Sender<Msg>) {
        let Some(open) = model.open_event() else { return };
        let here = open.session.outputs();
        // Of an event that has just begun nothing is due.
        let before = self.before.take().filter(|before| before.path == open.session.path());
        let state = published(open.event(), &here);
        let due = state.due_since(before.map_or(state, |before| before.published));
        self.before = Some(Before::of(open, state));
        if due.any() {
            self.order(model, messages, due);
        }
    }

    fn order(&mut self, model: &Model, messages: &Sender<Msg>, due: Due) {
        let Some(open) = model.open_event() else { return };
        if self.writer.is_none() {
            self.writer = HandoutWriter::start(said_once(messages.clone())).ok();
        }
        if let Some(writer) = &self.writer {
            writer.order(HandoutOrder {
                event: open.event().clone(),
                path: open.session.path().to_owned(),
                outputs: open.session.outputs(),
                words: model.words_of_players().clone(),
                now: now(),
                due,
            });
        }
    }
}

/// Tells what went wrong when it begins to go wrong, and not again at every round.
fn said_once(messages: Sender<Msg>) -> impl Fn(HandedOut) + Send + 'static {
    let last = Mutex::new(HandedOut::Problems(Vec::new()));
    move |handed: HandedOut| {
        let Ok(mut last) = last.lock() else { return };
        if *last != handed {
            *last = handed.clone();
            // Sending fails only when the program ends.
            drop(messages.send(Msg::HandedOut(handed)));
        }
    }
}
