//! Whether matches have several games.

use super::{Event, Round};
use crate::ruleset::MatchShape;

impl Event {
    /// Whether a match of the newest round may have several games.
    ///
    /// Before the first round it is a match of the stage.
    pub fn plays_several_games(&self) -> bool {
        let Some(stage) = self.stage() else { return false };
        let seated = |round: &Round| round.pairings.iter().any(|pairing| !pairing.is_bye());
        let played = stage.rounds.last().is_none_or(|round| seated(round));
        played && stage.shape != MatchShape::OneGame
    }
}
