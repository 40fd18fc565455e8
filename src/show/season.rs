//! A season as sheets: the table with its arithmetic, one person, and the roster of the final.

use super::page::{Column, Page, Rows, Section, Table, harmless_lines};
use super::{Format, formats, json};
use crate::event::Refusal;
use crate::msg;
use crate::season::{Alike, Counted, Doubt, LeftOut, Opponent, Person, Played, Record, Season};
use crate::words::{Arg, Message, Words};

/// The most opponents that a sheet lists.
const MOST_MET: usize = 10;

/// Writes a sheet of the season. JSON and CSV are for programs and stay in English.
///
/// # Errors
/// The season has no final, or no such person.
pub fn season(
    season: &Season,
    sheet: SeasonSheet,
    format: Format,
    words: &Words,
) -> Result<String, Refusal> {
    let page = || season_page(season, sheet).map(|page| page.in_words(words).harmless());
    Ok(match format {
        Format::Json => harmless_lines(write(season, sheet)?),
        Format::Csv => {
            let table = match sheet {
                SeasonSheet::Table => whole_table(season),
                SeasonSheet::Person(at) => events_table(season, &person(season, at)?.events),
                SeasonSheet::Seeds => roster(seeds(season)?),
            };
            formats::write_csv(&table.in_words(Words::english()).harmless())
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
        SeasonSheet::Seeds => {
            Ok(Page::of(season.rules.title(), Vec::new(), roster(seeds(season)?)))
        }
    }
}

fn alike(why: Alike) -> Message {
    match why {
        Alike::Club => msg!("season.doubt", why = "club"),
        Alike::Number => msg!("season.doubt", why = "number"),
        Alike::Marks => msg!("season.doubt", why = "marks"),
        Alike::Order => msg!("season.doubt", why = "order"),
        Alike::Letter => msg!("season.doubt", why = "letter"),
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
    sections.extend(Section::new(msg!("season.doubts"), doubts(&season.doubts)).if_filled());
    Page { title: season.rules.title().into(), facts, sections }
}

/// The columns of every format, before the won and lost matches.
fn first_columns(season: &Season) -> Rows<&Person> {
    Rows::of(&season.people)
        .number(msg!("keys.place").capitalised(), |one| one.place)
        .words(msg!("keys.player").capitalised(), |one| one.name.clone())
        .words_if_any(msg!("roster.club").capitalised(), |one| Arg::or_empty(one.club.clone()))
        .number(msg!("aids.total"), |one| one.total)
        .number(msg!("plain.events").capitalised(), |one| one.events.len())
        .number(msg!("season.column-best"), |one| Arg::or_empty(one.best))
}

fn table(season: &Season) -> Table {
    first_columns(season)
        .words(msg!("screen.won-lost-drawn"), |one| record(one.record))
        .sentence(msg!("season.column-sum"), |one| sum(one))
        .table()
}

/// The table for a spreadsheet, with a number in each cell.
fn whole_table(season: &Season) -> Table {
    first_columns(season)
        .number(msg!("standings.wins"), |one| one.record.wins)
        .number(msg!("season.column-losses"), |one| one.record.losses)
        .number(msg!("season.column-draws"), |one| one.record.draws)
        .number(msg!("pairing.item"), |one| one.record.byes)
        .sentence(msg!("season.column-sum"), |one| sum(one))
        .table()
}

/// The points of each event, those that do not count in brackets.
fn sum(person: &Person) -> Arg {
    let term = |event: &Counted| match event.counts {
        true => Arg::from(event.points),
        false => msg!("season.dropped", points = event.points).into(),
    };
    Arg::Sum(person.events.iter().map(term).collect())
}

/// Won, lost and drawn matches: `7–2–0`.
fn record(record: Record) -> String {
    format!("{}–{}–{}", record.wins, record.losses, record.draws)
}

fn doubts(doubts: &[Doubt]) -> Table {
    Rows::of(doubts)
        .words(msg!("standings.why"), |doubt| alike(doubt.why))
        .words(msg!("season.column-line"), |doubt| doubt.line())
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
    sections.extend(Section::new(msg!("season.person-met"), met(&person.met)).if_filled());
    let title = msg!("common.labelled", label = season.rules.title(), text = &person.name);
    Page { title: title.into(), facts, sections }
}

fn met(met: &[Opponent]) -> Table {
    Rows::of(met.iter().take(MOST_MET))
        .words(msg!("season.column-met"), |met| met.name.clone())
        .number(msg!("season.column-times"), |met| met.times)
        .table()
}

/// A row for each event of a person, with its arithmetic.
fn events_table(season: &Season, events: &[Counted]) -> Table {
    let of = |counted: &Counted| &season.events[counted.event];
    Rows::of(events)
        .words(msg!("events.column-day"), |one| Arg::Date(of(one).date.clone()))
        .words(msg!("standings.event"), |one| of(one).name.clone())
        .number(msg!("keys.place").capitalised(), |one| match one.place {
            Some(place) => Arg::from(place),
            None => msg!("season.disqualified").into(),
        })
        .words(msg!("screen.won-lost-drawn"), |one| record(one.record))
        .number(msg!("pairing.item"), |one| one.record.byes)
        .number(msg!("season.points-for", what = "place"), |one| one.for_place)
        .number(msg!("season.points-for", what = "attendance"), |one| one.for_attendance)
        .number(msg!("season.points-for", what = "results"), |one| one.for_results)
        .number(msg!("screen.points").capitalised(), |one| one.points)
        .words(msg!("season.column-counts"), |one| match one.counts {
            true => msg!("aids.yes"),
            false => msg!("aids.no"),
        })
        .table()
}

/// The roster of the final, in Komandor's own columns.
fn roster(seeds: &[Person]) -> Table {
    let numbered: Vec<(u32, &Person)> = (1..).zip(seeds).collect();
    let has_numbers = seeds.iter().any(|one| one.member.is_some());
    Rows::of(numbered)
        .words("name", |(_, one)| one.name.clone())
        .words("club", |(_, one)| Arg::or_empty(one.club.clone()))
        .column_if(has_numbers, Column::words("member"), |(_, one)| {
            Arg::or_empty(one.member.clone())
        })
        .number("start", |(start, _)| *start)
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

fn seeds(season: &Season) -> Result<&[Person], Refusal> {
    season.seeds().ok_or_else(|| Refusal(msg!("season.no-seats")))
}

fn person(season: &Season, at: usize) -> Result<&Person, Refusal> {
    season.people.get(at).ok_or_else(|| Refusal(msg!("season.nobody", name = at)))
}

shapes! {
    struct Document {
        komandor: u32,
        name: String,
        events: Vec<EventOf>,
        left_out: Vec<Out>,
        people: Vec<Person>,
        doubts: Vec<Pair>,
        remarks: Vec<String>,
    }

    struct EventOf {
        file: String,
        name: String,
        date: String,
        game: String,
        players: usize,
    }

    struct Out {
        file: String,
        why: String,
    }

    struct Pair {
        names: [String; 2],
        why: Alike,
    }
}

/// The season with everybody, with one person, or with those of the final.
fn write(season: &Season, sheet: SeasonSheet) -> Result<String, Refusal> {
    let people: Vec<Person> = match sheet {
        SeasonSheet::Table => season.people.clone(),
        SeasonSheet::Person(at) => vec![person(season, at)?.clone()],
        SeasonSheet::Seeds => seeds(season)?.to_vec(),
    };
    let event = |event: &Played| EventOf {
        file: event.file.clone(),
        name: event.name.clone(),
        date: event.date.clone(),
        game: event.game.clone(),
        players: event.players.len(),
    };
    // Scripts read English.
    let out = |out: &LeftOut| Out { file: out.file.clone(), why: out.why.to_string() };
    let pair =
        |doubt: &Doubt| Pair { names: [doubt.one.clone(), doubt.other.clone()], why: doubt.why };
    json::written(serde_json::to_string_pretty(&Document {
        komandor: 1,
        name: season.rules.name.clone(),
        events: season.events.iter().map(event).collect(),
        left_out: season.left_out.iter().map(out).collect(),
        people,
        doubts: season.doubts.iter().map(pair).collect(),
        remarks: season.remarks.iter().map(ToString::to_string).collect(),
    }))
}
