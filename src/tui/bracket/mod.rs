//! Draws the elimination rounds as a bracket. A single elimination is a tree. A double
//! elimination shows its two brackets, one above the other, and the final at the right.
//!
//! Before the cut the drawing shows the bracket that a cut made now would give, and says so.

mod canvas;
mod cells;
mod double;
mod entry;
#[cfg(test)]
mod tests;
mod tree;

use super::ui::theme::Theme;
use crate::event::{Event, Stage, StageKind, announced_cut_size, in_the_cut};
use crate::msg;
use crate::ruleset::FinalsKind;
use crate::words::Words;
use double::DoubleDrawing;
use entry::{DrawOptions, DrawnGame, Notice};

pub use entry::Columns;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::widgets::Widget;
use tree::Tree;

/// A bracket, ready to be drawn.
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
    shape: Shape,
    provisional: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Shape {
    Tree(Tree),
    Double(DoubleDrawing),
}

impl Bracket {
    /// The bracket of the finals, or the one that a cut made now would give. Returns None if
    /// there is neither.
    pub fn new(event: &Event) -> Option<Bracket> {
        Bracket::told(event, Words::english())
    }

    /// [`new`](Bracket::new) in the language of its readers.
    pub fn told(event: &Event, words: &Words) -> Option<Bracket> {
        match event.finals() {
            Some(finals) => Bracket::of(event, finals, None, words),
            None => {
                let stage = rehearsed(event)?;
                let notice = words.text(&msg!("finals.if-cut-now", n = stage.seeds.len()));
                Bracket::of(event, &stage, Some(notice), words)
            }
        }
    }

    fn of(event: &Event, stage: &Stage, notice: Notice, words: &Words) -> Option<Bracket> {
        let provisional = notice.is_some();
        let shape = match stage.kind {
            StageKind::DoubleElimination => {
                Shape::Double(DoubleDrawing::of(event, stage, notice, words)?)
            }
            _ => Shape::Tree(Tree::of(event, stage, notice, words)?),
        };
        Some(Bracket { shape, provisional })
    }

    /// Whether the drawing only shows what the cut would give.
    pub fn is_provisional(&self) -> bool {
        self.provisional
    }

    /// The tables at which a game is being played, from top to bottom.
    pub fn tables(&self) -> Vec<u32> {
        let games = self.games().into_iter();
        games.filter(|game| game.is_live()).filter_map(|game| game.table).collect()
    }

    fn games(&self) -> Vec<&DrawnGame> {
        match &self.shape {
            Shape::Tree(tree) => tree.games().collect(),
            Shape::Double(double) => double.games().collect(),
        }
    }

    /// The seeds in the order in which the first games show them, from top to bottom.
    pub fn seeds(&self) -> Vec<usize> {
        let mut seeds = Vec::new();
        for seed in self.games().iter().flat_map(|game| &game.places).filter_map(|place| place.seed)
        {
            if !seeds.contains(&seed) {
                seeds.push(seed);
            }
        }
        seeds
    }

    /// The rows needed to show everything in this area without scrolling. The layout first
    /// moves games closer together and leaves out finished rounds, and only then needs more
    /// rows than the area has.
    pub fn height(&self, room: Size) -> u16 {
        self.size(room).height
    }

    /// The columns and rows needed to show everything in this area.
    pub fn size(&self, room: Size) -> Size {
        match &self.shape {
            Shape::Tree(tree) => tree.size(room),
            Shape::Double(double) => double.size(room),
        }
    }

    /// Whether numbers of matches and tables stand in short words, because rows are scarce.
    pub fn shortens(&self, room: Size) -> bool {
        match &self.shape {
            Shape::Tree(_) => false,
            Shape::Double(double) => double.shortens(room),
        }
    }

    /// The rows of [`height`](Bracket::height) that do not scroll.
    pub fn head_rows(&self, room: Size) -> u16 {
        match &self.shape {
            Shape::Tree(tree) => tree.head_rows(),
            Shape::Double(double) => double.head_rows(room),
        }
    }

