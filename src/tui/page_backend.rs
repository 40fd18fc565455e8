//! Writes drawn cells as bytes that this terminal knows.

use super::few_bytes::FewBytes;
use super::tty::Direct;
use crossterm::terminal::{BeginSynchronizedUpdate, EndSynchronizedUpdate};
use crossterm::{cursor, queue};
use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};
use ratatui::style::Modifier;
use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

/// Writes into a [`FrameBuffer`]: for a VT100 only its own sequences.
pub struct PageBackend {
    inner: FewBytes<FrameBuffer>,
    page: FrameBuffer,
    basic: bool,
}

impl PageBackend {
    /// `basic`: the terminal knows no more than a VT100.
    pub fn new(page: FrameBuffer, basic: bool) -> PageBackend {
        PageBackend { inner: FewBytes::new(page.clone()), page, basic }
    }

    /// Writes cells with the three attributes of a VT100, which end only together.
    fn draw_basic<'a>(
        &mut self,
        content: impl Iterator<Item = (u16, u16, &'a Cell)>,
    ) -> io::Result<()> {
        let page = &mut self.page;
        let (mut next, mut shown) = (None, Modifier::empty());
        for (x, y, cell) in content {
            if next != Some((x, y)) {
                queue!(page, cursor::MoveTo(x, y))?;
            }
            next = Some((x + 1, y));
            let wanted = cell.modifier & KNOWN;
            if wanted != shown {
                page.write_all(b"\x1b[0")?;
                for (modifier, code) in ATTRIBUTES {
                    if wanted.contains(modifier) {
                        write!(page, ";{code}")?;
                    }
                }
                page.write_all(b"m")?;
                shown = wanted;
            }
            page.write_all(cell.symbol().as_bytes())?;
        }
        match shown.is_empty() {
            true => Ok(()),
            false => page.write_all(b"\x1b[0m"),
        }
    }
}

/// The attributes of a VT100 with their numbers.
const ATTRIBUTES: [(Modifier, u8); 3] =
    [(Modifier::BOLD, 1), (Modifier::UNDERLINED, 4), (Modifier::REVERSED, 7)];
const KNOWN: Modifier = Modifier::BOLD.union(Modifier::UNDERLINED).union(Modifier::REVERSED);

impl Backend for PageBackend {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        match self.basic {
            true => self.draw_basic(content),
            false => self.inner.draw(content),
        }
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        match self.basic {
            true => Ok(()),
            false => self.inner.hide_cursor(),
        }
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        match self.basic {
            true => Ok(()),
            false => self.inner.show_cursor(),
        }
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        self.inner.get_cursor_position()
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.inner.set_cursor_position(position)
    }

    fn clear(&mut self) -> io::Result<()> {
        self.inner.clear()
    }

    fn clear_region(&mut self, clear_type: ClearType) -> io::Result<()> {
        self.inner.clear_region(clear_type)
    }

    fn size(&self) -> io::Result<Size> {
        self.inner.size()
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        self.inner.window_size()
    }

    fn flush(&mut self) -> io::Result<()> {
        Backend::flush(&mut self.inner)
    }
}

/// The bytes of a frame, held back until the frame is complete.
#[derive(Debug, Clone, Default)]
pub struct FrameBuffer(Rc<RefCell<Vec<u8>>>);

/// The longest frame, in bytes, that arrives in one piece without marks around it.
const ONE_PIECE: usize = 100;

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
mod tests {
    use super::*;
    use ratatui::style::{Color, Style};
    use ratatui::text::{Line, Span};

    #[test]
    fn a_vt100_gets_its_own_sequences_only() {
        let page = FrameBuffer::default();
        let mut backend = PageBackend::new(page.clone(), true);
        let mut row = ratatui::buffer::Buffer::empty(ratatui::layout::Rect::new(0, 0, 4, 2));
        let bold = Style::new().add_modifier(Modifier::BOLD | Modifier::CROSSED_OUT);
        let line = Line::from(vec![Span::styled("ab", bold), Span::styled("c", Color::Red)]);
        row.set_line(0, 0, &line, 4);
        let cells = (0..3).map(|x| (x, 0, &row[(x, 0)]));
        backend.draw(cells.chain([(1, 1, &row[(0, 0)])])).unwrap();
        let written = String::from_utf8(page.0.borrow().clone()).unwrap();
        assert_eq!(written, "\x1b[1;1H\x1b[0;1mab\x1b[0mc\x1b[2;2H\x1b[0;1ma\x1b[0m");
    }
}
