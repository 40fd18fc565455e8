//! Draws the pile of slips.
//!
//! The table it waits for is large enough to be checked against the slip. The tables still open and
//! the last results stand beside it.

use super::dialog_box::{KeyList, Width, boxed};
use super::report::{asked, games, gone, leave, timed, winner_key};
use super::{list, progress, sides, words};
use crate::event::{Event, Id, Pairing, Side};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::tui::dialog::{Pile, ReportDialog};
use crate::tui::digits::Digits;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use crate::words::{Message, capitalised};
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::Clear;

/// Rows of the large number, with a name in the first and one in the last.
const LARGE: u16 = 3;
/// Columns beside a name: its key, and the games.
const KEY: usize = 4;
const GAMES: usize = 8;
const FIGURE: usize = 2;
/// The results that are shown again, the newest first: at least, and at most.
const ECHO: usize = 3;
const MOST_ECHO: usize = 12;
/// The sign before the newest result.
const NEWEST: &str = "✓";
/// Rows of the names.
const NAMES: usize = 2;
/// Rows of the question, with the way to another table.
const QUESTION: usize = 2;
/// Blank rows between the parts.
const GAPS: usize = 3;
/// A box with fewer rows of content lists no keys.
const LISTS_KEYS: usize = 8;

pub fn draw(model: &Model, pile: &Pile, keys: &KeyList, frame: &mut Frame, body: Rect) {
    let Some(event) = model.event() else { return };
    // The screen behind moves with every slip, and whoever reads slips reads nothing else.
    frame.render_widget(Clear, body);
    let width = Width::Narrow.columns(body);
    let columns = usize::from(width);
    let room = usize::from(keys.room(model, body, width));
    let slip = pile.slip.as_ref();
    let number = slip.map(|slip| slip.table.to_string());
    let figures = Digits::new(number.as_deref().unwrap_or_default()).small();
    let space = figures.size_in(Size::new(width / 4, LARGE));
    let mut told = told(model, pile, event, columns);
    let open = open_tables(model, pile, event, columns);
    let echo = echo(model, pile, event, columns);
    // The newest result is compared with its slip, which matters more than the way to a table.
    let jump = jump(model, pile, event, columns);
    let needed = NAMES + told.len() + jump.len() + usize::from(open.is_some()) + 1;
    if echo.is_empty() || needed <= room {
        told.extend(jump);
    }
    let besides = told.len().max(QUESTION) + usize::from(open.is_some()) + GAPS;
    let large = space.height == LARGE && usize::from(LARGE) + besides < room;
    let indent = if large { usize::from(space.width) + 2 } else { 0 };
    let mut names = slip.map_or(Vec::new(), |slip| names(model, slip, event, columns, indent));
    if large {
        names.insert(1, Line::default());
    }
    // With room enough, each part has its rows whether it fills them or not, so that nothing
    // moves from slip to slip.
    let airy = names.len() + besides < room;
    let shown = room.saturating_sub(names.len() + besides).clamp(1, MOST_ECHO);
    let filled = |mut part: Vec<Line<'static>>, rows: usize| {
        if airy && part.len() < rows {
            part.resize(rows, Line::default());
        }
        part
    };
    let gap = || filled(Vec::new(), 1);
    let mut echo: Vec<Line> = echo.into_iter().take(shown).collect();
    if airy && shown >= ECHO {
        // The newest takes the row of the oldest, so that the others stay where they are.
        let done = pile.done().len();
        echo.reverse();
        // After the last slip nothing moves any more, and they stand in the order of their entry.
        if echo.len() == shown && slip.is_some() {
            echo.rotate_right(done % shown);
        }
    }
    let all: Vec<Line> = [
        gap(),
        names,
        if slip.is_some() { gap() } else { Vec::new() },
        filled(told, QUESTION),
        gap(),
        filled(open.into_iter().collect(), 1),
        filled(echo, shown),
    ]
    .concat();
    let [title, short] = [false, true].map(|short| model.words.text(&pile.title(event, short)));
    let title = if text::width(&title) <= columns { title } else { short };
    let body = above(body, room, all.len());
    let inner = boxed(frame, model, keys, body, (Width::Narrow, all.len() as u16), &title);
    list::lines(frame, inner, &all);
    let top = u16::from(airy);
    if large {
        let waits = pile.number.is_none() && pile.halt.is_none();
        let style = if waits { model.theme.wanted } else { model.theme.quiet };
        let place = Rect { y: inner.y + top, width: space.width + 1, height: LARGE, ..inner };
        let place = Rect { x: place.x + 1, width: space.width, ..place };
        let figures = figures.style(style).alignment(Alignment::Left);
        frame.render_widget(figures, place.intersection(inner));
    }
}

