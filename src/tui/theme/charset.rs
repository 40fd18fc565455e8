//! The characters that a terminal can show, and what stands for those that it cannot.
//!
//! The views draw in Unicode. [`Charset::apply`] replaces cells after drawing and before
//! anything is written, so no view knows about it. One cell stays one cell.

use deunicode::deunicode_char;
use ratatui::buffer::Buffer;
use unicode_width::UnicodeWidthStr;

/// The characters that may leave the program.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Charset {
    #[default]
    Unicode,
    /// Lines and signs are ASCII; letters keep their marks.
    Signs,
    /// Everything is ASCII.
    Ascii,
}

/// ASCII for signs, each with the signs that it stands for.
const STAND_INS: [(&str, &str); 17] = [
    ("-", "─━╌┄┈╴╶–—−‒―·‐‑"),
    ("|", "│┃┆┊╎║▌▐"),
    ("+", "┌┐└┘├┤┬┴┼╭╮╰╯┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬✓✔"),
    ("=", "═"),
    ("#", "█▉▊▋▓■▆▇"),
    ("\"", "▀▔”“„«»"),
    ("_", "▄▁▂▃▅▏▎▍"),
    (".", "░"),
    // A point behind a cut name would look like the end of an abbreviation.
    ("~", "…"),
    (":", "▒"),
    (">", "▸▶►›→⇒"),
    ("<", "◀◂‹←⇐"),
    ("^", "↑▲▴"),
    ("v", "↓▼▾"),
    ("*", "★☆•▪●◆▮▰"),
    ("x", "✗✘×✕"),
    ("o", "○◦◇▯▱□"),
];

impl Charset {
    /// Replaces what this terminal cannot show.
    pub fn apply(self, buffer: &mut Buffer) {
        if self == Charset::Unicode {
            return;
        }
        for cell in &mut buffer.content {
            if !cell.symbol().is_ascii() {
                let replaced = self.replaced(cell.symbol());
                cell.set_symbol(&replaced);
            }
        }
    }

    /// The text with the same width in these characters.
    pub fn text(self, text: &str) -> String {
        let mut letter = [0; 4];
        text.chars().map(|c| self.replaced(c.encode_utf8(&mut letter))).collect()
    }

    /// The content of one cell.
    fn replaced(self, symbol: &str) -> String {
        let Some(first) = symbol.chars().next() else { return String::new() };
        let keeps = self == Charset::Unicode
            || symbol.is_ascii()
            || (self == Charset::Signs && first.is_alphanumeric());
        if keeps {
            return symbol.to_owned();
        }
        let width = symbol.width();
        let sign = STAND_INS.iter().find(|(_, signs)| signs.contains(first));
        let plain = match (sign, first) {
            (Some((ascii, _)), _) => ascii,
            // A half of a point has one cell.
            (_, '½') => "h",
            _ => deunicode_char(first).filter(|plain| plain.is_ascii()).unwrap_or("?"),
        };
        let cut: String = plain.chars().filter(|c| !c.is_control()).take(width).collect();
        format!("{cut:width$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_has_one_cell_of_ascii_and_letters_lose_their_marks() {
        let ascii = |text: &str| Charset::Ascii.text(text);
        assert_eq!(ascii("┌── ▸ Łukasz Żółć ─┐"), "+-- > Lukasz Zolc -+");
        assert_eq!(ascii("2½–½ · ↑ ↓ ← → … ★ ✓ ✗"), "2h-h - ^ v < > ~ * + x");
        assert_eq!(ascii("█▀▄ ▏"), "#\"_ _");
        assert_eq!(ascii("日x"), "Rix");
        assert_eq!(Charset::Signs.text("▸ Łukasz · ½"), "> Łukasz - ½");
        assert_eq!(Charset::Unicode.text("▸ Ł"), "▸ Ł");
        for text in ["┌─ Żółć …", "日本", "🂡", "½"] {
            assert_eq!(ascii(text).width(), text.width(), "{text}");
            assert!(ascii(text).is_ascii(), "{text}");
        }
    }
}
