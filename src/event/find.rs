//! Finds an entrant by the text a user typed.

use super::name::{contains_words, normalise};
use super::{Entrant, Event, Id, Refusal, Who};
use crate::msg;
use crate::words::Arg;

/// The players named where a text could mean several.
const MOST_TOLD: usize = 5;

/// The one entrant that the text means. The text is an id (`#12`, or `12` if no name
/// contains it), an exact name, or part of a name. An exact name comes first; otherwise
/// case and diacritics do not matter.
///
/// # Errors
/// The text means nobody, or several entrants, who are then named.
pub fn find(event: &Event, who: &Who) -> Result<Id, Refusal> {
    let typed = who.0.trim();
    if let Some(number) = typed.strip_prefix('#') {
        let known =
            number.parse().ok().filter(|id| event.entrant(*id).is_some_and(Entrant::is_registered));
        return known.ok_or_else(|| {
            let most = event.entrants.len();
            Refusal(msg!("name.no-such-number", number = number, most = most))
        });
    }
    let exact = |e: &&Entrant| e.name == typed || e.label() == typed;
    if let Some(entrant) = event.registered().find(exact) {
        return Ok(entrant.id);
    }
    if normalise(typed).is_empty() {
        return Err(Refusal(msg!("name.nobody-named")));
    }
    match could_be(event, typed).as_slice() {
        [] if typed.parse::<Id>().is_ok() => find(event, &Who(format!("#{typed}"))),
        [] => Err(Refusal(msg!("name.nobody-matches", typed = typed))),
        [one] => Ok(one.id),
        several => {
            Err(Refusal(msg!("name.could-be", typed = typed, players = any_of_them(several))))
        }
    }
}

/// Everybody whom the text could mean, whatever its case and diacritics: those of this name,
/// else those whose names contain it.
pub fn could_be<'e>(event: &'e Event, typed: &str) -> Vec<&'e Entrant> {
    let wanted = normalise(typed);
    let same: Vec<&Entrant> =
        event.registered().filter(|e| normalise(&e.label()) == wanted).collect();
    match same.len() {
        0 => event.registered().filter(|e| contains_words(&e.label(), &wanted)).collect(),
        _ => same,
    }
}

/// The first of the players, each with their number, and how many more there are.
fn any_of_them(several: &[&Entrant]) -> Arg {
    let shown = several.len().min(MOST_TOLD);
    let players = several[..shown].iter();
    let players = players.map(|e| msg!("name.with-number", name = e.label(), number = e.id));
    let more = several.len() - shown;
    Arg::any_of(players.chain((more > 0).then(|| msg!("name.more", n = more))))
}
