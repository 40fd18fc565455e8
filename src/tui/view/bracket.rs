//! The screen of the bracket; before the cut, it shows a provisional one.

use super::{list, progress};
use crate::msg;
use crate::tui::bracket::Bracket;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::OpenEvent;
use crate::tui::text;
use ratatui::Frame;
use ratatui::layout::{Rect, Size};
use ratatui::text::{Line, Span};

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
    let mut next: Vec<Line> = next.collect();
    if let Some(champion) = open.derived.champion {
        let line = format!("  ★ {}", words.arg(&event.crowned(champion).into()));
        next.extend([Line::default(), Line::styled(line, theme.champion)]);
    }
    let bracket = Bracket::told(event, words);
    let short = |rows| {
        let room = Size { width: area.width.saturating_sub(1), height: rows };
        bracket.as_ref().is_some_and(|bracket| bracket.shortens(room))
    };
    next.push(title(model, short(area.height.saturating_sub(next.len() as u16 + 1)), room));
    let below = list::lines(frame, area, &next);
    let inner = Rect { x: below.x + 1, width: below.width.saturating_sub(1), ..below };
    let Some(bracket) = bracket else {
        let none = format!(" {}", words.text(&msg!("board.no-bracket")));
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

/// The title of the screen, how to leave it, and the short words of the drawing, as far as there is
/// room.
fn title(model: &Model, short: bool, room: usize) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let title = list::title(theme, words.text(&msg!("finals.bracket-title")), true);
    let (back, again) =
        (key_for(Context::Event, Act::Back), key_for(Context::Event, Act::ShowBracket));
    let leave = words.text(&msg!("finals.leave", back, again));
    let legend = short.then(|| {
        let table = msg!("finals.table-short", table = 1_u32);
        let number = msg!("finals.match-short", n = 1_u32);
        words.text(&msg!("finals.short-words", table, number))
    });
    let mut spans = vec![Span::raw("  "), title];
    let mut taken = text::width(&words.text(&msg!("finals.bracket-title")));
    for said in std::iter::once(leave).chain(legend) {
        let said = format!(" · {said}");
        taken += text::width(&said);
        if taken > room {
            break;
        }
        spans.push(Span::styled(said, theme.quiet));
    }
    Line::from(spans)
}
