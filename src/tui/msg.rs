use super::theme::Ground;
use crossterm::event::KeyEvent;

/// Everything that can reach a screen from outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Msg {
    /// A key went down.
    Key(KeyEvent),
    /// A text was pasted.
    Paste(String),
    /// The terminal has another size, or must be drawn anew.
    Resize,
    /// The file that is followed has changed.
    Changed,
    /// The terminal has told what its background is like.
    Background(Ground),
    /// The time a screen asked to be woken for has come.
    Tick,
    /// The program is to stop for a while, and give the terminal back so long.
    Suspend,
    /// It goes on, and the terminal may have been another's meanwhile.
    Continued,
    /// The terminal is gone.
    Gone,
}

/// What is to be done after a message.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Flow {
    /// Something that is shown has changed.
    pub redraw: bool,
    /// The terminal's bell is to ring once.
    pub bell: bool,
    pub quit: bool,
}

impl Flow {
    /// Nothing changed, nothing is drawn.
    pub const IDLE: Flow = Flow { redraw: false, bell: false, quit: false };
    pub const REDRAW: Flow = Flow { redraw: true, bell: false, quit: false };
    pub const QUIT: Flow = Flow { redraw: false, bell: false, quit: true };

    /// Both, one after the other.
    #[must_use]
    pub fn and(self, next: Flow) -> Flow {
        Flow {
            redraw: self.redraw || next.redraw,
            bell: self.bell || next.bell,
            quit: self.quit || next.quit,
        }
    }
}
