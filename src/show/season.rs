//! A season as sheets: the table with its arithmetic, one person, and the roster of the final.

use super::page::{Column, Page, Rows, Section, Table, harmless_lines};
use super::request::Format;
use super::{formats, json};
use crate::event::Refusal;
use crate::msg;
use crate::season::{Alike, Counted, Doubt, LeftOut, Opponent, Person, Played, Record, Season};
use crate::words::{Arg, Message, Words};
use serde::Serialize;

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
        Format::Json => harmless_lines(write(season, sheet)?),
        Format::Csv => {
            let table = match sheet {
                SeasonSheet::Table => whole_table(season),
                SeasonSheet::Person(at) => events_table(season, &person(season, at)?.events),
                SeasonSheet::Seeds => roster(seeds(season)?),
            };
            formats::write_csv(&table.told(Words::english()).harmless())
        }
        Format::Text => formats::write_text(&page()?),
        Format::Markdown => formats::write_markdown(&page()?),
        Format::Html => formats::write_html(&page()?, false, words.tag()),
        Format::Plain => formats::write_plain(&page()?, words),
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
    let players = msg!("common.players", n = people);
    let mut facts: Vec<Arg> = vec![msg!("common.comma", one = events, other = players).into()];
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
        .column(Column::number(msg!("standings.place")), |one| one.place)
        .column(Column::words(msg!("aids.player")), |one| one.name.clone())
        .column(Column::words(msg!("roster.club").capitalised()).optional(), |one| {
            Arg::or_empty(one.club.clone())
        })
        .column(Column::number(msg!("aids.total")), |one| one.total)
        .column(Column::number(msg!("keys.events")), |one| one.events.len())
        .column(Column::number(msg!("season.column-best")), |one| number(one.best))
}

fn table(season: &Season) -> Table {
    first_columns(season)
        .column(Column::words(msg!("screen.won-lost-drawn")), |one| record(one.record))
        .column(Column::sentence(msg!("season.column-sum")), |one| sum(one))
        .table()
}

