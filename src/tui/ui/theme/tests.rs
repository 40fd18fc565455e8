//! Checks that every text style can be read on the backgrounds that people use.
//!
//! The contrast is computed from the theme's own colours, as WCAG 2 defines it.

use super::{Background, Depth, Part, Theme, built_in, built_in_names};
use ratatui::style::{Color, Modifier, Style};

/// Red, green and blue, 0 to 255 each.
type Rgb = (u8, u8, u8);

/// The least contrast of text that is easy to read.
const LEAST: f64 = 4.5;

/// The sixteen colours of xterm, in the order of their numbers.
const XTERM: [u32; 16] = [
    0x000000, 0xcd0000, 0x00cd00, 0xcdcd00, 0x0000ee, 0xcd00cd, 0x00cdcd, 0xe5e5e5, 0x7f7f7f,
    0xff0000, 0x00ff00, 0xffff00, 0x5c5cff, 0xff00ff, 0x00ffff, 0xffffff,
];

/// The sixteen colours by name, in the order of their numbers.
#[rustfmt::skip]
const SIXTEEN: [Color; 16] = [
    Color::Black, Color::Red, Color::Green, Color::Yellow, Color::Blue, Color::Magenta, Color::Cyan,
    Color::Gray, Color::DarkGray, Color::LightRed, Color::LightGreen, Color::LightYellow,
    Color::LightBlue, Color::LightMagenta, Color::LightCyan, Color::White,
];

