//! Records from which terminal a line was written.
//!
//! The log holds only names, and two terminals may use the same name. So each of the
//! newest lines gets a mark in an extended attribute of the file, if the file system
//! supports one.
//!
//! The marks are a help, not the truth. Names alone decide for a line without a mark, as
//! in a copy, or in a file that an older program has written to.

use super::session::Session;
use crate::event::Entry;
use rustix::fs::{XattrFlags, fgetxattr, fsetxattr};
use std::fmt::Write;
use std::fs::File;
use std::sync::OnceLock;

const NAME: &str = "user.komandor.from";

/// The number of lines that are marked.
///
/// Nobody enters this many while somebody else is being asked a question.
const MOST: usize = 48;

/// The limit for the bytes of the marks; they take fewer.
const LONGEST: usize = 4096;

/// The number of a line, the second in which it was written, and its login.
type Mark = (u64, i64, u32);

/// A number that tells this login from the others on this computer.
///
/// It is made from the session in which shells and their scripts run.
fn here() -> u32 {
    static HERE: OnceLock<u32> = OnceLock::new();
    *HERE.get_or_init(|| {
        let boot = std::fs::read("/proc/sys/kernel/random/boot_id").unwrap_or_default();
        // Each container numbers its own processes.
        let space = std::fs::read_link("/proc/self/ns/pid").unwrap_or_default();
        let mut sum = crc32fast::Hasher::new();
        sum.update(&boot);
        sum.update(space.as_os_str().as_encoded_bytes());
        sum.update(login().as_bytes());
        sum.finalize()
    })
}

#[cfg(target_os = "linux")]
fn login() -> String {
    login_in(&std::fs::read_to_string("/proc/self/stat").unwrap_or_default())
}

/// Reads the numbers of a process's session and terminal from its line of numbers.
///
/// A container entered from outside has sessions without a number, so the terminal is needed too.
#[cfg(any(target_os = "linux", test))]
fn login_in(stat: &str) -> String {
    // The program's name comes first and may contain anything.
    let numbers = stat.rsplit_once(')').map_or("", |(_, after)| after);
    // Behind the name come state, parent, process group, session and terminal.
    numbers.split_whitespace().skip(3).take(2).collect::<Vec<_>>().join(" ")
}

#[cfg(not(target_os = "linux"))]
fn login() -> String {
    rustix::process::getsid(None).map_or_else(|_| String::new(), |id| id.to_string())
}

fn marks(file: &File) -> Vec<Mark> {
    let mut bytes = [0; LONGEST];
    let Ok(length) = fgetxattr(file, NAME, &mut bytes[..]) else { return Vec::new() };
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
        for (n, at, from) in marks[kept..].iter().chain([&(entry.n, entry.at.unix, here())]) {
            let _ = writeln!(text, "{n} {at} {from:x}");
        }
        let _ = fsetxattr(&self.file, NAME, text.as_bytes(), XattrFlags::empty());
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
        let marks = marks(&self.file).into_iter();
        marks.filter(|mark| mark.2 != here() && is_so(mark)).map(|(n, ..)| n).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::login_in;

    #[test]
    fn two_terminals_in_a_container_are_two_logins() {
        assert_eq!(login_in("7 (komandor) S 1 7 0 34816 7 4194304"), "0 34816");
        assert_eq!(login_in("9 (a) b)) S 1 9 0 34817 9 4194304"), "0 34817");
        assert_eq!(login_in(""), "");
    }
}
