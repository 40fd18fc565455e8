//! Reads a roster of comma-separated values.

use super::{Details, NewEntrant};
use crate::msg;
use crate::words::{Arg, Message};

/// The most players of a roster; no event of the field had a tenth of that.
const MOST_PLAYERS: usize = 10_000;

/// The most bytes of a roster, which becomes one line of the event file.
const MOST_BYTES: usize = 1 << 20;

/// The most problems told at once; nobody mends more in one go.
const MOST_TOLD: usize = 50;

/// Reads a roster with a header, whose columns come in any order. `name` is required;
/// `club`, `start`, `partner`, `table`, `family` and `travel` are optional.
///
/// # Errors
/// One sentence for every line that cannot be read; then nobody is taken.
pub fn read_roster(text: &str) -> Result<Vec<NewEntrant>, Vec<Message>> {
    if text.len() > MOST_BYTES {
        return Err(vec![msg!("roster.too-many-bytes", n = text.len(), most = MOST_BYTES)]);
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let (delimiter, text, above) = delimiter(text);
    let mut reader = csv::ReaderBuilder::new()
        .trim(csv::Trim::All)
        .delimiter(delimiter)
        .flexible(true)
        .from_reader(text.as_bytes());
    let header = reader.headers().map_err(|error| vec![plain(&error, above)])?.clone();
    let columns = read_header(&header, above + 1).map_err(|sentence| vec![sentence])?;
    let mut entrants = Vec::new();
    let mut problems = Vec::new();
    let mut lines = Lines { text, at: 0, line: above + 1 };
    for (count, record) in reader.records().enumerate() {
        if let Some(why) = too_many(count + 1) {
            return Err(vec![why]);
        }
        let read = record.map_err(|error| plain(&error, above)).and_then(|record| {
            let line = record.position().map_or(0, |begins| lines.line_of(begins.byte() as usize));
            read_line(line, &record, &header, &columns)
        });
        match read {
            Ok(entrant) => entrants.push(entrant),
            Err(problem) => problems.push(problem),
        }
        if problems.len() == MOST_TOLD {
            problems.push(msg!("roster.more-later"));
            break;
        }
    }
    match (problems.is_empty(), entrants.is_empty()) {
        (false, _) => Err(problems),
        (true, true) => Err(vec![msg!("roster.no-players")]),
        (true, false) => Ok(entrants),
    }
}

/// Why this many players cannot be registered at once; None if they can.
pub(super) fn too_many(players: usize) -> Option<Message> {
    (players > MOST_PLAYERS).then(|| msg!("roster.too-many-players", most = MOST_PLAYERS))
}

/// Counts lines as an editor does, for records read one after the other.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: u64,
}

impl Lines<'_> {
    /// The line of the record that the reader looks for from this byte on. The reader skips
    /// empty lines before a record.
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

/// The delimiter, the text from its header on, and the number of lines above the header.
/// Spreadsheets in Poland save with semicolons; some say so in a line of its own, `sep=;`.
fn delimiter(text: &str) -> (u8, &str, u64) {
    let first = text.lines().next().unwrap_or("");
    let said = first.get(..4).filter(|word| word.eq_ignore_ascii_case("sep="));
    if let (Some(_), [sign @ (b';' | b',' | b'\t' | b'|')]) =
        (said, &first.as_bytes()[4.min(first.len())..])
    {
        let below = text[first.len()..].strip_prefix('\r').unwrap_or(&text[first.len()..]);
        return (*sign, below.strip_prefix('\n').unwrap_or(below), 1);
    }
    let sign = if first.contains(';') && !first.contains(',') { b';' } else { b',' };
    (sign, text, 0)
}

fn read_header(header: &csv::StringRecord, line: u64) -> Result<Vec<&'static str>, Message> {
    let mut columns = Vec::new();
    for found in header {
        let folded = found.to_lowercase();
        let column = Details::KEYS.iter().find(|column| **column == folded).ok_or_else(|| {
            let known = Details::KEYS[1..].iter().map(|key| Arg::from(*key)).collect();
            let known = Arg::Series(known);
            msg!("roster.unknown-column", line = line, word = shown(found), known = known)
        })?;
        if columns.contains(column) {
            return Err(msg!("roster.column-twice", line = line, column = *column));
        }
        columns.push(*column);
    }
    if !columns.contains(&"name") {
        return Err(msg!("roster.name-column-missing", line = line));
    }
    Ok(columns)
}

