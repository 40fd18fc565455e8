//! The main screen: the round, the standings, the clock, and the next step.

pub mod progress;
pub mod table;

use super::standings::columns::StandingsWidth;
use super::standings::no_standings;
use super::{hall_clock, log, standings};
use crate::event::actions::{LARGEST_TABLE, Timer};
use crate::event::{
    Action, Command, CutBy, Event, Id, Moment, Phase, Refusal, Report, cut_comes_next, decide,
    reason, swiss_lacks_players,
};
use crate::show::drawn_again;
use crate::tui::active_keys::{read_only, refusal};
use crate::tui::dialog::round_menu::POST;
use crate::tui::dialog::{Dialog, ReportDialog, card};
use crate::tui::keys::{BACKSPACE, DIGITS};
use crate::tui::open_event::Pane;
use crate::tui::prelude::*;
use progress::Progress;
use ratatui::layout::{Constraint, Layout};
use table::{BETWEEN, MOST_COLUMNS, RoundWidth};

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Main, &[ENTER], Enter, msg!("keys.result"), msg!("keys.enter")),
    bind!(Main, &[ch(' ')], Pile, msg!("slips.key-short"), msg!("slips.place")),
    unhinted!(Main, DIGITS, Digit, msg!("keys.digit")),
    unhinted!(Main, &[BACKSPACE], EraseDigit, msg!("keys.erase")),
    unhinted!(Main, &[LEFT], RoundBefore, msg!("keys.round-before")),
    unhinted!(Main, &[RIGHT], RoundAfter, msg!("keys.round-after")),
];

acts! {
    pub OPEN_TABLES = changes(|model, _| open_tables(model))
        .unless(no_open_tables).hinted(all_again);
}

#[rustfmt::skip]
pub static MORE_KEYS: &[Binding] = &[
    bind!(Main, &[TAB, BACK_TAB], NextPane, msg!("keys.pane"), msg!("keys.next-pane")),
    bind!(Main, &[ch('a')], AddEnter, msg!("keys.add"), msg!("keys.add-line")),
    bind!(Main, &[ch('v')], OPEN_TABLES, msg!("screen.key-open"), msg!("screen.open-tables")),
    bind!(Main, &[ch('T')], CallTime, msg!("time-call.time-is-up"),
        msg!("time-call.time-key-called")),
    bind!(Main, &[ch('J')], Desk, msg!("keys.table"), msg!("keys.desk")),
    unhinted!(Main, &[ch('w')], Why, msg!("keys.why")),
    unhinted!(Main, &[ch('%')], ShowOdds, msg!("odds.key-short").capitalised()),
    bind!(Main, &[ch('P')], ShowCard, msg!("keys.player"), msg!("keys.card")),
    unhinted!(Main, &[ch('z')], SeatPlayer, msg!("keys.seat-at-table")),
];

/// The size class of the terminal. Views choose by this instead of counting cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SizeClass {
    /// A small pane or a phone: one thing at a time.
    Tiny,
    /// 80×24 and the like: two things side by side.
    Compact,
    /// Large enough for big digits.
    Full,
}

impl SizeClass {
    pub fn of(area: Rect) -> SizeClass {
        match (area.width, area.height) {
            (100.., 28..) => SizeClass::Full,
            (72.., 16..) => SizeClass::Compact,
            _ => SizeClass::Tiny,
        }
    }
}

/// Shows only the open tables, or all again.
fn all_again(model: &Model) -> Option<Message> {
    model.open_event()?.shows_open_only().then(|| msg!("screen.key-all"))
}

fn open_tables(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    open.pane = Pane::Round;
    open.toggle_open_only();
}

/// Adds a digit to the typed table number.
pub fn digit(model: &mut Model, key: Key) {
    let Some(open) = model.open_event_mut() else { return };
    let Some(sign) = key.sign() else { return };
    if open.digits.len() < 4 {
        open.digits.push(sign);
    }
    go_to_typed(open);
}

pub fn erase_digit(model: &mut Model) {
    if let Some(open) = model.open_event_mut() {
        open.digits.pop();
        go_to_typed(open);
    }
}

