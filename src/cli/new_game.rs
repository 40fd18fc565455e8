//! `komandor games new` and `games check`: games of the user's own.

use super::input;
use super::output::print;
use super::places::Places;
use super::stop::Stop;
use crate::ruleset::{Library, Origin, Problem, Ruleset, read, start};
use crate::store::home;
use crate::words::Message;
use std::path::{Path, PathBuf};

/// Writes a new game into the folder of the user's own rulesets.
pub(super) fn new(places: &Places, id: &str) -> Result<(), Stop> {
    let (library, _) = places.library()?;
    if let Some(known) = library.get(id) {
        let where_it_is = match &known.origin {
            Origin::BuiltIn => "is built in".to_owned(),
            Origin::User(path) => format!("stands in {path}"),
        };
        let name = &known.ruleset.name.en;
        return Err(Stop::refused(format!(
            "{id} is {name}, which {where_it_is}; choose another id."
        )));
    }
    let own = id.chars().filter(char::is_ascii_lowercase);
    let free = |key: &char| library.on_key(*key).is_none();
    let key = own.chain('a'..='z').chain('0'..='9').find(free).unwrap_or('g');
    let text = start(id, key).map_err(Stop::refused)?;
    let path = file(places, id)?;
    home::new_ruleset(&path, &text)?;
    let path = path.display();
    print(&format!(
        "Made {path}, on the key {key}. Change it to your game, then: komandor games check {id}\n"
    ))
}

/// The file of the user's own game with this id.
fn file(places: &Places, id: &str) -> Result<PathBuf, Stop> {
    Ok(places.own_rulesets()?.join(format!("{id}.yaml")))
}

/// Checks a ruleset: a file, or the id of one of the user's own games.
pub(super) fn check(places: &Places, asked: &str) -> Result<(), Stop> {
    let own = file(places, asked).ok().filter(|own| own.exists() && !Path::new(asked).exists());
    let shown = own.map_or_else(|| asked.to_owned(), |own| own.display().to_string());
    let text = input::text(&shown)?;
    let wrong = |problems: Vec<Message>| Stop::refused(Message::lines(problems));
    let ruleset = read(&shown, &text)
        .map_err(|problems| wrong(problems.iter().map(Problem::message).collect()))?;
    let library = beside_the_others(places, &shown, text)?;
    let own = library.problems().iter().filter(|problem| problem.path == shown);
    let own: Vec<Message> = own.map(Problem::message).collect();
    if !own.is_empty() {
        return Err(wrong(own));
    }
    print(&format!(
        "{shown}: nothing is wrong; {} can be played{}.\n",
        ruleset.name.en,
        instead(&library, &ruleset)
    ))
}

/// All games, with this file as the last of the user's own.
///
/// A conflict over an id or key with another game is then reported for this file.
fn beside_the_others(places: &Places, shown: &str, text: String) -> Result<Library, Stop> {
    let folder = home::rulesets(places.rulesets.as_deref());
    let itself = Path::new(shown).canonicalize().ok();
    let mut files = folder.map_or_else(Vec::new, |folder| home::user_rulesets(&folder).texts);
    files.retain(|(path, _)| Path::new(path).canonicalize().ok() != itself);
    files.push((shown.to_owned(), text));
    Ok(Library::new(files))
}

fn instead(library: &Library, ruleset: &Ruleset) -> &'static str {
    match library.get(&ruleset.id) {
        Some(entry) if entry.replaces_built_in => ", in place of the built-in game of this id",
        _ => "",
    }
}
