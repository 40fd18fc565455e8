//! Computes where every match of a double elimination is drawn in the available area.

use super::build::{DoubleDrawing, DrawnMatch};
use crate::pairing::Source;
use crate::pairing::double::{Bracket, Match};
use crate::tui::bracket::cells::{width_without_cuts, widths};
use crate::tui::bracket::entry::{Columns, DrawOptions, Mark};
use ratatui::layout::Size;

/// A narrower column cannot show a name, so earlier columns are left out first.
const NARROWEST: u16 = 22;
/// In a wider column the eye loses the line from one column to the next.
const WIDEST: u16 = 36;
/// Rows from the final's upper place to the title of the reset.
const TO_RESET: u16 = 4;

/// The measurements of a drawing. Rows are counted from its top, below the rows that do not
/// scroll.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct DoubleLayout {
    /// The first column shown, the number of columns shown, and the number of all columns.
    pub from: usize,
    pub shown: usize,
    pub columns: usize,
    /// The width in cells of each column shown.
    widths: Vec<u16>,
    /// Rows from one place of a match to the other, in the first column shown.
    pitch: u16,
    /// Rows that do not scroll.
    pub head: u16,
    /// The upper, middle and lower row of each match shown, by match number.
    rows: Vec<Option<[u16; 3]>>,
    /// The row on which the winner of the upper bracket goes on to the final.
    pub way: u16,
    /// The row of the lower bracket's titles.
    pub lower_titles: u16,
    height: u16,
    room: u16,
}

impl DoubleLayout {
    pub fn of(double: &DoubleDrawing, room: Size, options: &DrawOptions) -> DoubleLayout {
        let columns = double.matches.iter().map(|of| double.column(of) + 1).max().unwrap_or(1);
        let shown = columns.min(usize::from(room.width / NARROWEST)).max(1);
        let from = first_column(double, columns, shown, options);
        let with = |pitch: u16| DoubleLayout::set(double, room, (from, shown, columns), pitch);
        let roomy = with(2);
        if roomy.height() <= room.height { roomy } else { with(1) }
    }

    fn set(
        double: &DoubleDrawing,
        room: Size,
        (from, shown, columns): (usize, usize, usize),
        pitch: u16,
    ) -> DoubleLayout {
        let in_column = |column: usize| {
            let all = double.entries.iter().filter(move |e| double.column(&e.of) == column);
            let games = width_without_cuts(all.map(|entry| &entry.game), &double.words);
            let titles = if column + 1 == columns { double.width_of_reset_title() } else { 0 };
            games.max(titles).max(NARROWEST)
        };
        let needed: Vec<u16> = (from..from + shown).map(in_column).collect();
        let mut layout = DoubleLayout {
            from,
            shown,
            columns,
            widths: widths(&needed, room.width, WIDEST),
            pitch,
            head: 0,
            rows: vec![None; double.matches.len() + 1],
            way: 0,
            lower_titles: 0,
            height: 0,
            room: room.height,
        };
        layout.stack(double);
        let all = shown == columns && layout.height <= room.height;
        layout.head = if double.notice.is_some() { 2 } else { u16::from(!all) };
        layout
    }

    /// Places the lower bracket below the upper one, and the final where the upper one ends.
    fn stack(&mut self, double: &DoubleDrawing) {
        let last = |bracket| double.matches.iter().rfind(|of| of.bracket == bracket);
        // The titles take one row, and a blank row below them if there is room.
        let titles = self.pitch;
        let mut next = titles;
        self.way = next;
        if let Some([_, middle, _]) =
            last(Bracket::Upper).and_then(|of| self.put(of, double, &mut next))
        {
            self.way = middle;
        }
        let upper = self.end().max(self.way + 1);
        self.lower_titles = upper + 1;
        let mut next = self.lower_titles + titles;
        if let Some(of) = last(Bracket::Lower) {
            self.put(of, double, &mut next);
        }
        self.height = self.end();
        if !self.shows(self.columns - 1) {
            return;
        }
        let mut set = |of: &Match, upper: u16| {
            self.rows[of.number as usize] = Some([upper, upper + 1, upper + 2]);
        };
        if let Some(of) = last(Bracket::GrandFinal) {
            set(of, self.way);
        }
        if let Some(of) = last(Bracket::Reset).filter(|_| double.has_reset()) {
            set(of, self.way + TO_RESET + 1);
        }
        self.height = self.end().max(self.reset_title() + 1);
    }

    /// Sets the rows of a match, and first those of all matches of its bracket that lead to it.
    /// Returns None for a match to the left of the first column shown.
    fn put(&mut self, of: &Match, double: &DoubleDrawing, next: &mut u16) -> Option<[u16; 3]> {
        if double.column(of) < self.from {
            return None;
        }
        let feeding = |source: Source| match source {
            Source::WinnerOf(number) => double.matches.get(number as usize - 1),
            Source::LoserOf(_) | Source::Seed(_) => None,
        };
        let [one, two] = of.from.map(|source| {
            let of = feeding(source)?;
            let rows = self.put(of, double, next)?;
            Some((of, rows[1]))
        });
        let rows = match (one, two) {
            (Some((_, upper)), Some((_, lower))) => [upper, upper.midpoint(lower), lower],
            // A loser of the upper bracket enters this match in its lower place.
            (Some((of, upper)), None) if self.pitch > 1 || double.column(of) > self.from => {
                [upper, upper + 1, upper + 2]
            }
            (Some((_, upper)), None) => [upper, upper, upper + 1],
            _ => {
                let upper = *next;
                *next += 2 * self.pitch;
                [upper, upper + self.pitch / 2, upper + self.pitch]
            }
        };
        if self.shows(double.column(of)) {
            self.rows[of.number as usize] = Some(rows);
        }
        Some(rows)
    }

