//! Draws the known people who are offered while a name is typed.

use super::list;
use crate::msg;
use crate::tui::keys::{DOWN, RIGHT, UP};
use crate::tui::known::Offers;
use crate::tui::text;
use crate::tui::theme::{CURSOR, Theme};
use crate::words::{Message, Words};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The rows that the offers take: the typed text, each of them, and what Enter does.
pub fn height(offers: &Offers) -> u16 {
    if offers.is_empty() { 0 } else { offers.people.len() as u16 + 2 }
}

/// Draws the typed text with the offers below it, and then the sentence about Enter. The
/// names stand in this column, and the sentence has the whole width.
pub fn draw(
    frame: &mut Frame,
    (area, column): (Rect, u16),
    (offers, typed): (&Offers, &str),
    enter: &Message,
    (theme, words): (&Theme, &Words),
) {
    let longest = offers.people.iter().map(|person| text::width(&person.name)).max().unwrap_or(0);
    let name = longest.max(text::width(typed)).min(usize::from(area.width) * 2 / 3);
    let as_typed = words.text(&msg!("players.as-typed"));
    let people = offers.people.iter().map(|person| {
        let club = person.club.as_deref().unwrap_or_default();
        (person.name.as_str(), club)
    });
    let rows: Vec<(&str, &str)> = [(typed, as_typed.as_str())].into_iter().chain(people).collect();
    // The last row is kept for the sentence; the chosen row is always in sight.
    let height = usize::from(area.height).saturating_sub(1);
    let first = (offers.row() + 1).saturating_sub(height);
    let indent = column.saturating_sub(2).clamp(area.x, area.right());
    let mut below = Rect { x: indent, width: area.right() - indent, ..area };
    for (at, (who, club)) in rows.into_iter().enumerate().skip(first).take(height) {
        let chosen = at == offers.row();
        let (mark, style) = if chosen { (CURSOR, theme.wanted) } else { (" ", theme.quiet) };
        let line = Line::from(vec![
            Span::styled(format!("{mark} "), theme.key),
            Span::styled(text::left_name(who, name), style),
            Span::styled(format!("  {club}"), theme.quiet),
        ]);
        below = list::titled(frame, below, &line);
    }
    let keys = msg!("players.choose", up = UP, down = DOWN, take = RIGHT);
    let (enter, keys) = (words.text(enter), words.text(&keys));
    let enter = text::cut(&enter, usize::from(area.width).saturating_sub(2));
    let fits = text::width(&enter) + text::width(&keys) + 4 <= usize::from(area.width);
    let keys = if fits { format!("  {keys}") } else { String::new() };
    let line =
        vec![Span::styled(format!("  {enter}"), theme.text), Span::styled(keys, theme.quiet)];
    let last = Rect { y: below.y, height: below.height.min(1), ..area };
    list::put(frame, last, Line::from(line));
}
