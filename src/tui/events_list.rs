//! The events found in the folder of events.

use crate::store::home::{self, Found};
use crate::store::{Disk, Shelf};
use crate::words::Message;
use std::path::PathBuf;

#[derive(Debug)]
pub struct EventsList {
    pub disk: Disk,
    /// The folder of events.
    pub home: PathBuf,
    /// The shelf whose events are listed.
    pub shelf: Shelf,
    /// The newest first.
    pub found: Vec<Found>,
    pub at: usize,
    /// The reasons why the folder, or a ruleset of the user, could not be read.
    pub problems: Vec<Message>,
}

impl EventsList {
    /// Reads the folder.
    pub fn read(disk: &Disk, home: PathBuf, shelf: Shelf) -> EventsList {
        let (found, problems) = match home::list_on(disk, &shelf.folder(&home)) {
            Ok(found) => (found, Vec::new()),
            Err(error) => (Vec::new(), vec![error.message()]),
        };
        EventsList { disk: disk.clone(), home, shelf, found, at: 0, problems }
    }

    /// The folder of the listed events.
    pub fn folder(&self) -> PathBuf {
        self.shelf.folder(&self.home)
    }

    pub fn chosen(&self) -> Option<&Found> {
        self.found.get(self.at)
    }
}
