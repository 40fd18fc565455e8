//! Runs a command of the user's own with a time limit, and reads its output.

use crate::event::name::is_hostile;
use crate::msg;
use crate::store::reason;
use crate::words::Message;
use rustix::process::{Pid, Signal, kill_process_group};
use std::fs::File;
use std::io::{self, ErrorKind, Read, Seek};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, ExitStatus};
use std::time::{Duration, Instant};

/// How often to check whether the command has ended.
const LOOK: Duration = Duration::from_millis(20);

/// The most bytes of the command's output that are read.
const ANSWER: u64 = 4096;

/// Why a command did not do its work.
pub(super) enum Failure {
    NoSuchCommand,
    Other(Message),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Other(reason(&error))
    }
}

/// Runs the command, waits until it has ended, and returns the first line of its output.
///
/// # Errors
/// There is no such command, it fails with its own message, or it takes too long.
pub(super) fn run(command: &mut Command, limit: Duration) -> Result<String, Failure> {
    let (output, complained) = (tempfile::tempfile()?, tempfile::tempfile()?);
    command.stdout(output.try_clone()?).stderr(complained.try_clone()?);
    // In a process group of its own, so that a key for this program does not end it.
    let child = command.process_group(0).spawn().map_err(|error| match error.kind() {
        ErrorKind::NotFound => Failure::NoSuchCommand,
        _ => error.into(),
    })?;
    let Some(status) = ended(child, limit)? else {
        return Err(Failure::Other(msg!("pages.too-slow", n = limit.as_secs())));
    };
    let (output, complained) = (first_line(output), first_line(complained));
    if status.success() {
        return Ok(output);
    }
    let text = [complained, output].into_iter().find(|text| !text.is_empty());
    let ended = || msg!("pages.ended-with", status = status.code().unwrap_or(-1));
    Err(Failure::Other(text.map_or_else(ended, Message::verbatim)))
}

/// Waits for the command; None if it took too long and was stopped with all its processes.
fn ended(mut child: Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let started = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if started.elapsed() > limit {
            let _ = kill_process_group(Pid::from_child(&child), Signal::KILL);
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(LOOK);
    }
}

/// The first line of output, without control characters.
fn first_line(mut answer: File) -> String {
    let mut bytes = Vec::new();
    // Unreadable output counts as none.
    let _ = answer.rewind().and_then(|()| answer.take(ANSWER).read_to_end(&mut bytes));
    let text = String::from_utf8_lossy(&bytes);
    let line = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
    line.replace(is_hostile, "\u{fffd}")
}
