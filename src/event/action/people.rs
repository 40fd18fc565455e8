//! Entrants who are registered, corrected, leave or return, and what they hand in.

use super::rounds::is_zero;
use crate::event::details::with_texts;
use crate::event::entrant::{Id, Role};
use serde::{Deserialize, Serialize};

with_texts! {
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Added {
        pub id: Id,
        pub name: String,
        ..texts,
        pub start: Option<u32>,
        pub table: Option<u32>,
        pub tie: u32,
        /// Rounds charged as losses because the entrant came late.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        pub missed: Vec<u32>,
        /// The start number is only the next free one; nobody asked for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub provisional: bool,
        /// They play only where somebody would have a bye.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub house: bool,
        /// Byes awarded for the first rounds.
        #[serde(default, skip_serializing_if = "is_zero")]
        pub byes: u32,
        /// The role of a leader who also plays and was not registered before.
        pub leads: Option<Role>,
        /// They were there when they were registered.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub here: bool,
        /// They paid the entry fee when they were registered.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        pub paid: bool,
    }
}

with_texts! {
    /// A correction of a registration. A given field replaces the old value; an empty text or 0
    /// removes it.
    #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    pub struct Edited {
        pub id: Id,
        pub name: Option<String>,
        ..texts,
        pub start: Option<u32>,
        pub table: Option<u32>,
        /// Whether they are a house player from now on.
        pub house: Option<bool>,
        /// Byes awarded for the first rounds; 0 takes them away.
        pub byes: Option<u32>,
    }
}

/// A leader who came, or who is away and rules nowhere.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Presence {
    pub name: String,
    pub here: bool,
}

/// A check-in: an entrant came, or is away for the coming round, or paid. A fact that is not
/// given stays as it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckedIn {
    pub id: Id,
    pub here: Option<bool>,
    pub paid: Option<bool>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declined {
    pub id: Id,
    /// The seeds after the place was given up.
    pub seeds: Vec<Id>,
}

/// A deck or army list that an entrant handed in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handed {
    pub id: Id,
    /// Its lines, as read.
    pub lines: Vec<String>,
    /// The faults that the ruleset finds in it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faults: Vec<String>,
}

/// The organizer accepts a list with its faults; the entry holds the reason.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ListAccepted {
    pub id: Id,
    /// The line of the log that handed in the version accepted.
    pub list: u64,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    pub id: Id,
    pub stage: usize,
    /// The last round they took part in; 0 if there was none.
    pub after: u32,
    /// The new seeds, if a qualified player left before the finals began.
    pub seeds: Option<Vec<Id>>,
    /// The marshal who recommended the disqualification, if one did.
    pub recommended: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returned {
    pub id: Id,
    /// Rounds charged as losses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<u32>,
}
