use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// A part of a buffer; nothing is drawn outside it.
pub(super) struct Canvas<'a> {
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
