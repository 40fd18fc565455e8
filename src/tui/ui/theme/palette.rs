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
    pub(super) fn on_any_background(self) -> Color {
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
    pub(super) fn shade(&self, part: Part) -> Shade {
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
    pub(super) fn paint(&mut self, part: Part, colour: Color) {
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

/// The built-in themes by name.
const THEMES: [(&str, Palettes); 5] = [
    ("auto", AUTO),
    ("dark", Palettes { dark: Some(DARK), light: None }),
    ("light", Palettes { dark: None, light: Some(LIGHT) }),
    // Text of at least 7 : 1, for projectors and tired eyes.
    ("high-contrast", Palettes { dark: Some(STARK_ON_DARK), light: Some(STARK_ON_LIGHT) }),
    // Blue, yellow and orange only: nothing is told by red against green.
    ("colour-blind", Palettes { dark: Some(BLUE_ON_DARK), light: Some(BLUE_ON_LIGHT) }),
];

/// The theme that follows the terminal's background: `dark` or `light`.
pub const AUTO: Palettes = Palettes { dark: Some(DARK), light: Some(LIGHT) };

const DARK: Palette = Palette([
    shade(0xa0a6b2, 248, Color::Reset),
    shade(0x3e4451, 240, Color::DarkGray),
    shade(0x6ebeeb, 117, Color::Cyan),
    shade(0x8cc882, 114, Color::Green),
    shade(0xebb45a, 215, Color::LightYellow),
    shade(0xff8278, 210, Color::LightRed),
    shade(0xffd75f, 221, Color::LightYellow),
    shade(0x6a707c, 242, Color::DarkGray),
    shade(0x283446, 237, Color::Reset),
]);

const LIGHT: Palette = Palette([
    shade(0x585e6a, 240, Color::Reset),
    shade(0xc4c8d0, 250, Color::DarkGray),
    shade(0x005c96, 25, Color::Blue),
    shade(0x196923, 22, Color::Reset),
    shade(0x914b00, 88, Color::Magenta),
    shade(0xaf1419, 124, Color::Red),
    shade(0x7d5500, 58, Color::Magenta),
    shade(0x868c98, 245, Color::DarkGray),
    shade(0xdce6f4, 254, Color::Reset),
]);

const STARK_ON_DARK: Palette = Palette([
    shade(0xe4e4e4, 254, Color::Reset),
    shade(0xa8a8a8, 248, Color::Reset),
    shade(0x87ffff, 123, Color::LightCyan),
    shade(0xafffaf, 157, Color::LightGreen),
    shade(0xffff87, 228, Color::LightYellow),
    shade(0xffd7d7, 224, Color::LightRed),
    shade(0xffff5f, 227, Color::LightYellow),
    shade(0x949494, 246, Color::Reset),
    shade(0x303030, 236, Color::Reset),
]);

const STARK_ON_LIGHT: Palette = Palette([
    shade(0x262626, 235, Color::Reset),
    shade(0x6c6c6c, 242, Color::Reset),
    shade(0x00005f, 17, Color::Blue),
    shade(0x003300, 233, Color::Reset),
    shade(0x5f0000, 52, Color::Magenta),
    shade(0x870000, 88, Color::Red),
    shade(0x4d3300, 234, Color::Magenta),
    shade(0x767676, 243, Color::Reset),
    shade(0xdadada, 253, Color::Reset),
]);

const BLUE_ON_DARK: Palette = Palette([
    shade(0xa8adb8, 248, Color::Reset),
    shade(0x3e4451, 240, Color::DarkGray),
    shade(0x56b4e9, 117, Color::Cyan),
    shade(0x9ad4f5, 153, Color::Cyan),
    shade(0xf0e442, 227, Color::LightYellow),
    shade(0xffa64d, 215, Color::LightYellow),
    shade(0xf0e442, 227, Color::LightYellow),
    shade(0x6a707c, 242, Color::DarkGray),
    shade(0x283446, 237, Color::Reset),
]);

const BLUE_ON_LIGHT: Palette = Palette([
    shade(0x585e6a, 240, Color::Reset),
    shade(0xc4c8d0, 250, Color::DarkGray),
    shade(0x00558a, 25, Color::Blue),
    shade(0x003f66, 24, Color::Blue),
    shade(0x6b4700, 58, Color::Magenta),
    shade(0x8a3c00, 94, Color::Magenta),
    shade(0x6b4700, 58, Color::Magenta),
    shade(0x868c98, 245, Color::DarkGray),
    shade(0xdce6f4, 254, Color::Reset),
]);

const fn shade(full: u32, cube: u8, sixteen: Color) -> Shade {
    Shade { full: Color::from_u32(full), cube: Color::Indexed(cube), sixteen }
}

/// The built-in theme of this name. `NAME:dark` and `NAME:light` are its colours for one background.
pub fn built_in(name: &str) -> Option<Palettes> {
    let of = |name| THEMES.iter().find(|(known, _)| *known == name).map(|(_, palettes)| *palettes);
    match name.split_once(':') {
        None => of(name),
        Some((base, "dark")) => of(base)?.alone(Background::Dark),
        Some((base, "light")) => of(base)?.alone(Background::Light),
        Some(_) => None,
    }
}

/// The names of the built-in themes.
pub fn built_in_names() -> impl Iterator<Item = &'static str> {
    THEMES.iter().map(|(name, _)| *name)
}

/// A built-in theme as a file of one's own, of a theme for both backgrounds the dark half.
pub fn as_file(name: &str) -> Option<String> {
    let palettes = built_in(name)?;
    let both = palettes.dark.is_some() && palettes.light.is_some();
    let palette = palettes.dark.or(palettes.light)?;
    let mut text = format!("over: {name}{}\n", if both { ":dark" } else { "" });
    for part in Part::ALL {
        text.push_str(&format!("{}: \"{}\"\n", part.word(), palette.shade(part).full));
    }
    Some(text)
}
