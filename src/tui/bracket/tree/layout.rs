//! Computes where everything in a tree is drawn in the available area.

use super::build::Tree;
use crate::tui::bracket::cells::{width_without_cuts, widths};
use crate::tui::bracket::entry::{Columns, DrawOptions, DrawnGame, Mark};
use ratatui::layout::Size;

/// A narrower column cannot show a name, so earlier rounds are left out first.
const NARROWEST: u16 = 18;
/// With fewer columns than this, one round is shown at a time.
const ONE_ROUND: u16 = 44;
/// In a wider column the eye loses the line from one round to the next.
const WIDEST: u16 = 38;

/// The measurements of a drawing. Rows are counted from the top of the tree, below the titles
/// of the rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TreeLayout {
    /// The first round that is shown.
    pub from: usize,
    /// The number of rounds that are shown.
    pub shown: usize,
    /// The width in columns of each round that is shown.
    columns: Vec<u16>,
    /// Rows from one place to the next, in the first round shown. With a pitch of 1 there is no
    /// row between the two players of a game.
    pitch: u16,
    /// The number of places in the first round shown.
    places: u16,
    /// Rows above the tree.
    pub head: u16,
    room: u16,
}

impl TreeLayout {
    /// The measurements, moved by so many rounds from those that follow the play.
    pub fn of(tree: &Tree, room: Size, moved: isize) -> TreeLayout {
        let head = tree.head_rows();
        let of = |from: usize| {
            let games = tree.rounds.get(from).map_or(1, Vec::len);
            let places = u16::try_from(games * 2).unwrap_or(u16::MAX / 4);
            // Two finalists are never this close: the champion stands between them.
            let closest = if places > 2 { 1 } else { 2 };
            let needed: Vec<u16> = tree
                .rounds
                .iter()
                .skip(from)
                .take(if room.width < ONE_ROUND { 1 } else { usize::MAX })
                .map(|of| width_without_cuts(of.iter(), &tree.words).max(NARROWEST))
                .collect();
            let with = |pitch: u16| TreeLayout {
                from,
                shown: needed.len(),
                columns: widths(&needed, room.width, WIDEST),
                pitch,
                places,
                head,
                room: room.height,
            };
            let fits = |layout: &TreeLayout| layout.height() <= room.height;
            [4, 2].into_iter().map(with).find(fits).unwrap_or_else(|| with(closest))
        };
        let fits = |layout: &TreeLayout| {
            let narrowest = layout.columns.iter().min().is_none_or(|columns| *columns >= NARROWEST);
            narrowest && layout.height() <= room.height
        };
        let current = tree.current();
        let layout = match room.width < ONE_ROUND {
            true => of(current),
            false => (0..=current).map(of).find(fits).unwrap_or_else(|| of(current)),
        };
        let last = tree.rounds.len().saturating_sub(1);
        match layout.from.saturating_add_signed(moved).min(last) {
            from if from == layout.from => layout,
            from => of(from),
        }
    }

    /// The width of a round that is shown.
    pub fn column(&self, round: usize) -> u16 {
        self.columns.get(round.saturating_sub(self.from)).copied().unwrap_or(0)
    }

    /// The cell at which a round begins.
    pub fn x(&self, round: usize) -> u16 {
        self.columns.iter().take(round.saturating_sub(self.from)).sum()
    }

    pub fn width(&self) -> u16 {
        self.columns.iter().sum()
    }

    /// All rows, with those above the tree.
    pub fn height(&self) -> u16 {
        self.head + (self.places - 1) * self.pitch + 1
    }

    /// The rows of a game's upper place, of its label, and of its lower place. `at` counts the
    /// games of the round from the top. The winner stands on the middle row in the next round.
    pub fn rows(&self, round: usize, at: usize) -> [u16; 3] {
        let first = u16::try_from(at * 2).unwrap_or(u16::MAX / 16);
        match round.checked_sub(self.from) {
            None | Some(0) => {
                let upper = first * self.pitch;
                [upper, upper + self.pitch / 2, upper + self.pitch]
            }
            Some(_) => {
                let [_, upper, _] = self.rows(round - 1, at * 2);
                let [_, lower, _] = self.rows(round - 1, at * 2 + 1);
                [upper, upper.midpoint(lower), lower]
            }
        }
    }

    /// Whether a game of this round has a row of its own between its players.
    pub fn has_label(&self, round: usize) -> bool {
        self.pitch > 1 || round > self.from
    }

    /// Whether this round is among those that are shown.
    pub fn shows(&self, round: usize) -> bool {
        (self.from..self.from + self.shown).contains(&round)
    }

    /// The largest useful scroll position.
    pub fn most_scroll(&self) -> u16 {
        self.height().saturating_sub(self.room)
    }

    pub fn scroll_to(&self, tree: &Tree, table: u32) -> u16 {
        let games = |(round, games): (usize, &'_ Vec<DrawnGame>)| {
            let at = games.iter().position(|game| game.is_live() && game.table == Some(table))?;
            Some(self.rows(round, at)[1])
        };
        let row = tree.rounds.iter().enumerate().skip(self.from).find_map(games);
        self.in_the_middle(row.unwrap_or(0))
    }

    /// The scroll position that puts this row in the middle.
    fn in_the_middle(&self, row: u16) -> u16 {
        let room = self.room.saturating_sub(self.head);
        row.saturating_sub(room / 2).min(self.most_scroll())
    }

    /// The row of the first place that is marked.
    fn marked(&self, tree: &Tree, options: &DrawOptions) -> Option<u16> {
        let shown = tree.rounds.iter().enumerate().filter(|(round, _)| self.shows(*round));
        let games = shown.flat_map(|(round, games)| {
            games.iter().enumerate().map(move |(at, game)| (round, at, game))
        });
        games
            .flat_map(|(round, at, game)| {
                let [upper, _, lower] = self.rows(round, at);
                [upper, lower].into_iter().zip(game.places.iter().map(move |place| (game, place)))
            })
            .find_map(|(row, (game, place))| {
                (options.mark(game, place) != Mark::None).then_some(row)
            })
    }
}

impl Tree {
    pub fn size(&self, room: Size) -> Size {
        let layout = TreeLayout::of(self, room, 0);
        Size::new(layout.width(), layout.height())
    }

    /// The scroll position that puts this table's game in the middle.
    pub fn scroll_to(&self, table: u32, room: Size) -> u16 {
        TreeLayout::of(self, room, 0).scroll_to(self, table)
    }

    pub fn columns(&self, room: Size, options: &DrawOptions) -> Columns {
        let TreeLayout { from, shown, .. } = TreeLayout::of(self, room, options.moved);
        Columns { before: from, shown, after: self.rounds.len().saturating_sub(from + shown) }
    }

    /// The scroll position that puts the marked place in the middle.
    pub fn scroll_to_seed(&self, options: &DrawOptions, room: Size) -> u16 {
        let layout = TreeLayout::of(self, room, 0);
        layout.marked(self, options).map_or(0, |row| layout.in_the_middle(row))
    }
}