/// Moves the cursor to the typed table, if it exists.
pub fn go_to_typed(open: &mut OpenEvent) {
    let exists =
        |table: &u32| open.round().is_some_and(|(_, _, round)| round.at_table(*table).is_some());
    if let Some(table) = open.digits.parse().ok().filter(exists) {
        open.table = Some(table);
        open.pane = Pane::Round;
    }
}

/// Opens the result dialog of the typed table, else of the chosen one.
pub(super) fn open_table(model: &mut Model) {
    let Some((stage, round, table)) = named_table(model) else { return };
    if let Some(open) = model.open_event() {
        let report = ReportDialog::new(open.event(), (stage, round, table));
        model.ask(Dialog::Report(report));
    }
}

/// The typed table, else the chosen one, with its stage and round. If there is none, the
/// message says why.
pub fn named_table(model: &mut Model) -> Option<(usize, u32, u32)> {
    let open = model.open_event_mut()?;
    if open.view == View::Bracket {
        open.shown_round = None;
    }
    let digits = std::mem::take(&mut open.digits);
    let table = match digits.parse() {
        Ok(table) => Some(table),
        Err(_) => open.chosen_table(),
    };
    let round = open.round().map(|(stage, _, round)| (stage, round.number));
    let (Some((stage, round)), Some(table)) = (round, table) else {
        let why = match open.round() {
            Some(_) => msg!("screen.only-byes"),
            None => msg!("board.no-round"),
        };
        model.refuse(why);
        return None;
    };
    if open.event().pairing_at((stage, round, table)).is_some() {
        open.table = Some(table);
        return Some((stage, round, table));
    }
    // There is no such table: the rules' refusal names the tables that exist.
    let command = Command::Report {
        table,
        result: Report::Games(String::new()),
        round: Some(round),
        stage: u32::try_from(stage).ok(),
        drop: None,
    };
    if let Err(refusal) = decide(open.event(), &command, Moment::new(0, 0)) {
        model.refuse(refusal.0);
    }
    None
}

/// The command that the clock's key gives now.
pub fn clock(model: &Model) -> Command {
    match model.event().map(|event| &event.clock) {
        Some(clock) if clock.is_paused() => Command::Timer(Timer::Resume),
        Some(clock) if clock.is_running() => Command::Timer(Timer::Pause),
        _ => Command::StartTimer,
    }
}

/// Explains the pairing of the chosen table, and of the byes, which cannot be chosen.
pub fn why(model: &mut Model) {
    let Some(open) = model.open_event_mut() else { return };
    // The bracket shows the tables of the newest round.
    if open.view == View::Bracket {
        open.shown_round = None;
    }
    let chosen = open.chosen_table();
    let Some((_, stage, round)) = open.round() else { return };
    let event = open.event();
    let table = round.pairings.iter().find(|p| p.table.is_some() && p.table == chosen);
    let byes = round.pairings.iter().filter(|p| p.is_bye());
    let sentences = table.into_iter().chain(byes).map(|pairing| {
        let (a, why) = (event.label(pairing.a), reason(event, stage, round, pairing));
        match (pairing.table, pairing.b.map(|b| event.label(b))) {
            (Some(table), Some(b)) => {
                msg!("screen.why-table", table, a, b, why)
            }
            _ => msg!("common.labelled-stop", label = a, text = why),
        }
    });
    let again = drawn_again(event, stage, round).map(|again| msg!("screen.sentence", text = again));
    model.message = Some(StatusMessage::info(Message::sentences(sentences.chain(again).collect())));
}

pub fn no_round(model: &Model) -> Option<Message> {
    model.open_event()?.round().is_none().then(|| not_paired_yet(model))
}

/// A sentence that no round is paired.
///
/// It names the key that draws the first, and that says what is missing.
fn not_paired_yet(model: &Model) -> Message {
    msg!("common.no-round", pair = way(model, Act::Pair))
}

/// The event is closed, and how it is reopened: by undoing the newest action, or in the log.
fn closed_with<K: Into<Arg>>(event: &Event, key: impl Fn(Act) -> K) -> Message {
    let newest = event.undoable().is_some_and(|entry| matches!(entry.action, Action::Finish(_)));
    match newest {
        true => msg!("common.closed", undo = key(Act::Undo)),
        false => msg!("screen.closed-in-log", key = key(Act::ShowLog)),
    }
}

