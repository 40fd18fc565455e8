//! The JSON output, which scripts rely on.
//!
//! Keys are only ever added. Points and tie-breaks are exact: whole numbers are numbers, fractions
//! are strings. Every output is the same document with some parts left out:
//!
//! ```json
//! {"komandor": 1, "event": {}, "standings": [], "champion": null}
//! ```

/// Makes the shapes of the JSON. A key with a question mark is left out while it says nothing: it
/// is none, false or empty.
macro_rules! shapes {
    ($($(#[$about:meta])* struct $name:ident {
        $($(#[$doc:meta])* $key:ident $(?: $sometimes:ty)? $(: $always:ty)?,)*
    })*) => {$(
        $(#[$about])*
        #[derive(PartialEq, serde::Serialize)]
        pub(super) struct $name {$(
            $(#[$doc])*
            $(#[serde(skip_serializing_if = "crate::ruleset::is_default")] pub(super) $key: $sometimes)?
            $(pub(super) $key: $always)?,
        )*}
    )*};
}

mod apart;
mod check_in;
mod forms;
mod inbox;
mod judging;
mod lists;
mod number;
mod odds;
mod officials;
mod place;
mod player;
mod prizes;
mod read;
mod results;
pub(super) mod season;

use super::request::{ShowRequest, What};
use super::{bracket, list, lists as shown, odds as shown_odds, place as places};
use super::{player as cards, rounds, standings};
use crate::event::{Event, Refusal, champion};
use crate::msg;
use forms::Document;
use prizes::Prizes;

pub(super) fn write(event: &Event, request: ShowRequest) -> Result<String, Refusal> {
    written(serde_json::to_string_pretty(&document(event, request)?))
}

/// The whole event in one line.
pub(super) fn line(event: &Event) -> Result<String, Refusal> {
    written(serde_json::to_string(&whole(event)))
}

fn written(text: serde_json::Result<String>) -> Result<String, Refusal> {
    text.map(|text| text + "\n")
        .map_err(|error| Refusal(msg!("show.no-json", why = error.to_string())))
}

fn whole(event: &Event) -> Document {
    Document {
        stages: Some(event.stages.iter().map(|stage| read::stage(event, stage)).collect()),
        standings: Some(read::standings(event)),
        champion: Some(champion(event)),
        apart: (!event.apart.is_empty() || event.setup.apart.is_some())
            .then(|| apart::kept_apart(event)),
        // Few events have one, and a reader takes no key for an empty inbox.
        inbox: Some(inbox::claims(event)).filter(|claims| !claims.is_empty()),
        prizes: Prizes::of(event),
        ..Document::with_entrants(event)
    }
}

fn document(event: &Event, request: ShowRequest) -> Result<Document, Refusal> {
    Ok(match request.what {
        What::Standings => {
            let event = &*standings::as_requested(event, request)?;
            Document {
                standings: Some(read::standings(event)),
                champion: Some(champion(event)),
                ..Document::with_entrants(event)
            }
        }
        What::Pairings | What::ByName | What::Slips | What::Missing => {
            let chosen = rounds::chosen(event, request.stage, request.round)?;
            let stages = Some(vec![read::with_round(event, &chosen)]);
            Document { stages, ..Document::with_entrants(event) }
        }
        What::Pods => {
            super::pods::page(event)?;
            Document::with_entrants(event)
        }
        What::Why => {
            let chosen = rounds::chosen(event, request.stage, request.round)?;
            let stages = Some(vec![read::explained(event, &chosen)]);
            Document { stages, ..Document::with_entrants(event) }
        }
        What::Place => {
            let event = &*standings::as_requested(event, request)?;
            let place = Some(place::Place::of(&places::of(event, request.who)?));
            Document { place, ..Document::with_entrants(event) }
        }
        What::Player => {
            let player = Some(player::Player::of(event, &cards::of(event, request.who)?));
            Document { player, ..Document::with_entrants(event) }
        }
        What::Bracket => Document {
            stages: Some(vec![read::stage(event, bracket::finals(event)?)]),
            champion: Some(champion(event)),
            ..Document::with_entrants(event)
        },
        What::Log => Document { log: Some(read::log(event)), ..Document::of(event) },
        What::Penalties => Document {
            penalties: Some(judging::penalties(event, request.who)),
            recommended: Some(judging::recommended(event, request.who)),
            ..Document::with_entrants(event)
        },
        What::Checks => Document {
            checks: Some(judging::checks(event)),
            draws: Some(judging::draws(event)),
            ..Document::with_entrants(event)
        },
        What::Proxies => {
            let proxies = Some(judging::proxies(event));
            Document { proxies, ..Document::with_entrants(event) }
        }
        What::Announcement => Document {
            announcement: Some(read::announcement(event, request.now)),
            ..Document::of(event)
        },
        What::Lists if request.list.of.is_some() => {
            let open = lists::OpenList::of(event, &shown::of_the_cut(event)?);
            Document { open_lists: Some(open), ..Document::with_entrants(event) }
        }
        What::Lists => {
            let rows = shown::rows(event);
            let rows = rows.iter().map(|row| lists::HandedIn::of(event, row)).collect();
            Document {
                lists_required: Some(event.lists_required()),
                lists: Some(rows),
                ..Document::with_entrants(event)
            }
        }
        What::List => {
            let list = Some(lists::List::of(event, &list::of(event, request)?));
            Document { list, ..Document::with_entrants(event) }
        }
        What::BlankList => Document::of(event),
        What::Officials => Document {
            officials: Some(officials::leaders(event)),
            ..Document::with_entrants(event)
        },
        What::Calls => {
            Document { calls: Some(officials::calls(event)), ..Document::with_entrants(event) }
        }
        What::Players => Document::with_entrants(event),
        What::CheckIn => Document {
            check_in: Some(check_in::CheckIn::of(event)),
            ..Document::with_entrants(event)
        },
        What::Apart => {
            Document { apart: Some(apart::kept_apart(event)), ..Document::with_entrants(event) }
        }
        What::Inbox => {
            Document { inbox: Some(inbox::claims(event)), ..Document::with_entrants(event) }
        }
        What::Prizes => Document { prizes: Prizes::of(event), ..Document::with_entrants(event) },
        What::Odds => {
            let odds = odds::Odds::of(event, &shown_odds::Odds::of(event, request)?);
            Document { odds: Some(odds), ..Document::with_entrants(event) }
        }
        What::Results => Document {
            results: Some(results::results(event)),
            champion: Some(champion(event)),
            ..Document::with_entrants(event)
        },
        What::Event => whole(event),
    })
}
