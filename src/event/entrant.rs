//! Entrants and officials.

use super::details::with_texts;
use crate::msg;
use crate::ruleset::Ruleset;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The number of an entrant, from 1 in the order of registration.
pub type Id = u32;

with_texts! {
    /// A player, or a team of two.
    #[derive(Debug, Clone, Default, PartialEq, Eq)]
    pub struct Entrant {
        pub id: Id,
        pub name: String,
        ..texts,
        /// The start number, which is unique.
        pub start: u32,
        /// Whether this start number was requested, so that none is drawn.
        pub start_given: bool,
        /// The table this entrant must always sit at.
        pub table: Option<u32>,
        /// A random number drawn at registration, the last tie-break; the higher number comes
        /// first.
        pub tie: u32,
        pub status: Status,
        /// Whether they are a house player: they play only where somebody would have a bye, and
        /// have no place.
        pub house: bool,
        /// Byes awarded for the first rounds.
        pub byes: u32,
        /// Rounds of the first stage charged as losses on a late entry or a return.
        pub missed: Vec<u32>,
    }
}

/// Whether an entrant is still in the event.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Status {
    #[default]
    Active,
    /// They dropped or were removed after this round of this stage. Both count from 1; round 0
    /// means before the first round.
    Dropped { stage: usize, after: u32 },
    /// They were disqualified and never return.
    Disqualified { stage: usize, after: u32 },
    /// They were registered by mistake and removed before the first round. Only the log still shows
    /// them, and the id is not reused.
    Unregistered,
}

impl Entrant {
    pub fn is_active(&self) -> bool {
        self.status == Status::Active
    }

    pub fn is_registered(&self) -> bool {
        self.status != Status::Unregistered
    }

    /// The names of the one or two players, each with their member number.
    pub fn players(&self) -> impl Iterator<Item = (&str, Option<&str>)> {
        let names = std::iter::once(&self.name).chain(&self.partner).map(String::as_str);
        let numbers = members(self.member.as_deref(), self.partner.is_some());
        names.zip(numbers)
    }

    /// The displayed name; for a team, both partners.
    pub fn label(&self) -> Cow<'_, str> {
        match &self.partner {
            Some(partner) => format!("{} & {partner}", self.name).into(),
            None => self.name.as_str().into(),
        }
    }
}

/// The member numbers in this text: one, or for a team two with `&` between them.
pub fn members(text: Option<&str>, of_team: bool) -> [Option<&str>; 2] {
    let text = text.unwrap_or_default();
    let (one, other) = match of_team {
        true => text.split_once('&').unwrap_or((text, "")),
        false => (text, ""),
    };
    [one, other].map(|number| Some(number.trim()).filter(|number| !number.is_empty()))
}

/// A person with a role in the event; the rules call them leaders.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Official {
    pub name: String,
    pub role: Role,
    /// Whether they play in the event as well.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub playing: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    Organizer,
    Marshal,
    Judge,
}

impl Role {
    pub const ALL: [Role; 3] = [Role::Organizer, Role::Marshal, Role::Judge];

    /// The role as it is written in verbs and in the event file.
    pub fn word(self) -> &'static str {
        match self {
            Role::Organizer => "organizer",
            Role::Marshal => "marshal",
            Role::Judge => "judge",
        }
    }

    /// The game's name for the role, within a sentence.
    pub fn phrase(self, game: &Ruleset) -> Message {
        match self {
            Role::Organizer => msg!("officials.role", role = "organizer"),
            Role::Marshal => game.marshal().unwrap_or(msg!("officials.role", role = "marshal")),
            Role::Judge => msg!("officials.role", role = "judge"),
        }
    }

    /// The roles that the game has.
    pub fn of(game: &Ruleset) -> impl Iterator<Item = Role> {
        let has_marshal = game.marshal().is_some();
        Role::ALL.into_iter().filter(move |role| *role != Role::Marshal || has_marshal)
    }
}