/// Why no result can be entered.
///
/// Nothing can be saved, no round is paired, or the event is closed.
pub fn no_result(model: &Model) -> Option<Message> {
    if let Some(why) = read_only(model) {
        return Some(why);
    }
    match model.event()?.finished {
        Some(_) => Some(closed_with(model.event()?, |act| way(model, act))),
        None => no_round(model),
    }
}

/// Why Enter does nothing: it needs a table or a place.
pub fn cannot_enter(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    match open.pane {
        Pane::Round => no_result(model).or_else(|| not_posted(model)),
        Pane::Standings if open.digits.is_empty() => no_place(model),
        Pane::Standings => no_result(model).or_else(|| not_posted(model)),
    }
}

/// Why no result can be entered in a held round.
pub fn not_posted(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.looks_back() && open.view == View::Main {
        return None;
    }
    let event = open.event();
    let round = event.round().filter(|round| round.held)?;
    let round = event.round_in_a_sentence(event.stages.len(), round.number);
    Some(msg!("pairing.post-first", round, post = way(model, POST)))
}

/// Why there is no round to be posted.
pub fn cannot_post(model: &Model) -> Option<Message> {
    match decide(model.event()?, &Command::Post, Moment::new(0, 0)) {
        Ok(decision) if decision.action.is_some() => None,
        Ok(decision) => Some(decision.message),
        Err(refusal) => Some(refusal.0),
    }
}

/// Why the chosen pairing cannot go to another table.
pub fn cannot_move_table(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.pane != Pane::Round || open.view != View::Main {
        return Some(msg!("tables.no-pairing-chosen", key = way(model, Act::NextPane)));
    }
    match open.chosen_table() {
        _ if open.looks_back() => Some(msg!("screen.round-over", key = way(model, Act::Back))),
        // Only the table that it leaves is asked about.
        Some(from) => refusal(open.event(), &Command::MoveTable { from, to: LARGEST_TABLE }),
        None => Some(not_paired_yet(model)),
    }
}

/// Why no round can be paired.
///
/// Pairing takes long to compute. The rules are asked only if they are sure to refuse
/// before they draw.
pub fn cannot_pair(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    match open.derived.phase {
        Phase::BetweenRounds { .. } if !swiss_lacks_players(open.event()) => None,
        // In a pile of slips the missing ones come first.
        Phase::Playing { .. } if matches!(model.dialogs.last(), Some(Dialog::Pile(_))) => {
            refusal(open.event(), &Command::Pair)
        }
        // The preflight leads to the results that are missing.
        Phase::Playing { .. } => None,
        Phase::Registration => not_startable(open.event()),
        _ => refusal(open.event(), &Command::Pair),
    }
}

fn not_startable(event: &Event) -> Option<Message> {
    let reasons = crate::event::start_blockers(event);
    (!reasons.is_empty()).then(|| Refusal::from(reasons).0)
}

/// Why no cut can be made; the qualifiers are computed only when they are shown.
pub fn cannot_cut(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    match open.derived.phase {
        Phase::CutDue { .. } => None,
        // The preflight leads to the results that are missing.
        Phase::Playing { .. } if cut_comes_next(open.event()) => None,
        _ => refusal(open.event(), &Command::Cut(CutBy::Announced)),
    }
}

pub fn no_clock(model: &Model) -> Option<Message> {
    let event = model.event()?;
    if model.open_event()?.derived.champion.is_some() && event.finished.is_none() {
        return Some(msg!("screen.champion-no-clock"));
    }
    refusal(
        event,
        &match event.clock.is_stopped() {
            true => Command::StartTimer,
            false => Command::Timer(Timer::Pause),
        },
    )
}

pub fn clock_stopped(model: &Model) -> Option<Message> {
    // A sign behind a typed number belongs to a result such as 3-1, and not to the clock.
    if model.open_event().is_some_and(|open| !open.digits.is_empty()) {
        return Some(msg!("slips.goes-there", key = way(model, Act::Enter)));
    }
    no_clock(model).or_else(|| refusal(model.event()?, &Command::Timer(Timer::Add(1))))
}

