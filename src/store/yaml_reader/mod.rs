//! Reads the YAML of event files: lines in exactly the form in which this program writes them,
//! and any other YAML.
//!
//! The first form is read straight from the text, ten times as fast as by a YAML parser. Speed
//! matters because an event of 500 players has some 2,800 lines, and opening it waits for
//! all of them. Every text it accepts means the same to YAML. Any other text goes through a
//! YAML parser, whose tokens have their places. Both feed one [`Reader`], so that the compiler
//! makes the reader of every type once.

mod reader;
mod token;
mod tokens;
mod unread;
mod written;

use reader::{Reader, Source};
use serde::de::{Deserialize, DeserializeOwned};
use tokens::Tokens;
pub(super) use unread::Unread;
pub(super) use unread::harmless;
use written::Written;

/// Reads one value, which must be the whole text, in the form in which it was written.
///
/// # Errors
/// The text has another form, or another shape; [`read`] tells which.
pub(super) fn read_written<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, Unread> {
    let mut reader = Reader::of(Source::Written(Written { rest: text }));
    let value = T::deserialize(&mut reader)?;
    reader.finish()?;
    Ok(value)
}

/// Reads one document of any YAML, in which variants with content are mappings of one key.
///
/// # Errors
/// What is wrong, and its place.
pub(super) fn read<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
    let all = tokens::of(text)?;
    let mut reader = Reader::of(Source::Tokens(Tokens { all: &all, next: 0 }));
    T::deserialize(&mut reader).map_err(|unread| reader.placed(&harmless(&unread.report)))
}

#[cfg(test)]
mod tests;
