//! A second file that has every saved line, on another disk.
//!
//! The mirror is always the beginning of the event file, byte for byte: it is begun, and then lines
//! are only added. A file that is anything else is left alone, because the path stands in an event
//! file that may come from anywhere.

use super::error::{reason, shown};
use crate::msg;
use crate::words::Message;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Seek, SeekFrom, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// Bytes that are compared or copied at once.
const PIECE: usize = 1 << 16;
/// Bytes before the end of the mirror that are compared once the rest is known to agree.
const END: u64 = 256;

/// The event file and its mirror.
#[derive(Debug)]
pub struct Mirror {
    first: PathBuf,
    path: PathBuf,
    /// The two files as they were when the mirror was last written.
    known: Option<Known>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Known {
    first: (u64, u64),
    mirror: (u64, u64),
    len: u64,
}

impl Mirror {
    pub fn new(first: &Path, path: &Path) -> Mirror {
        Mirror { first: first.to_owned(), path: path.to_owned(), known: None }
    }

    /// Copies every whole line of the event file that the mirror does not have, and flushes it.
    ///
    /// # Errors
    /// A sentence that names the mirror: it cannot be written, or it is another file.
    pub fn bring_up(&mut self) -> Result<(), Message> {
        let known = self.known.take();
        self.known = Some(self.copied(known)?);
        Ok(())
    }

    /// The number of the newest action that is on the mirror; 0 if that cannot be told.
    pub fn newest(&self) -> u64 {
        self.newest_read().unwrap_or(0)
    }

    fn newest_read(&self) -> io::Result<u64> {
        let (mut first, mut mirror) = (File::open(&self.first)?, File::open(&self.path)?);
        let (differs, equal) = compared(&mut first, &mut mirror, 0)?;
        if differs.is_some() {
            return Ok(0);
        }
        newest_action(&mut mirror, equal)
    }

    fn copied(&self, known: Option<Known>) -> Result<Known, Message> {
        let of_first = |error: io::Error| failed(&self.first, &error);
        let of_mirror = |error: io::Error| failed(&self.path, &error);
        let mut first = File::open(&self.first).map_err(of_first)?;
        let mut mirror = opened(&self.path).map_err(of_mirror)?;
        // Every scorekeeper's program writes it.
        if_known(mirror.lock()).map_err(of_mirror)?;
        let (of, at) = (meta(&first).map_err(of_first)?, meta(&mirror).map_err(of_mirror)?);
        if of.0 == at.0 {
            return Err(msg!("mirror.same-file", path = shown(&self.path)));
        }
        let now = Known { first: of.0, mirror: at.0, len: at.1 };
        let checked_from = if known == Some(now) { at.1.saturating_sub(END) } else { 0 };
        let (differs, _) = compared(&mut first, &mut mirror, checked_from).map_err(of_mirror)?;
        if let Some(at) = differs {
            return Err(self.other(at));
        }
        if at.1 > of.1 {
            return Err(msg!(
                "mirror.longer",
                path = shown(&self.path),
                first = shown(&self.first)
            ));
        }
        let new = lines_behind(&mut first, at.1).map_err(of_first)?;
        if !new.is_empty() {
            mirror.write_all(&new).and_then(|()| mirror.sync_data()).map_err(of_mirror)?;
        }
        Ok(Known { len: at.1 + new.len() as u64, ..now })
    }

    fn other(&self, at: u64) -> Message {
        let line = line_of(&self.first, at);
        msg!("mirror.other", path = shown(&self.path), first = shown(&self.first), line = line)
    }
}

/// A lock, if the file system knows locks. Some of network disks do not.
fn if_known(locked: io::Result<()>) -> io::Result<()> {
    match locked {
        Err(error) if error.kind() == ErrorKind::Unsupported => Ok(()),
        locked => locked,
    }
}

/// The whole lines behind this byte. The event is locked while they are read, which the other disk
/// cannot make long: a line that is taken back because it could not be saved is never among them.
fn lines_behind(first: &mut File, from: u64) -> io::Result<Vec<u8>> {
    if_known(first.lock_shared())?;
    let mut new = Vec::new();
    let read = first.seek(SeekFrom::Start(from)).and_then(|_| first.read_to_end(&mut new));
    if_known(first.unlock())?;
    read?;
    new.truncate(new.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1));
    Ok(new)
}

/// The mirror, made if it does not exist.
fn opened(path: &Path) -> io::Result<File> {
    // The names of players are for their organizers, as in the event file.
    let open =
        |new: bool| File::options().read(true).append(true).create_new(new).mode(0o600).open(path);
    match fs::metadata(path) {
        Ok(there) if !there.is_file() => Err(io::Error::from(ErrorKind::IsADirectory)),
        Ok(_) => open(false),
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let file = open(true)?;
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or(Path::new(".")))?.sync_all()?;
            Ok(file)
        }
        Err(error) => Err(error),
    }
}

fn meta(file: &File) -> io::Result<((u64, u64), u64)> {
    let meta = file.metadata()?;
    Ok(((meta.dev(), meta.ino()), meta.len()))
}

