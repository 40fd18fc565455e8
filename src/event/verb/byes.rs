//! The verb for byes on request.

use super::Verb;
use super::words::{VerbWords, missing, number};
use crate::event::{Command, Who};
use crate::msg;
use crate::words::Message;

/// Reads `bye WHO ROUND [off]`.
pub(super) fn bye(words: &mut VerbWords) -> Result<Verb, Message> {
    let text = words.rest(msg!("verb.a-player"))?;
    let (text, off) = match text.strip_suffix(" off") {
        Some(before) => (before, true),
        None => (text.as_str(), false),
    };
    let Some((who, round)) = text.trim_end().rsplit_once(' ') else {
        return Err(missing(msg!("verb.a-round")));
    };
    let (who, round) = (Who(who.trim().to_owned()), number(round, msg!("verb.a-round"))?);
    Ok(Verb::Do(Command::Bye { who, round, off }))
}
