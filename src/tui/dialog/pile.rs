//! A pile of slips: the dialog stays open and turns from one table to the next.
//!
//! It saves a result for each open table, and stops at a table whose slip it must not take, so that
//! no key meant for one table reaches another.

use super::{ClosedByOthers, Dialog, ReportDialog};
use crate::event::decide::reported_by;
use crate::event::{Event, Id, Pairing, Round};
use crate::msg;
use crate::words::Message;
use std::collections::BTreeSet;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pile {
    pub stage: usize,
    pub round: u32,
    /// For each result saved here: the table, and the number of the log line.
    pub saved: Vec<(u32, u64)>,
    /// The slip that it waits for. None: none is left.
    pub slip: Option<ReportDialog>,
    /// The typed digits of another table's number.
    pub number: Option<String>,
    pub halt: Option<Halt>,
    /// The other changes that the last key made besides its result.
    pub note: Option<Message>,
}

/// Why the pile has stopped. No result is typed before its user goes on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Halt {
    /// The slip of this table is not taken.
    Table(Message),
    /// There is no such table; the slip before is still waited for.
    NoTable(Message),
}

impl Pile {
    /// Starts with the first open table.
    pub fn new(event: &Event, (stage, round): (usize, u32)) -> Pile {
        let saved = Vec::new();
        let pile = Pile { stage, round, saved, slip: None, number: None, halt: None, note: None };
        let next = pile.after(event, 0);
        let slip = next.map(|table| pile.blank(event, table));
        Pile { slip, ..pile }
    }

    pub fn title(&self, event: &Event, short: bool) -> Message {
        let stage = event.stages.get(self.stage.saturating_sub(1)).filter(|_| !short);
        let round = stage.map(|stage| stage.round_title(self.round));
        let round = round.unwrap_or_else(|| msg!("screen.number", n = self.round).capitalised());
        let place = match self.table() {
            Some(table) if short => msg!("common.table", n = table).capitalised(),
            Some(table) => super::desk::table_of_round(table, round),
            None => round,
        };
        let (done, all) = self.counts(event);
        msg!("common.dotted", one = place, other = msg!("plain.results-in", n = done, all))
    }

