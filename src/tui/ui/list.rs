//! Draws lists, titles and lines, the same on every screen.

#[cfg(test)]
mod tests;

use super::text;
use super::theme::{CURSOR, Theme};
use crate::msg;
use crate::words::Words;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

/// The first of `count` rows that is drawn, if this many fit: the cursor stays in the middle.
pub fn first_row(count: usize, chosen: Option<usize>, height: usize) -> usize {
    chosen.unwrap_or(0).saturating_sub(height / 2).min(count.saturating_sub(height))
}

/// Draws as many of `count` rows as fit. The chosen row is always among them, and in the middle
/// if the list is longer. It is marked while keys act on this list.
pub fn rows<'a>(
    frame: &mut Frame,
    area: Rect,
    (theme, words): (&Theme, &Words),
    (count, chosen): (usize, Option<usize>),
    focused: bool,
    row: impl Fn(usize) -> Line<'a>,
) {
    let first = first_row(count, chosen, area.height.into());
    plain_rows(frame, &[area], theme, (first, count), row);
    mark(frame, &[area], (theme, words), (first, count), chosen.filter(|_| focused));
}

/// The end of a row at which an arrow stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Side {
    Before,
    Behind,
}

/// Says at the right edge of an area's first row how many rows of the list are hidden beyond it.
///
/// It takes no row of its own. In a row that has no free room there, only the arrow is drawn,
/// before the row, or in its last column if the cursor is before it. In a box the last column comes
/// first, because an arrow before a key would look like a key.
fn hidden(
    frame: &mut Frame,
    area: Rect,
    (theme, words): (&Theme, &Words),
    (arrow, count): (&str, usize),
    sides: [Side; 2],
) {
    let area = area.intersection(frame.area());
    if count == 0 || area.height == 0 {
        return;
    }
    // An arrow before the number would look like places gained or lost.
    let label = format!("{} {arrow}", words.text(&msg!("common.hidden", n = count)));
    let columns = text::width(&label) as u16;
    let buffer = frame.buffer_mut();
    let is_free = |from: u16, to: u16| (from..to).all(|x| buffer[(x, area.y)].symbol() == " ");
    let from = area.right().saturating_sub(columns);
    if area.width > columns + 2 && is_free(from - 2, area.right()) {
        put(
            frame,
            Rect { x: from, width: columns, height: 1, ..area },
            Span::styled(label, theme.quiet),
        );
        return;
    }
    let ends = sides.map(|side| match side {
        Side::Before => area.x,
        Side::Behind => area.right().saturating_sub(1),
    });
    if let Some(x) = ends.into_iter().find(|x| area.width > 1 && is_free(*x, x + 1)) {
        put(frame, Rect { x, width: 1, height: 1, ..area }, Span::styled(arrow, theme.quiet));
    }
}

/// Draws as many lines of a text as fit, from this one on, in a box. Marks in the blank column
/// before its border say how many lines are hidden.
pub fn scrolled(
    frame: &mut Frame,
    inner: Rect,
    look: (&Theme, &Words),
    text: &[Line],
    first: usize,
) {
    let rows = usize::from(inner.height);
    lines(frame, inner, &text[first..text.len().min(first + rows)]);
    hidden_in_box(frame, inner, look, (first, text.len()));
}

/// Marks both edges of an area in a box that begins with row `first` of `count`. The marks may stand
/// in the blank column before the border.
pub fn hidden_in_box(frame: &mut Frame, area: Rect, look: (&Theme, &Words), shown: (usize, usize)) {
    let edge = Rect { width: area.width + 1, ..area };
    hidden_beyond(frame, edge, look, shown, [Side::Behind, Side::Before]);
}

/// Marks both edges of an area that begins with row `first` of `count`.
fn hidden_beyond(
    frame: &mut Frame,
    area: Rect,
    look: (&Theme, &Words),
    (first, count): (usize, usize),
    sides: [Side; 2],
) {
    let after = count.saturating_sub(first + usize::from(area.height));
    hidden(frame, area, look, ("↑", first), sides);
    let last = Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area };
    hidden(frame, last, look, ("↓", after), sides);
}

