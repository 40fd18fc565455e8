//! Moves events to the archive or the trash and back; no event is ever deleted.

use super::disk::Disk;
use super::error::{Doing, StoreError, reason, shown};
use super::{local, summary};
use crate::msg;
use std::path::{Path, PathBuf};

/// The folder in which an event of the list is.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Shelf {
    #[default]
    Events,
    Archive,
    Trash,
}

impl Shelf {
    pub const ALL: [Shelf; 3] = [Shelf::Events, Shelf::Archive, Shelf::Trash];

    /// The folder of this shelf, if the events are in `home`.
    pub fn folder(self, home: &Path) -> PathBuf {
        match self {
            Shelf::Events => home.to_owned(),
            Shelf::Archive => home.join("archive"),
            Shelf::Trash => home.join("trash"),
        }
    }

    /// The shelf of the event in this file, if the events are in `home`. A file anywhere else
    /// counts as one of the events.
    pub fn of(path: &Path, home: &Path) -> Shelf {
        let holds = |shelf: &Shelf| path.parent() == Some(shelf.folder(home).as_path());
        Shelf::ALL.into_iter().find(holds).unwrap_or_default()
    }
}

/// [`shelve()`] on a disk whose calls may be made to fail.
///
/// # Errors
/// As [`shelve()`].
pub fn shelve_on(disk: &Disk, path: &Path, home: &Path, to: Shelf) -> Result<PathBuf, StoreError> {
    let seen = summary::at(disk, path);
    if to == Shelf::Trash && seen.as_ref().is_ok_and(|seen| seen.has_results) {
        return Err(StoreError::HasResults { path: path.to_owned() });
    }
    let seen = match to {
        Shelf::Trash => Some(seen?),
        Shelf::Events | Shelf::Archive => seen.ok(),
    };
    let cannot = |doing| move |source| StoreError::NotMade { path: path.to_owned(), doing, source };
    let folder = to.folder(home);
    if !disk.is_folder(&folder) {
        disk.make_folder(&folder).map_err(cannot(Doing::MakeShelf))?;
    }
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let names = (1..10_000).map(|number| match number {
        1 => format!("{stem}.yaml"),
        _ => format!("{stem}-{number}.yaml"),
    });
    for name in names {
        let place = folder.join(name);
        match disk.rename_new(path, &place) {
            Ok(()) => {
                seen.iter().for_each(|seen| local::moved(seen.id, path, &place));
                let from = path.parent().unwrap_or(home);
                let flushed = disk.sync_folder(&folder).and_then(|()| disk.sync_folder(from));
                return match flushed {
                    Ok(()) => Ok(place),
                    Err(source) => Err(StoreError::NotSaved {
                        sentence: msg!(
                            "store.moved",
                            path = shown(path),
                            place = shown(&place),
                            why = reason(&source)
                        ),
                    }),
                };
            }
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(cannot(Doing::Move)(error)),
        }
    }
    Err(StoreError::Exists { path: folder.join(format!("{stem}.yaml")) })
}
