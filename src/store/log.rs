//! Reads a whole event file or the lines behind a known end, and describes damage.
//!
//! Each line of the log is checked against the checksum chain.

use super::disk::{Disk, File};
use super::error::{Doing, Notice, StoreError, located};
use super::files::recovery;
use super::local;
use super::text::{Header, LONGEST, chained, decode_line, read_head, split_sum};
use super::yaml::Fault;
use crate::event::name::is_hostile;
use crate::event::{Entry, Event, Head, Outputs};
use crate::msg;
use crate::ruleset::Ruleset;
use crate::words::{Arg, Message};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// An event file as it was read.
pub(super) struct Loaded {
    pub event: Event,
    pub chain: Chain,
    pub tail: Tail,
    pub damage: Option<Damage>,
}

impl Loaded {
    /// Notices for the organizer about the end of the file.
    pub fn notices(&self, disk: &Disk, path: &Path) -> Vec<Notice> {
        let mut notices = Vec::new();
        if let (Tail::Torn { bytes, .. }, None) = (&self.tail, &self.damage) {
            notices.push(msg!("event-file.tail-torn", path, bytes = *bytes));
        }
        let named = Outputs::named_by(&self.event);
        if !named.is_empty() {
            let settings = named.to_string().replace(is_hostile, "\u{fffd}");
            notices.push(msg!("settings.named-by-the-file", path, settings));
        }
        let id = self.event.head.id;
        notices.extend(local::read(disk, id, path).err());
        let elsewhere = local::elsewhere(disk, id, path);
        notices.extend(elsewhere.map(|(other, set)| {
            msg!("settings.elsewhere", path, other, settings = set.to_string())
        }));
        notices.into_iter().map(Notice).collect()
    }
}

/// Reads the file from its beginning.
pub(super) fn load(file: &File, path: &Path) -> Result<Loaded, StoreError> {
    let (header, lines) = parse(file, path)?;
    let Lines { entries, chain, tail, mut damage } = lines;
    if header.changed {
        damage = Some(head_damage(path, damage, header.lines + 1));
    }
    let ruleset = header.ruleset;
    match Event::replay(header.head.clone(), ruleset.clone(), entries) {
        Ok(event) => Ok(Loaded { event, chain, tail, damage }),
        Err(_) => {
            // This is rare enough to read the lines again instead of keeping a copy.
            let sound = parse(file, path)?.1.entries;
            let (event, problem) = longest_sound(&header.head, &ruleset, &sound)
                .map_err(|problem| StoreError::Foreign { path: path.to_owned(), found: problem })?;
            let line = header.lines + event.log.len() as u64 + 1;
            let read = |entry: &Entry| Unread {
                fits: true,
                entry: Some(entry.clone()),
                text: String::new(),
            };
            let mut behind: Vec<Unread> = sound[event.log.len()..].iter().map(read).collect();
            let found = Damage::new(path, line, 1, problem);
            let damage = match damage {
                Some(later) => {
                    behind.extend(later.behind);
                    Damage { mismatches: later.mismatches, says: later.says, behind, ..found }
                }
                None => Damage { behind, ..found },
            };
            Ok(Loaded { event, chain, tail, damage: Some(damage) })
        }
    }
}

/// The damage of a head that differs from what was sealed. The first line of the log, `first`, is
/// chained to the head, so it cannot fit either.
fn head_damage(path: &Path, damage: Option<Damage>, first: u64) -> Damage {
    let mut damage = damage.unwrap_or_else(|| Damage::new(path, 1, 1, HEAD_CHANGED));
    let later = |(line, _): &(u64, String)| *line != first;
    (damage.mismatches, damage.says) =
        damage.mismatches.into_iter().zip(damage.says).filter(later).unzip();
    Damage { line: 1, column: 1, problem: HEAD_CHANGED, missing: false, ..damage }
}

