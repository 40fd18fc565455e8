//! An event on paper, on a web page, in a spreadsheet, in a script: values
//! in, text out.
//!
//! Whatever is shown is first a [`Page`], the same for every format; each
//! format has one small writer. JSON is the promise to scripts and has shapes
//! of its own.
//!
//! Deliberately absent: files, the terminal, colours, the time.

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

/// What there is to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum What {
    Standings,
    Pairings,
    /// Who sits together, and next to whom.
    Pods,
    /// The pairings once more, in the order of the names.
    ByName,
    /// Why each table of a round was drawn so.
    Why,
    /// One place in the standings with its arithmetic.
    Place,
    Bracket,
    /// A result slip for each table.
    Slips,
    Log,
    /// What is announced before the start.
    Announcement,
    /// All of it.
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

/// How it is written.
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

/// What somebody wants to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    pub what: What,
    pub format: Format,
    /// None: the newest.
    pub round: Option<u32>,
    /// From 1. None: the one the newest round belongs to.
    pub stage: Option<u32>,
    /// Whose place.
    pub who: Option<Id>,
}

/// Writes what is asked for.
///
/// # Errors
/// There is no such round, or not yet a bracket: one sentence.
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
        // Its own line ends stand between the values only.
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

/// What is asked for as a page for people.
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

/// What is asked for as one table for a spreadsheet.
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
