//! An event that is open: the session, and what the organizer looks at.

use super::add_line::AddLine;
use super::facts::Facts;
use super::scroll::Scroll;
use super::seen::Seen;
use super::text;
use crate::event::name::fold;
use crate::event::{Entry, Event, Id, Phase, Reading, Round, Stage};
use crate::store::Session;
use std::fmt;

/// The screens of an open event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum View {
    Main,
    Players,
    Draft,
    Standings,
    Bracket,
    Log,
    /// What is announced before the start.
    Announcement,
}

/// The panes of the main screen that take keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pane {
    Round,
    Standings,
}

/// An open event. The rows that keys act on are kept by what they are, a
/// player or a table, not by where they stand: a list that changes order
/// never moves the cursor to somebody else.
pub struct Floor {
    pub session: Session,
    pub facts: Facts,
    pub view: View,
    pub pane: Pane,
    pub player: Option<Id>,
    pub table: Option<u32>,
    /// The round looked at, stage and round from 1; None: the newest.
    pub shown: Option<(usize, u32)>,
    /// A table's number as far as it is typed.
    pub digits: String,
    pub add: AddLine,
    /// The action chosen in the log.
    pub entry: Option<u64>,
    /// The log shows only what holds this.
    pub filter: String,
    /// How far the announcement is scrolled.
    pub announced: Scroll,
    /// The end of the time was rung already.
    pub rung: bool,
    pub seen: Seen,
    /// The action of which was told what taking it back means: once more, and
    /// it is taken back.
    pub asked: Option<u64>,
}

impl Floor {
    /// An event as it is first shown: its players while they are registered,
    /// the round afterwards.
    pub fn new(session: Session, now: i64) -> Floor {
        let facts = Facts::of(session.event());
        let registering = facts.phase == Phase::Registration;
        let view = if registering { View::Players } else { View::Main };
        let typing = registering && session.read_only().is_none();
        let add = AddLine::new(&session.event().ruleset, typing);
        let seen = Seen::all(session.event());
        let rung = session.event().clock.reading(now).seconds().is_some_and(|left| left <= 0);
        Floor {
            session,
            facts,
            view,
            pane: Pane::Round,
            player: None,
            table: None,
            shown: None,
            digits: String::new(),
            add,
            entry: None,
            filter: String::new(),
            announced: Scroll::default(),
            rung,
            seen,
            asked: None,
        }
    }

    pub fn event(&self) -> &Event {
        self.session.event()
    }

    /// The round that is looked at, with the number of its stage.
    pub fn round(&self) -> Option<(usize, &Stage, &Round)> {
        let event = self.event();
        let (stage, round) = match self.shown {
            Some(shown) => shown,
            None => rounds(event).last().copied()?,
        };
        let found = event.stages.get(stage.checked_sub(1)?)?;
        Some((stage, found, found.rounds.get((round as usize).checked_sub(1)?)?))
    }

    /// Whether the round that is looked at is over and another one runs.
    pub fn looks_back(&self) -> bool {
        self.shown.is_some()
    }

    /// The round so many steps from the one that is looked at.
    pub fn neighbour(&self, step: isize) -> Option<(usize, u32)> {
        let all = rounds(self.event());
        let newest = all.len().checked_sub(1)?;
        let at =
            self.shown.and_then(|shown| all.iter().position(|r| *r == shown)).unwrap_or(newest);
        all.get(at.checked_add_signed(step)?).copied()
    }

    /// Looks at this round; the newest one is followed as it changes.
    pub fn look_at(&mut self, round: (usize, u32)) {
        let newest = rounds(self.event()).last() == Some(&round);
        self.shown = (!newest).then_some(round);
        self.table = None;
    }

    /// The table that keys act on: the one chosen, else the first whose
    /// result is missing, else the first.
    pub fn chosen_table(&self) -> Option<u32> {
        let (_, _, round) = self.round()?;
        let tables = || round.pairings.iter().filter(|p| p.table.is_some());
        (self.table.filter(|table| round.at_table(*table).is_some()))
            .or_else(|| tables().find(|p| p.outcome.is_none()).and_then(|p| p.table))
            .or_else(|| tables().next().and_then(|p| p.table))
    }

    /// After this table's result the next one without any is chosen; the
    /// tables before it come behind those after it.
    pub fn go_to_next_open(&mut self, table: u32) {
        let open = |round: &Round| -> Option<u32> {
            let mut open: Vec<u32> = round.missing().filter_map(|pairing| pairing.table).collect();
            open.sort_by_key(|one| (*one < table, *one));
            open.into_iter().find(|one| *one != table)
        };
        let next = self.round().and_then(|(_, _, round)| open(round));
        self.table = next.or(Some(table));
    }

    /// Entrants in the order in which places are shown: on the main screen
    /// those of the finals, once they are decided.
    pub fn ranked(&self) -> Vec<Id> {
        if self.view == View::Main && self.shows_final_places() {
            return self.facts.places.clone();
        }
        self.facts.standings.iter().map(|standing| standing.entrant).collect()
    }