    pub fn round_of<'a>(&self, event: &'a Event) -> Option<&'a Round> {
        let stage = event.stages.get(self.stage.checked_sub(1)?)?;
        stage.rounds.get((self.round as usize).checked_sub(1)?).map(AsRef::as_ref)
    }

    pub fn table(&self) -> Option<u32> {
        self.slip.as_ref().map(|slip| slip.table)
    }

    /// The tables of the round with a slip, done or not.
    fn all<'a>(&'a self, event: &'a Event) -> impl Iterator<Item = (u32, &'a Pairing)> {
        let pairings = self.round_of(event).map_or(&[][..], |round| &round.pairings);
        let matches = pairings.iter().filter(|pairing| !pairing.is_bye());
        matches.filter_map(|pairing| Some((pairing.table?, pairing)))
    }

    /// The tables without a result, in their order.
    pub fn open(&self, event: &Event) -> Vec<u32> {
        let open = self.all(event).filter(|(_, pairing)| pairing.outcome.is_none());
        let mut open: Vec<u32> = open.map(|(table, _)| table).collect();
        open.sort_unstable();
        open
    }

    /// All tables of this pile, in their order.
    pub fn tables(&self, event: &Event) -> Vec<u32> {
        let mut tables: Vec<u32> = self.all(event).map(|(table, _)| table).collect();
        tables.sort_unstable();
        tables
    }

    /// The tables done here, the newest first, each once.
    pub fn done(&self) -> Vec<u32> {
        let mut known = BTreeSet::new();
        let tables = self.saved.iter().rev().map(|(table, _)| *table);
        tables.filter(|table| known.insert(*table)).collect()
    }

    /// How many slips of how many are done.
    pub fn counts(&self, event: &Event) -> (usize, usize) {
        let all = self.all(event).count();
        (all - self.open(event).len(), all)
    }

    fn blank(&self, event: &Event, table: u32) -> ReportDialog {
        ReportDialog::new(event, self.stage, self.round, table)
    }

    /// The next table to be done after this one; those with lower numbers come last.
    fn after(&self, event: &Event, table: u32) -> Option<u32> {
        self.open(event).into_iter().min_by_key(|one| (*one <= table, *one))
    }

    fn turn_to(&mut self, event: &Event, table: Option<u32>) {
        self.slip = table.map(|table| self.blank(event, table));
        (self.number, self.halt, self.note) = (None, None, None);
    }

    /// Turns to the next table to be done, and names those that were skipped before it.
    fn advance(&mut self, event: &Event, done: u32) {
        let next = self.after(event, done);
        self.turn_to(event, next);
        if next.is_some_and(|next| next < done) {
            let tables: Vec<String> = self.open(event).iter().map(u32::to_string).collect();
            self.note = Some(msg!("slips.skipped", n = tables.len(), tables));
        }
    }

    /// Turns to this table. A slip that is left half typed is emptied, and that is told.
    fn leave_for(&mut self, event: &Event, table: u32) {
        let lost = self.table().filter(|_| self.would_lose(event));
        self.turn_to(event, Some(table));
        self.note = lost.map(|table| msg!("screen.typed-dropped", table));
    }

    /// Skips this slip, or goes back to the one before; nothing typed is kept.
    pub fn step(&mut self, event: &Event, forward: bool) {
        let tables = self.open(event);
        let at = self.table();
        let found = match (at, forward) {
            (None, true) => tables.first().copied(),
            (None, false) => tables.last().copied(),
            (Some(at), true) => tables.into_iter().min_by_key(|one| (*one <= at, *one)),
            (Some(at), false) => tables.into_iter().max_by_key(|one| (*one < at, *one)),
        };
        if let Some(table) = found {
            self.leave_for(event, table);
        }
    }

    /// Whether the arrows lead to another table.
    pub fn has_other(&self, event: &Event) -> bool {
        self.open(event).into_iter().any(|table| Some(table) != self.table())
    }

    /// The result of this table was saved; `n` is its line in the log, if it has a new one.
    pub fn saved(&mut self, event: &Event, table: u32, n: Option<u64>) {
        self.saved.extend(n.map(|n| (table, n)));
        // After a conceded game the match goes on.
        match self.open(event).contains(&table) {
            true => self.turn_to(event, Some(table)),
            false => self.advance(event, table),
        }
    }

    /// The last line that was saved here, with its table.
    pub fn last_saved(&self) -> Option<(u32, u64)> {
        self.saved.last().copied()
    }

    /// The last saved result was undone: its slip is waited for again.
    pub fn taken_back(&mut self, event: &Event) {
        if let Some((table, _)) = self.saved.pop() {
            self.turn_to(event, Some(table));
        }
    }

    /// Goes on after a stop.
    pub fn go_on(&mut self, event: &Event) {
        let (Some(halt), at) = (self.halt.take(), self.table()) else { return };
        match (halt, at) {
            (Halt::NoTable(_), _) | (_, None) => {}
            (Halt::Table(_), Some(table)) => self.advance(event, table),
        }
    }

    /// Begins another table's number, or adds a digit to it. A number with as many digits as
    /// the largest has is complete and is gone to at once.
    pub fn digit(&mut self, event: &Event, sign: char) {
        let most = self.digits(event);
        let number = self.number.get_or_insert_default();
        if sign.is_ascii_digit() && number.len() < most.max(2) {
            number.push(sign);
        }
        let value = number.trim_start_matches('0');
        if value.len() >= most || !value.is_empty() && number.len() >= most.max(2) {
            self.go(event);
        }
    }

    /// The number of digits of the largest table.
    pub fn digits(&self, event: &Event) -> usize {
        let tables = self.round_of(event).map_or(&[][..], |round| &round.pairings);
        let largest = tables.iter().filter_map(|pairing| pairing.table).max();
        largest.unwrap_or(1).to_string().len()
    }

    /// Goes to the table whose number is typed.
    pub fn go(&mut self, event: &Event) {
        let typed = self.number.take().and_then(|number| number.parse().ok());
        let Some(table) = typed else { return };
        self.note = None;
        match self.round_of(event).and_then(|round| round.at_table(table)) {
            None => self.halt = Some(Halt::NoTable(msg!("slips.no-table", table))),
            Some(_) => self.jump(event, table),
        }
    }

    fn table_of(&self, event: &Event, id: Id) -> Option<u32> {
        self.round_of(event)?.of(id)?.table
    }

    /// Turns to the table of this player.
    pub fn go_to_player(&mut self, event: &Event, id: Id) {
        match self.table_of(event, id) {
            Some(table) => self.jump(event, table),
            None => self.miss(self.seat(event, id)),
        }
    }

    pub fn seat(&self, event: &Event, id: Id) -> Message {
        let name = event.label(id);
        match self.table_of(event, id) {
            Some(table) => {
                msg!("common.labelled", label = name, text = msg!("common.table", n = table))
            }
            None => msg!("slips.no-seat", name),
        }
    }

    /// Stops without turning to another table.
    pub fn miss(&mut self, why: Message) {
        self.halt = Some(Halt::NoTable(why));
    }

    fn jump(&mut self, event: &Event, table: u32) {
        self.leave_for(event, table);
        if !self.open(event).contains(&table) {
            self.stop_at(event, table);
        }
    }

    /// Stops at a table whose slip is not taken, and says why. A half-typed result is emptied,
    /// because it would look like the result of that table.
    fn stop_at(&mut self, event: &Event, table: u32) {
        self.slip = Some(self.blank(event, table));
        let at = (self.stage, self.round, table);
        let why = match reported_by(event, at) {
            Some((entry, said)) => {
                let by = entry.by.as_str();
                msg!("slips.has-result", table, said, by)
            }
            None => msg!("slips.has-no-slip", table),
        };
        self.halt = Some(Halt::Table(why));
    }

    /// The reason why the pile has stopped.
    pub fn halt_text(&self) -> Option<&Message> {
        match self.halt.as_ref()? {
            Halt::Table(why) | Halt::NoTable(why) => Some(why),
        }
    }

    /// Whether a game is typed that was not saved.
    pub fn has_typed(&self, event: &Event) -> bool {
        let scored = |slip: &ReportDialog| slip.scores.is_some() && slip.has_typed();
        self.slip
            .as_ref()
            .is_some_and(|slip| slip.games.len() > slip.games_known(event) || scored(slip))
    }

    /// Whether anything on the slip would be lost with it.
    fn would_lose(&self, event: &Event) -> bool {
        let typed = |slip: &ReportDialog| slip.would_lose(event, slip.games_known(event));
        self.slip.as_ref().is_some_and(typed)
    }

    /// Whether leaving would drop a part of a result.
    pub fn is_half_typed(&self, event: &Event) -> bool {
        let half = |slip: &ReportDialog| slip.is_half_typed(event, slip.games_known(event));
        self.slip.as_ref().is_some_and(half)
    }

    /// Shows why nothing was saved. A table that got its result from others is left alone.
    pub fn refused(&mut self, event: &Event, seen: u64, why: Message) {
        let Some(table) = self.table() else { return self.miss(why) };
        if let Some(slip) = &mut self.slip {
            slip.refused(event, seen, why);
        }
        if !self.open(event).contains(&table) {
            self.stop_at(event, table);
        }
    }

    /// Forgets the typed result: it was meant for other players.
    pub fn forget(&mut self, event: &Event) {
        if let Some(slip) = &mut self.slip {
            slip.forget(event);
        }
    }

    /// Whether the dialog itself says what others have done.
    pub fn tells(&self) -> bool {
        let slip = self.slip.as_ref().is_some_and(|slip| slip.changed_by_others);
        slip || matches!(self.halt, Some(Halt::Table(_)))
    }

    pub fn follow(mut self, event: &Event, seen: u64) -> Dialog {
        if self.round_of(event).is_none() {
            let (title, why) = (msg!("slips.key-short").capitalised(), msg!("slips.round-gone"));
            return Dialog::Closed(ClosedByOthers { title, why });
        }
        self.saved.retain(|(_, n)| !event.undone.contains(n));
        let Some(slip) = self.slip.take() else { return Dialog::Pile(Box::new(self)) };
        let table = slip.table;
        match slip.follow(event, seen) {
            Dialog::Report(slip) => self.slip = Some(slip),
            closed => return closed,
        }
        let taken = !self.open(event).contains(&table);
        if taken && !matches!(self.halt, Some(Halt::NoTable(_))) {
            self.stop_at(event, table);
        }
        if !taken && matches!(self.halt, Some(Halt::Table(_))) {
            self.halt = None;
        }
        // The stop tells the change.
        if let Some(slip) = self.slip.as_mut().filter(|_| taken) {
            (slip.changed_by_others, slip.error_text) = (false, None);
        }
        Dialog::Pile(Box::new(self))
    }
}
