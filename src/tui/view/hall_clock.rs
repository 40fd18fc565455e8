//! The clock of the round as large as the screen, in the digits and colours of the board.

use crate::event::{Moment, Phase};
use crate::msg;
use crate::tui::board::draw_clock;
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Layout, Rect};
use ratatui::text::Line;

/// Draws the clock, and below it the number of missing results and the public address.
pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect, now: Moment) {
    let (theme, words) = (&model.theme, &model.words);
    let address = open.event().setup.address();
    let rows = if address.is_some() { 1 } else { 0 };
    let layout = [Constraint::Fill(1), Constraint::Length(1), Constraint::Length(rows)];
    let [clock, below, last] = area.layout(&Layout::vertical(layout));
    draw_clock(open.event(), now, clock, frame.buffer_mut(), (theme, words));
    if let Some(address) = address {
        let said = text::cut(address, last.width.into());
        frame.render_widget(Line::styled(said, theme.quiet).alignment(Alignment::Center), last);
    }
    let Phase::Playing { missing } = open.derived.phase else { return };
    let said = text::cut(&words.text(&msg!("screen.missing", n = missing)), below.width.into());
    frame.render_widget(Line::styled(said, theme.text).alignment(Alignment::Center), below);
}
