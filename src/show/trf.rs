//! The preliminary rounds as a Tournament Report File of FIDE.
//!
//! Pairing engines read it, and programs that rate or check chess-like Swiss tournaments.
//!
//! The file has a line for each player, with a field of ten columns for each round. It says what a
//! win, a draw and a loss are worth. The format cannot hold a match of several games that each give
//! points, nor points that do not come from results. Such an event is refused.

use super::page::{Column, Page, Section, Table};
use super::request::{Format, ShowRequest, What};
use super::standings;
use crate::event::{
    Event, How, Id, Outcome, Pairing, Refusal, Role, Round, Side, Stage, StageKind,
};
use crate::msg;
use crate::ruleset::{ByeCounts, MatchShape, PointsPer, Scoring};
use deunicode::deunicode;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most players that the four columns of a number can name.
const MOST_PLAYERS: usize = 9999;

/// The columns of a name.
const NAME: usize = 33;

/// The whole file.
pub(super) fn write(event: &Event) -> Result<String, Refusal> {
    Ok(lines(event)?.into_iter().map(|line| line + "\n").collect())
}

/// The file as a page for the screen that offers it.
pub(super) fn page(event: &Event) -> Result<Page, Refusal> {
    let title = msg!("page.of-event", event = event.name(), page = msg!("ways.trf"));
    let rows = lines(event)?.into_iter().map(|line| vec![line.into()]).collect();
    let columns = vec![Column::words(msg!("ways.trf"))];
    let sections = vec![Section::plain(Table { columns, rows })];
    Ok(Page { title: title.into(), facts: Vec::new(), sections })
}

fn refused(why: crate::words::Message) -> Refusal {
    Refusal(msg!("ways.trf-cannot", why))
}

fn lines(event: &Event) -> Result<Vec<String>, Refusal> {
    let report = Report::of(event)?;
    let date = event.head.date.replace('-', "/");
    let kind = match report.stage.kind {
        StageKind::RoundRobin => "Individual: Round-Robin",
        StageKind::Swiss
        | StageKind::SingleElimination
        | StageKind::DoubleElimination
        | StageKind::DecidingMatch => "Individual: Swiss-System",
    };
    let planned = report.stage.planned.max(report.rounds.len() as u32);
    let mut lines = vec![
        format!("012 {}", ascii(event.name())),
        format!("042 {date}"),
        format!("052 {date}"),
        format!("062 {}", report.numbers.len()),
        format!("092 {kind}"),
    ];
    let organizer = event.officials.iter().find(|official| official.role == Role::Organizer);
    lines.extend(organizer.map(|official| format!("102 {}", ascii(&official.name))));
    // The first names the rounds in the file of 2026, the other in the older TRF(x).
    lines.extend([format!("142 {planned}"), format!("XXR {planned}")]);
    lines.extend(report.worth.line());
    for (id, number) in &report.numbers {
        lines.push(report.player(event, *id, *number)?);
    }
    Ok(lines)
}

/// The reported rounds: those of the first stage that are over.
struct Report<'e> {
    stage: &'e Stage,
    rounds: &'e [Arc<Round>],
    /// The starting numbers: from 1 in the order of registration, without gaps.
    numbers: BTreeMap<Id, usize>,
    worth: Worth,
    /// The place and the points of each player after these rounds.
    standing: BTreeMap<Id, (u32, u32)>,
}

