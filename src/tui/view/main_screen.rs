//! The main screen: the round, the standings, the clock, and what comes next.

use super::{Tier, clock, list, progress, standings, tables};
use crate::event::Moment;
use crate::tui::floor::{Floor, Pane};
use crate::tui::model::Model;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};

pub fn draw(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, tier: Tier, now: Moment) {
    match tier {
        Tier::Full => full(model, floor, frame, area, now),
        Tier::Compact => compact(model, floor, frame, area, now),
        Tier::Tiny => tiny(model, floor, frame, area, now),
    }
}

/// The round at the left; at the right clock, progress and standings.
fn full(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, now: Moment) {
    let columns =
        Layout::horizontal([Constraint::Fill(1), Constraint::Length(3), Constraint::Length(52)]);
    let [left, between, right] = area.layout(&columns);
    list::vertical(frame, between, model.theme.rule);
    round(model, floor, frame, left, now);
    let timed = floor.event().round().is_some_and(|round| round.minutes > 0)
        || !floor.event().clock.is_stopped();
    let rows = Layout::vertical([
        Constraint::Length(if timed { clock::HEIGHT } else { 0 }),
        Constraint::Length(u16::from(timed)),
        Constraint::Length(progress::height(model, floor, right.width)),
        Constraint::Length(1),
        Constraint::Fill(1),
    ]);
    let [time, _, next, _, places] = right.layout(&rows);
    clock::draw(floor.event(), &model.theme, frame, time, now);
    progress::draw(model, floor, frame, next);
    ranking(model, floor, frame, places);
}

/// What comes next above, round and standings side by side below.
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
        Constraint::Length((area.width * 3 / 8).min(44)),
    ]);
    let [left, between, right] = below.layout(&columns);
    list::vertical(frame, between, model.theme.rule);
    round(model, floor, frame, left, now);
    ranking(model, floor, frame, right);
}

/// The pane that has the keys, and the next step.
fn tiny(model: &Model, floor: &Floor, frame: &mut Frame, area: Rect, now: Moment) {
    let next = progress::height(model, floor, area.width).min(area.height / 3);
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
