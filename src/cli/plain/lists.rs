//! Lists in sentences: the round, missing results, players, standings, the clock, the log.

use super::dialogue::Dialogue;
use super::place::{clock, verb};
use super::reader::OrEnd;
use crate::cli::output::REFUSED;
use crate::event::repair::repair;
use crate::event::standings::{Standings, WinLoss};
use crate::event::{
    Entrant, Entry, Event, Id, Pairing, Phase, ResultText, Round, Standing, Who, champion,
    final_places, find, phase, sender, standings,
};
use crate::msg;
use crate::show::{no_places, status_words};
use crate::tui::clock::now;
use crate::words::{Arg, Message};

impl Dialogue<'_> {
    pub(super) fn print_round(&mut self) -> OrEnd {
        let Some(event) = self.event() else { return Ok(()) };
        let lines: Vec<Message> = match event.round() {
            None => vec![msg!("board.no-round")],
            Some(round) => {
                let mission = round.mission.as_ref().map(|mission| mission.phrase());
                let mission =
                    mission.map(|message| msg!("screen.sentence", text = message).capitalised());
                let tables = round.pairings.iter().map(|at| table(event, round, at));
                mission.into_iter().chain(tables).collect()
            }
        };
        self.list(lines)
    }

    pub(super) fn print_missing(&mut self) -> OrEnd {
        let Some(event) = self.event() else { return Ok(()) };
        let lines: Vec<Message> = match event.round() {
            None => vec![msg!("board.no-round")],
            Some(round) if round.is_complete() => vec![msg!("plain.none-missing")],
            Some(round) => round.missing().map(|at| table(event, round, at)).collect(),
        };
        self.list(lines)
    }

    pub(super) fn print_names(&mut self) -> OrEnd {
        let Some(event) = self.event() else { return Ok(()) };
        let line = |entrant: &Entrant| {
            let (n, name) = (entrant.id, entrant.label().into_owned());
            let state = state(event, entrant);
            let name = match state {
                None => Arg::from(name),
                Some(state) => Arg::Series(vec![name.into(), state.into()]),
            };
            msg!("plain.player", n, name)
        };
        let mut lines: Vec<Message> = event.registered().map(line).collect();
        if lines.is_empty() {
            lines.push(msg!("plain.nobody"));
        }
        self.list(lines)
    }

    /// Prints the standings; after the finals, the final places.
    pub(super) fn print_standings(&mut self) -> OrEnd {
        let Some(event) = self.event() else { return Ok(()) };
        let places = final_places(event);
        let all = standings(event);
        let mut lines: Vec<Message> = match champion(event).is_some() && !places.is_empty() {
            true => (1usize..)
                .zip(&places)
                .map(|(place, id)| msg!("plain.final-place", place, name = event.label(*id)))
                .collect(),
            false if no_places(event).is_some() => Vec::new(),
            false => all.iter().map(|one| place_of(event, all, one)).collect(),
        };
        if lines.is_empty() {
            lines.extend(no_places(event));
        }
        self.list(lines)
    }

    /// Prints the pending reports by players, and how to answer them.
    pub(super) fn print_inbox(&mut self) -> OrEnd {
        self.show("inbox")?;
        let Some(open) = &self.open else { return Ok(()) };
        if open.event().inbox().next().is_none() {
            return Ok(());
        }
        let (accept, dismiss) = (verb("inbox accept"), verb("inbox dismiss"));
        self.say(msg!("plain.inbox-answer", accept, dismiss))
    }

    /// Prints a player's place, table and results.
    pub(super) fn print_who(&mut self, typed: &str) -> OrEnd {
        let mut typed = typed.to_owned();
        if typed.is_empty() {
            let Some(answer) = self.ask(msg!("plain.ask-player"))? else {
                return Ok(());
            };
            typed = answer;
        }
        let Some(open) = &self.open else { return Ok(()) };
        let id = match find(open.event(), &Who(typed.clone())) {
            Ok(id) => id,
            Err(why) => match self.meant(&why.0, &typed)? {
                Some(id) => id,
                None => return Ok(()),
            },
        };
        let Some(open) = &self.open else { return Ok(()) };
        let lines = about(open.event(), id);
        self.list(lines)
    }

    /// Prints the clock, and the tables with extra time.
    pub(super) fn print_clock(&mut self) -> OrEnd {
        let Some(open) = &self.open else { return Ok(()) };
        let (event, now) = (open.event(), now());
        let Some(reading) = clock(event, now.unix) else {
            return self.say(msg!("plain.clock-stopped"));
        };
        let of = msg!("pages.minutes", n = event.clock.minutes());
        let mut lines = vec![msg!("plain.clock", reading, length = of).capitalised()];
        let open_tables = event.round().into_iter().flat_map(Round::missing);
        lines.extend(open_tables.filter_map(|at| {
            Some(msg!("plain.clock-of-table", table = at.table?, extra = at.extra_words()?))
        }));
        self.list(lines)
    }

    pub(super) fn print_log(&mut self) -> OrEnd {
        let Some(event) = self.event() else { return Ok(()) };
        let line = |(entry, what): (&Entry, Message)| {
            let (time, by) = (entry.at.clock(), sender(&entry.by));
            match event.undone.contains(&entry.n) {
                false => msg!("plain.log-entry", undone = "no", n = entry.n, time, by, what),
                true => msg!("plain.log-entry", undone = "yes", n = entry.n, time, by, what),
            }
        };
        let lines: Vec<Message> =
            event.log.iter().zip(event.describe_log()).rev().map(line).collect();
        self.list(if lines.is_empty() { vec![msg!("plain.no-entry")] } else { lines })
    }

    /// Prints why the round no longer matches the rules, the choices, and how to take one.
    pub(super) fn print_repair(&mut self, with: &[Who]) -> OrEnd {
        let Some(event) = self.event() else { return Ok(()) };
        let ids: Result<Vec<Id>, _> = with.iter().map(|who| find(event, who)).collect();
        let choices = match ids {
            Ok(ids) => repair(event, &ids, now()),
            Err(why) => return self.refuse(why.0, REFUSED),
        };
        let Some(choices) = choices else { return self.say(msg!("tables.no-choices")) };
        let how =
            msg!("tables.how", repair = verb("repair why=REASON"), redraw = verb("redraw WHY"));
        let lines: Vec<Message> = choices.lines(event).into_iter().chain([how]).collect();
        self.list(lines)
    }
}

