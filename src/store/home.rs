//! Finds the folders of events and of the user's own files, and reads the user's settings.

use super::disk::Disk;
use super::error::{Doing, StoreError, reason};
use super::events;
pub use super::events::Seen;
use super::files::{read_named_text, write_new};
use crate::words::Message;
use crate::{limits, msg};
use etcetera::BaseStrategy;
use serde::Deserialize;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The most bytes that a ruleset file may have: 1 MiB.
const LARGEST_RULESET: u64 = 1 << 20;

/// The folder of events.
///
/// It is the named folder, else `KOMANDOR_HOME`, else `komandor/events` in the platform's
/// data folder.
///
/// # Errors
/// No folder is named, and the user has no home folder.
pub fn events(named: Option<&Path>) -> Result<PathBuf, StoreError> {
    let from_environment = || std::env::var_os("KOMANDOR_HOME").filter(|home| !home.is_empty());
    match named.map(Path::to_owned).or_else(|| from_environment().map(PathBuf::from)) {
        Some(folder) => Ok(folder),
        None => {
            let base = etcetera::choose_base_strategy().map_err(|_| StoreError::NoHome)?;
            Ok(base.data_dir().join("komandor").join("events"))
        }
    }
}

/// The folder of the user's own rulesets: the named one, else `rulesets` among the user's own files.
///
/// Those are in `komandor` in the platform's configuration folder. There and below, None: the user
/// has no home folder.
pub fn rulesets(named: Option<&Path>) -> Option<PathBuf> {
    named.map(Path::to_owned).or_else(|| Some(configuration()?.join("rulesets")))
}

/// The file of the user's settings.
pub fn settings() -> Option<PathBuf> {
    Some(configuration()?.join("config.yaml"))
}

/// The folder of the user's own languages, each in a folder named by its letters.
pub fn words() -> Option<PathBuf> {
    Some(configuration()?.join("words"))
}

/// The folder of the user's own themes, each a file such as `my.yaml`.
pub fn themes() -> Option<PathBuf> {
    Some(configuration()?.join("themes"))
}

/// The file of the user's own keys.
pub fn keys() -> Option<PathBuf> {
    Some(configuration()?.join("keys.yaml"))
}

/// The folder of what this computer alone knows of events.
///
/// It is `komandor/events` in the platform's state folder. It depends neither on `--home` nor on
/// `KOMANDOR_HOME`: a folder of events may come from somebody else, on a stick. None: the user has
/// no home folder.
pub(super) fn local() -> Option<PathBuf> {
    let base = etcetera::choose_base_strategy().ok()?;
    Some(base.state_dir().unwrap_or_else(|| base.data_dir()).join("komandor").join("events"))
}

fn configuration() -> Option<PathBuf> {
    Some(etcetera::choose_base_strategy().ok()?.config_dir().join("komandor"))
}

/// An event file found in a folder.
#[derive(Debug, Clone, PartialEq)]
pub struct Found {
    pub path: PathBuf,
    /// The readable part of the event, or the reason why it cannot be read.
    pub seen: Result<Seen, Message>,
}

/// The event files of a folder, newest day first.
///
/// A folder that does not exist holds none.
///
/// # Errors
/// The folder cannot be read.
pub fn list(folder: &Path) -> Result<Vec<Found>, StoreError> {
    list_on(&Disk::default(), folder)
}

/// [`list`] on a disk whose calls may be made to fail.
///
/// # Errors
/// As [`list`].
pub fn list_on(disk: &Disk, folder: &Path) -> Result<Vec<Found>, StoreError> {
    let mut found: Vec<Found> = files(disk, folder, "yaml")?
        .into_iter()
        .map(|path| Found { seen: events::at(disk, &path).map_err(Message::from), path })
        .collect();
    let day = |found: &Found| found.seen.as_ref().map_or(String::new(), |seen| seen.date.clone());
    found.sort_by(|a, b| day(b).cmp(&day(a)).then_with(|| a.path.cmp(&b.path)));
    Ok(found)
}

/// A free path for the file of a new event, such as `mistrzostwa-sklepu-2026-11-21.yaml`. A name
/// that holds the date keeps it where it is.
pub fn new_file(folder: &Path, name: &str, date: &str) -> PathBuf {
    let mut stem = slug(name);
    stem.truncate(80);
    let stem = if stem.is_empty() { "event".to_owned() } else { stem };
    // A name may have the day as people write it: 25.11.2026.
    let reversed: Vec<&str> = date.rsplit('-').collect();
    let dated = [date, &reversed.join("-")].iter().any(|day| stem.contains(&slug(day)));
    let stem = if dated { slug(&stem) } else { slug(&format!("{stem} {date}")) };
    let free = |path: &PathBuf| fs::symlink_metadata(path).is_err();
    std::iter::once(folder.join(format!("{stem}.yaml")))
        .chain((2..10_000).map(|number| folder.join(format!("{stem}-{number}.yaml"))))
        .find(free)
        .unwrap_or_else(|| folder.join(format!("{stem}.yaml")))
}

