//! The view of the public address: a code to scan where it fits, and the letters always.

use crate::msg;
use crate::tui::ui::text;
use crate::tui::ui::theme::{Charset, Theme};
use crate::words::Words;
use qrcode::{Color, EcLevel, QrCode};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};

/// Light squares around a code, by which a camera finds it; half as many do where room is scarce.
const MARGIN: u16 = 4;
/// Blank columns between the code and the letters beside it.
const GAP: u16 = 3;
/// The least columns for letters beside a code, and the most for a line below it.
const LETTERS: [u16; 2] = [24, 70];

/// An address, and its code if it can have one.
pub struct Address {
    address: String,
    code: Option<Code>,
}

/// The squares of a code, row by row, without a margin.
struct Code {
    side: u16,
    dark: Vec<bool>,
}

impl Address {
    pub fn of(address: &str) -> Address {
        Address { address: address.to_owned(), code: Code::of(address) }
    }

    /// Draws the code as large as it fits, and the address below it or beside it.
    pub fn draw(&self, area: Rect, buffer: &mut Buffer, (theme, words): (&Theme, &Words)) {
        let sentence = words.text(&msg!("pages.scan"));
        let code = self.code.as_ref().zip(theme.code);
        let [least, most] = LETTERS;
        let lines = |width: u16| self.lines(&sentence, width.min(most), theme);
        let below = |size: Size| {
            let rows = size.height + 1 + lines(area.width).len() as u16;
            size.width <= area.width && rows <= area.height
        };
        let beside = |size: Size| {
            let left = area.width.saturating_sub(size.width + GAP);
            size.height <= area.height && left >= least && lines(left).len() <= area.height.into()
        };
        let shape = code.and_then(|(code, style)| {
            let sizes = Shape::ALL.into_iter().filter(|shape| shape.is_shown_in(theme.charset));
            let mut fits = sizes.filter_map(|shape| {
                let size = shape.size(code);
                (below(size) || beside(size)).then_some((code, style, shape, size))
            });
            fits.next()
        });
        let Some((code, style, shape, size)) = shape else {
            let lines = lines(area.width);
            return written(&lines, middle(area, lines.len() as u16), buffer, true);
        };
        if below(size) {
            let lines = lines(area.width);
            let all = middle(area, size.height + 1 + lines.len() as u16);
            let x = all.x + (all.width - size.width) / 2;
            code.draw(shape, Rect { x, ..all }, buffer, style);
            let under = size.height + 1;
            let rest = Rect { y: all.y + under, height: all.height - under, ..all };
            return written(&lines, rest, buffer, true);
        }
        let lines = lines(area.width - size.width - GAP);
        code.draw(shape, middle(area, size.height), buffer, style);
        let x = area.x + size.width + GAP;
        let right = Rect { x, width: area.right() - x, ..area };
        written(&lines, middle(right, lines.len() as u16), buffer, false);
    }

    /// Draws the code alone at the right end of the area, as large as it fits beside words. Returns
    /// the part that is left of the area.
    pub fn draw_beside(&self, area: Rect, buffer: &mut Buffer, theme: &Theme) -> Rect {
        let Some((code, style)) = self.code.as_ref().zip(theme.code) else { return area };
        let fits = |shape: &Shape| {
            let Size { width, height } = shape.size(code);
            let is_shown = shape.is_shown_in(theme.charset);
            is_shown && height <= area.height && width + GAP + LETTERS[0] <= area.width
        };
        let Some(shape) = Shape::ALL.into_iter().find(fits) else { return area };
        let width = shape.size(code).width;
        code.draw(shape, Rect { x: area.right() - width, width, ..area }, buffer, style);
        Rect { width: area.width - width - GAP, ..area }
    }

    /// The sentence and the address in this width, each line with its style.
    pub fn lines(&self, text: &str, width: u16, theme: &Theme) -> Vec<(String, Style)> {
        let width = usize::from(width).max(1);
        let lines = text::wrapped(text, width).into_iter().map(|line| (line, theme.text));
        // An address has no spaces to part it at.
        let letters: Vec<char> = self.address.chars().collect();
        let parts = letters.chunks(width).map(|part| (part.iter().collect(), theme.wanted));
        lines.chain(parts).collect()
    }
}

