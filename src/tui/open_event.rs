//! An open event: the session, and the parts of it that the organizer looks at.

use super::bracket::Bracket;
use super::derived::{Derived, RoundRow, RoundSummary, open_rows, rows_of};
use super::dialog::TimeDialog;
use super::keys::View;
use super::narrowed::Narrowed;
use super::odds::{Mark, OddsShown, State};
use super::screen::add_line::AddLine;
use super::screen::bracket::BracketColumns;
use super::ui::scroll::{CursorMove, Scroll};
use super::ui::text_area::TextArea;
use crate::event::name::{holds_words, normalise};
use crate::event::{Entrant, Event, Id, Phase, Reading, Round, Stage, Standing, standings};
use crate::ruleset::PairingKind;
use crate::store::{Session, Shelf};
use crate::words::Words;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// The panes of the main screen that take keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pane {
    Round,
    Standings,
}

/// An open event. The cursor remembers a player or a table, not a row. If a list changes its
/// order, the cursor therefore never moves to somebody else.
pub struct OpenEvent {
    pub session: Session,
    /// The list in which the event is.
    pub shelf: Shelf,
    pub derived: Derived,
    /// The language of the screen, in which the log is searched.
    pub words: Words,
    pub view: View,
    pub pane: Pane,
    pub player: Option<Id>,
    pub table: Option<u32>,
    /// The stage and round on the screen, each counted from 1; None means the newest round.
    pub shown_round: Option<(usize, u32)>,
    /// Whether the round shows only tables without a result.
    pub open_only: bool,
    /// The typed digits of a table's number.
    pub digits: String,
    pub add: AddLine,
    /// The action chosen in the log.
    pub entry: Option<u64>,
    /// The log shows only the lines that contain this text.
    pub filter: String,
    /// The text that narrows the list with the cursor, while it is typed.
    pub narrowed: Option<Narrowed>,
    /// Texts of lists that were typed and not handed in.
    pub kept_lists: BTreeMap<Id, TextArea>,
    /// The form for time called that was left last, with what was typed in it.
    pub kept_time: Option<Box<TimeDialog>>,
    /// Whether leaving has named them; leaving again loses them.
    pub named_kept_lists: bool,
    /// The scroll position of the announcement.
    pub announcement_scroll: Scroll,
    /// The columns of the bracket that are in sight.
    pub bracket: BracketColumns,
    /// Whether the standings show the field by points, as bars.
    pub shows_bars: bool,
    pub odds: OddsShown,
    pub odds_state: State,
    /// The screen to which the clock of the hall goes back.
    pub behind_clock: View,
    /// Whether the event info was opened from the players, and goes back to them.
    pub from_players: bool,
    /// Whether the bell for the end of the time has already rung.
    pub bell_rung: bool,
    pub seen: ReadPosition,
    /// The action whose undo was previewed; pressing undo again carries it out.
    pub previewed_undo: Option<u64>,
}

impl OpenEvent {
    /// Opens the screen of players during registration, and the main screen afterwards.
    pub fn new(session: Session, now: i64, words: Words) -> OpenEvent {
        let derived = Derived::of(session.event(), None);
        let odds_state = State::of(session.path(), session.event());
        let registering = derived.phase == Phase::Registration;
        let view = if registering { View::Players } else { View::Main };
        let add = AddLine::new(session.event());
        let seen = ReadPosition::all(session.event());
        let bell_rung = session.event().clock.reading(now).seconds().is_some_and(|left| left <= 0);
        OpenEvent {
            session,
            shelf: Shelf::Events,
            derived,
            words,
            view,
            pane: Pane::Round,
            player: None,
            table: None,
            shown_round: None,
            open_only: false,
            digits: String::new(),
            add,
            entry: None,
            filter: String::new(),
            narrowed: None,
            kept_lists: BTreeMap::new(),
            kept_time: None,
            named_kept_lists: false,
            announcement_scroll: Scroll::default(),
            bracket: BracketColumns::default(),
            shows_bars: false,
            odds: OddsShown::default(),
            odds_state,
            behind_clock: View::Main,
            from_players: false,
            bell_rung,
            seen,
            previewed_undo: None,
        }
    }

    pub fn event(&self) -> &Event {
        self.session.event()
    }