    /// The scroll position that puts this table's game in the middle.
    pub fn scroll_to(&self, table: u32, room: Size) -> u16 {
        match &self.shape {
            Shape::Tree(tree) => tree.scroll_to(table, room),
            Shape::Double(double) => double.scroll_to(table, room),
        }
    }

    /// The scroll position that shows the place in which this seed waits for a game.
    pub fn scroll_to_seed(&self, seed: usize, room: Size) -> u16 {
        let options = DrawOptions { seed: Some(seed), ..DrawOptions::default() };
        match &self.shape {
            Shape::Tree(tree) => tree.scroll_to_seed(&options, room),
            Shape::Double(double) => double.scroll_to_seed(&options, room),
        }
    }

    /// The columns in sight, and those hidden on either side, if the chosen table or seed is to be
    /// seen and the drawing is then moved by so many columns.
    pub fn columns(
        &self,
        room: Size,
        (selected, seed): (Option<u32>, Option<usize>),
        moved: isize,
    ) -> Columns {
        let options = DrawOptions { selected, seed, moved, ..DrawOptions::default() };
        match &self.shape {
            Shape::Tree(tree) => tree.columns(room, &options),
            Shape::Double(double) => double.columns(room, &options),
        }
    }

    /// Returns a widget that draws this bracket.
    pub fn drawn<'a>(&'a self, theme: &'a Theme) -> BracketWidget<'a> {
        BracketWidget { bracket: self, theme, options: DrawOptions::default() }
    }
}

/// A bracket as a widget.
#[derive(Debug, Clone)]
pub struct BracketWidget<'a> {
    bracket: &'a Bracket,
    theme: &'a Theme,
    options: DrawOptions,
}

impl<'a> BracketWidget<'a> {
    /// Marks the table that keys act on.
    #[must_use]
    pub fn selected(mut self, selected: Option<u32>) -> BracketWidget<'a> {
        self.options.selected = selected;
        self
    }

    /// Marks the seed that keys act on, while no game is paired.
    #[must_use]
    pub fn selected_seed(mut self, seed: Option<usize>) -> BracketWidget<'a> {
        self.options.seed = seed;
        self
    }

    /// Shows later rounds by so many columns, or earlier ones.
    #[must_use]
    pub fn moved(mut self, by: isize) -> BracketWidget<'a> {
        self.options.moved = by;
        self
    }

    /// Hides this number of rows above; a number that is too large shows the end.
    #[must_use]
    pub fn scroll(mut self, scroll: u16) -> BracketWidget<'a> {
        self.options.scroll = scroll;
        self
    }
}

impl Widget for BracketWidget<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        let area = area.intersection(buffer.area);
        if area.is_empty() {
            return;
        }
        match &self.bracket.shape {
            Shape::Tree(tree) => tree.draw(&self.options, area, buffer, self.theme),
            Shape::Double(double) => double.draw(&self.options, area, buffer, self.theme),
        }
    }
}

/// The finals as they would begin if the cut were made with the present standings.
fn rehearsed(event: &Event) -> Option<Stage> {
    let plan = event.plan?;
    let size = announced_cut_size(event);
    let played = event.preliminary()?.rounds.iter().any(|round| {
        let reported = |p: &crate::event::Pairing| !p.is_bye() && p.outcome.is_some();
        round.pairings.iter().any(reported)
    });
    let kind = match event.ruleset.finals.kind {
        FinalsKind::SingleElimination => StageKind::SingleElimination,
        FinalsKind::DoubleElimination => StageKind::DoubleElimination,
        FinalsKind::None | FinalsKind::DecidingMatch => return None,
    };
    if size < 2 || !played {
        return None;
    }
    let seeds = in_the_cut(event);
    (seeds.len() >= 2).then(|| Stage {
        kind,
        planned: 0,
        shape: plan.finals_match,
        seeds,
        rounds: Vec::new(),
    })
}
