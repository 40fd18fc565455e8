//! Points in halves: `"1/2"` in a file, `½` for people.
//!
//! Inside, points are whole numbers of units. A game in which anything is worth half a point
//! has two units to a point, and every other game one.

use crate::words::Arg;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The value that the reader of a file expects, as [`super::shape`] finds it in an error.
pub(super) const POINTS: &str = "points";
/// The same, for a whole number that is none.
const WHOLE: &str = "u32";

/// A number of halves of a point.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Halves(pub u32);

impl Halves {
    /// The same in units; a point has one or two of them.
    pub(super) fn in_units(self, units: u32) -> u32 {
        if units == 2 { self.0 } else { self.0 / 2 }
    }

    pub(super) fn of_units(number: u32, units: u32) -> Halves {
        Halves(if units == 2 { number } else { number.saturating_mul(2) })
    }
}

impl Serialize for Halves {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 % 2 {
            0 => serializer.serialize_u32(self.0 / 2),
            _ => serializer.collect_str(&format_args!("{}/2", self.0)),
        }
    }
}

impl<'de> Deserialize<'de> for Halves {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Halves, D::Error> {
        struct Reader;
        impl Visitor<'_> for Reader {
            type Value = Halves;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(POINTS)
            }

            fn visit_u64<E: Error>(self, points: u64) -> Result<Halves, E> {
                let halves = u32::try_from(points).ok().and_then(|points| points.checked_mul(2));
                halves
                    .map(Halves)
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(points), &WHOLE))
            }

            fn visit_i64<E: Error>(self, points: i64) -> Result<Halves, E> {
                Err(E::invalid_value(Unexpected::Signed(points), &WHOLE))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Halves, E> {
                let halves = text.strip_suffix("/2").and_then(|halves| {
                    let digits = halves.bytes().all(|byte| byte.is_ascii_digit());
                    halves.parse().ok().filter(|_| digits)
                });
                halves.map(Halves).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Reader)
    }
}

/// Points for people, from units; a point has this many of them: `4`, `4½`.
pub fn points_figure(number: u32, units: u32) -> Arg {
    match (number / units.max(1), number % units.max(1)) {
        (whole, 0) => whole.into(),
        (0, _) => "½".into(),
        (whole, _) => format!("{whole}½").into(),
    }
}
