//! The main screen: the round, the standings, the clock, and the next step.

use super::{clock, list, progress, standings, tables};
use crate::event::Moment;
use crate::tui::model::Model;
use crate::tui::open_event::{OpenEvent, Pane};
use crate::tui::text;
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
    let rows = podium.height(area.height / 3);
    let layout =
        Layout::vertical([Constraint::Length(rows), Constraint::Length(1), Constraint::Fill(1)]);
    let [picture, line, below] = area.layout(&layout);
    podium.draw(picture, frame.buffer_mut(), (&model.theme, &model.words));
    list::rule(frame, line, model.theme.rule);
    below
}

/// Draws the round on the left, and the clock, progress and standings on the right.
fn full(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let right = beside(model, open, area.width, 52, 44);
    let columns =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(3), Constraint::Length(right)]);
    let [left, between, right] = area.layout(&columns);
    list::vertical(frame, between, model.theme.rule);
    round(model, open, frame, left, now);
    let timed = clock::is_shown(open);
    let rows = Layout::vertical([
        Constraint::Length(if timed { clock::HEIGHT } else { 0 }),
        Constraint::Length(u16::from(timed)),
        Constraint::Length(progress::height(model, open, right.width)),
        Constraint::Length(1),
        Constraint::Fill(1),
    ]);
    let [time, _, next, _, places] = right.layout(&rows);
    clock::draw(model, open, frame, time, now);
    progress::draw(model, open, frame, next);
    ranking(model, open, frame, places);
}

/// Columns of the heading above a round.
const HEADING: usize = 48;

/// The width of the pane beside the round. The pane has its usual width, or what its names and
/// figures need, if no name of the round is cut for that. It never has less than `least`. Names
/// take precedence over figures.
fn beside(model: &Model, open: &OpenEvent, width: u16, usual: u16, least: u16) -> u16 {
    let all = usize::from(width.saturating_sub(3));
    let [usual, least] = [usual, least].map(usize::from);
    let [taken, one, other] = tables::width_without_cuts(open, &model.words);
    let [fixed, name, figures] = standings::width_without_cuts(open, &model.words);
    let round = (taken + one + other).max(HEADING);
    let [names, whole] = [fixed + name, fixed + name + figures].map(|all| all.max(least));
    let wanted = whole.max(usual);
    let right = if round + wanted <= all {
        wanted
    } else if round + names <= all {
        all - round
    } else {
        // There is too little for all, so the three columns of names share it.
        let names = text::divide_columns(&[one, other, name], all.saturating_sub(taken + fixed));
        (fixed + names[2]).max(least)
    };
    right.min(all) as u16
}

/// Draws the next step above, and the round and the standings side by side below it.
fn compact(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let rows = Layout::vertical([
        Constraint::Length(progress::height(model, open, area.width).min(4)),
        Constraint::Length(1),
        Constraint::Fill(1),
    ]);
    let [next, line, below] = area.layout(&rows);
    let next = Rect { x: next.x + 1, width: next.width.saturating_sub(1), ..next };
    progress::draw(model, open, frame, next);
    list::rule(frame, line, model.theme.rule);
    let columns = Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(3),
        Constraint::Length(beside(model, open, area.width, (area.width * 3 / 8).min(44), 24)),
    ]);
    let [left, between, right] = below.layout(&columns);
    list::vertical(frame, between, model.theme.rule);
    round(model, open, frame, left, now);
    ranking(model, open, frame, right);
}

/// Draws the pane that has the keys, and the next step.
fn tiny(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let next = progress::height(model, open, area.width).min((area.height / 3).max(1));
    let rows = Layout::vertical([Constraint::Fill(1), Constraint::Length(next)]);
    let [pane, below] = area.layout(&rows);
    match open.pane {
        Pane::Round => round(model, open, frame, pane, now),
        Pane::Standings => ranking(model, open, frame, pane),
    }
    progress::draw(model, open, frame, below);
}

fn round(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    tables::draw(model, open, frame, area, open.pane == Pane::Round, now);
}

fn ranking(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    standings::draw_pane(model, open, frame, area, open.pane == Pane::Standings);
}
