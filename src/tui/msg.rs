use super::known::KnownPeople;
use super::odds::Figures;
use super::theme::Background;
use crate::handout::HandedOut;
use crate::words::Message;
use crossterm::event::KeyEvent;
use std::sync::Arc;

/// A message from outside to a screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Msg {
    /// A key went down.
    Key(KeyEvent),
    /// A text was pasted.
    Paste(String),
    /// The terminal has a new size, or must be drawn again.
    Resize,
    /// The file that is followed has changed.
    Changed,
    /// The people of other events are read.
    Known(Arc<KnownPeople>),
    /// The odds, and those who are certain, in one state of the event.
    Odds(Arc<Figures>),
    /// The folders that are written by themselves stand as they should, or these did not.
    HandedOut(HandedOut),
    /// The mirror was behind, and has every saved action again.
    MirrorComplete,
    /// The terminal has told its background.
    Background(Background),
    /// The command that prints has ended.
    Printed {
        /// The message that was shown while it ran.
        under_way: Message,
        answer: Result<Message, Message>,
    },
    /// The time for which a screen asked to be woken has come.
    Tick,
    /// The program should stop for a while and give the terminal back meanwhile.
    Suspend,
    /// The program continues; others may have used the terminal meanwhile.
    Continued,
    /// The terminal is gone.
    Gone,
}

/// The steps to take after a message.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Flow {
    /// Something on the screen has changed.
    pub redraw: bool,
    /// The terminal's bell should ring once.
    pub bell: bool,
    pub quit: bool,
}

impl Flow {
    /// Nothing changed, so nothing is drawn.
    pub const IDLE: Flow = Flow { redraw: false, bell: false, quit: false };
    pub const REDRAW: Flow = Flow { redraw: true, bell: false, quit: false };
    pub const QUIT: Flow = Flow { redraw: false, bell: false, quit: true };

    /// Combines the steps of two messages.
    #[must_use]
    pub fn and(self, next: Flow) -> Flow {
        Flow {
            redraw: self.redraw || next.redraw,
            bell: self.bell || next.bell,
            quit: self.quit || next.quit,
        }
    }
}