    pub fn shows_final_places(&self) -> bool {
        self.facts.champion.is_some() && !self.facts.places.is_empty()
    }

    /// Who goes on to the finals, best first, until they are paired.
    pub fn waiting_seeds(&self) -> &[Id] {
        let unpaired = self.event().finals().filter(|finals| finals.rounds.is_empty());
        unpaired.map_or(&[], |finals| &finals.seeds)
    }

    /// The seed that keys act on in the bracket, from 1.
    pub fn chosen_seed(&self) -> Option<usize> {
        let chosen = self.chosen_player()?;
        self.waiting_seeds().iter().position(|id| *id == chosen).map(|at| at + 1)
    }

    /// The player that keys act on: the one chosen, else the first.
    pub fn chosen_player(&self) -> Option<Id> {
        let seeds = if self.view == View::Bracket { self.waiting_seeds() } else { &[] };
        if let Some(first) = seeds.first() {
            return self.player.filter(|id| seeds.contains(id)).or(Some(*first));
        }
        let first = || match self.view {
            View::Players => self.event().registered().next().map(|entrant| entrant.id),
            View::Draft => self.event().pods.iter().flatten().next().copied(),
            _ => self.ranked().first().copied(),
        };
        self.player.or_else(first)
    }

    /// Numbers of the actions that the log shows, the newest first.
    pub fn log_rows(&self) -> Vec<u64> {
        let wanted = fold(self.filter.trim());
        let event = self.event();
        if wanted.is_empty() {
            return event.log.iter().rev().map(|entry| entry.n).collect();
        }
        let shown = |(entry, told): &(&Entry, String)| {
            text::holds(&format!("{} {told}", entry.by), &wanted)
        };
        let told = event.log.iter().zip(event.told()).rev();
        told.filter(shown).map(|(entry, _)| entry.n).collect()
    }

    /// The action that keys act on in the log: the one chosen, else the
    /// newest that can be taken back.
    pub fn chosen_entry(&self) -> Option<u64> {
        if self.filter.trim().is_empty() {
            // Every action is shown.
            let event = self.event();
            let chosen = self.entry.and_then(|n| event.entry(n)).or_else(|| event.undoable());
            return chosen.or(event.log.last()).map(|entry| entry.n);
        }
        let rows = self.log_rows();
        (self.entry.filter(|n| rows.contains(n)))
            .or_else(|| self.event().undoable().map(|entry| entry.n).filter(|n| rows.contains(n)))
            .or_else(|| rows.first().copied())
    }

    /// The clock, as far as it still says something: after the last game of
    /// all there is none.
    pub fn reading(&self, now: i64) -> Reading {
        match self.is_over() {
            true => Reading::Stopped,
            false => self.event().clock.reading(now),
        }
    }

    /// There is a champion, or the event is closed.
    pub fn is_over(&self) -> bool {
        self.facts.champion.is_some() || self.event().finished.is_some()
    }

    /// Whether results are awaited: only then does the time matter.
    pub fn is_playing(&self) -> bool {
        matches!(self.facts.phase, Phase::Playing { .. })
    }

    /// Keeps what keys act on where it is, before others' actions are taken in.
    pub fn pin(&mut self) {
        self.table = self.chosen_table();
        if self.view != View::Main || self.pane == Pane::Standings {
            self.player = self.chosen_player();
        }
        if self.view == View::Log {
            self.entry = self.chosen_entry();
        }
    }

    /// Takes in that the event has changed.
    pub fn settle(&mut self) {
        let before = self.facts.rounds;
        self.facts = Facts::of(self.session.event());
        if self.facts.rounds != before {
            self.shown = None;
            self.table = None;
            self.digits.clear();
            // With a new round the standings are read from the top.
            if self.view != View::Players && self.facts.rounds > before {
                self.player = None;
            }
        }
        if self.round().is_none() {
            self.shown = None;
        }
        if self.event().finals().is_none() && self.view == View::Bracket {
            self.view = View::Main;
        }
        let is_there = |id: &Id| self.event().registered().any(|entrant| entrant.id == *id);
        if let Some(id) = self.player.filter(|id| !is_there(id)) {
            // The neighbour of the one who is gone.
            let before = self.event().registered().map(|e| e.id).rfind(|other| *other < id);
            self.player = before;
        }
    }
}

/// Every round of every stage, in order.
fn rounds(event: &Event) -> Vec<(usize, u32)> {
    let of = |(at, stage): (usize, &Stage)| {
        stage.rounds.iter().map(move |round| (at + 1, round.number)).collect::<Vec<_>>()
    };
    event.stages.iter().enumerate().flat_map(of).collect()
}

impl fmt::Debug for Floor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Floor").field("view", &self.view).finish_non_exhaustive()
    }
}
