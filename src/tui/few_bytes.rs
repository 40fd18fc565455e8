//! Writes the changed cells of a frame in few bytes, for boards far away over SSH.
//!
//! The cursor is moved by the shorter of two sequences, a style is set only where it shows, and
//! a row of blanks is erased in one go. Everything used is understood by every terminal of the
//! VT220's family: CUP, CHA, ECH and SGR.
//!
//! Deliberately absent: REP, scrolling regions and rectangles, which some terminals ignore.

use super::text;
use ratatui::backend::{Backend, ClearType, CrosstermBackend, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::{Color, Modifier};
use std::io::{self, Write};

/// Blanks in a row from which erasing them is shorter than writing them.
const ERASED: usize = 6;

/// What makes a blank visible.
const SEEN_ON_A_BLANK: Modifier =
    Modifier::UNDERLINED.union(Modifier::REVERSED).union(Modifier::CROSSED_OUT);

/// The numbers of SGR that switch a modifier on.
const MODIFIERS: [(Modifier, u8); 9] = [
    (Modifier::BOLD, 1),
    (Modifier::DIM, 2),
    (Modifier::ITALIC, 3),
    (Modifier::UNDERLINED, 4),
    (Modifier::SLOW_BLINK, 5),
    (Modifier::RAPID_BLINK, 6),
    (Modifier::REVERSED, 7),
    (Modifier::HIDDEN, 8),
    (Modifier::CROSSED_OUT, 9),
];

/// A backend that writes few bytes. Whatever is no cell is left to crossterm.
pub struct FewBytes<W: Write> {
    inner: CrosstermBackend<W>,
    /// Whether the cursor is shown; None: it is not known.
    cursor: Option<bool>,
}

impl<W: Write> FewBytes<W> {
    pub fn new(writer: W) -> FewBytes<W> {
        FewBytes { inner: CrosstermBackend::new(writer), cursor: None }
    }
}

/// The colours and modifiers that the terminal writes with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Pen {
    fg: Color,
    bg: Color,
    modifier: Modifier,
}

impl Pen {
    const PLAIN: Pen = Pen { fg: Color::Reset, bg: Color::Reset, modifier: Modifier::empty() };

    fn of(cell: &Cell) -> Pen {
        Pen { fg: cell.fg, bg: cell.bg, modifier: cell.modifier }
    }

    /// Whether a blank in this style cannot be told from a plain one.
    fn is_blank_on_a_blank(self) -> bool {
        self.bg == Color::Reset && !self.modifier.intersects(SEEN_ON_A_BLANK)
    }

    /// The sequence that changes the style of the terminal from `self` to this one.
    fn change(self, to: Pen) -> String {
        if self == to {
            return String::new();
        }
        // A modifier is switched off only together with everything else.
        let added = to.modifier.difference(self.modifier);
        let keeps = to.modifier.contains(self.modifier)
            && (self.fg == to.fg || to.fg != Color::Reset)
            && (self.bg == to.bg || to.bg != Color::Reset);
        let (from, added) = if keeps { (self, added) } else { (Pen::PLAIN, to.modifier) };
        let mut codes: Vec<String> = Vec::new();
        if !keeps && to != Pen::PLAIN {
            codes.push("0".to_owned());
        }
        let switched = MODIFIERS.iter().filter(|(modifier, _)| added.contains(*modifier));
        codes.extend(switched.map(|(_, code)| code.to_string()));
        if to.fg != from.fg {
            codes.extend(colour(to.fg, 30));
        }
        if to.bg != from.bg {
            codes.extend(colour(to.bg, 40));
        }
        format!("\x1b[{}m", codes.join(";"))
    }
}

/// The code of a colour, for the foreground from 30 on or for the background from 40 on.
fn colour(colour: Color, from: u8) -> Option<String> {
    let bright = from + 60;
    let code = match colour {
        Color::Reset => return None,
        Color::Black => from,
        Color::Red => from + 1,
        Color::Green => from + 2,
        Color::Yellow => from + 3,
        Color::Blue => from + 4,
        Color::Magenta => from + 5,
        Color::Cyan => from + 6,
        Color::Gray => from + 7,
        Color::DarkGray => bright,
        Color::LightRed => bright + 1,
        Color::LightGreen => bright + 2,
        Color::LightYellow => bright + 3,
        Color::LightBlue => bright + 4,
        Color::LightMagenta => bright + 5,
        Color::LightCyan => bright + 6,
        Color::White => bright + 7,
        Color::Indexed(index) => return Some(format!("{};5;{index}", from + 8)),
        Color::Rgb(red, green, blue) => {
            return Some(format!("{};2;{red};{green};{blue}", from + 8));
        }
    };
    Some(code.to_string())
}