/// Reduces a text to lower-case letters, digits and single hyphens.
pub fn slug(text: &str) -> String {
    let plain = crate::event::name::normalise(text);
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

/// Creates the file of a ruleset, which must not exist yet.
///
/// # Errors
/// The file exists already, or it cannot be written. No new file is left behind.
pub fn new_ruleset(path: &Path, text: &str) -> Result<(), StoreError> {
    write_new(&Disk::default(), path, text.as_bytes())
}

/// Texts of the user's own: the name and text of each file.
#[derive(Debug, Default)]
pub struct UserTexts {
    pub texts: Vec<(String, String)>,
    /// One sentence for each file that could not be read.
    pub problems: Vec<Message>,
}

/// Reads every `*.yaml` file of a folder of rulesets, in order of their names.
///
/// A folder that does not exist holds none.
pub fn user_rulesets(folder: &Path) -> UserTexts {
    user_texts(folder, "yaml", |path| path.display().to_string())
}

/// Reads every `*.ftl` file of a language, each under its name without the ending.
pub fn language(folder: &Path) -> UserTexts {
    let stem = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    user_texts(folder, "ftl", stem)
}

fn user_texts(folder: &Path, ending: &str, name: impl Fn(&Path) -> String) -> UserTexts {
    let unread = |path: &Path, why: Message| msg!("cli.cannot-read", path, why);
    let mut texts = UserTexts::default();
    match files(&Disk::default(), folder, ending) {
        Ok(paths) => {
            for path in paths {
                match read_named_text(&path, LARGEST_RULESET) {
                    Ok(text) => texts.texts.push((name(&path), text)),
                    Err(error) => texts.problems.push(unread(&path, reason(&error))),
                }
            }
        }
        Err(error) => texts.problems.push(error.message()),
    }
    texts
}

/// Reads a file of the user's own; None if it does not exist.
///
/// # Errors
/// The file cannot be read; the message says why.
pub fn user_text(path: &Path) -> Result<Option<String>, Message> {
    match read_named_text(path, LARGEST_RULESET) {
        Ok(text) => Ok(Some(text)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(msg!("cli.cannot-read", path, why = reason(&error))),
    }
}

/// The names of the user's own themes, in order.
pub fn user_themes() -> Vec<String> {
    let paths = themes().and_then(|folder| files(&Disk::default(), &folder, "yaml").ok());
    let stem = |path: PathBuf| Some(path.file_stem()?.to_str()?.to_owned());
    paths.unwrap_or_default().into_iter().filter_map(stem).collect()
}

pub(super) fn files(disk: &Disk, folder: &Path, ending: &str) -> Result<Vec<PathBuf>, StoreError> {
    let cannot = |source| StoreError::Io { path: folder.to_owned(), doing: Doing::List, source };
    let mut paths = match disk.list(folder) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        paths => paths.map_err(cannot)?,
    };
    paths.retain(|path| {
        let hidden = path.file_name().is_some_and(|name| name.as_encoded_bytes().starts_with(b"."));
        !hidden && path.extension().is_some_and(|extension| extension == ending)
    });
    paths.sort();
    Ok(paths)
}

/// The most bytes that the file may have.
const LARGEST: u64 = 1 << 16;

/// The user's settings; missing ones have their default.
#[derive(Debug, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The name of a theme, such as `dark`.
    pub theme: Option<String>,
    /// Whether the screens are drawn in ASCII.
    pub ascii: Option<bool>,
    /// The language of the words, such as `pl`.
    pub lang: Option<String>,
    /// The command that prints its standard input, such as `lp -o cpi=12`.
    pub print: Option<String>,
    /// The command that runs after a site was written, such as `rsync -a {} host:/var/www`.
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
                return Err(msg!("cli.cannot-read", path, why));
            }
            Ok(text) => text,
        };
        if limits::too_deep(&text).is_some() {
            let problem = msg!("yaml.too-deep", most = limits::DEEPEST);
            return Err(msg!("event-file.settings-wrong", path, problem));
        }
        let settings: Option<Settings> = serde_yaml::from_str(&text).map_err(|error| {
            let problem = error.to_string();
            msg!("event-file.settings-wrong", path, problem)
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
        let allowed = "; it may contain \"lang: pl\", \"print: lp\", \"publish_then: rsync -a {} host:/var/www\", \"theme: dark\" or another theme, and \"ascii: true\"";
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
                "{}: lists and groups are nested more than 100 deep; remove brackets or indentation; the template shows the shape{allowed}",
                path.display()
            ))
        );
    }
}
