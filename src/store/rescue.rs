//! Keeping what the event file could not take or cannot use.

use super::create::folder_of;
use super::disk::Disk;
use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

/// Keeps `bytes` in a new file beside the event, `EVENT.yaml.WORD-N`, or in
/// the folder for temporary files if that cannot be written to.
pub(super) fn keep(disk: &Disk, event: &Path, word: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let name = event.file_name().unwrap_or_default();
    let temporary = std::env::temp_dir();
    keep_in(disk, folder_of(event), name, word, bytes)
        .or_else(|_| keep_in(disk, &temporary, name, word, bytes))
}

fn keep_in(
    disk: &Disk,
    folder: &Path,
    name: &std::ffi::OsStr,
    word: &str,
    bytes: &[u8],
) -> io::Result<PathBuf> {
    let (path, file) = new_file(disk, folder, name, word)?;
    let kept = disk
        .write(&file, bytes)
        .and_then(|()| disk.sync(&file))
        .and_then(|()| disk.sync_folder(folder));
    match kept {
        Ok(()) => Ok(path),
        Err(error) => {
            let _ = std::fs::remove_file(&path);
            Err(error)
        }
    }
}

pub(super) fn new_file(
    disk: &Disk,
    folder: &Path,
    name: &std::ffi::OsStr,
    word: &str,
) -> io::Result<(PathBuf, File)> {
    for number in 1..1000 {
        let mut numbered = OsString::from(name);
        numbered.push(format!(".{word}-{number}"));
        // As the event was named: without a folder where it was given without.
        let path = match folder == Path::new(".") {
            true => PathBuf::from(numbered),
            false => folder.join(numbered),
        };
        match disk.create(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}
