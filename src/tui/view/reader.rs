use super::dialog_box::KeyList;
use super::list;
use crate::msg;
use crate::tui::dialog::Reader;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

/// Draws the sheet over the whole screen, in all its columns, and its keys below.
pub fn draw(model: &Model, reader: &Reader, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    frame.render_widget(Clear, body);
    let body = keys.below(frame, model, body);
    let found = if reader.finding || !reader.wanted.is_empty() { 1 } else { 0 };
    let rows = body.height.saturating_sub(1 + found);
    let first = reader.scroll.first(reader.lines.len(), rows.into());
    let last = (first + usize::from(rows)).min(reader.lines.len());
    let place = msg!("export.lines", first = first + 1, last, n = reader.lines.len());
    let place = words.text(&place);
    let room = usize::from(body.width).saturating_sub(text::width(&place) + 3);
    let title = Line::from(vec![
        Span::styled(text::left(&format!(" {}", reader.handout.title), room), theme.title_focused),
        Span::raw(" "),
        Span::styled(place, theme.quiet),
    ]);
    let below = list::titled(frame, body, &title);
    // The text begins below its title, unless it needs every column.
    let widest = reader.lines.iter().map(|line| text::width(line)).max().unwrap_or(0);
    let indent = u16::from(widest < usize::from(below.width));
    let below = Rect { x: below.x + indent, width: below.width - indent, ..below };
    for (row, line) in reader.lines[first..last].iter().enumerate() {
        let style = if reader.holds(line) { theme.wanted } else { theme.text };
        let place = Rect { y: below.y + row as u16, height: 1, ..below };
        let columns = usize::from(place.width);
        let shown = text::cut(without_first(line, reader.left), columns);
        list::put(frame, place, Line::styled(shown, style));
    }
    if found == 0 || body.height < 2 {
        return;
    }
    let row = Rect { y: body.bottom() - 1, height: 1, ..body };
    let prompt = key_for(Context::Reader, Act::ReaderFind);
    let place = list::labelled(frame, row, Span::styled(format!(" {prompt}"), theme.key));
    let nothing = !reader.wanted.is_empty() && !reader.has_found();
    let told = nothing.then(|| msg!("export.not-found", text = reader.wanted.value()));
    let told = told.map_or(String::new(), |told| words.text(&told));
    let right = (text::width(&told) as u16 + 2).min(place.width / 2);
    let field = Rect { width: place.width - right, ..place };
    list::field(frame, field, theme, &reader.wanted, keys.top && reader.finding);
    let told = Line::styled(text::cut(&told, usize::from(right)), theme.quiet);
    list::put(frame, Rect { x: field.right(), width: right, ..place }, told);
}

/// The text without its first columns.
fn without_first(line: &str, columns: usize) -> &str {
    let mut gone = 0;
    let at = line.char_indices().find(|(_, letter)| {
        let here = gone >= columns;
        gone += text::width(letter.encode_utf8(&mut [0; 4]));
        here
    });
    at.map_or("", |(at, _)| &line[at..])
}
