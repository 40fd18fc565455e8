//! Reads a theme of the user's own: colours by name over a built-in theme.
//!
//! ```yaml
//! over: dark
//! accent: "#ff9900"
//! cursor: 236
//! ```

use super::palette::{Palettes, Part, built_in, built_in_names};
use crate::msg;
use crate::ruleset::{Problem, problem_at, read_values};
use crate::words::Message;
use ratatui::style::Color;
use serde_yaml::Value;
use std::str::FromStr;

/// The name under which the file says which theme its colours lie over; else it is `auto`.
const OVER: &str = "over";

/// Reads a theme. `path` only names the file in problems.
///
/// # Errors
/// The first thing that is wrong: a name that does not exist, or a value that is no colour.
pub fn read(path: &str, text: &str) -> Result<Palettes, Vec<Problem>> {
    let values = read_values(path, text)?;
    palettes(&values).map_err(|(at, found)| vec![problem_at(path, text, &at, found)])
}

/// The sentence about a name that no built-in theme has.
pub fn not_built_in(name: &str) -> Message {
    let known: Vec<&str> = built_in_names().collect();
    msg!("cli.not-built-in", name, known = known.join(", "))
}

fn palettes(values: &Value) -> Result<Palettes, (String, Message)> {
    let Some(lines) = values.as_mapping() else {
        return Err((String::new(), msg!("cli.theme-shape")));
    };
    let over = lines.get(OVER).map_or("auto".to_owned(), written);
    let mut palettes = built_in(&over).ok_or_else(|| (OVER.to_owned(), not_built_in(&over)))?;
    for (name, value) in lines {
        let name = written(name);
        if name == OVER {
            continue;
        }
        let Some(part) = Part::ALL.into_iter().find(|part| part.word() == name) else {
            let known: Vec<&str> = [OVER].into_iter().chain(Part::ALL.map(Part::word)).collect();
            let found = msg!("cli.part-unknown", name = &name, known = known.join(", "));
            return Err((name, found));
        };
        let Some(colour) = colour(value) else {
            return Err((name, msg!("cli.colour-unknown", found = written(value))));
        };
        palettes.paint(part, colour);
    }
    Ok(palettes)
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

/// A value as a sentence quotes it.
fn written(value: &Value) -> String {
    serde_yaml::to_string(value).unwrap_or_default().trim().chars().take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fault(text: &str) -> String {
        read("my.yaml", text).unwrap_err()[0].to_string()
    }

    #[test]
    fn a_colour_is_used_on_every_terminal_that_can_show_it() {
        let dark = built_in("dark").unwrap().dark.unwrap().shade(Part::Accent);
        for (written, [full, cube, sixteen]) in [
            ("\"#010203\"", [Color::Rgb(1, 2, 3), dark.cube, dark.sixteen]),
            ("120", [Color::Indexed(120), Color::Indexed(120), dark.sixteen]),
            ("light-cyan", [Color::LightCyan; 3]),
            ("default", [Color::Reset; 3]),
        ] {
            let own = read("my.yaml", &format!("over: dark\naccent: {written}\n")).unwrap();
            let shade = own.dark.unwrap().shade(Part::Accent);
            assert_eq!([shade.full, shade.cube, shade.sixteen], [full, cube, sixteen], "{written}");
            // All other colours stay.
            let quiet = |palettes: Palettes| palettes.dark.unwrap().shade(Part::Quiet);
            assert_eq!(quiet(own), quiet(built_in("dark").unwrap()));
            assert_eq!(own.light, None);
        }
        let both = read("my.yaml", "accent: magenta\n").unwrap();
        let accent =
            |palette: Option<super::super::palette::Palette>| palette.unwrap().shade(Part::Accent);
        assert_eq!(accent(both.dark), accent(both.light));
    }

    #[test]
    fn what_is_printed_of_a_theme_is_that_theme_as_a_file() {
        for (name, over) in
            [("dark", "dark"), ("light", "light"), ("high-contrast", "high-contrast:dark")]
        {
            let text = super::super::palette::as_file(name).unwrap();
            assert_eq!(read("my.yaml", &text).ok(), built_in(over), "{text}");
        }
        assert_eq!(super::super::palette::as_file("pink"), None);
    }

    #[test]
    fn a_fault_names_its_place_and_what_to_write() {
        assert_eq!(
            fault("over: dark\naccent: pinkish\n"),
            "my.yaml:2:9: \"pinkish\" isn't a colour; write \"#rrggbb\" in quotes, a number from 0 to 255, or a name such as cyan, light-red or default"
        );
        assert_eq!(
            fault("over: dark\n\naccnt: red\n"),
            "my.yaml:3:8: nothing in a theme is called \"accnt\"; the names are over, quiet, rule, accent, done, warning, refused, champion, behind, cursor"
        );
        assert_eq!(
            fault("accent: red\nover: pink\n"),
            "my.yaml:2:7: there is no built-in theme \"pink\"; choose from auto, dark, light, high-contrast, colour-blind"
        );
        let shape = "my.yaml:1:1: a theme is a list of names with colours; write a line such as \
                     accent: cyan";
        assert_eq!(fault(""), shape);
        assert_eq!(fault("- red\n"), shape);
        assert!(
            fault("accent: [\n")
                .starts_with("my.yaml:2:1: this in brackets is unfinished or not separated")
        );
    }
}