/// How large the squares of a code are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Two columns for each, in blanks.
    Large,
    /// A column for two of them, in half blocks.
    Small,
    /// The same with half the margin.
    Narrow,
}

impl Shape {
    /// The largest first.
    const ALL: [Shape; 3] = [Shape::Large, Shape::Small, Shape::Narrow];

    fn is_shown_in(self, charset: Charset) -> bool {
        match self {
            Shape::Large => true,
            Shape::Small | Shape::Narrow => charset == Charset::Unicode,
        }
    }

    fn margin(self) -> u16 {
        match self {
            Shape::Large | Shape::Small => MARGIN,
            Shape::Narrow => MARGIN / 2,
        }
    }

    fn size(self, code: &Code) -> Size {
        let side = code.side + 2 * self.margin();
        match self {
            Shape::Large => Size::new(side * 2, side),
            Shape::Small | Shape::Narrow => Size::new(side, side.div_ceil(2)),
        }
    }
}

impl Code {
    /// The smallest code of this text, with as many spare squares as that size has room for.
    fn of(text: &str) -> Option<Code> {
        let levels = [EcLevel::H, EcLevel::Q, EcLevel::M, EcLevel::L];
        let codes = levels
            .iter()
            .filter_map(|level| QrCode::with_error_correction_level(text.as_bytes(), *level).ok());
        let code = codes.min_by_key(QrCode::width)?;
        let side = u16::try_from(code.width()).ok()?;
        let dark = code.to_colors().into_iter().map(|colour| colour == Color::Dark).collect();
        Some(Code { side, dark })
    }

    /// Whether the square at this place behind the margin is dark; the margin is light.
    fn is_dark(&self, margin: u16, column: u16, row: u16) -> bool {
        let within = |at: u16| at.checked_sub(margin).filter(|at| *at < self.side);
        let (Some(column), Some(row)) = (within(column), within(row)) else { return false };
        let at = usize::from(row) * usize::from(self.side) + usize::from(column);
        self.dark.get(at).copied().unwrap_or(false)
    }

    fn draw(&self, shape: Shape, area: Rect, buffer: &mut Buffer, style: Style) {
        let size = shape.size(self);
        let is_dark = |x: u16, y: u16| self.is_dark(shape.margin(), x, y);
        for y in 0..size.height {
            for x in 0..size.width {
                let (sign, style) = match shape {
                    Shape::Large if is_dark(x / 2, y) => {
                        (" ", style.add_modifier(Modifier::REVERSED))
                    }
                    Shape::Large => (" ", style),
                    Shape::Small | Shape::Narrow => {
                        match (is_dark(x, y * 2), is_dark(x, y * 2 + 1)) {
                            (true, true) => ("█", style),
                            (true, false) => ("▀", style),
                            (false, true) => ("▄", style),
                            (false, false) => (" ", style),
                        }
                    }
                };
                buffer.set_string(area.x + x, area.y + y, sign, style);
            }
        }
    }
}

/// The part of the area with this many rows, in the middle from top to bottom.
fn middle(area: Rect, rows: u16) -> Rect {
    let height = rows.min(area.height);
    Rect { y: area.y + (area.height - height) / 2, height, ..area }
}

