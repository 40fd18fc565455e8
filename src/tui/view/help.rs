use super::dialog_box::{KeyList, Width, boxed};
use super::list;
use crate::msg;
use crate::tui::dialog::{Help, HelpLine, Narrow, RosterPreview, Sheet};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::scroll::Scroll;
use crate::tui::text;
use crate::words::Message;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

const KEY: usize = 16;
/// Rows for what a search finds.
const LEAST_ROWS: usize = 6;

/// The columns of a key where the keys stand in two columns.
const SHORT_KEY: usize = 8;
/// With fewer columns the keys stand below each other.
const TWO_COLUMNS: usize = 70;

/// Draws the keys of the screen below, or the commands. The text takes up to 100 columns, because
/// it is meant for reading.
pub fn draw(model: &Model, help: &Help, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let how = (&help.scroll, &help.narrow);
    let found = help.found(&model.words);
    draw_lines(model, (&help.title, &help.lines, &found), (how, KEY), keys, frame, body);
}

/// Draws the judge's sheet as the event is now.
pub fn draw_sheet(model: &Model, sheet: &Sheet, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    let (title, lines) = (sheet.title(event), sheet.lines(event));
    let found = sheet.narrow.lines(&lines, &model.words);
    let how = (&sheet.scroll, &sheet.narrow);
    draw_lines(model, (&title, &lines, &found), (how, KEY), keys, frame, body);
}

/// Draws how a file of players was read.
pub fn draw_roster(
    model: &Model,
    preview: &RosterPreview,
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    let columns = Width::Wide.columns(body);
    let all = preview.lines.iter().flat_map(|line| shown(model, line, (columns.into(), KEY)));
    let lines: Vec<Line> = all.collect();
    let title = model.words.text(&RosterPreview::title());
    let size = (Width::Wide, lines.len() as u16);
    let inner = boxed(frame, model, keys, body, size, &title);
    let first = preview.scroll.first(lines.len(), inner.height.into());
    list::scrolled(frame, inner, &model.theme, &lines, first);
}

fn draw_lines(
    model: &Model,
    (title, all, found): (&Message, &[HelpLine], &[&HelpLine]),
    ((scroll, narrow), key): ((&Scroll, &Narrow), usize),
    keys: &KeyList,
    frame: &mut Frame,
    body: Rect,
) {
    // The box is as high as all lines need, so that a search does not change its size.
    let columns = usize::from(Width::Wide.columns(body));
    let all: Vec<&HelpLine> = all.iter().collect();
    let rows = laid_out(model, &all, (columns, key)).len();
    let rows = if narrow.is_shown() { rows.max(LEAST_ROWS) + 2 } else { rows };
    let size = (Width::Wide, rows.min(body.height.into()) as u16);
    let inner = boxed(frame, model, keys, body, size, &model.words.text(title));
    let columns = usize::from(inner.width);
    let (theme, words) = (&model.theme, &model.words);
    let mut lines = match narrow.is_shown() {
        true => found.iter().flat_map(|line| shown(model, line, (columns, key))).collect(),
        false => laid_out(model, found, (columns, key)),
    };
    if lines.is_empty() && narrow.is_shown() {
        let none = words.text(&msg!("players.no-such-line"));
        lines.push(Line::styled(none, theme.quiet));
    }
    let mut inner = inner;
    if narrow.is_shown() && inner.height > 0 {
        let prompt = key_for(Context::Help, Act::Narrow);
        let place = list::labelled(frame, inner, Span::styled(prompt, theme.key));
        list::field(frame, place, theme, &narrow.text, keys.top && narrow.typing);
        inner = list::titled(
            frame,
            Rect { y: inner.y + 1, height: inner.height - 1, ..inner },
            &Line::default(),
        );
    }
    let height = usize::from(inner.height);
    let first = scroll.first(lines.len(), height);
    list::scrolled(frame, inner, theme, &lines, first);
}

/// The lines, with the short ones that come first in two columns.
fn laid_out(
    model: &Model,
    lines: &[&HelpLine],
    (columns, key): (usize, usize),
) -> Vec<Line<'static>> {
    let half = columns.saturating_sub(2) / 2;
    let is_short = |line: &&&HelpLine| {
        let HelpLine::Entry { key, why: None, .. } = line else { return false };
        text::width(&model.words.text(key)) < half
    };
    let first = match columns >= TWO_COLUMNS {
        true => lines.iter().take_while(is_short).count(),
        false => 0,
    };
    let entries: Vec<Vec<Line>> =
        lines[..first].iter().map(|line| shown(model, line, (half, SHORT_KEY))).collect();
    let rows = entries.iter().map(Vec::len).sum::<usize>().div_ceil(2);
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for entry in entries {
        let column = if left.len() < rows { &mut left } else { &mut right };
        column.extend(entry);
    }
    let mut right = right.into_iter();
    let mut all: Vec<Line> = Vec::new();
    for mut line in left {
        if let Some(beside) = right.next() {
            let gap = (columns - half).saturating_sub(line.width());
            line.push_span(Span::raw(" ".repeat(gap)));
            line.spans.extend(beside.spans);
        }
        all.push(line);
    }
    all.extend(lines[first..].iter().flat_map(|line| shown(model, line, (columns, key))));
    all
}

fn shown(model: &Model, line: &HelpLine, (columns, wide): (usize, usize)) -> Vec<Line<'static>> {
    let (theme, words) = (&model.theme, &model.words);
    match line {
        HelpLine::Empty => vec![Line::default()],
        HelpLine::Text(text) => {
            let lines = text::wrapped(&words.text(text), columns).into_iter();
            lines.map(|l| Line::styled(l, theme.text)).collect()
        }
        HelpLine::Heading(text) => vec![Line::styled(words.text(text), theme.title_focused)],
        HelpLine::Entry { key, help, why, .. } => {
            let style = if why.is_some() { theme.quiet } else { theme.text };
            let key = words.text(key);
            let mut lines = Vec::new();
            let mut first = text::left(&key, wide);
            let said = words.text(help);
            let beside = text::width(&key) + 2 + text::width(&said) <= columns;
            // The usage of a verb is long, so its explanation stands below it.
            if text::width(&key) >= wide && beside {
                first = format!("{key}  ");
            } else if text::width(&key) >= wide {
                lines.extend(
                    text::wrapped(&key, columns).into_iter().map(|l| Line::styled(l, theme.key)),
                );
                first = " ".repeat(wide);
            }
            for part in text::wrapped(&said, columns.saturating_sub(wide)) {
                let key = std::mem::replace(&mut first, " ".repeat(wide));
                lines.push(Line::from(vec![
                    Span::styled(key, theme.key),
                    Span::styled(part, style),
                ]));
            }
            let why = why.as_ref().map_or_else(String::new, |why| words.text(why));
            lines.extend(
                text::wrapped(&why, columns.saturating_sub(wide + 2))
                    .into_iter()
                    .map(|l| Line::styled(format!("{}  {l}", " ".repeat(wide)), theme.quiet)),
            );
            lines
        }
    }
}
