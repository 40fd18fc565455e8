//! A season as sheets: the table with its arithmetic, one person, and the roster of the final.

use super::json::season as json;
use super::page::{Column, Page, Rows, Section, Table, harmless_lines};
use super::request::Format;
use super::season_request::{SeasonSheet, person, seeds};
use super::{csv, html, markdown, plain, text};
use crate::event::Refusal;
use crate::msg;
use crate::season::{Alike, Counted, Doubt, Opponent, Person, Record, Season};
use crate::words::{Arg, Message, Words};

/// The most opponents that a sheet lists.
const MOST_MET: usize = 10;

/// Writes a sheet of the season. JSON and CSV are for programs and stay in English.
///
/// # Errors
/// The season has no final, or nobody is there.
pub fn season(
    season: &Season,
    sheet: SeasonSheet,
    format: Format,
    words: &Words,
) -> Result<String, Refusal> {
    let page = || season_page(season, sheet).map(|page| page.told(words).harmless());
    Ok(match format {
        Format::Json => harmless_lines(json::write(season, sheet)?),
        Format::Csv => {
            let table = match sheet {
                SeasonSheet::Table => whole_table(season),
                SeasonSheet::Person(at) => events_table(season, &person(season, at)?.events),
                SeasonSheet::Seeds => roster(seeds(season)?),
            };
            csv::write(&table.told(Words::english()).harmless())
        }
        Format::Text => text::write(&page()?),
        Format::Markdown => markdown::write(&page()?),
        Format::Html => html::write(&page()?, false, words.tag()),
        Format::Plain => plain::write(&page()?, words),
    })
}

/// A sheet of the season as a page for people.
///
/// # Errors
/// As [`season`].
pub fn season_page(season: &Season, sheet: SeasonSheet) -> Result<Page, Refusal> {
    match sheet {
        SeasonSheet::Table => Ok(page(season)),
        SeasonSheet::Person(at) => Ok(person_page(season, person(season, at)?)),
        SeasonSheet::Seeds => Ok(Page {
            title: season.rules.title().into(),
            facts: Vec::new(),
            sections: vec![Section::plain(roster(seeds(season)?))],
        }),
    }
}

/// Why two may be one person.
fn alike(why: Alike) -> Message {
    match why {
        Alike::Club => msg!("season.why-club"),
        Alike::Number => msg!("season.why-number"),
        Alike::Marks => msg!("season.why-marks"),
        Alike::Order => msg!("season.why-order"),
        Alike::Letter => msg!("season.why-letter"),
    }
}

fn page(season: &Season) -> Page {
    let (events, people) = (season.events.len(), season.people.len());
    let events = msg!("season.events", n = events);
    let players = msg!("count.players", n = people);
    let mut facts: Vec<Arg> = vec![msg!("season.counted", events, players).into()];
    facts.extend(season.rules.best.map(|n| msg!("season.best", n).into()));
    facts.extend(season.rules.seats.map(|n| msg!("season.seats", n).into()));
    let left_out = season.left_out.iter();
    facts.extend(
        left_out.map(|out| msg!("season.left-out", file = &out.file, why = &out.why).into()),
    );
    facts.extend(season.remarks.iter().map(Arg::from));
    if !season.doubts.is_empty() {
        facts.push(msg!("season.doubts-how", n = season.doubts.len()).into());
    }
    let mut sections = vec![Section::plain(table(season))];
    if !season.doubts.is_empty() {
        sections.push(Section::new(msg!("season.doubts"), doubts(&season.doubts)));
    }
    Page { title: season.rules.title().into(), facts, sections }
}

/// The columns of every format, before the record.
fn first_columns(season: &Season) -> Rows<&Person> {
    Rows::of(&season.people)
        .column(Column::number(msg!("column.place")), |one| one.place)
        .column(Column::words(msg!("column.player")), |one| one.name.clone())
        .column(Column::words(msg!("column.club")).optional(), |one| {
            Arg::or_empty(one.club.clone())
        })
        .column(Column::number(msg!("season.column-total")), |one| one.total)
        .column(Column::number(msg!("season.column-events")), |one| one.events.len())
        .column(Column::number(msg!("season.column-best")), |one| number(one.best))
}

fn table(season: &Season) -> Table {
    first_columns(season)
        .column(Column::words(msg!("season.column-record")), |one| record(one.record))
        .column(Column::sentence(msg!("season.column-sum")), |one| sum(one))
        .table()
}

