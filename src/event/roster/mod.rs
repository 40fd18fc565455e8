//! Reads a roster: a table of players from a service or a spreadsheet.

mod bytes;
mod columns;
mod headings;
mod line;
mod preview;

#[cfg(test)]
mod tests;

pub use bytes::{Encoding, decoded};
pub use columns::RosterColumn;
pub use headings::Field;
pub use preview::RosterQuestion;

use super::NewEntrant;
use crate::limits::MOST_COLUMNS;
use crate::msg;
use crate::words::Message;
use columns::Below;
use line::Line;
use preview::{Unsure, shown};

/// The most players of a roster; no event of the field had a tenth of that.
const MOST_PLAYERS: usize = 10_000;

/// The most bytes of a roster, which becomes one line of the event file.
const MOST_BYTES: usize = 1 << 20;

/// The most problems reported at once; nobody fixes more in one go.
const MOST_REPORTED: usize = 50;

/// The separators of values, the likeliest first.
const SIGNS: [u8; 4] = [b',', b';', b'\t', b'|'];

/// The players in a file, and how the file was read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Roster {
    pub players: Vec<NewEntrant>,
    pub columns: Vec<RosterColumn>,
    pub encoding: Encoding,
    /// The separator of the values.
    pub sign: char,
    /// Who is left out, with the reasons.
    pub left_out: Vec<Message>,
    /// Doubts to look at before the players are registered.
    pub doubts: Vec<Message>,
    /// Questions about players that only an organizer can answer.
    pub questions: Vec<RosterQuestion>,
}

/// Why a roster was rejected.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterFault {
    pub problems: Vec<Message>,
    /// Whether each problem is about one line, and not about the file.
    pub of_lines: bool,
}

impl RosterFault {
    fn of_file(problem: Message) -> RosterFault {
        RosterFault { problems: vec![problem], of_lines: false }
    }
}

/// The players of a roster.
///
/// # Errors
/// One sentence for every line that cannot be read; nobody is taken from the roster then.
pub fn read_roster(text: &str) -> Result<Vec<NewEntrant>, Vec<Message>> {
    let read = read(text, Encoding::Utf8).map_err(|fault| fault.problems);
    read.map(|roster| roster.players)
}

/// Reads the bytes of a roster, in whichever encoding they are.
///
/// The first line names the columns, in any order. A name is required, in one column or as first
/// and last name.
///
/// # Errors
/// One sentence for every line that cannot be read; nobody is taken from the roster then.
pub fn roster_of(bytes: &[u8]) -> Result<Roster, RosterFault> {
    let (text, encoding) = decoded(bytes).map_err(RosterFault::of_file)?;
    read(&text, encoding)
}

