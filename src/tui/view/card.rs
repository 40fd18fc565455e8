//! Draws the card of a player: their place and why, every round, and their way through the
//! places.

use super::dialog_box::{KeyList, Width, boxed};
use super::{arithmetic, list, odds};
use crate::event::Id;
use crate::msg;
use crate::show::{Card, CardResult, CardRound};
use crate::tui::dialog::CardDialog;
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::words::{Arg, Message, Words};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

/// The columns of the box, unless the names of opponents need more.
/// Blank columns between the columns of the rounds.
const GAP: usize = 2;
/// The heights of the line of places, from the lowest.
const HEIGHTS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

pub fn draw(model: &Model, dialog: &CardDialog, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(open) = model.open_event() else { return };
    let Some(card) = open.derived.card(open.event(), dialog.id) else { return };
    let look = (&model.theme, &model.words);
    let title = title(&card, &model.words);
    let columns = Width::Wide.columns(body);
    if dialog.shows_arithmetic {
        let lines = arithmetic::lines(open, dialog.id, look, (columns.into(), usize::MAX));
        return draw_lines(model, &lines, dialog, (keys, &title, columns), frame, body);
    }
    let mut lines = lines(open, dialog.id, (look, true), columns.into());
    // The name stands in the border of the box, if it fits.
    if text::width(&title) <= columns.into() {
        lines.drain(..heading(&card, look, columns.into()).len());
    }
    draw_lines(model, &lines, dialog, (keys, &title, columns), frame, body);
}

/// Draws lines in a box. They scroll if the box is too small for them.
fn draw_lines(
    model: &Model,
    lines: &[Line],
    dialog: &CardDialog,
    (keys, title, columns): (&KeyList, &str, u16),
    frame: &mut Frame,
    body: Rect,
) {
    let size = (Width::Wide, lines.len() as u16);
    // The keys that move are listed only if something is hidden.
    dialog.scroll.first(lines.len(), keys.room(model, body, columns).into());
    let inner = boxed(frame, model, keys, body, size, title);
    let first = dialog.scroll.first(lines.len(), inner.height.into());
    list::scrolled(frame, inner, &model.theme, lines, first);
}

/// `Ewa Zięba · #14 · Kuźnia Gier`.
fn title(card: &Card, words: &Words) -> String {
    let about = card.about.iter().map(|said| words.text(said));
    let parts: Vec<String> = std::iter::once(card.name.clone()).chain(about).collect();
    text::sanitise(&parts.join(" · "))
}

/// The whole card in this number of columns, with the name above it. Nothing is computed anew
/// while the event stays as it is. `alone` is the card in a box of its own.
pub fn lines(
    open: &OpenEvent,
    id: Id,
    ((theme, words), alone): ((&Theme, &Words), bool),
    columns: usize,
) -> Vec<Line<'static>> {
    let Some(card) = open.derived.card(open.event(), id) else { return Vec::new() };
    let mut lines = heading(&card, (theme, words), columns);
    // Beside standings without rows nothing is computed; a card has odds from round 1 on.
    let odds = match alone || open.derived.reported {
        true => odds::of_card(open, id, (theme, words), columns),
        false => Vec::new(),
    };
    lines.extend(content(&card, odds, (theme, words), columns));
    lines
}

fn heading(card: &Card, (theme, words): Look, columns: usize) -> Vec<Line<'static>> {
    let lines = text::wrapped(&title(card, words), columns).into_iter();
    lines.map(|line| Line::styled(line, theme.header)).collect()
}

type Look<'a> = (&'a Theme, &'a Words);

/// The card below its heading. The odds stand behind the place.
fn content(
    card: &Card,
    odds: Vec<Line<'static>>,
    (theme, words): Look,
    columns: usize,
) -> Vec<Line<'static>> {
    let said = |text: &str, style: Style| -> Vec<Line<'static>> {
        let lines = text::wrapped(text, columns).into_iter();
        lines.map(|line| Line::styled(line, style)).collect()
    };
    let mut lines: Vec<Line> = Vec::new();
    lines.extend(card.status.iter().flat_map(|status| said(&words.text(status), theme.warning)));
    lines.extend(standing(card, (theme, words), columns));
    lines.extend(odds);
    lines.extend(card.sides_told().iter().flat_map(|told| said(&words.text(told), theme.text)));
    if !card.rounds.is_empty() {
        lines.extend((!lines.is_empty()).then(Line::default));
        lines.extend(rounds(&card.rounds, (theme, words), columns));
    }
    if card.places.len() > 1 {
        let places = card.places.iter().map(|(_, place)| Arg::from(*place)).collect();
        let way = msg!("players.way", way = way(card), places = Arg::Series(places));
        lines.push(Line::default());
        lines.extend(said(&words.text(&way), theme.text));
    }
    if !card.private.is_empty() {
        lines.extend((!lines.is_empty()).then(Line::default));
    }
    for (fact, warns) in &card.private {
        let style = if *warns { theme.warning } else { theme.quiet };
        lines.extend(said(&words.text(fact), style));
    }
    if lines.is_empty() {
        lines.extend(said(&words.text(&msg!("judge.nothing-yet")), theme.quiet));
    }
    lines
}

