//! The knock-out rounds as a tree, from left to right.
//!
//! The games keep the rules' own numbers; what is drawn next to what follows
//! from them, so that the two games whose winners meet stand together. Before
//! the cut the tree shows who would meet if it were made now, and says so.
//!
//! Deliberately absent: double elimination, whose lower bracket is no tree.

mod canvas;
mod entry;
mod layout;
mod paint;
#[cfg(test)]
mod tests;
mod tree;

pub use paint::{Drawn, round_title};

use super::theme::Theme;
use crate::event::{Event, Stage, StageKind, going_on, ranked};
use crate::ruleset::FinalsKind;
use entry::Game;
use layout::Layout;
use ratatui::layout::Size;

/// A tree of games, ready to be drawn.
///
/// ```no_run
/// # use komandor::{event::Event, tui::{bracket::Bracket, theme::Theme}};
/// # fn shown(event: &Event, frame: &mut ratatui::Frame, theme: &Theme) {
/// if let Some(bracket) = Bracket::new(event) {
///     let drawn = bracket.drawn(theme).selected(Some(2)).scroll(0);
///     frame.render_widget(drawn, frame.area());
/// }
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// First round first; in each round from top to bottom.
    rounds: Vec<Vec<Game>>,
    /// What stands above it all, when this is no real bracket yet.
    proviso: Option<String>,
    champion: Option<String>,
    /// It is the one match that the rules have instead of finals.
    decides: bool,
}

impl Bracket {
    /// The bracket of the finals, or the one that a cut at this moment would
    /// give; None where there is neither.
    pub fn new(event: &Event) -> Option<Bracket> {
        match event.finals() {
            Some(finals) if finals.kind == StageKind::DoubleElimination => None,
            Some(finals) => Bracket::of(event, finals, None),
            None => {
                let stage = rehearsed(event)?;
                let proviso = format!("If the cut to {} were made now", stage.seeds.len());
                Bracket::of(event, &stage, Some(proviso))
            }
        }
    }

    fn of(event: &Event, stage: &Stage, proviso: Option<String>) -> Option<Bracket> {
        let rounds = tree::rounds(event, stage);
        // A single finalist has no games.
        let last = rounds.last()?.first()?;
        let champion = last.winner().map(|place| place.name.clone());
        Some(Bracket { rounds, proviso, champion, decides: stage.kind == StageKind::DecidingMatch })
    }

    /// Whether it only shows what the cut would be.
    pub fn is_provisional(&self) -> bool {
        self.proviso.is_some()
    }

    /// The tables that are being played, from top to bottom.
    pub fn tables(&self) -> Vec<u32> {
        self.rounds.iter().flatten().filter(|game| game.is_live()).filter_map(|g| g.table).collect()
    }

    /// Rows it takes to show everything in this room without scrolling. The
    /// tree is set closer, and rounds that are over are left out, before more
    /// rows are asked for than there are.
    pub fn height(&self, room: Size) -> u16 {
        self.size(room).height
    }

    /// Columns and rows it takes to show everything in this room.
    pub fn size(&self, room: Size) -> Size {
        let layout = Layout::of(self, room);
        let shown = self.rounds.len() - layout.from;
        let width = layout.column.saturating_mul(u16::try_from(shown).unwrap_or(u16::MAX));
        Size::new(width, layout.height())
    }

    /// Rows of [`height`](Bracket::height) that do not scroll.
    pub fn head_rows(&self) -> u16 {
        if self.is_provisional() { 4 } else { 2 }
    }

    /// How far to scroll to see this table's game in the middle.
    pub fn scroll_to(&self, table: u32, room: Size) -> u16 {
        Layout::of(self, room).scroll_to(self, table)
    }

    /// Itself as a widget.
    pub fn drawn<'a>(&'a self, theme: &'a Theme) -> Drawn<'a> {
        Drawn::new(self, theme)
    }

    /// The first round that is not over, or the final.
    fn current(&self) -> usize {
        let open = |round: &Vec<Game>| !round.iter().all(Game::is_settled);
        self.rounds.iter().position(open).unwrap_or(self.rounds.len().saturating_sub(1))
    }
}

/// The finals as they would begin, were the cut made with the standings as
/// they are.
fn rehearsed(event: &Event) -> Option<Stage> {
    let plan = event.plan?;
    let size = going_on(event);
    let played = event.preliminary()?.rounds.iter().any(|round| {
        let reported = |p: &crate::event::Pairing| !p.is_bye() && p.outcome.is_some();
        round.pairings.iter().any(reported)
    });
    if size < 2 || !played || event.ruleset.finals.kind != FinalsKind::SingleElimination {
        return None;
    }
    let seeds: Vec<u32> =
        ranked(event).map(|standing| standing.entrant).take(size as usize).collect();
    (seeds.len() >= 2).then(|| Stage {
        kind: StageKind::SingleElimination,
        planned: 0,
        shape: plan.finals_match,
        seeds,
        rounds: Vec::new(),
    })
}
