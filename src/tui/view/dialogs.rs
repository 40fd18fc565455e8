//! Draws dialogs over the screen, which stays visible around them.

use super::{events_list, help, hints, list, officials, palette, rematches, report, rules, seeds};
use crate::event::Id;
use crate::tui::act::{Act, whereabouts};
use crate::tui::dialog::{Closed, Dialog, Find, Form, Kind, Picker};
use crate::tui::keys::{Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::{CURSOR, Theme};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear};
use std::cell::Cell;

/// How a dialog shows its keys: the top one lists them inside its box, if there is room.
pub struct Keys {
    /// Whether this is the top dialog; only its keys work.
    pub top: bool,
    /// Whether the keys have been listed.
    pub listed: Cell<bool>,
}

/// Draws a dialog, and returns whether it listed its keys.
pub fn draw(
    model: &Model,
    (dialog, top): (&Dialog, bool),
    frame: &mut Frame,
    body: Rect,
    message: Rect,
) -> bool {
    let keys = &Keys { top, listed: Cell::new(false) };
    match dialog {
        Dialog::Report(dialog) => report::draw(model, dialog, keys, frame, body),
        Dialog::Picker(picker) => draw_picker(model, picker, keys, frame, body),
        Dialog::Form(form) => draw_form(model, form, keys, frame, body),
        Dialog::Seeds(dialog) => seeds::draw(model, dialog, keys, frame, body),
        Dialog::Rematches(dialog) => rematches::draw(model, dialog, keys, frame, body),
        Dialog::Confirm(confirm) => {
            draw_said(model, (confirm.title(), &confirm.question), None, keys, frame, body);
        }
        Dialog::Officials(dialog) => officials::draw(model, dialog, keys, frame, body),
        Dialog::Find(find) => draw_find(model, find, keys, frame, (body, message)),
        Dialog::Palette(dialog) => palette::draw(model, dialog, keys, frame, (body, message)),
        Dialog::Help(dialog) => help::draw(model, dialog, keys, frame, body),
        Dialog::Rules(dialog) => rules::draw(model, dialog, keys, frame, body),
        Dialog::Closed(closed) => draw_closed(model, closed, keys, frame, body),
    }
    keys.listed.get()
}

/// With fewer rows than this, a border would take more space than it encloses.
const FEW_ROWS: u16 = 6;

/// Draws a box of at most this size in the middle, and returns the area inside. If there are
/// few rows, the box has no border.
pub fn boxed(
    frame: &mut Frame,
    model: &Model,
    keys: &Keys,
    body: Rect,
    size: (u16, u16),
    title: &str,
) -> Rect {
    let theme = &model.theme;
    let columns = size.0.min(body.width.saturating_sub(4));
    let listed = keys.lines(model, body, columns);
    if !listed.is_empty() {
        let wanted = listed.len() as u16 + 1;
        keys.listed.set(true);
        let size = (size.0, size.1 + wanted);
        let inner = bare(frame, theme, body, size, title);
        let above = Rect { height: inner.height.saturating_sub(wanted), ..inner };
        let below = Rect { y: above.bottom() + 1, height: wanted - 1, ..inner };
        list::lines(frame, below, &listed);
        return above;
    }
    bare(frame, theme, body, size, title)
}

/// Rows for the content of a dialog that have precedence over its list of keys.
const LEAST: u16 = 8;

impl Keys {
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

fn bare(frame: &mut Frame, theme: &Theme, body: Rect, size: (u16, u16), title: &str) -> Rect {
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
    frame.render_widget(Clear, area);
    let title = format!(" {} ", text::cut(title, usize::from(width.saturating_sub(4))));
    let block =
        Block::bordered().border_style(theme.rule).title(Span::styled(title, theme.title_focused));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner }
}

fn draw_picker(model: &Model, picker: &Picker, keys: &Keys, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let games = picker.games(&model.library);
    let size = (72, model.library.all().len() as u16 + 2);
    let inner = boxed(frame, model, keys, body, size, "New event: which game?");
    let label = "its key, or a part of its name: ";
    let below = list::titled(frame, inner, &Line::styled(label, theme.quiet));
    let taken = (label.len() as u16).min(inner.width);
    let place = Rect {
        x: inner.x + taken,
        width: inner.width - taken,
        height: inner.height.min(1),
        ..inner
    };
    list::field(frame, place, theme, &picker.filter, keys.top);
    let below = list::titled(frame, below, &Line::default());
    let at = Some(picker.at.min(games.len().saturating_sub(1)));
    list::rows(frame, below, theme, (games.len(), at), list::Keys::Here, |row| {
        events_list::offered(games[row], usize::from(below.width.saturating_sub(2)), theme)
    });
}

