//! Figures large enough to be read from the far end of a hall.
//!
//! A glyph is a pattern of three by five dots, a colon one by five. A dot is
//! as many columns wide as it is half rows high, so that it looks square, and
//! grows with the room there is: from three rows in a pane to a whole
//! projector.

use super::text;
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

/// Dots from top to bottom.
const TALL: usize = 5;

/// A text of figures, `:`, `+` and `-`, as large as fits. Where there is no
/// room for the smallest size, or for any other character, it is written
/// plainly.
///
/// ```
/// use komandor::tui::digits::Digits;
/// use ratatui::layout::Size;
/// assert_eq!(Digits::new("34:12").size_in(Size::new(80, 24)), Size::new(68, 10));
/// assert_eq!(Digits::new("34:12").size_in(Size::new(17, 3)), Size::new(17, 3));
/// assert_eq!(Digits::new("34:12").size_in(Size::new(16, 3)), Size::new(5, 1));
/// ```
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

    /// No more than three rows high.
    #[must_use]
    pub fn small(self) -> Digits<'a> {
        Digits { largest: 1, ..self }
    }

    /// The columns and rows it takes in so much room.
    pub fn size_in(&self, room: Size) -> Size {
        match self.scale(room) {
            0 => Size::new(short(text::width(self.text)).min(room.width), room.height.min(1)),
            scale => Size::new(short(self.dots() * scale), short(rows(scale))),
        }
    }

    /// How many columns a dot has; 0: no room.
    fn scale(&self, room: Size) -> usize {
        let dots = self.dots();
        if dots == 0 {
            return 0;
        }
        let by_width = usize::from(room.width) / dots;
        let by_height = usize::from(room.height) * 2 / TALL;
        by_width.min(by_height).min(self.largest)
    }

    /// Dots from left to right; 0: not to be drawn in dots.
    fn dots(&self) -> usize {
        let widths: Option<Vec<usize>> =
            self.text.chars().map(|c| glyph(c).map(|(wide, _)| wide + 1)).collect();
        widths.map_or(0, |all| all.iter().sum::<usize>().saturating_sub(1))
    }

    /// Row by row from the top, whether each dot is lit.
    fn pattern(&self) -> [Vec<bool>; TALL] {
        let mut lines: [Vec<bool>; TALL] = Default::default();
        for (wide, rows) in self.text.chars().filter_map(glyph) {
            for (line, bits) in lines.iter_mut().zip(rows) {
                if !line.is_empty() {
                    line.push(false);
                }
                line.extend((0..wide).rev().map(|bit| bits >> bit & 1 == 1));
            }
        }
        lines
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
        let scale = self.scale(area.as_size());
        if scale == 0 {
            let line = text::cut(self.text, usize::from(size.width));
            buffer.set_string(x, y, line, self.style.add_modifier(Modifier::BOLD));
            return;
        }
        // Reversed, the dark dots would shine and the lit ones go out.
        let style = self.style.remove_modifier(Modifier::REVERSED);
        let pattern = self.pattern();
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

/// Rows of a glyph whose dots have so many columns.
fn rows(scale: usize) -> usize {
    (TALL * scale).div_ceil(2)
}

fn short(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// Dots across, and the five lines of a glyph with the leftmost dot in the
/// highest bit.
fn glyph(c: char) -> Option<(usize, [u8; TALL])> {
    let figure = |lines| Some((3, lines));
    match c {
        '0' => figure([0b111, 0b101, 0b101, 0b101, 0b111]),
        '1' => figure([0b110, 0b010, 0b010, 0b010, 0b111]),
        '2' => figure([0b111, 0b001, 0b111, 0b100, 0b111]),
        '3' => figure([0b111, 0b001, 0b111, 0b001, 0b111]),
        '4' => figure([0b101, 0b101, 0b111, 0b001, 0b001]),
        '5' => figure([0b111, 0b100, 0b111, 0b001, 0b111]),
        '6' => figure([0b111, 0b100, 0b111, 0b101, 0b111]),
        '7' => figure([0b111, 0b001, 0b001, 0b001, 0b001]),
        '8' => figure([0b111, 0b101, 0b111, 0b101, 0b111]),
        '9' => figure([0b111, 0b101, 0b111, 0b001, 0b111]),
        '+' => figure([0b000, 0b010, 0b111, 0b010, 0b000]),
        '-' => figure([0b000, 0b000, 0b111, 0b000, 0b000]),
        ':' => Some((1, [0, 1, 0, 1, 0])),
        ' ' => Some((1, [0; TALL])),
        _ => None,
    }
}

/// Seconds left as a clock shows them; beyond the end it counts up with a
/// plus.
///
/// ```
/// use komandor::tui::digits::clock_text;
/// assert_eq!(clock_text(34 * 60 + 12), "34:12");
/// assert_eq!(clock_text(-135), "+02:15");
/// assert_eq!(clock_text(7200), "120:00");
/// ```
pub fn clock_text(seconds_left: i64) -> String {
    let sign = if seconds_left < 0 { "+" } else { "" };
    let seconds = seconds_left.unsigned_abs();
    format!("{sign}{:02}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(text: &str, width: u16, height: u16) -> Vec<String> {
        let area = Rect::new(0, 0, width, height);
        let mut buffer = Buffer::empty(area);
        Digits::new(text).render(area, &mut buffer);
        let line = |y| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
        (0..height).map(|y| line(y).trim_end().to_owned()).collect()
    }

    #[test]
    fn three_rows_hold_the_clock_of_a_pane() {
        assert_eq!(
            drawn("34:12", 17, 3),
            ["▀▀█ █ █ ▄ ▀█  ▀▀█", "▀▀█ ▀▀█ ▄  █  █▀▀", "▀▀▀   ▀   ▀▀▀ ▀▀▀"]
        );
        assert_eq!(
            drawn("+05:67", 21, 3),
            [" ▄  █▀█ █▀▀ ▄ █▀▀ ▀▀█", "▀█▀ █ █ ▀▀█ ▄ █▀█   █", "    ▀▀▀ ▀▀▀   ▀▀▀   ▀"]
        );
    }

    #[test]
    fn a_larger_room_holds_larger_figures_in_its_middle() {
        assert_eq!(
            drawn("89:0", 28, 7),
            [
                "",
                " ██████  ██████      ██████",
                " ██  ██  ██  ██  ██  ██  ██",
                " ██████  ██████      ██  ██",
                " ██  ██      ██  ██  ██  ██",
                " ██████  ██████      ██████",
                ""
            ]
        );
    }

    #[test]
    fn without_room_the_text_stands_plainly() {
        assert_eq!(drawn("34:12", 9, 2), ["  34:12", ""]);
        assert_eq!(drawn("34:12", 3, 1), ["34…"]);
        assert_eq!(drawn("soon", 80, 1).concat().trim(), "soon");
    }

    #[test]
    fn no_room_is_too_small_or_too_large() {
        for text in ["", "34:12", "+120:00", "żółw"] {
            for (width, height) in [(0, 0), (1, 1), (1, 9), (200, 1), (2, 60), (500, 120)] {
                drawn(text, width, height);
            }
        }
        let outside = Rect::new(3, 3, 40, 40);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 5, 5));
        Digits::new("34:12").render(outside, &mut buffer);
    }
}
