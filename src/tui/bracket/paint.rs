//! The tree put into cells.

use super::Bracket;
use super::canvas::Canvas;
use super::entry::{Fate, Game, Place};
use super::layout::Layout;
use crate::tui::text;
use crate::tui::theme::{CURSOR, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use ratatui::widgets::Widget;

/// A blank, the branch, the joint and the way to the next round.
const BRANCH: u16 = 4;

/// A bracket as a widget.
#[derive(Debug, Clone)]
pub struct Drawn<'a> {
    bracket: &'a Bracket,
    theme: &'a Theme,
    selected: Option<u32>,
    seed: Option<usize>,
    scroll: u16,
}

impl<'a> Drawn<'a> {
    pub(super) fn new(bracket: &'a Bracket, theme: &'a Theme) -> Drawn<'a> {
        Drawn { bracket, theme, selected: None, seed: None, scroll: 0 }
    }

    /// The table that keys act on.
    #[must_use]
    pub fn selected(self, selected: Option<u32>) -> Drawn<'a> {
        Drawn { selected, ..self }
    }

    /// The seed that keys act on, as long as no game is drawn.
    #[must_use]
    pub fn selected_seed(self, seed: Option<usize>) -> Drawn<'a> {
        Drawn { seed, ..self }
    }

    /// Rows of the tree hidden above; more than there are show its end.
    #[must_use]
    pub fn scroll(self, scroll: u16) -> Drawn<'a> {
        Drawn { scroll, ..self }
    }
}

impl Widget for Drawn<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        if area.is_empty() {
            return;
        }
        let layout = Layout::of(self.bracket, area.as_size());
        let scroll = self.scroll.min(layout.most_scroll());
        let mut canvas = Canvas { area, buffer, head: layout.head, scroll };
        self.heads(&layout, &mut canvas);
        for (round, games) in self.bracket.rounds.iter().enumerate().skip(layout.from) {
            for (at, game) in games.iter().enumerate() {
                self.game(&layout, round, at, game, &mut canvas);
            }
        }
    }
}

