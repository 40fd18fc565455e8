use super::known::KnownPeople;
use super::odds::Figures;
use super::ui::theme::Background;
use crate::event::{Command, Event, Head, Moment, Trial, Who};
use crate::handout::HandedOut;
use crate::serve::Listen;
use crate::show::ShowRequest;
use crate::store::Shelf;
use crate::words::Message;
use crossterm::event::KeyEvent;
use std::path::PathBuf;
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

/// An effect that a key press asks for. The update that returns it changes only the model; the
/// program carries the effect out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Effect {
    /// Decide the command by the rules, and write it to the file.
    Commit(Command),
    /// Commit a command to whose question, `to`, the organizer has agreed.
    CommitAgreed {
        command: Box<Command>,
        to: Message,
    },
    /// Commit a result that knowingly replaces another organizer's result.
    Correct(Command),
    /// Show how the roster in this file was read, or register the people of an older event.
    Import(String),
    /// Complete the path in the top form, with files whose names end so.
    CompletePath {
        typed: String,
        ends: &'static [&'static str],
    },
    /// Take in a deck or army list.
    HandIn {
        who: Who,
        path: String,
    },
    /// Accept the list of this player with its faults.
    AcceptList {
        who: Who,
        reason: String,
    },
    Open(PathBuf),
    /// Make an event of this game and open it; the seed is drawn when the effect is carried
    /// out.
    Make {
        head: Box<Head>,
        game: String,
        /// The event whose people are registered at once.
        people_of: Option<PathBuf>,
    },
    /// Leave the event for the list of events, or leave the program.
    Leave,
    /// Put an event of the list away, or bring it back.
    Shelve {
        path: PathBuf,
        to: Shelf,
    },
    /// Read what others have written to the file.
    Refresh,
    /// Write the event back to where its file was.
    PutBack,
    /// Continue with the older version that stands in the file.
    GoOnWithout,
    /// Print this sheet, in the background.
    Print(Handout),
    /// Show this sheet in the user's pager.
    Read(Handout),
    /// Hand this sheet to the clipboard of the terminal.
    Copy(Handout),
    /// Write this sheet into a file; one that exists only if `replace` says so.
    WriteSheet {
        handout: Handout,
        path: String,
        replace: bool,
    },
    /// Serve the event to phones.
    Serve(Listen),
    StopServing,
    Bell,
    Quit,
}

/// A sheet that leaves the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Handout {
    pub request: ShowRequest,
    /// As the screen names it: `Standings after round 3`.
    pub title: String,
}

impl Effect {
    /// Commits a command whose changes in rows of others the screen has just told.
    ///
    /// A question that the rules ask is asked all the same.
    pub fn commit_agreed(event: &Event, command: Command, now: Moment) -> Effect {
        let trial = Trial::asking(event, &command, now).ok();
        match trial.and_then(Trial::question_about_rows) {
            Some(to) => Effect::CommitAgreed { command: command.into(), to },
            None => Effect::Commit(command),
        }
    }
}
