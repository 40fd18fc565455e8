//! The bytes that write the changed cells of a frame: few, for boards far away over SSH.
//!
//! The cursor is moved by the shortest of several sequences, a style is set only where it shows,
//! and a row of blanks is erased in one go. The cells are written in the shortest of three orders
//! ([`order`]). Everything used is understood by every terminal of the VT220's family: CUP, CHA,
//! the four steps of the cursor, CR, LF, ECH, EL and SGR.
//!
//! A basic terminal, which knows no more than a VT100, has three attributes without colours, and
//! they end only together.
//!
//! Deliberately absent: REP, scrolling regions and rectangles, which some terminals ignore, and a
//! line feed without a column behind it, whose meaning depends on the modes of the terminal.

mod order;

use super::text;
use ratatui::buffer::{Buffer, Cell};
use ratatui::style::{Color, Modifier};

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
        if to == Pen::PLAIN {
            return "\x1b[m".to_owned();
        }
        let mut anew = vec!["0".to_owned()];
        anew.extend(Pen::PLAIN.steps(to).unwrap_or_default());
        let anew = anew.join(";");
        let steps = self.steps(to).map(|steps| steps.join(";"));
        let codes = steps.filter(|steps| steps.len() <= anew.len()).unwrap_or(anew);
        format!("\x1b[{codes}m")
    }

    /// The codes that change only what differs; None if a modifier ends that is rarely used.
    fn steps(self, to: Pen) -> Option<Vec<String>> {
        let mut ended = self.modifier.difference(to.modifier);
        let mut begun = to.modifier.difference(self.modifier);
        let mut codes: Vec<String> = Vec::new();
        for (modifiers, code) in ENDS {
            if ended.intersects(modifiers) {
                codes.push(code.to_owned());
                // The code ends all of them.
                begun |= to.modifier & modifiers;
                ended -= modifiers;
            }
        }
        let switched = MODIFIERS.iter().filter(|(modifier, _)| begun.contains(*modifier));
        codes.extend(switched.map(|(_, code)| code.to_string()));
        for (from, to, base) in [(self.fg, to.fg, 30), (self.bg, to.bg, 40)] {
            if from != to {
                codes.push(colour(to, base).unwrap_or_else(|| (base + 9).to_string()));
            }
        }
        ended.is_empty().then_some(codes)
    }
}

/// The numbers of SGR that switch modifiers off.
const ENDS: [(Modifier, &str); 3] = [
    (Modifier::BOLD.union(Modifier::DIM), "22"),
    (Modifier::UNDERLINED, "24"),
    (Modifier::REVERSED, "27"),
];

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

/// A cell with its place on the screen.
type Placed<'a> = (u16, u16, &'a Cell);

/// Those of the changed cells that look different from `before`: a blank in another style is the
/// same blank.
pub fn seen<'a>(changed: Vec<Placed<'a>>, before: &Buffer) -> Vec<Placed<'a>> {
    let was_blank = |x, y| before.cell((x, y)).is_some_and(is_blank);
    changed.into_iter().filter(|(x, y, cell)| !(is_blank(cell) && was_blank(*x, *y))).collect()
}

/// The sequence that writes these cells, and leaves the style plain. The `screen` is as it is
/// afterwards.
pub fn written(cells: &[Placed], screen: &Buffer) -> String {
    let cells = filled(cells, screen);
    let orders = order::orders(pieces(&cells));
    let drawn = orders.iter().map(|pieces| drawn(pieces, screen));
    drawn.min_by_key(String::len).unwrap_or_default()
}

/// The cells, and between them those that cost less than a step over them: blanks between blanks,
/// which are erased together, and a few that need no style of their own.
fn filled<'a>(cells: &[Placed<'a>], screen: &'a Buffer) -> Vec<Placed<'a>> {
    let mut all: Vec<Placed> = Vec::with_capacity(cells.len());
    for (x, y, cell) in cells {
        if let Some((before, row, last)) = all.last().copied()
            && row == *y
        {
            let gap = || (before + 1..*x).map(|x| (x, row, &screen[(x, row)]));
            let blank = is_blank(last) && is_blank(cell);
            let pens = [Pen::of(last), Pen::of(cell)];
            let is_narrow = |cell: &Cell| text::width(cell.symbol()) == 1;
            let joins = |own: &Cell, pen: Pen| {
                Pen::of(own) == pen || is_blank(own) && pen.is_blank_on_a_blank()
            };
            let is_cheap = |(_, _, cell): Placed| {
                pens.into_iter().all(|pen| joins(cell, pen)) && is_narrow(cell)
            };
            let erased = blank && gap().all(|(_, _, cell)| is_blank(cell));
            if is_narrow(last) && (erased || gap().count() < STEP && gap().all(is_cheap)) {
                all.extend(gap());
            }
        }
        all.push((*x, *y, cell));
    }
    all
}

/// The bytes of a step of the cursor within a row.
const STEP: usize = 4;