    /// The state of the event, to which odds belong.
    pub fn mark(&self) -> Mark {
        self.odds_state.mark()
    }

    /// The round on the screen, and the number of its stage.
    pub fn round(&self) -> Option<(usize, &Stage, &Round)> {
        let event = self.event();
        let (stage, round) = match self.shown_round {
            Some(shown) => shown,
            None => rounds(event).last().copied()?,
        };
        event.round_at(stage, round).map(|(found, round)| (stage, found, round))
    }

    /// The summary of the round on the screen; it is empty without a round.
    pub fn round_summary(&self) -> Arc<RoundSummary> {
        match self.round().filter(|_| self.looks_back()) {
            Some(round) => self.derived.older_summary(self.event(), round),
            None => self.derived.newest.clone(),
        }
    }

    /// Whether tables with a result are left out of the round on the screen.
    pub fn shows_open_only(&self) -> bool {
        self.open_only && !self.looks_back()
    }

    /// The rows of the round on the screen, from top to bottom.
    pub fn round_rows(&self) -> Arc<[RoundRow]> {
        let rows = self.round_summary().rows.clone();
        match self.round() {
            // A player who is looked for is found at a table with a result, too.
            Some((_, _, round)) if self.is_narrowed() && self.is_on_a_table() => {
                rows_of(round, &rows, |id| self.keeps_row(id)).into()
            }
            Some((_, _, round)) if self.shows_open_only() => {
                open_rows(round, &rows, self.table).into()
            }
            _ => rows,
        }
    }

    /// Leaves out the tables with a result, or shows all again.
    pub fn toggle_open_only(&mut self) {
        self.open_only = !self.open_only;
        let (_, _, round) = match self.round() {
            Some(round) if self.open_only => round,
            _ => return,
        };
        let chosen = self.chosen_table();
        let reported = chosen.filter(|table| {
            round.at_table(*table).is_some_and(|pairing| pairing.outcome.is_some())
        });
        if let Some(table) = reported {
            self.go_to_next_open(table);
        }
    }

    /// Whether an older round than the newest is on the screen.
    pub fn looks_back(&self) -> bool {
        self.shown_round.is_some()
    }

    /// The round this number of steps away from the one on the screen.
    pub fn neighbour(&self, step: isize) -> Option<(usize, u32)> {
        let all = rounds(self.event());
        let newest = all.len().checked_sub(1)?;
        let at = self
            .shown_round
            .and_then(|shown| all.iter().position(|r| *r == shown))
            .unwrap_or(newest);
        all.get(at.checked_add_signed(step)?).copied()
    }

    /// Shows this round; if it is the newest, the screen follows to later rounds.
    pub fn look_at(&mut self, round: (usize, u32)) {
        let newest = rounds(self.event()).last() == Some(&round);
        self.shown_round = (!newest).then_some(round);
        self.table = None;
    }

    /// After a result for this table, chooses the next table without one. Tables with lower
    /// numbers come after those with higher ones.
    pub fn go_to_next_open(&mut self, table: u32) {
        let summary = self.round_summary();
        let tables = || summary.missing.iter().copied();
        let next = tables().filter(|one| *one > table).min();
        self.table = next.or_else(|| tables().filter(|one| *one < table).min()).or(Some(table));
    }

    /// Whether the time of the round is up and results are missing.
    pub fn time_is_up(&self) -> bool {
        self.bell_rung && self.is_playing() && !self.event().clock.is_stopped()
    }

    /// Whether this screen has something to show.
    pub fn has_screen(&self, view: View) -> bool {
        let game = &self.event().ruleset;
        match view {
            View::Standings => self.event().preliminary().is_some(),
            View::Bracket => self.derived.bracket,
            View::Draft => {
                game.draft.is_some() || game.preliminary.pairing == PairingKind::RoundRobin
            }
            View::Main | View::Players | View::Log | View::Announcement | View::HallClock => true,
        }
    }

    /// The screen to which the key for going back leads.
    pub fn view_behind(&self) -> View {
        match self.view {
            View::HallClock => self.behind_clock,
            View::Announcement if self.from_players => View::Players,
            _ => View::Main,
        }
    }

