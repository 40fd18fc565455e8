//! Reads files that are never written: rosters, lists, rulesets, copies.

use super::stop::Stop;
use crate::msg;
use crate::store::reason;
use crate::words::Message;
use rustix::fs::{OFlags, fcntl_setfl};
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::path::Path;
use std::string::FromUtf8Error;

/// The most bytes of such a file. A roster of 10,000 players has a tenth of it.
const LARGEST: u64 = 8 << 20;

/// The text of a file.
pub(super) fn text(path: &str) -> Result<String, Stop> {
    String::from_utf8(bytes(path.as_ref(), LARGEST)?).map_err(|error| {
        let line = line_of_fault(&error);
        Stop::refused(msg!("cli.file-not-utf8", path, line))
    })
}

/// The bytes of a roster, in whichever encoding it was written.
pub(super) fn roster(path: &str) -> Result<Vec<u8>, Stop> {
    bytes(path.as_ref(), LARGEST)
}

/// The text of standard input.
pub(super) fn standard() -> Result<String, Stop> {
    let path = msg!("hand-in.standard-input");
    let cannot = |why: Message| Stop::refused(msg!("cli.cannot-read", path = &path, why));
    let mut bytes = Vec::new();
    let read = io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes);
    read.map_err(|error| cannot(reason(&error)))?;
    if bytes.len() as u64 > LARGEST {
        let most = LARGEST;
        return Err(Stop::refused(msg!("cli.file-too-large", path = &path, most)));
    }
    String::from_utf8(bytes).map_err(|error| {
        let line = line_of_fault(&error);
        Stop::refused(msg!("cli.file-not-utf8", path = &path, line))
    })
}

/// The line on which a text stops being UTF-8.
fn line_of_fault(error: &FromUtf8Error) -> usize {
    let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
    good.iter().filter(|byte| **byte == b'\n').count() + 1
}

/// The content of a file of at most `most` bytes.
pub(super) fn bytes(path: &Path, most: u64) -> Result<Vec<u8>, Stop> {
    let shown = path.display().to_string();
    let cannot = |why: Message| Stop::refused(msg!("cli.cannot-read", path = &shown, why));
    let mut bytes = Vec::new();
    let file = open(path, &mut bytes).map_err(|why| cannot(why.told()))?;
    let rest = most + 1 - bytes.len() as u64;
    let read = file.take(rest).read_to_end(&mut bytes);
    read.map_err(|error| cannot(reason(&error)))?;
    if bytes.len() as u64 > most {
        return Err(Stop::refused(msg!("cli.file-too-large", path = shown, most)));
    }
    Ok(bytes)
}

/// Why there is nothing to read.
enum Unread {
    Folder,
    /// A pipe into which nobody writes.
    Pipe,
    Io(io::Error),
}

impl Unread {
    fn told(&self) -> Message {
        match self {
            Unread::Folder => msg!("cli.is-folder"),
            Unread::Pipe => msg!("cli.is-pipe"),
            Unread::Io(error) => reason(error),
        }
    }
}

impl From<io::Error> for Unread {
    fn from(error: io::Error) -> Unread {
        Unread::Io(error)
    }
}

impl From<rustix::io::Errno> for Unread {
    fn from(error: rustix::io::Errno) -> Unread {
        Unread::Io(error.into())
    }
}

/// Opens a file, or a pipe that another program writes to.
///
/// The first byte of a pipe is already read, into `first`.
fn open(path: &Path, first: &mut Vec<u8>) -> Result<File, Unread> {
    let meta = std::fs::metadata(path)?;
    if meta.is_dir() {
        return Err(Unread::Folder);
    }
    if !meta.file_type().is_fifo() {
        return Ok(File::open(path)?);
    }
    // Opening the pipe in the usual way would wait for ever if nobody writes to it.
    let mut pipe =
        OpenOptions::new().read(true).custom_flags(OFlags::NONBLOCK.bits() as i32).open(path)?;
    let mut byte = [0];
    match pipe.read(&mut byte) {
        Ok(0) => return Err(Unread::Pipe),
        Ok(_) => first.extend(byte),
        Err(error) if error.kind() == ErrorKind::WouldBlock => {}
        Err(error) => return Err(error.into()),
    }
    fcntl_setfl(&pipe, OFlags::empty())?;
    Ok(pipe)
}
