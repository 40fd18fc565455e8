//! The list of events: to open or create one.

use super::dialogue::{Dialogue, OpenEvent, numbered};
use super::reader::OrEnd;
use crate::cli::event_file;
use crate::cli::new::{NewArgs, head};
use crate::cli::output::{REFUSED, Stop, USAGE, words};
use crate::event::name::clean;
use crate::msg;
use crate::ruleset::Entry;
use crate::store::home::Found;
use crate::store::{Session, State, create, home};
use crate::tui::clock::now;
use crate::words::{Arg, Message};
use std::path::{Path, PathBuf};

impl Dialogue<'_> {
    pub(super) fn print_events(&mut self) -> OrEnd {
        let folder = home::events(self.places.home.as_deref());
        let found = match folder.and_then(|folder| home::list(&folder)) {
            Ok(found) => found,
            Err(error) => return self.refuse(error, REFUSED),
        };
        self.listed = found.iter().map(|found| found.path.clone()).collect();
        let lines: Vec<Message> =
            (1usize..).zip(&found).map(|(number, found)| numbered(number, event(found))).collect();
        if lines.is_empty() { self.say(msg!("events.none")) } else { self.list(lines) }
    }

    /// Opens the event with this number, or of this name.
    pub(super) fn open_named(&mut self, typed: &str) -> OrEnd {
        let mut typed = typed.to_owned();
        if typed.is_empty() {
            let Some(answer) = self.ask(msg!("plain.ask-event"))? else { return Ok(()) };
            typed = answer;
        }
        let number = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        if let Some(path) = number.and_then(|at| self.listed.get(at)).cloned() {
            return self.open_file(&path);
        }
        match self.places.event_named(Path::new(&typed)) {
            Ok(Some(path)) => self.open_file(&path),
            Ok(None) => self.refuse(msg!("plain.no-such-event", name = typed), USAGE),
            Err(stop) => self.refuse_stop(stop),
        }
    }

    pub(super) fn open_file(&mut self, path: &Path) -> OrEnd {
        if let Err(stop) = self.places.refuse_trash(path) {
            return self.refuse_stop(stop);
        }
        match Session::open(path) {
            Ok(session) => {
                self.enter(session);
                self.print_news()?;
                self.print_next()
            }
            Err(error) => self.refuse_stop(error.into()),
        }
    }

    fn enter(&mut self, mut session: Session) {
        session.set_named(event_file::is_named());
        self.open = Some(OpenEvent::new(session, now().unix, self.mirror.clone()));
    }

    pub(super) fn make_event(&mut self) -> OrEnd {
        let library = match self.places.library() {
            Ok((library, problems)) => {
                problems.into_iter().try_for_each(|problem| self.say(problem))?;
                library
            }
            Err(stop) => return self.refuse_stop(stop),
        };
        let Some(name) = self.ask(msg!("plain.ask-event-name"))? else {
            return self.say(msg!("plain.nothing-done"));
        };
        if let Err(why) = clean(&name) {
            return self.refuse(msg!("common.refused-text", what = "event-name", why), REFUSED);
        }
        let tag = words().tag();
        let games = library.all().iter().map(|game| {
            let (name, id) = (game.ruleset.name.get(tag), game.ruleset.id.as_str());
            msg!("screen.sentence", text = msg!("common.comma", one = name, other = id))
        });
        let Some(at) = self.choose(msg!("plain.ask-game"), games.collect())? else {
            return self.say(msg!("plain.nothing-done"));
        };
        match self.made(&library.all()[at], &name) {
            Ok((session, messages)) => {
                self.enter(session);
                messages.into_iter().try_for_each(|one| self.say(one))?;
                self.print_next()
            }
            Err(stop) => self.refuse_stop(stop),
        }
    }

    /// A new event of this game, and the messages about it.
    fn made(&self, game: &Entry, name: &str) -> Result<(Session, Vec<Message>), Stop> {
        let asked = NewArgs {
            game: game.ruleset.id.clone(),
            name: Some(name.to_owned()),
            file: PathBuf::from(name),
            ..NewArgs::default()
        };
        let (head, warnings) = head(&game.ruleset, &asked, now())?;
        let folder = home::events(self.places.home.as_deref())?;
        let path = home::new_file(&folder, &head.name, &head.date);
        create(&path, &head, &game.ruleset)?;
        let mut sentences = vec![msg!("plain.made", name = head.name.as_str(), path = &path)];
        sentences.extend(warnings);
        Ok((Session::open(&path)?, sentences))
    }

    pub(super) fn refuse_stop(&mut self, stop: Stop) -> OrEnd {
        let (why, status) = stop.reason()?;
        self.refuse(why, status)
    }
}

/// An event of the list in a sentence: its name, day, game and progress.
fn event(found: &Found) -> Message {
    let seen = match &found.seen {
        Ok(seen) => seen,
        Err(why) => return why.clone(),
    };
    let players = match seen.teams {
        true => msg!("common.teams", n = seen.players),
        false => msg!("common.players", n = seen.players),
    };
    let mut facts: Vec<Arg> = vec![
        seen.name.as_str().into(),
        Arg::Date(seen.date.clone()),
        Arg::Translated(seen.game_name.clone()),
        players.into(),
        match &seen.state {
            State::Registration => msg!("verify.registration").into(),
            State::Round { round, .. } => msg!("screen.number", n = *round).into(),
            State::Finished { champion: None } => msg!("screen.closed").into(),
            State::Finished { champion: Some(name) } => {
                msg!("plain.closed-with-champion", name = name.as_str()).into()
            }
        },
    ];
    facts.extend(seen.damage.is_some().then(|| msg!("plain.damaged").into()));
    msg!("screen.sentence", text = Arg::Series(facts))
}