/// The table for a spreadsheet, with a number in each cell.
fn whole_table(season: &Season) -> Table {
    first_columns(season)
        .column(Column::number(msg!("standings.wins")), |one| one.record.wins)
        .column(Column::number(msg!("season.column-losses")), |one| one.record.losses)
        .column(Column::number(msg!("season.column-draws")), |one| one.record.draws)
        .column(Column::number(msg!("pairing.item")), |one| one.record.byes)
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
        .column(Column::words(msg!("standings.why")), |doubt| alike(doubt.why))
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
    let title = msg!("common.labelled", label = season.rules.title(), text = &person.name);
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
        .column(Column::words(msg!("events.column-day")), |one| Arg::Date(of(one).date.clone()))
        .column(Column::words(msg!("standings.event")), |one| of(one).name.clone())
        .column(Column::number(msg!("standings.place")), |one| match one.place {
            Some(place) => Arg::from(place),
            None => msg!("season.disqualified").into(),
        })
        .column(Column::words(msg!("screen.won-lost-drawn")), |one| record(one.record))
        .column(Column::number(msg!("pairing.item")), |one| one.record.byes)
        .column(Column::number(msg!("season.column-for-place")), |one| one.for_place)
        .column(Column::number(msg!("season.column-for-attendance")), |one| one.for_attendance)
        .column(Column::number(msg!("season.column-for-results")), |one| one.for_results)
        .column(Column::number(msg!("settings.points")), |one| one.points())
        .column(Column::words(msg!("season.column-counts")), |one| match one.counts {
            true => msg!("aids.yes"),
            false => msg!("aids.no"),
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

/// A sheet of a season.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeasonSheet {
    Table,
    /// The person with this place in [`Season::people`], from 0.
    Person(usize),
    /// The players of the final as a roster.
    Seeds,
}

/// The players of the final.
///
/// # Errors
/// The season has none.
fn seeds(season: &Season) -> Result<&[Person], Refusal> {
    season.seeds().ok_or_else(|| Refusal(msg!("season.no-seats")))
}

fn person(season: &Season, at: usize) -> Result<&Person, Refusal> {
    season.people.get(at).ok_or_else(|| Refusal(msg!("season.nobody", name = at)))
}

/// A season, or a part of it.
#[derive(Serialize)]
struct Document {
    komandor: u32,
    name: String,
    events: Vec<EventOf>,
    left_out: Vec<Out>,
    people: Vec<One>,
    doubts: Vec<Pair>,
    remarks: Vec<String>,
}

#[derive(Serialize)]
struct EventOf {
    file: String,
    name: String,
    date: String,
    game: String,
    players: usize,
}

#[derive(Serialize)]
struct Out {
    file: String,
    why: String,
}

#[derive(Serialize)]
struct One {
    place: u32,
    name: String,
    club: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    member: Option<String>,
    names: Vec<String>,
    total: u32,
    best: Option<u32>,
    #[serde(flatten)]
    record: Matches,
    events: Vec<InEvent>,
    met: Vec<Met>,
}

#[derive(Serialize)]
struct Matches {
    wins: u32,
    losses: u32,
    draws: u32,
    byes: u32,
}

#[derive(Serialize)]
struct InEvent {
    /// The index in the events of the document, from 0.
    event: usize,
    place: Option<u32>,
    #[serde(flatten)]
    record: Matches,
    for_place: u32,
    for_attendance: u32,
    for_results: u32,
    points: u32,
    counts: bool,
}

#[derive(Serialize)]
struct Met {
    name: String,
    times: u32,
}

#[derive(Serialize)]
struct Pair {
    names: [String; 2],
    why: &'static str,
}

/// The season with everybody, with one person, or with those of the final.
pub(in crate::show) fn write(season: &Season, sheet: SeasonSheet) -> Result<String, Refusal> {
    let people: Vec<&Person> = match sheet {
        SeasonSheet::Table => season.people.iter().collect(),
        SeasonSheet::Person(at) => vec![person(season, at)?],
        SeasonSheet::Seeds => seeds(season)?.iter().collect(),
    };
    // Scripts read English.
    let out = |out: &LeftOut| Out { file: out.file.clone(), why: out.why.to_string() };
    json::written(serde_json::to_string_pretty(&Document {
        komandor: 1,
        name: season.rules.name.clone(),
        events: season.events.iter().map(EventOf::of).collect(),
        left_out: season.left_out.iter().map(out).collect(),
        people: people.into_iter().map(One::of).collect(),
        doubts: season.doubts.iter().map(Pair::of).collect(),
        remarks: season.remarks.iter().map(ToString::to_string).collect(),
    }))
}

impl EventOf {
    fn of(event: &Played) -> EventOf {
        EventOf {
            file: event.file.clone(),
            name: event.name.clone(),
            date: event.date.clone(),
            game: event.game.clone(),
            players: event.players.len(),
        }
    }
}

impl One {
    fn of(person: &Person) -> One {
        let met = |met: &Opponent| Met { name: met.name.clone(), times: met.times };
        One {
            place: person.place,
            name: person.name.clone(),
            club: person.club.clone(),
            member: person.member.clone(),
            names: person.labels.clone(),
            total: person.total,
            best: person.best,
            record: Matches::of(person.record),
            events: person.events.iter().map(InEvent::of).collect(),
            met: person.met.iter().map(met).collect(),
        }
    }
}

impl Matches {
    fn of(record: Record) -> Matches {
        let Record { wins, losses, draws, byes } = record;
        Matches { wins, losses, draws, byes }
    }
}

impl InEvent {
    fn of(counted: &Counted) -> InEvent {
        InEvent {
            event: counted.event,
            place: counted.place,
            record: Matches::of(counted.record),
            for_place: counted.for_place,
            for_attendance: counted.for_attendance,
            for_results: counted.for_results,
            points: counted.points(),
            counts: counted.counts,
        }
    }
}

impl Pair {
    fn of(doubt: &Doubt) -> Pair {
        let why = match doubt.why {
            Alike::Club => "club",
            Alike::Number => "number",
            Alike::Marks => "marks",
            Alike::Order => "order",
            Alike::Letter => "letter",
        };
        Pair { names: [doubt.one.clone(), doubt.other.clone()], why }
    }
}
