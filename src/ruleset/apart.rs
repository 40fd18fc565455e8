//! Groups of players who are kept apart: the relation, the rounds, and how strictly.

use super::structure::MOST_ROUNDS;
use crate::msg;
use crate::words::Message;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Relation {
    SameClub,
    Relatives,
    TravelledTogether,
}

impl Relation {
    /// Each relation with the word by which a user names it in a setting.
    pub const WORDS: [(&str, Relation); 3] = [
        ("clubs", Relation::SameClub),
        ("relatives", Relation::Relatives),
        ("travel", Relation::TravelledTogether),
    ];

    /// The word by which a user names it in a setting.
    pub fn word(self) -> &'static str {
        Relation::WORDS.iter().find(|known| known.1 == self).map_or("", |known| known.0)
    }

    pub fn phrase(self) -> Message {
        match self {
            Relation::SameClub => msg!("value.same-club"),
            Relation::Relatives => msg!("value.relatives"),
            Relation::TravelledTogether => msg!("value.travelled-together"),
        }
    }
}

/// Players with something in common who are kept apart in Swiss rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GroupApart {
    pub who: Relation,
    /// Absent: round 1.
    #[serde(default)]
    pub rounds: ApartRounds,
    /// Whether they must not meet. Otherwise they are kept apart if possible.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub absolute: bool,
}

/// The Swiss rounds in which players are kept apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ApartRounds {
    /// From round 1 to this one.
    Through(u32),
    Always,
}

impl Default for ApartRounds {
    fn default() -> ApartRounds {
        ApartRounds::Through(1)
    }
}

impl ApartRounds {
    pub fn contains(self, round: u32) -> bool {
        match self {
            ApartRounds::Through(last) => round <= last,
            ApartRounds::Always => true,
        }
    }

    /// The rounds as a user types them: `1`, `1-3` or `always`.
    pub fn written(self) -> String {
        match self {
            ApartRounds::Through(1) => "1".to_owned(),
            ApartRounds::Through(last) => format!("1-{last}"),
            ApartRounds::Always => "always".to_owned(),
        }
    }

    /// Reads `1`, `1-3` or `always`.
    pub fn read(text: &str) -> Option<ApartRounds> {
        let last = match text {
            "always" => return Some(ApartRounds::Always),
            "1" => 1,
            _ => text.strip_prefix("1-")?.parse().ok()?,
        };
        (1..=MOST_ROUNDS).contains(&last).then_some(ApartRounds::Through(last))
    }

    /// `in round 1`, `in rounds 1 to 3`, `in every Swiss round`.
    pub fn phrase(self) -> Message {
        match self {
            ApartRounds::Through(1) => msg!("apart.in-round-1"),
            ApartRounds::Through(last) => msg!("apart.in-rounds", last),
            ApartRounds::Always => msg!("apart.in-every-round"),
        }
    }
}

impl Serialize for ApartRounds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ApartRounds::Through(last) => serializer.serialize_u32(*last),
            ApartRounds::Always => serializer.serialize_str("always"),
        }
    }
}

/// Uses a visitor, so an error has the position of the value.
impl<'de> Deserialize<'de> for ApartRounds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ApartRounds, D::Error> {
        struct Rounds;
        impl Visitor<'_> for Rounds {
            type Value = ApartRounds;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("rounds")
            }

            fn visit_u64<E: Error>(self, last: u64) -> Result<ApartRounds, E> {
                match u32::try_from(last) {
                    Ok(last) if (1..=MOST_ROUNDS).contains(&last) => Ok(ApartRounds::Through(last)),
                    _ => Err(E::invalid_value(Unexpected::Unsigned(last), &self)),
                }
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ApartRounds, E> {
                match text {
                    "always" => Ok(ApartRounds::Always),
                    _ => Err(E::invalid_value(Unexpected::Str(text), &self)),
                }
            }
        }
        deserializer.deserialize_any(Rounds)
    }
}

impl GroupApart {
    /// `relatives in round 1, if possible`.
    pub fn phrase(&self) -> Message {
        let (who, rounds) = (self.who.phrase(), self.rounds.phrase());
        match self.absolute {
            true => msg!("apart.group-absolute", who, rounds),
            false => msg!("apart.group-soft", who, rounds),
        }
    }
}
