//! What this computer alone knows of an event: where its sheets, site and mirror go.
//!
//! It stands in the user's state folder, in one small file for each event. The name of that file is
//! made of the event's id and of the path of the event file: a file that somebody sends with the id
//! of an event of mine has another path, and nothing is set for it.

use super::disk::Disk;
use super::error::{StoreError, reason};
use super::files::read_ours;
use crate::event::{EventId, Outputs};
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::fs;
use std::io::{self, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

/// The most bytes that such a file may have.
const LARGEST: u64 = 1 << 16;

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Local {
    /// The event file, for people, and to find what is set for a file that has moved.
    event: PathBuf,
    #[serde(flatten)]
    pub outputs: Outputs,
    /// The mirror that was made: if it is gone, it is not made anew unasked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub made: Option<PathBuf>,
}

/// What is set for the event in this file; nothing, if nothing was ever set.
///
/// # Errors
/// A sentence that names the file that cannot be read.
pub(super) fn read(disk: &Disk, id: EventId, event: &Path) -> Result<Local, Message> {
    let Some(path) = file(disk, id, event) else { return Ok(Local::default()) };
    let unread = |why: Message| msg!("settings.unreadable", path = &path, why);
    match text(&path) {
        Ok(text) => {
            let local: Local = serde_yaml::from_str(&text)
                .map_err(|error| unread(Message::verbatim(error.to_string())))?;
            // Another path may have the same checksum, which is all that the name holds of it.
            Ok(if local.event == real(event) { local } else { Local::default() })
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Local::default()),
        Err(error) => Err(unread(reason(&error))),
    }
}

/// Sets the places that the change holds. A mirror that is set again may be made again.
pub(super) fn set(disk: &Disk, id: EventId, event: &Path, new: Outputs) -> Result<(), StoreError> {
    let local = read(disk, id, event).unwrap_or_default();
    let made = local.made.filter(|_| new.mirror.is_none());
    write(disk, id, event, Local { outputs: local.outputs.changed(new), made, ..local })
}

pub(super) fn mirror_is_made(
    disk: &Disk,
    id: EventId,
    event: &Path,
    mirror: &Path,
) -> Result<(), StoreError> {
    let local = read(disk, id, event).unwrap_or_default();
    write(disk, id, event, Local { made: Some(mirror.to_owned()), ..local })
}

/// What is set for the event at another path, where nothing is set at this one: it was moved or
/// copied.
pub(super) fn elsewhere(disk: &Disk, id: EventId, event: &Path) -> Option<(PathBuf, Outputs)> {
    let own = file(disk, id, event)?;
    if own.exists() {
        return None;
    }
    let entries = fs::read_dir(own.parent()?).ok()?.flatten();
    let of_event = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(&id.to_string()) && name.ends_with(".yaml")
    };
    let mut others: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(of_event).collect();
    others.sort();
    let others = others.iter().filter_map(|path| text(path).ok());
    let mut others = others.filter_map(|text| serde_yaml::from_str::<Local>(&text).ok());
    others.find(|local| !local.outputs.is_empty()).map(|local| (local.event, local.outputs))
}

/// The program itself has moved the event file.
pub(super) fn moved(disk: &Disk, id: EventId, from: &Path, to: &Path) {
    let Ok(local) = read(disk, id, from) else { return };
    if local != Local::default() && write(disk, id, to, local).is_ok() {
        // What stays behind is of a path at which there is no event.
        file(disk, id, from).into_iter().for_each(|path| drop(fs::remove_file(path)));
    }
}

fn write(disk: &Disk, id: EventId, event: &Path, local: Local) -> Result<(), StoreError> {
    let path = file(disk, id, event).ok_or(StoreError::NoHome)?;
    let failed = |source| StoreError::NotWritten { path: path.clone(), source };
    let local = Local { event: real(event), ..local };
    let text = serde_yaml::to_string(&local).map_err(|error| failed(io::Error::other(error)))?;
    let folder = path.parent().unwrap_or(Path::new(""));
    fs::DirBuilder::new().recursive(true).mode(0o700).create(folder).map_err(failed)?;
    let mut part = tempfile::NamedTempFile::new_in(folder).map_err(failed)?;
    part.write_all(text.as_bytes()).map_err(failed)?;
    part.as_file().sync_all().map_err(failed)?;
    part.persist(&path).map(drop).map_err(|error| failed(error.error))
}

fn text(path: &Path) -> io::Result<String> {
    String::from_utf8(read_ours(path, LARGEST)?).map_err(io::Error::other)
}

fn file(disk: &Disk, id: EventId, event: &Path) -> Option<PathBuf> {
    let event = real(event);
    let path = crc32fast::hash(event.as_os_str().as_encoded_bytes());
    Some(disk.local.as_ref()?.join(format!("{id}-{path:08x}.yaml")))
}

/// The path by which everybody names the file. The file itself may be gone.
fn real(event: &Path) -> PathBuf {
    let absolute = std::path::absolute(event).unwrap_or_else(|_| event.to_owned());
    match (absolute.parent().and_then(|folder| folder.canonicalize().ok()), absolute.file_name()) {
        (Some(folder), Some(name)) => folder.join(name),
        _ => absolute,
    }
}