    pub fn shows_final_places(&self) -> bool {
        self.derived.champion.is_some() && !self.derived.places.is_empty()
    }

    /// The clock's reading; once the event is decided, the clock counts as stopped.
    pub fn reading(&self, now: i64) -> Reading {
        match self.is_over() {
            true => Reading::Stopped,
            false => self.event().clock.reading(now),
        }
    }

    /// Whether there is a champion, or the event is closed.
    pub fn is_over(&self) -> bool {
        self.derived.champion.is_some() || self.event().finished.is_some()
    }

    /// Whether results are missing; only then does the time matter.
    pub fn is_playing(&self) -> bool {
        matches!(self.derived.phase, Phase::Playing { .. })
    }

    /// Updates the screens after a change of the event. The cursor stays with these two players,
    /// who may play at another table now.
    pub fn sync_after_change(&mut self, chosen: Option<[Id; 2]>) {
        let before = self.derived.rounds;
        self.bracket.follow_play();
        self.derived = Derived::of(self.session.event(), Some(&self.derived));
        if self.odds_state.follow(self.session.event()) {
            match self.derived.rounds == before {
                true => self.odds.outdate(self.derived.only_first_results),
                false => self.odds.forget(),
            }
        }
        self.add.follow(self.session.event());
        if self.derived.rounds != before {
            self.shown_round = None;
            self.table = None;
            self.open_only = false;
            self.digits.clear();
            // After a new round is paired, the standings are read from the top.
            if self.view != View::Players && self.derived.rounds > before {
                self.player = None;
            }
        }
        if self.round().is_none() {
            self.shown_round = None;
        }
        self.open_only &= !self.derived.newest.missing.is_empty();
        if let Some(mut narrowed) = self.narrowed.take() {
            narrowed.follow(self.event(), self.round().map(|(_, _, round)| round));
            self.narrowed = Some(narrowed);
        }
        if let (Some([a, b]), Some(table)) = (chosen, self.table) {
            let now = self.round().and_then(|(_, _, round)| round.of(a));
            self.table = now.filter(|pairing| pairing.has(b)).map_or(Some(table), |now| now.table);
        }
        if self.event().finals().is_none() && self.view == View::Bracket {
            self.view = View::Main;
        }
        let is_there = |id: &Id| self.event().registered().any(|entrant| entrant.id == *id);
        if let Some(id) = self.player.filter(|id| !is_there(id)) {
            // The cursor moves to the neighbour of the player who is gone.
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

impl fmt::Debug for OpenEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenEvent").field("view", &self.view).finish_non_exhaustive()
    }
}

/// Numbers of log lines. A key may have been pressed while the screen was changing. A line
/// therefore counts as read only if it was on the screen before an earlier key. An open dialog
/// is answered for the state in which it was opened.
#[derive(Debug, Clone, Copy)]
pub struct ReadPosition {
    /// The newest line when the screen was last drawn.
    drawn: u64,
    read: u64,
    /// The line up to which an answer has told everything; it counts as read once it is drawn.
    answered: Option<u64>,
}

impl ReadPosition {
    /// Everything is read, because the event was just opened.
    pub fn all(event: &Event) -> ReadPosition {
        let newest = newest(event);
        ReadPosition { drawn: newest, read: newest, answered: None }
    }

    /// The newest line that the organizer has read.
    pub fn read(&self) -> u64 {
        self.read
    }

    /// The screen was drawn.
    pub fn drawn(&mut self, event: &Event) {
        self.drawn = newest(event);
        self.read = self.answered.take().unwrap_or(self.read);
    }

    /// A key was pressed on a screen without a dialog.
    pub fn pressed(&mut self) {
        self.read = self.read.max(self.drawn);
    }

    /// An answer says what others have done.
    pub fn answered(&mut self, event: &Event) {
        self.answered = Some(newest(event));
    }

    /// The organizer's own action was saved as this line.
    pub fn own(&mut self, event: &Event, n: u64) {
        if self.read.max(self.drawn) + 1 >= n {
            (self.read, self.drawn) = (n, n);
        } else {
            self.answered(event);
        }
    }
}

pub fn newest(event: &Event) -> u64 {
    event.next_number() - 1
}

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
        let (places, lines) = match self.shows_final_places() {
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
