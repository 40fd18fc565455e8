//! Works in the background: writes the folders that others read, sends every saved action to the
//! mirror, and asks for the odds.

use crate::event::Event;
use crate::event::Phase;
use crate::handout::{Due, HandedOut, HandoutOrder, HandoutWriter, Published, published};
use crate::msg;
use crate::store::{AskedMirror, Disk, Done, Mirrored, Mirrors};
use crate::tui::clock::now;
use crate::tui::model::{Model, StatusMessage};
use crate::tui::msg::Msg;
use crate::tui::odds::{Order, Wish, Worker};
use crate::tui::open_event::OpenEvent;
use std::path::PathBuf;
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The thread, once it was needed, and what it was given last.
#[derive(Debug, Default)]
pub struct HandoutThread {
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
    pub fn begin(&mut self, model: &Model, messages: &Sender<Msg>, writes: bool) {
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
    pub fn follow(&mut self, model: &Model, messages: &Sender<Msg>) {
        let Some(open) = model.open_event() else { return };
        let here = open.session.outputs();
        // Of an event that has just started nothing is due.
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
            self.writer = HandoutWriter::start(send_when_changed(messages.clone())).ok();
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
fn send_when_changed(messages: Sender<Msg>) -> impl Fn(HandedOut) + Send + 'static {
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

/// How long a key's answer waits for the other disk.
const PATIENCE: Duration = Duration::from_millis(100);

/// The thread of the open event's mirror, once there is one.
#[derive(Debug)]
pub struct MirrorThread(Mirrors);

impl MirrorThread {
    pub fn new(asked: Option<AskedMirror>) -> MirrorThread {
        MirrorThread(Mirrors::new(asked))
    }

    /// Another event is opened, or none.
    pub fn end(&mut self) {
        self.0.end();
    }

    /// Mirrors an action that is saved. None: the event has no mirror.
    pub fn saved(&mut self, model: &Model, n: u64, to: &Sender<Msg>) -> Option<Mirrored> {
        let to = to.clone();
        // Sending fails only when the program ends.
        let notify = move || drop(to.send(Msg::MirrorComplete));
        self.0.saved(&model.open_event()?.session, n, PATIENCE, notify)
    }
}

/// The answer that it is saved, and whether it is mirrored too.
pub fn saved_message(mut done: Done, mirrored: Option<Mirrored>) -> StatusMessage {
    let text = match (done.n, &mirrored) {
        (Some(n), Some(Mirrored::Yes)) => {
            msg!("event-file.saved-and-mirrored", done = done.message, n)
        }
        (Some(n), Some(Mirrored::OnTheSameDisk)) => {
            msg!("event-file.saved-twice-on-one-disk", done = done.message, n)
        }
        (Some(n), _) => msg!("screen.saved", done = done.message, n),
        (None, _) => done.message,
    };
    done.warnings.extend(mirrored.and_then(Mirrored::behind));
    StatusMessage { warnings: done.warnings, ..StatusMessage::done(text) }
}

/// The thread, once it was needed, and what it was asked for last.
#[derive(Debug)]
pub struct OddsThread {
    /// How many playouts there are in an event.
    playouts: fn(&Event) -> u32,
    worker: Option<Worker>,
    asked: Option<Wish>,
}

impl OddsThread {
    pub fn new(playouts: fn(&Event) -> u32) -> OddsThread {
        OddsThread { playouts, worker: None, asked: None }
    }

    /// Asks the thread for what the screen shows now, or for nothing. It is called once each
    /// picture is on the terminal, because a thread that wakes up takes time from the key.
    pub fn follow(&mut self, model: &Model, disk: &Disk, messages: &Sender<Msg>) {
        let wish = wish(model);
        if wish == self.asked || !disk.is_watched() {
            return;
        }
        if self.worker.is_none() {
            let messages = messages.clone();
            // Sending fails only when the program ends; then nobody needs the figures.
            let send = move |figures| drop(messages.send(Msg::Odds(Arc::new(figures))));
            // Without a thread there are no odds, and everything else goes on.
            self.worker = Worker::start(self.playouts, send).ok();
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