fn luminance((red, green, blue): Rgb) -> f64 {
    let linear = |part: u8| match f64::from(part) / 255.0 {
        part if part <= 0.040_45 => part / 12.92,
        part => ((part + 0.055) / 1.055).powf(2.4),
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/// The contrast, from 1 for equal colours to 21 for black and white.
fn contrast(one: Rgb, other: Rgb) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

fn hex(number: u32) -> Rgb {
    let [_, red, green, blue] = number.to_be_bytes();
    (red, green, blue)
}

/// The RGB value of a colour in a terminal with these sixteen colours; None: the terminal's own.
fn rgb(colour: Color, sixteen: &[u32; 16]) -> Option<Rgb> {
    match colour {
        Color::Reset => None,
        Color::Rgb(red, green, blue) => Some((red, green, blue)),
        Color::Indexed(at @ 232..) => Some([8 + 10 * (at - 232); 3].into()),
        Color::Indexed(at @ 16..) => {
            let level = |n: u8| if n == 0 { 0 } else { 55 + 40 * n };
            let at = at - 16;
            Some((level(at / 36), level(at / 6 % 6), level(at % 6)))
        }
        Color::Indexed(at) => Some(hex(sixteen[usize::from(at)])),
        named => {
            let at = SIXTEEN.iter().position(|known| *known == named)?;
            Some(hex(sixteen[at]))
        }
    }
}

const DARK: [Rgb; 4] = [(0, 0, 0), (17, 17, 23), (30, 30, 30), (40, 44, 52)];

const LIGHT: [Rgb; 4] = [(255, 255, 255), (250, 250, 250), (253, 246, 227), (239, 241, 245)];

/// Backgrounds of dark terminals, each with its sixteen colours in the order of their numbers.
///
/// On dark: xterm, the console, VTE, Windows, Visual Studio Code. `ON_LIGHT` holds xterm,
/// VTE, Windows, Tango and Visual Studio Code on white.
const ON_DARK: [(Rgb, [u32; 16]); 5] = [
    ((0, 0, 0), XTERM),
    (
        (0, 0, 0),
        [
            0x000000, 0xaa0000, 0x00aa00, 0xaa5500, 0x0000aa, 0xaa00aa, 0x00aaaa, 0xaaaaaa,
            0x555555, 0xff5555, 0x55ff55, 0xffff55, 0x5555ff, 0xff55ff, 0x55ffff, 0xffffff,
        ],
    ),
    ((29, 29, 29), VTE),
    ((12, 12, 12), WINDOWS),
    (
        (30, 30, 30),
        [
            0x000000, 0xcd3131, 0x0dbc79, 0xe5e510, 0x2472c8, 0xbc3fbc, 0x11a8cd, 0xe5e5e5,
            0x666666, 0xf14c4c, 0x23d18b, 0xf5f543, 0x3b8eea, 0xd670d6, 0x29b8db, 0xe5e5e5,
        ],
    ),
];

const ON_LIGHT: [(Rgb, [u32; 16]); 5] = [
    ((255, 255, 255), XTERM),
    ((255, 255, 255), VTE),
    ((255, 255, 255), WINDOWS),
    (
        (255, 255, 255),
        [
            0x2e3436, 0xcc0000, 0x4e9a06, 0xc4a000, 0x3465a4, 0x75507b, 0x06989a, 0xd3d7cf,
            0x555753, 0xef2929, 0x8ae234, 0xfce94f, 0x729fcf, 0xad7fa8, 0x34e2e2, 0xeeeeec,
        ],
    ),
    (
        (255, 255, 255),
        [
            0x000000, 0xcd3131, 0x00bc00, 0x949800, 0x0451a5, 0xbc05bc, 0x0598bc, 0x555555,
            0x666666, 0xcd3131, 0x14ce14, 0xb5ba00, 0x0451a5, 0xbc05bc, 0x0598bc, 0xa5a5a5,
        ],
    ),
];

const VTE: [u32; 16] = [
    0x171421, 0xc01c28, 0x26a269, 0xa2734c, 0x12488b, 0xa347ba, 0x2aa1b3, 0xd0cfcc, 0x5e5c64,
    0xf66151, 0x33da7a, 0xe9ad0c, 0x2a7bde, 0xc061cb, 0x33c7de, 0xffffff,
];

const WINDOWS: [u32; 16] = [
    0x0c0c0c, 0xc50f1f, 0x13a10e, 0xc19c00, 0x0037da, 0x881798, 0x3a96dd, 0xcccccc, 0x767676,
    0xe74856, 0x16c60c, 0xf9f1a5, 0x3b78ff, 0xb4009e, 0x61d6d6, 0xf2f2f2,
];

fn texts(theme: &Theme) -> [(&'static str, Style); 16] {
    [
        ("text", theme.text),
        ("quiet", theme.quiet),
        ("wanted", theme.wanted),
        ("title", theme.title),
        ("title_focused", theme.title_focused),
        ("key", theme.key),
        ("done", theme.done),
        ("warning", theme.warning),
        ("refused", theme.refused),
        ("clock", theme.clock),
        ("clock_short", theme.clock_short),
        ("clock_over", theme.clock_over),
        ("champion", theme.champion),
        ("gone", theme.gone),
        ("header", theme.header),
        ("field", theme.field),
    ]
}

/// The contrast of a style on a terminal whose own colours are `own` and `back`.
///
/// Reverse video exchanges both colours, which does not change the contrast.
fn of(style: Style, (own, back): (Rgb, Rgb), sixteen: &[u32; 16]) -> f64 {
    let value = |colour: Option<Color>| colour.and_then(|colour| rgb(colour, sixteen));
    let written = value(style.fg).unwrap_or(own);
    contrast(written, value(style.bg).unwrap_or(back))
}

/// The styles below 4.5 : 1, by themselves and in the cursor row.
fn too_faint(theme: &Theme, own: (Rgb, Rgb), sixteen: &[u32; 16]) -> Vec<String> {
    let mut faint = Vec::new();
    for (name, style) in texts(theme) {
        let in_row = style.patch(theme.cursor);
        for (place, style) in [("", style), (" in the cursor row", in_row)] {
            let ratio = of(style, own, sixteen);
            if ratio < LEAST {
                faint.push(format!("{name}{place} on {:?}: {ratio:.2}", own.1));
            }
        }
    }
    faint
}

/// A theme for one background is judged on that one only.
#[test]
fn all_text_of_every_theme_has_a_contrast_of_four_and_a_half_on_dark_and_on_light() {
    let (dark, light) = ((204, 204, 204), (51, 51, 51));
    let mut faint = Vec::new();
    for name in built_in_names() {
        let palettes = built_in(name).unwrap();
        for (background, own, backs, terminals) in
            [(Background::Dark, dark, DARK, ON_DARK), (Background::Light, light, LIGHT, ON_LIGHT)]
        {
            if palettes.on(background).is_none() {
                continue;
            }
            for depth in [Depth::Cube, Depth::True] {
                let theme = Theme::made_of(palettes, depth, background);
                let all = backs.into_iter().flat_map(|back| too_faint(&theme, (own, back), &XTERM));
                faint.extend(all.map(|line| format!("{name} {depth:?} {line}")));
            }
            let theme = Theme::made_of(palettes, Depth::Sixteen, background);
            for (back, sixteen) in terminals {
                let all = too_faint(&theme, (own, back), &sixteen).into_iter();
                faint.extend(all.map(|line| format!("{name} sixteen {line}")));
            }
        }
    }
    assert_eq!(faint, Vec::<String>::new());
}

/// Text behind a dialog has a contrast of 3 : 1.
#[test]
fn what_lies_behind_a_dialog_has_three_to_one() {
    for name in built_in_names() {
        let palettes = built_in(name).unwrap();
        for (background, back) in
            [(Background::Dark, (0x1e, 0x1e, 0x1e)), (Background::Light, (255, 255, 255))]
        {
            for depth in [Depth::Cube, Depth::True] {
                if palettes.on(background).is_none() {
                    continue;
                }
                let behind = Theme::made_of(palettes, depth, background).behind;
                let ratio = contrast(rgb(behind.fg.unwrap(), &XTERM).unwrap(), back);
                assert!(ratio >= 3.0, "{name} {background:?} {depth:?}: {ratio:.2}");
            }
        }
    }
}

/// The theme for weak eyes has a contrast of 7 : 1, in the cursor row too.
#[test]
fn the_theme_of_high_contrast_has_seven_to_one() {
    let palettes = built_in("high-contrast").unwrap();
    let both = [(palettes.dark, (0, 0, 0)), (palettes.light, (255, 255, 255))];
    for (palette, background) in both {
        let palette = palette.unwrap();
        let all = Part::ALL.into_iter();
        for part in all.filter(|of| !matches!(of, Part::Rule | Part::Behind | Part::Cursor)) {
            for depth in [Depth::True, Depth::Cube] {
                let [text, row] = [part, Part::Cursor]
                    .map(|of| rgb(palette.shade(of).at(depth), &XTERM).unwrap());
                let ratio = contrast(text, background).min(contrast(text, row));
                assert!(ratio >= 7.0, "{part:?} {depth:?}: {ratio:.2}");
            }
        }
    }
}

/// Users choose their terminal's own foreground so that they can read it.
///
/// So bold alone marks what matters, and no style sets white or dims.
#[test]
fn what_matters_is_the_terminals_own_foreground_in_bold() {
    for depth in [Depth::None, Depth::Sixteen, Depth::Cube, Depth::True] {
        for background in [Background::Dark, Background::Light, Background::Unknown] {
            let theme = Theme::of(depth, background);
            for style in [theme.wanted, theme.clock, theme.header, theme.field] {
                assert!(matches!(style.fg, None | Some(Color::Reset)), "{depth:?} {background:?}");
                assert!(style.add_modifier.contains(Modifier::BOLD), "{depth:?} {background:?}");
            }
            for (name, style) in texts(&theme) {
                assert!(!style.add_modifier.contains(Modifier::DIM), "{name}");
                assert_ne!(style.fg, Some(Color::White), "{name}");
            }
        }
    }
}

#[test]
fn without_colours_nothing_but_bold_and_reverse_video_speaks() {
    for background in [Background::Dark, Background::Light, Background::Unknown] {
        let theme = Theme::of(Depth::None, background);
        for (name, style) in texts(&theme).into_iter().chain([("cursor", theme.cursor)]) {
            let own = |colour| matches!(colour, None | Some(Color::Reset));
            assert!(own(style.fg) && own(style.bg), "{name} {background:?}");
        }
        assert!(theme.cursor.add_modifier.contains(Modifier::REVERSED));
        assert_eq!(theme.behind, Style::new());
    }
}

/// Inside tmux nobody says what the background is.
#[test]
fn on_an_unknown_background_the_colours_are_those_that_read_on_both() {
    for depth in [Depth::Sixteen, Depth::Cube, Depth::True] {
        let theme = Theme::of(depth, Background::Unknown);
        for (name, style) in texts(&theme).into_iter().chain([("cursor", theme.cursor)]) {
            let Some(colour) = style.fg.filter(|colour| *colour != Color::Reset) else { continue };
            let value = rgb(colour, &XTERM).unwrap();
            let least = contrast(value, (0, 0, 0)).min(contrast(value, (255, 255, 255)));
            assert!(least >= 3.0, "{name}: {colour:?} has {least}");
        }
        assert_eq!((theme.key.fg, theme.refused.fg), (Some(Color::Magenta), Some(Color::Red)));
        assert!(theme.cursor.add_modifier.contains(Modifier::REVERSED));
    }
}
