//! The drawing of a double elimination: the upper bracket above the lower one, the final right.
//! The reset stands below the final.
//!
//! A column of the drawing is a round of each bracket, not a round of the event. Each match
//! therefore stands beside the matches that feed it, and eight players need five columns
//! instead of seven. If not all columns fit, earlier ones are left out before those that are
//! being played.

mod build;
mod heads;
mod layout;
mod paint;
#[cfg(test)]
mod tests;

use super::entry::Game;
use super::{Head, Wish};
use crate::event::double::{self, Double as Results};
use crate::event::{Event, Stage};
use crate::pairing::double::{Bracket, Match};
use crate::pairing::{self, DoubleElimination};
use crate::tui::theme::Theme;
use layout::Layout;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Double {
    /// In order of number; the reset is included only once it has to be played.
    entries: Vec<Entry>,
    /// All matches that can occur.
    matches: &'static [Match],
    proviso: Head,
    champion: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Entry {
    of: Match,
    game: Game,
    /// The final place of a loser who is out, once it is known: `5–6th`.
    out: Option<String>,
}

impl Double {
    /// Returns None if there is no bracket for this number of seeds.
    pub fn of(event: &Event, stage: &Stage, proviso: Head) -> Option<Double> {
        let results = match event.finals() {
            Some(_) => double::state(event)?,
            None => Results {
                table: DoubleElimination::new(&stage.seeds)?,
                results: Vec::new(),
                removed: Vec::new(),
            },
        };
        let size = u32::try_from(stage.seeds.len().next_power_of_two()).ok()?;
        Some(Double {
            entries: build::entries(event, stage, &results),
            matches: pairing::double::matches(size)?,
            proviso,
            champion: results.champion().map(|id| event.label(id)),
        })
    }

    pub fn games(&self) -> impl Iterator<Item = &Game> {
        self.entries.iter().map(|entry| &entry.game)
    }

    pub fn size(&self, room: Size) -> Size {
        let layout = Layout::of(self, room, &Wish::default());
        Size::new(layout.width(), layout.height())
    }

    pub fn head_rows(&self, room: Size) -> u16 {
        Layout::of(self, room, &Wish::default()).head
    }

    pub fn scroll_to(&self, table: u32, room: Size) -> u16 {
        let wish = Wish { selected: Some(table), ..Wish::default() };
        Layout::of(self, room, &wish).scroll_to(self, table)
    }

    pub fn draw(&self, wish: &Wish, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        paint::draw(self, wish, area, buffer, theme);
    }

    /// The column of a match, counted from 0. The upper bracket begins one round before the
    /// lower one. The final and the reset stand behind both.
    fn column(&self, of: &Match) -> usize {
        match of.bracket {
            Bracket::Upper => of.round as usize - 1,
            Bracket::Lower => of.round as usize - 2,
            Bracket::GrandFinal | Bracket::Reset => {
                let before = self.matches.iter().take_while(|m| m.bracket != Bracket::GrandFinal);
                before.map(|m| self.column(m) + 1).max().unwrap_or(0)
            }
        }
    }

    fn has_reset(&self) -> bool {
        self.entries.iter().any(|entry| entry.of.bracket == Bracket::Reset)
    }
}
