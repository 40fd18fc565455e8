use serde::Serialize;
use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use std::fmt;

/// The value that the reader of a file expects, as [`super::shape`] finds it in an error.
pub(super) const NUMBER: &str = "a number of players";
/// The same before a range that would be right.
pub(super) const RANGE: &str = "the range ";

/// The numbers of players a row covers: `4-8`, `12`, or `149+` without an upper end.
///
/// ```
/// # use komandor_rules::ruleset::Attendance;
/// let row: Attendance = "17-24".to_owned().try_into().unwrap();
/// assert!(row.contains(24) && !row.contains(25));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub struct Attendance {
    pub from: u32,
    /// None: no upper end.
    pub to: Option<u32>,
}

impl Attendance {
    pub fn contains(self, players: u32) -> bool {
        players >= self.from && self.to.is_none_or(|to| players <= to)
    }
}

/// Uses a visitor instead of `TryFrom`, so an error has the position of the value. With `TryFrom`
/// it would have the position of the whole row.
impl<'de> Deserialize<'de> for Attendance {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words;
        impl Visitor<'_> for Words {
            type Value = Attendance;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(NUMBER)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Attendance, E> {
                let found = Unexpected::Str(text);
                Attendance::try_from(text.to_owned()).map_err(|misfit| match misfit {
                    Misfit::NoNumber => E::invalid_value(found, &self),
                    Misfit::Backwards(mended) => {
                        E::invalid_value(found, &format!("{RANGE}{mended}").as_str())
                    }
                })
            }
        }
        deserializer.deserialize_str(Words)
    }
}

/// Why a text is no number of players.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Misfit {
    NoNumber,
    /// The range from the larger number to the smaller one; here it is the right way round.
    Backwards(Attendance),
}

impl TryFrom<String> for Attendance {
    type Error = Misfit;

    fn try_from(text: String) -> Result<Self, Misfit> {
        let number = |part: &str| part.trim().parse::<u32>().ok().filter(|n| *n >= 2);
        let parsed = match (text.strip_suffix('+'), text.split_once('-')) {
            (Some(from), _) => number(from).map(|from| (from, None)),
            (None, Some((from, to))) => number(from).zip(number(to)).map(|(a, b)| (a, Some(b))),
            (None, None) => number(&text).map(|n| (n, Some(n))),
        };
        match parsed {
            Some((from, Some(to))) if to < from => {
                Err(Misfit::Backwards(Attendance { from: to, to: Some(from) }))
            }
            Some((from, to)) => Ok(Attendance { from, to }),
            None => Err(Misfit::NoNumber),
        }
    }
}

impl From<Attendance> for String {
    fn from(row: Attendance) -> String {
        row.to_string()
    }
}

impl fmt::Display for Attendance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to {
            None => write!(f, "{}+", self.from),
            Some(to) if to == self.from => write!(f, "{to}"),
            Some(to) => write!(f, "{}-{to}", self.from),
        }
    }
}