/// The table for a spreadsheet, with a number in each cell.
fn whole_table(season: &Season) -> Table {
    first_columns(season)
        .column(Column::number(msg!("season.column-wins")), |one| one.record.wins)
        .column(Column::number(msg!("season.column-losses")), |one| one.record.losses)
        .column(Column::number(msg!("season.column-draws")), |one| one.record.draws)
        .column(Column::number(msg!("season.column-byes")), |one| one.record.byes)
        .column(Column::sentence(msg!("season.column-sum")), |one| sum(one))
        .table()
}

/// The points of each event, those that do not count in brackets.
fn sum(person: &Person) -> Arg {
    let term = |event: &Counted| match event.counts {
        true => Arg::from(event.points()),
        false => msg!("season.dropped", points = event.points()).into(),
    };
    Arg::Sum(person.events.iter().map(term).collect())
}

/// Won, lost and drawn matches: `7–2–0`.
fn record(record: Record) -> String {
    format!("{}–{}–{}", record.wins, record.losses, record.draws)
}

fn number(number: Option<u32>) -> String {
    number.map_or(String::new(), |number| number.to_string())
}

fn doubts(doubts: &[Doubt]) -> Table {
    Rows::of(doubts)
        .column(Column::words(msg!("season.column-why")), |doubt| alike(doubt.why))
        .column(Column::words(msg!("season.column-line")), |doubt| doubt.line())
        .table()
}

fn person_page(season: &Season, person: &Person) -> Page {
    let (place, all) = (person.place, season.people.len());
    let Record { wins, losses, draws, byes } = person.record;
    let mut facts: Vec<Arg> = vec![
        msg!("season.person-place", place, all, total = person.total).into(),
        msg!("season.person-record", wins, losses, draws, byes).into(),
    ];
    if person.labels.len() > 1 {
        let names = person.labels.clone();
        facts.push(msg!("season.person-names", names).into());
    }
    facts.extend(season.rules.best.map(|n| msg!("season.best", n).into()));
    let mut sections = vec![Section::plain(events_table(season, &person.events))];
    if !person.met.is_empty() {
        sections.push(Section::new(msg!("season.person-met"), met(&person.met)));
    }
    let title = msg!("season.person-title", season = season.rules.title(), name = &person.name);
    Page { title: title.into(), facts, sections }
}

fn met(met: &[Opponent]) -> Table {
    Rows::of(met.iter().take(MOST_MET))
        .column(Column::words(msg!("season.column-met")), |met| met.name.clone())
        .column(Column::number(msg!("season.column-times")), |met| met.times)
        .table()
}

/// A row for each event of a person, with its arithmetic.
fn events_table(season: &Season, events: &[Counted]) -> Table {
    let of = |counted: &Counted| &season.events[counted.event];
    Rows::of(events)
        .column(Column::words(msg!("season.column-date")), |one| Arg::Date(of(one).date.clone()))
        .column(Column::words(msg!("season.column-event")), |one| of(one).name.clone())
        .column(Column::number(msg!("column.place")), |one| match one.place {
            Some(place) => Arg::from(place),
            None => msg!("season.disqualified").into(),
        })
        .column(Column::words(msg!("season.column-record")), |one| record(one.record))
        .column(Column::number(msg!("season.column-byes")), |one| one.record.byes)
        .column(Column::number(msg!("season.column-for-place")), |one| one.for_place)
        .column(Column::number(msg!("season.column-for-attendance")), |one| one.for_attendance)
        .column(Column::number(msg!("season.column-for-results")), |one| one.for_results)
        .column(Column::number(msg!("season.column-sum-event")), |one| one.points())
        .column(Column::words(msg!("season.column-counts")), |one| match one.counts {
            true => msg!("season.counts"),
            false => msg!("season.counts-not"),
        })
        .table()
}

/// The roster of the final, with the columns that the program itself imports.
fn roster(seeds: &[Person]) -> Table {
    let numbered: Vec<(u32, &Person)> = (1..).zip(seeds).collect();
    let has_numbers = seeds.iter().any(|one| one.member.is_some());
    Rows::of(numbered)
        .column(Column::words("name"), |(_, one)| one.name.clone())
        .column(Column::words("club"), |(_, one)| Arg::or_empty(one.club.clone()))
        .column_if(has_numbers, Column::words("member"), |(_, one)| {
            Arg::or_empty(one.member.clone())
        })
        .column(Column::number("start"), |(start, _)| *start)
        .table()
}
