//! Finds an entrant by the text a user typed.

use super::{Entrant, Event, Id, Refusal};
use crate::event::decide::refuse_if;
use crate::event::name::{normalise, whole_words};
use crate::msg;
use crate::words::Arg;

/// The most players named if a text could mean several.
const MOST_LISTED: usize = 5;

/// The entrant that the text means: an id (`#12`, or `12` if no name begins with it), an exact
/// name, or words of a name, each of which may be cut short. An exact name wins, then names with
/// the most whole words. Case and diacritics do not matter otherwise.
///
/// # Errors
/// The text fits nobody, or several entrants, whom the refusal names.
pub fn find(event: &Event, who: &Who) -> Result<Id, Refusal> {
    let typed = who.0.trim();
    if let Some(number) = typed.strip_prefix('#') {
        let known =
            number.parse().ok().filter(|id| event.entrant(*id).is_some_and(Entrant::is_registered));
        return known.ok_or_else(|| {
            let most = event.entrants.len();
            Refusal(msg!("common.no-such-number", number, most))
        });
    }
    let exact = |e: &&Entrant| e.name == typed || e.label() == typed;
    let namesake = |e: &&Entrant| e.is_called(typed) && !exact(e);
    if let Some(entrant) = event.registered().find(exact)
        && event.registered().find(namesake).is_none()
    {
        return Ok(entrant.id);
    }
    refuse_if(normalise(typed).is_empty(), || msg!("common.nobody-named"))?;
    match could_be(event, typed).as_slice() {
        [] if typed.parse::<Id>().is_ok() => find(event, &Who(format!("#{typed}"))),
        [] => Err(Refusal(msg!("common.nobody-matches", typed))),
        [one] => Ok(one.id),
        several => Err(Refusal(msg!("common.could-be", typed, players = any_of_them(several)))),
    }
}

/// Everybody whom the text could mean, ignoring case and diacritics: those of this name, else those
/// whose names have words that begin with its words.
fn could_be<'e>(event: &'e Event, typed: &str) -> Vec<&'e Entrant> {
    let wanted = normalise(typed);
    let is_meant = |e: &&Entrant| normalise(&e.label()) == wanted || e.is_called(typed);
    let same: Vec<&Entrant> = event.registered().filter(is_meant).collect();
    match same.len() {
        0 => with_words(event, &wanted),
        _ => same,
    }
}

/// Entrants whose names have a word beginning with each word typed; of these, only those with the
/// most whole words.
fn with_words<'e>(event: &'e Event, wanted: &str) -> Vec<&'e Entrant> {
    let matched = |e: &Entrant| whole_words(&normalise(&e.label()), wanted);
    let found: Vec<(usize, &Entrant)> =
        event.registered().filter_map(|e| Some((matched(e)?, e))).collect();
    let most = found.iter().map(|(count, _)| *count).max();
    found.into_iter().filter(|(count, _)| Some(*count) == most).map(|(_, e)| e).collect()
}

/// Those whom the text could mean, if [`find`] cannot tell which of them.
pub fn several<'e>(event: &'e Event, typed: &str) -> Vec<&'e Entrant> {
    let typed = typed.trim();
    let is_no_name = typed.starts_with('#') || normalise(typed).is_empty();
    match find(event, &Who(typed.to_owned())) {
        Err(_) if !is_no_name => could_be(event, typed),
        _ => Vec::new(),
    }
}

/// The first few players with their numbers, and how many more there are.
fn any_of_them(several: &[&Entrant]) -> Arg {
    let shown = several.len().min(MOST_LISTED);
    let players = several[..shown].iter();
    let players = players.map(|e| msg!("common.with-number", name = e.label(), number = e.id));
    let more = several.len() - shown;
    Arg::any_of(players.chain((more > 0).then(|| msg!("common.more", n = more))))
}

/// An entrant as a user typed them: `#12`, a name, or part of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Who(pub String);

impl Who {
    /// Names exactly this entrant.
    pub fn id(id: Id) -> Who {
        Who(format!("#{id}"))
    }
}
