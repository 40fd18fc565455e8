//! The colours of a theme, for each number of colours and each background.

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

    /// This colour on every terminal that can show it; on the others the colour stays.
    fn over(self, colour: Color) -> Shade {
        match colour {
            Color::Rgb(..) => Shade { full: colour, ..self },
            Color::Indexed(_) => Shade { full: colour, cube: colour, ..self },
            _ => Shade { full: colour, cube: colour, sixteen: colour },
        }
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
    /// All parts, in the order in which a palette lists them.
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

    /// The name of this part in a file.
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
}

/// The colours for one background, in the order of [`Part::ALL`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Palette(pub [Shade; 9]);

impl Palette {
    pub fn shade(&self, part: Part) -> Shade {
        self.0[part as usize]
    }
}

/// A theme: the colours for dark backgrounds, for light ones, or for both.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
        let palette = Some(*self.on(background)?);
        Some(match background {
            Background::Light => Palettes { dark: None, light: palette },
            _ => Palettes { dark: palette, light: None },
        })
    }

    /// Gives this part another colour, on every background that the theme is for.
    pub fn paint(&mut self, part: Part, colour: Color) {
        for palette in [&mut self.dark, &mut self.light].into_iter().flatten() {
            let shade = &mut palette.0[part as usize];
            *shade = shade.over(colour);
        }
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
