//! `komandor games new` and `games check`: games of the user's own.

use super::input;
use super::output::{print, told, warn};
use super::places::Places;
use super::stop::Stop;
use crate::desk::faults_of_example;
use crate::export::Unwritten;
use crate::ruleset::{
    Library, Origin, Problem, Ruleset, SCHEMA_FILE, json_schema, problem_at, read_with_doubts,
    start,
};
use crate::store::home;
use crate::words::Message;
use crate::{export, msg};
use std::path::{Path, PathBuf};

/// Writes a new game into the folder of the user's own rulesets.
pub(super) fn new(places: &Places, id: &str) -> Result<(), Stop> {
    let (library, _) = places.library()?;
    if let Some(known) = library.get(id) {
        let name = &known.ruleset.name;
        return Err(Stop::Refused(match &known.origin {
            Origin::BuiltIn => msg!("library.is-built-in", id, name),
            Origin::User(path) => msg!("library.stands-in", id, name, path),
        }));
    }
    let own = id.chars().filter(char::is_ascii_lowercase);
    let free = |key: &char| library.on_key(*key).is_none();
    let key = own.chain('a'..='z').chain('0'..='9').find(free).unwrap_or('g');
    let text = start(id, key).map_err(Stop::Refused)?;
    let path = file(places, id)?;
    home::new_ruleset(&path, &text)?;
    let schema = path.with_file_name(SCHEMA_FILE);
    let path = path.display().to_string();
    let command = format!("komandor games check {id}");
    let made = msg!("library.made", path, key = key.to_string(), command);
    print(&format!("{}\n", told(made)))?;
    // A schema that stands there may be that of an older version.
    match export::write(&schema, json_schema(), true) {
        Err(Unwritten::Refused(why)) => warn(why),
        Ok(()) | Err(Unwritten::Exists) => {
            let beside = msg!("author.schema", path = schema.display().to_string());
            print(&format!("{}\n", told(beside)))?;
        }
    }
    Ok(())
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
    let wrong = |problems: Vec<Message>| Stop::Refused(Message::lines(problems));
    let (ruleset, doubts) = read_with_doubts(&shown, &text)
        .map_err(|problems| wrong(problems.iter().map(Problem::message).collect()))?;
    let example = example_faults(&shown, &text, &ruleset);
    if !example.is_empty() {
        return Err(wrong(example));
    }
    doubts.iter().map(Problem::message).for_each(warn);
    let library = beside_the_others(places, &shown, text)?;
    let own = library.problems().iter().filter(|problem| problem.path == shown);
    let own: Vec<Message> = own.map(Problem::message).collect();
    if !own.is_empty() {
        return Err(wrong(own));
    }
    let instead = library.get(&ruleset.id).is_some_and(|entry| entry.replaces_built_in);
    let good = match instead {
        true => msg!("library.good-instead", path = shown, name = &ruleset.name),
        false => msg!("library.good", path = shown, name = &ruleset.name),
    };
    print(&format!("{}\n", told(good)))
}

/// The findings of the game's own rules in its example of a list, in the first language with a
/// fault.
fn example_faults(shown: &str, text: &str, ruleset: &Ruleset) -> Vec<Message> {
    let found = faults_of_example(ruleset).into_iter().map(|(language, found)| {
        let found = msg!("list-data.example", language, found);
        problem_at(shown, text, "lists.example", found).message()
    });
    found.collect()
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
