//! The pane of the round: the pairings and their results.

mod columns;
mod heading;
mod row;

pub use columns::{RoundWidth, surnames};

use super::list;
use super::names::ShortNames;
use super::sides;
use crate::event::{Event, Moment, Pairing, Round, StageKind};
use crate::msg;
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::round_marks::{legend, signs};
use crate::tui::round_summary::{RoundRow, RoundSummary};
use crate::tui::text;
use crate::words::{Arg, Message, Words};
use columns::RoundColumns;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use row::Rows;

/// Columns between newspaper columns.
pub const BETWEEN: usize = 1;
/// The most newspaper columns.
pub const MOST_COLUMNS: usize = 3;

pub fn draw(
    model: &Model,
    open: &OpenEvent,
    frame: &mut Frame,
    area: Rect,
    focused: bool,
    now: Moment,
) {
    let (theme, words) = (&model.theme, &model.words);
    let Some((_, _, round)) = open.round() else {
        return nothing_yet(model, open, frame, area);
    };
    let event = open.event();
    let summary = &*open.round_summary();
    let below = heading::draw(model, open, frame, area, focused);
    let chosen = open.chosen_table();
    let about = chosen.and_then(|table| round.at_table(table));
    let room = usize::from(area.width).saturating_sub(2);
    let about =
        about.and_then(|pairing| about_table(event, (round, summary), pairing, room, words));
    // The line stays where only some rows have something to say, so that no row moves. Beside
    // the others it tells the signs of the round.
    let stays = !summary.marks.is_empty() && below.height > 3;
    let about = about.or_else(|| stays.then(|| words.text(&signs(&summary.marks))));
    let below = about.map_or(below, |about| {
        let about = text::cut(&about, room);
        list::titled(frame, below, &Line::styled(format!("  {about}"), theme.quiet))
    });
    let wish = RoundWidth::of(open, words);
    let parts = newspaper(below, &wish);
    let width = parts.first().map_or(0, |part| usize::from(part.width));
    let columns = RoundColumns::of(&wish, width, summary.has_extra_minutes);
    let rows = open.round_rows();
    let is_chosen = |at: usize| chosen.is_some() && round.pairings[at].table == chosen;
    let at = rows.iter().position(|row| matches!(row, RoundRow::Pairing(at) if is_chosen(*at)));
    let marked = at.filter(|_| focused);
    let shown_rows = (list::first_in(&parts, rows.len(), at), rows.len());
    let names = &names(open, (round, summary), &columns, (words, now));
    let all = Rows { event, round, summary, columns: &columns, names, theme, words, now };
    list::plain_rows(frame, &parts, theme, shown_rows, |row| match rows[row] {
        RoundRow::Pod(pod) => {
            Line::styled(words.text(&msg!("verify.pod", n = pod + 1).capitalised()), theme.quiet)
        }
        RoundRow::Pairing(at) => all.line(&round.pairings[at]),
    });
    list::mark(frame, &parts, theme, shown_rows, marked);
}

/// The newspaper columns: as many as the rows need, and as fit with at most a tenth of the names
/// cut.
fn newspaper(area: Rect, wish: &RoundWidth) -> Vec<Rect> {
    let (width, height) = (usize::from(area.width), usize::from(area.height).max(1));
    let needed = wish.rows.div_ceil(height).clamp(1, MOST_COLUMNS);
    let fits = |n: &usize| *n * (wish.usual() + BETWEEN) <= width + BETWEEN;
    let n = (2..=needed).rev().find(fits).unwrap_or(1);
    let each = ((width + BETWEEN) / n).saturating_sub(BETWEEN);
    let part = |at: usize| {
        let x = area.x + (at * (each + BETWEEN)) as u16;
        Rect { x, width: each as u16, ..area }
    };
    if n == 1 { vec![area] } else { (0..n).map(part).collect() }
}

/// The names as they fit. Without a cut name there is nothing to shorten.
fn names<'a>(
    open: &'a OpenEvent,
    (round, summary): (&Round, &RoundSummary),
    columns: &RoundColumns,
    (words, now): (&Words, Moment),
) -> ShortNames<'a> {
    let event = open.event();
    let [one, other] = columns.names;
    let some_are_cut =
        summary.names[0] > one || summary.names[1] > other || summary.has_extra_minutes;
    let least = |id, width: usize| (id, width.saturating_sub(summary.mark_width(id)));
    let all = round.pairings.iter().filter(|_| some_are_cut).flat_map(|p| {
        let second = p.b.map(|b| least(b, columns.second(event, p, now).min(other)));
        let word = || text::width(&words.text(&p.free_word()));
        let first = if p.b.is_some() { one } else { columns.alone(word()) };
        std::iter::once(least(p.a, first)).chain(second)
    });
    ShortNames::of(event, &open.derived, all)
}

/// The facts about the chosen table.
///
/// They are how time decided it, its sides, its seat, and the meaning of the signs behind the
/// names.
fn about_table(
    event: &Event,
    (round, summary): (&Round, &RoundSummary),
    pairing: &Pairing,
    room: usize,
    words: &Words,
) -> Option<String> {
    let signs = std::iter::once(pairing.a).chain(pairing.b);
    let signs = signs.filter_map(|id| legend(event, id, summary.marks_of(id)));
    let signs: Vec<Arg> = signs.map(Arg::from).collect();
    let known = match event.time_clause_of(pairing) {
        Some(time) => Some(words.text(&time.capitalised())),
        None => sides::of_table(event, pairing, room, words)
            .or_else(|| Some(words.text(&of_seat(event, round, pairing)?))),
    };
    if signs.is_empty() {
        return known;
    }
    let signs = words.arg(&Arg::Clauses(signs));
    match known {
        // The signs come first, because each asks for an eye.
        Some(known) => Some(format!("{signs} · {known}")),
        None => Some(signs),
    }
}

/// `Table 1: feature table`
fn of_seat(event: &Event, round: &Round, pairing: &Pairing) -> Option<Message> {
    let mark = event.table_mark(round, pairing)?;
    let table = msg!("common.table", n = pairing.table?).capitalised();
    Some(msg!("common.labelled", label = table, text = mark))
}

fn nothing_yet(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let heading = match open.event().finals() {
        Some(_) if open.event().may_have_a_deciding_match() => StageKind::DecidingMatch.phrase(),
        Some(_) => msg!("plain.finals").capitalised(),
        None => msg!("screen.number", n = 1u32),
    };
    let heading = model.words.text(&heading.capitalised());
    let heading = vec![Span::raw("  "), list::title(&model.theme, heading, true)];
    let below = list::titled(frame, area, &Line::from(heading));
    let not_yet = format!("  {}", model.words.text(&msg!("screen.not-paired-yet")));
    list::titled(frame, below, &Line::styled(not_yet, model.theme.quiet));
}
