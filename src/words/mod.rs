//! The words of the program: facts without words, and their texts in every language.
//!
//! The core makes a [`Message`]: an identifier and its arguments. A screen or a page has [`Words`]
//! in its reader's language and turns the message into text from the catalogues in
//! `config/words/LANGUAGE/`, which are written in [Fluent](https://projectfluent.org).
//! The identifier `board.paused` is the message `paused` in the file `board.ftl`.
//!
//! If a language lacks a message, it is in English. A catalogue of the user's own is read with
//! [`Catalogue::read`] and checked with [`check()`].
//!
//! ```
//! use komandor::{msg, words::Words};
//! let missing = msg!("pages.results-missing", n = 3u32);
//! assert_eq!(Words::english().text(&missing), "3 results are missing");
//! assert_eq!(Words::built_in("pl").unwrap().text(&missing), "brakuje 3 wyników");
//! ```

mod catalogue;
mod message;

pub use catalogue::{
    Catalogue, Choice, Chosen, LARGEST_FILE, Words, capitalised, check, is_tag, signatures,
};
pub use message::{Arg, Message, Text, is_hostile, is_plain, normalise};

#[cfg(test)]
mod tests;
