//! Figures large enough to be read from the far end of a hall.
//!
//! A figure is a pattern of three by five dots, or of four by seven if there is room. A dot is
//! as many columns wide as it is half rows high, so that it looks square. The size grows with
//! the area, from three rows in a pane to a whole projector screen.

pub mod glyphs;
#[cfg(test)]
mod tests;

use super::digits::glyphs::{BOLD, FINE, GlyphSet};
use super::text;
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

/// Draws a text of figures, `:`, `+` and `-`, as large as it fits. The text is written plainly
/// if there is no room for the smallest size, or if it has any other character.
#[derive(Debug, Clone)]
pub struct Digits<'a> {
    text: &'a str,
    style: Style,
    alignment: Alignment,
    largest: usize,
}

impl<'a> Digits<'a> {
    pub fn new(text: &'a str) -> Digits<'a> {
        Digits { text, style: Style::new(), alignment: Alignment::Center, largest: usize::MAX }
    }

    #[must_use]
    pub fn style(self, style: Style) -> Digits<'a> {
        Digits { style, ..self }
    }

    #[must_use]
    pub fn alignment(self, alignment: Alignment) -> Digits<'a> {
        Digits { alignment, ..self }
    }

    /// Limits the height to three rows.
    #[must_use]
    pub fn small(self) -> Digits<'a> {
        self.at_most(1)
    }

    /// Limits the width of a dot, in columns.
    #[must_use]
    pub fn at_most(self, columns: usize) -> Digits<'a> {
        Digits { largest: columns, ..self }
    }

    /// The columns and rows that the figures take in an area of this size.
    pub fn size_in(&self, room: Size) -> Size {
        match self.cast(room) {
            None => Size::new(short(text::width(self.text)).min(room.width), room.height.min(1)),
            Some((glyphs, scale)) => Size::new(
                short(glyphs.dots(self.text).unwrap_or(0) * scale),
                short((glyphs.tall * scale).div_ceil(2)),
            ),
        }
    }

    /// The font, and the width of its dots in columns; None if the text must be written
    /// plainly.
    fn cast(&self, room: Size) -> Option<(&'static GlyphSet, usize)> {
        let scale = |glyphs: &GlyphSet| {
            let by_width = usize::from(room.width) / glyphs.dots(self.text)?;
            let by_height = usize::from(room.height) * 2 / glyphs.tall;
            Some(by_width.min(by_height).min(self.largest))
        };
        // The finer font is clearer, once its strokes are broad enough.
        let fine = scale(&FINE).filter(|scale| *scale >= 3).map(|scale| (&FINE, scale));
        let bold = || scale(&BOLD).filter(|scale| *scale >= 1).map(|scale| (&BOLD, scale));
        fine.or_else(bold)
    }
}

impl Widget for Digits<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        let size = self.size_in(area.as_size());
        if area.is_empty() || size.width == 0 {
            return;
        }
        let spare = area.width - size.width;
        let x = area.x
            + match self.alignment {
                Alignment::Left => 0,
                Alignment::Center => spare / 2,
                Alignment::Right => spare,
            };
        let y = area.y + (area.height - size.height) / 2;
        let Some((glyphs, scale)) = self.cast(area.as_size()) else {
            let line = text::cut(self.text, usize::from(size.width));
            buffer.set_string(x, y, line, self.style.add_modifier(Modifier::BOLD));
            return;
        };
        // Reversed style would make the dark dots shine and the lit ones dark.
        let style = self.style.remove_modifier(Modifier::REVERSED);
        let pattern = glyphs.pattern(self.text);
        let lit = |column: u16, half: usize| {
            let line = pattern.get(half / scale);
            line.and_then(|line| line.get(usize::from(column) / scale)).copied().unwrap_or(false)
        };
        for row in 0..size.height {
            for column in 0..size.width {
                let half = usize::from(row) * 2;
                let block = match (lit(column, half), lit(column, half + 1)) {
                    (true, true) => "█",
                    (true, false) => "▀",
                    (false, true) => "▄",
                    (false, false) => continue,
                };
                buffer[(x + column, y + row)].set_symbol(block).set_style(style);
            }
        }
    }
}

fn short(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// The seconds left as a clock shows them; after the end it counts up, with a plus sign.
pub fn clock_text(seconds_left: i64) -> String {
    let sign = if seconds_left < 0 { "+" } else { "" };
    let seconds = seconds_left.unsigned_abs();
    format!("{sign}{:02}:{:02}", seconds / 60, seconds % 60)
}
