//! Text made fit for a cell: harmless, and of a known width.

use crate::event::name::{fold, is_hostile};
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Columns that this text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// Without characters that could act on the terminal or mislead the eye.
/// Names are cleaned where they come in; a file may come from elsewhere.
pub fn harmless(text: &str) -> String {
    text.chars().filter(|c| !is_hostile(*c)).collect()
}

/// With a capital letter, to stand in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Whether the text holds all the words of `wanted`, which is folded already.
pub fn holds(text: &str, wanted: &str) -> bool {
    let text = fold(text);
    text.contains(wanted) || wanted.split_whitespace().all(|word| text.contains(word))
}

/// At most `columns` wide, with `…` where something was left out.
///
/// ```
/// use komandor::tui::text::cut;
/// assert_eq!(cut("Żółkiewski", 5), "Żółk…");
/// assert_eq!(cut("Jan", 5), "Jan");
/// ```
pub fn cut(text: &str, columns: usize) -> String {
    let clean = harmless(text);
    if clean.width() <= columns {
        return clean;
    }
    let mut left = columns.saturating_sub(1);
    let mut kept = String::new();
    for c in clean.chars() {
        let wide = c.width().unwrap_or(0);
        if wide > left {
            break;
        }
        left -= wide;
        kept.push(c);
    }
    if columns > 0 {
        kept.push('…');
    }
    kept
}

/// At most `columns` wide, without a sign for what was left out.
pub fn cut_plain(text: &str, columns: usize) -> String {
    let mut left = columns;
    let fits = |c: &char| {
        let wide = c.width().unwrap_or(0);
        let fits = wide <= left;
        left = left.saturating_sub(wide);
        fits
    };
    text.chars().filter(|c| !is_hostile(*c)).take_while(fits).collect()
}

/// Exactly `columns` wide, at the left.
pub fn left(text: &str, columns: usize) -> String {
    let mut cell = cut(text, columns);
    cell.extend(std::iter::repeat_n(' ', columns.saturating_sub(cell.width())));
    cell
}

/// Exactly `columns` wide, at the right.
pub fn right(text: &str, columns: usize) -> String {
    let cell = cut(text, columns);
    let mut padded = " ".repeat(columns.saturating_sub(cell.width()));
    padded.push_str(&cell);
    padded
}

/// Lines of at most `columns`, broken between words.
pub fn wrapped(text: &str, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && line.width() + 1 + word.width() > columns {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&harmless(word));
        }
        lines.push(cut(&line, columns));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_as_wide_as_was_asked() {
        for text in ["", "Jan", "Żółkiewski-Świętosławska", "日本語の名前", "a\u{1b}[2Jb"]
        {
            for columns in 0..30 {
                assert_eq!(left(text, columns).width(), columns, "{text:?} {columns}");
                assert_eq!(right(text, columns).width(), columns, "{text:?} {columns}");
            }
        }
    }

    #[test]
    fn words_stay_whole_where_they_fit() {
        assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
        assert_eq!(wrapped("", 8), Vec::<String>::new());
    }
}
