//! The line in which a text is typed that narrows the list above it.

use super::list;
use crate::event::Event;
use crate::msg;
use crate::tui::dialog::{Among, Find, whereabouts};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::{Location, Model};
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::words::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

/// The columns of the text, unless it is longer.
const TYPED: usize = 14;

/// Draws the text, and behind it the number of rows left and the player meant.
pub fn draw(model: &Model, find: &Find, focused: bool, frame: &mut Frame, area: Rect) {
    let (theme, words) = (&model.theme, &model.words);
    let Some((left, total)) = rows_left(model, find) else { return };
    frame.render_widget(Clear, area);
    let prompt = format!(" {} ", key_for(Context::Event, Act::Find));
    let row = list::labelled(frame, area, Span::styled(prompt, theme.key));
    let all = usize::from(row.width);
    let typed = (text::width(find.text.value()) + 1).max(TYPED).min(all);
    let (said, style) = match &model.message {
        Some(message) => (words.text(&message.text), theme.refused),
        None => (words.text(&msg!("decklist.shown", n = left, all = total)), theme.wanted),
    };
    // The text yields to the number of rows only where it would hide its end.
    let room = all.saturating_sub(typed + 1);
    let field = Rect { width: typed as u16, ..row };
    list::field(frame, field, theme, &find.text, focused);
    let behind = Rect { x: row.x + (all - room) as u16, width: room as u16, ..row };
    let mut spans = vec![Span::styled(text::cut(&said, room), style)];
    let of_players = model.open_event().filter(|_| find.among == Among::Rows);
    let about = of_players.and_then(|open| about(open, open.event(), find, left));
    if let Some(about) = about.filter(|_| model.message.is_none()) {
        let about = format!(" · {}", words.text(&about));
        let columns = room.saturating_sub(text::width(&said));
        spans.push(shortened(&about, columns, theme.quiet));
    }
    list::put(frame, behind, Line::from(spans));
}

/// The rows that the text leaves in the list behind it, and all rows.
fn rows_left(model: &Model, find: &Find) -> Option<(usize, usize)> {
    match (find.among, &model.location) {
        (Among::Log, Location::Event(open)) => {
            Some((open.log_rows().len(), open.event().log.len()))
        }
        (_, Location::Event(open)) => Some(open.rows_left()),
        (_, Location::Home(events)) => Some(events.rows_left()),
    }
}

/// The text if most of it fits, else nothing.
fn shortened(about: &str, columns: usize, style: Style) -> Span<'static> {
    let least = text::width(about).min(TYPED);
    let shown = if columns < least { String::new() } else { text::cut(about, columns) };
    Span::styled(shown, style)
}

/// The place where the player meant is found.
///
/// If no row is left, it tells who is found elsewhere.
fn about(open: &OpenEvent, event: &Event, find: &Find, left: usize) -> Option<Message> {
    if let Some(id) = open.player_meant() {
        return Some(whereabouts(event, id));
    }
    if left > 0 || find.text.value().trim().is_empty() {
        return None;
    }
    Some(match find.chosen(event) {
        Some(id) => {
            let key = key_for(Context::Narrowing, Act::GoToFound);
            msg!("decklist.elsewhere", key, who = whereabouts(event, id))
        }
        None => msg!("dialog.nobody-has-such-a-name"),
    })
}
