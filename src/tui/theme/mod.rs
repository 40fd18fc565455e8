//! Defines the styles, named by their meaning; no other file names a colour.
//!
//! The most important text is bold in the terminal's own foreground, which is readable on
//! any background. The other colours depend on how many the terminal has, and on whether
//! its background is dark or light. While that is unknown, no colours are used. Colour
//! alone never carries a meaning: the cursor row, for example, also has the sign
//! [`CURSOR`].

mod colours;
mod terminal_env;
#[cfg(test)]
mod tests;

pub use terminal_env::{Background, Depth, TerminalEnv, background_in};

use crate::store::ThemeChoice;
use colours::Colours;
use ratatui::style::{Color, Modifier, Style};

/// The sign before the row that keys act on.
pub const CURSOR: &str = "▸";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    depth: Depth,
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
}

impl Theme {
    /// The theme for this number of colours on this background.
    pub fn of(depth: Depth, background: Background) -> Theme {
        match Colours::of(depth, background) {
            Some(palette) => Theme::coloured(depth, palette),
            None => Theme::plain(depth),
        }
    }

    /// The theme that the user has chosen, else the one that the environment suggests.
    ///
    /// With `Auto`, the terminal's answer about its background may change the theme later.
    pub fn chosen(choice: ThemeChoice, around: &TerminalEnv) -> Theme {
        let depth = around.depth();
        let (background, auto) = match choice {
            ThemeChoice::Dark => (Background::Dark, false),
            ThemeChoice::Light => (Background::Light, false),
            ThemeChoice::Auto => (around.background(), true),
        };
        let follows_terminal = auto && depth != Depth::None && around.can_be_asked();
        Theme { follows_terminal, ..Theme::of(depth, background) }
    }

    /// Follows the terminal's answer about its background.
    pub fn set_background(&mut self, background: Background) {
        if self.follows_terminal {
            *self = Theme { follows_terminal: true, ..Theme::of(self.depth, background) };
        }
    }

    fn coloured(depth: Depth, p: &Colours) -> Theme {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        Theme {
            depth,
            follows_terminal: false,
            text: plain,
            quiet: plain.fg(p.quiet),
            wanted: bold,
            title: plain.fg(p.quiet),
            title_focused: bold.fg(p.accent),
            rule: plain.fg(p.rule),
            cursor: p.cursor.map_or(bold.fg(p.accent), |back| bold.bg(back)),
            key: plain.fg(p.accent),
            done: plain.fg(p.good),
            warning: plain.fg(p.amber),
            refused: bold.fg(p.bad),
            clock: bold,
            clock_short: bold.fg(p.amber),
            clock_over: bold.fg(p.bad).add_modifier(Modifier::REVERSED),
            champion: bold.fg(p.gold),
            gone: plain.fg(p.quiet).add_modifier(Modifier::CROSSED_OUT),
            header: bold,
            field: bold,
        }
    }

    /// The theme without colours.
    ///
    /// It dims nothing, because most terminals dim too far to be read.
    fn plain(depth: Depth) -> Theme {
        let plain = Style::new().fg(Color::Reset);
        let bold = plain.add_modifier(Modifier::BOLD);
        let reversed = bold.add_modifier(Modifier::REVERSED);
        Theme {
            depth,
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
        }
    }
}
