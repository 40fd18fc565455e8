//! The verbs: the same words in the palette, on the command line and in a file of verbs.
//!
//! ```
//! use komandor_core::event::{Command, Verb, read_verb};
//! let verb = read_verb("drop 'Jan Kowalski'").unwrap();
//! assert!(matches!(verb, Verb::Do(Command::Drop(who)) if who.0 == "Jan Kowalski"));
//! ```

mod aids;
mod apart;
mod draft;
mod help;
mod judging;
mod officials;
mod repair;
mod rounds;
mod seat;
mod setup;
mod spelling;
mod time_call;
mod words;

#[cfg(test)]
mod tests;

pub use apart::{groups_apart, read_groups_apart};
pub use help::{VERBS, VerbHelp};
pub use words::{MissingWord, Verb, VerbFault};

use super::{Command, Who};
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
    shell_words::split(&keep_numbers(line)).map_err(|_| msg!("verb.quote-open"))
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

/// Reads one verb from words that a shell has split already.
///
/// # Errors
/// One sentence with the verb's usage.
pub fn read_words(words: &[String]) -> Result<Verb, VerbFault> {
    let Some((verb, rest)) = words.split_first() else {
        return Err(VerbFault::Other(msg!("verb.none-given")));
    };
    let help = VERBS.iter().find(|help| help.verb == verb).ok_or_else(|| unknown(verb))?;
    let mut words = VerbWords::new(rest);
    let read = read(help.verb, &mut words).and_then(|read| words.finish().map(|()| read));
    let missing = words.missing;
    read.map_err(|why| VerbFault::Wrong { why, missing, usage: help.usage_of(rest) })
}

/// Words for things to look at, not to do; each has the key of its screen, if there is one.
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
            Some(key) => msg!("verb.only-shown-with-key", word = *word, key = key.to_string()),
            None => msg!("verb.only-shown", word = *word),
        });
    }
    let near = VERBS.iter().find(|help| help.verb.starts_with(verb) || verb.starts_with(help.verb));
    match near {
        Some(help) => VerbFault::Other(msg!("verb.did-you-mean", word = verb, verb = help.verb)),
        None => {
            let all = Arg::Series(VERBS.iter().map(|help| help.verb.into()).collect());
            VerbFault::Unknown(msg!("verb.unknown", word = verb, verbs = all))
        }
    }
}

fn read(verb: &str, words: &mut VerbWords) -> Result<Verb, Message> {
    let who = |text: String| Who(text);
    let command = match verb {
        "add" => return officials::add(words),
        "edit" => return officials::edit(words),
        "import" => return Ok(Verb::ImportFile(words.rest(MissingWord::RosterFile)?)),
        "here" => return officials::check_in(words, true),
        "away" => return officials::check_in(words, false),
        "paid" => return officials::fee(words, true),
        "owes" => return officials::fee(words, false),
        "official" => return officials::official(words),
        "dismiss" => Command::Dismiss { name: words.rest(MissingWord::Name)? },
        "setup" => return setup::setup(words),
        "apart" => return apart::apart(words),
        "pods" => return draft::pods(words),
        "draft" => return draft::draft(words),
        "redraft" => return draft::redraft(words),
        "pair" => return rounds::pair(words),
        "swap" => Command::Swap(
            who(words.next(MissingWord::Player)?),
            who(words.next(MissingWord::OtherPlayer)?),
        ),
        "seat" => return seat::seat(words),
        "repair" => return repair::repair(words),
        "begun" => return repair::begun(words),
        "table" => return rounds::table(words),
        "post" => Command::Post,
        "side" => return rounds::side(words),
        "mission" => return rounds::mission(words),
        "time" => return time_call::time(words),
        "redraw" => Command::Redraw { reason: words.rest(MissingWord::Reason)? },
        "report" => return rounds::report(words),
        "claim" => return rounds::claim(words),
        "inbox" => return rounds::inbox(words),
        "drop" => Command::Drop(who(words.rest(MissingWord::Player)?)),
        "remove" => Command::Remove(who(words.rest(MissingWord::Player)?)),
        "rejoin" => Command::Rejoin(who(words.rest(MissingWord::Player)?)),
        "disqualify" => {
            let player = who(words.next(MissingWord::Player)?);
            Command::Disqualify { who: player, reason: words.optional_rest() }
        }
        "cut" => return rounds::cut(words),
        "decline" => Command::Decline(who(words.rest(MissingWord::Player)?)),
        "timer" => return rounds::timer(words),
        "extend" => {
            let table = words.number(MissingWord::Table)?;
            Command::Extend { table, minutes: words.number(msg!("verb.minutes"))? }
        }
        "call" => return rounds::call(words),
        "penalty" => return judging::penalty(words),
        "recommend" => return judging::recommend(words),
        "check" => return judging::check(words),
        "component" => return judging::component(words),
        "list" => {
            let player = who(words.next(MissingWord::Player)?);
            let path = words.next(MissingWord::ListFile)?;
            return Ok(match path.as_str() {
                "accept" => {
                    Verb::AcceptList { who: player, reason: words.rest(MissingWord::Reason)? }
                }
                _ => Verb::ListFile { who: player, path },
            });
        }
        "auction" => return aids::auction(words),
        "overkill" => return aids::overkill(words),
        "rule" => return aids::rule(words),
        "note" => Command::Note(words.rest(MissingWord::Text)?),
        "undo" => Command::Undo(words.chosen()?),
        "redo" => Command::Redo(words.chosen()?),
        _ => Command::Finish,
    };
    Ok(Verb::Do(command))
}
