//! A day of the calendar, as a file writes it.

use jiff::civil::Date;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The value that the reader of a file expects, as [`super::shape`] finds it in an error.
pub(super) const DAY: &str = "day";

/// A day of the calendar, written `2017-05-04`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub Date);

impl Day {
    /// The day that this text writes as year, month and day; None for any other text.
    pub fn read(text: &str) -> Option<Day> {
        let date: Date = text.parse().ok()?;
        (date.to_string() == text).then_some(Day(date))
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Written;
        impl Visitor<'_> for Written {
            type Value = Day;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(DAY)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Day, E> {
                Day::read(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_str(Written)
    }
}
