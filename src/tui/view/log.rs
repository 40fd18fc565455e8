//! The screen of the log: all actions, the newest first.

use super::list;
use super::words::told;
use crate::event::{Entry, Event, sender};
use crate::msg;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::words::Words;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// Narrower screens have no column of names.
const NARROW: u16 = 60;

pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let theme = &model.theme;
    let event = open.event();
    let rows = open.log_rows();
    let words = &model.words;
    let title = list::title(theme, words.text(&msg!("verify.log").capitalised()), true);
    let mut heading = vec![Span::raw("  "), title];
    let about = match open.filter.is_empty() {
        true => msg!("screen.actions", n = event.log.len()),
        false => msg!(
            "screen.actions-hold",
            n = rows.len(),
            all = event.log.len(),
            text = text::sanitise(&open.filter),
            key = key_for(Context::Log, Act::Back),
        ),
    };
    heading.push(Span::styled(format!(" · {}", words.text(&about)), theme.quiet));
    let first = event.log.first().map(|entry| author(entry, words));
    let only = first.filter(|one| event.log.iter().all(|entry| author(entry, words) == *one));
    heading.extend(only.as_ref().map(|only| Span::styled(format!(" · {only}"), theme.quiet)));
    let below = list::titled(frame, area, &Line::from(heading));
    let chosen = open.chosen_in(&rows);
    let at = rows.iter().position(|n| Some(*n) == chosen);
    // The column of names is as wide as the longest name, up to a limit. Actions get the rest.
    // If one person entered everything, the heading tells the name; on a narrow screen the whole
    // entry does.
    let names = event.log.iter().map(|entry| text::width(&author(entry, words)));
    let most =
        if area.width < NARROW || only.is_some() { 0 } else { 9.max(usize::from(area.width) / 8) };
    let columns = (usize::from(area.width), names.max().unwrap_or(0).min(most));
    list::rows(frame, below, theme, (rows.len(), at), true, |row| {
        let entry = event.entry(rows[row]);
        entry.map_or_else(Line::default, |entry| line(event, entry, columns, (theme, words)))
    });
}

/// Draws the newest actions, each whole, the newest on top.
pub fn draw_newest(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let (theme, words, event) = (&model.theme, &model.words, open.event());
    let title = list::title(theme, words.text(&msg!("verify.log").capitalised()), false);
    let below = list::titled(frame, area, &Line::from(title));
    let newest = event.log.iter().rev().take(below.height.into());
    newest.fold(below, |left, entry| match left.height {
        0 => left,
        _ => list::lines(frame, left, &paragraph(event, entry, left.width, (theme, words))),
    });
}

/// `10:04  the action`, in as many lines as it needs.
fn paragraph(
    event: &Event,
    entry: &Entry,
    columns: u16,
    (theme, words): (&Theme, &Words),
) -> Vec<Line<'static>> {
    let time = entry.at.clock().to_string();
    let indent = text::width(&time) + 2;
    let what = words.text(&told(event, entry));
    let lines = text::wrapped(&what, usize::from(columns).saturating_sub(indent));
    let style = style(event, entry, theme);
    let line = |(at, line): (usize, String)| {
        let before = if at == 0 { time.as_str() } else { "" };
        Line::from(vec![
            Span::styled(text::left(before, indent), theme.quiet),
            Span::styled(line, style),
        ])
    };
    lines.into_iter().enumerate().map(line).collect()
}

/// Undone actions are struck through, and steps through the log are quiet.
fn style(event: &Event, entry: &Entry, theme: &Theme) -> Style {
    match (event.undone.contains(&entry.n), entry.action.is_about_the_log()) {
        (true, _) => theme.gone,
        (_, true) => theme.quiet,
        _ => theme.text,
    }
}

/// The author of the action. A station has a name of its own in each language.
fn author(entry: &Entry, words: &Words) -> String {
    text::sanitise(&words.text(&sender(&entry.by)))
}

fn line(
    event: &Event,
    entry: &Entry,
    (columns, by): (usize, usize),
    (theme, words): (&Theme, &Words),
) -> Line<'static> {
    let undone = event.undone.contains(&entry.n);
    let what = words.text(&told(event, entry));
    let mark = match undone {
        true => format!(" · {}", words.text(&msg!("pages.undone"))),
        false => String::new(),
    };
    let name = match by {
        0 => "  ".to_owned(),
        _ => format!("  {}  ", text::left(&author(entry, words), by)),
    };
    let room = columns.saturating_sub(2 + 4 + 7 + text::width(&name) + text::width(&mark));
    Line::from(vec![
        Span::styled(text::right(&entry.n.to_string(), 4), theme.quiet),
        Span::styled(format!("  {}", entry.at.clock()), theme.quiet),
        Span::styled(name, theme.quiet),
        Span::styled(text::cut(&what, room), style(event, entry, theme)),
        Span::styled(mark, theme.quiet),
    ])
}
