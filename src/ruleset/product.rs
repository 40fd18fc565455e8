//! The products of a game and the days of their releases.

use super::tier::ProductRelease;
use super::{Text, Tier};
use crate::words::Arg;
use jiff::civil::Date;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The value that the reader of a file expects, as [`super::shape`] finds it in an error.
pub(super) const DAY: &str = "day";

/// A product, from which cards come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Product {
    /// Its name in the cards of the file.
    pub id: String,
    pub name: Text,
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub released: Released,
    /// Whether its cards may be used at all.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub legal: Legal,
    /// Other spellings in use.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub also: Vec<String>,
}

/// The days on which a product was released. An absent day is not known.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Released {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub polish: Option<Day>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub worldwide: Option<Day>,
}

/// From when the cards of a product may be used.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Legal {
    /// From its release, and after the tier's delay.
    #[default]
    FromRelease,
    /// Not in an event, such as a product for campaigns only.
    Never,
}

/// A day of the calendar, written `2017-05-04`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub Date);

impl Product {
    /// The day of the release that counts at this tier. None if it is not known.
    ///
    /// If the rules do not say which release counts, the earliest does.
    pub fn released(&self, tier: &Tier) -> Option<Date> {
        let Released { polish, worldwide } = self.released;
        let day = match tier.product_release {
            ProductRelease::Polish => polish,
            ProductRelease::Worldwide => worldwide,
            ProductRelease::Any => polish.into_iter().chain(worldwide).min(),
        };
        day.map(|Day(date)| date)
    }
}

impl Day {
    /// The day that this text writes as year, month and day; None for any other text.
    pub fn read(text: &str) -> Option<Day> {
        let date: Date = text.parse().ok()?;
        (date.to_string() == text).then_some(Day(date))
    }
}

impl From<Day> for Arg {
    fn from(Day(date): Day) -> Arg {
        Arg::Date(date.to_string())
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