/// Why no tables are left out: an older round is shown, or every table has its result.
fn no_open_tables(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.looks_back() {
        return Some(msg!("screen.round-over", key = way(model, Act::Back)));
    }
    let none = open.derived.newest.missing.is_empty();
    no_round(model).or_else(|| none.then(|| msg!("slips.all-entered")))
}

pub fn no_table(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.pane != Pane::Round || open.view != View::Main {
        return Some(msg!("tables.no-pairing-chosen", key = way(model, Act::NextPane)));
    }
    match open.chosen_table() {
        _ if open.looks_back() => Some(msg!("screen.round-over", key = way(model, Act::Back))),
        Some(table) => refusal(open.event(), &Command::Extend { table, minutes: 1 }),
        None => Some(not_paired_yet(model)),
    }
}

/// Why there is nothing to explain: an explanation needs a table or a place.
pub fn no_why(model: &Model) -> Option<Message> {
    match model.open_event()?.pane {
        Pane::Round => no_round(model),
        Pane::Standings => no_place(model),
    }
}

/// Why no place is shown beside the round.
fn no_place(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let eliminated = open.event().preliminary().is_none() && open.shows_final_places();
    if eliminated { None } else { no_standings(model) }
}

pub fn cannot_finish(model: &Model) -> Option<Message> {
    match model.open_event()?.derived.phase {
        Phase::Finished => Some(closed_with(model.event()?, |act| way(model, act))),
        _ => refusal(model.event()?, &Command::Finish),
    }
}

pub fn draw(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    area: Rect,
    tier: SizeClass,
    now: Moment,
) {
    let area = podium(model, open, frame, area, tier);
    match tier {
        SizeClass::Full => full(model, open, frame, area, now),
        SizeClass::Compact => compact(model, open, frame, area, now),
        SizeClass::Tiny => tiny(model, open, frame, area, now),
    }
}

/// Draws the podium above everything else once there is a champion, and returns the rest.
fn podium(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, tier: SizeClass) -> Rect {
    let podium = open.derived.podium.as_ref();
    let Some(podium) = podium.filter(|_| tier != SizeClass::Tiny && !open.looks_back()) else {
        return area;
    };
    let rows = podium.height();
    let layout =
        Layout::vertical([Constraint::Length(rows), Constraint::Length(1), Constraint::Fill(1)]);
    let [picture, line, below] = area.layout(&layout);
    podium.draw(picture, frame.buffer_mut(), (&model.theme, &model.words));
    list::rule(frame, line, model.theme.rule);
    below
}

/// The content of the third pane of a wide terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ThirdPane {
    /// The card of the player chosen in the standings.
    Card(Id),
    /// The newest actions of the log.
    Log,
}

impl ThirdPane {
    fn of(open: &OpenEvent) -> ThirdPane {
        open.chosen_player().map_or(ThirdPane::Log, ThirdPane::Card)
    }

    fn draw(self, model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
        match self {
            ThirdPane::Card(id) => {
                let look = (&model.theme, &model.words);
                let lines =
                    card::lines(open, id, (look, false), area.width.saturating_sub(1).into());
                list::lines(frame, area, &lines);
            }
            ThirdPane::Log => log::draw_newest(model, open, frame, area),
        }
    }
}

/// The lines of the standings beside their rows: the heading and the line of the cut.
const PLACES_HEADING: usize = 2;

/// Columns of the clock beside the next step.
const TIME: u16 = 44;

/// From this width on there is a third pane, if the other two leave room for it.
const THREE_PANES: u16 = 160;