fn parse(file: &File, path: &Path) -> Result<(Header, Lines), StoreError> {
    let mut reader = BufReader::with_capacity(1 << 16, file.reader(0));
    let header = read_head(&mut reader, path)?;
    let Header { bytes: offset, sum, .. } = header;
    let start = Chain { offset, line: header.lines + 1, next: 1, sum, all: sum };
    let lines = Lines::read(&mut reader, start, path).map_err(cannot_read(path))?;
    Ok((header, lines))
}

/// The event up to the first line that does not follow from the lines before it, and the reason. A
/// later line may undo the action that an earlier one depends on. The later line is then at fault.
fn longest_sound(
    head: &Head,
    ruleset: &Arc<Ruleset>,
    entries: &[Entry],
) -> Result<(Event, Message), Message> {
    let replay =
        |count: usize| Event::replay(head.clone(), ruleset.clone(), entries[..count].to_vec());
    let (mut sound, mut broken) = (0, entries.len());
    while broken - sound > 1 {
        let middle = sound + (broken - sound) / 2;
        match replay(middle) {
            Ok(_) => sound = middle,
            Err(_) => broken = middle,
        }
    }
    let event = replay(sound).map_err(|misfit| misfit.message())?;
    let problem = match replay(broken) {
        Err(misfit) => misfit.message(),
        Ok(_) => msg!("event-file.unfit-log"),
    };
    Ok((event, problem))
}

pub(super) fn cannot_read(path: &Path) -> impl Fn(io::Error) -> StoreError + use<> {
    let path = path.to_owned();
    move |source| StoreError::Io { path: path.clone(), doing: Doing::Read, source }
}

/// The most mismatches that are listed.
const MOST_LISTED: usize = 50;

/// The number of characters that are shown of a misfit line.
const LONGEST_SHOWN: usize = 300;

/// The position of the next line, and the checksum it must join on to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Chain {
    /// The end of the last sound line, in bytes.
    pub offset: u64,
    /// The number of the line in the file, from 1.
    pub line: u64,
    /// The number of the next action.
    pub next: u64,
    /// The checksum of the line before; for the first line, that of the head.
    pub sum: u32,
    /// The checksum of all bytes up to `offset`.
    pub all: u32,
}

impl Chain {
    /// Behind one more line, of these bytes and this newline, if it has one.
    pub fn behind(self, bytes: &[u8], newline: &[u8], sum: u32) -> Chain {
        let mut all = crc32fast::Hasher::new_with_initial(self.all);
        all.update(bytes);
        all.update(newline);
        Chain {
            offset: self.offset + (bytes.len() + newline.len()) as u64,
            line: self.line + 1,
            next: self.next + 1,
            sum,
            all: all.finalize(),
        }
    }
}

/// How the file ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tail {
    /// The file ends with a newline.
    Clean,
    /// The last line lacks only its newline; its checksum shows that it is otherwise complete.
    Unended,
    /// The file ends with this many bytes of an unfinished line. `unended`: the line before it is
    /// complete except for its newline.
    Torn { bytes: u64, unended: bool },
}

impl Tail {
    /// Whether the last sound line has to be ended before another is written.
    pub fn lacks_newline(self) -> bool {
        matches!(self, Tail::Unended | Tail::Torn { unended: true, .. })
    }
}

/// Lines read from a place in the log up to its end.
pub(super) struct Lines {
    pub entries: Vec<Entry>,
    /// The position behind the last sound line.
    pub chain: Chain,
    pub tail: Tail,
    pub damage: Option<Damage>,
}