    /// Whether no row is left between the two places of a first match.
    pub fn is_close(&self) -> bool {
        self.pitch == 1
    }

    pub fn shows(&self, column: usize) -> bool {
        (self.from..self.from + self.shown).contains(&column)
    }

    /// The first row below every match placed so far.
    fn end(&self) -> u16 {
        self.rows.iter().flatten().map(|rows| rows[2] + 1).max().unwrap_or(0)
    }

    pub fn width(&self) -> u16 {
        self.widths.iter().sum()
    }

    /// All rows, with those that do not scroll.
    pub fn height(&self) -> u16 {
        self.head + self.height
    }

    pub fn reset_title(&self) -> u16 {
        self.way + TO_RESET
    }

    /// The rows of a match, if it is shown.
    pub fn rows(&self, of: &Match) -> Option<[u16; 3]> {
        self.rows.get(of.number as usize).copied().flatten()
    }

    /// The cell at which a column begins.
    pub fn x(&self, column: usize) -> u16 {
        self.widths.iter().take(column.saturating_sub(self.from)).sum()
    }

    /// The width in cells of a column that is shown.
    pub fn column(&self, column: usize) -> u16 {
        self.widths.get(column.saturating_sub(self.from)).copied().unwrap_or(0)
    }

    /// The largest useful scroll position.
    pub fn most_scroll(&self) -> u16 {
        self.height().saturating_sub(self.room)
    }

    pub fn scroll_to(&self, double: &DoubleDrawing, table: u32) -> u16 {
        let live = |entry: &&DrawnMatch| entry.game.is_live() && entry.game.table == Some(table);
        let row = double.entries.iter().find(live).and_then(|entry| self.rows(&entry.of));
        self.in_the_middle(row.map_or(0, |rows| rows[1]))
    }

    /// The scroll position that puts this row in the middle.
    fn in_the_middle(&self, row: u16) -> u16 {
        let room = self.room.saturating_sub(self.head);
        row.saturating_sub(room / 2).min(self.most_scroll())
    }
}

impl DoubleDrawing {
    pub fn size(&self, room: Size) -> Size {
        let layout = DoubleLayout::of(self, room, &DrawOptions::default());
        Size::new(layout.width(), layout.height())
    }

    pub fn columns(&self, room: Size, options: &DrawOptions) -> Columns {
        let DoubleLayout { from, shown, columns, .. } = DoubleLayout::of(self, room, options);
        Columns { before: from, shown, after: columns - from - shown }
    }

    pub fn head_rows(&self, room: Size) -> u16 {
        DoubleLayout::of(self, room, &DrawOptions::default()).head
    }

    /// The scroll position that puts this table's match in the middle.
    pub fn scroll_to(&self, table: u32, room: Size) -> u16 {
        let options = DrawOptions { selected: Some(table), ..DrawOptions::default() };
        DoubleLayout::of(self, room, &options).scroll_to(self, table)
    }

    /// Whether numbers of matches stand in short words beside the names.
    pub fn shortens(&self, room: Size) -> bool {
        DoubleLayout::of(self, room, &DrawOptions::default()).is_close()
    }

    /// The scroll position that puts the marked place in the middle.
    pub fn scroll_to_seed(&self, options: &DrawOptions, room: Size) -> u16 {
        let layout = DoubleLayout::of(self, room, options);
        let marked = marked(self, options)
            .and_then(|(entry, at)| layout.rows(&entry.of).map(|rows| rows[at * 2]));
        marked.map_or(0, |row| layout.in_the_middle(row))
    }
}

/// The first column to show: the first with a match being played, else with an open match. It
/// moves right if the chosen table or seed would otherwise be out of sight.
fn first_column(
    double: &DoubleDrawing,
    columns: usize,
    shown: usize,
    options: &DrawOptions,
) -> usize {
    let most = columns - shown;
    let live = || double.entries.iter().filter(|entry| entry.game.is_live());
    let open = || double.entries.iter().filter(|entry| !entry.game.is_settled());
    let first = (live().map(|entry| double.column(&entry.of)).min())
        .or_else(|| open().map(|entry| double.column(&entry.of)).min())
        .unwrap_or(most)
        .min(most);
    let marked = marked(double, options).map(|(entry, _)| double.column(&entry.of));
    let first = match marked {
        Some(column) if column >= first + shown => column + 1 - shown,
        _ => first,
    };
    first.saturating_add_signed(options.moved).min(most)
}

/// The first match with a place that is marked, and which of its places that is.
fn marked<'d>(double: &'d DoubleDrawing, options: &DrawOptions) -> Option<(&'d DrawnMatch, usize)> {
    double.entries.iter().find_map(|entry| {
        let at = entry
            .game
            .places
            .iter()
            .position(|place| options.mark(&entry.game, place) != Mark::None)?;
        Some((entry, at))
    })
}
