//! Draws the round that is changed by hand.

use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::event::{Event, Id, Pairing};
use crate::msg;
use crate::tui::dialog::{ByHand, Spot, hand_rows};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Columns of the cursor and the table's number.
const TABLE: usize = 7;
/// Columns between the two names.
const BETWEEN: usize = 5;

pub fn draw(model: &Model, dialog: &ByHand, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some(event) = model.event() else { return };
    let columns = usize::from(Width::Narrow.columns(body));
    let told = dialog.told(event);
    let below: Vec<Line> = (told.iter())
        .flat_map(|(said, warns)| {
            let style = if *warns { theme.warning } else { theme.quiet };
            let lines = text::wrapped(&words.text(said), columns);
            lines.into_iter().map(move |line| Line::styled(line, style))
        })
        .collect();
    let rows = hand_rows(event);
    let size = (Width::Narrow, (rows.len() + 1 + below.len()).min(usize::from(u16::MAX)) as u16);
    let inner = boxed(frame, model, keys, body, size, &words.text(&msg!("pairing.title")));
    let fixed = (below.len() as u16 + 1).min(inner.height.saturating_sub(1));
    let above = Rect { height: inner.height - fixed, ..inner };
    let at = dialog.row.min(rows.len().saturating_sub(1));
    let chosen = dialog.chosen(event);
    let line = |row: usize| of_row(model, event, (rows[row], row == at), (dialog, chosen), columns);
    let height = usize::from(above.height);
    let first = list::first_row(rows.len(), Some(at), height);
    let lines: Vec<Line> = (first..rows.len()).take(height).map(line).collect();
    list::lines(frame, above, &lines);
    list::hidden_in_box(frame, above, theme, (first, rows.len()));
    let place = Rect { y: above.bottom() + 1, height: fixed.saturating_sub(1), ..inner };
    list::lines(frame, place, &below);
}

fn of_row(
    model: &Model,
    event: &Event,
    (pairing, is_at): (&Pairing, bool),
    (dialog, chosen): (&ByHand, Option<Spot>),
    columns: usize,
) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let style = |place: Spot| -> Style {
        match () {
            () if chosen == Some(place) => theme.cursor,
            () if dialog.marked == Some(place) => theme.wanted,
            () => theme.text,
        }
    };
    let mark = |place: Spot| if dialog.marked == Some(place) { "*" } else { "" };
    let name = columns.saturating_sub(TABLE + BETWEEN) / 2;
    let player = |id: Id| {
        let place = Spot::Player(id);
        let label = text::cut_name(&event.label(id), name.saturating_sub(1));
        Span::styled(format!("{}{label}", mark(place)), style(place))
    };
    let sign = if is_at { CURSOR } else { " " };
    let mut spans = vec![Span::styled(format!("{sign} "), theme.key)];
    match pairing.table {
        Some(table) => {
            let place = Spot::Table(table);
            let number = format!("{}{table}", mark(place));
            let gap = (TABLE - 3).saturating_sub(text::width(&number));
            spans.push(Span::raw(" ".repeat(gap)));
            spans.push(Span::styled(number, style(place)));
            spans.push(Span::raw(" "));
        }
        None => spans.push(Span::raw(" ".repeat(TABLE - 2))),
    }
    let first = player(pairing.a);
    let gap = (name + 1).saturating_sub(first.width());
    spans.push(first);
    spans.push(Span::raw(" ".repeat(gap)));
    match pairing.b {
        Some(b) => {
            spans.push(Span::styled("–  ", theme.quiet));
            spans.push(player(b));
        }
        None => spans.push(Span::styled(words.text(&msg!("result.bye")), theme.quiet)),
    }
    Line::from(spans)
}
