//! Commands for the log of the judges: penalties, recommendations, deck checks and components.

use super::who::Who;
use crate::event::action::Instead;
use crate::ruleset::{ComponentFound, ComponentKind, ComponentState};

/// A penalty as it was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPenalty {
    pub who: Who,
    pub kind: String,
    /// The id of the offence it is for.
    pub offence: Option<String>,
    /// Whether that offence is only suspected.
    pub suspected: bool,
    /// Tournament points to take off, if the penalty takes points.
    pub points: Option<u32>,
    /// The number of the game in the match, from 1; None means the one being played.
    pub game: Option<u32>,
    /// The official who gives it, if that is not the user.
    pub by: Option<String>,
    pub note: Option<String>,
}

impl NewPenalty {
    /// This penalty without anything else.
    pub fn new(who: Who, kind: impl Into<String>) -> NewPenalty {
        NewPenalty {
            who,
            kind: kind.into(),
            offence: None,
            suspected: false,
            points: None,
            game: None,
            by: None,
            note: None,
        }
    }
}

/// A recommendation to disqualify, or the organizer's answer to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRecommendation {
    pub who: Who,
    /// The marshal; None means the only one.
    pub by: Option<String>,
    /// The organizer declines it.
    pub declined: bool,
    pub note: Option<String>,
}

/// A deck check as it was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewCheck {
    pub who: Who,
    /// None means the newest round.
    pub round: Option<u32>,
    /// None if the deck is legal.
    pub illegal: Option<NewIllegalDeck>,
    pub note: Option<String>,
}

/// The faults of an illegal deck, and the organizer's decision.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewIllegalDeck {
    pub cards: String,
    /// The counted parts that remain in the deck.
    pub left: Option<u32>,
    pub instead: Option<Instead>,
    /// The game that is lost, from 1.
    pub game: Option<u32>,
    /// The id of a penalty; None for none.
    pub penalty: Option<String>,
    pub points: Option<u32>,
}

/// A lost or damaged component as it was told to the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewComponent {
    pub who: Who,
    pub component: ComponentKind,
    pub state: ComponentState,
    pub found: ComponentFound,
    /// Whether a replacement was found; None if nobody said.
    pub replaced: Option<bool>,
    pub minutes: Option<u32>,
    /// The name of the component; for a proxy, the card.
    pub name: Option<String>,
    /// The facts that a proxy must tell because the original does not.
    pub unreadable: Option<String>,
    /// The organizer who makes the proxy; None means the organizer of the event.
    pub by: Option<String>,
}
