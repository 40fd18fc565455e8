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
}