/// Draws the round on the left, and the clock, progress and standings beside it.
///
/// A wide terminal has a third pane.
fn full(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let wishes = wishes(model, open, area.height, (52, 44));
    let all = usize::from(area.width);
    let below_clock = area.height.saturating_sub(hall_clock::HEIGHT + 1);
    if wishes.above(all, below_clock).is_some() {
        let rows = Layout::vertical([
            Constraint::Length(hall_clock::HEIGHT),
            Constraint::Length(1),
            Constraint::Fill(1),
        ]);
        let [band, line, below] = area.layout(&rows);
        let timed = if hall_clock::is_shown(open) { TIME } else { 0 };
        let columns = Layout::horizontal([Constraint::Length(timed), Constraint::Fill(1)]);
        let [time, next] = band.layout(&columns);
        hall_clock::draw_large(model, open, frame, time, now);
        let next = indented(next);
        Progress::of(model, open, next.width, now).draw(frame, next);
        list::rule(frame, line, model.theme.rule);
        return both(model, open, frame, (below, &wishes), now);
    }
    let third = wishes.third(all).filter(|_| area.width >= THREE_PANES);
    let taken = third.map_or(0, |third| third + LINE);
    let beside = wishes.beside(all.saturating_sub(taken));
    let [left, between, right, line, last] = area.layout(&Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(LINE as u16),
        Constraint::Length(beside as u16),
        Constraint::Length(if third.is_some() { LINE as u16 } else { 0 }),
        Constraint::Length(third.unwrap_or(0) as u16),
    ]));
    list::vertical(frame, between, model.theme.rule);
    list::vertical(frame, line, model.theme.rule);
    let timed = hall_clock::is_shown(open);
    let clock_rows = if timed { hall_clock::HEIGHT + 1 } else { 0 };
    let band = clock_rows + Progress::of(model, open, right.width, now).height();
    // Standings that would be cut below the clock have the column to themselves, if the tables leave
    // room for the clock.
    let places = open.ranked().count() + PLACES_HEADING;
    let spare = usize::from(left.height).saturating_sub(wishes.round.all_rows + ROUND_HEADING + 1);
    let are_cut = places > usize::from(right.height.saturating_sub(band + 1));
    let (tables, band, places) = if are_cut && usize::from(band) <= spare {
        let rows = [Constraint::Fill(1), Constraint::Length(1), Constraint::Length(band)];
        let [tables, _, band] = left.layout(&Layout::vertical(rows));
        (tables, indented(band), right)
    } else {
        let rows = [Constraint::Length(band), Constraint::Length(1), Constraint::Fill(1)];
        let [band, _, places] = right.layout(&Layout::vertical(rows));
        (left, band, places)
    };
    let [time, next] =
        band.layout(&Layout::vertical([Constraint::Length(clock_rows), Constraint::Fill(1)]));
    let time = Rect { height: time.height.min(hall_clock::HEIGHT), ..time };
    hall_clock::draw_large(model, open, frame, time, now);
    Progress::of(model, open, next.width, now).draw(frame, next);
    round(model, open, frame, tables, now);
    ranking(model, open, frame, places);
    if third.is_some() {
        ThirdPane::of(open).draw(model, open, frame, last);
    }
}

/// The widths that the panes ask for, with the usual and the least width beside the round.
fn wishes(model: &Model, open: &OpenEvent, height: u16, (usual, least): (usize, usize)) -> Wishes {
    Wishes {
        round: RoundWidth::of(open, &model.words),
        standings: StandingsWidth::of(open, &model.words),
        // The heading takes a line, and what is said of the chosen table another.
        lines: usize::from(height.saturating_sub(2)),
        usual,
        least,
    }
}

/// Draws the next step above, and the round and the standings side by side below it.
fn compact(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let progress = Progress::of(model, open, area.width.saturating_sub(1), now);
    let rows = Layout::vertical([
        Constraint::Length(progress.height().min(4)),
        Constraint::Length(1),
        Constraint::Fill(1),
    ]);
    let [next, line, below] = area.layout(&rows);
    progress.draw(frame, indented(next));
    list::rule(frame, line, model.theme.rule);
    let usual = usize::from((area.width * 3 / 8).min(44));
    let wishes = wishes(model, open, below.height, (usual, 24));
    both(model, open, frame, (below, &wishes), now);
}

fn indented(area: Rect) -> Rect {
    Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area }
}

