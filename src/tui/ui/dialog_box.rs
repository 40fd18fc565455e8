//! The box around a dialog, with the list of its keys.

use super::theme::Theme;
use super::{hints, list, text};
use crate::tui::dialog::{Among, Dialog};
use crate::tui::model::Model;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear};
use std::cell::Cell;

/// How a dialog shows its keys: it lists them inside its box, if there is room.
#[derive(Default)]
pub struct KeyList {
    /// Whether the keys have been listed.
    pub listed: Cell<bool>,
}

/// With fewer rows than this, a border would take more space than it encloses.
const FEW_ROWS: u16 = 6;

/// With fewer columns than this beside a box, nothing behind it could be read there. In a window of
/// few columns nothing around it could.
const SLIVER: u16 = 12;

const FEW_COLUMNS: u16 = 60;

/// A dialog has one of two widths.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Width {
    /// For a question or a form.
    Narrow,
    /// For rows of several columns.
    Wide,
}

impl Width {
    pub const NARROW: u16 = 66;
    const WIDE: u16 = 100;

    /// The columns inside the box, in a window with this body.
    pub fn columns(self, body: Rect) -> u16 {
        let most = match self {
            Width::Narrow => Width::NARROW,
            Width::Wide => Width::WIDE,
        };
        most.min(body.width.saturating_sub(4))
    }
}

/// Draws a box of this size in the middle, and returns the area inside. If there are
/// few rows, the box has no border.
pub fn boxed(
    frame: &mut Frame,
    model: &Model,
    keys: &KeyList,
    body: Rect,
    (width, rows): (Width, u16),
    title: &str,
) -> Rect {
    let columns = width.columns(body);
    let listed = KeyList::lines(model, body, columns);
    if !listed.is_empty() {
        let wanted = listed.len() as u16 + 1;
        keys.listed.set(true);
        let size = (columns, rows.saturating_add(wanted));
        let inner = bare(frame, model, body, size, title);
        let above = Rect { height: inner.height.saturating_sub(wanted), ..inner };
        let below = Rect { y: above.bottom() + 1, height: wanted - 1, ..inner };
        list::lines(frame, below, &listed);
        return above;
    }
    bare(frame, model, body, (columns, rows), title)
}

/// Rows for the content of a dialog that have precedence over its list of keys.
const LEAST: u16 = 8;

impl KeyList {
    /// The lines that list the keys; none if they would leave too little for the content.
    fn lines(model: &Model, body: Rect, columns: u16) -> Vec<Line<'static>> {
        let mut listed = hints::listed(model, columns.into());
        if body.height < listed.len() as u16 + 1 + 2 + LEAST {
            listed.clear();
        }
        listed
    }

    /// The rows left for the content of a box of this width.
    pub fn room(&self, model: &Model, body: Rect, columns: u16) -> u16 {
        let taken = match KeyList::lines(model, body, columns).len() as u16 {
            0 => 0,
            lines => lines + 1,
        };
        body.height.saturating_sub(2 + taken)
    }
}

/// The same without a list of keys.
pub fn bare(frame: &mut Frame, model: &Model, body: Rect, size: (u16, u16), title: &str) -> Rect {
    let theme = &model.theme;
    if body.height < FEW_ROWS && body.height < size.1.saturating_add(2) {
        frame.render_widget(Clear, body);
        let title = Line::styled(text::cut(title, body.width.into()), theme.title_focused);
        return if body.height > 2 { list::titled(frame, body, &title) } else { body };
    }
    let width = (size.0 + 4).min(body.width);
    let height = size.1.saturating_add(2).min(body.height);
    let area = Rect {
        x: body.x + (body.width - width) / 2,
        y: body.y + (body.height - height) / 2,
        width,
        height,
    };
    // Ends of words beside a box would be read as part of it.
    let cleared = match () {
        () if body.width < FEW_COLUMNS => body,
        () if (body.width - width) / 2 < SLIVER => Rect { x: body.x, width: body.width, ..area },
        () => area,
    };
    frame.render_widget(Clear, cleared);
    let title = format!(" {} ", text::cut(title, usize::from(width.saturating_sub(4))));
    let block =
        Block::bordered().border_style(theme.quiet).title(Span::styled(title, theme.title_focused));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}

/// Dims the area before this dialog is drawn over it. Without colours only the cursor goes.
pub fn dim(frame: &mut Frame, area: Rect, dialog: &Dialog, theme: &Theme) {
    // The sheet of a result covers nothing, and whoever enters it reads the round.
    if matches!(dialog, Dialog::Report(_)) {
        return;
    }
    if theme.behind == Style::new() {
        if !is_read_along(dialog) {
            let still = Style::new().remove_modifier(Modifier::REVERSED);
            frame.buffer_mut().set_style(area, still);
        }
        return;
    }
    if is_read_along(dialog) {
        // It stays legible, and nothing in it is as bright as the question.
        frame.buffer_mut().set_style(area, Style::new().remove_modifier(Modifier::BOLD));
        return;
    }
    let loud = Modifier::BOLD | Modifier::REVERSED;
    // A cursor behind a dialog moves nothing, so it has no background either.
    let dim = theme.behind.bg(Color::Reset).remove_modifier(loud);
    let buffer = frame.buffer_mut();
    for place in area.intersection(*buffer.area()).positions() {
        let cell = &mut buffer[place];
        let line = theme.rule.fg.filter(|colour| *colour == cell.fg);
        cell.set_style(dim);
        // A line is fainter than text behind a dialog, too.
        cell.fg = line.unwrap_or(cell.fg);
    }
}

/// Whether the screen behind the dialog is read while it is open. Somebody who enters results reads
/// the round; somebody who narrows a list reads the list.
pub fn is_read_along(dialog: &Dialog) -> bool {
    match dialog {
        Dialog::Report(_) => true,
        Dialog::Find(find) => find.among != Among::Players,
        _ => false,
    }
}
