//! Finds out what the terminal is like, before and after it is asked.

#[cfg(test)]
mod tests;

use super::Charset;

/// The background of the terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Background {
    Dark,
    Light,
    Unknown,
}

/// The number of colours that the terminal offers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// Only bold and reverse video.
    None,
    Sixteen,
    Cube,
    True,
}

/// The facts that the environment gives about the terminal.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TerminalEnv {
    /// `NO_COLOR` is set and not empty.
    no_color: bool,
    pub term: String,
    colorterm: String,
    /// The foreground and background as some terminals announce them, such as `15;0`.
    colorfgbg: String,
    /// The locale of characters: the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set.
    pub locale: String,
}

impl TerminalEnv {
    /// Reads the environment.
    pub fn read() -> TerminalEnv {
        let read = |name: &str| std::env::var(name).unwrap_or_default();
        TerminalEnv {
            no_color: std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()),
            term: read("TERM"),
            colorterm: read("COLORTERM"),
            colorfgbg: read("COLORFGBG"),
            locale: ["LC_ALL", "LC_CTYPE", "LANG"]
                .map(read)
                .into_iter()
                .find(|locale| !locale.is_empty())
                .unwrap_or_default(),
        }
    }

    pub fn depth(&self) -> Depth {
        match (self.no_color || self.is_basic(), self.colorterm.as_str()) {
            (true, _) => Depth::None,
            (_, "truecolor" | "24bit") => Depth::True,
            _ if self.term.ends_with("-direct") => Depth::True,
            _ if self.term.ends_with("-mono") => Depth::None,
            _ if self.term.contains("256color") => Depth::Cube,
            _ => Depth::Sixteen,
        }
    }

    /// The background as the environment gives it, before the terminal answers.
    pub fn background(&self) -> Background {
        let back = self.colorfgbg.rsplit_once(';').map(|(_, back)| back.parse::<u8>());
        match back {
            Some(Ok(0..=6 | 8)) => Background::Dark,
            Some(Ok(7 | 9..=15)) => Background::Light,
            // The system's own console is black.
            _ if self.term == "linux" => Background::Dark,
            _ => Background::Unknown,
        }
    }

    /// Whether the terminal may answer a question; nothing ever waits for the answer.
    pub(super) fn can_be_asked(&self) -> bool {
        !matches!(self.term.as_str(), "" | "linux") && !self.is_basic()
    }

    /// Whether the terminal is too old for colours, for questions, and for more than ASCII.
    fn is_basic(&self) -> bool {
        let name = self.term.split('-').next().unwrap_or_default();
        matches!(name, "dumb" | "vt52" | "vt100" | "vt102" | "vt220" | "ansi")
    }

    /// The characters to write: as `ascii` wishes, else as the locale and the terminal suggest.
    pub fn charset(&self, ascii: Option<bool>) -> Charset {
        let locale = self.locale.to_ascii_lowercase();
        let names_utf8 = ["utf-8", "utf8"].iter().any(|name| locale.contains(name));
        // A locale that nobody has set says nothing about the terminal.
        let knows_unicode = names_utf8 || (locale.is_empty() && !self.is_basic());
        match (ascii, knows_unicode) {
            (Some(false), _) | (None, true) => Charset::Unicode,
            (Some(true), true) => Charset::Signs,
            (Some(true) | None, false) => Charset::Ascii,
        }
    }
}

/// The background in a terminal's answer, such as `rgb:ffff/ffff/ffff`.
///
/// None: the answer is no colour.
pub fn background_in(answer: &str) -> Option<Background> {
    let (kind, parts) = answer.split_once(':')?;
    let parts: Vec<f64> = parts.split('/').map(channel).collect::<Option<_>>()?;
    let light = |red: f64, green: f64, blue: f64| 0.299 * red + 0.587 * green + 0.114 * blue;
    let light = match (kind, parts.as_slice()) {
        ("rgb", [red, green, blue]) | ("rgba", [red, green, blue, _]) => light(*red, *green, *blue),
        _ => return None,
    };
    Some(if light > 0.5 { Background::Light } else { Background::Dark })
}

/// One to four hexadecimal digits as a share of their greatest value.
fn channel(digits: &str) -> Option<f64> {
    let most = 16_u32.pow(u32::try_from(digits.len()).ok().filter(|n| (1..=4).contains(n))?) - 1;
    let digits = digits.chars().all(|c| c.is_ascii_hexdigit()).then_some(digits)?;
    Some(f64::from(u32::from_str_radix(digits, 16).ok()?) / f64::from(most))
}
