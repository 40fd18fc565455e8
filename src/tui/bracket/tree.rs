//! The drawing of a single elimination as a tree, from left to right.

use super::{
    BRANCH, Canvas, Columns, DrawOptions, DrawnGame, Fate, Mark, Notice, Slot, Spot,
    width_without_cuts, widths,
};
use crate::event::{Event, Id, Pairing, Round, Side, Stage, StageKind, elimination_round};
use crate::pairing::{first_games, next_games};
use crate::tui::bracket;
use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use crate::words::Words;
use crate::{msg, pairing};
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};

/// A narrower column cannot show a name, so earlier rounds are left out first.
const NARROWEST: u16 = 18;

/// With fewer columns than this, one round is shown at a time.
const ONE_ROUND: u16 = 44;

/// In a wider column the eye loses the line from one round to the next.
const WIDEST: u16 = 38;

/// The measurements of a drawing. Rows are counted from the top of the tree, below the titles
/// of the rounds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TreeLayout {
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
    pub(super) fn has_label(&self, round: usize) -> bool {
        self.pitch > 1 || round > self.from
    }

    /// Whether this round is among those that are shown.
    pub fn shows(&self, round: usize) -> bool {
        (self.from..self.from + self.shown).contains(&round)
    }

    /// The largest useful scroll position.
    pub(super) fn most_scroll(&self) -> u16 {
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

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// The first round first; the games of each round from top to bottom.
    pub rounds: Vec<Vec<DrawnGame>>,
    pub notice: Notice,
    pub champion: Option<String>,
    /// The tree is the deciding match, which some rules have instead of finals.
    pub decides: bool,
    pub words: Words,
}

impl Tree {
    /// Returns None if there are no games, because there is only one finalist.
    pub fn of(event: &Event, stage: &Stage, notice: Notice, words: &Words) -> Option<Tree> {
        let rounds = rounds(event, stage);
        let last = rounds.last()?.first()?;
        let champion = last.winner().map(|place| place.name.clone());
        let decides = stage.kind == StageKind::DecidingMatch;
        Some(Tree { rounds, notice, champion, decides, words: words.clone() })
    }

    pub fn games(&self) -> impl Iterator<Item = &DrawnGame> {
        self.rounds.iter().flatten()
    }

    pub fn head_rows(&self) -> u16 {
        if self.notice.is_some() { 4 } else { 2 }
    }

    /// The first round that is not over, or else the final.
    pub fn current(&self) -> usize {
        let open = |round: &Vec<DrawnGame>| !round.iter().all(DrawnGame::is_settled);
        self.rounds.iter().position(open).unwrap_or(self.rounds.len().saturating_sub(1))
    }
}

/// The rounds of a single elimination up to its final, with those that are not drawn yet. The
/// games of a round are in the order in which they are drawn, from top to bottom.
fn rounds(event: &Event, stage: &Stage) -> Vec<Vec<DrawnGame>> {
    let builder = TreeBuilder { event, stage };
    let mut fixtures = first(stage);
    let mut rounds: Vec<Vec<DrawnGame>> = Vec::new();
    loop {
        let before = rounds.last();
        let drawn = stage.rounds.get(rounds.len());
        let (games, winners): (Vec<DrawnGame>, Vec<Option<Id>>) = (fixtures.iter())
            .map(|fixture| match drawn {
                Some(round) => builder.drawn(fixture, round),
                None => (builder.expected(fixture, fixtures.len(), before), None),
            })
            .unzip();
        rounds.push(games);
        if fixtures.len() <= 1 {
            break;
        }
        fixtures = next_games(&winners);
    }
    let orders = orders(rounds.len());
    let sorted = |(games, order): (Vec<DrawnGame>, Vec<usize>)| {
        order.into_iter().filter_map(|at| games.get(at).cloned()).collect()
    };
    rounds.into_iter().zip(orders).map(sorted).collect()
}

