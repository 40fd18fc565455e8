use super::letters::shown;
use super::read::read_located;
use super::yaml::{Fault, Index, Problem};
use super::{Ruleset, Text};
use crate::msg;
use crate::words::Arg;
use include_dir::{Dir, File, include_dir};
use std::collections::BTreeMap;
use std::sync::{LazyLock, OnceLock};

static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/config/rulesets");

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// Part of the program.
    BuiltIn,
    /// The organizer's own file, under the path that was given to the library.
    User(String),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    pub ruleset: Ruleset,
    pub origin: Origin,
    /// Whether a user's file replaces a built-in game here.
    pub replaces_built_in: bool,
    /// The key in the picker; no two games have the same one.
    ///
    /// It is the ruleset's own key. If another game has that key, it is the first free digit from
    /// 1, or none.
    pub key: Option<char>,
}

impl Entry {
    /// The game that this ruleset is one way to play.
    pub fn family(&self) -> &Text {
        self.ruleset.family.as_ref().unwrap_or(&self.ruleset.name)
    }
}

/// All games: the built-in ones and the user's own.
///
/// Every file in `config/rulesets` is built in; adding one needs no code, because
/// `config/build.rs` tells cargo to watch that folder. A user's ruleset replaces
/// the built-in game with the same id. If two user files have the same id, the first one counts.
///
/// Reading takes milliseconds for each file. A library without files of the user's own therefore
/// reads nothing until it is asked, and then one game if only one is asked for.
///
/// ```
/// let library = komandor::ruleset::Library::new(Vec::new());
/// assert_eq!(library.get("destiny").unwrap().ruleset.name.en, "Star Wars: Destiny");
/// ```
#[derive(Debug, Clone)]
pub struct Library {
    /// The games, if there are files of the user's own; else they are [`BUILT_IN_GAMES`].
    own: Option<Games>,
}

/// Games that are read, in the picker's order, and what is wrong with their files.
#[derive(Debug, Clone)]
struct Games {
    entries: Vec<Entry>,
    problems: Vec<Problem>,
}

impl Library {
    /// Builds the library from the built-in games and the user's files.
    ///
    /// Each file is a path to show and a text. A file that cannot be read is left out and listed in
    /// [`Self::problems`].
    pub fn new(user: Vec<(String, String)>) -> Library {
        Library { own: (!user.is_empty()).then(|| Games::with(user)) }
    }

    fn games(&self) -> &Games {
        self.own.as_ref().unwrap_or_else(|| &BUILT_IN_GAMES)
    }

    pub fn get(&self, id: &str) -> Option<&Entry> {
        match &self.own {
            Some(games) => games.entries.iter().find(|entry| entry.ruleset.id == id),
            None => built_in(id),
        }
    }

    /// The game with this key in the picker.
    pub fn on_key(&self, key: char) -> Option<&Entry> {
        self.games().entries.iter().find(|entry| entry.key == Some(key))
    }

    /// Every game, in the picker's order: by the English names of the game and of the way to play it.
    pub fn all(&self) -> &[Entry] {
        &self.games().entries
    }

    /// The problems of the user's files.
    ///
    /// These are files that could not be read, ids that another user file has, and keys that
    /// another game has. In the last case the game is still in the library.
    pub fn problems(&self) -> &[Problem] {
        self.own.as_ref().map_or(&[], |games| &games.problems)
    }
}

