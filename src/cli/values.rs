//! Values of arguments: numbers within limits, and the words of the enums.

use crate::ruleset::{CutRule, StructureKind, TierKind};
use crate::show::{Format, What};
use clap::ValueEnum;
use clap::builder::PossibleValue;
use std::fmt::Display;
use std::str::FromStr;

/// Reads a whole number within limits; `what` names it in the refusal.
pub(super) fn whole<N>(text: &str, what: &str, (from, to): (N, N)) -> Result<N, String>
where
    N: FromStr + PartialOrd + Display,
{
    let number = text.parse().ok().filter(|number| (&from..=&to).contains(&number));
    number.ok_or_else(|| format!("{what} is a whole number from {from} to {to}"))
}

/// Reads a number that only the event itself limits.
pub(super) fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| "a number such as 3 is wanted here".to_owned())
}

/// Reads a seed.
pub(super) fn seed(text: &str) -> Result<u64, String> {
    whole(text, "a seed", (0, u64::MAX))
}

impl ValueEnum for What {
    fn value_variants<'a>() -> &'a [What] {
        &What::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()))
    }
}

impl ValueEnum for Format {
    fn value_variants<'a>() -> &'a [Format] {
        &Format::ALL
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()))
    }
}

impl ValueEnum for StructureKind {
    fn value_variants<'a>() -> &'a [StructureKind] {
        &[StructureKind::Basic, StructureKind::Advanced, StructureKind::Custom]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()))
    }
}

impl ValueEnum for CutRule {
    fn value_variants<'a>() -> &'a [CutRule] {
        &[CutRule::Top, CutRule::TopAndLevel, CutRule::MinimumPoints]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(match self {
            CutRule::Top => "top",
            CutRule::TopAndLevel => "level",
            CutRule::MinimumPoints => "points",
        }))
    }
}

impl ValueEnum for TierKind {
    fn value_variants<'a>() -> &'a [TierKind] {
        &[TierKind::Relaxed, TierKind::Formal, TierKind::Premier]
    }

    fn to_possible_value(&self) -> Option<PossibleValue> {
        Some(PossibleValue::new(self.word()))
    }
}
