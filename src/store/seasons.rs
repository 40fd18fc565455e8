//! Events that are only read for a season, and the files of seasons.

use super::create::write_new;
use super::damage::Damage;
use super::disk::Disk;
use super::error::StoreError;
use super::shelf::Shelf;
use super::{home, open, read};
use crate::event::Event;
use crate::words::Message;
use std::path::{Path, PathBuf};

/// The folder of the files of seasons, in the folder of events.
pub fn seasons(home: &Path) -> PathBuf {
    home.join("seasons")
}

/// Creates the file of a season, which must not exist yet.
///
/// # Errors
/// The file exists already, or it cannot be written. No new file is left behind.
pub fn new_season(path: &Path, text: &str) -> Result<(), StoreError> {
    write_new(&Disk::default(), path, text.as_bytes())
}

/// The event files of this folder, in order.
///
/// # Errors
/// The folder cannot be read.
pub fn events_in(disk: &Disk, folder: &Path) -> Result<Vec<PathBuf>, StoreError> {
    home::files(disk, folder, "yaml")
}

/// The event files of a home and of its archive, in order.
///
/// # Errors
/// A folder cannot be read.
pub fn events_of_home(disk: &Disk, home: &Path) -> Result<Vec<PathBuf>, StoreError> {
    let mut all = Vec::new();
    for shelf in [Shelf::Events, Shelf::Archive] {
        all.extend(home::files(disk, &shelf.folder(home), "yaml")?);
    }
    Ok(all)
}

/// Reads an event once, without opening it for work. The message tells of damage; the event is
/// then the part before it.
///
/// # Errors
/// The file cannot be read at all.
pub fn look(disk: &Disk, path: &Path) -> Result<(Event, Option<Message>), StoreError> {
    let (file, _, _) = open::event_file(disk, path)?;
    let read = read::load(disk, &file, path)?;
    Ok((read.event, read.damage.as_ref().map(Damage::message)))
}
