//! Defines the styles, named by their meaning; no file outside this folder names a colour.
//!
//! The most important text is bold in the terminal's own foreground, which is readable on
//! any background. The other colours depend on how many the terminal has, and on whether
//! its background is dark or light. While that is unknown, they are those of the sixteen that
//! can be read on both. Colour
//! alone never carries a meaning: the cursor row, for example, also has the sign
//! [`CURSOR`].
//!
//! The colours are those of a built-in theme, or the user's own laid over one.
//! Characters that the terminal lacks are replaced after drawing ([`Charset`]).

pub mod own;
pub mod palette;
pub mod terminal_env;
#[cfg(test)]
mod tests;

pub use own::{not_built_in, read};
pub use palette::{Palettes, Part, as_file, built_in, built_in_names};
pub use terminal_env::{Background, Depth, TerminalEnv, background_in};

use deunicode::deunicode_char;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// The sign before the row that keys act on.
pub const CURSOR: &str = "▸";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    depth: Depth,
    palettes: Palettes,
    /// The characters that the terminal can show.
    pub charset: Charset,
    /// Whether the terminal's own answer about its background is used.
    pub follows_terminal: bool,
    /// Text to be read: names, figures.
    pub text: Style,
    /// Text that may be overlooked: column headings, results that are in.
    pub quiet: Style,
    /// The thing the organizer is waiting for; the strongest style on the screen.
    pub wanted: Style,
    /// A pane's title; `title_focused` while the pane's keys work.
    pub title: Style,
    pub title_focused: Style,
    /// Lines between panes.
    pub rule: Style,
    /// The row that keys act on.
    pub cursor: Style,
    /// A key in an explanation of keys.
    pub key: Style,
    /// Something was done and is saved.
    pub done: Style,
    /// Something the organizer should know.
    pub warning: Style,
    /// Something was refused.
    pub refused: Style,
    /// The clock while there is time; then `clock_short`, and `clock_over` in overtime.
    pub clock: Style,
    pub clock_short: Style,
    pub clock_over: Style,
    /// The champion, once there is one.
    pub champion: Style,
    /// An undone action, or a player who has left or is out.
    pub gone: Style,
    /// The top line.
    pub header: Style,
    /// Text that is being typed.
    pub field: Style,
    /// A code to scan: dark on light everywhere, as cameras expect; None without colours.
    pub code: Option<Style>,
    /// Everything behind a dialog; without colours nothing changes.
    pub behind: Style,
}

impl Theme {
    /// The built-in theme for this number of colours on this background.
    pub fn of(depth: Depth, background: Background) -> Theme {
        Theme::made_of(palette::AUTO, depth, background)
    }

    /// The theme of these colours for this number of colours on this background.
    pub fn made_of(palettes: Palettes, depth: Depth, background: Background) -> Theme {
        match (depth, palettes.on(background)) {
            (Depth::None, _) => Theme::plain(depth, palettes),
            (_, Some(palette)) => {
                Theme::coloured(depth, palettes, |part| palette.shade(part).at(depth))
            }
            (_, None) => {
                let theme = Theme::coloured(depth, palettes, Part::on_any_background);
                Theme { cursor: theme.wanted.add_modifier(Modifier::REVERSED), ..theme }
            }
        }
    }

    /// The theme of these colours for this terminal.
    ///
    /// If it has colours for both backgrounds, the terminal's answer may change it later.
    pub fn chosen(palettes: Palettes, around: &TerminalEnv) -> Theme {
        let depth = around.depth();
        let only = palettes.only();
        let background = only.unwrap_or_else(|| around.background());
        let follows_terminal = only.is_none() && depth != Depth::None && around.can_be_asked();
        Theme { follows_terminal, ..Theme::made_of(palettes, depth, background) }
    }

    /// Follows the terminal's answer about its background.
    pub fn set_background(&mut self, background: Background) {
        if self.follows_terminal {
            let theme = Theme::made_of(self.palettes, self.depth, background);
            *self = Theme { follows_terminal: true, charset: self.charset, ..theme };
        }
    }

    fn coloured(depth: Depth, palettes: Palettes, of: impl Fn(Part) -> Color) -> Theme {
        let back = Some(of(Part::Cursor)).filter(|back| *back != Color::Reset);
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        Theme {
            depth,
            palettes,
            charset: Charset::Unicode,
            follows_terminal: false,
            text: plain,
            quiet: plain.fg(of(Part::Quiet)),
            wanted: bold,
            title: plain.fg(of(Part::Quiet)),
            title_focused: bold.fg(of(Part::Accent)),
            rule: plain.fg(of(Part::Rule)),
            cursor: back.map_or(bold.fg(of(Part::Accent)), |back| bold.bg(back)),
            key: plain.fg(of(Part::Accent)),
            done: plain.fg(of(Part::Done)),
            warning: plain.fg(of(Part::Warning)),
            refused: bold.fg(of(Part::Refused)),
            clock: bold,
            clock_short: bold.fg(of(Part::Warning)),
            clock_over: bold.fg(of(Part::Refused)).add_modifier(Modifier::REVERSED),
            champion: bold.fg(of(Part::Champion)),
            gone: plain.fg(of(Part::Quiet)).add_modifier(Modifier::CROSSED_OUT),
            header: bold,
            field: bold,
            code: code(depth),
            behind: plain.fg(of(Part::Behind)),
        }
    }

    /// The theme without colours.
    ///
    /// It dims nothing, because most terminals dim too far to be read.
    fn plain(depth: Depth, palettes: Palettes) -> Theme {
        let plain = Style::new().fg(Color::Reset);
        let bold = plain.add_modifier(Modifier::BOLD);
        let reversed = bold.add_modifier(Modifier::REVERSED);
        Theme {
            depth,
            palettes,
            charset: Charset::Unicode,
            follows_terminal: false,
            text: plain,
            quiet: plain,
            wanted: bold,
            title: plain,
            title_focused: bold,
            rule: plain,
            cursor: reversed,
            key: bold,
            done: plain,
            warning: bold,
            refused: reversed,
            clock: bold,
            clock_short: bold,
            clock_over: reversed,
            champion: reversed,
            gone: plain.add_modifier(Modifier::CROSSED_OUT),
            header: bold,
            field: bold,
            code: code(depth),
            behind: Style::new(),
        }
    }
}

/// Black on white, whatever colours the terminal has made of those names.
fn code(depth: Depth) -> Option<Style> {
    let [dark, light] = match depth {
        Depth::None => return None,
        Depth::Sixteen => [Color::Black, Color::White],
        Depth::Cube => [Color::Indexed(16), Color::Indexed(231)],
        Depth::True => [Color::Rgb(0, 0, 0), Color::Rgb(255, 255, 255)],
    };
    Some(Style::new().fg(dark).bg(light))
}

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
mod charset_tests {
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
