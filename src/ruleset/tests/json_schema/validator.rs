//! A small validator of JSON Schema 2020-12, as far as the schema of rulesets goes.

use regex::Regex;
use serde_json::{Map, Value};

/// The faults in `value`, each with its place.
///
/// # Panics
/// The schema has a keyword that this validator does not know.
pub(super) fn faults(schema: &Value, value: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    validate(schema, schema, value, "", &mut faults);
    faults
}

fn validate(root: &Value, schema: &Value, value: &Value, at: &str, faults: &mut Vec<String>) {
    let Value::Object(keywords) = schema else {
        assert_eq!(schema, &Value::Bool(true), "{at}");
        return;
    };
    for (keyword, wanted) in keywords {
        let holds = match keyword.as_str() {
            "$schema" | "$defs" | "title" | "description" | "default" | "then" => true,
            "$ref" => {
                let pointer = wanted.as_str().unwrap().strip_prefix('#').unwrap();
                let target = root.pointer(pointer).unwrap_or_else(|| panic!("{pointer}"));
                validate(root, target, value, at, faults);
                true
            }
            "type" => match wanted {
                Value::Array(kinds) => kinds.iter().any(|kind| is_of(value, kind)),
                kind => is_of(value, kind),
            },
            "const" => value == wanted,
            "enum" => wanted.as_array().unwrap().contains(value),
            "anyOf" => wanted.as_array().unwrap().iter().any(|one| fits(root, one, value)),
            "if" => {
                if fits(root, wanted, value) {
                    validate(root, &keywords["then"], value, at, faults);
                }
                true
            }
            "properties" => {
                let fields = value.as_object().into_iter().flatten();
                for (key, value) in fields.filter(|(key, _)| wanted.get(key).is_some()) {
                    validate(root, &wanted[key], value, &format!("{at}/{key}"), faults);
                }
                true
            }
            "additionalProperties" => {
                assert_eq!(wanted, &Value::Bool(false));
                let known = keywords["properties"].as_object().unwrap();
                value.as_object().is_none_or(|fields| fields.keys().all(|k| known.contains_key(k)))
            }
            "required" => {
                let has = |fields: &Map<_, _>| {
                    let mut wanted = wanted.as_array().unwrap().iter();
                    wanted.all(|key| fields.contains_key(key.as_str().unwrap()))
                };
                value.as_object().is_none_or(has)
            }
            "items" => {
                for (n, entry) in value.as_array().into_iter().flatten().enumerate() {
                    validate(root, wanted, entry, &format!("{at}/{n}"), faults);
                }
                true
            }
            "minItems" => value.as_array().is_none_or(|all| all.len() as u64 >= number(wanted)),
            "maxItems" => value.as_array().is_none_or(|all| all.len() as u64 <= number(wanted)),
            "uniqueItems" => value.as_array().is_none_or(|all| {
                all.iter().enumerate().all(|(n, entry)| !all[..n].contains(entry))
            }),
            "minimum" => value.as_f64().is_none_or(|n| n >= number(wanted) as f64),
            "maximum" => value.as_f64().is_none_or(|n| n <= number(wanted) as f64),
            "minLength" => letters(value).is_none_or(|n| n >= number(wanted)),
            "maxLength" => letters(value).is_none_or(|n| n <= number(wanted)),
            "pattern" => {
                let pattern = Regex::new(wanted.as_str().unwrap()).unwrap();
                value.as_str().is_none_or(|text| pattern.is_match(text))
            }
            other => panic!("the validator does not know {other:?}"),
        };
        if !holds {
            faults.push(format!("{at}: {keyword}"));
        }
    }
}

fn fits(root: &Value, schema: &Value, value: &Value) -> bool {
    let mut faults = Vec::new();
    validate(root, schema, value, "", &mut faults);
    faults.is_empty()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

fn letters(value: &Value) -> Option<u64> {
    value.as_str().map(|text| text.chars().count() as u64)
}

fn is_of(value: &Value, kind: &Value) -> bool {
    match kind.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "boolean" => value.is_boolean(),
        "number" => value.is_number(),
        "integer" => value.is_u64() || value.is_i64(),
        other => panic!("the validator does not know the type {other:?}"),
    }
}
