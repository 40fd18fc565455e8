//! How the values of the schema are written.

use serde::Serialize;

/// The word a ruleset file uses for a value of the schema, such as `random`.
pub(super) fn word<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

/// Whether a value says no more than its absence, so that it is not written.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}
