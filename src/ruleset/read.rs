//! Reads a ruleset from its text, and begins a new one.

use super::check::{check, doubts, is_id, not_an_id};
use super::letters::{refuse_crowded, refuse_hostile};
use super::structures::CARRIED_ROUNDS;
use super::yaml::{Fault, Index, Position, Problem, locate};
use super::{MOST_ROUNDS, Ruleset, yaml};
use crate::msg;
use crate::words::Message;
use serde::de::DeserializeOwned;

/// The largest ruleset file in bytes, about forty times the size of the built-in ones.
pub const LARGEST_FILE: usize = 1 << 20;

/// A ruleset with every part explained, for users to copy.
pub const TEMPLATE: &str = include_str!("../../config/ruleset-template.yaml");

/// The name of the schema's file beside a game, as the first line of the template has it.
pub const SCHEMA_FILE: &str = "ruleset.schema.json";

/// The JSON Schema of a ruleset file, for completion and checks in an editor.
///
/// A test makes it of the types and the tables of `config/README.md`. The checks take ranges, lengths and
/// ids from it.
pub fn json_schema() -> &'static str {
    include_str!("../../config/ruleset.schema.json")
}

/// The most problems of a file that are reported one by one.
const MOST_REPORTED: usize = 50;

/// Reads and checks a ruleset.
///
/// `path` only names the file in problems; no file is opened.
///
/// # Errors
/// All problems that can be found at once, in the order of the file. Text that is not YAML comes
/// first, then a wrong shape (one at a time), then everything whose meaning does not fit.
///
/// ```
/// let problems = komandor::ruleset::read("my.yaml", "ruleset: one").unwrap_err();
/// assert_eq!(
///     problems[0].to_string(),
///     "my.yaml:1:10: ruleset: found the text \"one\", expected a whole number; \
///      write digits only, such as 4, without quotes"
/// );
/// ```
pub fn read(path: &str, text: &str) -> Result<Ruleset, Vec<Problem>> {
    read_located(path, text).map(|(ruleset, _)| ruleset)
}

/// Like [`read`], but also returns what the file probably does not mean. Nothing of that is wrong.
///
/// # Errors
/// As [`read`].
pub fn read_with_doubts(path: &str, text: &str) -> Result<(Ruleset, Vec<Problem>), Vec<Problem>> {
    let (ruleset, index) = read_located(path, text)?;
    let doubts = doubts(&ruleset, &index).into_iter().map(|fault| fault.of(path)).collect();
    Ok((ruleset, doubts))
}

/// A problem that another check finds at a key path of a sound file, such as `lists.example`.
pub fn problem_at(path: &str, text: &str, key: &str, found: Message) -> Problem {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    Fault::new(locate(text).unwrap_or_default().at(key), found).of(path)
}

/// The same for all that another check finds.
pub fn problems_at(path: &str, text: &str, found: Vec<(String, Message)>) -> Vec<Problem> {
    if found.is_empty() {
        return Vec::new();
    }
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let index = locate(text).unwrap_or_default();
    found.into_iter().map(|(key, found)| Fault::new(index.at(&key), found).of(path)).collect()
}

/// The problems of a ruleset that an event file contains and that has the right shape.
///
/// `text` gives the positions. It is read only if there is a problem, so opening a sound event costs
/// no time. With `old_texts`, its texts may contain what older versions did not refuse.
pub fn check_carried(path: &str, ruleset: &Ruleset, text: &str, old_texts: bool) -> Vec<Problem> {
    if check(ruleset, &Index::default(), CARRIED_ROUNDS, old_texts).is_empty() {
        return Vec::new();
    }
    let found = match locate(text) {
        Ok(index) => check(ruleset, &index, CARRIED_ROUNDS, old_texts),
        Err(faults) => faults,
    };
    reported(found, path)
}