impl Lines {
    /// Reads to the end, or to the first damaged line. Behind a damaged line, only the checksums
    /// are checked.
    pub fn read(reader: &mut impl BufRead, start: Chain, path: &Path) -> io::Result<Lines> {
        let mut lines =
            Lines { entries: Vec::new(), chain: start, tail: Tail::Clean, damage: None };
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            reader.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
            if bytes.is_empty() {
                return Ok(lines);
            }
            let ended = bytes.pop_if(|last| *last == b'\n').is_some();
            match lines.take(&bytes, ended) {
                Ok(()) if ended => {}
                Ok(()) => {
                    lines.tail = Tail::Unended;
                    return Ok(lines);
                }
                Err(fault) => {
                    let last = !ended || reader.fill_buf()?.is_empty();
                    if last && let Some(complete) = lines.torn(&bytes, ended) {
                        let unended = complete > 0 && lines.take(&bytes[..complete], false).is_ok();
                        let bytes = (bytes.len() - complete) as u64 + u64::from(ended);
                        lines.tail = Tail::Torn { bytes, unended };
                        return Ok(lines);
                    }
                    let Fault { column, problem } = match bytes.split_last() {
                        Some((_, line)) if !ended && ended_otherwise(&bytes, lines.chain.sum) => {
                            let column = String::from_utf8_lossy(line).chars().count() + 1;
                            Fault { column, problem: LINE_CHANGED }
                        }
                        _ => fault,
                    };
                    let mut damage = Damage::new(path, lines.chain.line, column, problem);
                    damage.missing =
                        decode_line(&bytes).is_ok_and(|read| read.n > lines.chain.next);
                    mismatches(reader, bytes, &mut damage, lines.chain)?;
                    lines.damage = Some(damage);
                    return Ok(lines);
                }
            }
        }
    }

    /// Decides whether an unreadable last line of the file was never finished. None: it is damaged
    /// in some other way. Otherwise the result is the number of its bytes that form a complete line
    /// without a newline, or 0. The other bytes are the unfinished line.
    fn torn(&self, bytes: &[u8], ended: bool) -> Option<usize> {
        let complete = bytes.iter().position(|b| *b == 0).unwrap_or(0);
        if fits(bytes, self.chain.sum) || bytes.len() > LONGEST {
            return None;
        }
        if complete > 0 && fits(&bytes[..complete], self.chain.sum) {
            return Some(complete);
        }
        let torn = match ended {
            true => unwritten(bytes, self.chain.offset),
            false => !ended_otherwise(bytes, self.chain.sum),
        };
        torn.then_some(0)
    }

    fn take(&mut self, bytes: &[u8], ended: bool) -> Result<(), Fault> {
        let fault = |column, problem: Message| Err(Fault { column, problem });
        let entry = decode_line(bytes)?;
        if entry.n > self.chain.next {
            let (first, last, found) = (self.chain.next, entry.n - 1, entry.n);
            let n = found - first;
            return fault(4, msg!("event-file.actions-missing", n, first, last, found));
        }
        if !fits(bytes, self.chain.sum) {
            let letters = String::from_utf8_lossy(bytes).chars().count();
            let column = letters.saturating_sub(10).max(1);
            return fault(column, LINE_CHANGED);
        }
        if entry.n != self.chain.next {
            let (expected, found) = (self.chain.next, entry.n);
            return fault(4, msg!("event-file.other-number-edited", expected, found));
        }
        let sum = split_sum(bytes).map_or(0, |(_, sum)| sum);
        self.chain = self.chain.behind(bytes, if ended { b"\n" } else { b"" }, sum);
        self.entries.push(entry);
        Ok(())
    }
}

/// Disks write multiples of this many bytes.
const SECTOR: u64 = 512;

/// Whether parts of the line at `offset` never reached the disk. Zeros stand there instead, from
/// the start of the line or of a sector.
pub(super) fn unwritten(line: &[u8], offset: u64) -> bool {
    let Some(first) = line.iter().position(|b| *b == 0) else { return false };
    let zeros = line[first..].iter().take_while(|b| **b == 0).count();
    first == 0 || ((offset + first as u64).is_multiple_of(SECTOR) && zeros > 1)
}

/// Whether the line is complete and one byte other than a newline follows it.
fn ended_otherwise(bytes: &[u8], previous: u32) -> bool {
    bytes.split_last().is_some_and(|(last, line)| *last != 0 && fits(line, previous))
}

/// Whether the line carries a checksum, and the right one.
pub(super) fn fits(bytes: &[u8], previous: u32) -> bool {
    split_sum(bytes).is_some_and(|(covered, sum)| chained(previous, covered) == sum)
}