impl Games {
    fn with(user: Vec<(String, String)>) -> Games {
        let built_in = FILES.keys().filter_map(|id| built_in(id));
        let mut games: BTreeMap<String, Entry> =
            built_in.map(|entry| (entry.ruleset.id.clone(), entry.clone())).collect();
        let mut problems = Vec::new();
        let mut claimed: BTreeMap<String, String> = BTreeMap::new();
        let mut indexes = BTreeMap::new();
        let mut order = Vec::new();
        for (path, text) in user {
            let (ruleset, index) = match read_located(&path, &text) {
                Ok(read) => read,
                Err(found) => {
                    problems.extend(found);
                    continue;
                }
            };
            if let Some(other) = claimed.get(&ruleset.id) {
                let found = msg!("ruleset.id-taken", id = shown(&ruleset.id), other);
                problems.push(Fault::new(index.at("id"), found).of(&path));
                continue;
            }
            claimed.insert(ruleset.id.clone(), path.clone());
            indexes.insert(ruleset.id.clone(), index);
            order.push(ruleset.id.clone());
            let replaces_built_in = games.contains_key(&ruleset.id);
            let origin = Origin::User(path);
            let entry = Entry { ruleset, origin, replaces_built_in, key: None };
            games.insert(entry.ruleset.id.clone(), entry);
        }
        let mut entries: Vec<Entry> = games.into_values().collect();
        entries.sort_by_key(|entry| order.iter().position(|id| *id == entry.ruleset.id));
        give_keys(&mut entries, &indexes, &mut problems);
        entries.sort_by_cached_key(|entry| {
            let named = |text: &Text| text.en.to_lowercase();
            let id = entry.ruleset.id.clone();
            (named(entry.family()), named(&entry.ruleset.name), id)
        });
        Games { entries, problems }
    }
}

static BUILT_IN_GAMES: LazyLock<Games> = LazyLock::new(|| Games::with(Vec::new()));

/// A built-in game with its file, read when it is first asked for.
type Lazy = (&'static File<'static>, OnceLock<Option<Entry>>);

/// The files of the built-in games, by their ids. A test compares the two.
static FILES: LazyLock<BTreeMap<&'static str, Lazy>> = LazyLock::new(|| {
    let files =
        BUILT_IN.files().filter(|file| file.path().extension().is_some_and(|e| e == "yaml"));
    let id = |file: &'static File| file.path().file_stem()?.to_str();
    files.filter_map(|file| Some((id(file)?, (file, OnceLock::new())))).collect()
});

fn built_in(id: &str) -> Option<&'static Entry> {
    let (file, entry) = FILES.get(id)?;
    let read = || {
        // A test checks each of them.
        let ruleset: Ruleset = serde_yaml::from_str(file.contents_utf8()?).ok()?;
        let key = Some(ruleset.key);
        Some(Entry { ruleset, origin: Origin::BuiltIn, replaces_built_in: false, key })
    };
    entry.get_or_init(read).as_ref()
}

/// Gives every game its key in the picker. Built-in games come first, so a user's file never
/// changes their keys. The user's files follow in their order.
fn give_keys(games: &mut [Entry], indexes: &BTreeMap<String, Index>, problems: &mut Vec<Problem>) {
    let mut taken: BTreeMap<char, Text> = BTreeMap::new();
    let is_built_in = |entry: &Entry| entry.origin == Origin::BuiltIn;
    games.sort_by_key(|entry| {
        (!is_built_in(entry) && !entry.replaces_built_in, !is_built_in(entry))
    });
    for entry in games {
        let wanted = entry.ruleset.key;
        let other = taken.get(&wanted).cloned();
        entry.key = match other {
            None => Some(wanted),
            Some(_) => ('1'..='9').find(|digit| !taken.contains_key(digit)),
        };
        taken.extend(entry.key.map(|key| (key, entry.ruleset.name.clone())));
        let user = match &entry.origin {
            Origin::User(path) => indexes.get(&entry.ruleset.id).map(|index| (path, index)),
            Origin::BuiltIn => None,
        };
        if let (Some(other), Some((path, index))) = (other, user) {
            let wanted = wanted.to_string();
            let instead =
                entry.key.map_or(msg!("handbook.none").into(), |key| Arg::from(key.to_string()));
            let found = msg!("ruleset.key-taken", key = wanted, game = other, instead);
            problems.push(Fault::new(index.at("key"), found).of(path));
        }
    }
}

#[cfg(test)]
mod tests;
