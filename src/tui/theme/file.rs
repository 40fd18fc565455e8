//! Reads a theme from a file, and the themes that the program brings along.
//!
//! ```yaml
//! dark:
//!   background: "#1e1e1e"
//!   quiet: "#a0a6b2"
//!   accent: {full: "#6ebeeb", cube: 117, sixteen: cyan}
//! ```

use super::contrast::{LEAST, Rgb};
use super::palette::{Palette, Palettes, Part, Shade};
use super::terminal_env::Depth;
use crate::msg;
use crate::ruleset::{Problem, problem_at, problems_at, read_values};
use crate::words::Message;
use ratatui::style::Color;
use serde_yaml::{Mapping, Value};
use std::str::FromStr;
use std::sync::LazyLock;

/// The theme that follows the terminal's background: `dark` or `light`.
pub const AUTO: &str = "auto";

/// The built-in themes by name.
const FILES: [(&str, &str); 4] = [
    ("dark", include_str!("../../../config/themes/dark.yaml")),
    ("light", include_str!("../../../config/themes/light.yaml")),
    ("high-contrast", include_str!("../../../config/themes/high-contrast.yaml")),
    ("colour-blind", include_str!("../../../config/themes/colour-blind.yaml")),
];

/// The built-in themes, each read when it is first asked for.
static BUILT_IN: [LazyLock<Palettes>; 4] = [
    LazyLock::new(|| palettes(FILES[0])),
    LazyLock::new(|| palettes(FILES[1])),
    LazyLock::new(|| palettes(FILES[2])),
    LazyLock::new(|| palettes(FILES[3])),
];

static BUILT_IN_AUTO: LazyLock<Palettes> =
    LazyLock::new(|| Palettes { dark: BUILT_IN[0].dark.clone(), light: BUILT_IN[1].light.clone() });

/// The colours of a built-in theme, without the checks that a test makes of each.
fn palettes((path, text): (&str, &str)) -> Palettes {
    Reader::default().palettes(&read_values(path, text).unwrap_or_default())
}

/// The built-in theme of this name.
pub fn built_in(name: &str) -> Option<&'static Palettes> {
    match name {
        AUTO => Some(&BUILT_IN_AUTO),
        name => Some(&BUILT_IN[FILES.iter().position(|(known, _)| *known == name)?]),
    }
}

/// The names of the built-in themes.
pub fn built_in_names() -> impl Iterator<Item = &'static str> {
    std::iter::once(AUTO).chain(FILES.map(|(name, _)| name))
}

/// A theme, and what is doubtful about it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Read {
    pub palettes: Palettes,
    pub warnings: Vec<Problem>,
}

/// Reads and checks a theme. `path` only names the file in problems.
///
/// # Errors
/// Everything that is wrong: unknown and missing keys, and values that are no colours.
pub fn read(path: &str, text: &str) -> Result<Read, Vec<Problem>> {
    let mut reader = Reader::default();
    let palettes = reader.palettes(&read_values(path, text)?);
    match reader.faults {
        faults if !faults.is_empty() => Err(problems_at(path, text, faults)),
        _ => {
            let variants = [("dark", &palettes.dark), ("light", &palettes.light)];
            let told = |(key, palette): (&str, &Option<Palette>)| {
                palette.iter().flat_map(|palette| too_faint(path, text, key, palette)).collect()
            };
            let warnings: Vec<Vec<Problem>> = variants.map(told).into();
            Ok(Read { warnings: warnings.concat(), palettes })
        }
    }
}

/// A warning for every colour of text that is hard to read.
fn too_faint(path: &str, text: &str, key: &str, palette: &Palette) -> Vec<Problem> {
    // Each terminal has sixteen colours of its own, so nothing is computed for those.
    let depths = [(Depth::True, "full"), (Depth::Cube, "cube")];
    let mut warnings = Vec::new();
    for part in Part::ALL.into_iter().filter(|part| part.is_text()) {
        for (depth, word) in depths {
            let ratio = palette.contrast(part, depth).filter(|ratio| *ratio < LEAST);
            let Some(ratio) = ratio else { continue };
            let found = msg!(
                "looks.faint",
                part = part.word(),
                depth = word,
                ratio = format!("{ratio:.1}"),
                least = format!("{LEAST:.1}")
            );
            let at = format!("{key}.{}", part.word());
            warnings.push(problem_at(path, text, &at, found));
        }
    }
    warnings
}