impl Drawn<'_> {
    fn heads(&self, layout: &Layout, canvas: &mut Canvas) {
        let width = usize::from(canvas.area.width);
        if let Some(proviso) = &self.bracket.proviso {
            canvas.head(0, 0, &text::cut(proviso, width), self.theme.warning);
        }
        let current = self.bracket.current();
        for (round, games) in self.bracket.rounds.iter().enumerate().skip(layout.from) {
            let style = match round == current && self.bracket.champion.is_none() {
                true if !self.bracket.is_provisional() => self.theme.title_focused,
                _ => self.theme.title,
            };
            let x = layout.column * short(round - layout.from);
            let title = match self.bracket.decides {
                true => "Deciding match".to_owned(),
                false => round_title(games.len()),
            };
            let title = text::cut(&title, layout.column.saturating_sub(1).into());
            // Above the names, which stand behind the seeds.
            canvas.head(x + 3, layout.head - 2, &title, style);
        }
        let more = match (canvas.scroll > 0, canvas.scroll < layout.most_scroll()) {
            (true, true) => "↑↓",
            (true, false) => "↑",
            (false, true) => "↓",
            (false, false) => return,
        };
        let x = canvas.area.width.saturating_sub(2);
        canvas.head(x, layout.head - 2, more, self.theme.key);
    }

    fn game(&self, layout: &Layout, round: usize, at: usize, game: &Game, canvas: &mut Canvas) {
        let x = layout.column * short(round - layout.from);
        let rows = layout.rows(round, at);
        let last = round + 1 == self.bracket.rounds.len();
        // From the final no branch leads on.
        let width = layout.column.saturating_sub(if last { 1 } else { BRANCH });
        let selected = self.selected.is_some() && game.is_live() && game.table == self.selected;
        for (place, row) in game.places.iter().zip([rows[0], rows[2]]) {
            let beside = match (&game.table, layout.has_label(round)) {
                (Some(table), false) if game.is_live() => format!("T{table}"),
                _ => place.score.clone(),
            };
            self.place(place, &beside, selected, Spot { x, row, width }, canvas);
        }
        if last && let Some(champion) = &self.bracket.champion {
            let line = text::cut(&format!("★ {champion}"), layout.column.saturating_sub(1).into());
            canvas.put(x + 1, rows[1], &line, self.theme.champion);
        } else if layout.has_label(round)
            && game.is_live()
            && let Some(table) = game.table
        {
            let line = text::cut(&format!("Table {table}"), width.saturating_sub(3).into());
            canvas.put(x + 3, rows[1], &line, self.theme.key);
        }
        if !last {
            self.branch(game, x + width, rows, canvas);
        }
    }

    fn place(&self, place: &Place, beside: &str, selected: bool, at: Spot, canvas: &mut Canvas) {
        let theme = self.theme;
        let Spot { x, row, width } = at;
        let waits = place.fate == Fate::Waiting && place.seed.is_some();
        let selected = selected || waits && place.seed == self.seed;
        let style = match place.fate {
            Fate::Playing | Fate::Waiting if selected => theme.cursor,
            Fate::Playing => theme.wanted,
            Fate::Won => theme.text.add_modifier(Modifier::BOLD),
            Fate::Waiting => theme.text,
            Fate::Lost | Fate::Unknown | Fate::Empty => theme.quiet,
        };
        let name = match place.fate {
            Fate::Empty => "bye",
            _ => place.name.as_str(),
        };
        let seed = match place.seed {
            Some(seed) if selected => format!("{CURSOR}{seed} "),
            None if selected => format!("{CURSOR}  "),
            Some(seed) => format!("{seed:>2} "),
            // At the end of the line that leads here.
            None if place.fate == Fate::Unknown => " · ".to_owned(),
            None => "   ".to_owned(),
        };
        // With the sign before it, a seed of two digits takes a column more.
        let lead = text::width(&seed).min(width.into());
        let seed = text::left(&seed, lead);
        let rest = usize::from(width) - lead;
        let score = text::width(beside);
        let name = match score {
            0 => text::left_name(name, rest),
            _ => text::left_name(name, rest.saturating_sub(score + 1)) + " " + beside,
        };
        let name = text::cut(&name, rest);
        let seed_style = if selected { theme.cursor } else { theme.quiet };
        canvas.put(x, row, &seed, seed_style);
        canvas.put(x + lead as u16, row, &name, style);
    }

    /// The lines from both places to where the winner stands next; the
    /// winner's own way is brighter.
    fn branch(&self, game: &Game, x: u16, [upper, middle, lower]: [u16; 3], canvas: &mut Canvas) {
        let (faint, bright) = (self.theme.rule, self.theme.text);
        let style = |row: u16| match game.winning() {
            Some(0) if row <= middle => bright,
            Some(1) if row >= middle => bright,
            _ => faint,
        };
        for row in upper..=lower {
            let joint = match row {
                _ if row == middle && row == upper => "┬",
                _ if row == upper => "┐",
                _ if row == lower => "┘",
                _ if row == middle => "├",
                _ => "│",
            };
            canvas.put(x + 2, row, joint, style(row));
        }
        for (index, row) in [upper, lower].into_iter().enumerate() {
            let own = if game.winning() == Some(index) { bright } else { faint };
            canvas.put(x + 1, row, "─", own);
        }
        let on = if game.winning().is_some() { bright } else { faint };
        canvas.put(x + 3, middle, "─", on);
    }
}

/// Where the line of a player goes.
struct Spot {
    x: u16,
    row: u16,
    width: u16,
}

/// What a round of so many games is called.
pub fn round_title(games: usize) -> String {
    match games {
        1 => "Final".to_owned(),
        2 => "Semi-finals".to_owned(),
        4 => "Quarter-finals".to_owned(),
        n => format!("Round of {}", n * 2),
    }
}

fn short(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX / 256)
}
