use super::disk::Disk;
use super::error::{Doing, StoreError};
use super::header;
use super::rescue::{self, folder_of};
use crate::event::Head;
use crate::ruleset::Ruleset;
use std::io;
use std::path::Path;

/// Creates the file of a new event; on return, it is on the disk.
///
/// Only its owner may read the file. A missing folder is created.
///
/// # Errors
/// The file exists already, or it cannot be written. No new file is left behind.
pub fn create(path: &Path, head: &Head, ruleset: &Ruleset) -> Result<(), StoreError> {
    create_on(&Disk::default(), path, head, ruleset)
}

/// Like [`create`], on a disk whose calls can be made to fail.
///
/// # Errors
/// As [`create`].
pub fn create_on(
    disk: &Disk,
    path: &Path,
    head: &Head,
    ruleset: &Ruleset,
) -> Result<(), StoreError> {
    let text = header::encode(head, ruleset)
        .map_err(|problem| StoreError::Unwritable { path: path.to_owned(), problem })?;
    write_new(disk, path, text.as_bytes())
}

/// Creates a file with this text, and its folder if that is missing.
///
/// The file gets its name only when it is complete, so an interrupted call leaves nothing
/// under that name.
pub(super) fn write_new(disk: &Disk, path: &Path, text: &[u8]) -> Result<(), StoreError> {
    let cannot = |doing| move |source| StoreError::NotMade { path: path.to_owned(), doing, source };
    let exists = || StoreError::Exists { path: path.to_owned() };
    let folder = folder_of(path);
    if !disk.is_folder(folder) {
        disk.make_folder(folder).map_err(cannot(Doing::MakeFolder))?;
    }
    let Some(name) = path.file_name() else {
        return Err(cannot(Doing::Make)(io::ErrorKind::InvalidFilename.into()));
    };
    if disk.stat(path).is_ok() {
        return Err(exists());
    }
    let (beside, file) =
        rescue::new_file(disk, folder, name, "new").map_err(cannot(Doing::Make))?;
    let written = disk
        .write(&file, text)
        .and_then(|()| disk.sync(&file))
        .and_then(|()| disk.rename_new(&beside, path));
    if let Err(source) = written {
        let _ = disk.remove(&beside);
        return Err(match source.kind() {
            io::ErrorKind::AlreadyExists => exists(),
            _ => cannot(Doing::Write)(source),
        });
    }
    disk.sync_folder(folder).map_err(|source| {
        // The name might be gone after a crash, so the file is removed again.
        let _ = disk.remove(path);
        cannot(Doing::Write)(source)
    })
}