/// Cells that stand side by side and have one style.
type Piece<'a> = (Pen, &'a [Placed<'a>]);

/// The cells in pieces, row by row.
///
/// A blank needs no style of its own if none would be seen, so it joins its neighbours.
fn pieces<'a>(cells: &'a [Placed<'a>]) -> Vec<Piece<'a>> {
    let mut pieces = Vec::new();
    let mut rest = cells;
    while let [(x, y, _), ..] = rest {
        let mut pen = None;
        let beside = (*x..).zip(rest).take_while(|(x, (at, row, cell))| {
            let own = Pen::of(cell);
            let free = is_blank(cell);
            let fits = match pen {
                Some(pen) if free => Pen::is_blank_on_a_blank(pen),
                None if free => true,
                None => true,
                Some(pen) => pen == own,
            };
            let joins = x == at && row == y && fits;
            if joins && !free {
                pen = pen.or(Some(own));
            }
            joins
        });
        let mut length = beside.count();
        // Blanks that came first cannot join a style in which they would be seen.
        let before = rest.iter().take_while(|(_, _, cell)| is_blank(cell)).count().min(length);
        if before > 0 && pen.is_some_and(|pen| !pen.is_blank_on_a_blank()) {
            (length, pen) = (before, None);
        }
        let (piece, more) = rest.split_at(length);
        pieces.push((pen.unwrap_or(Pen::PLAIN), piece));
        rest = more;
    }
    pieces
}

/// Whether nobody sees the style of this cell.
fn is_blank(cell: &Cell) -> bool {
    cell.symbol() == " " && Pen::of(cell).is_blank_on_a_blank()
}

/// The sequence that writes these pieces one after the other.
fn drawn(pieces: &[Piece], screen: &Buffer) -> String {
    let mut out = String::new();
    let mut pen = Pen::PLAIN;
    let mut cursor: Option<(u16, u16)> = None;
    for (style, piece) in pieces {
        out.push_str(&pen.change(*style));
        pen = *style;
        cursor = draw_piece(piece, screen, cursor, &mut out);
    }
    out.push_str(&pen.change(Pen::PLAIN));
    out
}

/// Writes a piece, and returns where the cursor is then, if that is known.
fn draw_piece(
    piece: &[Placed],
    screen: &Buffer,
    cursor: Option<(u16, u16)>,
    out: &mut String,
) -> Option<(u16, u16)> {
    let mut cursor = cursor;
    let mut rest = piece;
    while let [(x, y, cell), ..] = rest {
        out.push_str(&step(cursor, (*x, *y)));
        let blanks = blanks(rest);
        let (_, behind) = rest.split_at(blanks);
        let erased = erased((*x, *y), blanks, screen);
        let ahead = behind.first().map_or(0, |(to, ..)| step(Some((*x, *y)), (*to, *y)).len());
        if erased.len() + ahead < blanks {
            out.push_str(&erased);
            // Erasing does not move the cursor.
            cursor = Some((*x, *y));
            rest = behind;
            continue;
        }
        let signs = rest.iter().take(blanks.max(1));
        signs.for_each(|(_, _, cell)| out.push_str(cell.symbol()));
        let next = x + blanks.max(1) as u16;
        // Terminals disagree about where a wide character leaves the cursor, and the last
        // column of a row.
        let is_known = text::width(cell.symbol()) == 1 && next < screen.area.width;
        cursor = is_known.then_some((next, *y));
        rest = &rest[blanks.max(1)..];
    }
    cursor
}

/// The sequence that erases this number of blanks from here on.
fn erased((x, y): (u16, u16), blanks: usize, screen: &Buffer) -> String {
    let all = (x..screen.area.width).all(|x| is_blank(&screen[(x, y)]));
    if all { "\x1b[K".to_owned() } else { format!("\x1b[{blanks}X") }
}

/// The shortest sequence that moves the cursor there.
fn step(cursor: Option<(u16, u16)>, (x, y): (u16, u16)) -> String {
    let anywhere = match x {
        0 => format!("\x1b[{}H", y + 1),
        _ => format!("\x1b[{};{}H", y + 1, x + 1),
    };
    let Some((column, row)) = cursor else { return anywhere };
    let times = |n: u16, letter: char| match n {
        0 => String::new(),
        1 => format!("\x1b[{letter}"),
        _ => format!("\x1b[{n}{letter}"),
    };
    let down = times(y.saturating_sub(row), 'B') + &times(row.saturating_sub(y), 'A');
    let aside = match x {
        _ if x >= column => times(x - column, 'C'),
        0 => "\r".to_owned(),
        _ if column - x <= 3 => "\x08".repeat((column - x).into()),
        _ => times(column - x, 'D'),
    };
    let to_column = format!("\x1b[{}G", x + 1);
    let below = usize::from(y.saturating_sub(row));
    let aside = if aside.len() <= to_column.len() { aside } else { to_column.clone() };
    // A line feed may lead to the first column too, so a column follows it. It scrolls nothing,
    // because the row that it leads to is on the screen.
    let column = if x == 0 { "\r".to_owned() } else { to_column };
    let feed = (below > 0).then(|| "\n".repeat(below) + &column);
    let ways = [Some(anywhere), Some(down + &aside), feed];
    ways.into_iter().flatten().min_by_key(String::len).unwrap_or_default()
}

/// The number of blank cells side by side at the beginning.
fn blanks(cells: &[Placed]) -> usize {
    let Some((x, y, _)) = cells.first() else { return 0 };
    let beside =
        (*x..).zip(cells).take_while(|(x, (at, row, cell))| x == at && row == y && is_blank(cell));
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
