//! Values of arguments: numbers within limits, and words of a list.

use super::output::told;
use crate::event::Seed;
use crate::msg;
use crate::words::Message;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use std::fmt::Display;
use std::str::FromStr;

/// Reads a whole number within limits; `what` names it in the refusal.
pub(super) fn whole<N>(text: &str, what: Message, (from, to): (N, N)) -> Result<N, String>
where
    N: FromStr + PartialOrd + Display,
{
    let number = text.parse().ok().filter(|number| (&from..=&to).contains(&number));
    number.ok_or_else(|| {
        let (from, to) = (from.to_string(), to.to_string());
        told(msg!("cli.whole-number", what, from, to))
    })
}

/// Reads a number that only the event itself limits.
pub(super) fn number(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| told(msg!("cli.any-number")))
}

/// Reads the seed of a simulation.
pub(super) fn seed(text: &str) -> Result<u64, String> {
    whole(text, msg!("cli.what-seed"), (0, u64::MAX))
}

/// Reads the seed of an event, which may be any short text.
pub(super) fn seed_of_event(text: &str) -> Result<Seed, String> {
    Seed::read(text).map_err(told)
}

/// Reads one of these values by its word.
pub(super) fn one_of<T: Copy + Send + Sync>(
    all: &'static [T],
    word: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(all.iter().map(|one| word(*one))).try_map(move |said| {
        let meant = all.iter().find(|one| word(**one) == said);
        meant.copied().ok_or_else(|| told(msg!("cli.unknown-value", word = said)))
    })
}
