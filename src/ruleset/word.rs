//! The words of a ruleset file for the values of the schema.

use serde::Serialize;

/// The word a ruleset file uses for a value of the schema, such as `random`.
pub(super) fn word<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}
