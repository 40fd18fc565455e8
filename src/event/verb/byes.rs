//! The verbs for byes on request and for the second day.

use super::Verb;
use super::words::{VerbWords, missing, number};
use crate::event::{Command, Who};
use crate::msg;
use crate::ruleset::{DayLine, LineBy};
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

/// Reads `day2`, `day2 points=18`, `day2 top=32` and `day2 losses=2`.
pub(super) fn day2(words: &mut VerbWords) -> Result<Verb, Message> {
    let (plain, settings) = words.settings(&LineBy::ALL.map(LineBy::word))?;
    let line = match (plain.as_str(), settings.as_slice()) {
        ("", []) => None,
        ("", [(key, value)]) => {
            let by = LineBy::ALL.into_iter().find(|by| by.word() == *key);
            let n = number(value, msg!("second-day.a-number"))?;
            by.map(|by| DayLine { by, n })
        }
        _ => return Err(msg!("second-day.one-line-only")),
    };
    Ok(Verb::Do(Command::SecondDay(line)))
}
