//! Draws the elimination rounds as a bracket. A single elimination is a tree. A double
//! elimination shows its two brackets, one above the other, and the final at the right.
//!
//! Before the cut the drawing shows the bracket that a cut made now would give, and says so.

mod double;
#[cfg(test)]
mod tests;
mod tree;

use super::ui::text;
use super::ui::theme::{CURSOR, Theme};
use crate::event::{Event, Id, Pairing, Stage, StageKind, announced_cut_size, in_the_cut};
use crate::msg;
use crate::pairing::Source;
use crate::ruleset::FinalsKind;
use crate::words::Words;
use double::DoubleDrawing;
use ratatui::buffer::Buffer;
use ratatui::layout::{Rect, Size};
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;
use tree::Tree;

/// A bracket, ready to be drawn.
///
/// ```no_run
/// # use komandor::{event::Event, tui::{bracket::Bracket, ui::theme::Theme}};
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
        Bracket::in_words(event, Words::english())
    }

    /// [`new`](Bracket::new) in the language of its readers.
    pub fn in_words(event: &Event, words: &Words) -> Option<Bracket> {
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
        let shape = match stage.kind {
            StageKind::DoubleElimination => {
                Shape::Double(DoubleDrawing::of(event, stage, notice, words)?)
            }
            _ => Shape::Tree(Tree::of(event, stage, notice, words)?),
        };
        Some(Bracket { shape })
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

/// One of the two places of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Slot {
    pub seed: Option<usize>,
    /// Empty while nobody has the place.
    pub name: String,
    /// Games won, once the match is over.
    pub score: String,
    pub fate: Fate,
    /// The match that fills this place, if the lines alone do not show it.
    pub awaits: Option<Source>,
}

impl Slot {
    /// A place that nobody will take.
    pub fn empty() -> Slot {
        Slot { fate: Fate::Empty, ..Slot::default() }
    }

    /// The place of an entrant of this stage.
    pub fn of(event: &Event, stage: &Stage, id: Id, fate: Fate) -> Slot {
        let seed = stage.seeds.iter().position(|seed| *seed == id).map(|at| at + 1);
        Slot { seed, name: event.label(id), fate, ..Slot::default() }
    }

    /// The same with the entrant's part of the score, if there is a result by games.
    fn with_score(self, event: &Event, pairing: &Pairing, id: Id) -> Slot {
        let played = pairing.outcome.as_ref().filter(|outcome| !outcome.games.is_empty());
        let [a, b] = played.map_or_else(Default::default, |outcome| event.score(pairing, outcome));
        Slot { score: if pairing.a == id { a } else { b }, ..self }
    }

    /// The text in the place, short enough for this number of columns if possible.
    pub fn text(&self, columns: usize, words: &Words) -> String {
        match (self.fate, self.awaits) {
            (Fate::Empty, _) => words.text(&msg!("result.bye")),
            (Fate::Unknown, Some(source)) => {
                let full = words.text(&source.words());
                if text::width(&full) <= columns { full } else { source.short() }
            }
            _ => self.name.clone(),
        }
    }
}

/// The state of the player in a place.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Fate {
    /// The game that fills this place is not over.
    #[default]
    Unknown,
    /// The player is known, but the round is not drawn yet.
    Waiting,
    Playing,
    Won,
    Lost,
    /// Nobody will take this place.
    Empty,
}

#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct DrawnGame {
    /// Counted from 1 in each round, in the order of the rules.
    pub number: u32,
    pub table: Option<u32>,
    pub places: [Slot; 2],
}

impl DrawnGame {
    /// Whether the game is being played now.
    pub fn is_live(&self) -> bool {
        self.places.iter().any(|place| place.fate == Fate::Playing)
    }

    /// Whether nothing more can happen in this game.
    fn is_settled(&self) -> bool {
        let open =
            |place: &Slot| matches!(place.fate, Fate::Unknown | Fate::Waiting | Fate::Playing);
        !self.places.iter().any(open)
    }

    pub fn winner(&self) -> Option<&Slot> {
        self.winning().map(|index| &self.places[index])
    }

    /// 0 if the upper place won, 1 if the lower place did.
    fn winning(&self) -> Option<usize> {
        self.places.iter().position(|place| place.fate == Fate::Won)
    }
}

/// The notice above a provisional drawing; None for a real bracket.
pub type Notice = Option<String>;

/// Options of a drawing: the chosen table or seed, the scroll position, and the columns by which it
/// is moved from the round that is played.
#[derive(Debug, Clone, Copy, Default)]
pub struct DrawOptions {
    pub selected: Option<u32>,
    pub seed: Option<usize>,
    pub scroll: u16,
    pub moved: isize,
}

/// The columns of a drawing: those in sight, and those hidden on either side.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Columns {
    pub before: usize,
    pub shown: usize,
    pub after: usize,
}

/// How a place is marked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    None,
    /// The sign of the cursor stands before it.
    Cursor,
    /// It is the other place of the chosen game, whose sign stands at the first.
    Beside,
}

impl DrawOptions {
    /// Whether this place is chosen: its table, or its seed while it waits for a game.
    pub fn mark(&self, game: &DrawnGame, place: &Slot) -> Mark {
        let table = self.selected.is_some() && game.is_live() && game.table == self.selected;
        let waits = place.fate == Fate::Waiting && place.seed.is_some();
        match table || waits && place.seed == self.seed {
            true if table && std::ptr::eq(place, &game.places[1]) => Mark::Beside,
            true => Mark::Cursor,
            false => Mark::None,
        }
    }
}

