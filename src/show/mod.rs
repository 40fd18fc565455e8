//! Shows an event on paper, on a web page, in a spreadsheet or to a script.
//!
//! All output is first a [`Page`], the same for every format, and each format has one small writer.
//! JSON is the exception: scripts rely on it, so it has shapes of its own.
//!
//! This module uses no files, no terminal, no colours and no clock.

/// Defines the shapes of the JSON. `config/json/shapes.yaml` explains each key. A key with a
/// question mark is left out if its value is none, false or empty.
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

mod arithmetic;
mod bracket;
mod card;
mod check_in;
mod formats;
mod json;
mod judging;
mod lists;
mod odds;
mod page;
pub mod pods;
mod prizes;
mod request;
mod rounds;
mod season;
mod shapes;
mod sheet;
mod slips;
mod standings;

pub use arithmetic::{Arithmetic, Neighbour, Opponent};
pub use card::{Card, CardResult, CardRound};
pub use check_in::counts as check_in_counts;
pub use formats::{PackSheet, aligned, html_escaped, pack, spoken, wrapped};
pub use lists::{
    advice as list_advice, doubt as list_doubt, handed_in as list_handed_in, list_state_words,
    state as list_accepted, summary as list_summary,
};
pub use odds::{
    assumed as odds_assumed, basis as odds_basis, chances_phrase as odds_chances, odds_playouts,
    odds_seed, outlook, prospect_word, safe_draw_sentence, what_if_sentence,
};
pub use page::{Column, Page, Section, Table};
pub use prizes::prize_lines;
pub use request::{
    Format, ListRequest, Looked, OddsRequest, Offer, ShowRequest, What, chances_word, offers, title,
};
pub use rounds::{
    Person, drawn_again, people, preflight_in_lines, seat, seen_from as result_seen_from,
    tables_done,
};
pub use season::{SeasonSheet, season};
pub use shapes::{json_sheets, json_version, reference, reference_of, schema};
pub use standings::{
    GivesWay, NarrowColumn, StandingCell, StandingColumn, StandingFigure, columns_beside,
    hall_standings, no_places, pod_winners, standing_columns, status as status_words,
    tie_break_cell,
};

use crate::event::{Event, Refusal};
use crate::msg;
use crate::words::Words;
use rounds::Chosen;

/// Writes the requested part of the event, in the language of its readers.
///
/// JSON and CSV are for programs and stay in English.
///
/// # Errors
/// One sentence: for example, that there is no such round, or no bracket yet.
pub fn show(event: &Event, request: ShowRequest, words: &Words) -> Result<String, Refusal> {
    let of_a_round = [
        What::Standings,
        What::Pairings,
        What::ByName,
        What::Why,
        What::Place,
        What::Slips,
        What::Missing,
    ];
    let chosen = request.round.is_some() || request.stage.is_some();
    if chosen && !of_a_round.contains(&request.what) {
        return Err(Refusal(msg!("cli.all-rounds", what = request.what.word())));
    }
    if request.list.version.is_some() && request.what != What::List {
        return Err(Refusal(msg!("cli.only-with", option = "--version", screens = "list WHO")));
    }
    if request.list.of_the_cut && request.what != What::Lists {
        return Err(Refusal(msg!("cli.only-with", option = "--of", screens = "lists")));
    }
    let of_one = [What::Place, What::Player, What::List, What::Penalties, What::Odds];
    let of_one = of_one.contains(&request.what);
    if !of_one && request.who.is_some() {
        return Err(Refusal(msg!("cli.of-everybody", what = request.what.word())));
    }
    as_seen(event, request, |event| written(event, request, words))
}

/// The sheets of paper for a printer: slips are divided so that none is cut. Everything else is one
/// text, which the printer divides.
///
/// # Errors
/// As [`show`].
pub fn sheets(event: &Event, request: ShowRequest, words: &Words) -> Result<Vec<String>, Refusal> {
    match (request.what, request.format) {
        (What::Slips, Format::Text) => as_seen(event, request, |event| {
            Ok(slips::slip_sheets(&page(event, request)?.in_words(words).harmless()))
        }),
        _ => Ok(vec![show(event, request, words)?]),
    }
}

/// Makes this sheet from the event as its readers see it.
fn as_seen<T>(
    event: &Event,
    request: ShowRequest,
    make: impl Fn(&Event) -> Result<T, Refusal>,
) -> Result<T, Refusal> {
    if !event.is_held() || !request.is_for_the_room() {
        return make(event);
    }
    match make(&event.public_view()) {
        // The request may be about the held round.
        Err(_) if make(event).is_ok() => Err(Refusal(msg!("pairing.room-sees"))),
        made => made,
    }
}

