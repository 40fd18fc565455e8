//! Draws the palette in the row of the message, with the possible completions above it.

use super::dialog_box::KeyList;
use super::list;
use crate::msg;
use crate::tui::dialog::{Palette, TypedPair, pairs};
use crate::tui::keys::{Act, Context, LEFT, RIGHT, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

/// With fewer columns, a purpose is left out rather than cut.
const LEAST_PURPOSE: usize = 20;

/// With fewer columns no purpose is cut: one without room in its row stands below the list once its
/// candidate is chosen.
const FEW_COLUMNS: usize = 58;

/// Columns before a purpose below the list.
const INDENT: usize = 3;

/// The most candidates shown, where what is behind them matters more.
const SHOWN: usize = 8;

/// A body of so many rows shows as many candidates as fit.
const TALL: u16 = 30;

pub fn draw(
    model: &Model,
    palette: &Palette,
    keys: &KeyList,
    frame: &mut Frame,
    (body, message): (Rect, Rect),
) {
    let theme = &model.theme;
    let columns = usize::from(body.width).saturating_sub(2);
    let candidates = palette.candidates(model.event(), &model.words);
    let mut lines: Vec<Line> = Vec::new();
    let chosen = palette.chosen(&candidates);
    let narrow = columns < FEW_COLUMNS;
    let about = chosen.filter(|_| narrow).map_or_else(Vec::new, |at| {
        let (form, does) = (&candidates[at].shown, model.words.text(&candidates[at].does));
        let fits = text::width(form) + 3 + text::width(&does) <= columns;
        if fits { Vec::new() } else { text::wrapped(&does, columns.saturating_sub(INDENT)) }
    });
    let rows = usize::from(body.height).saturating_sub(1 + about.len());
    let most = match about.is_empty() {
        true if body.height >= TALL => SHOWN.max(rows.saturating_sub(1)),
        true => SHOWN,
        false => SHOWN.min(rows).max(1),
    };
    let first = chosen.map_or(0, |at| (at + 1).saturating_sub(most));
    let mark = |at: usize| if chosen == Some(at) { CURSOR } else { " " };
    let shown = || candidates.iter().enumerate().skip(first).take(most);
    // The purposes stand in a column, behind the forms that leave room for one.
    let forms = shown().map(|(_, candidate)| text::width(&candidate.shown));
    let form = forms.filter(|width| *width <= columns / 2).max().unwrap_or(0);
    for (at, candidate) in shown() {
        let does = model.words.text(&candidate.does);
        let own = text::width(&candidate.shown);
        // In a narrow window a purpose that needs more stands right behind its form.
        let needed = own + 3 + text::width(&does);
        let form = if narrow && form + 3 + text::width(&does) > columns { own } else { form };
        let room = columns.saturating_sub(own.max(form) + 3);
        let fits = match narrow {
            true => needed <= columns,
            false => room >= LEAST_PURPOSE.min(text::width(&does)),
        };
        let mut spans = vec![
            Span::styled(mark(at), theme.key),
            Span::styled(
                text::left(&text::cut(&candidate.shown, columns), form.max(own.min(columns))),
                theme.text,
            ),
        ];
        if fits {
            spans
                .push(Span::styled(format!("  {}", text::cut_at_a_word(&does, room)), theme.quiet));
        }
        let style = if chosen == Some(at) { theme.cursor } else { theme.text };
        lines.push(Line::from(spans).style(style));
    }
    let indent = " ".repeat(1 + INDENT);
    lines.extend(about.iter().map(|line| Line::styled(format!("{indent}{line}"), theme.quiet)));
    let below = candidates.len().saturating_sub(first + most);
    if below > 0 && about.is_empty() {
        let verbs = !palette.line.value().contains(' ');
        let more = match verbs {
            true if palette.line.is_empty() => {
                let help = key_for(Context::Palette, Act::Help);
                msg!("events.more-games", n = below, key = help)
            }
            true => msg!("cli.more-commands", n = below),
            false => msg!("check-in.more-follow", n = below),
        };
        lines.push(Line::styled(format!(" {}", model.words.text(&more)), theme.quiet));
    }
    lines.extend(paired(model, palette, columns));
    let error_text =
        &palette.error_text.as_ref().map_or_else(String::new, |why| model.words.text(why));
    lines.extend(
        text::wrapped(error_text, columns)
            .into_iter()
            .map(|l| Line::styled(format!(" {l}"), theme.refused)),
    );
    let height = (lines.len() as u16 + 1).min(body.height);
    let area = Rect { y: body.bottom() - height, height, ..body };
    frame.render_widget(Clear, area);
    list::rule(frame, area, theme.rule);
    let below =
        Rect { y: area.y + u16::from(height > 0), height: height.saturating_sub(1), ..area };
    list::lines(frame, below, &lines);
    frame.render_widget(Clear, message);
    if message.height == 0 {
        return;
    }
    let prompt = key_for(Context::Event, Act::Palette);
    let place = list::labelled(frame, message, Span::styled(prompt, theme.key));
    list::field(frame, place, theme, &palette.line, keys.top);
}

/// The tables that the line would pair, around the table that holds the cursor.
fn paired(model: &Model, palette: &Palette, columns: usize) -> Vec<Line<'static>> {
    let (theme, line) = (&model.theme, &palette.line);
    let read = model.event().and_then(|event| pairs(event, line.value(), &line.before()));
    let Some((all, at)) = read else { return Vec::new() };
    let first = at.saturating_sub(SHOWN / 2).min(all.len().saturating_sub(SHOWN));
    let shown = all.iter().enumerate().skip(first).take(SHOWN);
    let again = format!(" · {}", model.words.text(&msg!("cli.have-met")));
    let row = |(row, pair): (usize, &TypedPair)| {
        let again = if pair.again { again.as_str() } else { "" };
        let room = columns.saturating_sub(text::width(again));
        let mark = if row == at { CURSOR } else { " " };
        Line::from(vec![
            Span::styled(mark, theme.key),
            Span::styled(text::cut(&model.words.text(&pair.shown), room), theme.text),
            Span::styled(again.to_owned(), theme.warning),
        ])
    };
    let mut lines: Vec<Line> = shown.map(row).collect();
    let hidden = all.len() - lines.len();
    if hidden > 0 {
        let more = msg!("cli.more-tables", n = hidden, left = LEFT, right = RIGHT);
        lines.push(Line::styled(format!(" {}", model.words.text(&more)), theme.quiet));
    }
    lines
}
