//! The drawing of a single elimination as a tree, from left to right.
//!
//! The games keep the numbers of the rules. The order of the drawing follows from these
//! numbers: two games whose winners meet stand next to each other.

mod build;
mod layout;
mod paint;

use super::entry::Game;
use super::{Head, Wish};
use crate::event::{Event, Stage, StageKind};
use crate::tui::theme::Theme;
use layout::Layout;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Tree {
    /// The first round first; the games of each round from top to bottom.
    rounds: Vec<Vec<Game>>,
    proviso: Head,
    champion: Option<String>,
    /// The tree is the deciding match, which some rules have instead of finals.
    decides: bool,
}

impl Tree {
    /// Returns None if there are no games, because there is only one finalist.
    pub fn of(event: &Event, stage: &Stage, proviso: Head) -> Option<Tree> {
        let rounds = build::rounds(event, stage);
        let last = rounds.last()?.first()?;
        let champion = last.winner().map(|place| place.name.clone());
        let decides = stage.kind == StageKind::DecidingMatch;
        Some(Tree { rounds, proviso, champion, decides })
    }

    pub fn games(&self) -> impl Iterator<Item = &Game> {
        self.rounds.iter().flatten()
    }

    pub fn size(&self, room: Size) -> Size {
        let layout = Layout::of(self, room);
        Size::new(layout.width(), layout.height())
    }

    pub fn head_rows(&self) -> u16 {
        if self.proviso.is_some() { 4 } else { 2 }
    }

    pub fn scroll_to(&self, table: u32, room: Size) -> u16 {
        Layout::of(self, room).scroll_to(self, table)
    }

    pub fn draw(&self, wish: &Wish, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        paint::draw(self, wish, area, buffer, theme);
    }

    /// The first round that is not over, or else the final.
    fn current(&self) -> usize {
        let open = |round: &Vec<Game>| !round.iter().all(Game::is_settled);
        self.rounds.iter().position(open).unwrap_or(self.rounds.len().saturating_sub(1))
    }
}