/// The first round. It comes from the seeds, or from the draw in an event that starts with
/// elimination.
fn first(stage: &Stage) -> Vec<pairing::Game> {
    if !stage.seeds.is_empty() {
        return first_games(&stage.seeds);
    }
    let pairings = stage.rounds.first().map_or(&[][..], |round| &round.pairings);
    let numbers = pairings.iter().filter_map(|p| p.number);
    let most = numbers.max().unwrap_or(pairings.len() as u32).max(1).next_power_of_two();
    (1..=most).map(|number| pairing::Game { number, a: None, b: None }).collect()
}

/// For each round, the positions of its games in the rules' order, from top to bottom. The
/// first winner of a round of n games meets the last, the second the last but one, and so on.
/// Games i and n + 1 - i of one round therefore feed game i of the next.
fn orders(rounds: usize) -> Vec<Vec<usize>> {
    let mut orders = vec![vec![0]];
    for _ in 1..rounds {
        let newest = orders.last().map_or(&[][..], Vec::as_slice);
        let games = newest.len() * 2;
        let feeding = newest.iter().flat_map(|at| [*at, games - 1 - at]).collect();
        orders.push(feeding);
    }
    orders.reverse();
    orders
}

pub struct TreeBuilder<'a> {
    pub event: &'a Event,
    pub stage: &'a Stage,
}

impl TreeBuilder<'_> {
    /// A game of a round that is drawn, and the player who advances from it.
    fn drawn(&self, fixture: &pairing::Game, round: &Round) -> (DrawnGame, Option<Id>) {
        let number = fixture.number;
        let at = |(index, p): &(usize, &Pairing)| p.number.unwrap_or(*index as u32 + 1) == number;
        let Some((_, pairing)) = round.pairings.iter().enumerate().find(at) else {
            let places = [Slot::empty(), Slot::empty()];
            return (DrawnGame { number, table: None, places }, None);
        };
        let mut places = [Side::A, Side::B].map(|side| self.seated(pairing, side));
        // A bye is recorded without its side, so the winner keeps the place they came from.
        if pairing.is_bye() && fixture.b == Some(pairing.a) {
            places.reverse();
        }
        // A player may leave the event after winning.
        let advances = pairing.winner().filter(|id| self.event.is_here(*id));
        (DrawnGame { number, table: pairing.table, places }, advances)
    }

    pub fn seated(&self, pairing: &Pairing, side: Side) -> Slot {
        let Some(id) = pairing.at(side) else { return Slot::empty() };
        let fate = match &pairing.outcome {
            None => Fate::Playing,
            Some(outcome) if outcome.winner == Some(side) => Fate::Won,
            Some(_) => Fate::Lost,
        };
        Slot::of(self.event, self.stage, id, fate).with_score(self.event, pairing, id)
    }

    /// A game of a round that is not drawn yet; `games` is the number of games in that round.
    fn expected(
        &self,
        fixture: &pairing::Game,
        games: usize,
        before: Option<&Vec<DrawnGame>>,
    ) -> DrawnGame {
        let upper = fixture.number as usize - 1;
        let lower = games * 2 - 1 - upper;
        let place = |who: Option<Id>, feeding: usize| match (who, before) {
            (Some(id), _) => Slot::of(self.event, self.stage, id, Fate::Waiting),
            (None, Some(before)) if !before.get(feeding).is_some_and(DrawnGame::is_settled) => {
                Slot::default()
            }
            _ => Slot::empty(),
        };
        let places = [place(fixture.a, upper), place(fixture.b, lower)];
        DrawnGame { number: fixture.number, table: None, places }
    }
}

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
            bracket::place(place, &beside, selected, spot, (self.theme, &self.tree.words), canvas);
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
            let full = bracket::label(game.number, table, &self.tree.words);
            let fits = !self.tree.decides && text::width(&full) <= room;
            let short = || self.tree.words.text(&msg!("common.table", n = table).capitalised());
            let line = if fits { full } else { short() };
            canvas.put(x + 3, rows[1], &text::cut(&line, room), self.theme.key);
        }
        if !last {
            bracket::branch(game, x + width, rows, self.theme, canvas);
        }
    }
}
