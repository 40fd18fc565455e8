//! Reads the user's settings for all events.
//!
//! They are in `config.yaml`, beside the folder of the user's own rulesets.

use super::error::{reason, shown};
use super::open::read_named_text;
use crate::limits;
use crate::msg;
use crate::words::Message;
use serde::Deserialize;
use std::io;
use std::path::Path;

/// The most bytes that the file may have.
const LARGEST: u64 = 1 << 16;

/// The user's settings; missing ones have their default.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The name of a theme, such as `dark`.
    #[serde(default)]
    pub theme: Option<String>,
    /// Whether the screens are drawn in ASCII.
    #[serde(default)]
    pub ascii: Option<bool>,
    /// The language of the words, such as `pl`.
    #[serde(default)]
    pub lang: Option<String>,
    /// The command that prints its standard input, such as `lp -o cpi=12`.
    #[serde(default)]
    pub print: Option<String>,
    /// The command that runs after a site was written, such as `rsync -a {} host:/var/www`.
    #[serde(default)]
    pub publish_then: Option<String>,
}

impl Settings {
    /// Reads the file; if it does not exist, all settings have their default.
    ///
    /// # Errors
    /// The file cannot be read, or it contains an unknown setting or value; the sentence
    /// says what and where.
    pub fn read(path: &Path) -> Result<Settings, Message> {
        let text = match read_named_text(path, LARGEST) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Settings::default()),
            Err(error) => {
                let why = reason(&error);
                return Err(msg!("store.settings-unreadable", path = shown(path), why));
            }
            Ok(text) => text,
        };
        if limits::too_deep(&text).is_some() {
            let problem = msg!("yaml.too-deep", most = limits::DEEPEST);
            return Err(msg!("store.settings-wrong", path = shown(path), problem));
        }
        let settings: Option<Settings> = serde_yaml::from_str(&text).map_err(|error| {
            let problem = error.to_string();
            msg!("store.settings-wrong", path = shown(path), problem)
        })?;
        Ok(settings.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_file_says_the_theme_or_what_it_may_say() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("config.yaml");
        let read = |text: &str| {
            std::fs::write(&path, text).unwrap();
            Settings::read(&path).map(|settings| settings.theme).map_err(|why| why.to_string())
        };
        assert_eq!(Settings::read(&folder.path().join("none.yaml")), Ok(Settings::default()));
        assert_eq!(read(""), Ok(None));
        assert_eq!(read("# theme: light\n"), Ok(None));
        assert_eq!(read("theme: light\n"), Ok(Some("light".to_owned())));
        let allowed = "; it may say \"lang: pl\", \"print: lp\", \"publish_then: rsync -a {} host:/var/www\", \"theme: dark\" or another theme, and \"ascii: true\"";
        assert_eq!(
            read("ascii: maybe\n"),
            Err(format!(
                "{}: ascii: invalid type: string \"maybe\", expected a boolean at line 1 column 8{allowed}",
                path.display()
            ))
        );
        assert_eq!(
            read("colour: dark\n"),
            Err(format!(
                "{}: unknown field `colour`, expected one of `theme`, `ascii`, `lang`, `print`, `publish_then`{allowed}",
                path.display()
            ))
        );
        assert_eq!(
            read(&"{a: ".repeat(15_000)),
            Err(format!(
                "{}: lists and groups stand in one another more than 100 deep; take out brackets or indentation; the template shows the shape{allowed}",
                path.display()
            ))
        );
    }
}
