//! The verbs for a round under way that is repaired, and for tables that have begun.

use super::Verb;
use super::words::{MissingWord, VerbWords, number};
use crate::event::{Command, Who};
use crate::msg;
use crate::words::Message;

/// Reads `repair [with=WHO,…] why=REASON`.
pub(super) fn repair(words: &mut VerbWords) -> Result<Verb, Message> {
    let [mut with, mut why] = [None, None];
    let (plain, settings) = words.settings(&["with", "why"])?;
    if let Some(word) = plain.split_whitespace().next() {
        return Err(msg!("commands.one-too-many", word));
    }
    for (key, value) in settings {
        match key {
            "with" => with = Some(value),
            _ => why = Some(value),
        }
    }
    let names = with.iter().flat_map(|names| names.split(','));
    let with: Vec<Who> = names.map(|name| Who(name.trim().to_owned())).collect();
    if with.iter().any(|who| who.0.is_empty()) {
        return Err(words.lacks(MissingWord::Player));
    }
    Ok(Verb::Do(Command::Repair { with, reason: why.unwrap_or_default() }))
}

/// Reads `begun TABLE …` and `begun TABLE … no`.
pub(super) fn begun(words: &mut VerbWords) -> Result<Verb, Message> {
    let mut tables = vec![words.number(MissingWord::Table)?];
    let mut begun = true;
    while let Some(word) = words.optional() {
        if word == "no" {
            begun = false;
            break;
        }
        tables.push(number(&word, msg!("commands.a-table"))?);
    }
    tables.sort_unstable();
    tables.dedup();
    Ok(Verb::Do(Command::Begun { tables, begun }))
}