/// A part of a buffer; nothing is drawn outside it.
pub struct Canvas<'a> {
    pub area: Rect,
    pub buffer: &'a mut Buffer,
    /// Rows above the drawing, which do not scroll.
    pub head: u16,
    /// Rows of the drawing that are scrolled off the top.
    pub scroll: u16,
}

impl Canvas<'_> {
    /// Writes a line in the rows that do not scroll.
    pub fn head(&mut self, x: u16, y: u16, line: &str, style: Style) {
        if x >= self.area.width || y >= self.area.height {
            return;
        }
        let room = usize::from(self.area.width - x);
        self.buffer.set_stringn(self.area.x + x, self.area.y + y, line, room, style);
    }

    /// Writes a line in the rows that scroll.
    pub fn put(&mut self, x: u16, row: u16, line: &str, style: Style) {
        if let Some(shown) = row.checked_sub(self.scroll) {
            self.head(x, shown + self.head, line, style);
        }
    }
}

/// The width of a column in which nothing of these games is cut. A name needs room for the seed
/// before it and the score behind it. A game being played also needs room for its number and
/// table. The branch is included.
pub fn width_without_cuts<'a>(games: impl Iterator<Item = &'a DrawnGame>, words: &Words) -> u16 {
    let needed = |game: &DrawnGame| {
        let names = game.places.iter().map(|place| text::width(&place.text(usize::MAX, words)));
        let label =
            game.table.filter(|_| game.is_live()).map(|table| label(game.number, table, words));
        let label = label.map_or(0, |label| 3 + text::width(&label));
        names.max().map_or(0, |name| name + 4 + SCORE).max(label)
    };
    let longest = games.map(needed).max().unwrap_or(0);
    u16::try_from(longest).unwrap_or(u16::MAX / 64).saturating_add(BRANCH)
}

/// The text between two players who are at a table.
pub fn label(number: u32, table: u32, words: &Words) -> String {
    let (number, table) = (msg!("finals.match", n = number), msg!("common.table", n = table));
    words.text(&msg!("common.dotted", one = number.capitalised(), other = table))
}

/// The widths of columns side by side, equal unless some names need more. In that case each
/// column gets what it needs, as far as there is room. Otherwise no column is wider than
/// `widest`, unless a name is.
pub fn widths(needed: &[u16], room: u16, widest: u16) -> Vec<u16> {
    let equal = room / u16::try_from(needed.len()).unwrap_or(u16::MAX).max(1);
    if needed.iter().all(|needed| *needed <= equal) {
        let widest = needed.iter().copied().max().unwrap_or(0).max(widest);
        return vec![equal.min(widest); needed.len()];
    }
    let needed: Vec<usize> = needed.iter().map(|needed| usize::from(*needed)).collect();
    text::divide_columns(&needed, room.into()).into_iter().map(|columns| columns as u16).collect()
}

/// A score and a blank.
const SCORE: usize = 3;

/// A blank, the branch, the joint, and the line to the next round.
const BRANCH: u16 = 4;

/// The position and width of a player's line.
pub struct Spot {
    pub x: u16,
    pub row: u16,
    pub width: u16,
}

/// Draws a player's place in a game: seed, name, and the text beside the name.
pub fn place(
    place: &Slot,
    beside: &str,
    mark: Mark,
    at: Spot,
    (theme, words): (&Theme, &Words),
    canvas: &mut Canvas,
) {
    let Spot { x, row, width } = at;
    let selected = mark != Mark::None;
    let style = match place.fate {
        Fate::Playing | Fate::Waiting if selected => theme.cursor,
        Fate::Playing => theme.wanted,
        Fate::Won => theme.text.add_modifier(Modifier::BOLD),
        Fate::Waiting => theme.text,
        Fate::Lost | Fate::Unknown | Fate::Empty => theme.quiet,
    };
    let seed = match place.seed {
        Some(seed) if mark == Mark::Cursor => format!("{CURSOR}{seed} "),
        None if mark == Mark::Cursor => format!("{CURSOR}  "),
        Some(seed) => format!("{seed:>2} "),
        // This place stands at the end of the line that leads to it.
        None if place.fate == Fate::Unknown && place.awaits.is_none() => " · ".to_owned(),
        None => "   ".to_owned(),
    };
    // With the cursor sign before it, a seed of two digits takes one column more.
    let lead = text::width(&seed).min(width.into());
    let seed = text::left(&seed, lead);
    let rest = usize::from(width) - lead;
    let score = text::width(beside);
    let room = if score == 0 { rest } else { rest.saturating_sub(score + 1) };
    let name = place.text(room, words);
    // Words for a place that nobody has yet are no name.
    let name = if place.name.is_empty() { name } else { text::cut_name(&name, room) };
    let name = match score {
        0 => text::left(&name, rest),
        _ => text::left(&name, room) + " " + beside,
    };
    let name = text::cut(&name, rest);
    let seed_style = if selected { theme.cursor } else { theme.quiet };
    canvas.put(x, row, &seed, seed_style);
    canvas.put(x + lead as u16, row, &name, style);
}

/// Draws the lines from both places to the winner's place in the next round. The winner's own
/// line is brighter.
fn branch(game: &DrawnGame, x: u16, rows: [u16; 3], theme: &Theme, canvas: &mut Canvas) {
    let [upper, middle, lower] = rows;
    let (faint, bright) = (theme.quiet, theme.text);
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
    canvas.put(x + 3, middle, "─", way(game, theme));
}

/// The style of the line that leads from a game to its winner's next game.
pub fn way(game: &DrawnGame, theme: &Theme) -> ratatui::style::Style {
    if game.winning().is_some() { theme.text } else { theme.quiet }
}
