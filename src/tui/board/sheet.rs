//! A list for a large screen. It stands in blocks side by side if there is room, and is divided
//! into pages if it is too long.

use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Writes a line in the middle of a row of the area.
pub fn centred(line: &str, y: u16, style: Style, area: Rect, buffer: &mut Buffer) {
    let line = text::cut(line, area.width.into());
    let x = area.x + (area.width - text::width(&line) as u16) / 2;
    buffer.set_string(x, y, line, style);
}

/// Blank columns between blocks, and between the columns of one block.
const GUTTER: u16 = 4;
const GAP: u16 = 2;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wide {
    /// Exactly this number of columns, aligned right.
    Figures(u16),
    /// A share of the columns left over.
    Words,
}

#[derive(Debug, Clone)]
pub struct Sheet {
    pub columns: Vec<(String, Wide)>,
    /// A row of a single cell is a line across the block, with these words.
    pub rows: Vec<Vec<(String, Style)>>,
    /// The smallest and the largest width of a block. In a narrower block names are lost, in a
    /// wider one the eye loses the line.
    pub block: (u16, u16),
    /// The columns from the left that stay if the area is too narrow for one block.
    pub core: usize,
    /// The text shown if there are no rows.
    pub otherwise: String,
    /// Whether a blank line stands between rows in any case.
    pub spaced: bool,
    /// The meaning of the marks in the rows, below the rows of each page.
    pub legend: Option<(String, Style)>,
}

/// The smallest width of a block for the back row, unless most names need less.
const BACK_ROW: u16 = 56;

/// The division of a sheet over an area.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Spread {
    blocks: u16,
    width: u16,
    /// Rows of a block.
    lines: usize,
    /// 2 if there is room for a blank line between rows, else 1.
    pitch: u16,
    pages: usize,
}

impl Sheet {
    /// A column of figures at least this wide, and as wide as its title.
    pub fn figures(title: String, least: u16) -> (String, Wide) {
        let width = u16::try_from(text::width(&title)).unwrap_or(least).max(least);
        (title, Wide::Figures(width))
    }

    /// The sheet with blank lines, and with fewer and wider columns.
    #[must_use]
    pub fn for_the_back_row(mut self) -> Sheet {
        self.columns.truncate(self.core);
        self.rows.iter_mut().for_each(|row| row.truncate(self.core));
        // Blocks side by side make fewer pages, and nobody waits for their name to come round.
        let least = self.usual_width().min(BACK_ROW);
        self.block = (least, self.block.1.max(BACK_ROW));
        Sheet { spaced: true, ..self }
    }

    pub fn pages(&self, area: Rect) -> usize {
        self.spread(self.above_the_legend(area).0).pages
    }

    /// The area of the rows, and the lines of the legend that stand below it.
    fn above_the_legend(&self, area: Rect) -> (Rect, Vec<String>) {
        let wrapped = |(legend, _): &(String, Style)| text::wrapped(legend, area.width.into());
        let lines = self.legend.as_ref().map_or_else(Vec::new, wrapped);
        let height = area.height.saturating_sub(lines.len() as u16);
        (Rect { height, ..area }, lines)
    }

    fn spread(&self, area: Rect) -> Spread {
        let height = usize::from(area.height.saturating_sub(2)).max(1);
        let lines = if self.spaced { height.div_ceil(2) } else { height };
        let (least, most) = self.block;
        let most = most.max(self.width_without_cuts(self.columns.len()) + GAP);
        let room = ((area.width + GUTTER) / (least + GUTTER)).max(1);
        let needed = u16::try_from(self.rows.len().div_ceil(lines)).unwrap_or(u16::MAX).max(1);
        let blocks = needed.min(room);
        let width = ((area.width + GUTTER) / blocks).saturating_sub(GUTTER).min(most);
        let pitch = if self.spaced || self.rows.len() * 2 <= lines { 2 } else { 1 };
        let pages = self.rows.len().div_ceil(lines * usize::from(blocks)).max(1);
        // A single page is divided into blocks of equal length.
        let lines = match pages {
            1 => self.rows.len().div_ceil(blocks.into()).max(1),
            _ => lines,
        };
        Spread { blocks, width, lines, pitch, pages }
    }

    pub fn draw(&self, page: usize, area: Rect, buffer: &mut Buffer, theme: &Theme) {
        if area.is_empty() {
            return;
        }
        let (area, legend) = self.above_the_legend(area);
        let style = self.legend.as_ref().map_or(theme.quiet, |(_, style)| *style);
        for (line, at) in legend.iter().zip(0_u16..).filter(|_| area.height > 0) {
            centred(line, area.bottom() + at, style, area, buffer);
        }
        let spread = self.spread(area);
        if self.rows.is_empty() {
            return centred(&self.otherwise, area.y + area.height / 2, theme.quiet, area, buffer);
        }
        let used = spread.blocks * (spread.width + GUTTER) - GUTTER;
        let left = area.x + area.width.saturating_sub(used) / 2;
        let first = page.min(spread.pages - 1) * spread.lines * usize::from(spread.blocks);
        let blocks = self.rows.get(first..).unwrap_or_default().chunks(spread.lines);
        for (at, rows) in (0..spread.blocks).zip(blocks) {
            let x = left + at * (spread.width + GUTTER);
            let block = Rect { x, width: spread.width, ..area }.intersection(area);
            self.block(rows, spread.pitch, block, buffer, theme);
        }
    }

