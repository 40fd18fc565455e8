//! The marks of those who are certain and those who are out.
//!
//! The board shows them if the organizer has announced that it does. A thread finds them out, so
//! that the clock goes on meanwhile.

use super::view::BoardView;
use crate::event::Event;
use crate::show::odds_playouts;
use crate::tui::Msg;
use crate::tui::odds::{Figures, Mark, Order, State, Wish, Worker};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::Sender;

/// The thread of a board, once it was needed. Without a sender there is none.
#[derive(Debug, Default)]
pub(super) struct MarksThread {
    messages: Option<Sender<Msg>>,
    worker: Option<Worker>,
    asked: Option<Mark>,
    state: Option<State>,
}

impl MarksThread {
    pub fn new(messages: Sender<Msg>) -> MarksThread {
        MarksThread { messages: Some(messages), ..MarksThread::default() }
    }

    /// The event has changed. True: marks of the state before no longer hold.
    pub fn follow(&mut self, path: &Path, event: &Event) -> bool {
        let changed = self.state.as_mut().is_none_or(|state| state.follow(event));
        self.state.get_or_insert_with(|| State::of(path, event));
        if changed && self.asked.take().is_some() {
            // Nobody needs those any more.
            self.worker.iter().for_each(|worker| worker.order(None));
        }
        changed
    }

    /// Asks for the marks of the event as the room sees it now, if they are announced and the
    /// standings are on the board.
    pub fn ask(&mut self, event: &Event, view: BoardView) {
        let wanted = view == BoardView::Standings && shows_marks(event);
        let (Some(state), Some(messages)) =
            (&self.state, self.messages.as_ref().filter(|_| wanted))
        else {
            return;
        };
        let mark = state.mark();
        if self.asked.as_ref() == Some(&mark) {
            return;
        }
        if self.worker.is_none() {
            let messages = messages.clone();
            // Sending fails only after the board has ended, and then nobody needs the marks.
            let tell = move |figures| drop(messages.send(Msg::Odds(Arc::new(figures))));
            // Without a thread the board has no marks, and everything else goes on.
            self.worker = Worker::start(odds_playouts, tell).ok();
        }
        self.asked = Some(mark.clone());
        if let Some(worker) = &self.worker {
            let wish = Wish { mark, chances: None, who: None };
            worker.order(Some(Order::new(wish, event)));
        }
    }

    /// Whether these figures are those of the state on the board.
    pub fn awaits(&self, figures: &Figures) -> bool {
        self.asked.as_ref() == Some(&figures.wish.mark)
    }
}

/// Whether the board marks who is certain and who is out.
pub(super) fn shows_marks(event: &Event) -> bool {
    event.setup.prospects == Some(true)
}
