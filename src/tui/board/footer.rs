//! The bottom row: which keys there are, which page this is.

use crate::tui::text;
use crate::tui::theme::Theme;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Keys and what they do, as the bottom row explains them.
const KEYS: [(&str, &str); 4] =
    [("q", "leave"), ("v", "next view"), (TURN, "turn the page"), ("?", "hide keys")];
const TURN: &str = "← →";

/// Whether keys are explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Keys {
    Hidden,
    /// `turn`: there is another page or view to turn to.
    Shown {
        turn: bool,
    },
}

/// Into the last row of the screen. `note` is something wrong with the file,
/// and then more important than keys.
pub fn draw(
    note: Option<&str>,
    keys: Keys,
    (page, pages): (usize, usize),
    screen: Rect,
    buffer: &mut Buffer,
    theme: &Theme,
) {
    let screen = screen.intersection(buffer.area);
    if screen.is_empty() {
        return;
    }
    let y = screen.bottom() - 1;
    let inset = if screen.width > 20 { 2 } else { 0 };
    let (mut x, right) = (screen.x + inset, screen.right() - inset);
    let mut free = right.saturating_sub(x);
    if pages > 1 {
        let line = text::cut(&format!("page {} of {pages}", page + 1), free.into());
        let width = text::width(&line) as u16;
        buffer.set_string(right - width, y, line, theme.title_focused);
        free = free.saturating_sub(width + 2);
    }
    if let Some(note) = note {
        buffer.set_string(x, y, text::cut(note, free.into()), theme.warning);
        return;
    }
    let works = |(key, _): &&(&str, &str)| match keys {
        Keys::Hidden => false,
        Keys::Shown { turn } => turn || *key != TURN,
    };
    for (key, does) in KEYS.iter().filter(works) {
        let width = (text::width(key) + 1 + text::width(does)) as u16;
        if width > free {
            break;
        }
        let (after, _) = buffer.set_stringn(x, y, key, free.into(), theme.key);
        buffer.set_string(after + 1, y, does, theme.quiet);
        x += width + 3;
        free = free.saturating_sub(width + 3);
    }
}