/// Like [`read`], but also returns the positions, for further checks of the file.
pub(super) fn read_located(path: &str, text: &str) -> Result<(Ruleset, Index), Vec<Problem>> {
    let checked = shaped(text).and_then(|(ruleset, index)| {
        let faults = check(&ruleset, &index, MOST_ROUNDS, false);
        if faults.is_empty() { Ok((ruleset, index)) } else { Err(faults) }
    });
    checked.map_err(|faults| reported(faults, path))
}

/// The faults in the order of the file, as many as a person can mend before looking again.
fn reported(mut faults: Vec<Fault>, path: &str) -> Vec<Problem> {
    faults.sort_by_key(|fault| fault.at);
    let more = faults.len().saturating_sub(MOST_REPORTED);
    if more > 1 {
        faults.truncate(MOST_REPORTED + 1);
        faults[MOST_REPORTED].found = msg!("ruleset.more", n = more);
    }
    faults.into_iter().map(|fault| fault.of(path)).collect()
}

/// Reads another small file of a user by the same means: its characters, its YAML, its shape.
///
/// # Errors
/// As [`read`], without the checks of the meaning.
pub fn read_own<T: DeserializeOwned>(path: &str, text: &str) -> Result<T, Vec<Problem>> {
    let of_file = |faults: Vec<Fault>| faults.into_iter().map(|fault| fault.of(path)).collect();
    shaped(text).map(|(value, _)| value).map_err(of_file)
}

/// The values of such a file, whose keys another check knows. Nothing is in a file of comments.
///
/// # Errors
/// As [`read_own`].
pub fn read_values(path: &str, text: &str) -> Result<serde_yaml::Value, Vec<Problem>> {
    let says_nothing = |line: &str| line.trim().is_empty() || line.trim_start().starts_with('#');
    match text.lines().all(says_nothing) {
        true => Ok(serde_yaml::Value::Null),
        false => read_own(path, text),
    }
}

fn shaped<T: DeserializeOwned>(text: &str) -> Result<(T, Index), Vec<Fault>> {
    if text.len() > LARGEST_FILE {
        return Err(vec![Fault::new(
            Position::START,
            msg!("ruleset.too-large", bytes = text.len(), most = LARGEST_FILE),
        )]);
    }
    // Some editors put a byte order mark at the start of a file.
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if let Some(fault) = refuse_hostile(text).or_else(|| refuse_crowded(text)) {
        return Err(vec![fault]);
    }
    let index = locate(text)?;
    let value =
        serde_yaml::from_str(text).map_err(|error| vec![yaml::fault(&error, &index, text)])?;
    Ok((value, index))
}

/// The text of a new game: the template with this id, this key, and a name made of the id.
///
/// # Errors
/// The reason why it cannot be an id.
///
/// ```
/// let text = komandor::ruleset::start("sea-battle", 's').unwrap();
/// let game = komandor::ruleset::read("sea-battle.yaml", &text).unwrap();
/// assert_eq!((game.id.as_str(), game.name.en.as_str()), ("sea-battle", "Sea Battle"));
/// ```
pub fn start(id: &str, key: char) -> Result<String, Message> {
    if !is_id(id) {
        return Err(not_an_id(id));
    }
    // `sea-battle` becomes *Sea Battle*.
    let capitalised = |word: &str| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    };
    let words = id.split('-').filter(|part| !part.is_empty());
    let name = words.map(capitalised).collect::<Vec<_>>().join(" ");
    let lines = TEMPLATE.lines().map(|line| match line.split_once(": ").map(|(name, _)| name) {
        Some("id") => {
            format!("{:31} # what scripts call it: a-z, 0-9 and hyphens", format!("id: {id}"))
        }
        Some("key") => {
            format!("{:31} # its key in the picker: one letter or digit", format!("key: {key}"))
        }
        Some("name") => format!("name: {{en: {name}}}"),
        _ => line.to_owned(),
    });
    Ok(lines.map(|line| line + "\n").collect())
}