#[derive(Default)]
struct Reader {
    /// What is wrong, each at the path of a key.
    faults: Vec<(String, Message)>,
}

impl Reader {
    fn fault(&mut self, at: &str, found: Message) {
        self.faults.push((at.to_owned(), found));
    }

    fn palettes(&mut self, value: &Value) -> Palettes {
        let Some(groups) = value.as_mapping().filter(|groups| !groups.is_empty()) else {
            self.fault("", msg!("looks.theme-empty"));
            return Palettes::default();
        };
        let mut palettes = Palettes::default();
        for (key, value) in groups {
            let key = written(key);
            match (key.as_str(), value.as_mapping()) {
                ("dark", Some(group)) => palettes.dark = self.palette("dark", group),
                ("light", Some(group)) => palettes.light = self.palette("light", group),
                ("dark" | "light", None) => {
                    self.fault(&key, msg!("looks.theme-group", key = &key));
                }
                _ => self.fault(&key, msg!("looks.theme-key", key = &key)),
            }
        }
        palettes
    }

    fn palette(&mut self, at: &str, group: &Mapping) -> Option<Palette> {
        let known = || std::iter::once("background").chain(Part::ALL.map(Part::word));
        for key in group.keys().map(written) {
            if !known().any(|word| word == key) {
                let known: Vec<&str> = known().collect();
                let found = msg!("looks.part-unknown", key = &key, known = known.join(", "));
                self.fault(&format!("{at}.{key}"), found);
            }
        }
        let background = self.value(at, group, "background");
        let background = background.and_then(|value| match colour(value) {
            Some(Color::Rgb(red, green, blue)) => Some((red, green, blue)),
            _ => {
                let found = msg!("looks.background", found = written(value));
                self.fault(&format!("{at}.background"), found);
                None
            }
        });
        let shades = Part::ALL.map(|part| {
            let value = self.value(at, group, part.word())?;
            self.shade(&format!("{at}.{}", part.word()), value, part, background?)
        });
        let shades: Vec<Shade> = shades.into_iter().flatten().collect();
        Some(Palette { background: background?, shades: shades.try_into().ok()? })
    }

    /// The value of a key that must be there.
    fn value<'a>(&mut self, at: &str, group: &'a Mapping, key: &str) -> Option<&'a Value> {
        let found = group.get(key);
        if found.is_none() {
            self.fault(at, msg!("looks.part-missing", key, group = at));
        }
        found
    }

    fn shade(&mut self, at: &str, value: &Value, part: Part, background: Rgb) -> Option<Shade> {
        let Value::Mapping(group) = value else {
            let full = self.colour(at, value)?;
            return Some(Shade::derived(full, part, background));
        };
        for key in group.keys().map(written) {
            if !["full", "cube", "sixteen"].contains(&key.as_str()) {
                self.fault(&format!("{at}.{key}"), msg!("looks.depth-unknown", key = &key));
            }
        }
        let full = self.value(at, group, "full")?;
        let full = self.colour(&format!("{at}.full"), full)?;
        let mut shade = Shade::derived(full, part, background);
        if let Some(cube) = group.get("cube") {
            shade.cube = self.colour(&format!("{at}.cube"), cube)?;
        }
        if let Some(sixteen) = group.get("sixteen") {
            shade.sixteen = self.colour(&format!("{at}.sixteen"), sixteen)?;
        }
        Some(shade)
    }

    fn colour(&mut self, at: &str, value: &Value) -> Option<Color> {
        let found = colour(value);
        if found.is_none() {
            self.fault(at, msg!("looks.colour-unknown", found = written(value)));
        }
        found
    }
}

/// A colour: `#rrggbb`, a number from 0 to 255, or a name.
fn colour(value: &Value) -> Option<Color> {
    match value {
        Value::Number(number) => Some(Color::Indexed(number.as_u64()?.try_into().ok()?)),
        Value::String(word) if word == "default" => Some(Color::Reset),
        Value::String(word) => Color::from_str(word).ok().filter(|colour| *colour != Color::Reset),
        _ => None,
    }
}