/// Draws entries of one or several lines. The chosen entry is marked and in sight.
pub fn entries(
    frame: &mut Frame,
    area: Rect,
    (theme, words): (&Theme, &Words),
    all: &[Vec<Line>],
    chosen: usize,
) {
    let count: usize = all.iter().map(Vec::len).sum();
    let before: usize = all.iter().take(chosen).map(Vec::len).sum();
    let taken = all.get(chosen).map_or(0, Vec::len);
    let first = first_with((before, before + taken), area.height.into());
    let lines = all.iter().enumerate().flat_map(|(at, lines)| {
        let sign = move |row: usize| if at == chosen && row == 0 { CURSOR } else { " " };
        lines.iter().enumerate().map(move |(row, line)| (at == chosen, sign(row), line))
    });
    for ((is_chosen, sign, line), y) in lines.skip(first).zip(area.y..area.bottom()) {
        let place = Rect { y, height: 1, ..area };
        let sign = Span::styled(format!("{sign} "), theme.key);
        let spans = std::iter::once(sign).chain(line.spans.iter().cloned());
        put(frame, place, Line::from_iter(spans));
        if is_chosen {
            frame.buffer_mut().set_style(place, theme.cursor);
        }
    }
    hidden_in_box(frame, area, (theme, words), (first, count));
}

/// The first line drawn of a text, so that these lines are in sight.
pub fn first_with((start, end): (usize, usize), rows: usize) -> usize {
    end.saturating_sub(rows).min(start)
}

/// The first of `count` rows that is drawn in newspaper columns: downwards, then in the next column
/// to the right. The first column shown always begins a whole column, so rows keep their lines.
pub fn first_in(columns: &[Rect], count: usize, chosen: Option<usize>) -> usize {
    let height = columns.first().map_or(0, |area| usize::from(area.height));
    match columns {
        [_] => first_row(count, chosen, height),
        _ if height == 0 => 0,
        _ => {
            let column = chosen.map(|at| at / height);
            first_row(count.div_ceil(height), column, columns.len()) * height
        }
    }
}

/// Draws the rows from this one on, as many as fit, without a mark.
pub fn plain_rows<'a>(
    frame: &mut Frame,
    columns: &[Rect],
    theme: &Theme,
    (first, count): (usize, usize),
    row: impl Fn(usize) -> Line<'a>,
) {
    for (place, at) in places(columns, (first, count)) {
        let mut spans = vec![Span::styled("  ", theme.key)];
        spans.extend(row(at).spans);
        put(frame, place, Line::from(spans));
    }
}

/// Marks the row that keys act on, and says how many rows are hidden.
pub fn mark(
    frame: &mut Frame,
    columns: &[Rect],
    (theme, words): (&Theme, &Words),
    (first, count): (usize, usize),
    marked: Option<usize>,
) {
    let marked = places(columns, (first, count)).find(|(_, at)| Some(*at) == marked);
    if let Some((place, _)) = marked {
        let sign = Rect { width: place.width.min(2), ..place };
        put(frame, sign, Span::styled(format!("{CURSOR} "), theme.key));
        frame.buffer_mut().set_style(place, theme.cursor);
    }
    if let [area] = columns {
        hidden_beyond(frame, *area, (theme, words), (first, count), [Side::Before, Side::Behind]);
    }
}

/// The places of the rows from this one on, as many as fit.
fn places(columns: &[Rect], (first, count): (usize, usize)) -> impl Iterator<Item = (Rect, usize)> {
    let line = |area: &Rect| {
        let area = *area;
        (area.y..area.bottom()).map(move |y| Rect { y, height: 1, ..area })
    };
    columns.iter().flat_map(line).zip(first..count)
}

/// Draws a line of text in the first row of an area, if the area has any. If the line is longer
/// than the row, `…` stands in the last column.
pub fn put<'a>(frame: &mut Frame, area: Rect, line: impl Into<Line<'a>>) {
    let area = area.intersection(frame.area());
    if area.is_empty() {
        return;
    }
    let (line, cells) = (line.into(), frame.buffer_mut());
    let mut x = area.x;
    let mut is_cut = false;
    for span in &line {
        let style = line.style.patch(span.style);
        let room = usize::from(area.right() - x);
        // Nobody misses the blanks that fill a cell.
        is_cut |= span.content.len() > room && text::width(span.content.trim_end()) > room;
        if !text::is_plain(&span.content) {
            (x, _) = cells.set_stringn(x, area.y, &span.content, room, style);
            continue;
        }
        for sign in span.content.chars().take(room) {
            cells[(x, area.y)].set_char(sign).set_style(style);
            x += 1;
        }
    }
    if is_cut && usize::from(area.width) >= LEAST_WITH_SIGN {
        let last = area.right() - 1;
        // A sign of two columns before it would be left without its second one.
        if text::width(cells[(last - 1, area.y)].symbol()) > 1 {
            cells[(last - 1, area.y)].set_char(' ');
        }
        cells[(last, area.y)].set_char('…');
    }
}

