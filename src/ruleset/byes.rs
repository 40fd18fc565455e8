//! Byes that are not the odd player's: awarded before the event for the first rounds.

use crate::msg;
use crate::words::Message;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// The value that the reader of a file expects, as [`super::shape`] finds it in an error.
pub(super) const WORTH: &str = "worth";

/// The byes that the rules know beside the odd player's.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Byes {
    /// Byes for the first rounds, won before the event.
    pub awarded: AwardedByes,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AwardedByes {
    /// Absent: as the odd player's bye.
    #[serde(default)]
    pub points: ByeWorth,
    /// The most byes that a player may have, for the rounds from the first.
    pub most: u32,
    /// Whether the rule of the odd player's bye counts them.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub counts_as_bye: bool,
}

/// The worth of a bye.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum ByeWorth {
    /// As the odd player's bye.
    #[default]
    Bye,
    /// A match won.
    Win,
    /// A match drawn, which is half a win in most games.
    Draw,
    Points(u32),
}

/// How a bye counts among the matches won and lost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ByeCounts {
    Won,
    Drawn,
    Lost,
}

impl ByeWorth {
    pub(super) const WORDS: [(&str, ByeWorth); 3] =
        [("bye", ByeWorth::Bye), ("win", ByeWorth::Win), ("draw", ByeWorth::Draw)];

    pub fn phrase(self) -> Message {
        match self {
            ByeWorth::Bye => msg!("byes.worth-bye"),
            ByeWorth::Win => msg!("byes.worth-win"),
            ByeWorth::Draw => msg!("byes.worth-draw"),
            ByeWorth::Points(n) => msg!("count.points", n),
        }
    }
}

impl Serialize for ByeWorth {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            ByeWorth::Points(points) => serializer.serialize_u32(*points),
            word => {
                let known = ByeWorth::WORDS.iter().find(|(_, worth)| worth == word);
                serializer.serialize_str(known.map_or("", |(word, _)| word))
            }
        }
    }
}

/// Uses a visitor, so an error has the position of the value.
impl<'de> Deserialize<'de> for ByeWorth {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ByeWorth, D::Error> {
        struct Worth;
        impl Visitor<'_> for Worth {
            type Value = ByeWorth;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(WORTH)
            }

            fn visit_u64<E: Error>(self, points: u64) -> Result<ByeWorth, E> {
                let small = u32::try_from(points).map(ByeWorth::Points);
                small.map_err(|_| E::invalid_value(Unexpected::Unsigned(points), &self))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<ByeWorth, E> {
                let known = ByeWorth::WORDS.iter().find(|(word, _)| *word == text);
                let known = known.map(|(_, worth)| *worth);
                known.ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Worth)
    }
}
