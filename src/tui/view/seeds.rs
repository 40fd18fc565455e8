//! Draws the dialog of the cut, before it is made.

use super::dialog_box::{KeyList, boxed};
use super::list;
use crate::event::{Id, standings};
use crate::ruleset::{TieBreak, Unit};
use crate::show::tie_break_value;
use crate::tui::dialog::Seeds;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

const WIDTH: u16 = 50;
/// The width of a row without the name.
const FIGURES: usize = 2 + 3 + 2 + 5 + 9;

pub fn draw(model: &Model, seeds: &Seeds, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let theme = &model.theme;
    let Some(open) = model.open_event() else { return };
    let all = seeds.seeds.iter().chain(&seeds.next);
    let names = all.map(|id| text::width(&open.event().label(*id)));
    let width = WIDTH.max((names.max().unwrap_or(0) + FIGURES + 1) as u16);
    let columns = usize::from(width.min(body.width.saturating_sub(4)));
    let mut below: Vec<Line> = Vec::new();
    if !seeds.next.is_empty() {
        below.push(Line::styled("─".repeat(columns), theme.rule));
    }
    for (id, at) in seeds.next.iter().zip(seeds.seeds.len() + 1..) {
        below.push(Line::styled(format!("  {}", row(open, *id, at, columns)), theme.quiet));
    }
    let said = |text: &str, style: Style| -> Vec<Line> {
        text::wrapped(text, columns).into_iter().map(|line| Line::styled(line, style)).collect()
    };
    let warnings: Vec<Line> = seeds
        .warnings
        .iter()
        .flat_map(|warning| said(&model.words.text(warning), theme.warning))
        .collect();
    let decides = open.event().may_have_a_deciding_match();
    let enter = match decides {
        true => "seeds the match; a place given up goes to the next who is level.",
        false => "makes the cut; a place given up goes to the next.",
    };
    let key = key_for(Context::Seeds, Act::MakeCut);
    let mut enter = said(&format!("{key} {enter}"), theme.quiet);
    let first = enter.first().map(ToString::to_string);
    if let Some(rest) = first.as_ref().and_then(|line| line.strip_prefix(&key)) {
        let rest = Span::styled(rest.to_owned(), theme.quiet);
        enter[0] = Line::from(vec![Span::styled(key, theme.key), rest]);
    }
    let gap = std::iter::once(Line::default());
    let changed = seeds
        .error_text
        .iter()
        .flat_map(|error_text| said(&model.words.text(error_text), theme.warning));
    below.extend(changed.collect::<Vec<_>>());
    below.extend(warnings.into_iter().chain(gap).chain(enter));
    let size = (width, seeds.seeds.len() as u16 + 1 + below.len() as u16);
    let title = match decides {
        true => "The deciding match".to_owned(),
        false => format!("The cut to {}", seeds.seeds.len()),
    };
    let inner = boxed(frame, model, keys, body, size, &title);
    let head = row_of("", "Player", "pts", &tie_break_name(open), columns);
    let top = list::titled(frame, inner, &Line::styled(format!("  {head}"), theme.quiet));
    let fixed = (below.len() as u16).min(top.height.saturating_sub(1));
    let rows = Rect { height: top.height - fixed, ..top };
    let count = (seeds.seeds.len(), Some(seeds.at));
    list::rows(frame, rows, theme, count, true, |at| {
        Line::from(Span::styled(row(open, seeds.seeds[at], at + 1, columns), theme.text))
    });
    // The sentence about Enter has precedence over the other lines.
    let cut = below.len() - usize::from(fixed);
    let place = Rect { y: rows.bottom(), height: fixed, ..top };
    list::lines(frame, place, &below[cut..]);
}

/// The tie-break shown beside the points.
fn shown(open: &OpenEvent) -> Option<TieBreak> {
    let all = &open.event().ruleset.preliminary.tie_breaks;
    all.iter().copied().find(|tie_break| tie_break.about().unit != Unit::Ahead)
}

fn tie_break_name(open: &OpenEvent) -> String {
    shown(open).map_or_else(String::new, |by| by.about().narrow.to_string())
}

fn row(open: &OpenEvent, id: Id, place: usize, columns: usize) -> String {
    let standing = standings(open.event()).standing(id);
    let points = standing.map_or(0, |standing| standing.points).to_string();
    let value = |by| Some(tie_break_value(by, standings(open.event()).value(id, by)?).to_string());
    let sos = shown(open).and_then(value).unwrap_or_default();
    row_of(&place.to_string(), &open.event().label(id), &points, &sos, columns)
}

fn row_of(place: &str, name: &str, points: &str, tie_break: &str, columns: usize) -> String {
    let name = text::left_name(name, columns.saturating_sub(FIGURES));
    format!(
        "{}  {name}{}{}",
        text::right(place, 3),
        text::right(points, 5),
        text::right(tie_break, 9)
    )
}
