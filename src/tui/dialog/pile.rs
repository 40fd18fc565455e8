//! A pile of slips: the dialog stays open and turns from one table to the next.

use super::report::view::{asked, games, gone, leave, timed, winner_key};
use super::report::{
    BETWEEN_SCORES, DRAWN, FIRST_WON, OUTCOME, SAVE_RESULT, SCORE_BETWEEN, SCORE_DIGIT, SECOND_WON,
    TYPE_GAMES_WON,
};
use super::{ClosedByOthers, Dialog, Find, ReportDialog, report};
use crate::event::decide::reported_by;
use crate::event::{Asked, Chosen, Command, Event, Id, Pairing, Round, Side, Token};
use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::keys::{
    Act, BACKSPACE, Binding, Context, DIGITS, DOWN, ENTER, ESC, Key, Press, UP, View, acts, bind,
    ch, key_for, unhinted,
};
use crate::tui::model::Model;
use crate::tui::msg::Effect;
use crate::tui::screen::bracket::no_final_round;
use crate::tui::screen::round::{no_result, not_posted, progress};
use crate::tui::ui::dialog_box::{KeyList, Width, boxed};
use crate::tui::ui::digits::Digits;
use crate::tui::ui::theme::CURSOR;
use crate::tui::ui::{list, text, words};
use crate::words::{Message, capitalised};
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;
use std::collections::BTreeSet;

/// The keys that begin another table's number in a pile.
///
/// They are the point, which may stand before any number, and the digits that name no winner. Some
/// keypads have a comma for the point.
const BEGINS_NUMBER: &[Key] =
    &[ch('.'), ch(','), ch('0'), ch('3'), ch('4'), ch('5'), ch('6'), ch('7'), ch('8'), ch('9')];

/// The same where the digits belong to a score.
const BEGINS_NUMBER_BESIDE_SCORES: &[Key] = &[ch('.'), ch(',')];

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Pile, &[ch('1')], FIRST_WON, msg!("keys.first-won")),
    bind!(Pile, &[ch('2')], SECOND_WON, msg!("keys.second-won")),
    bind!(Pile, &[ch('x')], OUTCOME, msg!("keys.outcome"), msg!("keys.key-dialog-outcome")),
    bind!(Pile, &[ch('=')], DRAWN, msg!("odds.draw")),
    bind!(Pile, &[ch('-')], TYPE_GAMES_WON, msg!("result.key"), msg!("keys.games-won")),
    bind!(Pile, &[ENTER], SAVE_RESULT, msg!("keys.save")),
    bind!(Pile, &[DOWN], NEXT_SLIP, msg!("slips.next-short")),
    bind!(Pile, &[UP], SLIP_BEFORE, msg!("slips.before-short")),
    bind!(Pile, BEGINS_NUMBER, TABLE_DIGIT, msg!("slips.key-number"), msg!("keys.table-number")),
    bind!(Pile, &[ch('/')], Find, msg!("pairing.by-name")),
    bind!(Pile, &[BACKSPACE], TAKE_SLIP_BACK, msg!("keys.undo")),
    bind!(Pile, &[ch('p')], Pair, msg!("keys.pair"), msg!("keys.key-event-pair")),
    bind!(Pile, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(TableNumber, &[ENTER], GO_TO_TABLE, msg!("keys.go-there")),
    unhinted!(TableNumber, DIGITS, TABLE_DIGIT, msg!("keys.table-digit")),
    bind!(TableNumber, &[ch('-')], TYPE_GAMES_WON, msg!("result.key"), msg!("keys.games-won")),
    unhinted!(TableNumber, &[BACKSPACE], ERASE_TABLE_DIGIT, msg!("keys.erase")).listed(msg!("keys.erase")),
    bind!(TableNumber, &[ESC], LEAVE_TABLE_NUMBER, msg!("keys.back")),
    bind!(SlipHalt, &[DOWN], GO_ON_WITH_SLIPS, msg!("keys.go-on")),
    bind!(SlipHalt, &[ENTER], SHOW_SLIP, msg!("keys.result")),
    bind!(SlipHalt, &[ESC], CloseDialog, msg!("keys.back")),
    bind!(SlipScores, DIGITS, SCORE_DIGIT, msg!("result.key-score")),
    unhinted!(SlipScores, BETWEEN_SCORES, SCORE_BETWEEN, msg!("keys.score-between")),
    bind!(SlipScores, &[ENTER], SAVE_RESULT, msg!("keys.save")),
    bind!(SlipScores, &[ch('x')], OUTCOME, msg!("keys.outcome"), msg!("keys.key-dialog-outcome")),
    bind!(SlipScores, &[DOWN], NEXT_SLIP, msg!("slips.next-short")),
    bind!(SlipScores, &[UP], SLIP_BEFORE, msg!("slips.before-short")),
    bind!(SlipScores, BEGINS_NUMBER_BESIDE_SCORES, TABLE_DIGIT, msg!("slips.key-number"),
        msg!("keys.table-number")),
    bind!(SlipScores, &[ch('/')], Find, msg!("pairing.by-name")),
    bind!(SlipScores, &[BACKSPACE], TAKE_SLIP_BACK, msg!("keys.undo")),
    bind!(SlipScores, &[ESC], CloseDialog, msg!("keys.back")),
];

