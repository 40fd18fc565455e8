//! The screen of the bracket; before the cut, it shows a provisional one.

use super::{list, progress};
use crate::msg;
use crate::tui::bracket::Bracket;
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let theme = &model.theme;
    let event = open.event();
    let room = usize::from(area.width).saturating_sub(2);
    let words = &model.words;
    let next = words.text(&progress::next_step(open));
    // The bracket keeps most of the rows.
    let most = usize::from(area.height / 4).max(1);
    let next = text::wrapped_to(&next, room, most).into_iter();
    let next = next.map(|line| Line::styled(format!("  {line}"), theme.wanted));
    let next: Vec<Line> = next.chain([Line::default()]).collect();
    let mut below = list::lines(frame, area, &next);
    if let Some(champion) = open.derived.champion {
        let line = format!("  ★ {}", words.arg(&event.crowned(champion).into()));
        below = list::lines(frame, below, &[Line::styled(line, theme.champion), Line::default()]);
    }
    let inner = Rect { x: below.x + 1, width: below.width.saturating_sub(1), ..below };
    let Some(bracket) = Bracket::told(event, words) else {
        let none = format!(" {}", words.text(&msg!("screen.no-bracket")));
        let line = Line::styled(none, theme.quiet);
        list::titled(frame, inner, &line);
        return;
    };
    let chosen = open.chosen_table().filter(|table| bracket.tables().contains(table));
    let (seed, room) = (open.chosen_seed(), inner.as_size());
    let scroll = match (chosen, seed) {
        (Some(table), _) => bracket.scroll_to(table, room),
        (None, Some(seed)) => bracket.scroll_to_seed(seed, room),
        (None, None) => 0,
    };
    let moved = open.bracket.moved();
    open.bracket.drawn(bracket.columns(room, (chosen, seed), moved));
    let drawn = bracket.drawn(theme).selected(chosen).selected_seed(seed);
    frame.render_widget(drawn.scroll(scroll).moved(moved), inner);
}
