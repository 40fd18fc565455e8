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
mod pen;

use super::shown_cells::ShownCells;
use super::text;
use pen::{Pen, Piece, Placed, step, step_length};
use ratatui::buffer::Cell;
use ratatui::style::Modifier;

/// Those of the changed cells that look different from `before`: a blank in another style is the
/// same blank.
pub fn seen<'a>(changed: Vec<Placed<'a>>, before: &ShownCells) -> Vec<Placed<'a>> {
    let was_blank = |x, y| before.cell((x, y)).is_some_and(is_blank);
    changed.into_iter().filter(|(x, y, cell)| !(is_blank(cell) && was_blank(*x, *y))).collect()
}

/// The sequence that writes these cells, and leaves the style plain. The `screen` is as it is
/// afterwards.
pub fn written(cells: &[Placed], screen: &ShownCells) -> String {
    let cells = filled(cells, screen);
    let orders = order::orders(pieces(&cells));
    let drawn = orders.iter().map(|pieces| drawn(pieces, screen));
    drawn.min_by_key(String::len).unwrap_or_default()
}

/// The cells, and between them those that cost less than a step over them: blanks between blanks,
/// which are erased together, and a few that need no style of their own.
fn filled<'a>(cells: &[Placed<'a>], screen: &'a ShownCells) -> Vec<Placed<'a>> {
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
fn drawn(pieces: &[Piece], screen: &ShownCells) -> String {
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
    screen: &ShownCells,
    cursor: Option<(u16, u16)>,
    out: &mut String,
) -> Option<(u16, u16)> {
    let mut cursor = cursor;
    let mut rest = piece;
    while let [(x, y, cell), ..] = rest {
        out.push_str(&step(cursor, (*x, *y)));
        let blanks = blanks(rest);
        let (_, behind) = rest.split_at(blanks);
        let ahead = || behind.first().map_or(0, |(to, ..)| step_length(Some((*x, *y)), (*to, *y)));
        // No sequence that erases is shorter than three bytes.
        let erased = (blanks > 3).then(|| erased((*x, *y), blanks, screen));
        if let Some(erased) = erased.filter(|erased| erased.len() + ahead() < blanks) {
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
        let is_known = text::width(cell.symbol()) == 1 && next < screen.width();
        cursor = is_known.then_some((next, *y));
        rest = &rest[blanks.max(1)..];
    }
    cursor
}

/// The sequence that erases this number of blanks from here on.
fn erased((x, y): (u16, u16), blanks: usize, screen: &ShownCells) -> String {
    let mut behind = x + blanks as u16..screen.width();
    let to_the_end = behind.all(|x| is_blank(&screen[(x, y)]));
    if to_the_end { "\x1b[K".to_owned() } else { format!("\x1b[{blanks}X") }
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
