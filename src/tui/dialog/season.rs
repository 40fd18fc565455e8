//! The season of the events in the list: the table, the doubtful pairs, and a player's sheet.

use super::help_line::HelpLine;
use crate::event::name::{holds_words, normalise};
use crate::msg;
use crate::season::{Answer, Counted, Person, Season};
use crate::show::{SeasonSheet, season_alike, season_sum};
use crate::words::{Arg, Message};
use std::path::PathBuf;
use std::sync::Arc;

/// A season as it was read.
#[derive(Debug, Clone)]
pub struct SeasonTable {
    pub season: Arc<Season>,
    /// The file of its rules; None: there is none yet.
    pub file: Option<PathBuf>,
    /// The text of the rules.
    pub text: String,
    /// The answer that was given last on this screen.
    pub last: Option<Answer>,
    /// The sheet that is shown.
    pub sheet: SeasonSheet,
}

impl SeasonTable {
    /// The title and the lines of what is to be shown.
    pub(super) fn shown(&self) -> (Message, Vec<HelpLine>) {
        match self.person() {
            Some(person) => (self.person_title(person), person_lines(&self.season, person)),
            None => (self.season.rules.title(), self.lines()),
        }
    }

    /// The player whose sheet is shown.
    pub fn person(&self) -> Option<&Person> {
        match self.sheet {
            SeasonSheet::Person(at) => self.season.people.get(at),
            SeasonSheet::Table | SeasonSheet::Seeds => None,
        }
    }

    /// The answer to the question at the top.
    pub fn answer(&self, same: bool) -> Option<Answer> {
        let doubt = self.season.doubts.first().filter(|_| self.person().is_none())?;
        Some(doubt.answer(same))
    }

    /// Whether the search leaves out the question at the top.
    pub fn hides_question(&self, wanted: &str) -> bool {
        let first = self.season.doubts.first();
        first.is_some_and(|doubt| !holds(&format!("{} {}", doubt.one, doubt.other), wanted))
    }

    /// The answer that can be taken back.
    ///
    /// It is the one that is looked for, the last one given here, or the only one.
    pub fn answered(&self, wanted: &str) -> Option<Answer> {
        let mut answers = self.season.answers();
        answers.retain(|answer| holds(&answer.line(), wanted));
        match answers.as_slice() {
            [only] => Some(only.clone()),
            _ => self.last.clone().filter(|last| answers.contains(last)),
        }
        .filter(|_| self.person().is_none())
    }

    /// The player who is looked for, by the place in the table.
    pub fn wanted(&self, wanted: &str) -> Option<usize> {
        let is_wanted = |person: &Person| holds(&person.name, wanted);
        let mut found = (0..).zip(&self.season.people).filter(|(_, person)| is_wanted(person));
        let (at, _) = found.next().filter(|_| self.person().is_none())?;
        let exact = |person: &Person| normalise(&person.name) == normalise(wanted.trim());
        match found.next() {
            None => Some(at),
            Some(_) => self.season.people.iter().position(exact),
        }
    }

    fn person_title(&self, person: &Person) -> Message {
        msg!("season.person-title", season = self.season.rules.title(), name = &person.name)
    }

    /// The question, a line for each player, what was answered, and what was left out.
    fn lines(&self) -> Vec<HelpLine> {
        let season = &self.season;
        let mut lines = Vec::new();
        if let Some(doubt) = season.doubts.first() {
            let n = season.doubts.len();
            lines.push(HelpLine::Heading(msg!("season.question", n)));
            let (one, other) = (doubt.one.as_str(), doubt.other.as_str());
            let pair = msg!("season.pair", one, other);
            lines.push(HelpLine::Text(pair));
            lines.push(HelpLine::Text(season_alike(doubt.why)));
            for name in [one, other] {
                let events = self.events_of(name);
                lines.push(HelpLine::Text(msg!("season.played-in", name, events)));
            }
            lines.push(HelpLine::Empty);
        }
        lines.extend(season.people.iter().map(|person| {
            let name = person.name.as_str();
            let sum: Arg = season_sum(person);
            let counted = msg!("season.row-total", total = person.total, sum);
            HelpLine::entry(msg!("season.row", place = person.place, name), counted)
        }));
        if season.people.is_empty() {
            lines.push(HelpLine::Text(msg!("season.nobody-yet")));
        }
        let answers = season.answers();
        if !answers.is_empty() {
            lines.extend([HelpLine::Empty, HelpLine::Heading(msg!("season.answers"))]);
            lines.extend(answers.iter().map(|answer| HelpLine::Text(said(answer))));
        }
        if !season.left_out.is_empty() {
            lines.push(HelpLine::Empty);
        }
        lines.extend(season.left_out.iter().map(|out| {
            let (file, why) = (out.file.as_str(), out.why.clone());
            HelpLine::Text(msg!("season.left-out", file, why))
        }));
        lines
    }

    /// The events of the person of this name.
    fn events_of(&self, label: &str) -> Vec<Arg> {
        let has = |person: &&Person| person.labels.iter().any(|own| own == label);
        let of = self.season.people.iter().find(has).map_or(&[][..], |person| &person.events);
        of.iter().map(|one| Arg::from(self.season.events[one.event].name.as_str())).collect()
    }
}

/// An answer in words.
pub fn said(answer: &Answer) -> Message {
    let names = answer.names.clone();
    match answer.same {
        true => msg!("season.said-same", names),
        false => msg!("season.said-different", names),
    }
}

fn holds(text: &str, wanted: &str) -> bool {
    let wanted = normalise(wanted.trim());
    wanted.is_empty() || holds_words(&normalise(text), &wanted)
}

fn person_lines(season: &Season, person: &Person) -> Vec<HelpLine> {
    let all = season.people.len();
    let record = person.record;
    let mut lines = vec![
        HelpLine::Text(msg!(
            "season.person-place",
            place = person.place,
            all,
            total = person.total
        )),
        HelpLine::Text(msg!(
            "season.person-record",
            wins = record.wins,
            losses = record.losses,
            draws = record.draws,
            byes = record.byes
        )),
    ];
    if person.labels.len() > 1 {
        let names = person.labels.clone();
        lines.push(HelpLine::Text(msg!("season.person-names", names)));
    }
    lines.extend(season.rules.best.map(|n| HelpLine::Text(msg!("season.best", n))));
    lines.extend([HelpLine::Empty, HelpLine::Heading(msg!("season.column-sum"))]);
    lines.extend(person.events.iter().map(|one| {
        let event = &season.events[one.event];
        let day = Message::verbatim(event.date.as_str());
        HelpLine::entry(day, event_line(&event.name, one))
    }));
    if !person.met.is_empty() {
        lines.extend([HelpLine::Empty, HelpLine::Heading(msg!("season.person-met"))]);
        lines.extend(person.met.iter().map(|met| {
            let times = msg!("season.met-times", n = met.times);
            HelpLine::entry(Message::verbatim(met.name.as_str()), times)
        }));
    }
    lines
}

/// The arithmetic of one event.
fn event_line(name: &str, one: &Counted) -> Message {
    let Some(place) = one.place else { return msg!("season.sheet-out", event = name) };
    let sum = msg!(
        "season.sheet-sum",
        event = name,
        place,
        for_place = one.for_place,
        for_attendance = one.for_attendance,
        for_results = one.for_results,
        points = one.points()
    );
    if one.counts { sum } else { msg!("season.sheet-dropped", sum) }
}