/// The top of the body, as much as the box needs, so that it never moves. The content has `room`
/// rows of the body.
fn above(body: Rect, room: usize, content: usize) -> Rect {
    let around = body.height.saturating_sub(room as u16);
    match content {
        LISTS_KEYS.. => Rect { height: body.height.min(content as u16 + around), ..body },
        _ => body,
    }
}

/// Both names, each with the key for its win and the games typed so far.
fn names(
    model: &Model,
    slip: &ReportDialog,
    event: &Event,
    columns: usize,
    indent: usize,
) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let Some((pairing, players)) = slip.pairing(event).zip(slip.players(event)) else {
        return Vec::new();
    };
    // A match of one game needs no more than its figure.
    let one_game = slip.shape(event) == MatchShape::OneGame && !slip.takes_scores();
    let games_columns = if one_game { FIGURE } else { GAMES };
    let longest = players.map(|id| text::width(&text::sanitise(&event.label(id))));
    let row = |act: Act, id: Id, side: Side| {
        let key = winner_key(slip, act);
        let room = columns.saturating_sub(KEY + games_columns + indent);
        let room = longest[0].max(longest[1]).min(room);
        let name = text::left_name(&text::sanitise(&event.label(id)), room);
        Line::from(vec![
            Span::raw(" ".repeat(indent)),
            Span::styled(format!(" {key:1}  "), theme.key),
            Span::styled(name, theme.wanted),
            Span::styled(games(event, slip, pairing.number.is_none(), side), theme.field),
        ])
    };
    vec![row(Act::FirstWon, players[0], Side::A), row(Act::SecondWon, players[1], Side::B)]
}

/// The question now, and above it the facts that the organizer should know first.
fn told(model: &Model, pile: &Pile, event: &Event, columns: usize) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let lines = |said: &Message, style: Style| lines(model, said, (columns, style));
    if let Some(number) = &pile.number {
        let typed = model.words.text(&msg!("common.table", n = number.as_str()).capitalised());
        let key = key_for(Context::TableNumber, Act::GoToTable);
        let goes = model.words.text(&msg!("slips.goes-there", key = key.as_str()));
        let mut line = list::with_key(format!("  {goes}"), &key, theme, theme.quiet);
        line.spans.insert(0, Span::styled(format!(" {typed}▏"), theme.field));
        return vec![line];
    }
    if let Some(why) = pile.halt_text() {
        return lines(why, theme.warning);
    }
    let Some(slip) = &pile.slip else {
        let done = pile.open(event).is_empty();
        let (_, all) = pile.counts(event);
        if !done {
            return Vec::new();
        }
        let back = key_for(Context::Pile, Act::CloseDialog);
        let next = model.open_event().map(progress::next_step);
        let back = msg!("common.labelled-stop", label = back, text = msg!("keys.back"));
        let then = Message::sentences([back].into_iter().chain(next).collect());
        let all_in = lines(&msg!("slips.all-in", n = all), theme.done);
        return [all_in, lines(&then, theme.text)].concat();
    };
    let mut told = Vec::new();
    if let Some(note) = &pile.note {
        told.extend(lines(note, theme.warning));
    }
    if let Some(why) = &slip.error_text {
        let warns = slip.awaits_confirmation || slip.changed_by_others;
        told.extend(lines(why, if warns { theme.warning } else { theme.refused }));
    }
    if let Some((pairing, players)) = slip.pairing(event).zip(slip.players(event)) {
        let leaves = |id| pairing.side(id).is_some_and(|side| pairing.leavers.has(side));
        let left = players.into_iter().filter(|id| !leaves(*id)).filter_map(|id| gone(event, id));
        told.extend(left.flat_map(|word| lines(&word, theme.warning)));
        told.extend(timed(event, slip).iter().flat_map(|mark| lines(mark, theme.warning)));
        told.extend(leave(event, slip, players).iter().flat_map(|l| lines(l, theme.warning)));
        let claimed =
            |claim| event.claimed_table(claim).is_some_and(|of| std::ptr::eq(of, pairing));
        if event.inbox().any(claimed) {
            told.extend(lines(&msg!("slips.claim-waits"), theme.warning));
        }
    }
    if let Some(pairing) = slip.pairing(event)
        && let Some(said) = sides::in_words(event, pairing, columns.saturating_sub(2), &model.words)
    {
        told.push(Line::styled(format!(" {}", capitalised(&said)), theme.quiet));
    }
    let question = asked(slip, model);
    match question.width() > columns {
        true => {
            let wrapped = text::wrapped(&question.to_string(), columns.saturating_sub(1));
            let indented = |line: String| Line::styled(format!(" {line}"), theme.quiet);
            told.extend(wrapped.into_iter().map(indented));
        }
        false => told.push(question),
    }
    told
}

