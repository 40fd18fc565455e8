//! The main screen: the round, the standings, the clock, and the next step.

use super::panes::{LINE, ROUND_HEADING, Wishes};
use super::progress::Progress;
use super::standings::StandingsWidth;
use super::tables::RoundWidth;
use super::{card, clock, list, log, standings, tables};
use crate::event::{Id, Moment};
use crate::tui::model::Model;
use crate::tui::open_event::{OpenEvent, Pane};
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};

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
    let below_clock = area.height.saturating_sub(clock::HEIGHT + 1);
    if wishes.above(all, below_clock).is_some() {
        let rows = Layout::vertical([
            Constraint::Length(clock::HEIGHT),
            Constraint::Length(1),
            Constraint::Fill(1),
        ]);
        let [band, line, below] = area.layout(&rows);
        let timed = if clock::is_shown(open) { TIME } else { 0 };
        let columns = Layout::horizontal([Constraint::Length(timed), Constraint::Fill(1)]);
        let [time, next] = band.layout(&columns);
        clock::draw(model, open, frame, time, now);
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
    let timed = clock::is_shown(open);
    let clock_rows = if timed { clock::HEIGHT + 1 } else { 0 };
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
    let time = Rect { height: time.height.min(clock::HEIGHT), ..time };
    clock::draw(model, open, frame, time, now);
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
    tables::draw(model, open, frame, area, open.pane == Pane::Round, now);
}

fn ranking(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    standings::draw_pane(model, open, frame, area, open.pane == Pane::Standings);
}
