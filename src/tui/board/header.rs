//! The top of every board: the event, the round, and the time left.

use super::BoardView;
use super::clock::Face;
use crate::event::{Event, Moment, Phase, StageKind, champion, phase};
use crate::tui::digits::Digits;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::tui::view::{draft_whereabouts, whereabouts};
use ratatui::buffer::Buffer;
use ratatui::layout::{Alignment, Rect, Size};
use ratatui::style::Style;
use ratatui::widgets::Widget;

/// From this size on the header takes three rows, and so do its figures.
const LARGE: Size = Size::new(50, 14);

/// Rows of the header on a screen of this size, including the rule below it.
pub fn height(screen: Size) -> u16 {
    if is_large(screen) { 4 } else { screen.height.min(1) }
}

fn is_large(screen: Size) -> bool {
    screen.width >= LARGE.width && screen.height >= LARGE.height
}

/// Draws the header in the top rows of the screen.
pub fn draw(
    event: &Event,
    view: BoardView,
    now: Moment,
    screen: Rect,
    buffer: &mut Buffer,
    theme: &Theme,
) {
    if screen.is_empty() {
        return;
    }
    let face = Face::of(event, now, theme);
    if !is_large(screen.as_size()) {
        return small(event, face.as_ref(), screen, buffer, theme);
    }
    let inner = Rect { x: screen.x + 2, width: screen.width - 4, height: 3, ..screen };
    // The clock view says itself that its clock stands still.
    let halted = face.as_ref().filter(|face| !face.runs && view != BoardView::Clock);
    let halted = halted.map(|face| format!(" · {}", face.word)).unwrap_or_default();
    // The clock view already shows the time.
    let clock = match face.filter(|_| view != BoardView::Clock) {
        Some(face) => {
            let digits = Digits::new(&face.figures).small().alignment(Alignment::Right);
            let digits = digits.style(face.style);
            let width = digits.size_in(inner.as_size()).width;
            digits.render(inner, buffer);
            width + 3
        }
        None => 0,
    };
    let room = usize::from(inner.width.saturating_sub(clock));
    let title = match round(event) {
        Some(round) => format!("{round} · {}", view_title(event, view)),
        None => whereabouts(event),
    };
    let (status, style) = status(event, theme);
    let status = status + &halted;
    let lines =
        [(event.name().to_owned(), theme.header), (title, theme.title_focused), (status, style)];
    for ((line, style), y) in lines.into_iter().zip(inner.y..) {
        buffer.set_string(inner.x, y, text::cut(&line, room), style);
    }
    let rule = "─".repeat(usize::from(screen.width));
    buffer.set_string(screen.x, screen.y + 3, rule, theme.rule);
}

/// Draws the header in one row; the clock has precedence over the names.
fn small(event: &Event, face: Option<&Face>, screen: Rect, buffer: &mut Buffer, theme: &Theme) {
    let width = usize::from(screen.width);
    let figures = face.map_or("", |face| face.figures.as_str());
    let clock = text::cut(figures, width);
    let taken = text::width(&clock);
    let name = event.name();
    let line = match round(event) {
        Some(round) => format!("{round} · {name}"),
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
pub fn round(event: &Event) -> Option<String> {
    let stage = event.stage()?;
    // Before its first round is paired, a stage shows the name of that round.
    Some(stage.round_title((stage.rounds.len() as u32).max(1)).to_string())
}

fn view_title(event: &Event, view: BoardView) -> &'static str {
    match view {
        BoardView::Standings if champion(event).is_some() => "Final standings",
        BoardView::Standings
            if event.finals().is_some_and(|finals| finals.kind == StageKind::DecidingMatch) =>
        {
            "Standings before the deciding match"
        }
        BoardView::Standings if event.finals().is_some() => "Standings before the finals",
        _ => view.title(),
    }
}

/// The status line: the step or the result that everybody is waiting for.
fn status(event: &Event, theme: &Theme) -> (String, Style) {
    if let Some(id) = champion(event) {
        return (format!("★ Champion: {}", event.label(id)), theme.champion);
    }
    let line = match phase(event) {
        Phase::Registration if event.passing().is_some() => draft_whereabouts(event).join("  "),
        Phase::Registration => event.count_entrants(event.active().count()).to_string(),
        Phase::Playing { missing } => {
            let pairings = event.round().map_or(&[][..], |round| &round.pairings);
            let tables = pairings.iter().filter(|p| !p.is_bye()).count();
            let done = format!("{} of {tables} tables done", tables - missing.min(tables));
            match event.round().and_then(|round| round.mission.as_ref()) {
                Some(mission) => {
                    format!("{} · {done}", text::sanitise(&mission.title().to_string()))
                }
                None => done,
            }
        }
        Phase::CutDue { .. } | Phase::BetweenRounds { next: 1 }
            if event.may_have_a_deciding_match() =>
        {
            "The deciding match comes next".to_owned()
        }
        Phase::BetweenRounds { next } if event.finals().is_some() && next == 1 => {
            "The finals come next".to_owned()
        }
        Phase::BetweenRounds { next } if event.finals().is_none() => {
            format!("All results are in · round {next} comes next")
        }
        Phase::BetweenRounds { .. } => "All results are in".to_owned(),
        Phase::CutDue { size } => format!("All results are in · the cut to {size} comes next"),
        Phase::Decided { .. } | Phase::Finished => "Everything is played".to_owned(),
    };
    (line, theme.quiet)
}
