//! The schema of a ruleset file.
//!
//! A field that is an `Option` may be left out. An event file leaves it out if it has no value.

use super::{
    AuctionRules, Components, Concessions, DeckCheck, Draft, Finals, LeadersMeet, ListRules,
    MatchShape, Minutes, Missions, Offence, OverkillRules, Penalty, Preliminary, Procedure,
    RoundKind, Ruling, Structures, Text, Tier, TierKind,
};
use crate::msg;
use crate::words::Message;
use jiff::civil::Date;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;

/// A whole ruleset file.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruleset {
    /// The version of the format: 1.
    pub ruleset: u32,
    /// The game's name in scripts: lower-case letters, digits and hyphens.
    pub id: String,
    /// The game's key in the picker.
    pub key: char,
    pub name: Text,
    /// The game that this is one way to play; the picker shows all of them together. Absent:
    /// this is the only one.
    pub family: Option<Text>,
    pub format: Text,
    /// One line for the picker.
    pub hint: Text,
    /// Remarks for the organizer that no other field covers; shown with the game.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<Text>,
    #[serde(default)]
    pub entrants: Entrants,
    /// The two sides of a game, the first side first. Empty if a game has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sides: Vec<Text>,
    pub preliminary: Preliminary,
    #[serde(default)]
    pub finals: Finals,
    /// The games that may be conceded in a match of several games. Absent: any game.
    #[serde(default, skip_serializing_if = "super::is_default")]
    pub concessions: Concessions,
    pub minutes: Vec<Minutes>,
    pub structures: Structures,
    pub tiers: Vec<Tier>,
    /// What the game calls the official with the last word on the rules. Absent: it has none.
    pub marshal: Option<Text>,
    pub missions: Option<Missions>,
    pub draft: Option<Draft>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub end_of_time: Vec<Procedure>,
    pub lists: Option<ListRules>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub penalties: Vec<Penalty>,
    /// The bidding for units, only one of which may stay.
    pub auction: Option<AuctionRules>,
    /// How hits beyond a defender's remaining health are shared out.
    pub overkill: Option<OverkillRules>,
    /// Acts that are forbidden to players, with the penalties for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub offences: Vec<Offence>,
    pub deck_check: Option<DeckCheck>,
    pub components: Option<Components>,
    /// Corrections to printed texts.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub errata: Vec<Ruling>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rulings: Vec<Ruling>,
    /// Terms of the game, explained.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub glossary: Vec<Ruling>,
}

/// The entrants: single players, or teams with partners.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrants {
    /// Players in one entrant: 1, or 2 for teams of two.
    pub team_size: u32,
}

impl Default for Entrants {
    fn default() -> Self {
        Entrants { team_size: 1 }
    }
}

impl Ruleset {
    /// The minutes for a round of `kind` with matches of `shape`; 0 means no clock.
    pub fn minutes(&self, kind: RoundKind, shape: MatchShape) -> u32 {
        self.minutes_row(kind, shape).map_or(0, |row| row.minutes)
    }

    /// What the game calls its marshal; None if it has none.
    pub fn marshal(&self) -> Option<Message> {
        let meets = |tier: &Tier| tier.leaders_meet == LeadersMeet::Marshal;
        match &self.marshal {
            Some(word) => Some(msg!("common.text", text = word)),
            None => self.tiers.iter().any(meets).then(|| msg!("officials.role", role = "marshal")),
        }
    }

    /// The row with the length of a round of this kind and shape.
    ///
    /// A row for this shape takes precedence over a row for any shape, whatever their order in the
    /// file.
    pub fn minutes_row(&self, kind: RoundKind, shape: MatchShape) -> Option<&Minutes> {
        let row = |of: Option<MatchShape>| {
            self.minutes.iter().find(move |row| row.round == kind && row.shape == of)
        };
        row(Some(shape)).or_else(|| row(None))
    }

    /// The parts in which a judge looks things up, each with its key in the file.
    pub fn advice(&self) -> [(&'static str, &[Ruling]); 3] {
        [("errata", &self.errata), ("rulings", &self.rulings), ("glossary", &self.glossary)]
    }

    /// The rulings with questions, in the order of the file.
    pub fn guided(&self) -> impl Iterator<Item = &Ruling> {
        let all = self.advice().into_iter().flat_map(|(_, rulings)| rulings);
        all.filter(|ruling| !ruling.questions.is_empty())
    }

    pub fn tier(&self, kind: TierKind) -> Option<&Tier> {
        self.tiers.iter().find(|tier| tier.tier == kind)
    }

    /// Whether a game of the preliminary rounds may end in a draw.
    pub fn draws(&self) -> bool {
        self.preliminary.points.draw.is_some()
    }

    pub fn penalty(&self, id: &str) -> Option<&Penalty> {
        self.penalties.iter().find(|penalty| penalty.id == id)
    }

    pub fn offence(&self, id: &str) -> Option<&Offence> {
        self.offences.iter().find(|offence| offence.id == id)
    }
}

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

/// What a reader of this form says it expects; [`super::yaml`] puts the error in plain words.
pub(super) const DAY: &str = "day";

/// A day of the calendar, written `2017-05-04`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day(pub Date);

impl Day {
    /// The day that this text writes as year, month and day; None for any other text.
    pub fn read(text: &str) -> Option<Day> {
        let date: Date = text.parse().ok()?;
        (date.to_string() == text).then_some(Day(date))
    }
}

impl Serialize for Day {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for Day {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(Form { expected: DAY, read: Day::read })
    }
}

/// Reads a value of a form of its own from a text or a whole number. It is a visitor, so an error
/// has the position of the value.
pub(super) struct Form<T> {
    pub expected: &'static str,
    pub read: fn(&str) -> Option<T>,
}

impl<T> Visitor<'_> for Form<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        let read = (self.read)(&number.to_string());
        read.ok_or_else(|| E::invalid_value(Unexpected::Unsigned(number), &self))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        (self.read)(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
    }
}

worded! {
    /// How a game against a house player counts for the player who meets them.
    ///
    /// A house player takes the place of the bye and has no place in the standings.
    #[derive(Default)]
    pub enum HouseGames {
        /// As a bye, whatever the result. Only a player who does not appear loses.
        Bye: "bye" => msg!("players.counts", games = "bye"),
        /// The result counts. As after a bye, nobody is added to the opponents.
        #[default]
        Played: "played" => msg!("players.counts", games = "played"),
        /// The result counts, and the house player counts as any other opponent.
        Opponent: "opponent" => msg!("players.counts", games = "opponent"),
    }
}
