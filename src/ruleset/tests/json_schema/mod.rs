//! The schema against the files that are read, and against those that are not.

mod made;
mod validator;

use super::{BY_BOTH, BY_PROGRAM, GAME, cases};
use crate::ruleset::{Ruleset, TEMPLATE, json_schema, read};
use include_dir::{Dir, include_dir};
use made::{Bound, OLD_KEY, made, trace};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;
use validator::faults;

const MAGIC: &str = include_str!("../../../../tests/rulesets/magic.yaml");
const X_WING: &str = include_str!("../../../../tests/rulesets/x-wing.yaml");

fn schema() -> Value {
    serde_json::from_str(json_schema()).unwrap()
}

/// A file as JSON, as an editor reads it; None: the text is no YAML.
fn parsed(text: &str) -> Option<Value> {
    serde_yaml::from_str(text).ok()
}

/// With `KOMANDOR_WRITE_SCHEMA` in its environment it writes the file anew.
#[test]
fn the_schema_is_that_of_the_types_and_the_document() {
    let schema = made();
    if std::env::var_os("KOMANDOR_WRITE_SCHEMA").is_some() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/config/ruleset.schema.json");
        return std::fs::write(path, schema).unwrap();
    }
    let write = "KOMANDOR_WRITE_SCHEMA=1 cargo test --lib ruleset::tests::json_schema";
    assert!(schema == json_schema(), "config/ruleset.schema.json is out of date: {write}");
}

static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/config/rulesets");
static OTHERS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/tests/rulesets");

#[test]
fn every_game_fits_the_schema() {
    let schema = schema();
    let files = BUILT_IN.files().chain(OTHERS.files());
    let mut games: Vec<&str> = files.map(|file| file.contents_utf8().unwrap()).collect();
    assert!(games.len() >= 9);
    games.extend([TEMPLATE, GAME]);
    for game in games {
        let name = game.lines().find(|line| line.starts_with("id: "));
        assert_eq!(faults(&schema, &parsed(game).unwrap()), [""; 0], "{name:?}");
    }
}

#[test]
fn a_spoiled_file_does_not_fit_the_schema() {
    let schema = schema();
    let mut found = 0;
    for (table, by_schema) in [(BY_BOTH, true), (BY_PROGRAM, false)] {
        for (old, new, _) in cases(table) {
            let Some(value) = parsed(&GAME.replace(&old, &new)) else { continue };
            let faults = faults(&schema, &value);
            assert_eq!(!faults.is_empty(), by_schema, "{new:?}: {faults:?}");
            found += usize::from(by_schema);
        }
    }
    assert!(found >= 20, "only {found}");
}

