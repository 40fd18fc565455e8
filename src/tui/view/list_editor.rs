//! Draws the editor of a list: its lines, and below them what the rules say of them.

use super::dialog_box::{KeyList, Width, boxed};
use super::handed_in::NUMBER;
use super::list;
use crate::desk::{Examined, Fault};
use crate::msg;
use crate::show::{list_doubt, list_summary};
use crate::tui::dialog::ListEditor;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::words::{Message, capitalised};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The most rows for the faults in a low window; a higher one gives them a third.
const FAULT_ROWS: usize = 4;

pub fn draw(model: &Model, editor: &ListEditor, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let theme = &model.theme;
    let size = (Width::Wide, body.height.saturating_sub(2));
    let title = msg!("decklist.list-of", name = event.label(editor.id)).capitalised();
    // The keys stand in the bottom line, because the rows are needed for the text.
    let bottom = KeyList::new(false);
    let inner = boxed(frame, model, &bottom, body, size, &model.words.text(&title));
    let columns = usize::from(inner.width);
    let examined = editor.examined(event);
    let error = editor.error_text.iter();
    let error = error.flat_map(|why| text::wrapped(&model.words.text(why), columns));
    let mut below: Vec<Line> = error.map(|line| Line::styled(line, theme.refused)).collect();
    let most = FAULT_ROWS.max(usize::from(inner.height) / 3) + below.len();
    below.extend(found(model, editor, &examined, columns));
    below.truncate(most.min(usize::from(inner.height / 2)));
    let fixed = below.len() as u16 + 1;
    let area = Rect { height: inner.height.saturating_sub(fixed), ..inner };
    draw_text(model, editor, &examined.faults, keys.top, frame, area);
    let rest = Rect { y: area.bottom(), height: inner.height - area.height, ..inner };
    let rest = list::titled(frame, rest, &summary(model, editor, &examined, columns));
    list::lines(frame, rest, &below);
}

/// The sum of the list, the number of faults, and the heading that the next key writes.
fn summary(
    model: &Model,
    editor: &ListEditor,
    examined: &Examined,
    columns: usize,
) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let counted = list_summary(examined).map_or(String::new(), |parts| words.arg(&parts));
    let (said, style) = match (editor.area.is_empty(), examined.faults.len()) {
        (true, _) => (words.text(&msg!("decklist.how-to-write")), theme.quiet),
        (false, 0) => (words.text(&msg!("decklist.sign-no-fault")), theme.wanted),
        (false, n) => (words.text(&msg!("decklist.state-faults", n)), theme.warning),
    };
    let said = match counted.is_empty() {
        true => format!("── {said} "),
        false => format!("── {said} · {counted} "),
    };
    let offered = model.event().and_then(|event| editor.offered(event, words));
    let key = key_for(Context::ListEditor, Act::OfferSection);
    let offered = offered.map_or(String::new(), |heading| format!(" {key} {heading} ──"));
    // The counts come first; where they do not fit either, the heading stays whole.
    let taken = text::width(&said);
    let gives_way = taken <= columns && taken + text::width(&offered) > columns;
    let offered = if gives_way { String::new() } else { offered };
    let said = text::cut(&said, columns.saturating_sub(text::width(&offered)));
    let room = columns.saturating_sub(text::width(&said));
    let dashes = "─".repeat(room.saturating_sub(text::width(&offered)));
    Line::from(vec![
        Span::styled(said, style),
        Span::styled(dashes, theme.rule),
        Span::styled(offered, theme.quiet),
    ])
}

/// The faults, those of the cursor's line first, and then the doubts.
fn found(
    model: &Model,
    editor: &ListEditor,
    examined: &Examined,
    columns: usize,
) -> Vec<Line<'static>> {
    let here = Some(editor.area.row() + 1);
    let mut found: Vec<(bool, Message)> = Vec::new();
    for is_here in [true, false] {
        let faults = examined.faults.iter().filter(|fault| (fault.line == here) == is_here);
        found.extend(faults.map(|fault| (is_here, fault.told())));
    }
    let doubts = examined.doubts.iter();
    found.extend(doubts.map(|doubt| (doubt.line == here, list_doubt(&doubt.told()))));
    let told = found.into_iter().flat_map(|(is_here, told)| {
        let style = if is_here { model.theme.warning } else { model.theme.quiet };
        let said = capitalised(&model.words.text(&told));
        let lines = text::wrapped(&said, columns).into_iter();
        lines.map(move |line| Line::styled(line, style)).collect::<Vec<_>>()
    });
    told.collect()
}

/// The lines around the cursor. A sign marks those with a fault.
fn draw_text(
    model: &Model,
    editor: &ListEditor,
    faults: &[Fault],
    focused: bool,
    frame: &mut Frame,
    area: Rect,
) {
    let theme = &model.theme;
    let rows = usize::from(area.height);
    let row = editor.area.row();
    if rows == 0 {
        return;
    }
    // In a window that grew, no rows stay empty while lines before them are hidden.
    let last = editor.area.lines().len().saturating_sub(rows);
    let first = editor.first.get().min(row).min(last).max((row + 1).saturating_sub(rows));
    editor.first.set(first);
    let columns = usize::from(area.width).saturating_sub(NUMBER + 1).max(1);
    // A long line moves aside, so that the cursor stays in sight.
    let before = editor.area.columns_before();
    let aside = (before + 1).saturating_sub(columns);
    for (at, line) in editor.area.lines().iter().enumerate().skip(first).take(rows) {
        let here = at == row;
        let faulty = faults.iter().any(|fault| fault.line == Some(at + 1));
        let sign = if faulty { "!" } else { " " };
        let style = match (faulty, line.trim_end().ends_with(':')) {
            (true, _) => theme.warning,
            (false, true) => theme.wanted,
            (false, false) => theme.text,
        };
        let shown = if here { behind(line, aside) } else { line };
        let line = Line::from(vec![
            Span::styled(text::right(&(at + 1).to_string(), NUMBER - 1), theme.quiet),
            Span::styled(format!("{sign} "), theme.warning),
            Span::styled(text::cut_plain(shown, columns), style),
        ]);
        let place = Rect { y: area.y + (at - first) as u16, height: 1, ..area };
        list::put(frame, place, line);
        if here && focused {
            let column = area.x + (NUMBER + 1 + before - aside) as u16;
            frame.set_cursor_position((column.min(area.right().saturating_sub(1)), place.y));
        }
    }
}

/// The rest of a line behind this number of columns.
fn behind(line: &str, columns: usize) -> &str {
    let mut taken = 0;
    let cut = line.char_indices().find(|(_, c)| {
        let fits = taken < columns;
        taken += text::width(c.encode_utf8(&mut [0; 4]));
        !fits
    });
    cut.map_or("", |(at, _)| &line[at..])
}