impl Report<'_> {
    fn of(event: &Event) -> Result<Report<'_>, Refusal> {
        let stage = event.preliminary().ok_or_else(|| refused(msg!("ways.trf-no-rounds")))?;
        let over = stage.rounds.iter().take_while(|round| round.is_complete()).count();
        if over == 0 {
            return Err(refused(msg!("ways.trf-no-rounds")));
        }
        if event.ruleset.entrants.team_size != 1 {
            return Err(refused(msg!("ways.trf-teams")));
        }
        let scoring = event.scoring();
        if scoring.per == PointsPer::Game && stage.shape != MatchShape::OneGame {
            return Err(refused(msg!("ways.trf-games")));
        }
        let rounds = &stage.rounds[..over];
        let house = event.registered().find(|one| one.house);
        if let Some(house) = house.filter(|one| plays(rounds, one.id)) {
            return Err(refused(msg!("ways.trf-house", name = &house.name)));
        }
        let numbers: BTreeMap<Id, usize> =
            event.registered().filter(|one| !one.house).map(|one| one.id).zip(1..).collect();
        if numbers.len() > MOST_PLAYERS {
            return Err(refused(msg!("ways.trf-too-many", most = MOST_PLAYERS)));
        }
        let request = ShowRequest::new(What::Standings, Format::Text);
        let after = ShowRequest { round: Some(over as u32), ..request };
        let after = standings::as_requested(event, after)?;
        let standing = crate::event::standings(&after).iter();
        let standing = standing.map(|one| (one.entrant, (one.rank, one.points))).collect();
        Ok(Report { stage, rounds, numbers, worth: Worth::of(&scoring), standing })
    }

    /// The line of one player.
    fn player(&self, event: &Event, id: Id, number: usize) -> Result<String, Refusal> {
        let name = event.label(id);
        let (mut sum, mut cells) = (0, String::new());
        for round in self.rounds {
            let pairing = round.pairings.iter().find(|pairing| pairing.side(id).is_some());
            let cell = pairing.map_or(Cell::ABSENT, |pairing| self.cell(event, pairing, id));
            let given = pairing.map_or(0, |pairing| points(pairing, id));
            if self.worth.of_code(cell.code) != given {
                let (round, points) = (round.number, self.worth.tenths(given));
                let name = name.as_str();
                let worth = self.worth.tenths(self.worth.of_code(cell.code));
                return Err(refused(msg!("ways.trf-points", name, round, points, worth)));
            }
            sum += given;
            cells.push_str(&cell.written());
        }
        if self.sits_out_next(event, id) {
            cells.push_str(&Cell::ABSENT.written());
        }
        let last = self.numbers.len() as u32;
        let (rank, points) = self.standing.get(&id).copied().unwrap_or((last, sum));
        if points != sum {
            let (points, sum) = (self.worth.tenths(points), self.worth.tenths(sum));
            return Err(refused(msg!("ways.trf-other", name, points, sum)));
        }
        if sum * self.worth.of_unit > 999 {
            return Err(refused(msg!(
                "ways.trf-many-points",
                name,
                points = self.worth.tenths(sum)
            )));
        }
        let (name, points) = (ascii(&name), self.worth.tenths(sum));
        let name: String = name.chars().take(NAME).collect();
        let line = format!(
            "001 {number:>4}      {name:<NAME$} {empty:>30}  {points:>4} {rank:>4}{cells}",
            empty = ""
        );
        Ok(line)
    }

    /// Whether a pairing engine that draws the coming round must leave this player out.
    fn sits_out_next(&self, event: &Event, id: Id) -> bool {
        let is_next = self.rounds.len() == self.stage.rounds.len();
        let more = is_next && self.rounds.len() < self.stage.planned as usize;
        let has_left = event.entrant(id).is_none_or(|entrant| !entrant.is_active());
        more && event.stages.len() == 1 && (has_left || event.attendance(id).out)
    }

    fn cell(&self, event: &Event, pairing: &Pairing, id: Id) -> Cell {
        let side = pairing.side(id).unwrap_or(Side::A);
        let opponent = pairing.at(side.other()).and_then(|other| self.numbers.get(&other)).copied();
        let Some(outcome) = &pairing.outcome else { return Cell::ABSENT };
        let Some(opponent) = opponent else {
            let code = match outcome.how {
                How::Rested | How::SatOut | How::Vacant | How::NoShow(_) => 'Z',
                How::Unplayed => 'F',
                How::Given(_) => {
                    let points = outcome.points[side as usize];
                    match event.ruleset.preliminary.bye_counts_as(points) {
                        ByeCounts::Won => 'F',
                        ByeCounts::Drawn => 'H',
                        ByeCounts::Lost => 'Z',
                    }
                }
                How::Played | How::Concession(_) | How::Removed(_) => 'U',
            };
            return Cell { code, ..Cell::ABSENT };
        };
        // A game without sides has no colours. The file wants them, so the first-named has white.
        let first = pairing.on_sides().map_or(pairing.a, |[first, _]| first);
        let colour = if first == id { 'w' } else { 'b' };
        let won = code(event, outcome, side);
        Cell { opponent, colour, code: won }
    }
}

