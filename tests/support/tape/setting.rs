//! The settings of a tape and their values.

use super::line::{Line, Refusal};

/// The kind of value a setting takes.
enum Kind {
    Bash,
    Text,
    Theme,
    Color,
    Whole,
    Number,
    Time,
    Percent,
    Truth,
    Bar,
}

/// The settings that all tape players share.
const SETTINGS: [(&str, Kind); 18] = [
    ("Shell", Kind::Bash),
    ("FontSize", Kind::Whole),
    ("FontFamily", Kind::Text),
    ("Width", Kind::Whole),
    ("Height", Kind::Whole),
    ("LetterSpacing", Kind::Number),
    ("LineHeight", Kind::Number),
    ("Theme", Kind::Theme),
    ("Padding", Kind::Whole),
    ("Margin", Kind::Whole),
    ("MarginFill", Kind::Color),
    ("WindowBar", Kind::Bar),
    ("BorderRadius", Kind::Whole),
    ("Framerate", Kind::Whole),
    ("PlaybackSpeed", Kind::Number),
    ("TypingSpeed", Kind::Time),
    ("LoopOffset", Kind::Percent),
    ("CursorBlink", Kind::Truth),
];

/// Reads `<Key> <value>`.
pub fn read<'a>(line: &mut Line<'a>) -> Result<(&'static str, String), Refusal> {
    let before = line.expected(&format!("one of {}", SETTINGS.map(|(key, _)| key).join(", ")));
    let word = line.letters();
    let found = SETTINGS.iter().find(|(key, _)| *key == word);
    let Some((key, kind)) = found else { return Err(before) };
    line.who = key;
    line.gap()?;
    Ok((key, value(line, kind)?))
}

fn value(line: &mut Line, kind: &Kind) -> Result<String, Refusal> {
    Ok(match kind {
        Kind::Bash => one_of(line, &["bash"])?,
        Kind::Text => line.text("a text")?.to_owned(),
        Kind::Theme if line.is_at('{') => line.braces()?.to_owned(),
        Kind::Theme => line.text("the name of a theme, or a theme in braces")?.to_owned(),
        Kind::Color => color(line)?,
        Kind::Whole => line.whole("a whole number")?.to_string(),
        Kind::Number => line.number("a number")?.to_string(),
        Kind::Time => line.time()?.as_secs_f64().to_string(),
        Kind::Percent => {
            let number = line.number("a number of percent")?;
            line.mark('%');
            number.to_string()
        }
        Kind::Truth => one_of(line, &["true", "false"])?,
        Kind::Bar => one_of(line, &["Colorful", "ColorfulRight", "Rings", "RingsRight"])?,
    })
}

fn one_of(line: &mut Line, values: &[&str]) -> Result<String, Refusal> {
    let refusal = line.expected(&values.join(" or "));
    match line.text("") {
        Ok(text) if values.contains(&text) => Ok(text.to_owned()),
        _ => Err(refusal),
    }
}

/// Takes a picture's path, or a colour. A colour must be in quotes, because `#` begins a comment.
fn color(line: &mut Line) -> Result<String, Refusal> {
    const WHAT: &str = "a path, or a colour such as \"#1a2b3c\"";
    let refusal = line.expected(WHAT);
    let text = line.text(WHAT)?;
    let is_color =
        |digits: &str| digits.len() == 6 && digits.chars().all(|digit| digit.is_ascii_hexdigit());
    match text.strip_prefix('#') {
        Some(digits) if !is_color(digits) => Err(refusal),
        _ => Ok(text.to_owned()),
    }
}
