//! The shapes of a season.

use crate::event::Refusal;
use crate::season::{Alike, Counted, Doubt, LeftOut, Opponent, Person, Played, Record, Season};
use crate::show::season_request::{SeasonSheet, person, seeds};
use serde::Serialize;

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
    super::written(serde_json::to_string_pretty(&Document {
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
