//! Parses the text of the prizes: `1: playmat; 2-4: promo card; all: pin`.

use crate::event::decide::refuse_if;
use crate::event::name::clean_text;
use crate::msg;
use crate::words::{Arg, Message};

/// The words in place of a number.
const EVERYBODY: &str = "all";
const LAST: &str = "last";
/// The last place that may have a prize of its own; no event of the field had a tenth of that.
const LAST_PLACE: u32 = 10_000;

/// A prize with those who receive it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Prize {
    pub to: PrizeFor,
    pub what: String,
}

/// Who receives a prize; each of them gets one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PrizeFor {
    /// Each of these places; both count from 1.
    Places {
        from: u32,
        to: u32,
    },
    /// The last place among those who stay to the end.
    Last,
    Everybody,
}

impl PrizeFor {
    /// As it is written: `1`, `2-4`, `last`, `all`.
    pub fn written(self) -> String {
        match self {
            PrizeFor::Places { from, to } if from == to => from.to_string(),
            PrizeFor::Places { from, to } => format!("{from}-{to}"),
            PrizeFor::Last => LAST.to_owned(),
            PrizeFor::Everybody => EVERYBODY.to_owned(),
        }
    }

    /// As people read it: `2–4`, `everybody`.
    pub fn phrase(self) -> Message {
        match self {
            PrizeFor::Places { from, to } if from == to => {
                msg!("settings.place", n = from.to_string())
            }
            PrizeFor::Places { from, to } => {
                msg!("settings.places", from = from.to_string(), to = to.to_string())
            }
            PrizeFor::Last => msg!("settings.last"),
            PrizeFor::Everybody => msg!("settings.everybody"),
        }
    }

    pub fn has(self, place: u32) -> bool {
        matches!(self, PrizeFor::Places { from, to } if (from..=to).contains(&place))
    }

    fn meets(self, other: PrizeFor) -> bool {
        match (self, other) {
            (PrizeFor::Places { from, to }, PrizeFor::Places { .. }) => {
                (from..=to).any(|place| other.has(place))
            }
            _ => self == other,
        }
    }
}

/// Parses the announced prizes: parts separated by semicolons, each a place and a text.
///
/// # Errors
/// The character at which it cannot be parsed, and what is expected there.
pub fn read_prizes(text: &str) -> Result<Vec<Prize>, Message> {
    let mut prizes: Vec<Prize> = Vec::new();
    let mut begins = 0;
    for part in text.split(';') {
        let at = begins + 1 + part.chars().take_while(|c| c.is_whitespace()).count();
        begins += part.chars().count() + 1;
        let prize = read_part(part.trim(), at)?;
        if let Some(other) = prizes.iter().find(|other| other.to.meets(prize.to)) {
            let (to, other) = (prize.to.written(), other.to.written());
            return Err(msg!("settings.twice", at, places = to, others = other));
        }
        prizes.push(prize);
    }
    Ok(prizes)
}

fn read_part(part: &str, at: usize) -> Result<Prize, Message> {
    let Some((to, what)) = part.split_once(':') else {
        return Err(match part.is_empty() {
            true => msg!("settings.nothing-here", at),
            false => msg!("settings.no-colon", at, text = part),
        });
    };
    let of_what = at + to.chars().count() + 1;
    let to = read_places(to.trim(), at)?;
    let text = what.trim();
    refuse_if(text.is_empty(), || msg!("settings.no-prize", at = of_what, places = to.written()))?;
    let what = clean_text(text).map_err(|why| msg!("settings.refused", at = of_what, why))?;
    Ok(Prize { to, what })
}

fn read_places(word: &str, at: usize) -> Result<PrizeFor, Message> {
    let wrong = || {
        let word = Arg::from(word);
        msg!("settings.no-place", at, word)
    };
    match word {
        EVERYBODY => return Ok(PrizeFor::Everybody),
        LAST => return Ok(PrizeFor::Last),
        _ => {}
    }
    let number = |text: &str| text.trim().parse::<u32>().map_err(|_| wrong());
    let (from, to) = match word.split_once(['-', '–']) {
        Some((from, to)) => (number(from)?, number(to)?),
        None => (number(word)?, number(word)?),
    };
    if from == 0 || to > LAST_PLACE {
        return Err(msg!("settings.place-range", at, most = LAST_PLACE.to_string()));
    }
    if from > to {
        return Err(msg!("settings.backwards", at, from = from.to_string(), to = to.to_string()));
    }
    Ok(PrizeFor::Places { from, to })
}
