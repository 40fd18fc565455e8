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

use crate::event::{Event, Id, Moment, Refusal};
use crate::msg;
use crate::odds::Chances;
use crate::words::{Words, capitalised};
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
    if !event.is_held() || !request.is_public() {
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

/// Enums as tables: each value with its word on the command line.
macro_rules! worded {
    ($($(#[$of_enum:meta])* pub enum $name:ident {
        $($(#[$of_value:meta])* $value:ident: $word:literal,)+
    })+) => {$(
        $(#[$of_enum])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name { $($(#[$of_value])* $value,)+ }

        impl $name {
            pub const ALL: [$name; [$($word),+].len()] = [$($name::$value),+];

            /// The word on the command line.
            pub fn word(self) -> &'static str {
                match self { $($name::$value => $word),+ }
            }
        }
    )+};
}

worded! {
    /// The parts of an event that can be shown.
    pub enum What {
        Standings: "standings",
        Pairings: "pairings",
        /// The pods with the order of the seats.
        Pods: "pods",
        /// The pairings in the order of the players' names.
        ByName: "by-name",
        /// The reason for each table of a round.
        Why: "why",
        /// One place in the standings with its arithmetic.
        Place: "place",
        /// The card of one player: their place and every round.
        Player: "player",
        Bracket: "bracket",
        /// A result slip for each table.
        Slips: "slips",
        Log: "log",
        /// The penalties, with the recommendations that are open.
        Penalties: "penalties",
        /// The deck checks.
        Checks: "checks",
        /// The proxies, and the components that were lost or damaged.
        Proxies: "proxies",
        /// The announcement before the start.
        Announcement: "announcement",
        /// The lists that were handed in.
        Lists: "lists",
        /// One list with its faults and versions.
        List: "list",
        /// A blank list, to fill in by hand.
        BlankList: "blank-list",
        /// The officials: who leads the event, who is here, and who rules where leaders play.
        Officials: "officials",
        /// The calls for an official.
        Calls: "calls",
        /// Everybody who was registered.
        Players: "players",
        /// The tables of a round without a result.
        Missing: "missing",
        /// The check-in: who has come, and who has paid the entry fee.
        CheckIn: "checkin",
        /// Players kept apart in Swiss rounds.
        Apart: "apart",
        /// Results of players that wait for a scorekeeper.
        Inbox: "inbox",
        /// The prizes, and who receives them.
        Prizes: "prizes",
        /// The odds: who is certain of the cut, who is out, and the chances of everybody between.
        Odds: "odds",
        /// Every match of every round.
        Results: "results",
        /// The whole event.
        Event: "event",
    }

    /// The output formats.
    pub enum Format {
        Text: "text",
        Markdown: "markdown",
        Csv: "csv",
        Json: "json",
        Html: "html",
        /// Sentences for a screen reader.
        Plain: "plain",
    }
}

/// A request to show a part of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ShowRequest {
    pub what: What,
    pub format: Format,
    /// None: the newest round.
    pub round: Option<u32>,
    /// From 1. None: the stage of the newest round.
    pub stage: Option<u32>,
    /// The entrant whose card, place, list or penalties are shown.
    pub who: Option<Id>,
    pub list: ListRequest,
    /// Shows a round that is held as well.
    pub held: bool,
    /// How the odds are played out; None: as usual.
    pub odds: Option<OddsRequest>,
    /// The time from which the announcement estimates the end of the day; None: no estimate.
    pub now: Option<Moment>,
}

/// How the odds are played out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OddsRequest {
    pub chances: Chances,
    /// None: as usual, and less often the more players there are.
    pub playouts: Option<u32>,
}

/// The playouts behind the odds, unless another number is asked for or players are many.
pub const PLAYOUTS: u32 = 10_000;

impl Default for OddsRequest {
    fn default() -> OddsRequest {
        OddsRequest { chances: Chances::Equal, playouts: None }
    }
}

/// The word of these chances for scripts.
pub fn chances_word(chances: Chances) -> &'static str {
    match chances {
        Chances::Equal => "equal",
        Chances::ByRecord => "record",
    }
}

/// The choice of lists that are shown.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ListRequest {
    /// A version of a list, from 1. None: the newest.
    pub version: Option<u32>,
    /// Whether the lists of those in the cut are shown whole.
    pub of_the_cut: bool,
}

impl ShowRequest {
    /// Whether this is made for the players, who do not see a held round. The JSON of the
    /// whole event is the scorekeepers' own.
    pub fn is_public(&self) -> bool {
        let of_rounds = match self.what {
            What::Event => self.format != Format::Json,
            What::Log
            | What::Penalties
            | What::Checks
            | What::Proxies
            | What::Announcement
            | What::Lists
            | What::List
            | What::BlankList
            | What::Officials
            | What::Players
            | What::CheckIn
            | What::Apart
            | What::Inbox
            | What::Prizes
            | What::Odds
            | What::Calls => false,
            _ => true,
        };
        of_rounds && !self.held
    }

    /// Whether this is the scorekeepers' own and shows a round that is held.
    pub fn includes_held_round(&self) -> bool {
        let of_scorekeepers = [What::Event, What::Log, What::Officials, What::Penalties];
        let others = [What::Checks, What::Proxies, What::Calls, What::Inbox, What::Odds];
        !self.is_public() && of_scorekeepers.iter().chain(&others).any(|it| *it == self.what)
    }

    /// This part as it is now, of everybody.
    pub fn new(what: What, format: Format) -> ShowRequest {
        let list = ListRequest::default();
        let (round, stage, who, now, odds) = (None, None, None, None, None);
        ShowRequest { what, format, round, stage, who, list, held: false, odds, now }
    }
}

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
        let of_a_round =
            matches!(what, What::Pairings | What::ByName | What::Why | What::Slips | What::Missing);
        let round = looked.round.filter(|_| of_a_round);
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
    let has_rows = made.sections.iter().any(|section| !section.table.rows.is_empty());
    has_rows.then(|| Offer { request, title: short(event, &words.arg(&made.title)) })
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

#[cfg(test)]
mod tests;
