//! The list of events: makes one, puts one away, and goes back to the list.

use super::App;
use crate::event::{Command, EventId, Head, Moment, Seed};
use crate::handout::take_along;
use crate::msg;
use crate::store::{Session, Shelf, create_on, home, people, shelve_on};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::{Location, StatusMessage, Tone};
use crate::tui::msg::Flow;
use crate::tui::screen::events::EventsList;
use std::path::Path;

impl App {
    /// Makes and opens an event. The people of an older event are read first, so that an event
    /// is made with all of them or not at all.
    pub(super) fn make(&mut self, head: Head, game: &str, people_of: Option<&Path>, now: Moment) {
        let same = match people_of.map(|path| people(&self.disk, path)).transpose() {
            Ok(same) => same.unwrap_or_default(),
            Err(error) => return self.model.refuse(error),
        };
        let (left_out, invited) = (same.left_out(), same.invited);
        let Some(game) = self.model.library.get(game) else { return };
        let head = Head {
            id: EventId::of_bits((self.random_bits)()),
            seed: Seed::of_bits((self.random_bits)()),
            secret: Some(Seed::of_bits((self.random_bits)())),
            ..head
        };
        let path = home::new_file(&self.folder, &head.name, &head.date);
        let made = create_on(&self.disk, &path, &head, &game.ruleset)
            .and_then(|()| Session::open_on(self.disk.clone(), &path));
        match made {
            Ok(session) => {
                self.enter(session, now);
                let text = msg!(
                    "screen.made",
                    name = head.name,
                    key = key_for(Context::Players, Act::AddEnter),
                    path = shown(&path),
                );
                self.model.message.get_or_insert(StatusMessage::done(text));
                if !invited.is_empty() {
                    self.save(&Command::Import(invited), now);
                }
                if let Some(left_out) = left_out {
                    self.model.say_as_well(Tone::Info, left_out);
                }
            }
            Err(error) => self.model.refuse(error),
        }
    }

    /// Puts an event of the list away, or brings it back.
    pub(super) fn shelve(&mut self, path: &Path, to: Shelf) {
        // The cursor goes to the next event, so that several are put away one after another.
        let beside = match &self.model.location {
            Location::Home(list) => list.beside_chosen().map(Path::to_owned),
            Location::Event(_) => None,
        };
        match shelve_on(&self.disk, path, &self.folder, to) {
            Ok(place) => {
                self.show_list(beside.as_deref());
                let text = msg!("screen.moved-to", path = shown(&place));
                self.model.message = Some(StatusMessage::done(text));
                if let Some(Err(why)) = self.outlets.handouts.then(|| take_along(path, &place)) {
                    self.model.say_as_well(Tone::Refused, why);
                }
            }
            Err(error) => self.model.refuse(error),
        }
    }

    /// Reads the list of events again and selects this file. It shows the shelf that was shown
    /// before, or after an open event the shelf on which it is.
    fn show_list(&mut self, chosen: Option<&Path>) {
        let shelf = match &self.model.location {
            Location::Home(list) => list.shelf,
            Location::Event(open) => open.shelf,
        };
        let problems = match &mut self.model.location {
            Location::Home(list) => std::mem::take(&mut list.problems),
            Location::Event(_) => Vec::new(),
        };
        let mut list = EventsList::read(&self.disk, self.folder.clone(), shelf);
        let at = list.found.iter().position(|found| Some(found.path.as_path()) == chosen);
        list.at = at.unwrap_or(0);
        list.problems.extend(problems);
        list.problems.dedup();
        self.model.location = Location::Home(list);
    }

    /// Leaves the event for the list, if the program began there; otherwise ends the program.
    pub(super) fn leave(&mut self) -> Flow {
        // The notice of `parting` must describe the latest state of the file.
        self.refresh();
        if self.from_list && self.model.open_event().is_some() {
            self.close();
            return Flow::REDRAW;
        }
        Flow::QUIT
    }

    /// Goes back to the list of events.
    pub(super) fn close(&mut self) {
        let opened = self.model.open_event().map(|open| open.session.path().to_owned());
        self.model.message = self.closing_warning().map(StatusMessage::refused);
        self.follower = None;
        self.stop_serving();
        self.show_list(opened.as_deref());
    }
}

/// A path as a sentence names it.
pub(super) fn shown(path: &Path) -> String {
    path.display().to_string()
}
