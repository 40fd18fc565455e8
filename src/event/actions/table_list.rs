//! Table numbers as an organizer writes them: `1-12,21-30`.

use crate::event::decide::refuse_if;
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// The largest number of a table.
pub const LARGEST_TABLE: u32 = 9_999;
/// The most ranges in a list.
const MOST_RANGES: usize = 40;

/// A list of tables in the order in which they are used, without duplicates.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableList {
    ranges: Vec<RangeInclusive<u32>>,
}

impl TableList {
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// The numbers, in the order of the list.
    pub fn numbers(&self) -> impl Iterator<Item = u32> + '_ {
        self.ranges.iter().cloned().flatten()
    }

    pub fn contains(&self, table: u32) -> bool {
        self.ranges.iter().any(|range| range.contains(&table))
    }

    pub fn count(&self) -> u32 {
        self.ranges.iter().map(|range| range.end() - range.start() + 1).sum()
    }

    /// The first and the last table, if the list is a single range.
    pub fn range(&self) -> Option<(u32, u32)> {
        match self.ranges.as_slice() {
            [range] => Some((*range.start(), *range.end())),
            _ => None,
        }
    }

    /// The largest number in the list; 0 if the list is empty.
    pub fn largest(&self) -> u32 {
        self.ranges.iter().map(|range| *range.end()).max().unwrap_or(0)
    }
}

impl FromIterator<u32> for TableList {
    /// The list of these tables in ascending order.
    fn from_iter<T: IntoIterator<Item = u32>>(numbers: T) -> TableList {
        let numbers: BTreeSet<u32> = numbers.into_iter().collect();
        let mut ranges: Vec<RangeInclusive<u32>> = Vec::new();
        for number in numbers {
            match ranges.last_mut().filter(|range| range.end() + 1 == number) {
                Some(range) => *range = *range.start()..=number,
                None => ranges.push(number..=number),
            }
        }
        TableList { ranges }
    }
}

impl fmt::Display for TableList {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        for (at, range) in self.ranges.iter().enumerate() {
            f.write_str(if at > 0 { "," } else { "" })?;
            match range.start() == range.end() {
                true => write!(f, "{}", range.start())?,
                false => write!(f, "{}-{}", range.start(), range.end())?,
            }
        }
        Ok(())
    }
}

impl From<TableList> for String {
    fn from(list: TableList) -> String {
        list.to_string()
    }
}

impl TryFrom<String> for TableList {
    type Error = Message;

    fn try_from(text: String) -> Result<TableList, Message> {
        text.parse()
    }
}

impl FromStr for TableList {
    type Err = Message;

    /// Reads numbers and ranges between commas. An empty text, `none` and `rules` are the empty
    /// list, because no ruleset has a default for tables.
    fn from_str(text: &str) -> Result<TableList, Message> {
        let mut ranges: Vec<RangeInclusive<u32>> = Vec::new();
        if ["", "none", "rules"].contains(&text.trim()) {
            return Ok(TableList::default());
        }
        for (n, part) in (1..).zip(text.split(',')) {
            refuse_if(n > MOST_RANGES, || msg!("tables.too-many-ranges", most = MOST_RANGES))?;
            let range = read_range(n, part.trim())?;
            let known = ranges
                .iter()
                .position(|known| known.start() <= range.end() && range.start() <= known.end());
            if let Some(at) = known {
                let table = *range.start().max(ranges[at].start());
                let text = part.trim();
                return Err(msg!("tables.overlap", n, range = text, table, other = at + 1));
            }
            ranges.push(range);
        }
        Ok(TableList { ranges })
    }
}

/// Reads one range, the `n`th of its list.
fn read_range(n: usize, text: &str) -> Result<RangeInclusive<u32>, Message> {
    let unread = || msg!("tables.no-range", n, range = text);
    let (from, to) = text.split_once(['-', '–']).unwrap_or((text, text));
    let number = |word: &str| {
        let word = word.trim();
        let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
        // A number too long to be read is too large as well.
        digits.then(|| word.parse().unwrap_or(u32::MAX)).ok_or_else(unread)
    };
    let (from, to) = (number(from)?, number(to)?);
    match (from, to) {
        (0, _) | (_, 0) => Err(msg!("tables.table-zero", n, range = text)),
        _ if from > LARGEST_TABLE || to > LARGEST_TABLE => {
            Err(msg!("tables.too-large", n, range = text, most = LARGEST_TABLE))
        }
        _ if from > to => Err(msg!("tables.backwards", n, range = text, from = to, to = from)),
        _ => Ok(from..=to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(text: &str) -> String {
        text.parse::<TableList>().unwrap_err().to_string()
    }

    #[test]
    fn a_wrong_range_is_named_with_its_position() {
        let cases = [
            ("1-12,x", "Range 2, “x”, is not a range of tables: write 1-12, or a single number."),
            ("1-12,", "Range 2, “”, is not a range of tables: write 1-12, or a single number."),
            ("-3", "Range 1, “-3”, is not a range of tables: write 1-12, or a single number."),
            ("0-4", "Range 1, “0-4”, has a table 0: tables start at 1."),
            ("1-4,9-7", "Range 2, “9-7”, is backwards: write 7-9."),
            ("1-4,3-7", "Range 2, “3-7”, repeats table 3 of range 1."),
            ("5,1-9", "Range 2, “1-9”, repeats table 5 of range 1."),
            ("1-10000", "Range 1, “1-10000”, is too large: the highest table is 9999."),
            ("99999999999", "Range 1, “99999999999”, is too large: the highest table is 9999."),
        ];
        for (text, expected) in cases {
            assert_eq!(wrong(text), expected, "{text}");
        }
        let many: Vec<String> = (1..=41).map(|n| n.to_string()).collect();
        assert_eq!(wrong(&many.join(",")), "Too many ranges of tables: at most 40.");
    }
}
