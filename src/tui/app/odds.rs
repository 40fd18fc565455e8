//! Asks for the odds while a screen shows them.

use crate::event::{Event, Phase};
use crate::store::Disk;
use crate::tui::model::Model;
use crate::tui::msg::Msg;
use crate::tui::odds::{Order, Wish, Worker};
use crate::tui::open_event::OpenEvent;
use std::sync::Arc;
use std::sync::mpsc::Sender;

/// The thread, once it was needed, and what it was asked for last.
#[derive(Debug)]
pub(super) struct OddsThread {
    /// How many playouts there are in an event.
    playouts: fn(&Event) -> u32,
    worker: Option<Worker>,
    asked: Option<Wish>,
}

impl OddsThread {
    pub(super) fn new(playouts: fn(&Event) -> u32) -> OddsThread {
        OddsThread { playouts, worker: None, asked: None }
    }

    /// Asks the thread for what the screen shows now, or for nothing. It is called once each
    /// picture is on the terminal, because a thread that wakes up takes time from the key.
    pub(super) fn follow(&mut self, model: &Model, disk: &Disk, messages: &Sender<Msg>) {
        let wish = wish(model);
        if wish == self.asked || !disk.is_watched() {
            return;
        }
        if self.worker.is_none() {
            let messages = messages.clone();
            // Sending fails only when the program ends; then nobody needs the figures.
            let tell = move |figures| drop(messages.send(Msg::Odds(Arc::new(figures))));
            // Without a thread there are no odds, and everything else goes on.
            self.worker = Worker::start(self.playouts, tell).ok();
        }
        let order = wish.clone().zip(model.event());
        let order = order.map(|(wish, event)| Order::new(wish, event));
        if let Some(worker) = &self.worker {
            worker.order(order);
        }
        self.asked = wish;
    }
}

/// The odds that the screen shows and that are not known yet; None: nothing.
fn wish(model: &Model) -> Option<Wish> {
    let open = model.open_event()?;
    let sight = open.odds.in_sight();
    let wanted = sight.any && (open.odds.chances.is_some() || marks_unasked(open));
    let wish =
        wanted.then(|| Wish { mark: open.mark(), chances: open.odds.chances, who: sight.who });
    wish.filter(|wish| !open.odds.answer(wish))
}

/// Whether those who are certain or out are marked without being asked for: once all results of a
/// round are in, and while the last round is played. During the rounds before it hardly anybody is.
fn marks_unasked(open: &OpenEvent) -> bool {
    let event = open.event();
    let Some(stage) = event.preliminary().filter(|_| event.finals().is_none()) else {
        return false;
    };
    match open.derived.phase {
        Phase::Playing { .. } => stage.rounds.len() as u32 >= stage.planned,
        Phase::BetweenRounds { .. } | Phase::CutDue { .. } => true,
        Phase::Registration | Phase::Decided { .. } | Phase::Finished => false,
    }
}