/// Records of the lines from this one on whose checksum does not fit, and what can be read.
fn mismatches(
    reader: &mut impl BufRead,
    mut bytes: Vec<u8>,
    damage: &mut Damage,
    start: Chain,
) -> io::Result<()> {
    let Chain { line: mut number, sum: mut previous, .. } = start;
    while !bytes.is_empty() && bytes.len() <= LONGEST {
        let fits = fits(&bytes, previous);
        if !fits && damage.mismatches.len() < MOST_LISTED {
            damage.mismatches.push(number);
            let says = String::from_utf8_lossy(&bytes).chars().take(LONGEST_SHOWN).collect();
            damage.says.push(says);
        }
        let entry = decode_line(&bytes).ok();
        let text = String::from_utf8_lossy(&bytes).into_owned();
        damage.behind.push(Unread { fits, entry, text });
        // One changed line counts only once: go on from the checksum it carries.
        previous = split_sum(&bytes).map_or(previous, |(_, sum)| sum);
        number += 1;
        bytes.clear();
        reader.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
        bytes.pop_if(|last| *last == b'\n');
    }
    Ok(())
}

// The problems of a text that another program has changed.
const LINE_CHANGED: Message = msg!("common.line-changed");
const HEAD_CHANGED: Message = msg!("common.head-changed");

/// The place where a file is damaged, and the extent of the damage.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    pub path: PathBuf,
    /// The line of the file, from 1.
    pub line: u64,
    /// The column in characters, from 1.
    pub column: usize,
    pub problem: Message,
    /// Lines before this one are no longer there.
    pub missing: bool,
    /// The lines of the file whose checksum does not fit.
    pub mismatches: Vec<u64>,
    /// The present text of those lines, cut short.
    pub says: Vec<String>,
    /// The event's mirror, if it has one that exists.
    pub(super) mirror: Option<PathBuf>,
    /// The lines from the damaged one on, which do not count.
    pub(super) behind: Vec<Unread>,
}

/// A line that does not count, because the file is damaged at or before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Unread {
    pub fits: bool,
    /// Its action, if that can be read.
    pub entry: Option<Entry>,
    pub text: String,
}

impl Damage {
    fn new(path: &Path, line: u64, column: usize, problem: Message) -> Damage {
        Damage {
            path: path.to_owned(),
            line,
            column,
            problem,
            missing: false,
            mismatches: Vec::new(),
            says: Vec::new(),
            mirror: None,
            behind: Vec::new(),
        }
    }

    /// The cause, short enough for a banner.
    pub fn cause(&self) -> Message {
        match self.mismatches.as_slice() {
            _ if self.of_head() => msg!("event-file.cause", cause = "head"),
            _ if self.missing => msg!("common.cause-missing", line = self.line),
            [] => msg!("common.cause-line", line = self.line),
            [line, ..] => msg!("common.cause-changed", line = *line),
        }
    }

    /// The damage, how the event is shown, and what to do.
    pub fn message(&self) -> Message {
        let fault = located(&self.path, self.line, self.column, &self.problem);
        let head = if self.of_head() { "changed" } else { "same" };
        let message = self.with_lines(msg!("common.shown-before", fault, head));
        let Some(mirror) = &self.mirror else { return message };
        let command = recovery(mirror, &self.path);
        msg!("event-file.can-recover", problem = message, mirror, command)
    }

    /// Whether the head was changed: no action stands on line 1.
    pub(super) fn of_head(&self) -> bool {
        self.line == 1
    }

    /// The place and the problem, and the other lines concerned.
    pub(super) fn located(&self) -> Message {
        self.with_lines(located(&self.path, self.line, self.column, &self.problem))
    }

    /// Adds the other lines concerned, unless the problem has named them already.
    fn with_lines(&self, message: Message) -> Message {
        let left = self.mismatches.iter().filter(|line| **line != self.line);
        let lines: Vec<Arg> = left.map(|line| Arg::from(*line)).collect();
        let n = lines.len();
        match n {
            0 => message,
            _ => msg!("common.others-changed", problem = message, n, lines = Arg::Series(lines)),
        }
    }
}

impl std::fmt::Display for Damage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message().fmt(f)
    }
}
