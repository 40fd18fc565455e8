//! Exact numbers, and the tie-breaks that have them.

use crate::event::standings::Value;
use crate::event::{Event, Fraction};
use crate::ruleset::TieBreak;
use serde::{Serialize, Serializer};

/// An object with the game's tie-breaks in the game's order.
#[derive(PartialEq)]
pub(super) struct TieBreaks(pub(super) Vec<(TieBreak, Value)>);

impl Serialize for TieBreaks {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let used: Vec<TieBreak> = self.0.iter().map(|(by, _)| *by).collect();
        serializer.collect_map(self.0.iter().map(|(by, value)| (by.key(&used), Number::of(*value))))
    }
}

/// A whole number, or a fraction as a string.
#[derive(PartialEq)]
pub(super) enum Number {
    Exact(Fraction),
    Whole(i64),
}

impl Number {
    /// Points, in units; a point has this many of them.
    pub(super) fn points(event: &Event, points: u32) -> Number {
        let units = event.ruleset.preliminary.points.units;
        Number::Exact(Fraction::new(points.into(), units.into()))
    }

    pub(super) fn of(value: Value) -> Number {
        match value {
            Value::Exact(fraction) => Number::Exact(fraction),
            Value::Drawn(number) | Value::Beaten(number) => Number::Whole(number.into()),
            Value::Margin(sum) => Number::Whole(sum),
        }
    }
}

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Number::Whole(whole) => serializer.serialize_i64(*whole),
            Number::Exact(fraction) => match fraction.whole() {
                Some(whole) => serializer.serialize_u128(whole),
                None => serializer.collect_str(fraction),
            },
        }
    }
}