    fn block(
        &self,
        rows: &[Vec<(String, Style)>],
        pitch: u16,
        area: Rect,
        buffer: &mut Buffer,
        theme: &Theme,
    ) {
        let titles: Vec<(String, Style)> =
            self.columns.iter().map(|(title, _)| ((*title).to_owned(), theme.title)).collect();
        let all = std::iter::once((area.y, &titles));
        let rows = rows.iter().zip(0_u16..).map(|(row, at)| (area.y + 2 + at * pitch, row));
        let widths: Vec<(Wide, u16)> = self.widths(area.width).collect();
        for (y, row) in all.chain(rows).take_while(|(y, _)| *y < area.bottom()) {
            if let ([(said, style)], true) = (&row[..], self.columns.len() > 1) {
                let line = text::cut(&format!("── {said} "), area.width.into());
                let rest = usize::from(area.width).saturating_sub(text::width(&line));
                buffer.set_string(area.x, y, line + &"─".repeat(rest), *style);
                continue;
            }
            let mut x = area.x;
            for ((cell, style), (wide, columns)) in row.iter().zip(widths.iter().copied()) {
                let line = match wide {
                    Wide::Figures(_) => text::right(cell, columns.into()),
                    Wide::Words => {
                        text::left(&text::cut_list_name(cell, columns.into()), columns.into())
                    }
                };
                let room = usize::from(area.right().saturating_sub(x));
                if room > 0 {
                    buffer.set_stringn(x, y, line, room, *style);
                }
                x = x.saturating_add(columns + GAP);
            }
        }
    }

    /// The widest cell of this column, its title included.
    fn needed(&self, column: usize) -> usize {
        let cells = self.rows.iter().filter_map(|row| row.get(column));
        let words = cells.map(|(words, _)| text::width(words));
        words.chain([text::width(&self.columns[column].0)]).max().unwrap_or(0)
    }

    /// The width of a block in which nothing is cut in the first columns, this many.
    fn width_without_cuts(&self, count: usize) -> u16 {
        let wide = |(at, (_, wide)): (usize, &(String, Wide))| match wide {
            Wide::Figures(columns) => usize::from(*columns),
            Wide::Words => self.needed(at),
        };
        let cells: usize = self.columns.iter().take(count).enumerate().map(wide).sum();
        u16::try_from(cells).unwrap_or(u16::MAX / 4) + GAP * (count as u16).saturating_sub(1)
    }

    /// The width of a block in which all but a tenth of the cells of words are whole.
    fn usual_width(&self) -> u16 {
        let wide = |(at, (title, wide)): (usize, &(String, Wide))| match wide {
            Wide::Figures(columns) => usize::from(*columns),
            Wide::Words => {
                let cells = self.rows.iter().filter_map(|row| row.get(at));
                let cells = cells.map(|(words, _)| text::width(words)).collect();
                text::width_of_most(cells).max(text::width(title))
            }
        };
        let cells: usize = self.columns.iter().enumerate().map(wide).sum();
        let gaps = GAP * (self.columns.len() as u16).saturating_sub(1);
        u16::try_from(cells).unwrap_or(u16::MAX / 4) + gaps
    }

    /// The number of columns shown in a block of this width. The last figures yield to names.
    fn shown(&self, width: u16) -> usize {
        let all = self.columns.len();
        let figures = self.columns.iter().rev().take_while(|(_, wide)| *wide != Wide::Words);
        let least = (all - figures.count()).max(self.core).min(all);
        match width < self.block.0 {
            true => self.core.min(all),
            false => {
                let fits = |count: &usize| self.width_without_cuts(*count) <= width;
                (least..=all).rev().find(fits).unwrap_or(all)
            }
        }
    }

    /// The widths of the columns shown: columns of words are equal if that cuts nothing.
    /// Otherwise a column that needs more gets what the others can spare.
    fn widths(&self, width: u16) -> impl Iterator<Item = (Wide, u16)> {
        let shown = &self.columns[..self.shown(width)];
        let gaps = GAP * (shown.len() as u16).saturating_sub(1);
        let fixed: u16 = (shown.iter())
            .map(|(_, wide)| if let Wide::Figures(columns) = wide { *columns } else { 0 })
            .sum();
        let words: Vec<usize> = (0..shown.len()).filter(|at| shown[*at].1 == Wide::Words).collect();
        let room = usize::from(width.saturating_sub(fixed + gaps));
        let equal = room / words.len().max(1);
        let needed: Vec<usize> = words.iter().map(|at| self.needed(*at)).collect();
        let mut shares = vec![equal; words.len()];
        if needed.iter().any(|needed| *needed > equal) {
            shares = text::divide_columns(&needed, room);
            let spare = room - shares.iter().sum::<usize>();
            shares.iter_mut().for_each(|share| *share += spare / words.len());
        }
        let mut shares = shares.into_iter();
        shown.iter().map(move |(_, wide)| match wide {
            Wide::Figures(columns) => (*wide, *columns),
            Wide::Words => (*wide, shares.next().unwrap_or(0) as u16),
        })
    }
}
