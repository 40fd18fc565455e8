//! Tells which parts of an event there are to show now, and their titles.

use super::request::{Format, ShowRequest, What};
use super::{as_seen, odds, page};
use crate::event::{Event, Id, Refusal};
use crate::words::{Words, capitalised};

/// A part of an event that can be shown now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    pub request: ShowRequest,
    /// The title without the name of the event: `Pairings, round 3`. It is empty where the
    /// event's own name is the title.
    pub title: String,
}

/// The part of the event that somebody looks at when asking what can be shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Looked {
    /// The player of the parts that show one player.
    pub who: Option<Id>,
    /// The stage and the round of the parts that show one round. None: the newest.
    pub round: Option<(u32, u32)>,
    /// Shows a round that is held as well.
    pub held: bool,
}

/// The parts that there are to show now, with their titles in this language.
///
/// A part without any row is not among them. A new [`What`] comes in by itself.
pub fn offers(event: &Event, looked: Looked, words: &Words) -> Vec<Offer> {
    let offered = |what: What| {
        let round = looked.round.filter(|_| what.is_of_a_round());
        let all = ShowRequest {
            stage: round.map(|(stage, _)| stage),
            round: round.map(|(_, round)| round),
            held: looked.held,
            ..ShowRequest::new(what, Format::Text)
        };
        // A sheet about one player cannot be made without one.
        let one = looked.who.map(|who| ShowRequest { who: Some(who), ..all });
        offer(event, all, words).or_else(|| offer(event, one?, words))
    };
    let exists = |what: &What| match what {
        // To play the odds out takes long, and they do not leave the program by this way.
        What::Odds => false,
        // Before the first result everybody has a rank, and nobody has a place.
        What::Standings | What::Place => event.has_a_result(),
        _ => true,
    };
    What::ALL.into_iter().filter(exists).filter_map(offered).collect()
}

fn offer(event: &Event, request: ShowRequest, words: &Words) -> Option<Offer> {
    let made = as_seen(event, request, |event| page(event, request)).ok()?;
    if made.sections.iter().all(|section| section.table.rows.is_empty()) {
        return None;
    }
    Some(Offer { request, title: short(event, &words.arg(&made.title)) })
}

/// The title without the name of the event, with a capital letter.
fn short(event: &Event, title: &str) -> String {
    let rest = title.strip_prefix(event.name()).unwrap_or(title);
    capitalised(rest.trim_start_matches([' ', '·', ':']))
}

/// The title of a part, in this language: `Pairings, round 3`, or the name of the event.
///
/// # Errors
/// There is nothing to show, as in [`show`](super::show).
pub fn title(event: &Event, request: ShowRequest, words: &Words) -> Result<String, Refusal> {
    if request.what == What::Odds {
        let title = odds::title(event, request.who);
        return Ok(short(event, &words.text(&title)));
    }
    let made = as_seen(event, request, |event| page(event, request))?;
    let title = short(event, &words.arg(&made.title));
    Ok(if title.is_empty() { event.name().to_owned() } else { title })
}

impl What {
    /// Whether another round than the newest is asked for with its number.
    fn is_of_a_round(self) -> bool {
        matches!(self, What::Pairings | What::ByName | What::Why | What::Slips | What::Missing)
    }
}
