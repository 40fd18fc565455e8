//! The screen of the bracket; before the cut, it shows a provisional one.

use super::round::{no_result, not_posted, progress};
use crate::event::{Event, plan_for};
use crate::tui::bracket::{Bracket, Columns};
use crate::tui::keys::{BACKSPACE, DIGITS};
use crate::tui::prelude::*;
use ratatui::layout::Size;
use std::cell::Cell;

#[rustfmt::skip]
pub static KEYS: &[Binding] = &[
    bind!(Bracket, &[ENTER], Enter, msg!("keys.result")),
    bind!(Bracket, &[ch(' ')], Pile, msg!("slips.key-short"), msg!("slips.place")),
    unhinted!(Bracket, &[LEFT], RoundBefore, msg!("keys.round-before")),
    unhinted!(Bracket, &[RIGHT], RoundAfter, msg!("keys.round-after")),
    unhinted!(Bracket, DIGITS, Digit, msg!("keys.digit")),
    bind!(Bracket, &[ch('J')], Desk, msg!("keys.table"), msg!("keys.desk")),
    unhinted!(Bracket, &[ch('w')], Why, msg!("keys.why")),
    unhinted!(Bracket, &[BACKSPACE], EraseDigit, msg!("keys.erase")),
    unhinted!(Bracket, &[ch('P')], ShowCard, msg!("keys.card")),
];

/// They follow the play until the organizer moves them. Only the view knows how many fit, so it says
/// at each drawing what is hidden.
#[derive(Debug, Default)]
pub struct BracketColumns {
    moved: isize,
    hidden: Cell<Columns>,
}

impl BracketColumns {
    /// By how many columns the drawing is moved to later rounds.
    pub fn moved(&self) -> isize {
        self.moved
    }

    /// Follows the play again.
    pub fn follow_play(&mut self) {
        self.moved = 0;
    }

    /// Notes what is hidden in the drawing.
    pub fn drawn(&self, columns: Columns) {
        self.hidden.set(columns);
    }

    /// Whether rounds are hidden on this side.
    pub fn hides(&self, step: isize) -> bool {
        let Columns { before, after, .. } = self.hidden.get();
        if step < 0 { before > 0 } else { after > 0 }
    }

    /// Moves by one column, if one is hidden on this side.
    pub fn step(&mut self, step: isize) {
        if self.hides(step) {
            self.moved += step;
        }
    }
}

pub fn draw(model: &Model, open: &OpenEvent, frame: &mut Frame, area: Rect) {
    let theme = &model.theme;
    let event = open.event();
    let columns = usize::from(area.width).saturating_sub(2);
    let words = &model.words;
    let next = words.text(&progress::next_step(open));
    // The bracket keeps most of the rows.
    let most = usize::from(area.height / 4).max(1);
    let next = text::wrapped_to(&next, columns, most).into_iter();
    let next = next.map(|line| Line::styled(format!("  {line}"), theme.wanted));
    let mut next: Vec<Line> = next.collect();
    if let Some(champion) = open.derived.champion {
        let line = format!("  ★ {}", words.arg(&event.crowned(champion).into()));
        next.extend([Line::default(), Line::styled(line, theme.champion)]);
    }
    let bracket = Bracket::in_words(event, words);
    let short = |rows| {
        let size = Size { width: area.width.saturating_sub(1), height: rows };
        bracket.as_ref().is_some_and(|bracket| bracket.shortens(size))
    };
    next.push(title(model, short(area.height.saturating_sub(next.len() as u16 + 1)), columns));
    let below = list::lines(frame, area, &next);
    let inner = Rect { x: below.x + 1, width: below.width.saturating_sub(1), ..below };
    let Some(bracket) = bracket else {
        let none = format!(" {}", words.text(&msg!("board.no-bracket")));
        let line = Line::styled(none, theme.quiet);
        list::titled(frame, inner, &line);
        return;
    };
    let chosen = open.chosen_table().filter(|table| bracket.tables().contains(table));
    let (seed, size) = (open.chosen_seed(), inner.as_size());
    let scroll = match (chosen, seed) {
        (Some(table), _) => bracket.scroll_to(table, size),
        (None, Some(seed)) => bracket.scroll_to_seed(seed, size),
        (None, None) => 0,
    };
    let moved = open.bracket.moved();
    open.bracket.drawn(bracket.columns(size, (chosen, seed), moved));
    let drawn = bracket.drawn(theme).selected(chosen).selected_seed(seed);
    frame.render_widget(drawn.scroll(scroll).moved(moved), inner);
}

/// The title of the screen, how to leave it, and the short words of the drawing, as far as there is
/// room.
fn title(model: &Model, short: bool, columns: usize) -> Line<'static> {
    let (theme, words) = (&model.theme, &model.words);
    let title = list::title(theme, words.text(&msg!("keys.bracket").capitalised()), true);
    let (back, again) =
        (key_for(Context::Event, Act::Back), key_for(Context::Event, Act::ShowBracket));
    let leave = words.text(&msg!("finals.leave", back, again));
    let legend = short.then(|| {
        let table = msg!("finals.table-short", table = 1_u32);
        let number = msg!("finals.match-short", n = 1_u32);
        words.text(&msg!("finals.short-words", table, number))
    });
    let mut spans = vec![Span::raw("  "), title];
    let mut taken = text::width(&words.text(&msg!("keys.bracket").capitalised()));
    for text in std::iter::once(leave).chain(legend) {
        let text = format!(" · {text}");
        taken += text::width(&text);
        if taken > columns {
            break;
        }
        spans.push(Span::styled(text, theme.quiet));
    }
    Line::from(spans)
}

/// Why the bracket does not move: its last column on this side is in sight.
pub fn no_column(model: &Model, step: isize) -> Option<Message> {
    let hides = model.open_event()?.bracket.hides(step);
    (!hides).then(|| match step {
        ..0 => msg!("screen.at-end", end = "first"),
        _ => msg!("screen.at-end", end = "last"),
    })
}

pub fn no_final_round(model: &Model) -> Option<Message> {
    no_final_table(model).or_else(|| no_result(model)).or_else(|| not_posted(model))
}

/// Why no table of the finals can be asked about.
pub fn no_final_table(model: &Model) -> Option<Message> {
    match model.event()?.finals() {
        Some(finals) if finals.rounds.is_empty() => {
            Some(msg!("screen.finals-not-paired", key = way(model, Act::Pair)))
        }
        Some(_) => None,
        None => Some(msg!("screen.cut-to-come", key = way(model, Act::Cut))),
    }
}

pub fn no_bracket(model: &Model) -> Option<Message> {
    match model.open_event()?.has_screen(View::Bracket) {
        true => None,
        false if model.event()?.may_have_a_deciding_match() => {
            Some(msg!("screen.no-deciding-match", key = way(model, Act::Cut)))
        }
        false => Some(match announces_cut(model.event()?) {
            true => msg!("board.no-bracket"),
            false => msg!("events.no-cut"),
        }),
    }
}

/// Whether the event, or its plan for the players registered now, has a cut.
fn announces_cut(event: &Event) -> bool {
    let players = event.active().count() as u32;
    let planned = || plan_for(event, players).ok().map(|(plan, _)| plan);
    event.plan.or_else(planned).is_some_and(|plan| plan.cut > 1)
}