acts! {
    NEXT_SLIP = changes(|model, _| change(model, |pile, event| pile.step(event, true)))
        .unless(no_other);
    SLIP_BEFORE = changes(|model, _| change(model, |pile, event| pile.step(event, false)))
        .unless(no_other);
    pub TAKE_SLIP_BACK = causes(take_back).unless(nothing_to_take_back);
    pub TABLE_DIGIT = causes(digit);
    ERASE_TABLE_DIGIT = changes(|model, _| erase_digit(model));
    LEAVE_TABLE_NUMBER = changes(|model, _| change(model, |pile, _| pile.number = None));
    GO_TO_TABLE = changes(|model, _| change(model, Pile::go)).unless(no_number);
    SHOW_SLIP = changes(|model, _| show(model)).unless(no_such_table);
    pub GO_ON_WITH_SLIPS = changes(|model, _| change(model, Pile::go_on));
}

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
        event.round_at(self.stage, self.round).map(|(_, round)| round)
    }

    pub fn table(&self) -> Option<u32> {
        self.slip.as_ref().map(|slip| slip.entry.table)
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
        ReportDialog::new(event, (self.stage, self.round, table))
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
            Some((entry, result)) => {
                let by = entry.by.as_str();
                msg!("slips.has-result", table, result, by)
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
        self.slip.as_ref().is_some_and(|slip| slip.entry.has_new(event))
    }

    /// Whether anything on the slip would be lost with it.
    fn would_lose(&self, event: &Event) -> bool {
        self.slip.as_ref().is_some_and(|slip| slip.entry.would_lose(event))
    }

    /// Whether leaving would drop a part of a result.
    pub fn is_half_typed(&self, event: &Event) -> bool {
        self.slip.as_ref().is_some_and(|slip| slip.is_half_typed(event))
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
    pub fn mentions_changes(&self) -> bool {
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
        let table = slip.entry.table;
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

/// Opens the pile at the first open table.
pub fn open(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    if open.view == View::Bracket {
        open.shown_round = None;
    }
    let Some((stage, round)) = open.round().map(|(stage, _, round)| (stage, round.number)) else {
        return;
    };
    let pile = Pile::new(open.event(), (stage, round));
    model.ask(Dialog::Pile(Box::new(pile)));
}

fn change(model: &mut Model, change: impl FnOnce(&mut Pile, &Event)) {
    if let Some((pile, event)) = model.top_mut::<Pile>() {
        change(pile, event);
    }
}

/// Takes back the last typed game, else the last result that was saved here.
fn take_back(model: &mut Model, press: Press) -> Vec<Effect> {
    let Some((pile, event)) = model.top::<Pile>() else { return Vec::new() };
    let typed = pile.has_typed(event);
    match pile.last_saved().filter(|_| !typed) {
        None => report::enter(model, press, Token::Erase),
        Some((_, n)) => {
            model.pending = model.dialogs.pop();
            vec![Effect::Commit(Command::Undo(Some(Chosen::number(n))))]
        }
    }
}

/// Types the number of another table. A zero behind one game is a number of games won.
fn digit(model: &mut Model, press: Press) -> Vec<Effect> {
    let Some((pile, event)) = model.top_mut::<Pile>() else { return Vec::new() };
    let takes_zero = |slip: &ReportDialog| slip.entry.takes_zero(event);
    if press.key == ch('0') && pile.number.is_none() && pile.slip.as_ref().is_some_and(takes_zero) {
        return report::enter(model, press, Token::Digit('0'));
    }
    pile.digit(event, press.key.sign().unwrap_or_default());
    Vec::new()
}

fn erase_digit(model: &mut Model) {
    change(model, |pile, _| {
        let digit = pile.number.as_mut().and_then(String::pop);
        pile.number.take_if(|_| digit.is_none());
    });
}

/// Goes to the table of the found player, if the pile has asked; returns whether it has.
pub fn found(model: &mut Model, find: &Find) -> bool {
    let Some((pile, event)) = model.top_mut::<Pile>() else { return false };
    match find.chosen(event) {
        Some(id) => pile.go_to_player(event, id),
        None => pile.miss(msg!("dialog.nobody-has-such-a-name")),
    }
    true
}

/// Opens the ordinary dialog of the table at which the pile has stopped.
fn show(model: &mut Model) {
    let Some(Dialog::Pile(pile)) = model.dialogs.last() else { return };
    let report = pile
        .table()
        .zip(model.event())
        .map(|(table, event)| ReportDialog::new(event, (pile.stage, pile.round, table)));
    report.into_iter().for_each(|report| model.ask(Dialog::Report(report)));
}

/// Why no pile can be opened: nothing can be entered, or every table has its result.
pub fn no_pile(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let why = match open.view {
        View::Bracket => no_final_round(model),
        _ => no_result(model).or_else(|| not_posted(model)),
    };
    why.or_else(|| {
        let all_in = open.round_summary().missing.is_empty();
        all_in.then(|| msg!("slips.all-entered"))
    })
}

/// Why no result can be typed: the pile is done.
pub fn no_slip(model: &Model) -> Option<Message> {
    let (pile, _) = model.top::<Pile>()?;
    pile.slip.is_none().then(|| msg!("slips.no-slip-left", back = way(model, Act::CloseDialog)))
}

fn nothing_to_take_back(model: &Model) -> Option<Message> {
    let (pile, event) = model.top::<Pile>()?;
    let some = pile.has_typed(event) || pile.last_saved().is_some();
    (!some).then(|| msg!("log.nothing-to-undo"))
}

fn no_number(model: &Model) -> Option<Message> {
    let typed = model.top::<Pile>()?.0.number.as_deref().unwrap_or_default();
    typed.trim_start_matches('0').is_empty().then(|| msg!("slips.no-number"))
}

fn no_such_table(model: &Model) -> Option<Message> {
    match &model.top::<Pile>()?.0.halt {
        Some(Halt::NoTable(why)) => Some(why.clone()),
        _ => None,
    }
}

/// Why the pile turns to no other slip.
fn no_other(model: &Model) -> Option<Message> {
    let (pile, event) = model.top::<Pile>()?;
    (!pile.has_other(event)).then(|| msg!("time-call.last-skipped"))
}

/// Leaves the cursor at the table that was waited for.
pub fn leave_pile(model: &mut Model, pile: &Pile) {
    let Some(open) = model.open_event_mut() else { return };
    open.table = pile.table().or(open.table);
}

/// Rows of the large number, with a name in the first and one in the last.
const LARGE: u16 = 3;

/// Columns beside a name: its key, and the games.
const KEY: usize = 4;

const GAMES: usize = 12;

const FIGURE: usize = 8;

/// The results that are shown again, the newest first: at least, and at most.
const ECHO: usize = 3;

const MOST_ECHO: usize = 12;

/// Rows of the names.
const NAMES: usize = 2;

/// Rows of the question, with the way to another table.
const QUESTION: usize = 2;

/// Blank rows between the parts.
const GAPS: usize = 3;

/// A box with fewer rows of content lists no keys.
const LISTS_KEYS: usize = 8;

pub fn draw(model: &Model, pile: &Pile, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    // The screen behind moves with every slip, and whoever reads slips reads nothing else.
    frame.render_widget(Clear, body);
    let width = Width::Narrow.columns(body);
    let columns = usize::from(width);
    let most_rows = usize::from(keys.room(model, body, width));
    let slip = pile.slip.as_ref();
    let number = slip.map(|slip| slip.entry.table.to_string());
    let figures = Digits::new(number.as_deref().unwrap_or_default()).small();
    let space = figures.size_in(Size::new(width / 4, LARGE));
    let mut question = question(model, pile, event, columns);
    let open = open_tables(model, pile, event, columns);
    let echo = echo(model, pile, event, columns);
    // The newest result is compared with its slip, which matters more than the way to a table.
    let jump = jump(model, pile, event, columns);
    let needed = NAMES + question.len() + jump.len() + usize::from(open.is_some()) + 1;
    if echo.is_empty() || needed <= most_rows {
        question.extend(jump);
    }
    let besides = question.len().max(QUESTION) + usize::from(open.is_some()) + GAPS;
    let large = space.height == LARGE && usize::from(LARGE) + besides < most_rows;
    let indent = if large { usize::from(space.width) + 2 } else { 0 };
    let mut names = slip.map_or(Vec::new(), |slip| names(model, slip, event, columns, indent));
    if large {
        names.insert(1, Line::default());
    }
    // With room enough, each part has its rows whether it fills them or not, so that nothing
    // moves from slip to slip.
    let airy = names.len() + besides < most_rows;
    let shown = most_rows.saturating_sub(names.len() + besides).clamp(1, MOST_ECHO);
    let filled = |mut part: Vec<Line<'static>>, rows: usize| {
        if airy && part.len() < rows {
            part.resize(rows, Line::default());
        }
        part
    };
    let gap = || filled(Vec::new(), 1);
    let mut echo: Vec<Line> = echo.into_iter().take(shown).collect();
    if airy && shown >= ECHO {
        // The newest takes the row of the oldest, so that the others stay where they are.
        let done = pile.done().len();
        echo.reverse();
        // After the last slip nothing moves any more, and they stand in the order of their entry.
        if echo.len() == shown && slip.is_some() {
            echo.rotate_right(done % shown);
        }
    }
    let all: Vec<Line> = [
        gap(),
        names,
        if slip.is_some() { gap() } else { Vec::new() },
        filled(question, QUESTION),
        gap(),
        filled(open.into_iter().collect(), 1),
        filled(echo, shown),
    ]
    .concat();
    let [title, short] = [false, true].map(|short| model.words.text(&pile.title(event, short)));
    let title = if text::width(&title) <= columns { title } else { short };
    let body = above(body, most_rows, all.len());
    let inner = boxed(frame, model, keys, body, (Width::Narrow, all.len() as u16), &title);
    list::lines(frame, inner, &all);
    let top = u16::from(airy);
    if large {
        let waits = pile.number.is_none() && pile.halt.is_none();
        let style = if waits { model.theme.wanted } else { model.theme.quiet };
        let place = Rect { y: inner.y + top, width: space.width + 1, height: LARGE, ..inner };
        let place = Rect { x: place.x + 1, width: space.width, ..place };
        let figures = figures.style(style).alignment(Alignment::Left);
        frame.render_widget(figures, place.intersection(inner));
    }
}

/// The top of the body, as much as the box needs, so that it never moves. The content gets
/// `rows` rows of the body.
fn above(body: Rect, rows: usize, content: usize) -> Rect {
    let around = body.height.saturating_sub(rows as u16);
    match content {
        LISTS_KEYS.. => Rect { height: body.height.min(content as u16 + around), ..body },
        _ => body,
    }
}

/// Both names, each with the key for its win and the games typed so far.
fn names(
    model: &Model,
    slip: &ReportDialog,
    event: &Event,
    columns: usize,
    indent: usize,
) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let entry = &slip.entry;
    let Some(players) = entry.players(event) else { return Vec::new() };
    // A match of one game needs no more than its figure.
    let longer = entry.has_several_games(event) || entry.asked() == Asked::Scores;
    let games_columns = if longer { GAMES } else { FIGURE };
    let longest = players.map(|id| text::width(&text::sanitise(&event.label(id))));
    let row = |id: Id, side: Side| {
        let key = winner_key(entry, side);
        let width = columns.saturating_sub(KEY + games_columns + indent);
        let width = longest[0].max(longest[1]).min(width);
        let name = text::left_name(&text::sanitise(&event.label(id)), width);
        Line::from(vec![
            Span::raw(" ".repeat(indent)),
            Span::styled(format!(" {key:1}  "), theme.key),
            Span::styled(name, theme.wanted),
            Span::styled(games(event, entry, side, &model.words), theme.field),
        ])
    };
    vec![row(players[0], Side::A), row(players[1], Side::B)]
}

/// The question now, and above it the facts that the organizer should know first.
fn question(model: &Model, pile: &Pile, event: &Event, columns: usize) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let lines = |message: &Message, style: Style| lines(model, message, (columns, style));
    if let Some(number) = &pile.number {
        let typed = model.words.text(&msg!("common.table", n = number.as_str()).capitalised());
        let key = key_for(Context::TableNumber, GO_TO_TABLE);
        let goes = model.words.text(&msg!("slips.goes-there", key = key.as_str()));
        let mut line = list::with_key(format!("  {goes}"), &key, theme, theme.quiet);
        line.spans.insert(0, Span::styled(format!(" {typed}▏"), theme.field));
        return vec![line];
    }
    if let Some(why) = pile.halt_text() {
        return lines(why, theme.warning);
    }
    let Some(slip) = &pile.slip else {
        let done = pile.open(event).is_empty();
        let (_, all) = pile.counts(event);
        if !done {
            return Vec::new();
        }
        let back = key_for(Context::Pile, Act::CloseDialog);
        let next = model.open_event().map(progress::next_step);
        let back = msg!("common.labelled-stop", label = back, text = msg!("keys.back"));
        let then = Message::sentences([back].into_iter().chain(next).collect());
        let all_in = lines(&msg!("slips.all-in", n = all), theme.done);
        return [all_in, lines(&then, theme.text)].concat();
    };
    let mut rows = Vec::new();
    if let Some(note) = &pile.note {
        rows.extend(lines(note, theme.warning));
    }
    if let Some(why) = &slip.error_text {
        let warns = slip.awaits_confirmation || slip.changed_by_others;
        rows.extend(lines(why, if warns { theme.warning } else { theme.refused }));
    }
    let entry = &slip.entry;
    if let Some((pairing, players)) = entry.pairing(event).zip(entry.players(event)) {
        let leaves = |id| pairing.side(id).is_some_and(|side| pairing.leavers.has(side));
        let left = players.into_iter().filter(|id| !leaves(*id)).filter_map(|id| gone(event, id));
        rows.extend(left.flat_map(|word| lines(&word, theme.warning)));
        rows.extend(timed(event, entry).iter().flat_map(|mark| lines(mark, theme.warning)));
        rows.extend(leave(event, entry, players).iter().flat_map(|l| lines(l, theme.warning)));
        let claimed =
            |claim| event.claimed_table(claim).is_some_and(|of| std::ptr::eq(of, pairing));
        if event.inbox().any(claimed) {
            rows.extend(lines(&msg!("slips.claim-waits"), theme.warning));
        }
    }
    if let Some(pairing) = entry.pairing(event)
        && let Some(sides) =
            report::view::in_words(event, pairing, columns.saturating_sub(2), &model.words)
    {
        rows.push(Line::styled(format!(" {}", capitalised(&sides)), theme.quiet));
    }
    let question = asked(slip, model);
    match question.width() > columns {
        true => {
            let wrapped = text::wrapped(&question.to_string(), columns.saturating_sub(1));
            let indented = |line: String| Line::styled(format!(" {line}"), theme.quiet);
            rows.extend(wrapped.into_iter().map(indented));
        }
        false => rows.push(question),
    }
    rows
}

