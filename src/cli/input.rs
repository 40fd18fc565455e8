//! Reads files that are never written: rosters, lists, rulesets, copies.

use super::stop::Stop;
use rustix::fs::{OFlags, fcntl_setfl};
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read};
use std::os::unix::fs::{FileTypeExt, OpenOptionsExt};
use std::path::Path;

/// The most bytes of such a file. A roster of 10,000 players has a tenth of it.
const LARGEST: u64 = 8 << 20;

/// The text of a file.
pub(super) fn text(path: &str) -> Result<String, Stop> {
    String::from_utf8(bytes(path.as_ref(), LARGEST)?).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = good.iter().filter(|byte| **byte == b'\n').count() + 1;
        Stop::refused(format!("{path}:{line}: not UTF-8 text; save the file as UTF-8"))
    })
}

/// The content of a file of at most `most` bytes.
pub(super) fn bytes(path: &Path, most: u64) -> Result<Vec<u8>, Stop> {
    let shown = path.display();
    let cannot = |why: String| Stop::refused(format!("{shown}: cannot read it: {why}"));
    let mut bytes = Vec::new();
    let read = open(path, &mut bytes)
        .and_then(|file| file.take(most + 1 - bytes.len() as u64).read_to_end(&mut bytes));
    read.map_err(|error| cannot(error.to_string()))?;
    if bytes.len() as u64 > most {
        return Err(Stop::refused(format!(
            "{shown}: more than {most} bytes are not read; check that it is the right file"
        )));
    }
    Ok(bytes)
}

/// Opens a file, or a pipe that another program writes to.
///
/// The first byte of a pipe is already read, into `first`.
fn open(path: &Path, first: &mut Vec<u8>) -> io::Result<File> {
    let meta = std::fs::metadata(path)?;
    if meta.is_dir() {
        return Err(io::Error::other("this is a folder; name the file itself"));
    }
    if !meta.file_type().is_fifo() {
        return File::open(path);
    }
    // Opening the pipe in the usual way would wait for ever if nobody writes to it.
    let mut pipe =
        OpenOptions::new().read(true).custom_flags(OFlags::NONBLOCK.bits() as i32).open(path)?;
    let mut byte = [0];
    match pipe.read(&mut byte) {
        Ok(0) => {
            return Err(io::Error::other(
                "this is a pipe, and nobody writes into it; name the file itself",
            ));
        }
        Ok(_) => first.extend(byte),
        Err(error) if error.kind() == ErrorKind::WouldBlock => {}
        Err(error) => return Err(error),
    }
    fcntl_setfl(&pipe, OFlags::empty())?;
    Ok(pipe)
}
