use super::words;
use crate::event::{Event, Moment, Reading};
use crate::tui::digits::clock_text;
use crate::tui::model::{Model, Place};
use crate::tui::text;
use crate::tui::theme::Theme;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// What event, what game, where it stands, and the clock.
pub fn draw(model: &Model, frame: &mut Frame, area: Rect, now: Moment) {
    let theme = &model.theme;
    let (left, right) = match &model.place {
        Place::Home(_) => (vec![Span::styled(" Komandor", theme.header)], Vec::new()),
        Place::Event(floor) => (name(floor.event(), theme, area), state(floor.event(), theme, now)),
    };
    let (left, right) = (Line::from(left), Line::from(right));
    let taken = right.width() as u16;
    let room = area.width.saturating_sub(taken + 1);
    frame.buffer_mut().set_line(area.x, area.y, &left, room);
    if taken < area.width {
        frame.buffer_mut().set_line(area.right() - taken, area.y, &right, taken);
    }
}

fn name(event: &Event, theme: &Theme, area: Rect) -> Vec<Span<'static>> {
    let mut spans = vec![Span::styled(format!(" {}", text::harmless(event.name())), theme.header)];
    let game = event.ruleset.name.get("en");
    // A name that begins with the game says it already.
    if area.width >= 72 && !event.name().starts_with(game) {
        spans.push(Span::styled(format!(" · {}", text::harmless(game)), theme.quiet));
    }
    spans
}

fn state(event: &Event, theme: &Theme, now: Moment) -> Vec<Span<'static>> {
    let mut spans = vec![Span::styled(words::whereabouts(event), theme.text)];
    let reading = event.clock.reading(now.unix);
    if let Some(left) = reading.seconds() {
        spans.push(Span::raw("  "));
        let pause = if matches!(reading, Reading::Paused(_)) { "paused " } else { "" };
        let shown = format!(" {pause}{} ", clock_text(left));
        spans.push(Span::styled(shown, clock_style(theme, reading)));
    }
    spans.push(Span::raw(" "));
    spans
}

/// Bright while there is time, amber for the last five minutes, reversed in
/// overtime.
pub fn clock_style(theme: &Theme, reading: Reading) -> Style {
    match reading {
        Reading::Stopped => theme.quiet,
        Reading::Paused(_) => theme.warning,
        Reading::Running(left) if left <= 0 => theme.clock_over,
        Reading::Running(left) if left <= 300 => theme.clock_short,
        Reading::Running(_) => theme.clock,
    }
}
