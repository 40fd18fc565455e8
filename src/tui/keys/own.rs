//! Keys of the user's own: a file changes the keys of acts, and the records follow.
//!
//! ```yaml
//! event:
//!   pair: F5
//!   clock: [t, F6]
//! ```
//!
//! A context and an act are written as in the code, in lower case with hyphens. An act that the
//! file does not name keeps its keys. [`super::bindings`] gives the records in use, so hints,
//! help and sentences name the user's keys.

use super::{Act, Binding, Context, Key, Table, built_in};
use crate::msg;
use crate::ruleset::{Problem, problem_at, read_values};
use crate::words::Message;
use serde_yaml::{Mapping, Value};

/// Keys as the file writes them, shown if somebody wrote another.
const EXAMPLES: [&str; 7] = ["p", "P", "Ctrl-p", "Enter", "Up", "PgDn", "F5"];

/// What is wrong, at the path of a key of the file.
type Fault = (String, Message);

/// Reads a file of keys and checks it. `path` only names the file in problems.
///
/// # Errors
/// The first thing that is wrong: an unknown name, a key that does not exist, or a key for two
/// acts.
pub fn read(path: &str, text: &str) -> Result<&'static Table, Vec<Problem>> {
    let values = read_values(path, text)?;
    let table = changed(&values);
    let table = table.map_err(|(at, found)| vec![problem_at(path, text, &at, found)])?;
    // The keys last as long as the program.
    Ok(Box::leak(Box::new(Table::new(table))))
}

/// A name of the code in the file: `PageUp` is `page-up`.
pub(super) fn name_of(variant: impl std::fmt::Debug) -> String {
    let mut name = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

/// The built-in records with the keys of the file.
fn changed(values: &Value) -> Result<Vec<&'static Binding>, Fault> {
    let mut table: Vec<&'static Binding> = built_in().collect();
    let mut changes = Vec::new();
    // A file of comments only changes nothing.
    if values.is_null() {
        return Ok(table);
    }
    for (place, acts) in group("", values)? {
        let place = written(place);
        for (act, keys) in group(&place, acts)? {
            let act = written(act);
            let at = format!("{place}.{act}");
            let is_it = |of: &&Binding| of.act.name() == act && name_of(of.context) == place;
            let found = table.iter().position(|of| is_it(of) && can_change(of));
            let index = found
                .ok_or_else(|| (at.clone(), msg!("cli.act-unknown", act = &act, place = &place)))?;
            let keys: &'static [Key] = Vec::leak(keys_of(&at, &act, keys)?);
            table[index] = Box::leak(Box::new(Binding { keys, ..table[index].clone() }));
            changes.push((index, at));
        }
    }
    for (index, at) in changes {
        if let Some((key, place, other)) = clash(&table, index) {
            let (one, other, place) = (table[index].act.name(), other.name(), name_of(place));
            return Err((at, msg!("cli.key-taken", key, one, other, place)));
        }
    }
    Ok(table)
}

fn group<'a>(at: &str, value: &'a Value) -> Result<&'a Mapping, Fault> {
    value.as_mapping().ok_or_else(|| (at.to_owned(), msg!("cli.keys-shape")))
}

fn keys_of(at: &str, act: &str, value: &Value) -> Result<Vec<Key>, Fault> {
    let fault = |found| (at.to_owned(), found);
    let words: Vec<String> = match value {
        Value::Sequence(all) => all.iter().map(written).collect(),
        one => vec![written(one)],
    };
    if words.is_empty() {
        return Err(fault(msg!("cli.no-key", act)));
    }
    let key = |word: &String| {
        let unknown = || msg!("cli.key-unknown", key = word, some = EXAMPLES.join(", "));
        word.parse().map_err(|()| fault(unknown()))
    };
    words.iter().map(key).collect()
}

/// Whether the file may give this act other keys: not where they are the digits of a number.
fn can_change(binding: &Binding) -> bool {
    let is_digit = |key: &Key| key.sign().is_some_and(|sign| sign.is_ascii_digit());
    binding.keys.len() < 5 || !binding.keys.iter().all(is_digit)
}

fn written(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Number(number) => number.to_string(),
        other => serde_yaml::to_string(other).unwrap_or_default().trim().to_owned(),
    }
}

