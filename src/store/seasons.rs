//! Events that are only read for a season, and the files of seasons.

use super::create::write_new;
use super::damage::Damage;
use super::disk::Disk;
use super::error::{StoreError, shown};
use super::rescue::{folder_of, new_file};
use super::shelf::Shelf;
use super::{home, open, read};
use crate::event::Event;
use crate::msg;
use crate::words::Message;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The folder of the files of seasons, in the folder of events.
pub fn seasons(home: &Path) -> PathBuf {
    home.join("seasons")
}

/// The files of seasons, in order; a folder that does not exist holds none.
///
/// # Errors
/// The folder cannot be read.
pub fn season_files(disk: &Disk, home: &Path) -> Result<Vec<PathBuf>, StoreError> {
    home::files(disk, &seasons(home), "yaml")
}

/// Creates the file of a season, which must not exist yet.
///
/// # Errors
/// The file exists already, or it cannot be written. No new file is left behind.
pub fn new_season(path: &Path, text: &str) -> Result<(), StoreError> {
    write_new(&Disk::default(), path, text.as_bytes())
}

/// Puts a new text in the place of a season's file, which must still hold `was`.
///
/// # Errors
/// Somebody has changed the file, or it cannot be written. It is then as it was.
pub fn replace_season(disk: &Disk, path: &Path, was: &str, text: &str) -> Result<(), StoreError> {
    let not_written = |source| StoreError::NotWritten { path: path.to_owned(), source };
    let mut now = Vec::new();
    let file = disk.open(path, false).map_err(not_written)?;
    let most = was.len() as u64 + 1;
    disk.reader(&file, 0).take(most).read_to_end(&mut now).map_err(not_written)?;
    if now != was.as_bytes() {
        let sentence = msg!("season.changed", path = shown(path));
        return Err(StoreError::NotSaved { sentence });
    }
    let (folder, name) = (folder_of(path), path.file_name().unwrap_or_default());
    let (beside, new) = new_file(disk, folder, name, "new").map_err(not_written)?;
    let put = disk
        .write(&new, text.as_bytes())
        .and_then(|()| disk.sync(&new))
        .and_then(|()| disk.rename(&beside, path))
        .and_then(|()| disk.sync_folder(folder));
    put.map_err(|source| {
        let _ = disk.remove(&beside);
        not_written(source)
    })
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
