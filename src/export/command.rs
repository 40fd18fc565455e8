//! A command of the user's own: waited for, but not for ever, with what it says.

use crate::event::name::is_hostile;
use crate::msg;
use crate::words::Message;
use rustix::process::{Pid, Signal, kill_process_group};
use std::fs::File;
use std::io::{self, Read, Seek};
use std::process::{Child, ExitStatus};
use std::time::{Duration, Instant};

/// How often to look whether the command has ended.
const LOOK: Duration = Duration::from_millis(20);

/// The most bytes of the command's answer that are read.
const ANSWER: u64 = 4096;

/// The command's own complaint, else how it ended.
pub(super) fn why_failed(status: ExitStatus, answers: [String; 2]) -> Message {
    match answers.into_iter().find(|text| !text.is_empty()) {
        Some(text) => Message::verbatim(text),
        None => msg!("pages.ended-with", status = status.code().unwrap_or(-1)),
    }
}

/// Waits for the command; None if it took too long and was stopped, with all that it had begun.
pub(super) fn ended(mut child: Child, limit: Duration) -> io::Result<Option<ExitStatus>> {
    let begun = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(Some(status));
        }
        if begun.elapsed() > limit {
            // It leads a group of its own, so that a key for this program does not end it.
            let _ = kill_process_group(Pid::from_child(&child), Signal::KILL);
            child.kill()?;
            child.wait()?;
            return Ok(None);
        }
        std::thread::sleep(LOOK);
    }
}

/// A nameless file for what the command says.
pub(super) struct Answer(File);

impl Answer {
    pub(super) fn empty() -> io::Result<Answer> {
        tempfile::tempfile().map(Answer)
    }

    pub(super) fn to_fill(&self) -> io::Result<File> {
        self.0.try_clone()
    }

    /// The first line of what was said, without anything that a terminal would obey.
    pub(super) fn text(&mut self) -> String {
        let mut bytes = Vec::new();
        // An answer that cannot be read is none.
        let _ = self.0.rewind().and_then(|()| (&self.0).take(ANSWER).read_to_end(&mut bytes));
        let text = String::from_utf8_lossy(&bytes);
        let line = text.lines().map(str::trim).find(|line| !line.is_empty()).unwrap_or_default();
        line.replace(is_hostile, "\u{fffd}")
    }
}
