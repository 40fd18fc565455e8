//! The bottom row: the keys, and the number of the page.

use super::keys::{BINDINGS, BoardAct, BoardBinding};
use crate::msg;
use crate::tui::ui::text;
use crate::tui::ui::theme::Theme;
use crate::words::{Message, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Blank columns between two keys.
const GAP: u16 = 3;

/// Whether the bottom row explains the keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyHints {
    Hidden,
    /// With `turn` there is another page or view to turn to. Somebody who cannot read this language
    /// finds the next `language` by its name.
    Shown {
        turn: bool,
        held: bool,
        language: Option<String>,
    },
}

/// The texts at the bottom of the screen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bottom {
    /// A sentence in the place of the keys.
    pub said: Option<(Message, Style)>,
    pub keys: KeyHints,
    /// The page, counted from 0, and the number of pages.
    pub page: (usize, usize),
    /// The rows that the keys may take, if they need them: 1 or 2.
    pub rows: u16,
}

/// A key, and what it does.
struct Hint {
    key: String,
    does: String,
    style: Style,
}

impl Hint {
    fn width(&self) -> u16 {
        (text::width(&self.key) + 1 + text::width(&self.does)) as u16
    }
}

/// Draws the last row of the screen, and the one above it if all keys need it.
pub fn draw(bottom: &Bottom, screen: Rect, buffer: &mut Buffer, look: (&Theme, &Words)) {
    let (theme, words) = look;
    let screen = screen.intersection(buffer.area);
    if screen.is_empty() {
        return;
    }
    let y = screen.bottom() - 1;
    let inset = if screen.width > 20 { 2 } else { 0 };
    let (x, right) = (screen.x + inset, screen.right() - inset);
    let whole = right.saturating_sub(x);
    let mut free = whole;
    let (page, pages) = bottom.page;
    if pages > 1 {
        let line = words.text(&msg!("board.page", page = page + 1, pages));
        let line = text::cut(&line, free.into());
        let width = text::width(&line) as u16;
        buffer.set_string(right - width, y, line, theme.title_focused);
        free = free.saturating_sub(width + 2);
    }
    if let Some((said, style)) = &bottom.said {
        buffer.set_string(x, y, text::cut(&words.text(said), free.into()), *style);
        return;
    }
    let hints = hints(&bottom.keys, look);
    let all: u16 = hints.iter().map(|hint| hint.width() + GAP).sum();
    let mut rest = &hints[..];
    if bottom.rows > 1 && all > free + GAP {
        rest = &hints[row(&hints, (x, y - 1), whole, buffer, theme)..];
    }
    row(rest, (x, y), free, buffer, theme);
}

/// The keys that work now.
fn hints(keys: &KeyHints, (theme, words): (&Theme, &Words)) -> Vec<Hint> {
    let KeyHints::Shown { turn, held, language } = keys else { return Vec::new() };
    let works = |binding: &&BoardBinding| match binding.act {
        BoardAct::NextPage | BoardAct::StayLonger => *turn,
        BoardAct::Hold => *turn || *held,
        _ => true,
    };
    let told = |binding: &BoardBinding| {
        let (does, style) = match binding.act {
            BoardAct::NextLanguage => (language.clone()?, theme.quiet),
            BoardAct::Hold if *held => (words.text(&msg!("board.go-on")), theme.warning),
            _ => (words.text(binding.hint.as_ref()?), theme.quiet),
        };
        Some(Hint { key: binding.written(words), does, style })
    };
    BINDINGS.iter().filter(works).filter_map(told).collect()
}

/// Draws as many of these as fit into a row, and returns their number.
fn row(
    hints: &[Hint],
    (mut x, y): (u16, u16),
    mut free: u16,
    buffer: &mut Buffer,
    theme: &Theme,
) -> usize {
    for (at, hint) in hints.iter().enumerate() {
        let width = hint.width();
        if width > free {
            return at;
        }
        let (after, _) = buffer.set_stringn(x, y, &hint.key, free.into(), theme.key);
        buffer.set_string(after + 1, y, &hint.does, hint.style);
        x += width + GAP;
        free = free.saturating_sub(width + GAP);
    }
    hints.len()
}
