//! The tables that a line of the palette would pair, told by name. The line itself may contain
//! only numbers.

use crate::event::{Event, Id, Who, find, standings};
use crate::msg;
use crate::words::Message;

/// A table of the line, as far as it is typed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TypedPair {
    /// `#3 Ewa Nowak – #8 Jan Kowalski`.
    pub shown: Message,
    /// Whether the two players have already met.
    pub again: bool,
}

/// The tables of a `pair manual` line, and the index of the table that holds the cursor.
/// `before` is the text before the cursor. Returns None for any other line.
pub fn pairs(event: &Event, line: &str, before: &str) -> Option<(Vec<TypedPair>, usize)> {
    let rest = line.trim_start().strip_prefix("pair ")?.trim_start().strip_prefix("manual ")?;
    let rest = rest.trim_matches([' ', '"']);
    if rest.is_empty() {
        return None;
    }
    let pairs: Vec<TypedPair> = rest.split(',').map(|written| pair(event, written)).collect();
    let at = before.matches(',').count().min(pairs.len() - 1);
    Some((pairs, at))
}

fn pair(event: &Event, written: &str) -> TypedPair {
    let names: Vec<&str> = written.split('=').map(str::trim).collect();
    let ids = names.iter().map(|name| find(event, &Who((*name).to_owned())).ok());
    let ids: Vec<Option<Id>> = ids.collect();
    let named = |(name, id): (&&str, &Option<Id>)| match id {
        Some(id) => Message::verbatim(format!("#{id} {}", event.label(*id))),
        None if name.is_empty() => Message::verbatim("?"),
        None if *name == "bye" => msg!("result.bye"),
        None => Message::verbatim(format!("{name}?")),
    };
    let shown = names.iter().zip(&ids).map(named);
    let shown = shown.reduce(|a, b| msg!("pairing.two", a, b));
    let again = match ids[..] {
        [Some(a), Some(b)] => standings(event).opponents(a).any(|met| met == b),
        _ => false,
    };
    TypedPair { shown: shown.unwrap_or_else(Message::nothing), again }
}