fn written(lines: &[(String, Style)], area: Rect, buffer: &mut Buffer, centred: bool) {
    for ((line, style), y) in lines.iter().zip(area.y..area.bottom()) {
        let left = area.width.saturating_sub(text::width(line) as u16) / 2;
        let x = area.x + if centred { left } else { 0 };
        buffer.set_stringn(x, y, line, area.width.into(), *style);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::ui::theme::{Background, Depth};

    const ADDRESS: &str = "https://turniej.example.org/sklep";

    fn drawn(size: Size, theme: &Theme) -> Buffer {
        let area = Rect::new(0, 0, size.width, size.height);
        let mut buffer = Buffer::empty(area);
        Address::of(ADDRESS).draw(area, &mut buffer, (theme, Words::english()));
        buffer
    }

    fn lines(buffer: &Buffer) -> String {
        let rows = buffer.content.chunks(buffer.area.width.into());
        let row = |row: &[ratatui::buffer::Cell]| -> String {
            row.iter().map(|cell| cell.symbol().to_owned()).collect()
        };
        rows.map(|cells| row(cells).trim_end().to_owned() + "\n").collect()
    }

    /// The code as a camera reads it: each cell is two squares, one above the other. The ground
    /// around the code is as dark as that of a terminal, so a code without its margin is not found.
    fn scanned(buffer: &Buffer) -> Option<String> {
        let (dark, light) =
            (ratatui::style::Color::Rgb(0, 0, 0), ratatui::style::Color::Rgb(255, 255, 255));
        let width = usize::from(buffer.area.width);
        let is_light = |x: usize, half: usize| {
            let cell = &buffer.content[half / 2 * width + x];
            if cell.bg != light {
                return false;
            }
            assert_eq!(cell.fg, dark);
            let upper = half.is_multiple_of(2);
            match cell.symbol() {
                _ if cell.modifier.contains(Modifier::REVERSED) => false,
                " " => true,
                "▀" => !upper,
                "▄" => upper,
                "█" => false,
                other => panic!("{other} in a code"),
            }
        };
        // A column is as wide as half a row is high, and a camera sees many dots of each.
        let dots = 6;
        let size = [width * dots, usize::from(buffer.area.height) * 2 * dots];
        let grey = |x: usize, y: usize| if is_light(x / dots, y / dots) { 255 } else { 0 };
        let mut image = rqrr::PreparedImage::prepare_from_greyscale(size[0], size[1], grey);
        let grids = image.detect_grids();
        grids.first().map(|grid| grid.decode().unwrap().1)
    }

    fn colours(background: Background) -> Theme {
        Theme::of(Depth::True, background)
    }

    #[test]
    fn a_phone_reads_the_address_at_every_size_on_dark_and_light() {
        for (background, size) in [
            (Background::Dark, Size::new(80, 18)),
            (Background::Light, Size::new(80, 18)),
            (Background::Unknown, Size::new(120, 34)),
            (Background::Dark, Size::new(200, 54)),
        ] {
            let buffer = drawn(size, &colours(background));
            assert_eq!(scanned(&buffer).as_deref(), Some(ADDRESS), "{size:?}");
            assert!(lines(&buffer).contains(ADDRESS), "{}", lines(&buffer));
        }
    }

    #[test]
    fn beside_the_words_of_a_dialog_a_terminal_of_24_rows_has_room_for_the_code() {
        let address = "http://192.168.100.104:8080";
        let area = Rect::new(0, 0, 66, 16);
        let mut buffer = Buffer::empty(area);
        let colours = colours(Background::Dark);
        let left = Address::of(address).draw_beside(area, &mut buffer, &colours);
        assert_eq!((left.width, scanned(&buffer).as_deref()), (34, Some(address)));
        let mut small = Buffer::empty(area);
        let area = Rect { height: 14, ..area };
        assert_eq!(Address::of(address).draw_beside(area, &mut small, &colours), area);
        assert_eq!(small, Buffer::empty(small.area));
    }

    #[test]
    fn without_room_colours_or_blocks_the_letters_stand_alone() {
        let alone = "   Your table, the standings and every result on your phone:\n               \
                     https://turniej.example.org/sklep\n";
        let small = drawn(Size::new(64, 2), &colours(Background::Dark));
        assert_eq!(lines(&small), alone);
        let none = drawn(Size::new(64, 2), &Theme::of(Depth::None, Background::Dark));
        assert_eq!(lines(&none), alone);
        let plain = drawn(Size::new(80, 18), &Theme::of(Depth::None, Background::Dark));
        assert!(lines(&plain).contains(ADDRESS) && !lines(&plain).contains(['▀', '█']));
        let mut ascii = colours(Background::Dark);
        ascii.charset = Charset::Ascii;
        assert!(!lines(&drawn(Size::new(80, 18), &ascii)).contains(['▀', '█', '▄']));
        // Blanks with colours need no blocks.
        let large = drawn(Size::new(200, 54), &ascii);
        assert_eq!(scanned(&large).as_deref(), Some(ADDRESS));
    }
}