/// Whether this entrant is in one of the rounds.
fn plays(rounds: &[Arc<Round>], id: Id) -> bool {
    let mut all = rounds.iter().flat_map(|round| &round.pairings);
    all.any(|pairing| pairing.side(id).is_some())
}

/// The points of this player from the pairing.
fn points(pairing: &Pairing, id: Id) -> u32 {
    let outcome = pairing.outcome.as_ref().filter(|outcome| outcome.how != How::Rested);
    match (outcome, pairing.side(id)) {
        (Some(outcome), Some(Side::A)) => outcome.points[0],
        (Some(outcome), Some(Side::B)) => outcome.points[1],
        (None, _) | (_, None) => 0,
    }
}

/// The result of a match against an opponent. A result without a game has a code of its own.
fn code(event: &Event, outcome: &Outcome, side: Side) -> char {
    let won = outcome.winner.map(|winner| winner == side);
    match (outcome.how, won) {
        (How::Played | How::Concession(_), Some(true)) => '1',
        (How::Played | How::Concession(_), Some(false)) => '0',
        (How::Played | How::Concession(_), None) if event.lost_by_both(outcome, true) => '0',
        (How::Played | How::Concession(_), None) => '=',
        (_, Some(true)) => '+',
        (_, Some(false) | None) => '-',
    }
}

/// The field of one round.
struct Cell {
    /// 0: none.
    opponent: usize,
    colour: char,
    code: char,
}

impl Cell {
    /// Somebody who was not paired.
    const ABSENT: Cell = Cell { opponent: 0, colour: '-', code: 'Z' };

    fn written(&self) -> String {
        let Cell { opponent, colour, code } = self;
        match opponent {
            0 => format!("  0000 {colour} {code}"),
            number => format!("  {number:>4} {colour} {code}"),
        }
    }
}

/// The worth of the results, in units of the event's points.
struct Worth {
    win: u32,
    /// None: nothing is drawn.
    draw: Option<u32>,
    loss: u32,
    bye: u32,
    /// The tenths of a point in one unit.
    of_unit: u32,
}

impl Worth {
    /// Points with one decimal: `11.5`.
    fn tenths(&self, units: u32) -> String {
        let tenths = units * self.of_unit;
        format!("{}.{}", tenths / 10, tenths % 10)
    }

    fn of(scoring: &Scoring) -> Worth {
        let Scoring { win, draw, loss, bye, units, .. } = *scoring;
        Worth { win, draw, loss, bye, of_unit: 10 / units.max(1) }
    }

    fn of_code(&self, code: char) -> u32 {
        match code {
            '1' | '+' | 'F' => self.win,
            '=' => self.draw.unwrap_or(self.loss),
            '0' => self.loss,
            'U' => self.bye,
            _ => 0,
        }
    }

    /// The line of the points; None if they are those of chess.
    fn line(&self) -> Option<String> {
        let mut parts = vec![('W', self.win)];
        parts.extend(self.draw.map(|draw| ('D', draw)));
        parts.extend([('L', self.loss), ('P', self.bye)]);
        let usual = |(code, worth): &(char, u32)| match code {
            'W' => worth * self.of_unit == 10,
            'D' => worth * self.of_unit == 5,
            'L' => *worth == 0,
            _ => *worth == self.win,
        };
        let parts: Vec<_> = parts.into_iter().filter(|part| !usual(part)).collect();
        let written = parts.iter().map(|(code, worth)| format!("{code}{:>4}", self.tenths(*worth)));
        (!parts.is_empty()).then(|| format!("162  {}", written.collect::<Vec<_>>().join("    ")))
    }
}

/// Letters that have one byte each, so that columns are columns for every reader.
fn ascii(text: &str) -> String {
    let plain = deunicode(text);
    let words = plain.split(|c: char| !c.is_ascii_graphic()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}