fn read(text: &str, encoding: Encoding) -> Result<Roster, RosterFault> {
    let of_file = RosterFault::of_file;
    if text.len() > MOST_BYTES {
        return Err(of_file(msg!("roster.too-many-bytes", n = text.len(), most = MOST_BYTES)));
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (sign, text, above) = delimiter(text);
    if let Some(at) = bytes::unclosed(text, sign) {
        let line = Lines { text, at: 0, line: above + 1 }.line_of(at);
        return Err(of_file(msg!("roster.quote-open", line)));
    }
    let mut reader = table(text, sign);
    let header = reader.headers().map_err(|_| of_file(msg!("roster.no-text")))?.clone();
    let mut lines = Lines { text, at: 0, line: above + 1 };
    let first = lines.line_of(0);
    if header.len() > MOST_COLUMNS {
        let (line, n, most) = (first, header.len(), MOST_COLUMNS);
        return Err(of_file(msg!("roster.too-many-columns", line, n, most)));
    }
    let records: Vec<csv::StringRecord> =
        reader.records().collect::<Result<_, _>>().map_err(|_| of_file(msg!("roster.no-text")))?;
    let mut columns =
        columns::read(&header, &below(&records, header.len()), first).map_err(of_file)?;
    let (mut players, mut left_out) = (Vec::new(), Vec::new());
    let (mut doubts, mut problems) = (Vec::new(), Vec::new());
    let mut unsure = Vec::new();
    let mut of_lines = true;
    let is_player = |it: &csv::StringRecord| !it.iter().all(str::is_empty) && !line::is_sum(it);
    let end = records.iter().rposition(is_player).map_or(0, |last| last + 1);
    for (at, record) in records.iter().enumerate() {
        if let Some(why) = too_many(players.len() + problems.len() + 1) {
            return Err(of_file(why));
        }
        let line = record.position().map_or(0, |begins| lines.line_of(begins.byte() as usize));
        let read = match at < end {
            true => line::read(line, record, &mut columns, &mut doubts),
            false if record.iter().all(str::is_empty) => Ok(Line::Empty),
            false => {
                of_lines = false;
                Ok(Line::LeftOut(msg!("roster.sum", line)))
            }
        };
        match read {
            Ok(Line::Player(player)) => players.push(*player),
            Ok(Line::Unsure { player, column, word }) => {
                unsure.push(Unsure { column, word, line, name: shown(&player.name) });
                players.push(*player);
            }
            Ok(Line::LeftOut(why)) => left_out.push(why),
            Ok(Line::Empty) => {}
            Err(problem) => problems.push(problem),
        }
        if problems.len() == MOST_REPORTED {
            problems.push(msg!("roster.more-later"));
            of_lines = false;
            break;
        }
    }
    match (problems.is_empty(), players.is_empty()) {
        (false, _) => Err(RosterFault { problems, of_lines }),
        (true, true) if left_out.is_empty() => Err(of_file(msg!("roster.no-players"))),
        (true, true) => Err(RosterFault { problems: left_out, of_lines }),
        (true, false) => {
            doubts.extend(preview::doubts(&players, &columns));
            doubts.extend(preview::mark_namesakes(&mut players));
            let mut questions = preview::of_status(unsure);
            questions.extend(preview::sent_twice(&players));
            doubts.extend(columns::surname_first(&columns, &players));
            let sign = char::from(sign);
            Ok(Roster { players, columns, encoding, sign, left_out, doubts, questions })
        }
    }
}

/// What the cells below each heading contain.
fn below(records: &[csv::StringRecord], columns: usize) -> Vec<Below> {
    let records: Vec<_> = records.iter().filter(|record| !line::is_sum(record)).collect();
    let of = |at: usize| {
        let cells = records.iter().filter_map(|record| record.get(at));
        let mut names = cells.filter(|cell| line::is_named(cell)).peekable();
        let named = names.peek().is_some();
        let (mut commas, mut short) = (0, 0);
        let mut count = 0;
        for name in names {
            count += 1;
            commas += usize::from(line::has_comma(name));
            short += usize::from(!name.split(',').next().unwrap_or_default().trim().contains(' '));
        }
        // Two full names with a comma between them are not a surname with its given names.
        Below { named, commas: named && commas == count && short * 2 > count }
    };
    (0..columns).map(of).collect()
}

/// Why this many players cannot be registered at once; None if they can.
pub(super) fn too_many(players: usize) -> Option<Message> {
    (players > MOST_PLAYERS).then(|| msg!("roster.too-many-players", most = MOST_PLAYERS))
}

fn table(text: &str, sign: u8) -> csv::Reader<&[u8]> {
    csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .delimiter(sign)
        .flexible(true)
        .from_reader(text.as_bytes())
}

/// Counts lines as an editor does, for records read one after the other.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line of the record that starts at or after this byte; the reader skips empty lines
    /// before it.
    fn line_of(&mut self, byte: usize) -> u64 {
        let bytes = self.text.as_bytes();
        let ends = |at: usize| match bytes.get(at) {
            Some(b'\n') => true,
            Some(b'\r') => bytes.get(at + 1) != Some(&b'\n'),
            _ => false,
        };
        while self.at < byte || matches!(bytes.get(self.at), Some(b'\n' | b'\r')) {
            self.line += u64::from(ends(self.at));
            self.at += 1;
        }
        self.line
    }
}

/// The separator, the text from its header on, and the number of lines above the header. Polish
/// spreadsheets write semicolons, some with a line `sep=;`. Otherwise it is the separator by which
/// most columns are recognized, then the one that makes most columns.
fn delimiter(text: &str) -> (u8, &str, u64) {
    let first = text.lines().next().unwrap_or("");
    if first.get(..4).is_some_and(|word| word.eq_ignore_ascii_case("sep="))
        && let [sign] = first.as_bytes()[4..]
        && SIGNS.contains(&sign)
    {
        let below = text[first.len()..].strip_prefix('\r').unwrap_or(&text[first.len()..]);
        return (sign, below.strip_prefix('\n').unwrap_or(below), 1);
    }
    let worth = |sign: &u8| {
        let header = table(text, *sign).headers().cloned().unwrap_or_default();
        let known = header.iter().filter(|heading| Field::of(heading).is_some()).count();
        (known, header.len())
    };
    // Of equal separators, the likeliest one wins.
    let best = SIGNS.into_iter().rev().max_by_key(worth);
    (best.unwrap_or(b','), text, 0)
}
