//! From which terminal a line was written. The log knows names alone, and one
//! name may be at two terminals; so the newest lines have a mark beside the
//! file's content, where the file system has room for one.
//!
//! The mark is a help and no truth: a file without it, a copy, or one that an
//! older program has written to, is judged by names.

use super::session::Session;
use super::system::File;
use crate::event::Entry;
use std::fmt::Write;

const NAME: &str = "user.komandor.from";

/// So many lines are marked: more than anybody enters in the time in which
/// another is asked.
const MOST: usize = 48;

/// More bytes than they take.
const LONGEST: usize = 4096;

/// A line, the second it was written in, and where.
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
    /// Whether who acts has said himself who he is, so that he is the same
    /// wherever he sits; else his name is only that of a login.
    pub fn set_named(&mut self, named: bool) {
        self.named = named;
    }

    /// Marks the newest line. Where that cannot be done, names have to do.
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

    /// The lines that were written from another terminal; none for who has
    /// said who he is.
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