/// The sequence that writes these cells onto a screen, and leaves the style plain.
fn written(cells: &[(u16, u16, &Cell)]) -> String {
    let mut out = String::new();
    let mut pen = Pen::PLAIN;
    let mut cursor: Option<(u16, u16)> = None;
    let mut rest = cells;
    while let [(x, y, cell), ..] = rest {
        match cursor {
            Some(at) if at == (*x, *y) => {}
            Some((_, row)) if row == *y => out.push_str(&format!("\x1b[{}G", x + 1)),
            _ => out.push_str(&format!("\x1b[{};{}H", y + 1, x + 1)),
        }
        let blanks = blanks(rest);
        let style = Pen::of(cell);
        // A blank needs no style of its own if none would be seen.
        if blanks == 0 || !pen.is_blank_on_a_blank() {
            out.push_str(&pen.change(style));
            pen = style;
        }
        if blanks >= ERASED {
            out.push_str(&format!("\x1b[{blanks}X"));
            // Erasing does not move the cursor.
            cursor = Some((*x, *y));
            rest = &rest[blanks..];
            continue;
        }
        out.push_str(cell.symbol());
        // Terminals disagree about where a wide character leaves the cursor.
        cursor = (text::width(cell.symbol()) == 1).then_some((x + 1, *y));
        rest = &rest[1..];
    }
    out.push_str(&pen.change(Pen::PLAIN));
    out
}

/// The number of blank cells side by side at the beginning.
fn blanks(cells: &[(u16, u16, &Cell)]) -> usize {
    let Some((x, y, _)) = cells.first() else { return 0 };
    let beside = (*x..).zip(cells).take_while(|(x, (at, row, cell))| {
        x == at && row == y && cell.symbol() == " " && Pen::of(cell).is_blank_on_a_blank()
    });
    beside.count()
}