/// The way to another table.
fn jump(model: &Model, pile: &Pile, event: &Event, columns: usize) -> Vec<Line<'static>> {
    let halted = pile.number.is_none() && pile.halt.is_some();
    let Some(slip) = pile.slip.as_ref().filter(|_| !halted) else { return Vec::new() };
    let (plain, pointed) = match pile.digits(event) {
        1 => ("5", ".1"),
        2 => ("07", ".12"),
        _ => ("034", ".120"),
    };
    let said = match slip.takes_scores() {
        true => msg!("result.jump", pointed),
        false if slip.awaiting.is_none() => msg!("slips.jump", plain, pointed),
        false => return Vec::new(),
    };
    lines(model, &said, (columns, model.theme.quiet))
}

/// A sentence in lines that fit.
fn lines(model: &Model, said: &Message, (columns, style): (usize, Style)) -> Vec<Line<'static>> {
    let said = text::sanitise(&model.words.text(said));
    let lines = text::wrapped(&said, columns.saturating_sub(2));
    lines.into_iter().map(|line| Line::styled(format!(" {line}"), style)).collect()
}

/// The tables still to be done, with a mark before the one that is waited for. Each keeps its
/// place; if there are too many, only those around it are shown.
fn open_tables(model: &Model, pile: &Pile, event: &Event, columns: usize) -> Option<Line<'static>> {
    let theme = &model.theme;
    let tables = pile.open(event);
    if tables.is_empty() {
        return None;
    }
    let label = format!(" {} ", model.words.text(&msg!("slips.open")));
    let room = columns.saturating_sub(text::width(&label) + 2 * MORE);
    let mut spans = vec![Span::styled(label, theme.quiet)];
    let all = pile.tables(event);
    let pages = pages(&all, room);
    let is_here = |page: &[u32]| pile.table().is_some_and(|table| page.contains(&table));
    let at = pages.iter().position(|page| is_here(page)).unwrap_or(0);
    let more = |is_there: bool| Span::styled(if is_there { "… " } else { "" }, theme.quiet);
    let reaches =
        |pages: &[&[u32]]| pages.iter().any(|page| page.iter().any(|t| tables.contains(t)));
    let (before, rest) = pages.split_at(at);
    spans.push(more(reaches(before)));
    let (page, after) = rest.split_first()?;
    spans.extend(page.iter().map(|table| match tables.contains(table) {
        true if Some(*table) == pile.table() => {
            Span::styled(format!("{CURSOR}{table} "), theme.wanted)
        }
        true => Span::styled(format!(" {table} "), theme.text),
        false => Span::raw(" ".repeat(wide(*table))),
    }));
    spans.push(more(reaches(after)));
    Some(Line::from(spans))
}

/// The columns of a sign for further tables.
const MORE: usize = 2;

/// The columns of a table's number with its cursor.
fn wide(table: u32) -> usize {
    table.to_string().len() + 2
}

/// The tables in rows of at most this many columns. A row stays until the last of its tables is
/// done, so that no number moves.
fn pages(mut tables: &[u32], room: usize) -> Vec<&[u32]> {
    let mut pages = Vec::new();
    while !tables.is_empty() {
        let mut taken = 0;
        let fits = tables.iter().take_while(|table| {
            taken += wide(**table);
            taken <= room
        });
        let (page, rest) = tables.split_at(fits.count().max(1));
        pages.push(page);
        tables = rest;
    }
    pages
}

/// The last results of this pile, the newest first, with a sign.
fn echo(model: &Model, pile: &Pile, event: &Event, columns: usize) -> Vec<Line<'static>> {
    let theme = &model.theme;
    let row = |(at, table): (usize, u32)| {
        let pairing = pile.round_of(event)?.at_table(table)?;
        let score = score(model, event, pairing)?;
        let [a, b] = [Some(pairing.a), pairing.b]
            .map(|id| id.map_or_else(String::new, |id| text::sanitise(&event.label(id))));
        let taken = 5 + 9 + 1;
        let room = columns.saturating_sub(taken) / 2;
        let a = text::right(&text::cut_name(&a, room), room);
        let b = text::left_name(&b, room);
        Some(Line::from(vec![
            Span::styled(if at == 0 { NEWEST } else { " " }, theme.done),
            Span::styled(format!("{table:>3} {a}{score:^9}{b}"), theme.text),
        ]))
    };
    pile.done().into_iter().enumerate().filter_map(row).take(MOST_ECHO).collect()
}

/// The score of a table with a result.
fn score(model: &Model, event: &Event, pairing: &Pairing) -> Option<String> {
    let outcome = pairing.outcome.as_ref()?;
    Some(model.words.text(&words::score(event, pairing, outcome)))
}