fn written(event: &Event, request: ShowRequest, words: &Words) -> Result<String, Refusal> {
    let page = || page(event, request);
    let page_in_words = || Ok::<_, Refusal>(page()?.in_words(words).harmless());
    let is_slips = request.what == What::Slips;
    Ok(match request.format {
        // Line breaks of the JSON itself are only between values.
        Format::Json => page::harmless_lines(json::write(event, request)?),
        Format::Csv => {
            formats::write_csv(&rows(event, request)?.in_words(Words::english()).harmless())
        }
        Format::Text if is_slips => slips::slip_sheets(&page_in_words()?).concat(),
        Format::Text => formats::write_text(&page_in_words()?),
        Format::Markdown => formats::write_markdown(&page_in_words()?),
        Format::Plain => {
            let tie_breaks = &event.ruleset.preliminary.tie_breaks;
            let page = formats::spelled_out(page()?, tie_breaks);
            formats::write_plain(&page.in_words(words).harmless(), words)
        }
        Format::Html => formats::write_html(&page_in_words()?, is_slips, words.tag()),
    })
}

/// The whole event as one line of JSON, for a stream of many.
///
/// # Errors
/// The event has no JSON form.
pub fn line(event: &Event) -> Result<String, Refusal> {
    json::line(event)
}

/// The requested part of the event as a page for people.
///
/// # Errors
/// As [`show`].
pub fn page(event: &Event, request: ShowRequest) -> Result<Page, Refusal> {
    let round = || rounds::chosen(event, request.stage, request.round);
    let page = match request.what {
        What::Standings => {
            standings::page(standings::as_requested(event, request)?.as_ref(), request.round)
        }
        What::Pairings | What::ByName | What::Why | What::Missing => {
            rounds::page(event, &round()?, request.what)
        }
        What::Pods => pods::page(event)?,
        What::Place => {
            let event = &*standings::as_requested(event, request)?;
            arithmetic::place_page(event, &arithmetic::of(event, request.who)?)
        }
        What::Player => card::page(event, &card::of(event, request.who)?),
        What::Bracket => bracket::page(event)?,
        What::Slips => slips::page(event, &round()?),
        What::Log => sheet::log_page(event),
        What::Penalties => judging::penalties_page(event, request.who),
        What::Checks => judging::checks_page(event),
        What::Proxies => judging::proxies_page(event),
        What::Announcement => sheet::announcement_page(event, request.now),
        What::Lists if request.list.of_the_cut => lists::cut_page(event)?,
        What::Lists => lists::page(event),
        What::List => lists::list_page(event, &lists::of(event, request)?),
        What::BlankList => lists::blank_list_page(event)?,
        What::Officials => judging::page(event),
        What::Calls => judging::calls_page(event),
        What::Players => sheet::players_page(event),
        What::CheckIn => check_in::page(event),
        What::Apart => check_in::apart_page(event),
        What::Inbox => rounds::inbox_page(event),
        What::Prizes => prizes::page(event),
        What::Odds => odds::page(event, &odds::Odds::of(event, request)?),
        What::Results => sheet::results_page(event),
        What::Event => sheet::page(event),
    };
    // Sorted by surname, names are shown with the surname first.
    let is_by_name = matches!(request.what, What::ByName | What::CheckIn | What::Lists);
    Ok(if is_by_name { page.with_surnames_first() } else { page })
}

/// The requested part of the event as one table for a spreadsheet.
fn rows(event: &Event, request: ShowRequest) -> Result<Table, Refusal> {
    let of_round = |table: fn(&Event, &Chosen) -> Table| -> Result<Table, Refusal> {
        let chosen = rounds::chosen(event, request.stage, request.round)?;
        Ok(rounds::with_round_in_every_row(table(event, &chosen), chosen.round))
    };
    Ok(match request.what {
        What::Standings => standings::table(standings::as_requested(event, request)?.as_ref()),
        What::Pairings => of_round(rounds::table)?,
        What::ByName => of_round(rounds::by_name_table)?,
        What::Pods => pods::table(event)?,
        What::Why => of_round(rounds::why_table)?,
        What::Place => {
            let event = &*standings::as_requested(event, request)?;
            arithmetic::opponents(event, &arithmetic::of(event, request.who)?)
        }
        What::Player => card::table(&card::of(event, request.who)?),
        What::Bracket => bracket::table(event)?,
        What::Slips => of_round(slips::table)?,
        What::Log => sheet::log_table(event),
        What::Penalties => judging::penalties(event, request.who),
        What::Checks => judging::checks(event),
        What::Proxies => judging::proxies(event),
        What::Announcement => sheet::announcement_table(event, request.now),
        What::Lists if request.list.of_the_cut => lists::cut_table(event)?,
        What::Lists => lists::table(event),
        What::List => lists::list_table(&lists::of(event, request)?),
        What::BlankList => lists::blank_list_table(event)?,
        What::Officials => judging::table(event),
        What::Calls => judging::calls_table(event),
        What::Players => sheet::entrants_with_members(event),
        What::Missing => of_round(rounds::missing_table)?,
        What::CheckIn => check_in::table(event),
        What::Apart => check_in::apart_table(event),
        What::Inbox => rounds::inbox_table(event),
        What::Prizes => prizes::table(event),
        What::Odds => odds::table(event, &odds::Odds::of(event, request)?),
        What::Results => sheet::results_table(event),
        What::Event => sheet::table(event),
    })
}

#[cfg(test)]
mod tests;