/// The way to another table, where digits are the score and the list of keys has no number.
fn jump(model: &Model, pile: &Pile, event: &Event, columns: usize) -> Vec<Line<'static>> {
    let halted = pile.number.is_none() && pile.halt.is_some();
    let Some(slip) = pile.slip.as_ref().filter(|_| !halted) else { return Vec::new() };
    if slip.entry.asked() != Asked::Scores {
        return Vec::new();
    }
    let pointed = match pile.digits(event) {
        1 => ".1",
        2 => ".10",
        _ => ".100",
    };
    lines(model, &msg!("result.jump", pointed), (columns, model.theme.quiet))
}

/// A sentence in lines that fit.
fn lines(model: &Model, message: &Message, (columns, style): (usize, Style)) -> Vec<Line<'static>> {
    let text = text::sanitise(&model.words.text(message));
    let lines = text::wrapped(&text, columns.saturating_sub(2));
    lines.into_iter().map(|line| Line::styled(format!(" {line}"), style)).collect()
}

/// The tables still to be done, with a mark before the one that is waited for. Each keeps its
/// place; if there are too many, only those around it are shown.
fn open_tables(model: &Model, pile: &Pile, event: &Event, columns: usize) -> Option<Line<'static>> {
    let theme = &model.theme;
    let tables = pile.open(event);
    if tables.is_empty() {
        return None;
    }
    let label = format!(" {} ", model.words.text(&msg!("slips.open")));
    let width = columns.saturating_sub(text::width(&label) + 2 * MORE);
    let mut spans = vec![Span::styled(label, theme.quiet)];
    let all = pile.tables(event);
    let pages = pages(&all, width);
    let is_here = |page: &[u32]| pile.table().is_some_and(|table| page.contains(&table));
    let at = pages.iter().position(|page| is_here(page)).unwrap_or(0);
    let more = |is_there: bool| Span::styled(if is_there { "… " } else { "" }, theme.quiet);
    let reaches =
        |pages: &[&[u32]]| pages.iter().any(|page| page.iter().any(|t| tables.contains(t)));
    let (before, rest) = pages.split_at(at);
    spans.push(more(reaches(before)));
    let (page, after) = rest.split_first()?;
    spans.extend(page.iter().map(|table| match tables.contains(table) {
        true if Some(*table) == pile.table() => {
            Span::styled(format!("{CURSOR}{table} "), theme.wanted)
        }
        true => Span::styled(format!(" {table} "), theme.text),
        false => Span::raw(" ".repeat(wide(*table))),
    }));
    spans.push(more(reaches(after)));
    Some(Line::from(spans))
}

