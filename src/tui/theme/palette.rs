//! The colours of a theme, for each number of colours and each background.

use super::contrast::{LEAST, Rgb, SIXTEEN, XTERM, contrast, nearest, rgb};
use super::terminal_env::{Background, Depth};
use ratatui::style::Color;

/// One colour for each number of colours; `Reset` is the terminal's own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shade {
    pub full: Color,
    pub cube: Color,
    pub sixteen: Color,
}

impl Shade {
    pub fn at(&self, depth: Depth) -> Color {
        match depth {
            Depth::True => self.full,
            Depth::Cube => self.cube,
            Depth::Sixteen => self.sixteen,
            Depth::None => Color::Reset,
        }
    }

    /// A colour with the nearest ones among 256 and among sixteen.
    ///
    /// Among sixteen, text gets the nearest one that can be read on `background`.
    pub fn derived(full: Color, part: Part, background: Rgb) -> Shade {
        let Some(value) = rgb(full, &XTERM) else {
            return Shade { full, cube: full, sixteen: full };
        };
        let cube = match full {
            Color::Rgb(..) => nearest(value, (16..=255).map(Color::Indexed)).unwrap_or(full),
            other => other,
        };
        let can_be_read = |colour: &Color| {
            let seen = rgb(*colour, &XTERM).unwrap_or_default();
            !part.is_text() || contrast(seen, background) >= LEAST
        };
        let sixteen = match (full, part) {
            // None of the sixteen is calm enough for a row.
            (Color::Rgb(..) | Color::Indexed(16..), Part::Cursor) => Color::Reset,
            (Color::Rgb(..) | Color::Indexed(16..), _) => {
                nearest(value, SIXTEEN.into_iter().filter(can_be_read)).unwrap_or(Color::Reset)
            }
            _ => full,
        };
        Shade { full, cube, sixteen }
    }
}

/// The use of a colour in a theme.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Part {
    /// Text that may be overlooked.
    Quiet,
    /// Lines; never text.
    Rule,
    /// Keys, and the title of the pane whose keys work.
    Accent,
    /// Something is saved.
    Done,
    /// Something to know; the clock before its end.
    Warning,
    /// Something was refused; overtime.
    Refused,
    Champion,
    /// Everything behind a dialog.
    Behind,
    /// The background of the row that keys act on.
    Cursor,
}

impl Part {
    /// All parts, in the order of a file.
    pub const ALL: [Part; 9] = [
        Part::Quiet,
        Part::Rule,
        Part::Accent,
        Part::Done,
        Part::Warning,
        Part::Refused,
        Part::Champion,
        Part::Behind,
        Part::Cursor,
    ];

    /// The key of this part in a file.
    pub fn word(self) -> &'static str {
        match self {
            Part::Quiet => "quiet",
            Part::Rule => "rule",
            Part::Accent => "accent",
            Part::Done => "done",
            Part::Warning => "warning",
            Part::Refused => "refused",
            Part::Champion => "champion",
            Part::Behind => "behind",
            Part::Cursor => "cursor",
        }
    }

    /// The one of the sixteen colours that can be read on dark and on light backgrounds alike, for a
    /// terminal that does not say which it has; `Reset` is its own.
    pub fn on_any_background(self) -> Color {
        match self {
            Part::Quiet | Part::Done | Part::Cursor => Color::Reset,
            Part::Rule | Part::Behind => Color::DarkGray,
            Part::Accent | Part::Warning | Part::Champion => Color::Magenta,
            Part::Refused => Color::Red,
        }
    }

    /// Whether text is written in this colour that must be easy to read.
    pub fn is_text(self) -> bool {
        !matches!(self, Part::Rule | Part::Behind | Part::Cursor)
    }
}

/// The colours for one background.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Palette {
    /// The background on which contrast is computed.
    pub background: Rgb,
    /// In the order of [`Part::ALL`].
    pub shades: [Shade; 9],
}

impl Palette {
    pub fn shade(&self, part: Part) -> Shade {
        self.shades[part as usize]
    }

    /// The contrast of this part with the background and with the cursor row: the smaller one.
    ///
    /// None: the colour is the terminal's own.
    pub fn contrast(&self, part: Part, depth: Depth) -> Option<f64> {
        let colour = rgb(self.shade(part).at(depth), &XTERM)?;
        let row = rgb(self.shade(Part::Cursor).at(depth), &XTERM).unwrap_or(self.background);
        Some(contrast(colour, self.background).min(contrast(colour, row)))
    }
}

/// A theme: the colours for dark backgrounds, for light ones, or for both.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Palettes {
    pub dark: Option<Palette>,
    pub light: Option<Palette>,
}

impl Palettes {
    /// The colours for this background; None: it is not known.
    pub fn on(&self, background: Background) -> Option<&Palette> {
        match background {
            Background::Dark => self.dark.as_ref(),
            Background::Light => self.light.as_ref(),
            Background::Unknown => None,
        }
    }

    /// The colours for this background alone; None: the theme has none.
    pub fn alone(&self, background: Background) -> Option<Palettes> {
        let palette = Some(self.on(background)?.clone());
        Some(match background {
            Background::Light => Palettes { dark: None, light: palette },
            _ => Palettes { dark: palette, light: None },
        })
    }

    /// The only background that the theme is made for; None: it is made for both.
    pub fn only(&self) -> Option<Background> {
        match (&self.dark, &self.light) {
            (Some(_), None) => Some(Background::Dark),
            (None, Some(_)) => Some(Background::Light),
            _ => None,
        }
    }
}