/// Draws the round and the standings: side by side, or one above the other if names would be cut.
/// Standings without a row give way.
fn both(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    (area, wishes): (Rect, &Wishes),
    now: Moment,
) {
    let all = usize::from(area.width);
    if let Some(above) = wishes.above(all, area.height) {
        let rows = Layout::vertical([
            Constraint::Length(above),
            Constraint::Length(1),
            Constraint::Fill(1),
        ]);
        let [upper, between, lower] = area.layout(&rows);
        round(model, open, frame, upper, now);
        list::rule(frame, between, model.theme.rule);
        return ranking(model, open, frame, lower);
    }
    if open.pane == Pane::Round && wishes.is_alone(all) {
        return round(model, open, frame, area, now);
    }
    let beside = wishes.beside(all);
    let columns = Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(LINE as u16),
        Constraint::Length(beside as u16),
    ]);
    let [left, between, right] = area.layout(&columns);
    list::vertical(frame, between, model.theme.rule);
    round(model, open, frame, left, now);
    ranking(model, open, frame, right);
}

/// Rows for the first places in a small window.
const PODIUM: u16 = 3;

/// Draws the pane that has the keys, and the next step.
fn tiny(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let progress = Progress::of(model, open, area.width.saturating_sub(1), now);
    let next = progress.height().min((area.height / 3).max(1));
    let rows = Layout::vertical([Constraint::Fill(1), Constraint::Length(next)]);
    let [mut pane, below] = area.layout(&rows);
    let podium = open.derived.podium.as_ref().filter(|_| !open.looks_back());
    if let Some(podium) = podium.filter(|_| open.pane == Pane::Round && pane.height > PODIUM + 2) {
        let rows = Layout::vertical([Constraint::Fill(1), Constraint::Length(PODIUM)]);
        let [above, places] = pane.layout(&rows);
        pane = above;
        podium.draw(indented(places), frame.buffer_mut(), (&model.theme, &model.words));
    }
    match open.pane {
        Pane::Round => round(model, open, frame, pane, now),
        Pane::Standings => ranking(model, open, frame, pane),
    }
    progress.draw(frame, indented(below));
}

fn round(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    table::draw(model, open, frame, area, open.pane == Pane::Round, now);
}

fn ranking(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    standings::draw_pane(model, open, frame, area, open.pane == Pane::Standings);
}

/// Columns of a line between panes.
const LINE: usize = 3;

/// Columns of the heading above a round.
const HEADING: usize = 48;

/// The least and the most columns of the third pane.
const THIRD: [usize; 2] = [36, 64];

/// The most lines above the rows of a round.
const ROUND_HEADING: usize = 3;

/// The least lines of standings below a round.
const LEAST_PLACES: usize = 7;

/// The columns that the panes would like to have.
#[derive(Debug, Clone, Copy, Default)]
pub struct Wishes {
    pub round: RoundWidth,
    pub standings: StandingsWidth,
    /// Lines for the rows of the round.
    pub lines: usize,
    /// The usual and the least width of the pane beside the round.
    pub usual: usize,
    pub least: usize,
}

impl Wishes {
    /// The width of a round in this many newspaper columns, each of this width.
    fn columns(n: usize, each: usize) -> usize {
        (n * (each + BETWEEN)).saturating_sub(BETWEEN).max(HEADING)
    }

    /// The most newspaper columns that the rows of the round fill.
    fn needed(&self) -> usize {
        self.round.rows.div_ceil(self.lines.max(1)).clamp(1, MOST_COLUMNS)
    }

    /// The width of the pane beside the round. If there is too little for all, the three columns of
    /// names share it.
    pub fn beside(&self, width: usize) -> usize {
        self.fitting(width).unwrap_or_else(|| self.shared(width.saturating_sub(LINE)))
    }

    /// The rows of the round above the standings: both have all columns there. None if no name is
    /// cut beside the standings, or if the rows do not suffice.
    pub fn above(&self, width: usize, height: u16) -> Option<u16> {
        let places = if self.standings.full > 0 { LEAST_PLACES } else { 2 };
        let round = self.round.all_rows + ROUND_HEADING;
        let fits = round + 1 + places <= usize::from(height);
        (fits && self.round.all_rows > 0 && self.fitting(width).is_none()).then_some(round as u16)
    }

    /// Whether names are cut beside standings that have no row yet.
    pub fn is_alone(&self, width: usize) -> bool {
        self.standings.full == 0 && self.round.all_rows > 0 && self.fitting(width).is_none()
    }

