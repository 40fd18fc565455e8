//! The rows of each list of an open event, and the row that keys act on. Drawing and the cursor
//! both take them from here.

use super::bracket::Bracket;
use super::cursor_move::CursorMove;
use super::keys::View;
use super::open_event::{OpenEvent, Pane};
use super::round_summary::RoundRow;
use crate::event::name::{holds_words, normalise};
use crate::event::{Entrant, Id, Standing, standings};

impl OpenEvent {
    /// The tables of the round on the screen, from top to bottom.
    fn tables(&self) -> Vec<u32> {
        let Some((_, _, round)) = self.round() else { return Vec::new() };
        let table = |row: &RoundRow| match row {
            RoundRow::Pairing(at) => round.pairings.get(*at)?.table,
            RoundRow::Pod(_) => None,
        };
        self.round_rows().iter().filter_map(table).collect()
    }

    /// The seeds before the first round of the finals, as the bracket shows them.
    fn drawn_seeds(&self) -> Vec<Id> {
        let waiting = self.waiting_seeds();
        let drawn = Bracket::new(self.event()).map_or_else(Vec::new, |bracket| bracket.seeds());
        let drawn = drawn.into_iter().filter_map(|seed| waiting.get(seed - 1).copied());
        let seeds: Vec<Id> = drawn.collect();
        let seeds = if seeds.is_empty() { waiting.to_vec() } else { seeds };
        seeds.into_iter().filter(|id| self.keeps_row(*id)).collect()
    }

    /// The table that keys act on. This is the chosen one, else the first without a result,
    /// else the first.
    pub fn chosen_table(&self) -> Option<u32> {
        let (_, _, round) = self.round()?;
        (self.table.filter(|table| round.at_table(*table).is_some()))
            .or_else(|| self.round_summary().missing.first().copied())
            .or_else(|| round.pairings.iter().find_map(|pairing| pairing.table))
    }

    /// The two players at the chosen table.
    pub fn chosen_pair(&self) -> Option<[Id; 2]> {
        let (_, _, round) = self.round()?;
        let pairing = round.at_table(self.chosen_table()?)?;
        Some([pairing.a, pairing.b?])
    }

    /// The entrants in the order shown. On the main screen this is the order of the final
    /// places, once they are decided.
    pub fn ranked(&self) -> impl Iterator<Item = &Standing> {
        let narrows = self.narrowed.is_some() && !self.is_on_a_table();
        self.all_ranked().filter(move |standing| !narrows || self.keeps_row(standing.entrant))
    }

    /// The same, whatever is typed.
    pub fn all_ranked(&self) -> impl Iterator<Item = &Standing> {
        let all = standings(self.event());
        let (places, lines) = match self.view == View::Main && self.shows_final_places() {
            true => (self.derived.places.as_slice(), &[][..]),
            false => (&[][..], &all[..]),
        };
        places.iter().filter_map(|id| all.standing(*id)).chain(lines)
    }

    /// The players in the list of players.
    pub fn players(&self) -> Vec<&Entrant> {
        let narrows = self.view == View::Players;
        let shown = |entrant: &&Entrant| !narrows || self.keeps_row(entrant.id);
        self.event().registered().filter(shown).collect()
    }

    /// The players of the finals, best first, until the first round of the finals is paired.
    pub fn waiting_seeds(&self) -> &[Id] {
        let unpaired = self.event().finals().filter(|finals| finals.rounds.is_empty());
        unpaired.map_or(&[], |finals| &finals.seeds)
    }

    /// The seed that keys act on in the bracket, from 1.
    pub fn chosen_seed(&self) -> Option<usize> {
        let chosen = self.chosen_player()?;
        self.waiting_seeds().iter().position(|id| *id == chosen).map(|at| at + 1)
    }

    /// The player that keys act on: the chosen one, else the first.
    pub fn chosen_player(&self) -> Option<Id> {
        let seeds = if self.view == View::Bracket { self.waiting_seeds() } else { &[] };
        if let Some(first) = seeds.first() {
            return self.player.filter(|id| seeds.contains(id)).or(Some(*first));
        }
        let first = || match self.view {
            View::Players => self.players().first().map(|entrant| entrant.id),
            View::Draft => self.event().pods.iter().flatten().next().copied(),
            _ => self.ranked().next().map(|standing| standing.entrant),
        };
        self.player.or_else(first)
    }

