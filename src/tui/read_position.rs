//! The log position up to which the organizer is assumed to have read. Every command from the
//! keyboard carries that position. The subject of the command must not have changed since
//! ([`unseen`](crate::event::decide::stale())).

use crate::event::Event;

/// Numbers of log lines. A key may have been pressed while the screen was changing. A line
/// therefore counts as read only if it was on the screen before an earlier key. An open dialog
/// is answered for the state in which it was opened.
#[derive(Debug, Clone, Copy)]
pub struct ReadPosition {
    /// The newest line when the screen was last drawn.
    drawn: u64,
    read: u64,
    /// The line up to which an answer has told everything; it counts as read once it is drawn.
    told: Option<u64>,
}

impl ReadPosition {
    /// Everything is read, because the event was just opened.
    pub fn all(event: &Event) -> ReadPosition {
        let newest = newest(event);
        ReadPosition { drawn: newest, read: newest, told: None }
    }

    /// The newest line that the organizer has read.
    pub fn read(&self) -> u64 {
        self.read
    }

    /// The screen was drawn.
    pub fn drawn(&mut self, event: &Event) {
        self.drawn = newest(event);
        self.read = self.told.take().unwrap_or(self.read);
    }

    /// A key was pressed on a screen without a dialog.
    pub fn pressed(&mut self) {
        self.read = self.read.max(self.drawn);
    }

    /// An answer says what others have done.
    pub fn told(&mut self, event: &Event) {
        self.told = Some(newest(event));
    }

    /// The organizer's own action was saved as this line.
    pub fn own(&mut self, event: &Event, n: u64) {
        if self.read.max(self.drawn) + 1 >= n {
            (self.read, self.drawn) = (n, n);
        } else {
            self.told(event);
        }
    }
}

pub fn newest(event: &Event) -> u64 {
    event.next_number() - 1
}
