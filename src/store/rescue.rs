//! Keeps bytes that the event file could not take or cannot use.

use super::disk::Disk;
use super::lock;
use super::shell::in_shell;
use super::stamp::Stamp;
use super::system::File;
use std::ffi::{OsStr, OsString};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The limit for the numbers of kept files; it is never reached in practice.
const MOST: u32 = 1000;

/// The most bytes that a file's name may have.
const LONGEST_NAME: usize = 255;

/// Keeps `bytes` in a new file beside the event, `EVENT.yaml.WORD-N`.
///
/// If that folder cannot be written to, the file goes to the folder for temporary files.
pub(super) fn keep(disk: &Disk, event: &Path, word: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let name = event.file_name().unwrap_or_default();
    let temporary = disk.system().temporary();
    keep_in(disk, folder_of(event), name, word, bytes)
        .or_else(|_| keep_in(disk, &temporary, name, word, bytes))
}

fn keep_in(
    disk: &Disk,
    folder: &Path,
    name: &OsStr,
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
            let _ = disk.remove(&path);
            Err(error)
        }
    }
}

/// A file beside the event, `EVENT.yaml.WORD-N`, that begins with these bytes.
pub(super) fn find(disk: &Disk, event: &Path, word: &str, bytes: &[u8]) -> Option<PathBuf> {
    let name = event.file_name().unwrap_or_default();
    let numbered = (1..MOST).map(|number| beside(folder_of(event), name, word, number));
    let mut there = numbered.take_while(|path| disk.stat(path).is_ok());
    there.find(|path| begins_with(disk, path, bytes))
}

/// Whether the file can be read and begins with these bytes.
pub(super) fn begins_with(disk: &Disk, path: &Path, bytes: &[u8]) -> bool {
    let Ok(file) = disk.open(path, false) else { return false };
    let mut found = Vec::new();
    let read = disk.reader(&file, 0).take(bytes.len() as u64).read_to_end(&mut found);
    read.is_ok() && found == bytes
}

/// Brings a kept file to the disk that begins with these bytes.
///
/// Another may have written it and died before the flush, or failed to flush it. So the
/// bytes are written again.
pub(super) fn make_certain(disk: &Disk, path: &Path, bytes: &[u8]) -> io::Result<()> {
    let file = disk.open(path, false)?;
    let stamp = Stamp::of(&disk.stat_open(&file)?);
    disk.write_again(path, &stamp, 0, bytes)?;
    disk.sync(&file)?;
    disk.sync_folder(folder_of(path))
}

/// Removes a kept file that is no longer needed.
///
/// The file stays if its content has changed by now, or if it cannot be removed.
pub(super) fn discard(disk: &Disk, path: &Path, bytes: &[u8]) {
    // A program that has opened the file as an event writes only under this lock.
    let Ok(file) = disk.open(path, true) else { return };
    let Ok(Some(held)) = lock::hold(disk, &file, false, Duration::ZERO) else { return };
    let as_kept = disk.stat_open(&file).is_ok_and(|meta| meta.length == bytes.len() as u64);
    if as_kept && begins_with(disk, path, bytes) {
        let _ = disk.remove(path);
    }
    drop(held);
}

pub(super) fn new_file(
    disk: &Disk,
    folder: &Path,
    name: &OsStr,
    word: &str,
) -> io::Result<(PathBuf, File)> {
    for number in 1..MOST {
        let path = beside(folder, name, word, number);
        match disk.create(&path) {
            Ok(file) => return Ok((path, file)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// The name, cut at its end if it is longer than `room` bytes.
fn shortened(name: &OsStr, room: usize) -> OsString {
    if name.len() <= room {
        return name.to_owned();
    }
    let name = name.to_string_lossy();
    let whole = (0..=room).rev().find(|at| name.is_char_boundary(*at)).unwrap_or(0);
    OsString::from(&name[..whole])
}

/// The numbered path; without a folder if the event was named without one.
fn beside(folder: &Path, name: &OsStr, word: &str, number: u32) -> PathBuf {
    let behind = format!(".{word}-{number}");
    let mut numbered = shortened(name, LONGEST_NAME - behind.len());
    numbered.push(behind);
    if folder == Path::new(".") { PathBuf::from(numbered) } else { folder.join(numbered) }
}

/// The folder that contains the file.
pub(super) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder,
        _ => Path::new("."),
    }
}

/// The path of a mirror as the setup names it: from where the event stands.
pub fn mirror_path(event: &Path, mirror: &str) -> PathBuf {
    event.parent().unwrap_or(Path::new("")).join(mirror)
}

/// The command by which the event goes on from its mirror.
pub(super) fn recovery(mirror: &Path, event: &Path) -> String {
    format!("komandor recover {} {}", in_shell(mirror), in_shell(event))
}