/// A narrower row shows letters only.
const LEAST_WITH_SIGN: usize = 8;

/// Draws a label in the first row of an area, and returns the rest of that row.
pub fn labelled(frame: &mut Frame, area: Rect, label: Span) -> Rect {
    let taken = (label.width() as u16).min(area.width);
    put(frame, area, Line::from(label));
    Rect { x: area.x + taken, width: area.width - taken, height: area.height.min(1), ..area }
}

/// Draws a line of text at the top of an area, and returns the rest of the area.
pub fn titled(frame: &mut Frame, area: Rect, line: &Line) -> Rect {
    if area.height == 0 {
        return area;
    }
    put(frame, area, line.clone());
    Rect { y: area.y + 1, height: area.height - 1, ..area }
}

/// The title of a pane, which is bright while the pane has the keys.
pub fn title<'a>(theme: &Theme, text: impl Into<String>, focused: bool) -> Span<'a> {
    Span::styled(text.into(), if focused { theme.title_focused } else { theme.title })
}

/// A line in which this key stands out, where it stands first.
pub fn with_key(line: String, key: &str, theme: &Theme, style: Style) -> Line<'static> {
    let is_word = |at: usize| {
        let inside = |sign: Option<char>| sign.is_some_and(char::is_alphanumeric);
        let behind = line[at + key.len()..].chars().next();
        !inside(line[..at].chars().next_back()) && !inside(behind)
    };
    let found = line.match_indices(key).map(|(at, _)| at).find(|at| is_word(*at));
    let Some(at) = found.filter(|_| !key.is_empty()) else {
        return Line::from(Span::styled(line, style));
    };
    let behind = at + key.len();
    Line::from(vec![
        Span::styled(line[..at].to_owned(), style),
        Span::styled(line[at..behind].to_owned(), theme.key),
        Span::styled(line[behind..].to_owned(), style),
    ])
}

/// A text in as many lines as it needs.
pub fn wrapped(text: &str, columns: usize, style: Style) -> Vec<Line<'static>> {
    text::wrapped(text, columns).into_iter().map(|line| Line::styled(line, style)).collect()
}

/// Draws as many lines as fit from the top, and returns the rest of the area.
pub fn lines(frame: &mut Frame, area: Rect, lines: &[Line]) -> Rect {
    lines.iter().fold(area, |area, line| titled(frame, area, line))
}

/// Draws a horizontal line in the first row.
pub fn rule(frame: &mut Frame, area: Rect, style: Style) {
    put(frame, area, Line::styled("─".repeat(usize::from(area.width)), style));
}

/// Draws a vertical line in the middle.
pub fn vertical(frame: &mut Frame, area: Rect, style: Style) {
    let x = area.x + area.width / 2;
    for y in area.y..area.bottom() {
        let cell = Rect { x, y, width: area.width.min(1), height: 1 };
        put(frame, cell, Line::styled("│", style));
    }
}

/// Draws a text field, with the terminal's cursor in it if it has the keys. Without them it shows
/// how its text begins.
pub fn field(
    frame: &mut Frame,
    area: Rect,
    theme: &Theme,
    field: &crate::tui::ui::text_field::TextField,
    focused: bool,
) {
    if area.intersection(frame.area()).is_empty() {
        return;
    }
    let columns = usize::from(area.width);
    let (seen, cursor) = match focused {
        true => field.seen(columns.saturating_sub(1)),
        false => (text::cut(field.value(), columns), 0),
    };
    let style = match (focused, field.is_suggested()) {
        // It looks chosen, because a letter replaces all of it.
        (true, true) => theme.field.add_modifier(Modifier::REVERSED),
        (true, false) => theme.field,
        (false, _) => theme.text,
    };
    let blank = " ".repeat(columns.saturating_sub(text::width(&seen)));
    put(frame, area, Line::from(vec![Span::styled(seen, style), Span::raw(blank)]));
    if focused {
        let column = area.x + cursor.min(columns - 1) as u16;
        frame.set_cursor_position((column, area.y));
    }
}