/// The columns of a sign for further tables.
const MORE: usize = 2;

/// The columns of a table's number with its cursor.
fn wide(table: u32) -> usize {
    table.to_string().len() + 2
}

/// The tables in rows of at most this many columns. A row stays until the last of its tables is
/// done, so that no number moves.
fn pages(mut tables: &[u32], columns: usize) -> Vec<&[u32]> {
    let mut pages = Vec::new();
    while !tables.is_empty() {
        let mut taken = 0;
        let fits = tables.iter().take_while(|table| {
            taken += wide(**table);
            taken <= columns
        });
        let (page, rest) = tables.split_at(fits.count().max(1));
        pages.push(page);
        tables = rest;
    }
    pages
}

/// The last results of this pile, the newest first.
fn echo(model: &Model, pile: &Pile, event: &Event, columns: usize) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let row = |table: u32| {
        let pairing = pile.round_of(event)?.at_table(table)?;
        let score = score(model, event, pairing)?;
        let [a, b] = [Some(pairing.a), pairing.b]
            .map(|id| id.map_or_else(String::new, |id| text::sanitise(&event.label(id))));
        let taken = 5 + 9 + 1;
        let width = columns.saturating_sub(taken) / 2;
        let a = text::right(&text::cut_name(&a, width), width);
        let b = text::left_name(&b, width);
        Some(Line::from(vec![Span::styled(format!(" {table:>3} {a}{score:^9}{b}"), theme.text)]))
    };
    pile.done().into_iter().filter_map(row).take(MOST_ECHO).collect()
}

/// The score of a table with a result.
fn score(model: &Model, event: &Event, pairing: &Pairing) -> Option<String> {
    let outcome = pairing.outcome.as_ref()?;
    Some(model.words.text(&words::score(event, pairing, outcome)))
}
