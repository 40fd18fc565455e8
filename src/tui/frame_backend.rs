//! The terminal as ratatui draws on it: all bytes of a frame are held back until it is complete.

use super::cell_bytes::{seen, written, written_basic};
use super::shown_cells::ShownCells;
use super::tty::{self, Direct};
use crossterm::terminal::{
    BeginSynchronizedUpdate, Clear, ClearType as Cleared, EndSynchronizedUpdate,
};
use crossterm::{cursor, queue, terminal};
use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// Writes drawn cells as bytes that this terminal knows.
pub struct FrameBackend<W: Write> {
    frame: W,
    basic: bool,
    /// Whether the cursor is shown; None: it is not known.
    shows_cursor: Option<bool>,
    /// The last position of the cursor.
    cursor: Position,
    /// The cells drawn since the screen was cleared.
    shown: ShownCells,
}

impl<W: Write> FrameBackend<W> {
    /// `basic`: the terminal knows no more than a VT100, which cannot hide its cursor.
    pub fn new(frame: W, basic: bool) -> FrameBackend<W> {
        let shown = ShownCells::default();
        FrameBackend { frame, basic, shows_cursor: None, cursor: Position::ORIGIN, shown }
    }
}

impl<W: Write> Backend for FrameBackend<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        let cells: Vec<(u16, u16, &Cell)> = content.collect();
        let size = cells.iter().fold((0, 0), |(w, h), (x, y, _)| (w.max(x + 1), h.max(y + 1)));
        self.shown.grow(size.0, size.1);
        let cells = seen(cells, &self.shown);
        cells.iter().for_each(|(x, y, cell)| self.shown.set((*x, *y), cell));
        let bytes = match self.basic {
            true => written_basic(&cells),
            false => written(&cells, &self.shown),
        };
        self.frame.write_all(bytes.as_bytes())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        if self.shows_cursor.replace(false) == Some(false) || self.basic {
            return Ok(());
        }
        queue!(self.frame, cursor::Hide)
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        if self.shows_cursor.replace(true) == Some(true) || self.basic {
            return Ok(());
        }
        queue!(self.frame, cursor::Show)
    }

    /// The terminal is not asked: its answer would have to be waited for.
    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.cursor)
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.cursor = position.into();
        queue!(self.frame, cursor::MoveTo(self.cursor.x, self.cursor.y))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.clear_region(ClearType::All)
    }

    fn clear_region(&mut self, region: ClearType) -> io::Result<()> {
        self.shown = ShownCells::default();
        let cleared = match region {
            ClearType::All => Cleared::All,
            ClearType::AfterCursor => Cleared::FromCursorDown,
            ClearType::BeforeCursor => Cleared::FromCursorUp,
            ClearType::CurrentLine => Cleared::CurrentLine,
            ClearType::UntilNewLine => Cleared::UntilNewLine,
        };
        queue!(self.frame, Clear(cleared))
    }

    fn size(&self) -> io::Result<Size> {
        tty::size().map(Size::from)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        let size = terminal::window_size()?;
        let columns_rows = Size::new(size.columns, size.rows);
        Ok(WindowSize { columns_rows, pixels: Size::new(size.width, size.height) })
    }

    fn flush(&mut self) -> io::Result<()> {
        self.frame.flush()
    }
}

/// The bytes of a frame, held back until the frame is complete.
#[derive(Debug, Clone, Default)]
pub struct FrameBuffer(Rc<RefCell<Vec<u8>>>);

/// The longest frame, in bytes, that arrives in one piece without marks around it.
const ONE_PIECE: usize = 400;

impl FrameBuffer {
    /// Ends the synchronised update that the frame began with. A short frame goes without one:
    /// the marks of a second that passes would be a third of its bytes.
    pub fn end_update(&self) -> io::Result<()> {
        let mut begin = Vec::new();
        queue!(begin, BeginSynchronizedUpdate)?;
        let mut bytes = self.0.borrow_mut();
        if bytes.starts_with(&begin) && bytes.len() <= begin.len() + ONE_PIECE {
            bytes.drain(..begin.len());
            return Ok(());
        }
        queue!(*bytes, EndSynchronizedUpdate)
    }

    /// Sends the frame in a single write.
    pub fn send(&self) -> io::Result<()> {
        let mut bytes = self.0.borrow_mut();
        if !bytes.is_empty() {
            Direct.write_all(&bytes)?;
            bytes.clear();
        }
        Ok(())
    }
}

impl Write for FrameBuffer {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests;
