use deunicode::deunicode;
use serde::{Deserialize, Serialize};

/// A text in English and, optionally, in Polish.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Text {
    pub en: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pl: Option<String>,
}

impl Text {
    /// The text in `language` ("en", "pl"); English if it has no other.
    pub fn get(&self, language: &str) -> &str {
        match (language, &self.pl) {
            ("pl", Some(polish)) => polish,
            _ => &self.en,
        }
    }

    /// Whether `word` is this text in either language, without regard to case and diacritics.
    pub fn matches(&self, word: &str) -> bool {
        let word = normalise(word);
        let polish = self.pl.as_deref();
        normalise(&self.en) == word || polish.is_some_and(|polish| normalise(polish) == word)
    }
}

/// The word a ruleset file uses for a value of the schema, such as `random`.
pub(super) fn word<T: Serialize>(value: T) -> String {
    match serde_json::to_value(value) {
        Ok(serde_json::Value::String(word)) => word,
        _ => String::new(),
    }
}

/// The words without case and diacritics, for comparison.
pub fn normalise(word: &str) -> String {
    deunicode(word).to_lowercase()
}
