//! A list that shows only the rows with a typed text.

use super::derived::RoundRow;
use super::dialog::meant;
use super::keys::View;
use super::open_event::{OpenEvent, Pane};
use crate::event::name::normalise;
use crate::event::{Event, Id, Round};
use std::collections::BTreeSet;

/// The typed text and the players whom it means.
#[derive(Debug, Clone, Default)]
pub struct Narrowed {
    text: String,
    players: BTreeSet<Id>,
    /// The cursor before anything was typed.
    pub before: CursorBefore,
}

/// The row on which the cursor stood: a player, a table, and who plays there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct CursorBefore {
    pub player: Option<Id>,
    pub table: Option<u32>,
    pub beside: Option<Id>,
}

impl Narrowed {
    pub fn new(before: CursorBefore) -> Narrowed {
        Narrowed { before, ..Narrowed::default() }
    }

    /// Takes the text as it is typed now. Tables are those of this round.
    pub fn take(&mut self, text: &str, event: &Event, round: Option<&Round>) {
        text.trim().clone_into(&mut self.text);
        self.players = meant(event, round, text).into_iter().collect();
    }

    /// Looks again for the players meant, after a change of the event.
    pub fn follow(&mut self, event: &Event, round: Option<&Round>) {
        self.players = meant(event, round, &self.text).into_iter().collect();
    }

    /// Whether rows are left out.
    fn has_text(&self) -> bool {
        !self.text.is_empty()
    }

    /// Whether the rows of this player stay.
    pub fn keeps(&self, id: Id) -> bool {
        self.text.is_empty() || self.players.contains(&id)
    }

    /// Whether a word of this name begins with the text.
    pub fn begins(&self, name: &str) -> bool {
        let wanted = normalise(&self.text);
        normalise(name).split(' ').any(|word| word.starts_with(&wanted))
    }
}

impl OpenEvent {
    /// Whether the list that has the cursor shows rows of players, which a name can narrow.
    pub fn lists_players(&self) -> bool {
        let event = self.event();
        match (self.view, self.pane) {
            (View::Players, _) => event.registered().next().is_some(),
            (View::Main, Pane::Round) => self.round().is_some(),
            (View::Main, Pane::Standings) => {
                self.derived.reported
                    && (event.preliminary().is_some() || self.shows_final_places())
            }
            (View::Standings, _) => self.derived.reported && event.preliminary().is_some(),
            (View::Bracket, _) => event.finals().is_some(),
            _ => false,
        }
    }

    /// Whether a typed text leaves rows out of the list that has the cursor.
    pub fn is_narrowed(&self) -> bool {
        self.narrowed.as_ref().is_some_and(Narrowed::has_text)
    }

    /// Whether the rows of this player stay in the list that has the cursor.
    pub fn keeps_row(&self, id: Id) -> bool {
        self.narrowed.as_ref().is_none_or(|narrowed| narrowed.keeps(id))
    }

    /// Begins to narrow the list. The cursor is remembered.
    pub fn begin_narrowing(&mut self) {
        let table = self.chosen_table();
        let pairing = self.round().and_then(|(_, _, round)| round.at_table(table?));
        let beside = pairing.map(|pairing| pairing.a);
        let before = CursorBefore { player: self.player, table: self.table, beside };
        self.narrowed = Some(Narrowed::new(before));
    }

    /// Leaves only the rows with this text, and chooses the best of them. Without a text, the
    /// cursor stands where it was.
    pub fn narrow(&mut self, text: &str) {
        let Some(mut narrowed) = self.narrowed.take() else { return };
        narrowed.take(text, self.event(), self.round().map(|(_, _, round)| round));
        self.narrowed = Some(narrowed);
        match self.is_narrowed() {
            true => self.choose_best(),
            false => self.restore_cursor(),
        }
    }

    /// Shows every row again. The cursor keeps its row or goes back to where it was.
    pub fn end_narrowing(&mut self, keeps_row: bool) {
        if !keeps_row {
            self.restore_cursor();
        }
        self.narrowed = None;
    }

    /// A table is found by who plays there, since somebody else may have moved the game.
    fn restore_cursor(&mut self) {
        let Some(CursorBefore { player, table, beside }) =
            self.narrowed.as_ref().map(|narrowed| narrowed.before)
        else {
            return;
        };
        let now = self.round().and_then(|(_, _, round)| round.of(beside?)?.table);
        self.player = player;
        self.table = table.and(now.or(table));
    }

    fn choose_best(&mut self) {
        let begins = |id: &&Id| {
            let name = self.event().label(**id);
            self.narrowed.as_ref().is_some_and(|narrowed| narrowed.begins(&name))
        };
        let left = self.players_left();
        let Some(best) = left.iter().find(begins).or(left.first()).copied() else { return };
        self.player = Some(best);
        let table = self.round().and_then(|(_, _, round)| round.of(best)?.table);
        self.table = table.or(self.table);
    }

    /// The players meant, in the order of the rows that are left.
    pub fn players_left(&self) -> Vec<Id> {
        let all = match self.round().filter(|_| self.is_on_a_table()) {
            Some((_, _, round)) => {
                let rows = self.round_rows();
                let pairings = rows.iter().filter_map(|row| match row {
                    RoundRow::Pairing(at) => round.pairings.get(*at),
                    RoundRow::Pod(_) => None,
                });
                pairings.flat_map(|pairing| [Some(pairing.a), pairing.b]).flatten().collect()
            }
            None => self.players_in_order(),
        };
        all.into_iter().filter(|id| self.keeps_row(*id)).collect()
    }

    /// The player whom the typed text means at the chosen row.
    ///
    /// None without a text, and if no row is left.
    pub fn player_meant(&self) -> Option<Id> {
        let left = self.players_left();
        let first = left.first().copied().filter(|_| self.is_narrowed())?;
        let chosen = self.player.filter(|id| left.contains(id));
        let Some((_, _, round)) = self.round().filter(|_| self.is_on_a_table()) else {
            return chosen.or(Some(first));
        };
        let seated = self.chosen_table().and_then(|table| round.at_table(table));
        let at_table = |id: &Id| seated.is_some_and(|pairing| pairing.has(*id));
        let free = |id: &Id| round.of(*id).is_none_or(|pairing| pairing.table.is_none());
        chosen
            .filter(|id| at_table(id) || free(id))
            .or_else(|| left.iter().copied().find(at_table))
            .or(Some(first))
    }

    /// The rows that are left, and all rows.
    pub fn rows_left(&self) -> (usize, usize) {
        if let Some((_, _, round)) = self.round().filter(|_| self.is_on_a_table()) {
            let is_table = |row: &&RoundRow| match row {
                RoundRow::Pairing(at) => round.pairings.get(*at).is_some_and(|one| !one.is_bye()),
                RoundRow::Pod(_) => false,
            };
            let count = |rows: &[RoundRow]| rows.iter().filter(is_table).count();
            return (count(&self.round_rows()), count(&self.round_summary().rows));
        }
        let all = match self.view {
            View::Players => self.event().registered().count(),
            View::Bracket => self.waiting_seeds().len(),
            _ => self.all_ranked().count(),
        };
        (self.players_left().len(), all)
    }
}
