//! Lists, titles and lines, the same everywhere.

use crate::tui::text;
use crate::tui::theme::{CURSOR, Theme};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Whether the row that keys act on is here, or somewhere else has the keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keys {
    Here,
    Elsewhere,
}

/// Draws those of `count` rows that fit, the chosen one always among them and
/// near the middle where there are more.
pub fn rows<'a>(
    frame: &mut Frame,
    area: Rect,
    theme: &Theme,
    (count, chosen): (usize, Option<usize>),
    keys: Keys,
    row: impl Fn(usize) -> Line<'a>,
) {
    let height = usize::from(area.height);
    let last_first = count.saturating_sub(height);
    let first = chosen.unwrap_or(0).saturating_sub(height / 2).min(last_first);
    for (line, at) in (first..count).take(height).enumerate() {
        let place = Rect { y: area.y + line as u16, height: 1, ..area };
        let is_chosen = chosen == Some(at) && keys == Keys::Here;
        let sign = if is_chosen { CURSOR } else { " " };
        let mut spans = vec![Span::styled(format!("{sign} "), theme.key)];
        spans.extend(row(at).spans);
        frame.buffer_mut().set_line(place.x, place.y, &Line::from(spans), place.width);
        if is_chosen {
            frame.buffer_mut().set_style(place, theme.cursor);
        }
    }
}

/// A line of text at the top of an area; what is left below it.
pub fn titled(frame: &mut Frame, area: Rect, line: &Line) -> Rect {
    if area.height == 0 {
        return area;
    }
    frame.buffer_mut().set_line(area.x, area.y, line, area.width);
    Rect { y: area.y + 1, height: area.height - 1, ..area }
}

/// The title of a pane: bright while its keys work.
pub fn title<'a>(theme: &Theme, text: impl Into<String>, focused: bool) -> Span<'a> {
    Span::styled(text.into(), if focused { theme.title_focused } else { theme.title })
}

/// Lines from the top, as many as fit; what is left below.
pub fn lines(frame: &mut Frame, area: Rect, lines: &[Line]) -> Rect {
    lines.iter().fold(area, |area, line| titled(frame, area, line))
}

/// A horizontal line through the first row.
pub fn rule(frame: &mut Frame, area: Rect, style: Style) {
    if area.height > 0 {
        let line = "─".repeat(usize::from(area.width));
        frame.buffer_mut().set_string(area.x, area.y, line, style);
    }
}

/// A vertical line down the middle.
pub fn vertical(frame: &mut Frame, area: Rect, style: Style) {
    if area.width > 0 {
        let x = area.x + area.width / 2;
        for y in area.y..area.bottom() {
            frame.buffer_mut().set_string(x, y, "│", style);
        }
    }
}

/// A text field in so many columns, with the terminal's cursor in it where
/// keys go there.
pub fn field(
    frame: &mut Frame,
    area: Rect,
    theme: &Theme,
    field: &crate::tui::field::Field,
    focused: bool,
) {
    if area.width == 0 || area.height == 0 {
        return;
    }
    let columns = usize::from(area.width);
    let (seen, cursor) = field.seen(columns.saturating_sub(1));
    let style = if focused && !field.is_suggested() { theme.field } else { theme.text };
    frame.buffer_mut().set_string(area.x, area.y, text::left(&seen, columns), style);
    if focused {
        let column = area.x + cursor.min(columns - 1) as u16;
        frame.set_cursor_position((column, area.y));
    }
}
