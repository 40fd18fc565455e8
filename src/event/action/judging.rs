//! The judge's desk records penalties, recommendations, deck checks and components.

use super::people::Left;
use super::results::Reported;
use crate::event::entrant::Id;
use crate::ruleset::{ComponentFound, ComponentKind, ComponentState};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalised {
    pub id: Id,
    pub kind: String,
    /// The offence of the ruleset that it is for.
    #[serde(rename = "for")]
    pub offence: Option<String>,
    /// Whether the offence is only suspected, and neither observed nor confirmed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub suspected: bool,
    /// The official who gave it, if that is not the author of the line.
    pub official: Option<String>,
    pub note: Option<String>,
    /// The round and the table at which it was given. Lines of older versions have none.
    pub at: Option<Place>,
    /// The effect of the penalty, if it had one besides being recorded.
    pub effect: Option<Effect>,
}

/// The round in which something happened, and the player's table in it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub stage: usize,
    pub round: u32,
    /// None if the player sat at no table.
    pub table: Option<u32>,
}

/// An effect of a penalty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The result of the player's table, with the penalty included.
    Result(Reported),
    /// Tournament points were taken off.
    Points(u32),
    /// The player left the event.
    Removed(Left),
    /// The player left the event for good.
    Disqualified(Left),
}

/// A marshal's recommendation to disqualify a player, or the organizer's answer that declines
/// it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recommended {
    pub id: Id,
    /// The marshal who recommends it.
    pub marshal: String,
    /// The organizer declines the recommendation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
    pub note: Option<String>,
}

/// The players who were drawn at random for a deck check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckDrawn {
    pub stage: usize,
    pub round: u32,
    /// In the order of the draw; both players of a table if tables were drawn.
    pub ids: Vec<Id>,
    /// The number of the draw, from 1, which fixes it together with the event's seed.
    pub draw: u32,
    /// Whether whole tables were drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub tables: bool,
}

/// A deck that was checked after a match, and everything that followed at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Checked {
    pub id: Id,
    pub stage: usize,
    pub round: u32,
    pub table: Option<u32>,
    /// None if the deck is legal.
    pub illegal: Option<IllegalDeck>,
    pub note: Option<String>,
}

/// An illegal deck: what was taken out, and what followed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IllegalDeck {
    /// The cards that were taken out.
    pub cards: String,
    /// The counted parts that remain, if the ruleset counts any.
    pub left: Option<u32>,
    pub instead: Instead,
    /// The result of the match as it is recorded now; None if it stays.
    pub result: Option<Reported>,
    /// The penalty that the owner was given for it.
    pub penalty: Option<Penalised>,
    /// The owner left the event, because the deck could not be made legal.
    pub leaves: Option<Left>,
}

/// The result that is recorded in place of an annulled one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Instead {
    /// The same result, as the organizer decided.
    Same,
    /// Nothing: the match is played again.
    Replay,
    /// The owner lost one game.
    GameLoss,
    /// The owner lost the match.
    MatchLoss,
}

impl Instead {
    pub const ALL: [Instead; 4] =
        [Instead::MatchLoss, Instead::GameLoss, Instead::Replay, Instead::Same];

    /// The word after `result=` of the verb `check`.
    pub fn word(self) -> &'static str {
        match self {
            Instead::Same => "same",
            Instead::Replay => "replay",
            Instead::GameLoss => "game-loss",
            Instead::MatchLoss => "match-loss",
        }
    }
}

/// A component that was lost or damaged, and everything that followed at once.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentCase {
    pub id: Id,
    pub component: ComponentKind,
    pub state: ComponentState,
    pub found: ComponentFound,
    /// The round and the table; None before the first round.
    pub at: Option<Place>,
    /// The name of the component.
    pub name: Option<String>,
    /// Whether a replacement was found; None while the search goes on.
    pub replaced: Option<bool>,
    /// Extra minutes for the table.
    pub minutes: Option<u32>,
    /// The result of the table, with the game conceded or lost.
    pub result: Option<Reported>,
    /// The owner left the event.
    pub leaves: Option<Left>,
    pub proxy: Option<Proxy>,
}

/// A card that an organizer made in place of a damaged one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proxy {
    /// The name of the card.
    pub card: String,
    /// Everything that cannot be read on the original.
    pub unreadable: String,
    /// The organizer who made it.
    pub made_by: String,
    /// The day, as in `2026-11-21`.
    pub date: String,
}
