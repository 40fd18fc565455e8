//! Checks the files that show what earlier versions wrote.
//!
//! Together they contain everything that can be written, and it is still written the same way.

use super::super::{header, line};
use super::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A value that any game may have in its rules, but no action carries.
const NEVER_WRITTEN: &str = "two_games";

/// The heads of these files spell out that a rule does not hold; today that is omitted.
const HEAD_WRITTEN_OTHERWISE: [&str; 2] = ["destiny.yaml", "imperial-assault.yaml"];

fn texts() -> Vec<(PathBuf, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures/format-1");
    let paths = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let events = paths.filter(|path| path.extension().is_some_and(|kind| kind == "yaml"));
    let mut texts: Vec<_> =
        events.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect();
    texts.sort();
    texts
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().skip_while(|line| *line != "log:").skip(1)
}

/// The head as it was written before seals existed.
fn without_seal(head: &str) -> String {
    let (first, rest) = head.split_once('\n').unwrap();
    format!("{}\n{rest}", &first[..first.find(" Head: ").unwrap()])
}

#[test]
fn what_was_written_once_is_written_so_today() {
    for (path, text) in texts() {
        let read = header::read(&mut text.as_bytes(), Path::new("event.yaml")).unwrap();
        let head = header::encode(&read.head, &read.ruleset).unwrap();
        let reread = header::read(&mut head.as_bytes(), Path::new("event.yaml")).unwrap();
        assert_eq!((&reread.head, &reread.ruleset), (&read.head, &read.ruleset));
        let older = HEAD_WRITTEN_OTHERWISE.iter().any(|name| path.ends_with(name));
        let sealed = text.lines().next().is_some_and(|line| line.contains(" Head: "));
        let (mut again, mut sum) = match (older, sealed) {
            (true, _) => (text[..read.bytes as usize].to_owned(), read.sum),
            (false, true) => (head, read.sum),
            // Older files of this format have no seal.
            (false, false) => (without_seal(&head), read.sum),
        };
        for written in lines(&text) {
            let (line, next) = line::encode(&line::decode(written).unwrap(), sum).unwrap();
            again += &format!("{line}\n");
            sum = next;
        }
        assert_eq!(again, text, "{}", path.display());
    }
}

/// The names that the reader would accept in the place of `?`.
///
/// They are the keys of a mapping, or the values of a choice.
fn expected(action: Value) -> Option<Vec<String>> {
    let error = serde_json::from_value::<Action>(action).err()?.to_string();
    let (_, names) = error.split_once("`?`, expected ")?;
    Some(names.split('`').skip(1).step_by(2).map(str::to_owned).collect())
}

/// An action with `value` at the end of these keys; `[]` is an item of a list.
fn at(keys: &[String], value: Value) -> Value {
    keys.iter().rev().fold(value, |value, key| match key.as_str() {
        "[]" => json!([value]),
        key => json!({ key: value }),
    })
}

/// Collects every place below these keys that the reader knows, with the names allowed there.
fn known(keys: &[String], found: &mut Vec<(String, Vec<String>)>) {
    const LISTS: [&[&str]; 3] = [&[], &["[]"], &["[]", "[]"]];
    for lists in LISTS {
        let mut place = keys.to_vec();
        place.extend(lists.iter().map(|list| (*list).to_owned()));
        let Some(names) = expected(at(&place, json!({"?": 0}))) else { continue };
        found.push((place.join("."), names.clone()));
        for name in names {
            known(&[place.as_slice(), &[name]].concat(), found);
        }
    }
}

/// Collects the places of an action, such as `add.club`, and texts, such as `cut.kind.swiss`.
fn seen(place: &str, value: &Value, found: &mut BTreeSet<String>) {
    let below =
        |name: &str| if place.is_empty() { name.to_owned() } else { format!("{place}.{name}") };
    found.insert(place.to_owned());
    match value {
        Value::Object(keys) => keys.iter().for_each(|(key, value)| seen(&below(key), value, found)),
        Value::Array(items) => items.iter().for_each(|item| seen(&below("[]"), item, found)),
        Value::String(text) => drop(found.insert(below(text))),
        _ => {}
    }
}

/// Fails when an action, a field of one, or a value of a choice is new.
///
/// `tests/fixtures/format-1/write.sh` then needs verbs that lead to it, in a new event:
/// the existing events must stay as they are.
#[test]
fn all_that_can_be_written_stands_in_some_file() {
    let mut written = BTreeSet::new();
    for (_, text) in texts() {
        for line in lines(&text) {
            let action = line::decode(line).unwrap().action;
            seen("", &serde_json::to_value(action).unwrap(), &mut written);
        }
    }
    let mut places = Vec::new();
    known(&[], &mut places);
    // Equal lists of names are the same type, so one written place is enough.
    let mut missing: BTreeMap<&[String], BTreeMap<&str, String>> = BTreeMap::new();
    for (place, names) in &places {
        let there = |name: &str| format!("{place}.{name}").trim_start_matches('.').to_owned();
        let all = || names.iter().map(|name| (name.as_str(), there(name))).collect();
        let missing = missing.entry(names).or_insert_with(all);
        missing.retain(|name, _| !written.contains(&there(name)));
    }
    let mut missing: Vec<String> = missing.into_values().flat_map(BTreeMap::into_values).collect();
    missing.retain(|place| !place.ends_with(NEVER_WRITTEN));
    assert_eq!(missing, Vec::<String>::new());
    assert!(places.len() > 30, "the reader no longer says what it expects: {places:?}");
}
