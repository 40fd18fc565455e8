//! A second file that has every saved line, on another disk.
//!
//! The mirror is always the beginning of the event file, byte for byte: it is begun, and then lines
//! are only added. A file that is anything else is left alone, because the path stands in an event
//! file that may come from anywhere.

mod complete;
mod newer;
mod recover;

#[cfg(test)]
mod tests;

use super::error::{own, reason, shown};
use super::rescue::{folder_of, recovery};
use super::shell::in_shell;
use super::stamp::Stamp;
use crate::msg;
use crate::words::{Arg, Message};
use complete::{Obstacle, Opened, Place, equal, whole_lines};
use std::io;
use std::path::Path;

pub(super) use newer::newer;
pub use newer::newer_mirror;
pub use recover::{RecoverError, Recovered, Recovery, recover};

/// Bytes before the end of the mirror that are compared once the rest is known to agree.
const END: u64 = 256;

/// The event file and its mirror.
#[derive(Debug)]
pub struct Mirror {
    event: Place,
    mirror: Place,
    /// Whether it may be made. One that was made before and is gone stands on a disk that is not
    /// there: it would be made on another one.
    may_make: bool,
    /// The two files as they were when this program flushed the mirror last.
    known: Option<Known>,
}

#[derive(Debug, Clone, Copy)]
struct Known {
    event: Stamp,
    mirror: Stamp,
    len: u64,
}

impl Mirror {
    pub fn new(event: &Path, mirror: &Path, may_make: bool) -> Mirror {
        let (event, mirror) = (Place::new(event), Place::new(mirror));
        Mirror { event, mirror, may_make, known: None }
    }

    /// The mirror on a disk whose calls can be made to fail.
    #[cfg(test)]
    pub(super) fn on(event: &Path, mirror: &Path, disk: crate::store::Disk) -> Mirror {
        let mirror = Place { disk, path: mirror.to_owned() };
        Mirror { event: Place::new(event), mirror, may_make: true, known: None }
    }

    /// Copies every whole line of the event file that the mirror does not have, and flushes it.
    ///
    /// # Errors
    /// A sentence that names the mirror: it cannot be written, or it is another file.
    pub fn bring_up(&mut self) -> Result<(), Message> {
        let known = self.known.take();
        self.known = Some(self.copied(known)?);
        // From now on it is there.
        self.may_make = false;
        Ok(())
    }

    /// Whether the event and its mirror stood on two disks when it was flushed last.
    pub fn is_on_another_disk(&self) -> bool {
        self.known.is_some_and(|known| !known.event.same_disk(&known.mirror))
    }

    /// The number of the newest action on the mirror; 0 if that cannot be told.
    ///
    /// It may not be flushed.
    pub fn newest(&self) -> u64 {
        let read = |place: &Place| place.open(false).and_then(|file| file.read(0));
        let (Ok(event), Ok(mut mirror)) = (read(&self.event), read(&self.mirror)) else { return 0 };
        mirror.truncate(equal(&event, &mirror));
        newest_action(&mirror)
    }

    fn copied(&self, known: Option<Known>) -> Result<Known, Message> {
        let of_mirror = |error: io::Error| failed(&self.mirror.path, &error);
        if self.is_same_file() {
            return Err(msg!("mirror.same-file", path = shown(&self.mirror.path)));
        }
        let mirror = self.opened().map_err(of_mirror)?;
        let (event, known, new) = self.lines(known, &mirror)?;
        let from = known.map_or(0, |known| known.len.saturating_sub(END));
        let flushed = known.is_some();
        let len = mirror.complete(&new, from, flushed).map_err(|obstacle| match obstacle {
            Obstacle::Differs(at) => self.other(at),
            Obstacle::Longer => {
                let (path, first) = (shown(&self.mirror.path), shown(&self.event.path));
                let command = recovery(&self.mirror.path, &self.event.path);
                msg!("mirror.longer", path, first, command)
            }
            Obstacle::Io(error) => of_mirror(error),
        })?;
        if known.is_none() {
            // The process that made the file may have died before its name was on the disk.
            let folder = folder_of(&self.mirror.path);
            self.mirror.disk.sync_folder(folder).map_err(of_mirror)?;
        }
        Ok(Known { event, mirror: mirror.stamp, len })
    }

    fn is_same_file(&self) -> bool {
        let stamp = |place: &Place| place.disk.stat(&place.path).map(|meta| Stamp::of(&meta));
        match (stamp(&self.event), stamp(&self.mirror)) {
            (Ok(event), Ok(mirror)) => event.same_file(&mirror),
            _ => false,
        }
    }

    /// The mirror, made if it does not exist.
    fn opened(&self) -> io::Result<Opened<'_>> {
        match self.mirror.open(true) {
            Err(error) if error.kind() == io::ErrorKind::NotFound && self.may_make => {
                self.mirror.create()
            }
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                // The setting begins at the event's folder, and the name that is shown need not.
                let path = std::path::absolute(&self.mirror.path);
                let path = path.unwrap_or_else(|_| self.mirror.path.clone());
                let setup = format!("setup mirror={}", in_shell(&path));
                Err(own(msg!("mirror.gone", setup = Arg::Verb(setup))))
            }
            opened => opened,
        }
    }

    /// The event's whole lines, from a little before the known end on.
    ///
    /// The event is locked while they are read, so a line that is taken back because it could not
    /// be saved is never among them. The other disk cannot make that long. They are flushed first,
    /// so that the mirror is not ahead of the event after a power cut.
    fn lines(
        &self,
        known: Option<Known>,
        mirror: &Opened,
    ) -> Result<(Stamp, Option<Known>, Vec<u8>), Message> {
        let of_event = |error: io::Error| failed(&self.event.path, &error);
        let event = self.event.open(false).map_err(of_event)?;
        let known = known.filter(|known| {
            known.event.same_file(&event.stamp)
                && known.mirror.same_file(&mirror.stamp)
                && known.len == mirror.stamp.length
        });
        self.event.disk.sync(&event.file).map_err(of_event)?;
        let from = known.map_or(0, |known| known.len.saturating_sub(END));
        let new = whole_lines(event.read(from).map_err(of_event)?);
        Ok((event.stamp, known, new))
    }

    fn other(&self, at: u64) -> Message {
        let line = line_of(&self.event, at);
        let (path, first) = (shown(&self.mirror.path), shown(&self.event.path));
        msg!("mirror.other", path, first, line)
    }
}

/// The number of the last action whose line is whole.
fn newest_action(bytes: &[u8]) -> u64 {
    let end = bytes.iter().rposition(|byte| *byte == b'\n').unwrap_or(0);
    let text = String::from_utf8_lossy(&bytes[..end]);
    let number = |line: &str| line.strip_prefix("- {n: ")?.split(',').next()?.parse().ok();
    text.lines().rev().find_map(number).unwrap_or(0)
}

/// The number of the line that holds this byte.
fn line_of(place: &Place, at: u64) -> u64 {
    let Ok(before) = place.open(false).and_then(|file| file.read(0)) else { return 1 };
    lines_in(before.get(..at as usize).unwrap_or(&before)) + 1
}

fn lines_in(bytes: &[u8]) -> u64 {
    bytes.iter().filter(|byte| **byte == b'\n').count() as u64
}

fn failed(path: &Path, error: &io::Error) -> Message {
    let why = match error.kind() {
        io::ErrorKind::ResourceBusy => msg!("mirror.busy"),
        _ => reason(error),
    };
    msg!("mirror.failed", path = shown(path), why)
}
