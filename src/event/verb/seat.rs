//! The verb that gives a player a place in the round under way.

use super::Verb;
use super::words::{MissingWord, VerbWords};
use crate::event::{Command, SeatAt, Who};
use crate::msg;
use crate::words::{Arg, Message};

/// The places besides a table.
const PLACES: [(&str, SeatAt); 4] = [
    ("opponent", SeatAt::Opponent),
    ("bye", SeatAt::Bye),
    ("loss", SeatAt::Loss),
    ("next", SeatAt::Next),
];

/// Reads `seat WHO opponent` or `seat WHO 7 for=MISSING`. A name needs no quotation marks: the
/// last word is the place.
pub(super) fn seat(words: &mut VerbWords) -> Result<Verb, Message> {
    let (text, settings) = words.settings(&["for"])?;
    if text.is_empty() {
        return Err(words.lacks(MissingWord::Player));
    }
    let Some((who, place)) = text.rsplit_once(' ') else {
        return Err(words.lacks(msg!("tables.a-place")));
    };
    let gone = settings.into_iter().next().map(|(_, name)| name);
    let to = match (PLACES.iter().find(|(word, _)| *word == place), place.parse::<u32>()) {
        (Some((_, to)), _) => to.clone(),
        (None, Ok(table)) => SeatAt::Table { table, missing: gone.clone() },
        (None, Err(_)) => {
            let known = PLACES.iter().map(|(word, _)| *word).chain(["7"]);
            let known = Arg::Series(known.map(Arg::from).collect());
            return Err(msg!("tables.no-place", word = place, known));
        }
    };
    if gone.is_some() && !matches!(to, SeatAt::Table { .. }) {
        return Err(msg!("tables.for-needs-table"));
    }
    Ok(Verb::Do(Command::Seat(Who(who.to_owned()), to)))
}
