//! Reads files that are never written: rosters, lists, rulesets, copies.

use super::stop::Stop;
use crate::msg;
use crate::store::{read_named, reason};
use crate::words::Message;
use rustix::fs::{OFlags, fcntl_setfl};
use std::fs::OpenOptions;
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
        return Err(cannot(msg!("store.more-bytes", most = LARGEST)));
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

/// The content of a file of at most `most` bytes, or what another program writes into a pipe.
pub(super) fn bytes(path: &Path, most: u64) -> Result<Vec<u8>, Stop> {
    let is_pipe = std::fs::metadata(path).is_ok_and(|meta| meta.file_type().is_fifo());
    let read = match is_pipe {
        true => from_pipe(path, most),
        false => read_named(path, most).map_err(|error| reason(&error)),
    };
    let path = path.display().to_string();
    read.map_err(|why| Stop::refused(msg!("cli.cannot-read", path, why)))
}

fn from_pipe(path: &Path, most: u64) -> Result<Vec<u8>, Message> {
    // Opening the pipe in the usual way would wait for ever if nobody writes to it.
    let mut options = OpenOptions::new();
    let options = options.read(true).custom_flags(OFlags::NONBLOCK.bits() as i32);
    let mut pipe = options.open(path).map_err(|error| reason(&error))?;
    let mut bytes = vec![0];
    match pipe.read(&mut bytes) {
        Ok(0) => return Err(msg!("cli.is-pipe")),
        Ok(_) => {}
        Err(error) if error.kind() == ErrorKind::WouldBlock => bytes.clear(),
        Err(error) => return Err(reason(&error)),
    }
    fcntl_setfl(&pipe, OFlags::empty()).map_err(|error| reason(&error.into()))?;
    pipe.take(most).read_to_end(&mut bytes).map_err(|error| reason(&error))?;
    match bytes.len() as u64 > most {
        true => Err(msg!("store.more-bytes", most)),
        false => Ok(bytes),
    }
}