    /// The width of the pane beside the round, if nearly no name is cut. First comes a round that is
    /// seen as a whole. The later tie-breaks go before a name is cut, and a tenth of the names is cut
    /// before another column goes: the movement, the first tie-break, the records.
    fn fitting(&self, width: usize) -> Option<usize> {
        let all = width.saturating_sub(LINE);
        let (full, one) = (self.round.with_records(), self.round.least());
        let [names, main, most] =
            [self.standings.least(), self.standings.main, self.standings.full]
                .map(|width| width.max(self.least));
        let most = most.max(self.usual);
        // In several columns, a few very long names do not keep all others from being seen.
        let (usual_with_records, usual_one) = (self.round.usual_with_records(), self.round.usual());
        let usual_main = self.standings.usual_main.max(self.least);
        let ways = (2..=self.needed()).rev().flat_map(|n| {
            [
                (n, full, main),
                (n, one, main),
                (n, one, names),
                (n, usual_with_records, usual_main),
                (n, usual_one, usual_main),
            ]
        });
        let (snug, figures) = (self.round.snug(), self.standings.snug.max(self.least));
        // Both panes share the columns in which surnames stand whole.
        let surnames = self.standings.snug_surnames.max(self.least);
        let initials = self.standings.snug_initials.max(self.least);
        let usual_moved = self.standings.usual_moved.max(self.least);
        let ways = ways.chain([
            (1, full, most),
            (1, full, usual_moved),
            (1, snug, usual_moved),
            (1, full, usual_main),
            (1, snug, usual_main),
            (1, self.round.snug_surnames(), surnames),
            (1, self.round.snug_initials(), initials),
            (1, snug, figures),
            (1, full, names),
            (1, one, names),
        ]);
        let fitting = ways
            .map(|(n, each, beside)| (n, Wishes::columns(n, each), beside))
            .find(|(_, round, beside)| round + beside <= all);
        fitting.map(|(n, round, beside)| {
            // Names that would be cut take free columns before the pane beside them does.
            let cuts = n == 1 && round < one;
            let rest = if cuts { (all - beside).min(full) } else { round };
            (all - rest).min(most)
        })
    }

    /// The width beside the round, if all three columns of names share what there is.
    fn shared(&self, all: usize) -> usize {
        let [one, other] = self.round.names;
        let (taken, fixed) = (self.round.fixed, self.standings.fixed);
        let width = all.saturating_sub(taken + fixed);
        let names = text::divide_columns(&[one, other, self.standings.name], width);
        (fixed + names[2]).max(self.least).min(all)
    }

    /// The width of a third pane; None if the other two need the columns.
    pub fn third(&self, width: usize) -> Option<usize> {
        let main = self.standings.main.max(self.least);
        let usual = self.standings.usual_main.max(self.least);
        let (round, two_panes) = (&self.round, width.saturating_sub(LINE));
        let ways = (2..=self.needed()).rev().flat_map(|n| {
            [
                (n, round.with_records(), main),
                (n, round.least(), main),
                (n, round.usual_with_records(), usual),
                (n, round.usual(), usual),
            ]
        });
        // A round that is seen as a whole comes before a third pane.
        let ways =
            ways.chain([(1, round.with_records(), main), (1, round.usual_with_records(), usual)]);
        let mut ways = ways.map(|(n, each, main)| (n, Wishes::columns(n, each), main));
        let fits = |(_, round, main): &(usize, usize, usize)| round + main <= two_panes;
        let (n, round, main) = ways.find(fits)?;
        let third = |round: usize, main: usize| {
            two_panes.checked_sub(LINE + round + main + THIRD[0]).map(|rest| (rest, main))
        };
        // Only a few very long names may keep the third pane away, and they do not.
        let usual_round = Wishes::columns(n, self.round.usual_with_records());
        let (rest, main) = third(round, main).or_else(|| third(usual_round, usual))?;
        // The other figures of the standings come before a wider third pane.
        let figures = self.standings.full.max(self.usual).saturating_sub(main);
        Some(THIRD[0] + rest.saturating_sub(figures).min(THIRD[1] - THIRD[0]))
    }
}
