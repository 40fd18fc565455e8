//! The rows about the match: the game being played, who won it, and who plays which side.

use super::Form;
use crate::msg;
use crate::tui::dialog::{Cell, Place, places};
use crate::tui::text;
use crate::words::{Arg, Message};
use ratatui::text::{Line, Span};

/// Columns of a place of the match besides the names in it.
const PLACE: usize = 44;

/// The least columns of a name there.
const LEAST_NAME: usize = 9;

impl Form<'_> {
    /// The rows for the game being played, its winner, and the player of each side.
    pub(super) fn match_rows(&self) -> Vec<Line<'static>> {
        let mut lines = self.places();
        let cells = self.dialog.cells(&self.setting);
        if cells.contains(&Cell::Won) {
            let game = self.dialog.chosen_place(&self.setting).map_or(1, |place| place.game);
            let label = self.text(&msg!("time-call.won", n = game));
            let nobody = self.text(&msg!("time-call.nobody"));
            let labels = self.labels(0, &label);
            lines.extend(self.choice(labels, self.dialog.won, Cell::Won, Some(&nobody)));
        }
        if cells.contains(&Cell::FirstSide) {
            let side = self.setting.ruleset.sides.first().cloned().unwrap_or_default();
            let label = self.text(&msg!("time-call.first-side", side));
            let labels = self.labels(0, &label);
            lines.extend(self.choice(labels, self.dialog.first_side, Cell::FirstSide, None));
        }
        if let Some(situation) = self.dialog.situation {
            let known = self.setting.procedure.situations.get(situation);
            let said = known.map(|known| self.arg(&known.text)).unwrap_or_default();
            let wrapped = text::wrapped(&said, self.columns.saturating_sub(2));
            let style = self.model.theme.text;
            lines.extend(wrapped.into_iter().map(|line| Line::styled(format!("  {line}"), style)));
            lines.extend(self.holder_of_situation());
        }
        lines
    }

    fn holder_of_situation(&self) -> Vec<Line<'static>> {
        let cells = self.dialog.cells(&self.setting);
        let held = cells.iter().find_map(|cell| match cell {
            Cell::Holder { step, field } => Some((*step, *field)),
            _ => None,
        });
        let Some((step, at)) = held else { return Vec::new() };
        match self.setting.procedure.steps.get(step).and_then(|step| step.fields.get(at)) {
            Some(field) => self.holder(None, field, Cell::Holder { step, field: at }),
            None => Vec::new(),
        }
    }

    /// The places of the match: all while one is being chosen, else the chosen one.
    pub(super) fn places(&self) -> Vec<Line<'static>> {
        let theme = &self.model.theme;
        let all = places(&self.setting);
        if all.is_empty() {
            return Vec::new();
        }
        let here = self.cell == Some(Cell::Game);
        let chosen = self.dialog.place;
        let row = |n: usize, place: &Place| {
            let mark = if chosen == Some(n) { "•" } else { " " };
            let style = if chosen == Some(n) { theme.field } else { theme.text };
            let said = self.text(&self.place(place));
            let said = text::cut(&said, self.columns.saturating_sub(8));
            Line::from(vec![
                Span::styled(format!("  {mark} {}  ", n + 1), theme.key),
                Span::styled(said, style),
            ])
        };
        let label = match here {
            true => self.text(&msg!("time-call.time-dialog-which-game")),
            false => self.text(&msg!("time-call.now-playing")),
        };
        let head = format!("{} {label}", self.sign(here));
        if !here && let Some(place) = self.dialog.chosen_place(&self.setting) {
            let said = format!("{head}: {}", self.text(&self.place(&place)));
            return vec![Line::styled(text::cut(&said, self.columns), theme.text)];
        }
        let head = Line::styled(head, self.label_style(here));
        std::iter::once(head).chain(all.iter().enumerate().map(|(n, p)| row(n, p))).collect()
    }

    /// `game 2 (game 1 Ewa)`
    fn place(&self, place: &Place) -> Message {
        let room = self.columns.saturating_sub(PLACE) / place.before.len().max(1);
        let [a, b] = self.names.each_ref().map(|name| text::cut_name(name, room.max(LEAST_NAME)));
        let before = place.before.chars().zip(1u32..).map(|(letter, n)| match letter {
            'W' => msg!("result.game-won", n, name = a.as_str()).into(),
            'L' => msg!("result.game-won", n, name = b.as_str()).into(),
            _ => msg!("result.game-drawn", n).into(),
        });
        let before: Vec<Arg> = before.collect();
        let n = place.game;
        let told = match (before.is_empty(), place.not_begun) {
            (true, _) => msg!("time-call.game", n),
            (_, true) => msg!("time-call.between", n, before = Arg::Series(before)),
            (_, false) => {
                let game = msg!("time-call.game", n);
                msg!("common.bracketed", text = game, note = Arg::Series(before))
            }
        };
        match place.round {
            None => told,
            Some((round, false)) => {
                msg!("time-call.round-over", place = told, round)
            }
            Some((round, true)) => {
                msg!("time-call.round-not-over", place = told, round = round + 1)
            }
        }
    }
}
