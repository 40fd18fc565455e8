//! The bottom row: the keys, and the number of the page.

use super::keys::{BINDINGS, BoardAct, BoardBinding};
use crate::msg;
use crate::tui::text;
use crate::tui::theme::Theme;
use crate::words::{Message, Words};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

/// Whether the bottom row explains the keys.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum KeyHints {
    Hidden,
    /// With `turn` there is another page or view to turn to. Who cannot read this language
    /// finds the next `language` by its name.
    Shown {
        turn: bool,
        language: Option<String>,
    },
}

/// Draws the last row of the screen. `note` says that something is wrong with the file; it
/// takes the place of the keys.
pub fn draw(
    note: Option<&Message>,
    keys: KeyHints,
    (page, pages): (usize, usize),
    screen: Rect,
    buffer: &mut Buffer,
    (theme, words): (&Theme, &Words),
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
        let line = text::cut(
            &words.text(&msg!("board.page", page = page + 1, pages = pages)),
            free.into(),
        );
        let width = text::width(&line) as u16;
        buffer.set_string(right - width, y, line, theme.title_focused);
        free = free.saturating_sub(width + 2);
    }
    if let Some(note) = note {
        let note = text::cut(&words.text(note), free.into());
        buffer.set_string(x, y, note, theme.warning);
        return;
    }
    let KeyHints::Shown { turn, language } = keys else { return };
    let works = |binding: &&BoardBinding| turn || binding.act != BoardAct::NextPage;
    for binding in BINDINGS.iter().filter(works) {
        let Some(hint) = &binding.hint else { continue };
        let key = binding.written();
        let does = match binding.act {
            BoardAct::NextLanguage => match &language {
                Some(language) => language.clone(),
                None => continue,
            },
            _ => words.text(hint),
        };
        let width = (text::width(&key) + 1 + text::width(&does)) as u16;
        if width > free {
            break;
        }
        let (after, _) = buffer.set_stringn(x, y, key, free.into(), theme.key);
        buffer.set_string(after + 1, y, does, theme.quiet);
        x += width + 3;
        free = free.saturating_sub(width + 3);
    }
}