/// A table in a sentence, with its result if there is one.
pub(super) fn table(event: &Event, round: &Round, pairing: &Pairing) -> Message {
    let (Some(table), Some(b)) = (pairing.table, pairing.b) else {
        let name = event.label(pairing.a);
        return msg!("common.labelled-stop", label = name, text = pairing.free_word());
    };
    let at = match event.table_mark(round, pairing) {
        None => msg!("common.table", n = table).capitalised(),
        Some(mark) => msg!("plain.table-marked", table, mark),
    };
    let sentences = match &pairing.outcome {
        Some(outcome) => ResultText::of(event, pairing, outcome).message(),
        None => {
            let (a, b) = (event.label(pairing.a), event.label(b));
            match pairing.so_far.played() {
                0 => msg!("plain.against", a, b),
                _ => msg!("plain.against-so-far", a, b, games = pairing.so_far.as_str()),
            }
        }
    };
    let mut sentences: Vec<Arg> = vec![sentences.into()];
    if pairing.outcome.is_none() {
        sentences.extend(event.side_words(pairing).map(Arg::from));
        sentences.extend(pairing.extra_words().map(Arg::from));
    }
    msg!("common.labelled-stop", label = at, text = Arg::Series(sentences))
}

/// A line of the standings: `Place 1: Ewa, 9 points, 3 wins, 0 draws, 0 losses.`
fn place_of(event: &Event, all: &Standings, one: &Standing) -> Message {
    let name = event.label(one.entrant);
    let points = event.points_phrase(one.points);
    let mut sentences: Vec<Arg> = vec![points.into()];
    if let Some(record) = all.record(one.entrant) {
        // As on the screen, a bye counts by its value.
        let WinLoss { won, lost, drawn } = record.win_loss();
        sentences.push(msg!("plain.wins", n = won).into());
        if drawn > 0 {
            sentences.push(msg!("plain.draws", n = drawn).into());
        }
        sentences.push(msg!("plain.losses", n = lost).into());
    }
    let entrant = event.entrant(one.entrant);
    sentences.extend(entrant.and_then(|one| status_words(one.status)).map(Arg::from));
    msg!("plain.place", place = one.rank, name, facts = Arg::Series(sentences))
}

fn about(event: &Event, id: Id) -> Vec<Message> {
    let Some(entrant) = event.entrant(id) else { return Vec::new() };
    let mut who: Vec<Arg> =
        vec![msg!("common.with-number", name = event.label(id), number = id).into()];
    who.extend(entrant.club.clone().map(Arg::from));
    who.extend(state(event, entrant).map(Arg::from));
    let mut sentences = vec![msg!("screen.sentence", text = Arg::Series(who))];
    let all = standings(event);
    let placed = all.standing(id).filter(|_| no_places(event).is_none());
    sentences.extend(placed.map(|standing| place_of(event, all, standing)));
    for stage in event.stages.iter().rev() {
        for round in stage.rounds.iter().rev() {
            let Some(pairing) = round.of(id) else { continue };
            let title = stage.round_name(round.number).capitalised();
            sentences.push(msg!(
                "common.labelled",
                label = title,
                text = table(event, round, pairing)
            ));
        }
    }
    sentences
}

/// The facts about a player besides the name: dropped, checked in, paid.
fn state(event: &Event, entrant: &Entrant) -> Option<Message> {
    status_words(entrant.status).or_else(|| {
        let before = phase(event) == Phase::Registration && event.checks_in();
        let here = event.attendance(entrant.id).here;
        match before {
            false => None,
            true if here => Some(msg!("check-in.hint-here")),
            true => Some(msg!("plain.is-not-here")),
        }
    })
}
