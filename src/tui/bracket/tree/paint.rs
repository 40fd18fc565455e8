//! Draws the tree into cells.

use super::build::Tree;
use super::layout::TreeLayout;
use crate::event::{StageKind, elimination_round};
use crate::msg;
use crate::tui::bracket::canvas::Canvas;
use crate::tui::bracket::cells::{self, BRANCH, Spot};
use crate::tui::bracket::entry::{DrawOptions, DrawnGame};
use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

impl Tree {
    pub fn draw(&self, options: &DrawOptions, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        let layout = TreeLayout::of(self, area.as_size(), options.moved);
        let scroll = options.scroll.min(layout.most_scroll());
        let mut canvas = Canvas { area, buffer, head: layout.head, scroll };
        let painter = TreePainter { tree: self, options, theme };
        painter.heads(&layout, &mut canvas);
        for (round, games) in
            self.rounds.iter().enumerate().filter(|(round, _)| layout.shows(*round))
        {
            for (at, game) in games.iter().enumerate() {
                painter.game(&layout, round, at, game, &mut canvas);
            }
        }
    }
}

struct TreePainter<'a> {
    tree: &'a Tree,
    options: &'a DrawOptions,
    theme: &'a Theme,
}

impl TreePainter<'_> {
    fn heads(&self, layout: &TreeLayout, canvas: &mut Canvas) {
        let width = usize::from(canvas.area.width);
        if let Some(notice) = &self.tree.notice {
            canvas.head(0, 0, &text::cut(notice, width), self.theme.warning);
        }
        let current = self.tree.current();
        for (round, games) in
            self.tree.rounds.iter().enumerate().filter(|(round, _)| layout.shows(*round))
        {
            let style = match round == current && self.tree.champion.is_none() {
                true if self.tree.notice.is_none() => self.theme.title_focused,
                _ => self.theme.title,
            };
            let x = layout.x(round);
            let title = match self.tree.decides {
                true => StageKind::DecidingMatch.phrase(),
                false => elimination_round(games.len()),
            };
            let title = self.tree.words.text(&title.capitalised());
            let title = text::cut(&title, layout.column(round).saturating_sub(1).into());
            // The title starts above the names, which stand behind the seeds.
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

    fn game(
        &self,
        layout: &TreeLayout,
        round: usize,
        at: usize,
        game: &DrawnGame,
        canvas: &mut Canvas,
    ) {
        let x = layout.x(round);
        let rows = layout.rows(round, at);
        let last = round + 1 == self.tree.rounds.len();
        // No branch leads on from the final.
        let width = layout.column(round).saturating_sub(if last { 1 } else { BRANCH });
        for (place, row) in game.places.iter().zip([rows[0], rows[2]]) {
            let beside = match (&game.table, layout.has_label(round)) {
                (Some(table), false) if game.is_live() => {
                    self.tree.words.text(&msg!("finals.table-short", table = *table))
                }
                _ => place.score.clone(),
            };
            let (selected, spot) = (self.options.mark(game, place), Spot { x, row, width });
            cells::place(place, &beside, selected, spot, (self.theme, &self.tree.words), canvas);
        }
        if last && let Some(champion) = &self.tree.champion {
            let line =
                text::cut(&format!("★ {champion}"), layout.column(round).saturating_sub(1).into());
            canvas.put(x + 1, rows[1], &line, self.theme.champion);
        } else if layout.has_label(round)
            && game.is_live()
            && let Some(table) = game.table
        {
            let room = width.saturating_sub(3).into();
            let whole = cells::label(game.number, table, &self.tree.words);
            let fits = !self.tree.decides && text::width(&whole) <= room;
            let short = || self.tree.words.text(&msg!("common.table", n = table).capitalised());
            let line = if fits { whole } else { short() };
            canvas.put(x + 3, rows[1], &text::cut(&line, room), self.theme.key);
        }
        if !last {
            cells::branch(game, x + width, rows, self.theme, canvas);
        }
    }
}
