//! Records from which terminal a line was written.
//!
//! The log holds only names, and two terminals may use the same name. So each of the
//! newest lines gets a mark in an extended attribute of the file, if the file system
//! supports one.
//!
//! The marks are a help, not the truth. Names alone decide for a line without a mark, as
//! in a copy, or in a file that an older program has written to.

use super::session::Session;
use super::system::File;
use crate::event::Entry;
use std::fmt::Write;

const NAME: &str = "user.komandor.from";

/// The number of lines that are marked.
///
/// Nobody enters this many while somebody else is being asked a question.
const MOST: usize = 48;

/// The limit for the bytes of the marks; they take fewer.
const LONGEST: usize = 4096;

/// The number of a line, the second in which it was written, and its login.
type Mark = (u64, i64, u32);

fn marks(file: &File) -> Vec<Mark> {
    let mut bytes = [0; LONGEST];
    let Ok(length) = file.mark(NAME, &mut bytes) else { return Vec::new() };
    let text = String::from_utf8_lossy(&bytes[..length.min(LONGEST)]);
    let mark = |line: &str| {
        let mut words = line.split(' ');
        let mut next = || words.next();
        Some((next()?.parse().ok()?, next()?.parse().ok()?, u32::from_str_radix(next()?, 16).ok()?))
    };
    text.lines().filter_map(mark).collect()
}

impl Session {
    /// Sets whether the acting user has given their own name.
    ///
    /// A given name means the same person at every terminal; otherwise it is only the
    /// name of a login.
    pub fn set_named(&mut self, named: bool) {
        self.named = named;
    }

    /// Marks the newest line; if that is impossible, names must suffice.
    pub(super) fn mark(&self, entry: &Entry) {
        let mut marks = marks(&self.file);
        marks.retain(|(n, ..)| *n < entry.n);
        let kept = marks.len().saturating_sub(MOST - 1);
        let mut text = String::new();
        for (n, at, from) in
            marks[kept..].iter().chain([&(entry.n, entry.at.unix, self.disk.system().login())])
        {
            let _ = writeln!(text, "{n} {at} {from:x}");
        }
        let _ = self.file.set_mark(NAME, text.as_bytes());
    }

    /// The lines that were written from another terminal; none if the user has given a name.
    pub(super) fn elsewhere(&self) -> Vec<u64> {
        if self.named {
            return Vec::new();
        }
        let is_so = |(n, at, _): &Mark| {
            let newest = self.event.log.iter().rev().take(2 * MOST);
            newest.clone().any(|entry| entry.n == *n && entry.at.unix == *at)
        };
        let (marks, here) = (marks(&self.file).into_iter(), self.disk.system().login());
        marks.filter(|mark| mark.2 != here && is_so(mark)).map(|(n, ..)| n).collect()
    }
}
