//! Cells in little memory: a screen has thousands of them, and few differ.

use ratatui::buffer::Cell;
use std::collections::HashMap;

/// Different cells, by number. Number 0 is the blank cell.
#[derive(Debug, Clone)]
pub struct CellKinds {
    kinds: Vec<Cell>,
    numbers: HashMap<Cell, u32>,
}

impl Default for CellKinds {
    fn default() -> CellKinds {
        CellKinds { kinds: vec![Cell::EMPTY], numbers: HashMap::new() }
    }
}

impl CellKinds {
    /// The number of this kind of cell, which is added if it is new.
    pub fn number(&mut self, cell: &Cell) -> u32 {
        if *cell == Cell::EMPTY {
            return 0;
        }
        if let Some(number) = self.numbers.get(cell) {
            return *number;
        }
        let number = self.kinds.len() as u32;
        self.kinds.push(cell.clone());
        self.numbers.insert(cell.clone(), number);
        number
    }

    /// The cell of this number, which `number` has given.
    pub fn cell(&self, number: u32) -> &Cell {
        &self.kinds[number as usize]
    }

    pub fn count(&self) -> usize {
        self.kinds.len()
    }
}
