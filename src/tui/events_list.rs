//! The events found in the folder of events.

use crate::store::home::{self, Found};
use std::path::PathBuf;

#[derive(Debug)]
pub struct EventsList {
    pub folder: PathBuf,
    /// The newest first.
    pub found: Vec<Found>,
    pub at: usize,
    /// Why the folder, or a ruleset of the user, could not be read.
    pub problems: Vec<String>,
}

impl EventsList {
    /// Looks into the folder.
    pub fn read(folder: PathBuf) -> EventsList {
        let (found, problems) = match home::list(&folder) {
            Ok(found) => (found, Vec::new()),
            Err(error) => (Vec::new(), vec![error.to_string()]),
        };
        EventsList { folder, found, at: 0, problems }
    }

    pub fn chosen(&self) -> Option<&Found> {
        self.found.get(self.at)
    }
}
