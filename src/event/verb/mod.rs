//! The verbs: the commands in words, the same in the palette, on the command line and in a file.
//!
//! ```
//! use komandor::event::{Command, Verb, read_verb};
//! let verb = read_verb("drop 'Jan Kowalski'").unwrap();
//! assert!(matches!(verb, Verb::Do(Command::Drop(who)) if who.0 == "Jan Kowalski"));
//! ```

pub(super) mod spec;
pub(super) mod words;

#[cfg(test)]
mod tests;

pub use spec::{Topic, UsageWord, VerbSpec, usage_allows};
pub use words::{Answer, MissingWord, Verb, VerbFault};

use super::actions::VERBS;
use crate::msg;
use crate::words::{Arg, Message};
use words::VerbWords;

/// Reads one verb with its words, quoted as in a shell.
///
/// # Errors
/// One sentence with the verb's usage.
pub fn read_verb(line: &str) -> Result<Verb, Message> {
    read_words(&verb_words(line)?).map_err(Message::from)
}

/// The words of a line, quoted as in a shell.
///
/// # Errors
/// A quotation mark is not closed.
pub fn verb_words(line: &str) -> Result<Vec<String>, Message> {
    shell_words::split(&keep_numbers(line)).map_err(|_| msg!("commands.quote-open"))
}

/// A shell takes the text after `#` for a comment, but here `#12` is a player.
fn keep_numbers(line: &str) -> String {
    let mut kept = String::with_capacity(line.len() + 2);
    let (mut quote, mut escaped) = (None, false);
    for c in line.chars() {
        if c == '#' && quote.is_none() && !escaped {
            kept.push('\\');
        }
        match (quote, c) {
            (None, '\'' | '"') if !escaped => quote = Some(c),
            (Some(open), close) if open == close && !escaped => quote = None,
            _ => {}
        }
        escaped = c == '\\' && !escaped && quote != Some('\'');
        kept.push(c);
    }
    kept
}

/// Reads one verb from words already split by a shell.
///
/// # Errors
/// One sentence with the verb's usage.
pub fn read_words(words: &[String]) -> Result<Verb, VerbFault> {
    let Some((verb, rest)) = words.split_first() else {
        return Err(VerbFault::Other(msg!("commands.none-given")));
    };
    let spec = VerbSpec::of(verb).ok_or_else(|| unknown(verb))?;
    let mut words = VerbWords::new(rest);
    let read = (spec.read)(&mut words).and_then(|read| words.finish().map(|()| read));
    let missing = words.missing.map(Box::new);
    read.map_err(|why| VerbFault::Wrong { why, missing, usage: spec.usage_of(rest) })
}

/// Words for things to look at instead of commands, each with the key of its screen, if any.
const SHOWN: [(&str, Option<char>); 18] = [
    ("why", Some('w')),
    ("place", Some('s')),
    ("standings", Some('s')),
    ("bracket", Some('b')),
    ("log", Some('l')),
    ("announcement", Some('A')),
    ("pairings", None),
    ("by-name", None),
    ("slips", None),
    ("penalties", Some('K')),
    ("checks", Some('K')),
    ("proxies", Some('K')),
    ("officials", Some('o')),
    ("calls", None),
    ("checkin", None),
    ("prizes", Some('$')),
    ("players", Some('r')),
    ("missing", None),
];

fn unknown(verb: &str) -> VerbFault {
    if let Some((word, key)) = SHOWN.iter().find(|shown| shown.0 == verb) {
        return VerbFault::Other(match *key {
            Some(key) => msg!("commands.only-shown-with-key", word = *word, key = key.to_string()),
            None => msg!("commands.only-shown", word = *word),
        });
    }
    let near = VERBS.iter().find(|help| help.verb.starts_with(verb) || verb.starts_with(help.verb));
    match near {
        Some(help) => {
            VerbFault::Other(msg!("commands.did-you-mean", word = verb, verb = help.verb))
        }
        None => {
            let all = Arg::Series(VERBS.iter().map(|help| help.verb.into()).collect());
            VerbFault::Unknown(msg!("commands.unknown", word = verb, verbs = all))
        }
    }
}
