//! Offences, and the penalties that the rules have for each.

use super::Text;
use serde::{Deserialize, Serialize};

/// Something that players must not do, with the penalties for it.
///
/// The three lists hold ids of penalties, the lightest first. A repeated offence of the same
/// kind of certainty goes one step up in its list.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offence {
    /// The word after `for=` of the verb `penalty`.
    pub id: String,
    pub name: Text,
    /// Acts that count as this offence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub examples: Option<Text>,
    /// The person who decides, and the questions that the rules leave open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub about: Option<Text>,
    /// Penalties that fit a mere suspicion.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suspected: Vec<String>,
    /// Penalties that fit an offence that was observed or confirmed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub confirmed: Vec<String>,
    /// Penalties for a player with an earlier confirmed offence of this kind. Empty: those of
    /// `confirmed`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub repeated: Vec<String>,
    /// The section of the rules it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

impl Offence {
    /// The lists of penalties, each with its key in the file.
    pub fn lists(&self) -> [(&'static str, &[String]); 3] {
        [
            ("suspected", &self.suspected),
            ("confirmed", &self.confirmed),
            ("repeated", &self.repeated),
        ]
    }
}
