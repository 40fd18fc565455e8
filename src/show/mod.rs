//! Shows an event on paper, on a web page, in a spreadsheet or to a script.
//!
//! All output is first a [`Page`], the same for every format, and each format has one small writer.
//! JSON is the exception: scripts rely on it, so it has shapes of its own.
//!
//! This module uses no files, no terminal, no colours and no clock.

mod announcement;
mod arithmetic;
mod bracket;
mod csv;
mod double;
mod elimination;
mod html;
mod json;
mod log;
mod markdown;
mod mission;
mod outcome;
mod page;
mod pairings;
mod place;
pub mod pods;
mod rounds;
mod sheet;
mod slips;
mod standings;
mod text;
mod why;
pub mod words;

pub use arithmetic::{Arithmetic, Neighbour, Opponent};
pub use page::{Column, Page, Section, Table};
pub use standings::{by_head_to_head, pod_winners};
pub use text::{aligned, wrapped};
pub use why::drawn_again;

use crate::event::{Event, Id, Refusal};
use rounds::Chosen;

/// The parts of an event that can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    Standings,
    Pairings,
    /// The pods with the order of the seats.
    Pods,
    /// The pairings in the order of the players' names.
    ByName,
    /// The reason for each table of a round.
    Why,
    /// One place in the standings with its arithmetic.
    Place,
    Bracket,
    /// A result slip for each table.
    Slips,
    Log,
    /// The announcement before the start.
    Announcement,
    /// The whole event.
    Event,
}

impl What {
    pub const ALL: [What; 11] = [
        What::Standings,
        What::Pairings,
        What::Pods,
        What::ByName,
        What::Why,
        What::Place,
        What::Bracket,
        What::Slips,
        What::Log,
        What::Announcement,
        What::Event,
    ];

    pub fn word(self) -> &'static str {
        match self {
            What::Standings => "standings",
            What::Pairings => "pairings",
            What::Pods => "pods",
            What::ByName => "by-name",
            What::Why => "why",
            What::Place => "place",
            What::Bracket => "bracket",
            What::Slips => "slips",
            What::Log => "log",
            What::Announcement => "announcement",
            What::Event => "event",
        }
    }
}

/// The output formats.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    Text,
    Markdown,
    Csv,
    Json,
    Html,
}

impl Format {
    pub const ALL: [Format; 5] =
        [Format::Text, Format::Markdown, Format::Csv, Format::Json, Format::Html];

    pub fn word(self) -> &'static str {
        match self {
            Format::Text => "text",
            Format::Markdown => "markdown",
            Format::Csv => "csv",
            Format::Json => "json",
            Format::Html => "html",
        }
    }
}

/// A request to show a part of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    pub what: What,
    pub format: Format,
    /// None: the newest round.
    pub round: Option<u32>,
    /// From 1. None: the stage of the newest round.
    pub stage: Option<u32>,
    /// The entrant whose place is shown.
    pub who: Option<Id>,
}

/// Writes the requested part of the event.
///
/// # Errors
/// One sentence: for example, that there is no such round, or no bracket yet.
pub fn show(event: &Event, asked: Asked) -> Result<String, Refusal> {
    let whole = matches!(asked.what, What::Bracket | What::Log | What::Event);
    let rounds = asked.round.is_some() || asked.stage.is_some();
    if asked.what == What::Announcement && rounds {
        return Err(Refusal::from("The announcement is for all the rounds: leave --round out."));
    }
    if asked.what == What::Pods && rounds {
        return Err(Refusal::from("Pods are the same in every round: leave --round out."));
    }
    if whole && rounds {
        let what = asked.what.word();
        return Err(Refusal(format!("The {what} has all the rounds: leave --round out.")));
    }
    if asked.what != What::Place && asked.who.is_some() {
        return Err(Refusal(format!(
            "The {} are of everybody: only place takes a name.",
            asked.what.word()
        )));
    }
    let text = match asked.format {
        // The JSON's own line ends stand only between values.
        Format::Json => page::harmless_lines(json::write(event, asked)?),
        Format::Csv => csv::write(&rows(event, asked)?.harmless()),
        Format::Text => text::write(&page(event, asked)?.harmless()),
        Format::Markdown => markdown::write(&page(event, asked)?.harmless()),
        Format::Html => html::write(&page(event, asked)?.harmless()),
    };
    Ok(text)
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
pub fn page(event: &Event, asked: Asked) -> Result<Page, Refusal> {
    let round = || rounds::chosen(event, asked.stage, asked.round);
    Ok(match asked.what {
        What::Standings => {
            standings::page(standings::as_asked(event, asked)?.as_ref(), asked.round)
        }
        What::Pairings => pairings::page(event, &round()?),
        What::ByName => pairings::by_name_page(event, &round()?),
        What::Pods => pods::page(event)?,
        What::Why => why::page(event, &round()?),
        What::Place => {
            let event = &*standings::as_asked(event, asked)?;
            place::page(event, &place::of(event, asked.who)?)
        }
        What::Bracket => bracket::page(event)?,
        What::Slips => slips::page(event, &round()?),
        What::Log => log::page(event),
        What::Announcement => announcement::page(event),
        What::Event => sheet::page(event),
    })
}

/// The requested part of the event as one table for a spreadsheet.
fn rows(event: &Event, asked: Asked) -> Result<Table, Refusal> {
    let of_round = |table: fn(&Event, &Chosen) -> Table| -> Result<Table, Refusal> {
        let chosen = rounds::chosen(event, asked.stage, asked.round)?;
        Ok(mission::in_every_row(table(event, &chosen), chosen.round))
    };
    Ok(match asked.what {
        What::Standings => standings::table(standings::as_asked(event, asked)?.as_ref()),
        What::Pairings => of_round(pairings::table)?,
        What::ByName => of_round(pairings::by_name_table)?,
        What::Pods => pods::table(event)?,
        What::Why => of_round(why::table)?,
        What::Place => {
            let event = &*standings::as_asked(event, asked)?;
            place::opponents(event, &place::of(event, asked.who)?)
        }
        What::Bracket => bracket::table(event)?,
        What::Slips => of_round(slips::table)?,
        What::Log => log::table(event),
        What::Announcement => announcement::table(event),
        What::Event => sheet::table(event),
    })
}
