//! Styles, named by what they mean. No other file names a colour.
//!
//! True colour only where `COLORTERM` says so, the sixteen colours otherwise,
//! none at all under `NO_COLOR`. A cursor row is never told by colour alone:
//! it has the sign [`CURSOR`] as well.

use ratatui::style::{Color, Modifier, Style};

/// Stands before the row that keys act on.
pub const CURSOR: &str = "▸";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Theme {
    /// What is read: names, figures.
    pub text: Style,
    /// What may be overlooked: headings of columns, results that are in.
    pub quiet: Style,
    /// What the organizer is waiting for; the brightest thing on the screen.
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
    /// The theme that this environment asks for.
    pub fn of(no_color: bool, true_color: bool) -> Theme {
        match (no_color, true_color) {
            (true, _) => Theme::plain(),
            (_, true) => Theme::coloured(&TRUE),
            (_, false) => Theme::coloured(&SIXTEEN),
        }
    }

    /// Reads `NO_COLOR` and `COLORTERM`.
    pub fn from_environment() -> Theme {
        let no_color = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let true_color = std::env::var("COLORTERM")
            .is_ok_and(|value| matches!(value.as_str(), "truecolor" | "24bit"));
        Theme::of(no_color, true_color)
    }

    fn coloured(p: &Palette) -> Theme {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        Theme {
            text: plain,
            quiet: plain.fg(p.quiet),
            wanted: bold.fg(p.bright),
            title: plain.fg(p.quiet),
            title_focused: bold.fg(p.accent),
            rule: plain.fg(p.rule),
            cursor: p.cursor.map_or(bold.fg(p.accent), |back| bold.bg(back)),
            key: plain.fg(p.accent),
            done: plain.fg(p.good),
            warning: plain.fg(p.amber),
            refused: bold.fg(p.bad),
            clock: bold.fg(p.bright),
            clock_short: bold.fg(p.amber),
            clock_over: bold.fg(p.bad).add_modifier(Modifier::REVERSED),
            champion: bold.fg(p.gold),
            gone: plain.fg(p.quiet).add_modifier(Modifier::CROSSED_OUT),
            header: bold,
            field: bold.fg(p.bright),
        }
    }

    fn plain() -> Theme {
        let plain = Style::new();
        let bold = plain.add_modifier(Modifier::BOLD);
        let faint = plain.add_modifier(Modifier::DIM);
        let reversed = bold.add_modifier(Modifier::REVERSED);
        Theme {
            text: plain,
            quiet: faint,
            wanted: bold,
            title: faint,
            title_focused: bold,
            rule: faint,
            cursor: bold,
            key: bold,
            done: plain,
            warning: bold,
            refused: reversed,
            clock: bold,
            clock_short: bold,
            clock_over: reversed,
            champion: reversed,
            gone: faint.add_modifier(Modifier::CROSSED_OUT),
            header: bold,
            field: bold,
        }
    }
}

struct Palette {
    bright: Color,
    quiet: Color,
    rule: Color,
    accent: Color,
    good: Color,
    amber: Color,
    bad: Color,
    gold: Color,
    /// Behind the cursor row; None where the sixteen have nothing calm.
    cursor: Option<Color>,
}

const SIXTEEN: Palette = Palette {
    bright: Color::White,
    quiet: Color::DarkGray,
    rule: Color::DarkGray,
    accent: Color::Cyan,
    good: Color::Green,
    amber: Color::Yellow,
    bad: Color::LightRed,
    gold: Color::LightYellow,
    cursor: None,
};

const TRUE: Palette = Palette {
    bright: Color::Rgb(255, 255, 255),
    quiet: Color::Rgb(130, 137, 151),
    rule: Color::Rgb(62, 68, 81),
    accent: Color::Rgb(110, 190, 235),
    good: Color::Rgb(140, 200, 130),
    amber: Color::Rgb(235, 180, 90),
    bad: Color::Rgb(255, 110, 100),
    gold: Color::Rgb(255, 215, 95),
    cursor: Some(Color::Rgb(40, 52, 70)),
};
