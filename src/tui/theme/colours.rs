//! The colours for each number of colours and each background.

use super::terminal_env::{Background, Depth};
use ratatui::style::Color;

/// Colours named by their use; `Reset` is the terminal's own foreground.
pub(super) struct Colours {
    pub quiet: Color,
    /// Only lines are drawn in this colour, never text.
    pub rule: Color,
    pub accent: Color,
    pub good: Color,
    pub amber: Color,
    pub bad: Color,
    pub gold: Color,
    /// The background of the cursor row; None: the sixteen colours have no calm one.
    pub cursor: Option<Color>,
}

impl Colours {
    /// The palette for this terminal; None: no colour is sure to be readable.
    pub fn of(depth: Depth, background: Background) -> Option<&'static Colours> {
        match (depth, background) {
            (Depth::None, _) | (_, Background::Unknown) => None,
            (Depth::Sixteen, Background::Dark) => Some(&SIXTEEN_ON_DARK),
            (Depth::Sixteen, Background::Light) => Some(&SIXTEEN_ON_LIGHT),
            (Depth::Cube, Background::Dark) => Some(&CUBE_ON_DARK),
            (Depth::Cube, Background::Light) => Some(&CUBE_ON_LIGHT),
            (Depth::True, Background::Dark) => Some(&TRUE_ON_DARK),
            (Depth::True, Background::Light) => Some(&TRUE_ON_LIGHT),
        }
    }
}

// The sixteen colours differ from terminal to terminal. On black, some terminals make
// dark grey, brown and dark blue unreadable. On white, most make green and yellow
// unreadable.
const SIXTEEN_ON_DARK: Colours = Colours {
    quiet: Color::Reset,
    rule: Color::DarkGray,
    accent: Color::Cyan,
    good: Color::Green,
    amber: Color::LightYellow,
    bad: Color::LightRed,
    gold: Color::LightYellow,
    cursor: None,
};

const SIXTEEN_ON_LIGHT: Colours = Colours {
    quiet: Color::Reset,
    rule: Color::Gray,
    accent: Color::Blue,
    good: Color::Reset,
    amber: Color::Magenta,
    bad: Color::Red,
    gold: Color::Magenta,
    cursor: None,
};

const CUBE_ON_DARK: Colours = Colours {
    quiet: Color::Indexed(248),
    rule: Color::Indexed(240),
    accent: Color::Indexed(117),
    good: Color::Indexed(114),
    amber: Color::Indexed(215),
    bad: Color::Indexed(210),
    gold: Color::Indexed(221),
    cursor: Some(Color::Indexed(237)),
};

const CUBE_ON_LIGHT: Colours = Colours {
    quiet: Color::Indexed(240),
    rule: Color::Indexed(250),
    accent: Color::Indexed(25),
    good: Color::Indexed(22),
    amber: Color::Indexed(88),
    bad: Color::Indexed(124),
    gold: Color::Indexed(58),
    cursor: Some(Color::Indexed(254)),
};

const TRUE_ON_DARK: Colours = Colours {
    quiet: Color::Rgb(160, 166, 178),
    rule: Color::Rgb(62, 68, 81),
    accent: Color::Rgb(110, 190, 235),
    good: Color::Rgb(140, 200, 130),
    amber: Color::Rgb(235, 180, 90),
    bad: Color::Rgb(255, 130, 120),
    gold: Color::Rgb(255, 215, 95),
    cursor: Some(Color::Rgb(40, 52, 70)),
};

const TRUE_ON_LIGHT: Colours = Colours {
    quiet: Color::Rgb(88, 94, 106),
    rule: Color::Rgb(196, 200, 208),
    accent: Color::Rgb(0, 92, 150),
    good: Color::Rgb(25, 105, 35),
    amber: Color::Rgb(145, 75, 0),
    bad: Color::Rgb(175, 20, 25),
    gold: Color::Rgb(125, 85, 0),
    cursor: Some(Color::Rgb(220, 230, 244)),
};