fn draw_form(model: &Model, form: &Form, keys: &Keys, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let columns = body.width.saturating_sub(4).min(66);
    let fault = form.fault.as_deref().map_or(Vec::new(), |why| text::wrapped(why, columns.into()));
    let about: Vec<String> =
        form.about.iter().flat_map(|text| text::wrapped(text, columns.into())).collect();
    let shown: Vec<usize> =
        (0..form.fields.len()).filter(|at| form.is_shown(&form.fields[*at])).collect();
    let gap = u16::from(!about.is_empty());
    let rows = shown.len() as u16 + about.len() as u16 + gap + fault.len() as u16;
    let inner = boxed(frame, model, keys, body, (columns, rows), &form.title);
    // The field with the cursor and the reason of a refusal stay in sight.
    let fit = usize::from(inner.height).saturating_sub(fault.len()).max(1);
    let focused = shown.iter().position(|at| *at == form.at).unwrap_or(0);
    let first = if shown.len() > fit { (focused + 1).saturating_sub(fit) } else { 0 };
    let fits = if fault.is_empty() { usize::from(inner.height) } else { fit };
    let mut y = inner.y;
    for at in shown.into_iter().skip(first).take(fits) {
        if y >= inner.bottom() {
            break;
        }
        let row = Rect { y, height: 1, ..inner };
        draw_field(form, (at, keys.top), frame, row, theme);
        y += 1;
    }
    let below = Rect { y, height: inner.bottom() - y, ..inner };
    let mut lines: Vec<Line> =
        fault.into_iter().map(|line| Line::styled(line, theme.refused)).collect();
    lines.extend((gap > 0).then(Line::default));
    lines.extend(about.into_iter().map(|line| Line::styled(line, theme.quiet)));
    list::lines(frame, below, &lines);
}

fn draw_closed(model: &Model, closed: &Closed, keys: &Keys, frame: &mut Frame, body: Rect) {
    let way = Line::from(vec![
        Span::styled(key_for(Context::Closed, Act::CloseDialog), model.theme.key),
        Span::styled(" goes on; nothing was saved here.", model.theme.quiet),
    ]);
    draw_said(model, (&closed.title, &closed.why), Some(way), keys, frame, body);
}

/// Draws a text with its title, and below it the possible actions.
fn draw_said(
    model: &Model,
    (title, said): (&str, &str),
    way: Option<Line<'static>>,
    keys: &Keys,
    frame: &mut Frame,
    body: Rect,
) {
    let theme = &model.theme;
    let columns = body.width.saturating_sub(4).min(60);
    let said = text::wrapped(said, columns.into());
    let mut lines: Vec<Line> =
        said.into_iter().map(|line| Line::styled(line, theme.warning)).collect();
    lines.extend(way);
    let inner = boxed(frame, model, keys, body, (columns, lines.len() as u16), title);
    list::lines(frame, inner, &lines);
}

fn draw_field(form: &Form, (at, top): (usize, bool), frame: &mut Frame, row: Rect, theme: &Theme) {
    const LABEL: u16 = 16;
    let focused = form.at == at;
    let field = &form.fields[at];
    let sign = if focused { CURSOR } else { " " };
    let style = if focused { theme.key } else { theme.quiet };
    let label = text::left(&format!("{sign} {}", field.label), LABEL.into());
    list::put(frame, row, Line::styled(label, style));
    let taken = LABEL.min(row.width);
    let place = Rect { x: row.x + taken, width: row.width - taken, ..row };
    match &field.kind {
        Kind::Text(input) => list::field(frame, place, theme, input, focused && top),
        Kind::Choice(choice) => {
            let options = choice.options.iter().enumerate();
            // All options are shown if they fit, otherwise only the selected one.
            let wide: usize = choice.options.iter().map(|o| text::width(o) + 3).sum();
            let line: Line = if wide <= usize::from(place.width) {
                options
                    .flat_map(|(option, word)| {
                        let taken = option == choice.at;
                        let word =
                            if taken { format!("‹{word}›") } else { format!(" {word} ") };
                        let style = match (taken, focused) {
                            (true, true) => theme.field,
                            (true, false) => theme.text,
                            (false, _) => theme.quiet,
                        };
                        [Span::styled(word, style), Span::raw(" ")]
                    })
                    .collect()
            } else {
                Line::styled(
                    format!("‹{}›", field.value()),
                    if focused { theme.field } else { theme.text },
                )
            };
            list::put(frame, place, line);
        }
    }
}

/// Columns that are enough for most of the players found.
const FOUND: u16 = 60;

fn draw_find(
    model: &Model,
    find: &Find,
    keys: &Keys,
    frame: &mut Frame,
    (body, message): (Rect, Rect),
) {
    let theme = &model.theme;
    if find.in_log {
        frame.render_widget(Clear, message);
        list::put(frame, message, Line::styled("/", theme.key));
        let taken = message.width.min(1);
        let place =
            Rect { x: message.x + taken, width: message.width - taken, height: 1, ..message };
        return list::field(frame, place, theme, &find.text, keys.top);
    }
    let Some(floor) = model.floor() else { return };
    let found = find.players(floor.event());
    let said = |id: &Id| whereabouts(floor.event(), &floor.facts, *id);
    let longest = found.iter().map(|id| text::width(&said(id)) + 2).max().unwrap_or(0);
    let width = FOUND.max(longest as u16);
    let inner = boxed(frame, model, keys, body, (width, 10), "Find a player");
    let place = Rect { height: inner.height.min(1), ..inner };
    list::field(frame, place, theme, &find.text, keys.top);
    let below = list::titled(frame, inner, &Line::default());
    let below = list::titled(frame, below, &Line::default());
    let at = Some(find.at.min(found.len().saturating_sub(1)));
    if found.is_empty() && !find.text.is_empty() {
        list::titled(frame, below, &Line::styled("Nobody has such a name.", theme.quiet));
    }
    list::rows(frame, below, theme, (found.len(), at), list::Keys::Here, |row| {
        Line::styled(said(&found[row]), theme.text)
    });
}