fn read_line(
    line: u64,
    record: &csv::StringRecord,
    header: &csv::StringRecord,
    columns: &[&'static str],
) -> Result<NewEntrant, Message> {
    if record.len() != header.len() {
        let (n, expected) = (record.len(), header.len());
        return Err(msg!("roster.other-columns", line = line, n = n, expected = expected));
    }
    let mut details = Details::default();
    for (column, value) in columns.iter().zip(record).filter(|(_, value)| !value.is_empty()) {
        let number = |column: &str, value: &str| {
            // Whoever has no bye awarded may have a 0 in the column.
            let least = u32::from(column != "byes");
            value.parse::<u32>().ok().filter(|n| *n >= least).ok_or_else(|| {
                msg!("roster.no-number", line = line, column = column, word = shown(value))
            })
        };
        details.set(column, value.to_owned(), number)?;
    }
    let entrant = NewEntrant { line: Some(line), ..details.into() };
    if entrant.name.is_empty() {
        return Err(msg!("roster.name-empty", line = line));
    }
    Ok(entrant)
}

fn plain(error: &csv::Error, above: u64) -> Message {
    match error.kind() {
        csv::ErrorKind::Utf8 { pos, .. } => {
            let line = above + pos.as_ref().map_or(1, csv::Position::line);
            msg!("roster.not-utf8", line = line)
        }
        _ => msg!("roster.unread"),
    }
}

/// A user's text inside one of our sentences, made short and harmless.
fn shown(text: &str) -> String {
    text.chars().filter(|c| !super::name::is_hostile(*c)).take(40).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_come_in_any_order_and_may_be_left_out() {
        let read = read_roster("club,name,table\nBard,Jan Kowalski,\n,\"Zięba, Ewa\",3\n").unwrap();
        assert_eq!(read[0].name, "Jan Kowalski");
        assert_eq!(read[0].club.as_deref(), Some("Bard"));
        assert_eq!((read[1].name.as_str(), read[1].table), ("Zięba, Ewa", Some(3)));
        let read = read_roster("name,travel,family\nJan,Bus 2,Nowak\nEwa,,\n").unwrap();
        assert_eq!(read[0].travel.as_deref(), Some("Bus 2"));
        assert_eq!((read[0].family.as_deref(), &read[1].family), (Some("Nowak"), &None));
        assert_eq!(read_roster("name;club\nJan;Bard").unwrap()[0].club.as_deref(), Some("Bard"));
    }

    #[test]
    fn the_sign_between_values_may_be_named_in_the_first_line() {
        for (text, club) in [
            ("sep=;\nname;club\nJan;\"Bard, the\"\n", "Bard, the"),
            ("\u{feff}SEP=;\r\nname;club\r\nJan;Bard\r\n", "Bard"),
            ("sep=\t\nname\tclub\nJan\tBard; sons\n", "Bard; sons"),
            ("sep=,\nname,club;\n", ""),
        ] {
            match read_roster(text) {
                Ok(read) => {
                    assert_eq!((read[0].name.as_str(), read[0].line), ("Jan", Some(3)));
                    assert_eq!(read[0].club.as_deref(), Some(club));
                }
                Err(why) => assert_eq!(
                    why,
                    [
                        "Line 2: \"club;\" is no column of a roster; expected name, and any of club, start, partner, table, family, travel, house, byes."
                    ]
                ),
            }
        }
    }

    #[test]
    fn a_roster_that_is_too_long_is_refused_before_its_lines_are_looked_at() {
        let of = |players: usize| format!("name\n{}", "Jan\n".repeat(players));
        assert_eq!(read_roster(&of(10_000)).unwrap().len(), 10_000);
        let why = "The roster has more than 10000 players: check that it is the right file, or \
                   split it.";
        assert_eq!(read_roster(&of(10_001)).unwrap_err(), [why]);
        assert_eq!(read_roster(&of(100_000)).unwrap_err(), [why]);
        assert_eq!(
            read_roster(&of(300_000)).unwrap_err(),
            ["The roster has 1200005 bytes, and at most 1048576 are taken at once: check that it \
              is the right file, or split it."]
        );
    }

    #[test]
    fn each_mistake_has_its_sentence() {
        let problems = |text: &str| read_roster(text).unwrap_err();
        assert_eq!(
            problems("nazwisko,club\nJan,Bard\n"),
            [
                "Line 1: \"nazwisko\" is no column of a roster; expected name, and any of club, start, partner, table, family, travel, house, byes."
            ]
        );
        assert_eq!(
            problems("club\nBard\n"),
            [
                "Line 1: the column \"name\" is missing; the first line names the columns, as in name,club."
            ]
        );
        assert_eq!(
            problems("name,table\nJan,x\nEwa\n,4\n"),
            [
                "Line 2: table \"x\" is no whole number from 1.",
                "Line 3: 1 column where the header has 2; quote a name that holds a comma.",
                "Line 4: the name is empty."
            ]
        );
        assert_eq!(problems("name\n"), ["The roster has a header but no players."]);
    }

    #[test]
    fn lines_are_counted_as_an_editor_counts_them() {
        let lines = |text: &str| -> Vec<Option<u64>> {
            read_roster(text).unwrap().iter().map(|one| one.line).collect()
        };
        assert_eq!(lines("\u{feff}name\nEwa\nJan\n"), [Some(2), Some(3)]);
        assert_eq!(lines("\u{feff}name\r\nEwa\r\n\r\n\r\nJan\r\n"), [Some(2), Some(5)]);
        assert_eq!(lines("\nname\n\nEwa\n\nJan"), [Some(4), Some(6)]);
        assert_eq!(lines("name,club\n\"Ewa\",\"a\nb\"\nJan,\n"), [Some(2), Some(4)]);
        assert_eq!(lines("name\rEwa\r\rJan\r"), [Some(2), Some(4)]);
        assert_eq!(
            read_roster("name,table\n\nEwa,x\n\n\nJan\n").unwrap_err(),
            [
                "Line 3: table \"x\" is no whole number from 1.",
                "Line 6: 1 column where the header has 2; quote a name that holds a comma."
            ]
        );
    }
}
