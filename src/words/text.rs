//! Texts in two languages, and which characters no text may contain.

use deunicode::deunicode;
use serde::{Deserialize, Serialize};

/// A text in English and, optionally, in Polish.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
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

/// The words without case and diacritics, for comparison.
pub fn normalise(word: &str) -> String {
    // The text is ASCII from here on.
    let mut letters = deunicode(word);
    letters.make_ascii_lowercase();
    letters
}

/// Returns whether the text has only printable ASCII and Latin letters up to U+027F.
///
/// Such a text needs no closer look: none of its characters is hostile, none stands on another,
/// each is a column wide, and none has a second form. Nearly all texts are plain. The bytes
/// are looked at without a branch, so that many are compared at once.
pub fn is_plain(text: &str) -> bool {
    let is_plain = |byte| matches!(byte, b' '..=b'~' | 0x80..=0xbf | 0xc3..=0xc9);
    text.bytes().fold(true, |plain, byte| plain & is_plain(byte))
}

/// Returns whether the character could mislead a terminal, a spreadsheet or a reader's eye.
pub fn is_hostile(c: char) -> bool {
    if c.is_ascii() {
        return c.is_ascii_control();
    }
    c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}'
            | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}'
            | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}')
}
