//! Reads the lines of the log one by one, and checks each against the checksum chain.

use super::damage::{Damage, END_CHANGED, LINE_CHANGED, LINE_OR_HEAD_CHANGED, Unread};
use super::line::{self, LONGEST};
use super::scan::Fault;
use crate::event::Entry;
use crate::msg;
use crate::words::Message;
use std::io::{self, BufRead, Read};
use std::path::Path;

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
}

/// How the file ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Tail {
    /// The file ends with a newline.
    Clean,
    /// The last line lacks only its newline; its checksum shows that it is otherwise complete.
    Unended,
    /// The file ends with this many bytes of an unfinished line.
    ///
    /// `unended`: the line before it is complete except for its newline.
    Torn { bytes: u64, unended: bool },
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
    /// Reads to the end, or to the first damaged line.
    ///
    /// Behind a damaged line, only the checksums are checked.
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
                    if last && let Some(whole) = lines.torn(&bytes, ended) {
                        let unended = whole > 0 && lines.take(&bytes[..whole], false).is_ok();
                        let bytes = (bytes.len() - whole) as u64 + u64::from(ended);
                        lines.tail = Tail::Torn { bytes, unended };
                        return Ok(lines);
                    }
                    let fault = match ended_otherwise(&bytes, lines.chain.sum) {
                        true if !ended => end_changed(&bytes),
                        _ => fault,
                    };
                    let mut damage = Damage {
                        path: path.to_owned(),
                        line: lines.chain.line,
                        column: fault.column,
                        problem: fault.problem,
                        missing: number_of(&bytes).is_some_and(|n| n > lines.chain.next),
                        mismatches: Vec::new(),
                        says: Vec::new(),
                        mirror: None,
                        behind: Vec::new(),
                    };
                    let (first, sum) = (lines.chain.line, lines.chain.sum);
                    mismatches(reader, bytes, &mut damage, (first, sum))?;
                    lines.damage = Some(damage);
                    return Ok(lines);
                }
            }
        }
    }

    /// Decides whether an unreadable last line of the file was never finished.
    ///
    /// None: it is damaged in some other way. Otherwise the result is the number of its
    /// bytes that form a complete line without a newline, or 0. The other bytes are the
    /// unfinished line.
    fn torn(&self, bytes: &[u8], ended: bool) -> Option<usize> {
        let whole = bytes.iter().position(|b| *b == 0).unwrap_or(0);
        if fits(bytes, self.chain.sum) || bytes.len() > LONGEST {
            return None;
        }
        if whole > 0 && fits(&bytes[..whole], self.chain.sum) {
            return Some(whole);
        }
        let torn = match ended {
            true => unwritten(bytes, self.chain.offset),
            false => !ended_otherwise(bytes, self.chain.sum),
        };
        torn.then_some(0)
    }

    fn take(&mut self, bytes: &[u8], ended: bool) -> Result<(), Fault> {
        let fault = |column, problem: Message| Err(Fault { column, problem });
        if bytes.len() > LONGEST {
            return fault(1, msg!("file-line.too-long", most = LONGEST));
        }
        let Ok(text) = std::str::from_utf8(bytes) else {
            let sound = std::str::from_utf8(bytes).map_or_else(|e| e.valid_up_to(), str::len);
            let column = String::from_utf8_lossy(&bytes[..sound]).chars().count() + 1;
            return fault(column, msg!("file-line.not-utf8"));
        };
        let entry = line::decode(text)?;
        if entry.n > self.chain.next {
            return fault(4, gap(self.chain.next, entry.n));
        }
        if !fits(bytes, self.chain.sum) {
            let column = text.chars().count().saturating_sub(10).max(1);
            let first = self.chain.next == 1;
            return fault(column, if first { LINE_OR_HEAD_CHANGED } else { LINE_CHANGED });
        }
        if entry.n != self.chain.next {
            return fault(
                4,
                msg!("file-line.other-number", expected = self.chain.next, found = entry.n),
            );
        }
        let sum = line::split_sum(bytes).map_or(0, |(_, sum)| sum);
        self.chain = Chain {
            offset: self.chain.offset + bytes.len() as u64 + u64::from(ended),
            line: self.chain.line + 1,
            next: self.chain.next + 1,
            sum,
        };
        self.entries.push(entry);
        Ok(())
    }
}

/// The number of the action that the line records, if it can be read.
fn number_of(bytes: &[u8]) -> Option<u64> {
    line::decode(std::str::from_utf8(bytes).ok()?).ok().map(|entry| entry.n)
}

/// The problem of a line that holds action `found` although `expected` comes next.
fn gap(expected: u64, found: u64) -> Message {
    match found - expected {
        1 => msg!("file-line.action-missing", n = expected, found),
        _ => msg!("file-line.actions-missing", first = expected, last = found - 1, found),
    }
}

/// Disks write multiples of this many bytes.
const SECTOR: u64 = 512;

/// Whether parts of the line at `offset` never reached the disk.
///
/// Zeros stand there instead, from the start of the line or of a sector.
pub(super) fn unwritten(line: &[u8], offset: u64) -> bool {
    let Some(first) = line.iter().position(|b| *b == 0) else { return false };
    let zeros = line[first..].iter().take_while(|b| **b == 0).count();
    first == 0 || ((offset + first as u64).is_multiple_of(SECTOR) && zeros > 1)
}

/// Whether the line is complete and one byte other than a newline follows it.
fn ended_otherwise(bytes: &[u8], previous: u32) -> bool {
    bytes.split_last().is_some_and(|(last, line)| *last != 0 && fits(line, previous))
}

fn end_changed(bytes: &[u8]) -> Fault {
    let line = String::from_utf8_lossy(&bytes[..bytes.len() - 1]);
    Fault { column: line.chars().count() + 1, problem: END_CHANGED }
}

/// Whether the line carries a checksum, and the right one.
pub(super) fn fits(bytes: &[u8], previous: u32) -> bool {
    line::split_sum(bytes).is_some_and(|(covered, sum)| line::chained(previous, covered) == sum)
}

/// Records of the lines from this one on whose checksum does not fit, and what can be read.
fn mismatches(
    reader: &mut impl BufRead,
    mut bytes: Vec<u8>,
    damage: &mut Damage,
    (mut number, mut previous): (u64, u32),
) -> io::Result<()> {
    while !bytes.is_empty() && bytes.len() <= LONGEST {
        let fits = fits(&bytes, previous);
        if !fits && damage.mismatches.len() < MOST_LISTED {
            damage.mismatches.push(number);
            let says = String::from_utf8_lossy(&bytes).chars().take(LONGEST_SHOWN).collect();
            damage.says.push(says);
        }
        let entry = std::str::from_utf8(&bytes).ok().and_then(|line| line::decode(line).ok());
        let text = String::from_utf8_lossy(&bytes).into_owned();
        damage.behind.push(Unread { fits, entry, text });
        // One changed line counts only once: go on from the checksum it carries.
        previous = line::split_sum(&bytes).map_or(previous, |(_, sum)| sum);
        number += 1;
        bytes.clear();
        reader.by_ref().take(LONGEST as u64 + 1).read_until(b'\n', &mut bytes)?;
        bytes.pop_if(|last| *last == b'\n');
    }
    Ok(())
}
