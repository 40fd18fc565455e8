//! Connects a station to a file and a terminal.

use super::{Reaction, Station};
use crate::event::{Command, Moment};
use crate::msg;
use crate::store::{CommitError, Mirrors, Request, Session, follow};
use crate::tui::terminal::{self, Screen, Sources};
use crate::tui::ui::theme::Theme;
use crate::tui::{Flow, Msg, RunError, clock};
use crate::words::{Message, Words};
use ratatui::Frame;
use std::path::Path;
use std::time::Duration;

/// How long an answer waits for the mirror on the other disk.
const PATIENCE: Duration = Duration::from_millis(100);

/// The organizer's choices for a station.
#[derive(Debug)]
pub struct StationOptions {
    /// The name under which the log has its results.
    pub by: String,
    /// Whether only a signal ends the program.
    pub locked: bool,
    pub theme: Theme,
    /// The languages that a key goes through.
    pub choice: Vec<Words>,
}

/// Runs a station until the organizer or a signal ends it.
///
/// `speak` finds the words of the event's language, by its tag.
///
/// # Errors
/// The event cannot be opened, or the terminal cannot be used.
pub fn run(
    path: &Path,
    options: StationOptions,
    speak: impl Fn(Option<&str>) -> Words,
) -> Result<(), RunError> {
    let mut session = Session::open(path)?;
    // The station has this name at every terminal.
    session.set_named(true);
    // Nobody looks after files here: the scorekeepers' programs keep copies.
    session.keep_no_copies();
    let StationOptions { by, locked, theme, choice } = options;
    let own = speak(session.event().setup.language());
    let station = Station::new(theme, own, choice, locked);
    let sources = Sources::new();
    let sender = sources.sender();
    // Sending fails only after the station has ended, and then nobody needs the message.
    let _follower = follow(path, move || drop(sender.send(Msg::Changed)));
    let mirrors = Mirrors::default();
    let mut file = FileStation { session, mirrors, station, speak, by, unread: false };
    // This reads lines written between opening the file and following it.
    file.read_on(clock::now());
    terminal::run(&mut file, sources)?;
    Ok(())
}

pub(super) struct FileStation<S> {
    pub session: Session,
    pub mirrors: Mirrors,
    pub station: Station,
    /// The words of the event's language, by its tag.
    pub speak: S,
    pub by: String,
    /// Whether the file could not be read further.
    pub unread: bool,
}

impl<S: Fn(Option<&str>) -> Words> FileStation<S> {
    fn read_on(&mut self, now: Moment) -> Flow {
        let before = self.session.event().setup.language.clone();
        match self.session.refresh() {
            Ok(changed) => {
                let setup = &self.session.event().setup;
                if setup.language != before {
                    self.station.set_own_language((self.speak)(setup.language()));
                }
                match changed || std::mem::take(&mut self.unread) {
                    true => self.station.changed(self.session.event(), now),
                    false => Flow::IDLE,
                }
            }
            Err(_) => {
                self.unread = true;
                Flow::REDRAW
            }
        }
    }

    fn commit(&mut self, command: &Command, now: Moment) -> Flow {
        let done = self.session.commit(Request::new(command, &self.by, now));
        // They are about the file, which is no matter of the players.
        drop(self.session.take_notices());
        if let Some(n) = done.as_ref().ok().and_then(|done| done.n) {
            // A mirror that is behind is told where scorekeepers look, too.
            self.mirrors.saved(&self.session, n, PATIENCE, || {});
        }
        let event = self.session.event();
        let answer = match done {
            Ok(done) => {
                let saved = done.n.and_then(|n| event.entry(n)).map(|entry| &entry.action);
                Ok((saved, done.message))
            }
            Err(CommitError::Refused(refusal)) => Err(refusal.0),
            Err(_) => Err(msg!("slips.not-saved")),
        };
        let no_round = event.visible_round().is_none();
        self.station.answered(answer, no_round, now);
        Flow::REDRAW
    }

    /// The text that players see if nothing can be saved here now.
    fn doubt(&self) -> Option<Message> {
        let fails = self.unread || self.session.trouble().is_some();
        fails.then(|| msg!("slips.not-saved"))
    }
}

impl<S: Fn(Option<&str>) -> Words> Screen for FileStation<S> {
    fn update(&mut self, msg: Msg, now: Moment) -> Flow {
        match msg {
            Msg::Key(key) => match self.station.key(key, self.session.event(), now) {
                Reaction::Flow(flow) => flow,
                Reaction::Commit(command) => self.commit(&command, now),
            },
            Msg::Tick => self.station.tick(now),
            Msg::Changed => self.read_on(now),
            Msg::Background(background) => self.station.set_background(background),
            Msg::Resize | Msg::Continued => Flow::REDRAW,
            // A result is typed, never pasted.
            Msg::Paste(_)
            | Msg::Known(_)
            | Msg::Odds(_)
            | Msg::HandedOut(_)
            | Msg::MirrorComplete
            | Msg::Suspend
            | Msg::Printed { .. } => Flow::IDLE,
            Msg::Gone => Flow::QUIT,
        }
    }

    fn draw(&mut self, frame: &mut Frame, now: Moment) {
        let doubt = self.doubt();
        self.station.draw(self.session.event(), doubt.as_ref(), frame, now);
    }

    fn theme(&self) -> &Theme {
        self.station.theme()
    }

    fn wants_tick(&self, now: Moment) -> Option<Duration> {
        self.station.wants_tick(now)
    }

    fn words(&self) -> &Words {
        self.station.words()
    }
}
