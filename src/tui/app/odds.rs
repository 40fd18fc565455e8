//! Asks for the odds while a screen shows them.

use crate::event::{Id, Phase};
use crate::store::Disk;
use crate::tui::dialog::Dialog;
use crate::tui::keys::View;
use crate::tui::model::Model;
use crate::tui::msg::Msg;
use crate::tui::odds::{Order, Wish, Worker};
use crate::tui::open_event::{OpenEvent, Pane};
use std::sync::Arc;
use std::sync::mpsc::Sender;

/// The thread, once it was needed, and what it was asked for last.
#[derive(Debug, Default)]
pub(super) struct OddsThread {
    worker: Option<Worker>,
    asked: Option<Wish>,
}

impl OddsThread {
    /// Asks the thread for what the screen shows now, or for nothing. It is called after each
    /// key, and the thread lets the screen answer first.
    pub(super) fn follow(&mut self, model: &Model, disk: &Disk, messages: &Sender<Msg>) {
        if let Some(worker) = &self.worker {
            worker.wait();
        }
        let wish = wish(model);
        if wish == self.asked || !disk.is_watched() {
            return;
        }
        if self.worker.is_none() {
            let messages = messages.clone();
            // Sending fails only when the program ends; then nobody needs the figures.
            let tell = move |figures| drop(messages.send(Msg::Odds(Arc::new(figures))));
            // Without a thread there are no odds, and everything else goes on.
            self.worker = Worker::start(tell).ok();
        }
        let order = wish.clone().zip(model.event());
        let order = order.map(|(wish, event)| Order::new(wish, event));
        if let Some(worker) = &self.worker {
            worker.order(order);
        }
        self.asked = wish;
    }
}

/// The odds that the screen shows; None: nothing.
fn wish(model: &Model) -> Option<Wish> {
    let open = model.open_event()?;
    let who = shown_alone(model, open);
    let card = matches!(model.dialogs.last(), Some(Dialog::Card(_)));
    // Without a result the standings have no rows.
    let rows = open.derived.reported && matches!(open.view, View::Main | View::Standings);
    let wanted = (card || rows) && (open.odds.chances.is_some() || is_last_round(open));
    wanted.then(|| Wish { mark: open.mark(), chances: open.odds.chances, who })
}

/// The player whose card is on the screen.
fn shown_alone(model: &Model, open: &OpenEvent) -> Option<Id> {
    match model.dialogs.last() {
        Some(Dialog::Card(card)) => Some(card.id),
        // In a wide terminal the card stands beside the standings.
        _ if open.view == View::Main && open.pane == Pane::Standings => open.chosen_player(),
        _ => None,
    }
}

/// Whether the last announced round is being played. Only then are those who are certain or
/// out marked without being asked for: before it hardly anybody is.
fn is_last_round(open: &OpenEvent) -> bool {
    let event = open.event();
    let last = event.preliminary().filter(|stage| stage.rounds.len() as u32 >= stage.planned);
    let playing = matches!(open.derived.phase, Phase::Playing { .. });
    last.is_some() && playing && event.finals().is_none()
}