impl<W: Write> Backend for FewBytes<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let cells: Vec<(u16, u16, &Cell)> = content.collect();
        Write::write_all(&mut self.inner, written(&cells).as_bytes())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.cursor != Some(false) {
            self.inner.hide_cursor()?;
        }
        self.cursor = Some(false);
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if self.cursor != Some(true) {
            self.inner.show_cursor()?;
        }
        self.cursor = Some(true);
        Ok(())
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.inner.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.inner.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.inner.clear()
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.inner.clear_region(region)
    }

    fn size(&self) -> io::Result<Size> {
        self.inner.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.inner.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::Terminal;
    use ratatui::backend::TestBackend;
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    fn size(n: u16) -> std::num::NonZeroU16 {
        n.try_into().unwrap()
    }

    /// What is written to lead from one screen of this width to another.
    fn between(width: u16, before: &[(&str, Style)], after: &[(&str, Style)]) -> String {
        let drawn = |lines: &[(&str, Style)]| {
            let mut buffer = Buffer::empty(Rect::new(0, 0, width, lines.len() as u16));
            for ((line, style), y) in lines.iter().zip(0..) {
                buffer.set_string(0, y, line, *style);
            }
            buffer
        };
        let (before, after) = (drawn(before), drawn(after));
        let cells: Vec<_> = before.diff(&after);
        written(&cells)
    }

    const PLAIN: Style = Style::new();

    #[test]
    fn a_style_is_set_once_and_moves_are_short() {
        let amber = PLAIN.fg(Color::Indexed(215)).add_modifier(Modifier::BOLD);
        let after = [("ab  cd", amber), ("x", PLAIN.bg(Color::LightRed)), ("y", PLAIN)];
        let empty = [("", PLAIN); 3];
        assert_eq!(
            between(12, &empty, &after),
            "\x1b[1;1H\x1b[1;38;5;215mab  cd\x1b[2;1H\x1b[0;101mx\x1b[3;1H\x1b[my"
        );
        assert_eq!(between(12, &after, &after), "");
        let (before, after) = ([("abcdef", PLAIN)], [("abXdYf", PLAIN)]);
        assert_eq!(between(12, &before, &after), "\x1b[1;3HX\x1b[5GY");
        let wide = [("漢x", PLAIN)];
        assert_eq!(between(12, &[("", PLAIN)], &wide), "\x1b[1;1H漢\x1b[1;3Hx");
        let (before, red) = (
            [("ab  cd", amber)],
            [("ab  cd", PLAIN.fg(Color::Rgb(1, 2, 3)).add_modifier(Modifier::BOLD))],
        );
        assert_eq!(between(12, &before, &red)[..26], *"\x1b[1;1H\x1b[1;38;2;1;2;3mab  c");
    }

    #[test]
    fn blanks_are_erased_unless_they_can_be_seen() {
        let bold = PLAIN.add_modifier(Modifier::BOLD);
        let before = [("abcdefghij", PLAIN)];
        assert_eq!(
            between(10, &before, &[("X       YZ", bold)]),
            "\x1b[1;1H\x1b[1mX\x1b[7X\x1b[9GYZ\x1b[m"
        );
        assert_eq!(between(10, &before, &[("X  defghij", bold)])[..14], *"\x1b[1;1H\x1b[1mX  d");
        let reversed = PLAIN.add_modifier(Modifier::REVERSED);
        assert_eq!(
            between(10, &before, &[("          ", reversed)]),
            "\x1b[1;1H\x1b[7m          \x1b[m"
        );
    }

    #[test]
    fn the_cursor_is_hidden_once() {
        let mut sent = Vec::new();
        let mut backend = FewBytes::new(&mut sent);
        for _ in 0..3 {
            backend.hide_cursor().unwrap();
        }
        backend.show_cursor().unwrap();
        assert_eq!(sent, b"\x1b[?25l\x1b[?25h");
    }

    #[test]
    fn a_terminal_shows_what_was_drawn() {
        let styles = [
            PLAIN,
            PLAIN.fg(Color::Indexed(117)).add_modifier(Modifier::BOLD),
            PLAIN.bg(Color::Indexed(237)),
            PLAIN.add_modifier(Modifier::REVERSED),
            PLAIN.fg(Color::LightYellow).add_modifier(Modifier::DIM | Modifier::UNDERLINED),
        ];
        let words = ["Zażółć", "  ", "        ", "█▀▄", "12:34", "é", "─"];
        let mut terminal = Terminal::new(TestBackend::new(40, 8)).unwrap();
        let mut shown = vt100::Parser::new(size(8), size(40), 0);
        let mut before = terminal.backend().buffer().clone();
        for frame in 0..60_u16 {
            terminal
                .draw(|screen| {
                    let at = |n: u16| usize::from(frame.wrapping_mul(31).wrapping_add(n * 17));
                    for y in 0..8 {
                        for part in 0..4 {
                            let n = y * 4 + part;
                            let word = words[at(n) % words.len()];
                            let style = styles[at(n) / 7 % styles.len()];
                            screen.buffer_mut().set_string(part * 9, y, word, style);
                        }
                    }
                })
                .unwrap();
            let now = terminal.backend().buffer().clone();
            shown.process(written(&before.diff(&now)).as_bytes());
            before = now;
            for y in 0..8 {
                for x in 0..40 {
                    let (cell, seen) = (&before[(x, y)], shown.screen().cell(y, x).unwrap());
                    let symbol = Some(seen.contents()).filter(|s| !s.is_empty()).unwrap_or(" ");
                    assert_eq!(symbol, cell.symbol(), "frame {frame}, {x}:{y}");
                    let back = match cell.bg {
                        Color::Indexed(index) => vt100::Color::Idx(index),
                        _ => vt100::Color::Default,
                    };
                    assert_eq!(seen.bgcolor(), back, "frame {frame}, {x}:{y}");
                    let is = |modifier| cell.modifier.contains(modifier);
                    assert_eq!(seen.inverse(), is(Modifier::REVERSED), "frame {frame}, {x}:{y}");
                    assert_eq!(seen.underline(), is(Modifier::UNDERLINED), "{frame}, {x}:{y}");
                    if cell.symbol() != " " {
                        assert_eq!(seen.bold(), is(Modifier::BOLD), "frame {frame}, {x}:{y}");
                        assert_eq!(seen.dim(), is(Modifier::DIM), "frame {frame}, {x}:{y}");
                    }
                }
            }
        }
    }
}
