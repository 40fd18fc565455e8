//! The events found in the folder of events.

use crate::event::name::{holds_words, normalise};
use crate::store::home::{self, Found};
use crate::store::{Disk, Shelf, State};
use crate::words::Message;
use std::path::{Path, PathBuf};

#[derive(Debug)]
pub struct EventsList {
    pub disk: Disk,
    /// The folder of events.
    pub home: PathBuf,
    /// The shelf whose events are listed.
    pub shelf: Shelf,
    /// The events that are listed, in the order of [`EventsList::read`].
    pub found: Vec<Found>,
    /// All events of the shelf, in the same order.
    all: Vec<Found>,
    pub at: usize,
    /// The words that a listed event must have, as they were typed.
    pub wanted: String,
    /// The reasons why the folder, or a ruleset of the user, could not be read.
    pub problems: Vec<Message>,
}

impl EventsList {
    /// Reads the folder. Events that run come first, then those that register, then the rest;
    /// among them the newest day comes first.
    pub fn read(disk: &Disk, home: PathBuf, shelf: Shelf) -> EventsList {
        let (mut all, problems) = match home::list_on(disk, &shelf.folder(&home)) {
            Ok(found) => (found, Vec::new()),
            Err(error) => (Vec::new(), vec![error.message()]),
        };
        all.sort_by_key(|found| match found.seen.as_ref().map(|seen| &seen.state) {
            Ok(State::Round { .. }) => 0,
            Ok(State::Registration) => 1,
            Ok(State::Finished { .. }) => 2,
            Err(_) => 3,
        });
        EventsList {
            disk: disk.clone(),
            home,
            shelf,
            found: all.clone(),
            all,
            at: 0,
            wanted: String::new(),
            problems,
        }
    }

    /// The list of no folder, behind an event that was opened without a list.
    pub fn empty(disk: &Disk) -> EventsList {
        EventsList {
            disk: disk.clone(),
            home: PathBuf::new(),
            shelf: Shelf::Events,
            found: Vec::new(),
            all: Vec::new(),
            at: 0,
            wanted: String::new(),
            problems: Vec::new(),
        }
    }

    /// Lists only events with these words, or beginnings of words.
    ///
    /// They may stand in the name, the game, the day or the file. The cursor stays on its event if
    /// that is still listed.
    pub fn narrow(&mut self, wanted: &str) {
        self.wanted = wanted.trim().to_owned();
        let wanted = normalise(&self.wanted);
        let chosen = self.chosen().map(|found| found.path.clone());
        self.found = self.all.iter().filter(|found| holds(found, &wanted)).cloned().collect();
        let at = self.found.iter().position(|found| Some(&found.path) == chosen.as_ref());
        self.at = at.unwrap_or(0);
    }

    /// Whether events are left out of the list because of a typed text.
    pub fn is_narrowed(&self) -> bool {
        self.found.len() < self.all.len()
    }

    /// The events that are listed, and all of the shelf.
    pub fn rows_left(&self) -> (usize, usize) {
        (self.found.len(), self.all.len())
    }

    fn has_name(&self, name: &str) -> bool {
        let seen = self.all.iter().filter_map(|found| found.seen.as_ref().ok());
        seen.map(|seen| &seen.name).any(|known| known == name)
    }

    /// Whether another event of the shelf has this one's name.
    pub fn has_namesake(&self, found: &Found) -> bool {
        let Ok(seen) = &found.seen else { return false };
        let others = self.all.iter().filter(|other| other.path != found.path);
        others.filter_map(|other| other.seen.as_ref().ok()).any(|other| other.name == seen.name)
    }

    /// This name, or if an event has it already, the name with the next free number: `Liga 2`, or
    /// `Liga 2026-11-27 (2)` behind another number.
    pub fn free_name(&self, name: &str) -> String {
        if !self.has_name(name) {
            return name.to_owned();
        }
        let numbered = name.rsplit_once(' ').and_then(|(before, number)| {
            let number =
                number.strip_prefix('(').and_then(|n| n.strip_suffix(')')).unwrap_or(number);
            let number = number.parse::<u32>().ok()?;
            // A larger number is that of a year.
            (2..100).contains(&number).then_some((before, number))
        });
        let (before, number) = numbered.unwrap_or((name, 1));
        let told = |number: u32| match before.ends_with(|sign: char| sign.is_ascii_digit()) {
            true => format!("{before} ({number})"),
            false => format!("{before} {number}"),
        };
        let mut next = (number + 1..).map(told);
        next.find(|name| !self.has_name(name)).unwrap_or_else(|| name.to_owned())
    }

    /// The folder of the listed events.
    pub fn folder(&self) -> PathBuf {
        self.shelf.folder(&self.home)
    }

    pub fn chosen(&self) -> Option<&Found> {
        self.found.get(self.at)
    }

    /// The file of the event below the chosen one; of the one above it if that is the last.
    pub fn beside_chosen(&self) -> Option<&Path> {
        let below = self.found.get(self.at + 1);
        let beside = below.or_else(|| self.found.get(self.at.checked_sub(1)?));
        beside.map(|found| found.path.as_path())
    }
}

fn holds(found: &Found, wanted: &str) -> bool {
    let file = found.path.file_stem().unwrap_or_default().to_string_lossy();
    let text = match &found.seen {
        Ok(seen) => {
            let games = ["en", "pl"].map(|tag| seen.game_name.get(tag));
            format!("{} {} {file} {}", seen.name, seen.date, games.join(" "))
        }
        Err(_) => file.into_owned(),
    };
    holds_words(&normalise(&text), wanted)
}
