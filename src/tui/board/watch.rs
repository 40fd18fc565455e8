//! A board before a file and a terminal.

use super::{Board, View};
use crate::event::{Event, Moment};
use crate::store::{Session, StoreError, follow};
use crate::tui::terminal::{self, Screen, Sources};
use crate::tui::theme::Theme;
use crate::tui::{Flow, Msg, clock};
use ratatui::Frame;
use std::io;
use std::path::Path;
use std::time::Duration;

/// Why a board could not be shown, or not any longer.
#[derive(Debug, thiserror::Error)]
pub enum WatchError {
    #[error(transparent)]
    Event(#[from] StoreError),
    #[error("the terminal cannot be used: {0}")]
    Terminal(#[from] io::Error),
}

/// Shows an event until somebody leaves, and follows its file meanwhile.
/// Nothing is ever written to it.
///
/// # Errors
/// The event cannot be opened, or the terminal not be used.
pub fn run(path: &Path, view: View, theme: Theme) -> Result<(), WatchError> {
    let session = Session::open(path)?;
    let board = Board::new(view, theme, session.event(), clock::now());
    let sources = Sources::new();
    let sender = sources.sender();
    // A board that is gone needs no news.
    let _follower = follow(path, move || drop(sender.send(Msg::Changed)));
    let mut watch = Watch { session, board, unread: None };
    // What was written between opening and following.
    watch.read_on(clock::now());
    terminal::run(&mut watch, sources)?;
    Ok(())
}

struct Watch {
    session: Session,
    board: Board,
    /// Why the file could not be read on.
    unread: Option<String>,
}

impl Watch {
    fn read_on(&mut self, now: Moment) -> Flow {
        match self.session.refresh() {
            Ok(changed) => {
                let recovered = self.unread.take().is_some();
                match changed || recovered {
                    true => self.board.changed(self.session.event(), now),
                    false => Flow::IDLE,
                }
            }
            Err(error) => {
                self.unread = Some(error.to_string());
                Flow::REDRAW
            }
        }
    }

    fn event(&self) -> &Event {
        self.session.event()
    }
}

impl Screen for Watch {
    fn update(&mut self, msg: Msg, now: Moment) -> Flow {
        match msg {
            Msg::Key(key) => self.board.key(key, self.session.event(), now),
            Msg::Tick => self.board.tick(self.session.event(), now),
            Msg::Changed => self.read_on(now),
            Msg::Resize => Flow::REDRAW,
            Msg::Paste(_) => Flow::IDLE,
            Msg::Gone => Flow::QUIT,
        }
    }

    fn draw(&mut self, frame: &mut Frame, now: Moment) {
        // That a board cannot write is no news; that what it shows is not all is.
        let damage = self.session.damage().map(ToString::to_string);
        let outdated = self.session.outdated();
        let note = self.unread.as_deref().or(damage.as_deref()).or(outdated);
        self.board.draw(self.session.event(), note, frame, now);
    }

    fn wants_tick(&self, now: Moment) -> Option<Duration> {
        self.board.wants_tick(self.event(), now)
    }
}
