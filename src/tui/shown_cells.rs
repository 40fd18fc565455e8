//! The cells that the terminal shows, in a few kilobytes.

use super::cell_kinds::CellKinds;
use ratatui::buffer::Cell;
use std::ops::Index;

/// So many kinds of cells are known before those that are no longer shown are forgotten.
const MANY: usize = 4096;

/// A grid of cells.
#[derive(Debug, Default)]
pub struct ShownCells {
    width: u16,
    height: u16,
    /// The kind of each cell, row by row.
    cells: Vec<u32>,
    kinds: CellKinds,
}

impl ShownCells {
    /// The cells of this buffer, which begins in the first column and row.
    #[cfg(test)]
    pub fn of(buffer: &ratatui::buffer::Buffer) -> ShownCells {
        let mut shown = ShownCells::default();
        shown.grow(buffer.area.width, buffer.area.height);
        for (place, cell) in buffer.area.positions().zip(&buffer.content) {
            shown.set(place.into(), cell);
        }
        shown
    }

    pub fn width(&self) -> u16 {
        self.width
    }

    /// The cell in this column and row, if the grid is that large.
    pub fn cell(&self, (x, y): (u16, u16)) -> Option<&Cell> {
        let at = self.at((x, y))?;
        Some(self.kinds.cell(self.cells[at]))
    }

    /// Makes the grid at least as large as this. New cells are blank.
    pub fn grow(&mut self, width: u16, height: u16) {
        let (width, height) = (width.max(self.width), height.max(self.height));
        if (width, height) == (self.width, self.height) {
            return;
        }
        let blank = self.kinds.number(&Cell::EMPTY);
        let mut cells = vec![blank; usize::from(width) * usize::from(height)];
        if self.width > 0 {
            let rows = self.cells.chunks(self.width.into());
            for (row, wider) in rows.zip(cells.chunks_mut(width.into())) {
                wider[..row.len()].copy_from_slice(row);
            }
        }
        (self.width, self.height, self.cells) = (width, height, cells);
    }

    /// Shows this cell. A place outside the grid is ignored.
    pub fn set(&mut self, place: (u16, u16), cell: &Cell) {
        let Some(at) = self.at(place) else { return };
        if self.kinds.count() >= MANY.max(2 * self.cells.len()) {
            self.forget_unused();
        }
        self.cells[at] = self.kinds.number(cell);
    }

    fn at(&self, (x, y): (u16, u16)) -> Option<usize> {
        let inside = x < self.width && y < self.height;
        inside.then(|| usize::from(y) * usize::from(self.width) + usize::from(x))
    }

    fn forget_unused(&mut self) {
        let before = std::mem::take(&mut self.kinds);
        self.cells.iter_mut().for_each(|kind| *kind = self.kinds.number(before.cell(*kind)));
    }
}

impl Index<(u16, u16)> for ShownCells {
    type Output = Cell;

    fn index(&self, place: (u16, u16)) -> &Cell {
        self.cell(place).expect("the place is on the screen")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_keeps_its_cells_as_it_grows() {
        let mut grid = ShownCells::default();
        assert_eq!(grid.cell((0, 0)), None);
        grid.grow(3, 2);
        assert_eq!(grid[(2, 1)], Cell::EMPTY);
        grid.set((2, 1), &Cell::new("a"));
        grid.set((3, 1), &Cell::new("b"));
        grid.grow(5, 1);
        assert_eq!((grid.width(), grid[(2, 1)].symbol(), grid[(3, 1)].symbol()), (5, "a", " "));
        assert_eq!(grid.cell((0, 2)), None);
    }

    #[test]
    fn cells_that_are_no_longer_shown_take_no_memory() {
        let mut grid = ShownCells::default();
        grid.grow(2, 1);
        grid.set((1, 0), &Cell::new("─"));
        let letters = ('\u{4e00}'..).take(10 * MANY);
        for letter in letters {
            grid.set((0, 0), Cell::default().set_char(letter));
            assert_eq!(grid[(0, 0)].symbol().chars().next(), Some(letter));
        }
        assert_eq!(grid[(1, 0)].symbol(), "─");
        assert!(grid.kinds.count() <= MANY);
    }
}
