//! Tests that the template explains every key of the schema.

use super::super::{Ruleset, TEMPLATE};
use serde_yaml::Value;
use std::collections::BTreeSet;

/// Games that together use every group of keys.
const GAMES: [&str; 4] = [
    TEMPLATE,
    include_str!("../../../tests/rulesets/x-wing.yaml"),
    include_str!("../../../tests/rulesets/fleet.yaml"),
    include_str!("../../../tests/rulesets/grand-prix.yaml"),
];
/// A key that no group has, so the error lists the keys the group does have.
const UNKNOWN: &str = "zz";

#[test]
fn the_template_is_read() {
    assert_eq!(super::told(TEMPLATE), [""; 0]);
}

#[test]
fn every_key_of_the_schema_stands_in_the_template() {
    let words: BTreeSet<&str> =
        TEMPLATE.split(|c: char| c != '_' && !c.is_ascii_alphanumeric()).collect();
    let known = known_keys();
    assert!(known.contains("never_together") && known.contains("walkover"), "{known:?}");
    // Only old files have `swap_sides`, and it no longer means anything.
    let silent = known.iter().filter(|key| !words.contains(key.as_str()) && *key != "swap_sides");
    assert_eq!(silent.collect::<Vec<_>>(), Vec::<&String>::new());
}

/// Every key that any group of keys accepts.
fn known_keys() -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    for game in GAMES {
        let game: Value = serde_yaml::from_str(game).unwrap();
        for at in 0.. {
            let (mut spoilt, mut left) = (game.clone(), at);
            if !spoil(&mut spoilt, &mut left) {
                break;
            }
            let told = serde_yaml::from_value::<Ruleset>(spoilt).unwrap_err().to_string();
            assert!(told.contains("unknown field `zz`"), "{told}");
            known.extend(told.split('`').skip(3).step_by(2).map(str::to_owned));
        }
    }
    known
}

/// Puts the unknown key into the group of keys that comes after `left` others.
fn spoil(value: &mut Value, left: &mut usize) -> bool {
    match value {
        Value::Mapping(_) if *left == 0 => {
            value[UNKNOWN] = Value::Null;
            true
        }
        Value::Mapping(keys) => {
            *left -= 1;
            keys.values_mut().any(|value| spoil(value, left))
        }
        Value::Sequence(values) => values.iter_mut().any(|value| spoil(value, left)),
        _ => false,
    }
}
