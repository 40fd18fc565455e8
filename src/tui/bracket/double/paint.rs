//! Draws the two brackets and the final into cells.

use super::build::{DoubleDrawing, DrawnMatch};
use super::layout::DoubleLayout;
use crate::msg;
use crate::pairing::double::Bracket;
use crate::tui::bracket::canvas::Canvas;
use crate::tui::bracket::cells::{self, BRANCH, Spot};
use crate::tui::bracket::entry::{DrawOptions, Fate};
use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

impl DoubleDrawing {
    pub fn draw(&self, options: &DrawOptions, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let layout = DoubleLayout::of(self, area.as_size(), options);
        let scroll = options.scroll.min(layout.most_scroll());
        let mut canvas = Canvas { area, buffer, head: layout.head, scroll };
        let painter = DoublePainter { double: self, layout: &layout, options, theme };
        painter.head(&mut canvas);
        painter.titles(&mut canvas);
        painter.ways_to_the_final(&mut canvas);
        for entry in &self.entries {
            painter.entry(entry, &mut canvas);
        }
    }
}

pub(super) struct DoublePainter<'a> {
    pub double: &'a DoubleDrawing,
    pub layout: &'a DoubleLayout,
    pub options: &'a DrawOptions,
    pub theme: &'a Theme,
}

impl DoublePainter<'_> {
    /// Draws the lines that lead to the final. The line of the upper bracket's winner runs
    /// straight on, past the later rounds of the lower bracket. The line of the lower bracket's
    /// winner turns up to meet it.
    fn ways_to_the_final(&self, canvas: &mut Canvas) {
        let layout = self.layout;
        let last = |bracket| self.double.entries.iter().rfind(|entry| entry.of.bracket == bracket);
        let end = (layout.from + layout.shown).min(layout.columns - 1);
        if let Some(entry) = last(Bracket::Upper) {
            let begin = (self.double.column(&entry.of) + 1).clamp(layout.from, end);
            for x in layout.x(begin)..layout.x(end) {
                canvas.put(x, layout.way, "─", cells::way(&entry.game, self.theme));
            }
        }
        let Some(entry) = last(Bracket::Lower) else { return };
        let Some([_, middle, _]) = layout.rows(&entry.of) else { return };
        if end != layout.columns - 1 || end >= layout.from + layout.shown {
            return;
        }
        let x = layout.x(end).saturating_sub(1);
        for row in layout.way + 2..middle {
            let line = if row == layout.way + 2 { "┌" } else { "│" };
            canvas.put(x, row, line, cells::way(&entry.game, self.theme));
        }
    }

    fn entry(&self, entry: &DrawnMatch, canvas: &mut Canvas) {
        let Some(rows) = self.layout.rows(&entry.of) else { return };
        let column = self.double.column(&entry.of);
        let x = self.layout.x(column);
        let goes_on = matches!(entry.of.bracket, Bracket::Upper | Bracket::Lower);
        let width = self.layout.column(column).saturating_sub(if goes_on { BRANCH } else { 1 });
        let has_label = rows[1] > rows[0];
        for (at, place) in entry.game.places.iter().enumerate() {
            let beside = if has_label { place.score.clone() } else { self.beside(entry, at) };
            let selected = self.options.mark(&entry.game, place);
            let spot = Spot { x, row: rows[at * 2], width };
            cells::place(place, &beside, selected, spot, (self.theme, &self.double.words), canvas);
        }
        if has_label {
            let room = width.saturating_sub(3).into();
            let (words, style) = self.label(entry, room);
            canvas.put(x + 3, rows[1], &text::cut(&words, room), style);
        }
        if goes_on {
            cells::branch(&entry.game, x + width, rows, self.theme, canvas);
        }
        if self.double.column(&entry.of) + 2 == self.layout.columns
            && entry.of.bracket == Bracket::Lower
        {
            // The line turns up towards the final.
            let style = cells::way(&entry.game, self.theme);
            canvas.put(x + width + 3, rows[1], "┘", style);
        }
    }

    /// The text between the two players of a match.
    fn label(&self, entry: &DrawnMatch, room: usize) -> (String, Style) {
        let number = entry.game.number;
        let decides = match entry.of.bracket {
            Bracket::GrandFinal => !self.double.has_reset(),
            Bracket::Reset => true,
            _ => false,
        };
        match (&self.double.champion, entry.game.table) {
            (Some(champion), _) if decides => (format!("★ {champion}"), self.theme.champion),
            (_, Some(table)) if entry.game.is_live() => {
                let whole = cells::label(number, table, &self.double.words);
                let fits = text::width(&whole) <= room;
                let short =
                    || msg!("common.dotted", one = number, other = msg!("common.table", n = table));
                let words = if fits { whole } else { self.double.words.text(&short()) };
                (words, self.theme.key)
            }
            _ if entry.game.is_settled() => {
                let out =
                    entry.out.as_ref().map(|place| msg!("finals.out", place = place.as_str()));
                let out = out.map(|out| self.double.words.text(&out));
                (out.unwrap_or_default(), self.theme.quiet)
            }
            _ => (self.double.words.text(&msg!("finals.match", n = number)), self.theme.quiet),
        }
    }

    /// The text beside a name, for a match that has no row between its players.
    fn beside(&self, entry: &DrawnMatch, at: usize) -> String {
        let place = &entry.game.places[at];
        match (entry.game.table, &entry.out, at) {
            (Some(table), _, 0) if entry.game.is_live() => {
                self.double.words.text(&msg!("finals.table-short", table))
            }
            (_, Some(out), _) if place.fate == Fate::Lost => out.clone(),
            (_, _, 0) if entry.game.is_live() || entry.game.is_settled() => place.score.clone(),
            (_, _, 1) if entry.game.is_live() => self.number(entry),
            (_, _, 0) => self.number(entry),
            _ => place.score.clone(),
        }
    }

    /// The number of a match where there is no room for the word.
    fn number(&self, entry: &DrawnMatch) -> String {
        self.double.words.text(&msg!("finals.match-short", n = entry.game.number))
    }
}