/// A key of this record that is another act's as well, where both work.
///
/// A key that the two share without the file may stay: there the nearer act has it.
fn clash(table: &[&'static Binding], index: usize) -> Option<(Key, Context, Act)> {
    let before: Vec<&'static Binding> = built_in().collect();
    let one = table[index];
    for context in Context::all() {
        let chain = context.chain();
        if !chain.contains(&one.context) {
            continue;
        }
        for (at, other) in table.iter().enumerate() {
            if other.act == one.act || !chain.contains(&other.context) {
                continue;
            }
            let shared = |key: &&Key| {
                let before = [before[index], before[at]];
                other.keys.contains(key) && !before.iter().all(|of| of.keys.contains(key))
            };
            if let Some(key) = one.keys.iter().find(shared) {
                return Some((*key, context, other.act));
            }
        }
    }
    None
}

/// All keys in use, as a file of keys.
pub fn as_file() -> String {
    let mut text = String::new();
    for context in Context::all() {
        let here = super::bindings_of(context).iter().filter(|binding| can_change(binding));
        for (at, binding) in here.enumerate() {
            if at == 0 {
                text.push_str(&format!("{}:\n", name_of(context)));
            }
            let keys: Vec<String> = binding.keys.iter().map(Key::quoted).collect();
            text.push_str(&format!("  {}: [{}]\n", binding.act.name(), keys.join(", ")));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::{bindings, install, key_for};
    use super::*;

    fn fault(text: &str) -> String {
        read("keys.yaml", text).unwrap_err()[0].to_string()
    }

    #[test]
    fn the_defaults_are_a_sound_file_and_change_nothing() {
        let text = as_file();
        let table = read("keys.yaml", &text).unwrap();
        assert_eq!(table.all.len(), bindings().count());
        assert!(table.all.iter().zip(bindings()).all(|(one, other)| one.keys == other.keys));
        let mut names: Vec<_> = bindings().map(|b| (name_of(b.context), b.act.name())).collect();
        names.sort();
        let all = names.len();
        names.dedup();
        assert_eq!(names.len(), all);
    }

    #[test]
    fn a_file_of_brackets_is_told_at_once() {
        let too_deep = "lists and groups are nested more than 16 deep; remove brackets or indentation; the template shows the shape";
        assert_eq!(fault(&"[".repeat(60_000)), format!("keys.yaml:1:256: {too_deep}"));
        assert_eq!(fault(&"{a: ".repeat(60_000)), format!("keys.yaml:1:1021: {too_deep}"));
        assert_eq!(read("keys.yaml", "# event:\n\n").unwrap().all.len(), bindings().count());
    }

    #[test]
    fn a_file_changes_the_keys_that_sentences_and_help_name() {
        assert_eq!(key_for(Context::Main, Act::Pair), "p");
        install(read("keys.yaml", "event:\n  pair: [F5, F7]\n  clock: [t, F6]\n").unwrap());
        assert_eq!(key_for(Context::Main, Act::Pair), "F5");
        let help = super::super::key_help();
        assert!(help.iter().any(|key| key.keys.to_string().contains("F5 F7")));
        assert_eq!(read("keys.yaml", "# nothing\n").unwrap().all.len(), bindings().count());
    }

    #[test]
    fn a_fault_names_its_place_and_what_to_write() {
        let unknown = |at, act, place| {
            format!(
                "keys.yaml:{at}: there is no \"{act}\" in \"{place}\", or its keys can't be changed; `komandor keys` shows all that can"
            )
        };
        assert_eq!(fault("event:\n  piar: P\n"), unknown("2:9", "piar", "event"));
        assert_eq!(fault("mian: {pair: P}\n"), unknown("1:14", "pair", "mian"));
        assert_eq!(fault("margin: {margin-digit: x}\n"), unknown("1:24", "margin-digit", "margin"));
        assert_eq!(
            fault("event: {pair: Strg-P}\n"),
            "keys.yaml:1:15: \"Strg-P\" isn't a key; write one such as p, P, Ctrl-p, Enter, Up, PgDn, F5, and a sign of YAML in quotes"
        );
        assert_eq!(
            fault("event: {pair: []}\n"),
            "keys.yaml:1:9: \"pair\" needs a key; write one, or remove the line"
        );
        assert_eq!(
            fault("- a\n"),
            "keys.yaml:1:1: groups expected here; write \"event:\" and below it, indented, \"pair: F5\""
        );
    }

    #[test]
    fn a_key_for_two_acts_is_refused_with_both_names() {
        assert_eq!(
            fault("event: {clock: p}\n"),
            "keys.yaml:1:16: p is both \"clock\" and \"pair\" in \"main\"; give one of them \
             another key"
        );
        // Leaving works everywhere; a key of the round would hide it there.
        assert_eq!(
            fault("event: {pair: q}\n"),
            "keys.yaml:1:15: q is both \"pair\" and \"leave\" in \"main\"; give one of them \
             another key"
        );
        assert!(read("keys.yaml", "event: {pair: q}\nanywhere: {leave: Ctrl-q}\n").is_ok());
        assert!(read("keys.yaml", "event: {pair: t, clock: p}\n").is_ok());
    }
}
