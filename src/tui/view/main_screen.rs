//! The main screen: the round, the standings, the clock, and the next step.

use super::{clock, list, progress, standings, tables};
use crate::event::Moment;
use crate::tui::floor::{Floor, Pane};
use crate::tui::model::Model;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};

/// The size class of the terminal. Views choose by this instead of counting cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Tier {
    /// A small pane or a phone: one thing at a time.
    Tiny,
    /// 80×24 and the like: two things side by side.
    Compact,
    /// Large enough for big digits.
    Full,
}

impl Tier {
    pub fn of(area: Rect) -> Tier {
        match (area.width, area.height) {
            (100.., 28..) => Tier::Full,
            (72.., 16..) => Tier::Compact,
            _ => Tier::Tiny,
        }
    }
}

pub fn draw(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, tier: Tier, now: Moment) {
    match tier {
        Tier::Full => full(model, floor, frame, area, now),
        Tier::Compact => compact(model, floor, frame, area, now),
        Tier::Tiny => tiny(model, floor, frame, area, now),
    }
}

/// Draws the round on the left, and the clock, progress and standings on the right.
fn full(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, now: Moment) {
    let right = beside(floor, area.width, 52, 44);
    let columns =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(3), Constraint::Length(right)]);
    let [left, between, right] = area.layout(&columns);
    list::vertical(frame, between, model.theme.rule);
    round(model, floor, frame, left, now);
    let timed = clock::is_shown(floor);
    let rows = Layout::vertical([
        Constraint::Length(if timed { clock::HEIGHT } else { 0 }),
        Constraint::Length(u16::from(timed)),
        Constraint::Length(progress::height(model, floor, right.width)),
        Constraint::Length(1),
        Constraint::Fill(1),
    ]);
    let [time, _, next, _, places] = right.layout(&rows);
    clock::draw(floor, &model.theme, frame, time, now);
    progress::draw(model, floor, frame, next);
    ranking(model, floor, frame, places);
}

/// Columns of the heading above a round.
const HEADING: usize = 48;

/// The width of the pane beside the round. The pane has its usual width, or what its names and
/// figures need, if no name of the round is cut for that. It never has less than `least`. Names
/// take precedence over figures.
fn beside(floor: &Floor, width: u16, usual: u16, least: u16) -> u16 {
    let all = usize::from(width.saturating_sub(3));
    let [usual, least] = [usual, least].map(usize::from);
    let [taken, one, other] = tables::natural(floor);
    let [fixed, name, figures] = standings::natural(floor);
    let round = (taken + one + other).max(HEADING);
    let [names, whole] = [fixed + name, fixed + name + figures].map(|all| all.max(least));
    let wanted = whole.max(usual);
    let right = if round + wanted <= all {
        wanted
    } else if round + names <= all {
        all - round
    } else {
        // There is too little for all, so the three columns of names share it.
        let names = text::shares(&[one, other, name], all.saturating_sub(taken + fixed));
        (fixed + names[2]).max(least)
    };
    right.min(all) as u16
}

/// Draws the next step above, and the round and the standings side by side below it.
fn compact(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, now: Moment) {
    let rows = Layout::vertical([
        Constraint::Length(progress::height(model, floor, area.width).min(4)),
        Constraint::Length(1),
        Constraint::Fill(1),
    ]);
    let [next, line, below] = area.layout(&rows);
    let next = Rect { x: next.x + 1, width: next.width.saturating_sub(1), ..next };
    progress::draw(model, floor, frame, next);
    list::rule(frame, line, model.theme.rule);
    let columns = Layout::horizontal([
        Constraint::Fill(1),
        Constraint::Length(3),
        Constraint::Length(beside(floor, area.width, (area.width * 3 / 8).min(44), 24)),
    ]);
    let [left, between, right] = below.layout(&columns);
    list::vertical(frame, between, model.theme.rule);
    round(model, floor, frame, left, now);
    ranking(model, floor, frame, right);
}

/// Draws the pane that has the keys, and the next step.
fn tiny(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, now: Moment) {
    let next = progress::height(model, floor, area.width).min((area.height / 3).max(1));
    let rows = Layout::vertical([Constraint::Fill(1), Constraint::Length(next)]);
    let [pane, below] = area.layout(&rows);
    match floor.pane {
        Pane::Round => round(model, floor, frame, pane, now),
        Pane::Standings => ranking(model, floor, frame, pane),
    }
    progress::draw(model, floor, frame, below);
}

fn round(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, now: Moment) {
    tables::draw(model, floor, frame, area, floor.pane == Pane::Round, now);
}

fn ranking(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect) {
    standings::draw_pane(model, floor, frame, area, floor.pane == Pane::Standings);
}
