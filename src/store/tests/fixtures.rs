//! The files that show what earlier versions wrote: nothing that can be
//! written is missing among them, and all of it is written so today.

use super::super::{header, line};
use super::*;
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A value that every game may have in its own rules, and no action carries.
const NEVER_WRITTEN: &str = "two_games";

/// Their heads say of a rule that it does not hold; today nothing is said then.
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

/// The head as it was written before there were seals.
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
        let (mut again, mut sum) = match older {
            true => (text[..read.bytes as usize].to_owned(), read.sum),
            false => (without_seal(&head), read.sum),
        };
        for written in lines(&text) {
            let (line, next) = line::encode(&line::decode(written).unwrap(), sum).unwrap();
            again += &format!("{line}\n");
            sum = next;
        }
        assert_eq!(again, text, "{}", path.display());
    }
}

/// The names that the reader would take in the place of `?` here: those of a
/// mapping's keys, or of values to choose from.
fn expected(action: Value) -> Option<Vec<String>> {
    let error = serde_json::from_value::<Action>(action).err()?.to_string();
    let (_, names) = error.split_once("`?`, expected ")?;
    Some(names.split('`').skip(1).step_by(2).map(str::to_owned).collect())
}

/// The value at the end of these keys; `[]` is an item of a list.
fn at(keys: &[String], value: Value) -> Value {
    keys.iter().rev().fold(value, |value, key| match key.as_str() {
        "[]" => json!([value]),
        key => json!({ key: value }),
    })
}

/// Every place that the reader knows of below these keys, with the names that
/// can stand there.
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

/// What stands in an action: `add.club`, and of texts `cut.kind.swiss` too.
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

/// Goes red when an action, a field of one or a value to choose from is new:
/// `tests/fixtures/format-1/write.sh` then gets verbs that lead to it, in an
/// event of its own, for those that are there stay as they are.
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
    // The same names are the same type, and one place where it stands will do.
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
