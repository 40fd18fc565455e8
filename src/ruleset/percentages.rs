//! How shares of matches and games won are counted.

use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Settings of the tie-breaks that compare shares of matches or games won.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Percentages {
    /// The minimum share of matches won; a smaller share counts as this one.
    #[serde(rename = "match_floor")]
    pub min_match_share: Share,
    /// The minimum share of games won; a smaller share counts as this one.
    #[serde(rename = "game_floor")]
    pub min_game_share: Share,
    /// The maximum share of matches won by a player who left before the last round.
    #[serde(rename = "leavers_match_ceiling", skip_serializing_if = "Share::is_whole")]
    pub max_match_share_of_leavers: Share,
    pub byes: ByeShare,
    #[serde(skip_serializing_if = "super::is_default")]
    pub draws: DrawShare,
}

/// How a bye counts in a player's share.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeShare {
    /// It does not count, as if the round had not been played.
    #[default]
    LeftOut,
    /// It counts as a match won without losing a game.
    Won,
}

/// How a drawn match or game counts in a player's share.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DrawShare {
    /// It counts as its points divided by those of a win. If points are given for each game, a
    /// drawn match counts as half a match won.
    #[default]
    ByPoints,
    /// It counts as lost.
    Lost,
}

/// An exact fraction from 0 to 1, written `"1/3"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Share {
    pub part: u32,
    pub of: u32,
}

/// The largest denominator; means of such shares still fit the arithmetic.
pub(super) const FINEST: u32 = 100;

/// The value that the reader of a file expects, as [`super::shape`] finds it in an error.
pub(super) const SHARE: &str = "a share";

impl Default for Percentages {
    /// A third for both floors, as in most games, and no ceiling.
    fn default() -> Percentages {
        let third = Share { part: 1, of: 3 };
        Percentages {
            min_match_share: third,
            min_game_share: third,
            max_match_share_of_leavers: Share::WHOLE,
            byes: ByeShare::LeftOut,
            draws: DrawShare::ByPoints,
        }
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part {
            0 => f.write_str("0"),
            part => write!(f, "{part}/{}", self.of),
        }
    }
}

impl Serialize for Share {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Uses a visitor, so an error has the position of the value.
impl<'de> Deserialize<'de> for Share {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Words;
        impl Visitor<'_> for Words {
            type Value = Share;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(SHARE)
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Share, E> {
                Share::read(&number.to_string())
                    .ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Share, E> {
                Share::read(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
            }
        }
        deserializer.deserialize_any(Words)
    }
}

impl Share {
    pub const WHOLE: Share = Share { part: 1, of: 1 };

    fn is_whole(&self) -> bool {
        self.part == self.of
    }

    /// Whether this share is smaller than the other.
    pub(super) fn is_below(self, other: Share) -> bool {
        self.part * other.of < other.part * self.of
    }

    fn read(text: &str) -> Option<Share> {
        let (part, of) = text.split_once('/').unwrap_or((text, "1"));
        let share = Share { part: part.trim().parse().ok()?, of: of.trim().parse().ok()? };
        ((1..=FINEST).contains(&share.of) && share.part <= share.of).then_some(share)
    }
}