/// The place stands out; its reasons follow quietly.
fn standing(card: &Card, (theme, words): Look, columns: usize) -> Vec<Line<'static>> {
    let parts: Vec<String> = card.standing.iter().map(|part| words.arg(part)).collect();
    let Some(place) = parts.first() else { return Vec::new() };
    let line = |(at, line): (usize, String)| match line.strip_prefix(place.as_str()) {
        Some(rest) if at == 0 => Line::from(vec![
            Span::styled(place.clone(), theme.wanted),
            Span::styled(rest.to_owned(), theme.text),
        ]),
        _ => Line::styled(line, theme.text),
    };
    text::wrapped(&parts.join(" · "), columns).into_iter().enumerate().map(line).collect()
}

/// The way through the places, first place high.
fn way(card: &Card) -> String {
    let lowest = card.among.max(2) - 1;
    let height = |(_, place): &(u32, u32)| {
        let above = lowest.saturating_sub((*place as usize).saturating_sub(1));
        HEIGHTS[above * (HEIGHTS.len() - 1) / lowest]
    };
    card.places.iter().map(height).collect()
}

/// The cells of the headings and of each round: its name, the table, the opponent, the result, and
/// the opponent's place now.
fn cells(rounds: &[CardRound], words: &Words) -> Vec<[String; 5]> {
    let number = |n: Option<u32>| n.map_or_else(String::new, |n| n.to_string());
    let result = |round: &CardRound| match round.result {
        CardResult::Open => words.text(&msg!("players.open")),
        CardResult::Free(_) | CardResult::Missed => String::new(),
        _ => format!("{} {}", words.text(&round.result.word()), words.arg(&round.score)),
    };
    let row = |round: &CardRound| {
        let opponent = match round.opponent {
            Some(_) => text::sanitise(&round.opponent_name),
            None => words.text(&round.result.word()),
        };
        let table = number(round.table);
        [words.arg(&round.name), table, opponent, result(round), number(round.opponent_now)]
    };
    let told = [
        Message::verbatim("#"),
        msg!("standings.table"),
        msg!("screen.opponent").capitalised(),
        msg!("standings.result"),
        msg!("players.opponent-now"),
    ];
    let heads = told.map(|head| words.text(&head));
    std::iter::once(heads).chain(rounds.iter().map(row)).collect()
}

fn widths(rows: &[[String; 5]]) -> [usize; 5] {
    [0, 1, 2, 3, 4].map(|at| rows.iter().map(|row| text::width(&row[at])).max().unwrap_or(0))
}

/// A row for each round, below the headings. Without room for a whole name beside the other
/// columns, they stand below the name.
fn rounds(rounds: &[CardRound], (theme, words): Look, columns: usize) -> Vec<Line<'static>> {
    let rows = cells(rounds, words);
    let widths = widths(&rows);
    let name = |round: &CardRound| if round.opponent.is_some() { theme.text } else { theme.quiet };
    let result = |round: &CardRound| match round.result {
        CardResult::Won => theme.wanted,
        CardResult::Open => theme.quiet,
        _ => theme.text,
    };
    let styles = rounds.iter().map(|round| [name(round), result(round)]);
    let styles = std::iter::once([theme.quiet; 2]).chain(styles);
    let shown: Vec<usize> = (0..5).filter(|at| widths[*at] > 0).collect();
    let needed = shown.iter().map(|at| widths[*at] + GAP).sum::<usize>().saturating_sub(GAP);
    let line = |row: &[String; 5], [name, result]: [Style; 2], shown: &[usize]| {
        let cell = |at: &usize| match at {
            2 => Span::styled(text::left(&row[2], widths[2]), name),
            3 => Span::styled(text::left(&row[3], widths[3]), result),
            _ => Span::styled(text::right(&row[*at], widths[*at]), theme.quiet),
        };
        let cells = shown.iter().flat_map(|at| [cell(at), Span::raw(" ".repeat(GAP))]);
        Line::from_iter(cells)
    };
    let others: Vec<usize> = [1, 3, 4].into_iter().filter(|at| widths[*at] > 0).collect();
    let others_needed = others.iter().map(|at| widths[*at] + GAP).sum::<usize>();
    let indent = (widths[0] + GAP).min((columns + GAP).saturating_sub(others_needed));
    let below = |row: &[String; 5], styles: [Style; 2]| {
        let room = columns.saturating_sub(widths[0] + GAP);
        let mut first = text::wrapped(&row[2], room).into_iter();
        let head = Line::from(vec![
            Span::styled(text::right(&row[0], widths[0]), theme.quiet),
            Span::raw(" ".repeat(GAP)),
            Span::styled(first.next().unwrap_or_default(), styles[0]),
        ]);
        let indented = |mut line: Line<'static>| {
            line.spans.insert(0, Span::raw(" ".repeat(indent)));
            line
        };
        let rest = first.map(|part| indented(Line::styled(part, styles[0])));
        let rest: Vec<Line> = rest.chain([indented(line(row, styles, &others))]).collect();
        std::iter::once(head).chain(rest).collect::<Vec<Line>>()
    };
    let rows = rows.iter().zip(styles);
    match needed <= columns {
        true => rows.map(|(row, styles)| line(row, styles, &shown)).collect(),
        false => rows.flat_map(|(row, styles)| below(row, styles)).collect(),
    }
}
