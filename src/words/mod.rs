//! The words of the program: facts without words, and their texts in every language.
//!
//! The core tells a [`Message`]: an identifier and its arguments. A surface has [`Words`] in
//! its reader's language and turns the message into text from the catalogues in
//! `config/words/LANGUAGE/`, which are written in [Fluent](https://projectfluent.org).
//! The identifier `place.bye` is the message `bye` in the file `place.ftl`.
//!
//! If a language lacks a message, English tells it. A catalogue of the user's own is read with
//! [`Catalogue::read`] and judged with [`check()`].
//!
//! ```
//! use komandor_rules::{msg, words::Words};
//! let missing = msg!("page.results-missing", n = 3u32);
//! assert_eq!(Words::english().text(&missing), "3 results are missing");
//! assert_eq!(Words::built_in("pl").unwrap().text(&missing), "brakuje 3 wyników");
//! ```

mod catalogue;
mod check;
mod fault;
mod in_english;
mod language;
mod message;
mod signature;
mod speak;
mod text;

#[cfg(test)]
mod tests;

pub use catalogue::Catalogue;
pub use check::{Findings, LARGEST_FILE, check, signatures};
pub use fault::Fault;
pub use language::{Choice, Chosen, is_tag};
pub use message::{Arg, Message};
pub use speak::{Words, capitalised};
pub use text::{Text, is_hostile, is_plain, normalise};
