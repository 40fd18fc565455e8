//! The clock of the round in large digits: beside the round, and as large as the screen.

use super::header::{clock_style, ends_soon};
use crate::event::{Moment, Phase, Reading};
use crate::tui::board::draw_clock;
use crate::tui::prelude::*;
use crate::tui::ui::digits::{Digits, clock_text};
use ratatui::layout::{Alignment, Constraint, Layout};

/// Rows that the pane takes.
pub(super) const HEIGHT: u16 = 7;

/// Whether there is a clock to show.
pub fn is_shown(open: &OpenEvent) -> bool {
    let event = open.event();
    let timed = event.round().is_some_and(|round| round.minutes > 0);
    !open.is_over() && (timed || !event.clock.is_stopped())
}

pub(super) fn draw_large(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    area: Rect,
    now: Moment,
) {
    let Some(round) = open.event().round().filter(|_| is_shown(open)) else { return };
    let (theme, reading) = (&model.theme, open.reading(now.unix));
    let layout = Layout::vertical([Constraint::Fill(1), Constraint::Length(1)]);
    let [figures, below] = area.layout(&layout);
    // Before the clock starts, its full time is shown quietly.
    let left = reading.seconds().unwrap_or(i64::from(round.minutes) * 60);
    let shown = clock_text(left);
    let style = clock_style(open, theme, reading);
    frame.render_widget(Digits::new(&shown).style(style), figures);
    let minutes = msg!("pages.minutes", n = round.minutes);
    let key = || key_for(Context::Main, Act::Clock);
    let note = match reading {
        Reading::Stopped if !open.is_playing() => minutes,
        Reading::Stopped => msg!("clock.starts", minutes, key = key()),
        Reading::Paused(_) => msg!("clock.goes-on", key = key()),
        Reading::Running(left) if left <= 0 => msg!("time-call.time-is-up"),
        Reading::Running(left) if ends_soon(open, reading) => {
            let time = Moment::new(now.unix + left, now.offset).clock();
            msg!("players.ends-soon", time = msg!("clock.until", time))
        }
        Reading::Running(left) => {
            msg!("clock.until", time = Moment::new(now.unix + left, now.offset).clock())
        }
    };
    let note = model.words.text(&note);
    let note = Line::styled(note, theme.quiet).alignment(Alignment::Center);
    frame.render_widget(note, below);
}

/// Draws the clock, and below it the number of missing results and the public address.
pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let (theme, words) = (&model.theme, &model.words);
    let address = open.event().setup.address();
    let rows = if address.is_some() { 1 } else { 0 };
    let layout = [Constraint::Fill(1), Constraint::Length(1), Constraint::Length(rows)];
    let [clock, below, last] = area.layout(&Layout::vertical(layout));
    draw_clock(open.event(), now, clock, frame.buffer_mut(), (theme, words));
    if let Some(address) = address {
        let address = text::cut(address, last.width.into());
        frame.render_widget(Line::styled(address, theme.quiet).alignment(Alignment::Center), last);
    }
    let Phase::Playing { missing } = open.derived.phase else { return };
    let count = text::cut(&words.text(&msg!("screen.missing", n = missing)), below.width.into());
    frame.render_widget(Line::styled(count, theme.text).alignment(Alignment::Center), below);
}
