use super::dialog_box::{KeyList, Width, boxed};
use super::{list, scrolled};
use crate::msg;
use crate::tui::dialog::{ChoiceRow, Choices};
use crate::tui::keys::{Act, Context};
use crate::tui::label::Label;
use crate::tui::model::Model;
use crate::tui::scroll::Scroll;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// With fewer rows for what a choice means, nothing of it would be read.
const LEAST_TOLD: usize = 2;

/// Columns for the cursor and the number before a choice.
const NUMBER: usize = 4;

/// Draws the choices, each with what it means. Those that are forbidden are dim.
pub fn draw(model: &Model, dialog: &Choices, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let columns = usize::from(Width::Wide.columns(body));
    let mut lines: Vec<Line> = Vec::new();
    for why in &dialog.why {
        let wrapped = text::wrapped(&words.text(why), columns);
        lines.extend(wrapped.into_iter().map(|line| Line::styled(line, theme.wanted)));
    }
    if !dialog.why.is_empty() {
        lines.push(Line::default());
    }
    let mut chosen = 0..0;
    for (at, row) in dialog.rows.iter().enumerate() {
        let first = lines.len();
        let number = Some(at + 1).filter(|_| !dialog.takes_reason());
        lines.extend(of_row(model, row, (number, at == dialog.at), columns));
        if at == dialog.at {
            chosen = first..lines.len();
        }
    }
    let error: Vec<Line> = (dialog.error_text.iter())
        .flat_map(|why| text::wrapped(&words.text(why), columns))
        .map(|line| Line::styled(line, theme.refused))
        .collect();
    let below = if dialog.takes_reason() { 2 } else { 0 };
    let size = (Width::Wide, (lines.len() + error.len() + below).min(usize::from(u16::MAX)) as u16);
    let inner = boxed(frame, model, keys, body, size, &words.text(&dialog.title));
    let inner = list::lines(frame, inner, &error);
    let inner = match dialog.takes_reason() {
        true => above_the_reason(model, dialog, keys, frame, inner),
        false => inner,
    };
    let rows = usize::from(inner.height);
    let context = if dialog.takes_reason() { Context::Repair } else { Context::Choices };
    let way = (&dialog.scroll, context, Act::PageDown);
    if lines.len() > rows
        && let Some(shown) = titles_first(model, dialog, columns, rows, way)
    {
        list::lines(frame, inner, &shown);
        return;
    }
    // The chosen one stays in sight, from its title on.
    let first = chosen.end.saturating_sub(rows).min(chosen.start);
    let shown = scrolled::in_sight(model, &lines[first..], rows, way);
    list::lines(frame, inner, &shown);
}

/// The titles of all choices, and below the chosen one as much of what it means as fits; None if
/// even the titles need too many rows.
fn titles_first(
    model: &Model,
    dialog: &Choices,
    columns: usize,
    rows: usize,
    way: (&Scroll, Context, Act),
) -> Option<Vec<Line<'static>>> {
    let numbered = !dialog.takes_reason();
    // Each choice whole, with the number of lines of its title.
    let all: Vec<(Vec<Line>, usize)> = (dialog.rows.iter().enumerate())
        .map(|(at, row)| {
            let number = Some(at + 1).filter(|_| numbered);
            let of = |row: &ChoiceRow| of_row(model, row, (number, at == dialog.at), columns);
            let title = of(&ChoiceRow { told: Vec::new(), ..row.clone() }).len();
            (of(row), title)
        })
        .collect();
    let (chosen, title) = all.get(dialog.at)?;
    // Of the others the beginning is enough to choose them.
    let titles = title + all.len() - 1;
    let mut room = rows.checked_sub(titles)?;
    let told = &chosen[*title..];
    // Without the rows to move it in, the text is moved together with the titles.
    if room < LEAST_TOLD.min(told.len()) && way.0.is_moved() {
        return None;
    }
    let told = scrolled::in_sight(model, told, room, way);
    room -= told.len();
    let mut lines = Vec::new();
    for (at, (whole, title)) in all.iter().enumerate() {
        if at == dialog.at {
            lines.extend(chosen[..*title].iter().chain(&told).cloned());
            continue;
        }
        let kept = [whole.len(), *title].into_iter().find(|kept| kept - 1 <= room).unwrap_or(1);
        room -= kept - 1;
        lines.extend(whole[..kept].iter().cloned());
        if kept < *title
            && let Some(last) = lines.last_mut()
        {
            last.push_span(Span::styled("…", model.theme.quiet));
        }
    }
    Some(lines)
}

/// Draws the line for the reason at the bottom, and returns the area above it.
fn above_the_reason(
    model: &Model,
    dialog: &Choices,
    keys: &KeyList,
    frame: &mut Frame,
    area: Rect,
) -> Rect {
    let theme = &model.theme;
    // In a low terminal the choices come right above the line.
    let gap = u16::from(area.height > 4);
    let above = Rect { height: area.height.saturating_sub(1 + gap), ..area };
    let line = Rect { y: above.bottom() + gap, height: area.height.min(1), ..area };
    let label = format!("{} ", model.words.text(&Label::Reason.phrase()));
    let place = list::labelled(frame, line, Span::styled(label, theme.quiet));
    list::field(frame, place, theme, &dialog.reason, keys.top);
    above
}

fn of_row(
    model: &Model,
    row: &ChoiceRow,
    (number, is_chosen): (Option<usize>, bool),
    columns: usize,
) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    let room = columns.saturating_sub(NUMBER).max(8);
    let style = match (row.refused, is_chosen) {
        (true, _) => theme.quiet,
        (false, true) => theme.cursor,
        (false, false) => theme.text,
    };
    let title = match row.refused {
        true => msg!("tables.not-allowed", title = row.title.clone()),
        false => row.title.clone(),
    };
    let sign = if is_chosen { CURSOR } else { " " };
    // While text is typed, a digit is no key.
    let key = if number.is_some_and(|n| n <= 9) { number } else { None };
    let key = key.map_or_else(|| " ".to_owned(), |number| number.to_string());
    let mut lines: Vec<Line> = Vec::new();
    for (at, line) in text::wrapped(&words.text(&title), room).into_iter().enumerate() {
        let before = if at == 0 { format!("{sign} {key} ") } else { " ".repeat(NUMBER) };
        let keyed = if row.refused { theme.quiet } else { theme.key };
        lines.push(Line::from(vec![Span::styled(before, keyed), Span::styled(line, style)]));
    }
    for said in &row.told {
        for line in text::wrapped(&text::sanitise(&words.text(said)), room) {
            let line = format!("{}{line}", " ".repeat(NUMBER));
            lines.push(Line::styled(line, theme.quiet));
        }
    }
    lines
}