    /// Whether the cursor of the screen is on a table.
    pub fn is_on_a_table(&self) -> bool {
        match self.view {
            View::Main => self.pane == Pane::Round,
            View::Bracket => self.waiting_seeds().is_empty(),
            _ => false,
        }
    }

    /// The player whose card the screen opens: the chosen one, or the first at the chosen table.
    pub fn player_at_hand(&self) -> Option<Id> {
        let Some((_, _, round)) = self.round().filter(|_| self.is_on_a_table()) else {
            return self.chosen_player();
        };
        let at_table = self.chosen_table().and_then(|table| round.at_table(table));
        at_table.or_else(|| round.pairings.first()).map(|pairing| pairing.a)
    }

    /// The players of the list that has the cursor, in its order; in a round, table by table.
    pub fn players_in_order(&self) -> Vec<Id> {
        match (self.view, self.round().filter(|_| self.is_on_a_table())) {
            (_, Some((_, _, round))) => round
                .pairings
                .iter()
                .flat_map(|pairing| [Some(pairing.a), pairing.b])
                .flatten()
                .collect(),
            (View::Players, _) => self.players().iter().map(|entrant| entrant.id).collect(),
            (View::Draft, _) => self.event().pods.iter().flatten().copied().collect(),
            (View::Bracket, _) => self.drawn_seeds(),
            _ => self.ranked().map(|standing| standing.entrant).collect(),
        }
    }

    /// The numbers of the actions that the log shows, the newest first.
    pub fn log_rows(&self) -> Vec<u64> {
        let wanted = normalise(self.filter.trim());
        let event = self.event();
        if wanted.is_empty() {
            return event.log.iter().rev().map(|entry| entry.n).collect();
        }
        let lines = event.log.iter().zip(self.derived.log(event, &self.words)).rev();
        lines.filter(|(_, line)| holds_words(line, &wanted)).map(|(entry, _)| entry.n).collect()
    }

    /// The action that keys act on in the log. This is the chosen one, else the newest that can
    /// be undone.
    pub fn chosen_entry(&self) -> Option<u64> {
        if self.filter.trim().is_empty() {
            // The log shows every action.
            let event = self.event();
            let chosen = self.entry.and_then(|n| event.entry(n)).or_else(|| event.undoable());
            return chosen.or(event.log.last()).map(|entry| entry.n);
        }
        self.chosen_in(&self.log_rows())
    }

    /// The same, if the rows of the log are known already.
    pub fn chosen_in(&self, rows: &[u64]) -> Option<u64> {
        (self.entry.filter(|n| rows.contains(n)))
            .or_else(|| self.event().undoable().map(|entry| entry.n).filter(|n| rows.contains(n)))
            .or_else(|| rows.first().copied())
    }

    /// Fixes the rows that keys act on, before the actions of others are read.
    pub fn fix_cursor(&mut self) {
        self.table = self.chosen_table();
        if self.view != View::Main || self.pane == Pane::Standings {
            self.player = self.chosen_player();
        }
        if self.view == View::Log {
            self.entry = self.chosen_entry();
        }
    }

    /// Moves the cursor of the screen.
    pub fn move_cursor(&mut self, step: CursorMove) {
        self.digits.clear();
        match (self.view, self.pane) {
            (View::Bracket, _) if !self.waiting_seeds().is_empty() => {
                self.player = step.among(&self.drawn_seeds(), self.chosen_player());
            }
            (View::Main, Pane::Round) | (View::Bracket, _) => {
                self.table = step.among(&self.tables(), self.chosen_table());
            }
            (View::Main, Pane::Standings) | (View::Standings, _) => {
                let ranked: Vec<Id> = self.ranked().map(|row| row.entrant).collect();
                self.player = step.among(&ranked, self.chosen_player());
            }
            (View::Players, _) => {
                let players: Vec<Id> = self.players().iter().map(|row| row.id).collect();
                self.player = step.among(&players, self.chosen_player());
            }
            (View::Draft, _) => {
                let seats: Vec<Id> = self.event().pods.iter().flatten().copied().collect();
                self.player = step.among(&seats, self.chosen_player());
            }
            (View::Log, _) => {
                let rows = self.log_rows();
                self.entry = step.among(&rows, self.chosen_in(&rows));
            }
            (View::Announcement, _) => self.announcement_scroll.step(step),
            (View::HallClock, _) => {}
        }
    }
}