/// A colour as a file writes it.
pub fn word_of(colour: Color) -> String {
    match colour {
        Color::Reset => "default".to_owned(),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::Indexed(at) => at.to_string(),
        named => {
            let mut word = String::new();
            for letter in named.to_string().chars() {
                if letter.is_uppercase() && !word.is_empty() {
                    word.push('-');
                }
                word.extend(letter.to_lowercase());
            }
            word
        }
    }
}

/// A value as a sentence quotes it.
fn written(value: &Value) -> String {
    serde_yaml::to_string(value).unwrap_or_default().trim().chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(text: &str) -> Vec<String> {
        let faults = read("my.yaml", text).unwrap_err();
        faults.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_built_in_theme_is_sound() {
        for (name, text) in FILES {
            let read = read(name, text).unwrap();
            assert_eq!(read.warnings, Vec::new(), "{name}");
            assert_eq!(built_in(name), Some(&read.palettes));
        }
        assert_eq!(
            built_in_names().collect::<Vec<_>>(),
            ["auto", "dark", "light", "high-contrast", "colour-blind"]
        );
        assert_eq!(built_in("dark").unwrap().only(), Some(super::super::Background::Dark));
        assert_eq!(built_in("high-contrast").unwrap().only(), None);
    }

    /// A whole dark theme with this line in the place of the one of its key.
    fn dark_with(line: &str) -> String {
        let (_, text) = FILES[0];
        let key = line.split(':').next().unwrap();
        let lines = text.lines().map(|old| match old.trim_start().starts_with(key) {
            true => format!("  {line}"),
            false => old.to_owned(),
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn a_colour_alone_has_the_nearest_ones_of_256_and_16() {
        let read = read("my.yaml", &dark_with("accent: \"#6ebeeb\"")).unwrap();
        let accent = read.palettes.dark.unwrap().shade(Part::Accent);
        assert_eq!(accent.full, Color::Rgb(0x6e, 0xbe, 0xeb));
        assert_eq!((accent.cube, accent.sixteen), (Color::Indexed(74), Color::Cyan));
        for (written, colour) in [
            ("117", Color::Indexed(117)),
            ("light-cyan", Color::LightCyan),
            ("default", Color::Reset),
        ] {
            let read = super::read("my.yaml", &dark_with(&format!("accent: {written}"))).unwrap();
            assert_eq!(read.palettes.dark.unwrap().shade(Part::Accent).full, colour);
            assert_eq!(word_of(colour), written);
        }
    }

    #[test]
    fn a_fault_names_its_place_and_what_to_write() {
        assert_eq!(
            faults(&dark_with("accent: pinkish")),
            ["my.yaml:6:11: \"pinkish\" is no colour; write \"#rrggbb\" in quotes, a number from \
              0 to 255, or a name such as cyan, light-red or default"]
        );
        assert_eq!(
            faults(&dark_with("accnt: red").replace("  accent", "  accnt")),
            [
                "my.yaml:6:3: \"accnt\" is no key of a theme; the keys are background, quiet, \
                 rule, accent, done, warning, refused, champion, behind, cursor",
                "my.yaml:2:1: \"accent\" is missing in \"dark\"; add \"accent:\" and a colour",
            ]
        );
        assert_eq!(
            faults("pink: 1\n"),
            [
                "my.yaml:1:7: \"pink\" is no key of a theme; a theme has \"dark:\", \"light:\" or both"
            ]
        );
        assert_eq!(
            faults(&dark_with("background: cyan")),
            [
                "my.yaml:3:15: \"cyan\" is no background; write it as \"#rrggbb\" in quotes, because \
              contrast is computed on it"
            ]
        );
        assert_eq!(
            faults(""),
            ["my.yaml:1:1: the file says nothing; a theme has \"dark:\", \"light:\" or both"]
        );
        assert!(faults("dark: [\n")[0].starts_with(
            "my.yaml:2:1: what stands in brackets is not finished or not separated here"
        ));
    }

    #[test]
    fn text_that_is_hard_to_read_is_a_warning_with_its_numbers() {
        let read = read("my.yaml", &dark_with("quiet: \"#777777\"")).unwrap();
        let told: Vec<String> = read.warnings.iter().map(ToString::to_string).collect();
        assert_eq!(
            told[0],
            "my.yaml:4:10: the contrast of \"quiet\" (full) is 2.8 : 1; 4.5 : 1 can be read easily"
        );
    }
}
