//! The box around a dialog, with the list of its keys.

use super::{hints, list};
use crate::tui::model::Model;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::{Margin, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear};
use std::cell::Cell;

/// How a dialog shows its keys: the top one lists them inside its box, if there is room.
pub struct KeyList {
    /// Whether this is the top dialog; only its keys work.
    pub top: bool,
    /// Whether the keys have been listed.
    pub listed: Cell<bool>,
    /// The box of the dialog below this one, which stays around it.
    below: Option<Rect>,
    /// The box of this dialog, once it is drawn.
    pub drawn: Cell<Option<Rect>>,
}

impl KeyList {
    pub fn new(top: bool, below: Option<Rect>) -> KeyList {
        KeyList { top, listed: Cell::new(false), below, drawn: Cell::new(None) }
    }
}

/// With fewer rows than this, a border would take more space than it encloses.
const FEW_ROWS: u16 = 6;

/// With fewer columns than this beside a box, nothing behind it could be read there. In a window of
/// few columns the rest of a row is never enough.
const SLIVER: u16 = 12;
const FEW_COLUMNS: u16 = 60;

/// Draws a box of at most this size in the middle, and returns the area inside. If there are
/// few rows, the box has no border.
pub fn boxed(
    frame: &mut Frame,
    model: &Model,
    keys: &KeyList,
    body: Rect,
    size: (u16, u16),
    title: &str,
) -> Rect {
    let columns = size.0.min(body.width.saturating_sub(4));
    let listed = keys.lines(model, body, columns);
    if !listed.is_empty() {
        let wanted = listed.len() as u16 + 1;
        keys.listed.set(true);
        let size = (size.0, size.1 + wanted);
        let inner = bare(frame, model, keys, body, size, title);
        let above = Rect { height: inner.height.saturating_sub(wanted), ..inner };
        let below = Rect { y: above.bottom() + 1, height: wanted - 1, ..inner };
        list::lines(frame, below, &listed);
        return above;
    }
    bare(frame, model, keys, body, size, title)
}

/// Rows for the content of a dialog that have precedence over its list of keys.
const LEAST: u16 = 8;

impl KeyList {
    /// The lines that list the keys; none if they would leave too little for the content.
    fn lines(&self, model: &Model, body: Rect, columns: u16) -> Vec<Line<'static>> {
        let mut listed = if self.top { hints::listed(model, columns.into()) } else { Vec::new() };
        if body.height < listed.len() as u16 + 1 + 2 + LEAST {
            listed.clear();
        }
        listed
    }

    /// The rows left for the content of a box of this width.
    pub fn room(&self, model: &Model, body: Rect, columns: u16) -> u16 {
        let taken = match self.lines(model, body, columns).len() as u16 {
            0 => 0,
            lines => lines + 1,
        };
        body.height.saturating_sub(2 + taken)
    }
}

fn bare(
    frame: &mut Frame,
    model: &Model,
    keys: &KeyList,
    body: Rect,
    size: (u16, u16),
    title: &str,
) -> Rect {
    let theme = &model.theme;
    if body.height < FEW_ROWS && body.height < size.1 + 2 {
        frame.render_widget(Clear, body);
        let title = Line::styled(text::cut(title, body.width.into()), theme.title_focused);
        return if body.height > 2 { list::titled(frame, body, &title) } else { body };
    }
    let width = (size.0 + 4).min(body.width);
    let height = (size.1 + 2).min(body.height);
    let area = Rect {
        x: body.x + (body.width - width) / 2,
        y: body.y + (body.height - height) / 2,
        width,
        height,
    };
    // Ends of words beside a box would be read as part of it.
    let beside = (body.width - width) / 2;
    let cleared = match () {
        // The end of a sentence below the box, or another box around it, would be read with it.
        () if body.width < FEW_COLUMNS && model.dialogs.len() > 1 => body,
        () if body.width < FEW_COLUMNS => {
            Rect { x: body.x, width: body.width, height: body.bottom() - area.y, ..area }
        }
        () if beside < SLIVER => Rect { x: body.x, width: body.width, ..area },
        () => area,
    };
    let below = keys.below.filter(|_| body.width >= FEW_COLUMNS);
    for row in cleared.rows() {
        let row = match below.filter(|below| below.rows().any(|its| its.y == row.y)) {
            // The frame of the dialog below stays around this one.
            Some(below) => {
                let inside = below.inner(Margin::new(1, 1));
                let sliver = area.x.saturating_sub(inside.x) < SLIVER;
                Rect { y: row.y, height: 1, ..inside }.intersection(if sliver {
                    inside
                } else {
                    row
                })
            }
            None => row,
        };
        frame.render_widget(Clear, row);
    }
    frame.render_widget(Clear, area);
    keys.drawn.set(Some(area));
    let title = format!(" {} ", text::cut(title, usize::from(width.saturating_sub(4))));
    let block =
        Block::bordered().border_style(theme.quiet).title(Span::styled(title, theme.title_focused));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}
