//! The top of every board: the event, the round, and the time left.

use super::BoardView;
use super::clock::Face;
use crate::event::{Event, Moment, Phase, champion, phase};
use crate::msg;
use crate::tui::screen::draft::draft_whereabouts;
use crate::tui::ui::digits::Digits;
use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use crate::tui::ui::words::whereabouts;
use crate::words::{Message, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::style::Style;
use ratatui::widgets::Widget;

/// From this size on the header takes three rows, and so do its figures.
const LARGE: Size = Size::new(50, 14);

/// From this size on a header for the back row has figures of five rows.
const LARGEST: Size = Size::new(70, 20);

/// Rows of the header on a screen of this size, including the rule below it.
pub fn height(screen: Size, big: bool) -> u16 {
    match is_large(screen) {
        true => figures(screen, big).1 + 1,
        false => screen.height.min(1),
    }
}

/// The width of a figure's dot in columns, and the rows of the figures.
fn figures(screen: Size, big: bool) -> (usize, u16) {
    let has_room = screen.width >= LARGEST.width && screen.height >= LARGEST.height;
    if big && has_room { (2, 5) } else { (1, 3) }
}

fn is_large(screen: Size) -> bool {
    screen.width >= LARGE.width && screen.height >= LARGE.height
}

/// Draws the header in the top rows of the screen.
pub fn draw(
    event: &Event,
    (view, big): (BoardView, bool),
    now: Moment,
    screen: Rect,
    buffer: &mut Buffer,
    (theme, words): (&Theme, &Words),
) {
    if screen.is_empty() {
        return;
    }
    let face = Face::of(event, now, theme);
    if !is_large(screen.as_size()) {
        return small(event, face.as_ref(), screen, buffer, (theme, words));
    }
    let (dot, rows) = figures(screen.as_size(), big);
    let inner = Rect { x: screen.x + 2, width: screen.width - 4, height: rows, ..screen };
    // The clock view says itself that its clock stands still.
    let halted = face.as_ref().filter(|face| !face.runs && view != BoardView::Clock);
    let halted = halted.map(|face| format!(" · {}", words.text(&face.word))).unwrap_or_default();
    // The clock view already shows the time.
    let clock = match face.filter(|_| view != BoardView::Clock) {
        Some(face) => {
            let large = face.large(words);
            let digits = Digits::new(&large).at_most(dot).alignment(Alignment::Right);
            let digits = digits.style(face.style);
            let width = digits.size_in(inner.as_size()).width;
            digits.render(inner, buffer);
            width + 3
        }
        None => 0,
    };
    let room = usize::from(inner.width.saturating_sub(clock));
    let title = match round(event) {
        Some(round) => {
            let posted = event.round().and_then(|round| round.posted);
            let round = match posted {
                Some(at) => msg!("pairing.fact", round, at = at.clock()),
                None => round,
            };
            format!("{} · {}", words.text(&round), words.text(&view_title(event, view)))
        }
        None => words.text(&whereabouts(event)),
    };
    let (status, style) = status(event, (theme, words));
    let status = status + &halted;
    let lines =
        [(event.name().to_owned(), theme.header), (title, theme.title_focused), (status, style)];
    // Taller figures leave a blank row above and below the lines.
    let first = inner.y + (rows - lines.len() as u16) / 2;
    for ((line, style), y) in lines.into_iter().zip(first..) {
        buffer.set_string(inner.x, y, text::cut(&line, room), style);
    }
    let rule = "─".repeat(usize::from(screen.width));
    buffer.set_string(screen.x, screen.y + rows, rule, theme.rule);
}

/// Draws the header in one row; the clock has precedence over the names.
fn small(
    event: &Event,
    face: Option<&Face>,
    screen: Rect,
    buffer: &mut Buffer,
    (theme, words): (&Theme, &Words),
) {
    let width = usize::from(screen.width);
    let figures = face.map(|face| face.large(words)).unwrap_or_default();
    let clock = text::cut(&figures, width);
    let taken = text::width(&clock);
    let name = event.name();
    let line = match round(event) {
        Some(round) => format!("{} · {name}", words.text(&round)),
        None => name.to_owned(),
    };
    let line = text::cut(&line, width.saturating_sub(taken + 1));
    buffer.set_string(screen.x, screen.y, line, theme.header);
    if let Some(face) = face {
        let x = screen.right() - taken as u16;
        buffer.set_string(x, screen.y, clock, face.style);
    }
}

/// `Round 3 of 5`, `Semi-finals`.
pub fn round(event: &Event) -> Option<Message> {
    let stage = event.stage()?;
    // Before its first round is paired, a stage shows the name of that round.
    Some(stage.round_title((stage.rounds.len() as u32).max(1)))
}

fn view_title(event: &Event, view: BoardView) -> Message {
    match view {
        BoardView::Standings if champion(event).is_some() => {
            msg!("pages.final-standings").capitalised()
        }
        BoardView::Standings if event.finals().is_some() => msg!("board.before-the-finals"),
        _ => view.title(),
    }
}

/// The status line: the step or the result that everybody is waiting for.
fn status(event: &Event, (theme, words): (&Theme, &Words)) -> (String, Style) {
    if let Some(id) = champion(event) {
        let line = words.text(&msg!("pages.champion", name = event.label(id)));
        return (format!("★ {line}"), theme.champion);
    }
    let line = match phase(event) {
        Phase::Registration if event.passing().is_some() => {
            let said: Vec<String> =
                draft_whereabouts(event).iter().map(|line| words.text(line)).collect();
            return (said.join("  "), theme.quiet);
        }
        Phase::Registration => event.count_entrants(event.active().count()),
        Phase::Playing { missing } => {
            let pairings = event.round().map_or(&[][..], |round| &round.pairings);
            let tables = pairings.iter().filter(|p| !p.is_bye()).count();
            let done = msg!("board.done", n = tables - missing.min(tables), all = tables);
            match event.round().and_then(|round| round.mission.as_ref()) {
                Some(mission) => msg!("common.dotted", one = mission.title(), other = done),
                None => done,
            }
        }
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => msg!("board.finals-next"),
        Phase::BetweenRounds { next: 1 }
            if event.finals().is_some() || event.may_have_a_deciding_match() =>
        {
            msg!("board.finals-next")
        }
        Phase::BetweenRounds { next } if event.finals().is_none() => {
            msg!("board.round-next", n = next)
        }
        Phase::BetweenRounds { .. } => msg!("plain.all-in").capitalised(),
        Phase::CutDue { size } => msg!("board.cut-next", n = size),
        Phase::Decided { .. } | Phase::Finished => msg!("screen.decided").capitalised(),
    };
    (text::sanitise(&words.text(&line)), theme.quiet)
}