/// Compares two files from this byte on, as far as both go: the first byte that differs, and how
/// many are equal.
fn compared(one: &mut File, other: &mut File, from: u64) -> io::Result<(Option<u64>, u64)> {
    let mut at = from;
    for file in [&mut *one, &mut *other] {
        file.seek(SeekFrom::Start(from))?;
    }
    loop {
        let (a, b) = (piece(one)?, piece(other)?);
        let both = a.len().min(b.len());
        if let Some(differs) = (0..both).find(|n| a[*n] != b[*n]) {
            return Ok((Some(at + differs as u64), at - from));
        }
        at += both as u64;
        if both < PIECE {
            return Ok((None, at - from));
        }
    }
}

fn piece(file: &mut File) -> io::Result<Vec<u8>> {
    let mut piece = Vec::with_capacity(PIECE);
    file.take(PIECE as u64).read_to_end(&mut piece)?;
    Ok(piece)
}

/// Where the last whole line ends that begins between these bytes; a line that is being written is
/// not saved yet.
fn end_of_lines(file: &mut File, from: u64, to: u64) -> io::Result<u64> {
    file.seek(SeekFrom::Start(from))?;
    let (mut at, mut end) = (from, from);
    while at < to {
        let piece = piece(file)?;
        if piece.is_empty() {
            break;
        }
        if let Some(last) = piece.iter().rposition(|byte| *byte == b'\n') {
            end = at + last as u64 + 1;
        }
        at += piece.len() as u64;
    }
    Ok(end)
}

fn append(from: &mut File, to: &mut File, (begin, end): (u64, u64)) -> io::Result<()> {
    from.seek(SeekFrom::Start(begin))?;
    io::copy(&mut from.take(end - begin), to)?;
    to.flush()?;
    to.sync_data()
}

/// The number of the last action whose line is whole within these bytes.
fn newest_action(file: &mut File, len: u64) -> io::Result<u64> {
    let end = end_of_lines(file, 0, len)?;
    file.seek(SeekFrom::Start(0))?;
    let mut text = Vec::new();
    file.take(end).read_to_end(&mut text)?;
    let text = String::from_utf8_lossy(&text);
    let number = |line: &str| line.strip_prefix("- {n: ")?.split(',').next()?.parse().ok();
    Ok(text.lines().rev().find_map(number).unwrap_or(0))
}

/// The number of the line that holds this byte.
fn line_of(path: &Path, at: u64) -> u64 {
    let Ok(mut file) = File::open(path) else { return 1 };
    let mut before = Vec::new();
    let _ = (&mut file).take(at).read_to_end(&mut before);
    before.iter().filter(|byte| **byte == b'\n').count() as u64 + 1
}

fn failed(path: &Path, error: &io::Error) -> Message {
    msg!("mirror.failed", path = shown(path), why = reason(error))
}

/// What [`recover`] did.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recovered {
    /// The event file did not exist, and was made of the mirror.
    Made,
    /// So many lines of the mirror were added to the event file.
    Added(u64),
    /// The event file has everything that the mirror has.
    HadAll,
}

/// Goes on from the mirror: makes the event file, or adds to it the lines that only the mirror has.
///
/// # Errors
/// A sentence that names both files: one cannot be read or written, or they differ in a line that
/// both have. Nothing is changed then.
pub fn recover(mirror: &Path, event: &Path) -> Result<Recovered, Message> {
    let mut source = File::open(mirror).map_err(|error| failed(mirror, &error))?;
    let of_event = |error: io::Error| failed(event, &error);
    let len = meta(&source).map_err(|error| failed(mirror, &error))?.1;
    let whole = end_of_lines(&mut source, 0, len).map_err(|error| failed(mirror, &error))?;
    match fs::symlink_metadata(event) {
        Err(error) if error.kind() == ErrorKind::NotFound => {
            made(&mut source, whole, event).map_err(of_event)?;
            return Ok(Recovered::Made);
        }
        Err(error) => return Err(of_event(error)),
        Ok(_) => {}
    }
    let mut there = File::options().read(true).append(true).open(event).map_err(of_event)?;
    // A scorekeeper who saves at this moment is waited for.
    if_known(there.lock()).map_err(of_event)?;
    let (differs, equal) = compared(&mut there, &mut source, 0).map_err(of_event)?;
    if let Some(at) = differs {
        return Err(msg!(
            "mirror.differ",
            mirror = shown(mirror),
            event = shown(event),
            line = line_of(event, at)
        ));
    }
    if equal >= whole {
        return Ok(Recovered::HadAll);
    }
    let lines = count_lines(&mut source, equal, whole).map_err(|error| failed(mirror, &error))?;
    append(&mut source, &mut there, (equal, whole)).map_err(of_event)?;
    Ok(Recovered::Added(lines))
}

/// A complete file appears under the event's name, or none.
fn made(source: &mut File, whole: u64, event: &Path) -> io::Result<()> {
    let folder = event.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    append(source, file.as_file_mut(), (0, whole))?;
    file.as_file().sync_all()?;
    file.persist_noclobber(event)?;
    File::open(folder)?.sync_all()
}

fn count_lines(file: &mut File, from: u64, to: u64) -> io::Result<u64> {
    file.seek(SeekFrom::Start(from))?;
    let mut rest = Vec::new();
    file.take(to - from).read_to_end(&mut rest)?;
    Ok(rest.iter().filter(|byte| **byte == b'\n').count() as u64)
}

#[cfg(test)]
mod tests;
