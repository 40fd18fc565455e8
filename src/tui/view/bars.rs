//! Draws the field by points: a bar for each number of points, with the cut.

use super::list;
use crate::event::{Event, announced_cut_size, ranked};
use crate::msg;
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use crate::tui::theme::CURSOR;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The most columns of one player in a bar.
const PLAYER: usize = 2;

/// The number of players with these points.
struct Bar {
    points: u32,
    players: usize,
    /// How many players have these points or more.
    in_all: usize,
}

/// One bar for each number of points, most points first; who left is not counted.
fn bars(event: &Event) -> Vec<Bar> {
    let mut bars: Vec<Bar> = Vec::new();
    for (standing, in_all) in ranked(event).zip(1..) {
        match bars.last_mut().filter(|bar| bar.points == standing.points) {
            Some(bar) => (bar.players, bar.in_all) = (bar.players + 1, in_all),
            None => bars.push(Bar { points: standing.points, players: 1, in_all }),
        }
    }
    bars
}

pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let (theme, words, event) = (&model.theme, &model.words, open.event());
    let bars = bars(event);
    let cut = match event.finals() {
        Some(finals) => finals.seeds.len(),
        None => announced_cut_size(event) as usize,
    };
    let chosen = open
        .chosen_player()
        .and_then(|id| crate::event::standings(event).standing(id).map(|standing| standing.points));
    let figure = |bar: &Bar| words.arg(&event.points_figure(bar.points));
    let wide = bars.iter().map(|bar| text::width(&figure(bar))).max().unwrap_or(1);
    let told = |bar: &Bar| words.text(&event.count_entrants(bar.players));
    let behind = bars.iter().map(|bar| text::width(&told(bar))).max().unwrap_or(0);
    let room = usize::from(area.width).saturating_sub(2 + wide + 1 + 1 + behind).max(1);
    let most = bars.iter().map(|bar| bar.players).max().unwrap_or(1);
    let length = |players: usize| match most * PLAYER <= room {
        true => players * PLAYER,
        false => (players * room / most).max(1),
    };
    let title =
        Span::styled(format!("  {}", words.text(&msg!("players.bars-title"))), theme.title_focused);
    let below = list::titled(frame, area, &Line::from(title));
    let mut lines: Vec<Line> = Vec::new();
    let mut before = 0;
    for bar in &bars {
        let sign = if chosen == Some(bar.points) { CURSOR } else { " " };
        let is_in = bar.in_all <= cut;
        lines.push(Line::from(vec![
            Span::styled(format!("{sign} "), theme.key),
            Span::styled(text::right(&figure(bar), wide), theme.wanted),
            Span::raw(" "),
            Span::styled(
                "█".repeat(length(bar.players)),
                if is_in { theme.key } else { theme.quiet },
            ),
            Span::styled(format!(" {}", told(bar)), theme.text),
        ]));
        let line = match bar.in_all {
            all if all == cut => Some(msg!("finals.cut-to", n = cut)),
            // The cut parts players who have the same points.
            all if before < cut && cut < all => {
                Some(msg!("players.cut-inside", n = cut, taken = cut - before, level = bar.players))
            }
            _ => None,
        };
        lines.extend(line.map(|line| {
            let line = format!("  ─── {} ", words.text(&line));
            let rest = usize::from(area.width).saturating_sub(text::width(&line));
            Line::styled(format!("{line}{}", "─".repeat(rest)), theme.quiet)
        }));
        before = bar.in_all;
    }
    // The bars with the most points come first if there is too little room.
    list::lines(frame, below, &lines);
}