#[test]
fn every_field_of_the_types_is_described_by_the_document() {
    let (traced, document) = (trace().unwrap(), made::read());
    assert_eq!(traced.root, "Ruleset");
    assert!(traced.groups.len() > 30);
    let (mut silent, mut known) = (Vec::new(), BTreeSet::new());
    for (name, group) in traced.groups.iter().filter(|(name, _)| **name != "Text") {
        let fields = group.fields.iter().filter(|field| field.key != OLD_KEY);
        for field in fields {
            // A table may also list the words of a field.
            for word in field.shape.words().iter().chain([&field.key]) {
                known.extend(group.paths.iter().map(|path| format!("{path}.{word}")));
            }
            let Some(row) = document.row(&group.paths, field.key) else {
                silent.push(format!("{name}.{}", field.key));
                continue;
            };
            if field.required && !row.left_out.starts_with("required") {
                silent.push(format!("{name}.{} is required", field.key));
            }
            let words =
                field.shape.words().iter().filter(|word| !row.value.contains(&format!("`{word}`")));
            silent.extend(words.map(|word| format!("{name}.{} may be {word}", field.key)));
        }
    }
    assert_eq!(silent, [""; 0]);
    let all = document.fields().filter_map(|(path, _)| Some(path.split('`').next()?.to_owned()));
    let unknown =
        all.filter(|path| ![path.clone(), format!(".{path}")].iter().any(|p| known.contains(p)));
    assert_eq!(unknown.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn every_key_of_the_schema_stands_in_the_template() {
    let words: BTreeSet<&str> =
        TEMPLATE.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()).collect();
    let traced = trace().unwrap();
    let keys = traced.groups.values().flat_map(|group| &group.fields).map(|field| field.key);
    let silent = keys.filter(|key| !words.contains(key) && *key != OLD_KEY);
    assert_eq!(silent.collect::<Vec<_>>(), [""; 0]);
}

#[test]
fn words_defaults_and_forms_are_those_of_the_types() {
    let schema = schema();
    let at = |path: &str| schema.pointer(path).unwrap_or_else(|| panic!("{path}")).clone();
    let points = "/$defs/Scoring/properties";
    assert_eq!(at(&format!("{points}/per/enum")), serde_json::json!(["match", "game"]));
    assert_eq!(at(&format!("{points}/loss/default")), 0);
    assert_eq!(
        at(&format!("{points}/bye/description")),
        "points for a whole bye\n\nvalue: number, at most a match won\n\nif left out: required"
    );
    assert_eq!(at("/$defs/Tier/properties/sleeves_required/default"), false);
    assert_eq!(at("/$defs/Percentages/properties/match_floor/default"), "1/3");
    assert_eq!(at("/$defs/Preliminary/properties/absence/default"), "win");
    assert_eq!(at("/$defs/Preliminary/properties/tie_breaks/uniqueItems"), true);
    assert!(schema.pointer("/$defs/Preliminary/properties/swap_sides").is_none());
    assert_eq!(at("/required/0"), "ruleset");
}

#[test]
fn a_number_out_of_the_range_of_the_document_is_refused() {
    let files = [TEMPLATE, X_WING, MAGIC].map(|text| (text, parsed(text).unwrap()));
    let mut tried = 0;
    let document = made::read();
    let ranges = document
        .fields()
        .flat_map(|(path, row)| row.bounds().into_iter().map(move |bound| (path.clone(), bound)));
    for (path, bound) in ranges {
        let keys: Vec<&str> = path.split('.').collect();
        let Bound::Range(least, most) = bound else { continue };
        let Some((text, value)) = files.iter().find(|(_, value)| first(value, &keys).is_some())
        else {
            continue;
        };
        tried += 1;
        assert!(read("game.yaml", text).is_ok());
        let beyond = [least.checked_sub(1), most.checked_add(1)].into_iter().flatten();
        for wrong in beyond {
            let mut value = value.clone();
            set(&mut value, &keys, wrong);
            let text = serde_yaml::to_string(&value).unwrap();
            assert!(read("game.yaml", &text).is_err(), "{path} may be {wrong}");
        }
    }
    assert!(tried >= 20, "only {tried}");
}

#[test]
fn a_default_of_the_document_is_that_of_its_type() {
    let (traced, schema) = (trace().unwrap(), schema());
    let sample = serde_json::to_value(&traced.sample).unwrap();
    let mut compared = 0;
    for (name, group) in traced.groups.iter().filter(|(name, _)| **name != traced.root) {
        for (key, field) in schema["$defs"][name]["properties"].as_object().unwrap() {
            let Some(default) = field.get("default") else { continue };
            let path = group.paths.first().unwrap().replace('.', "/");
            let (mut left_out, mut written) = (sample.clone(), sample.clone());
            group_at(&mut left_out, &path).remove(key);
            group_at(&mut written, &path).insert(key.clone(), default.clone());
            let [left_out, written] =
                [left_out, written].map(|value| Ruleset::deserialize(value).unwrap());
            // Where the type has no value of its own, what is asked for it knows the default.
            let mut read = serde_json::to_value(&left_out).unwrap();
            if group_at(&mut read, &path).get(key) != Some(&Value::Null) {
                assert_eq!(left_out, written, "{path}/{key}");
                compared += 1;
            }
        }
    }
    assert!(compared >= 15, "only {compared}");
}

/// The group at this path, of lists the first one.
fn group_at<'v>(value: &'v mut Value, path: &str) -> &'v mut serde_json::Map<String, Value> {
    let first = |value: &'v mut Value| match value {
        Value::Array(entries) => &mut entries[0],
        value => value,
    };
    let group = path.split('/').fold(first(value), |group, key| first(&mut group[key]));
    group.as_object_mut().unwrap()
}

/// The first value of a file at this path; of a list, that of its first entry with one.
fn first<'v>(value: &'v Value, keys: &[&str]) -> Option<&'v Value> {
    match (value, keys) {
        (Value::Array(entries), _) => entries.iter().find_map(|entry| first(entry, keys)),
        (Value::Object(fields), [key, rest @ ..]) => first(fields.get(*key)?, rest),
        (value, []) => Some(value),
        _ => None,
    }
}

fn set(value: &mut Value, keys: &[&str], number: u32) -> bool {
    match (value, keys) {
        (Value::Array(entries), _) => entries.iter_mut().any(|entry| set(entry, keys, number)),
        (Value::Object(fields), [key, rest @ ..]) => {
            fields.get_mut(*key).is_some_and(|field| set(field, rest, number))
        }
        (value, []) => {
            *value = number.into();
            true
        }
        _ => false,
    }
}
