//! `config/README.md` against the reader of rulesets: every field, and every
//! word that a field may be.

use super::{section, text};
use komandor::ruleset::{Ruleset, TEMPLATE};
use serde_yaml::{Mapping, Value};
use std::collections::{BTreeMap, BTreeSet};

/// Every group of a ruleset by its path, with the fields that the reader knows there.
///
/// `words` has the words that each field may be.
struct Schema {
    groups: BTreeMap<String, BTreeSet<String>>,
    words: BTreeMap<(String, String), BTreeSet<String>>,
}

impl Schema {
    /// Asks the reader: it names what it knows where it finds what it does not.
    fn read() -> Schema {
        let mut whole: Value = serde_yaml::from_str(TEMPLATE).unwrap();
        let margin = "{name: {en: M}, most: 1, base: 0, bye: 0, walkover: 0}";
        let preliminary = whole["preliminary"].as_mapping_mut().unwrap();
        preliminary.insert("margin".into(), serde_yaml::from_str(margin).unwrap());
        let scores = "{name: {en: S}, most: 1, bye: 0, \
                      walkover: {winner: 1, loser: 0}, \
                      tournament_points: [{from: 0, winner: 1, loser: 0}]}";
        preliminary.insert("scores".into(), serde_yaml::from_str(scores).unwrap());
        let byes = "{awarded: {most: 1}}";
        preliminary.insert("byes".into(), serde_yaml::from_str(byes).unwrap());
        let lists = whole["lists"].as_mapping_mut().unwrap();
        lists.insert("decks".into(), serde_yaml::from_str("[{name: {en: D}}]").unwrap());
        lists.insert("names".into(), serde_yaml::from_str("{player: P, partner: Q}").unwrap());
        let mut schema = Schema { groups: BTreeMap::new(), words: BTreeMap::new() };
        schema.ask(&whole, &mut Vec::new(), &whole);
        schema
    }

    fn ask(&mut self, whole: &Value, at: &mut Vec<Value>, here: &Value) {
        match here {
            Value::Sequence(items) => {
                for (n, item) in items.iter().enumerate() {
                    at.push(n.into());
                    self.ask(whole, at, item);
                    at.pop();
                }
            }
            Value::Mapping(fields) if !is_text(fields) => {
                let known = expected(whole, at, "zz", "unknown field");
                let place = place(at);
                self.groups.entry(place.clone()).or_default().extend(known.iter().cloned());
                for field in known {
                    at.push(field.as_str().into());
                    let mut words = expected(whole, at, "", "unknown variant");
                    // A list of words says which only inside.
                    at.push(0.into());
                    words.extend(expected(whole, at, "", "unknown variant"));
                    at.pop();
                    if let Some(inner) = fields.get(field.as_str()) {
                        self.ask(whole, at, inner);
                    }
                    at.pop();
                    self.words.entry((place.clone(), field)).or_default().extend(words);
                }
            }
            _ => {}
        }
    }
}

fn is_text(fields: &Mapping) -> bool {
    fields.contains_key("en")
}

/// `end_of_time.steps`, without the numbers of the entries.
fn place(at: &[Value]) -> String {
    at.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(".")
}

/// The words the reader names when something unknown stands at this place.
fn expected(whole: &Value, at: &[Value], key: &str, message: &str) -> Vec<String> {
    let mut changed = whole.clone();
    let mut here = &mut changed;
    for step in at {
        here = match (step, here) {
            (Value::String(key), Value::Mapping(fields)) => {
                fields.entry(key.as_str().into()).or_insert(Value::Null)
            }
            (Value::Number(n), Value::Sequence(items)) => &mut items[n.as_u64().unwrap() as usize],
            (_, empty) => {
                *empty = Value::Sequence(vec![Value::Null]);
                &mut empty[0]
            }
        };
    }
    match (key, here) {
        ("", here) => *here = "zz".into(),
        (key, here) => here[key] = 1.into(),
    }
    let error = serde_yaml::from_value::<Ruleset>(changed).map_err(|error| error.to_string());
    let Some(error) = error.err().filter(|error| error.contains(message)) else {
        return Vec::new();
    };
    let (_, known) = error.split_once(", expected ").unwrap();
    known.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn the_document_of_rulesets_names_every_field_and_every_word() {
    let document = text("config/README.md");
    let fields = section(&document, "Every field");
    let mut told: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for part in fields.split("\n### ").skip(1) {
        let (heading, body) = part.split_once('\n').unwrap();
        let table =
            body.trim_start().split("\n\n").find(|part| part.starts_with("| field")).unwrap();
        let rows: BTreeMap<String, String> = table
            .lines()
            .filter_map(|row| row.strip_prefix("| `"))
            .map(|row| {
                let (field, rest) = row.split_once("` | ").unwrap();
                (field.to_owned(), rest.split(" | ").next().unwrap().to_owned())
            })
            .collect();
        for name in heading.split(", ").map(|name| name.trim_matches('`')) {
            let name = if name == "The whole file" { "" } else { name };
            told.insert(name.to_owned(), rows.clone());
        }
    }
    let schema = Schema::read();
    for (group, known) in &schema.groups {
        let rows = told.get(group).unwrap_or_else(|| panic!("{group:?} has no table"));
        // FileState in event files of the first version only, always false.
        let known: Vec<&String> = known.iter().filter(|field| *field != "swap_sides").collect();
        assert_eq!(rows.keys().collect::<Vec<_>>(), known, "the fields of {group:?}");
        for (field, value) in rows {
            for word in &schema.words[&(group.clone(), field.clone())] {
                let named = value.contains(&format!("`{word}`"));
                assert!(named, "{group}.{field} does not name {word}: {value}");
            }
        }
    }
    let more: Vec<&String> =
        told.keys().filter(|group| !schema.groups.contains_key(*group)).collect();
    assert_eq!(more, ["structures.advanced", "structures.advanced.rows"]);
}
