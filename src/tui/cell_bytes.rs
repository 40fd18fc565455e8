//! The bytes that write the changed cells of a frame: few, for boards far away over SSH.
//!
//! The cursor is moved by the shorter of two sequences, a style is set only where it shows, and
//! a row of blanks is erased in one go. Everything used is understood by every terminal of the
//! VT220's family: CUP, CHA, ECH and SGR.
//!
//! A basic terminal, which knows no more than a VT100, has three attributes without colours, and
//! they end only together.
//!
//! Deliberately absent: REP, scrolling regions and rectangles, which some terminals ignore.

use super::text;
use ratatui::buffer::Cell;
use ratatui::style::{Color, Modifier};

/// Blanks in a row from which erasing them is shorter than writing them.
const ERASED: usize = 6;

/// The styles that make a blank visible.
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
pub fn written(cells: &[(u16, u16, &Cell)]) -> String {
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

/// The attributes of a VT100 with their numbers.
const BASIC: [(Modifier, u8); 3] =
    [(Modifier::BOLD, 1), (Modifier::UNDERLINED, 4), (Modifier::REVERSED, 7)];
const BASIC_MODIFIERS: Modifier =
    Modifier::BOLD.union(Modifier::UNDERLINED).union(Modifier::REVERSED);

/// The same sequence as [`written`], of what a VT100 knows.
pub fn written_basic(cells: &[(u16, u16, &Cell)]) -> String {
    let mut out = String::new();
    let (mut next, mut shown) = (None, Modifier::empty());
    for (x, y, cell) in cells {
        if next != Some((*x, *y)) {
            out.push_str(&format!("\x1b[{};{}H", y + 1, x + 1));
        }
        next = Some((x + 1, *y));
        let wanted = cell.modifier & BASIC_MODIFIERS;
        if wanted != shown {
            out.push_str("\x1b[0");
            let on = BASIC.iter().filter(|(modifier, _)| wanted.contains(*modifier));
            on.for_each(|(_, code)| out.push_str(&format!(";{code}")));
            out.push('m');
            shown = wanted;
        }
        out.push_str(cell.symbol());
    }
    if !shown.is_empty() {
        out.push_str("\x1b[0m");
    }
    out
}

#[cfg(test)]
mod tests;
