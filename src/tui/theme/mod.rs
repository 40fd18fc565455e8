//! Styles, named by what they mean. No other file names a colour.
//!
//! What matters most is in the terminal's own foreground, bold: it can be read
//! on any background. Colours depend on how many the terminal has and on
//! whether it is dark or light; while that is unknown there are none. Nothing
//! is told by colour alone: a cursor row has the sign [`CURSOR`] as well.

#[cfg(test)]
mod contrast;
mod palette;
mod surroundings;

pub use surroundings::{Surroundings, ground_in};

use crate::store::ThemeChoice;
use palette::Palette;
use ratatui::style::{Color, Modifier, Style};

/// Stands before the row that keys act on.
pub const CURSOR: &str = "▸";

/// What the terminal's background is like.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ground {
    Dark,
    Light,
    Unknown,
}

/// How many colours there are to write with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Bold and reverse video alone.
    None,
    Sixteen,
    Cube,
    True,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    depth: Depth,
    /// Whether the terminal's word on its background is taken.
    pub listens: bool,
    /// What is read: names, figures.
    pub text: Style,
    /// What may be overlooked: headings of columns, results that are in.
    pub quiet: Style,
    /// What the organizer is waiting for; the strongest thing on the screen.
    pub wanted: Style,
    /// A pane's title, and the same while its keys work.
    pub title: Style,
    pub title_focused: Style,
    /// Lines between panes.
    pub rule: Style,
    /// The row that keys act on.
    pub cursor: Style,
    /// A key, where keys are explained.
    pub key: Style,
    /// Something was done and is saved.
    pub done: Style,
    /// Something the organizer should know.
    pub warning: Style,
    /// Something was refused.
    pub refused: Style,
    /// The clock, while there is time; when little is left; in overtime.
    pub clock: Style,
    pub clock_short: Style,
    pub clock_over: Style,
    /// The champion, once there is one.
    pub champion: Style,
    /// Taken back, left, out.
    pub gone: Style,
    /// The top line.
    pub header: Style,
    /// What is being typed.
    pub field: Style,
}

impl Theme {
    /// The theme for so many colours on such a background.
    pub fn of(depth: Depth, ground: Ground) -> Theme {
        match Palette::of(depth, ground) {
            Some(palette) => Theme::coloured(depth, palette),
            None => Theme::plain(depth),
        }
    }

    /// The theme that was asked for; else the one that the terminal's
    /// surroundings speak for, until the terminal itself is heard.
    pub fn chosen(choice: ThemeChoice, around: &Surroundings) -> Theme {
        let depth = around.depth();
        let (ground, auto) = match choice {
            ThemeChoice::Dark => (Ground::Dark, false),
            ThemeChoice::Light => (Ground::Light, false),
            ThemeChoice::Auto => (around.ground(), true),
        };
        let listens = auto && depth != Depth::None && around.can_be_asked();
        Theme { listens, ..Theme::of(depth, ground) }
    }

    /// Takes in what the terminal says of its background.
    pub fn hear(&mut self, ground: Ground) {
        if self.listens {
            *self = Theme { listens: true, ..Theme::of(self.depth, ground) };
        }
    }

    fn coloured(depth: Depth, p: &Palette) -> Theme {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        Theme {
            depth,
            listens: false,
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

    /// Without a colour. Nothing is dimmed: how far a terminal dims, nobody
    /// knows, and most dim too far to be read.
    fn plain(depth: Depth) -> Theme {
        let plain = Style::new().fg(Color::Reset);
        let bold = plain.add_modifier(Modifier::BOLD);
        let reversed = bold.add_modifier(Modifier::REVERSED);
        Theme {
            depth,
            listens: false,
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
