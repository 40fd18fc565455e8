//! The rows of a list as they were drawn last. Few keys change a row, and to word one costs far
//! more than to copy its cells.

use super::cell_kinds::CellKinds;
use super::round_summary::RoundRow;
use super::theme::Theme;
use crate::event::Id;
use crate::words::Words;
use ratatui::Frame;
use ratatui::layout::Rect;
use std::cell::RefCell;
use std::sync::Arc;

/// All that the cells of rows depend on besides the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shown {
    pub theme: Theme,
    pub words: Words,
    /// The columns of the list on the screen.
    pub areas: Vec<Rect>,
    /// The first row that is drawn.
    pub first: usize,
    pub list: ShownList,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ShownList {
    Round {
        /// The stage and the round; None: the newest.
        number: Option<(usize, u32)>,
        rows: Arc<[RoundRow]>,
        /// The time in seconds, where a table counts its own.
        now: Option<i64>,
    },
    Standings {
        players: Vec<Id>,
        /// The row of the cut's line, if it is drawn.
        cut: Option<usize>,
        final_places: bool,
        wide: bool,
    },
}

/// The rows of one list, kept until the event changes: each [`super::derived::Derived`] begins
/// with none.
#[derive(Debug, Clone, Default)]
pub struct DrawnRows(RefCell<Option<(Shown, Cells)>>);

/// The cells of the areas, line by line.
#[derive(Debug, Clone)]
struct Cells {
    kinds: CellKinds,
    numbers: Vec<u32>,
}

impl DrawnRows {
    /// Draws the rows, or copies them if they were drawn of the same things before.
    ///
    /// A build with debug assertions draws them each time, and compares.
    pub fn draw(&self, frame: &mut Frame, shown: Shown, draw: impl FnOnce(&mut Frame)) {
        let mut kept = self.0.borrow_mut();
        let known = kept.as_ref().filter(|(before, _)| *before == shown).map(|(_, cells)| cells);
        if let Some(cells) = known.filter(|_| !cfg!(debug_assertions)) {
            return cells.paste(frame, &shown.areas);
        }
        draw(frame);
        if let Some(known) = known {
            let at = known.first_difference(frame, &shown.areas);
            assert_eq!(at, None, "the rows depend on more than {:?}", shown.list);
        }
        let cells = Cells::of(frame, &shown.areas);
        *kept = Some((shown, cells));
    }
}

impl Cells {
    fn of(frame: &mut Frame, areas: &[Rect]) -> Cells {
        let mut kinds = CellKinds::default();
        let lines = lines(frame, areas);
        let screen = &frame.buffer_mut().content;
        let cells = lines.into_iter().flat_map(|line| &screen[line]);
        let numbers = cells.map(|cell| kinds.number(cell)).collect();
        Cells { kinds, numbers }
    }

    /// Writes the cells on a frame that is blank there.
    fn paste(&self, frame: &mut Frame, areas: &[Rect]) {
        let mut numbers = self.numbers.iter();
        for line in lines(frame, areas) {
            for (cell, number) in frame.buffer_mut().content[line].iter_mut().zip(&mut numbers) {
                if *number > 0 {
                    cell.clone_from(self.kinds.cell(*number));
                }
            }
        }
    }

    fn first_difference(&self, frame: &mut Frame, areas: &[Rect]) -> Option<usize> {
        let lines = lines(frame, areas);
        let screen = &frame.buffer_mut().content;
        let cells = lines.into_iter().flat_map(|line| &screen[line]);
        cells.zip(&self.numbers).position(|(cell, number)| cell != self.kinds.cell(*number))
    }
}

/// The lines of these areas, as ranges of the cells of the screen.
fn lines(frame: &mut Frame, areas: &[Rect]) -> Vec<std::ops::Range<usize>> {
    let (screen, cells) = (frame.area(), frame.buffer_mut());
    let areas = areas.iter().map(|area| area.intersection(screen)).filter(|area| !area.is_empty());
    let line = |area: Rect, y| {
        let from = cells.index_of(area.x, y);
        from..from + usize::from(area.width)
    };
    areas.flat_map(|area| (area.y..area.bottom()).map(move |y| line(area, y))).collect()
}
