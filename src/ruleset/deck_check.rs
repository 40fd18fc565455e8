//! The check of a deck after a match.

use super::Text;
use serde::{Deserialize, Serialize};

/// The rules of a deck check that a player may ask for.
///
/// It comes after the match, once its result is on the sheet. An illegal card is taken out and
/// the result annulled. A deck that cannot be made legal puts its owner out of the event.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckCheck {
    /// The rule as a judge reads it out.
    pub text: Text,
    /// The parts that a deck must still hold once illegal cards are taken out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub keeps: Option<Keeps>,
    /// The offence for which the owner of an illegal deck is penalised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offence: Option<String>,
    /// The section of the rules it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
}

/// The parts of a deck that are counted after a check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keeps {
    /// The parts, such as objective sets.
    pub name: Text,
    /// The fewest of them in a legal deck.
    pub least: u32,
}
