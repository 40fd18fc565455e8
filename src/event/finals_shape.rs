//! The shapes of the matches of the finals.

use super::{Event, Round};
use crate::ruleset::{MatchShape, Structure};

impl Event {
    /// The shapes that the rules know for a match of the finals, the shortest first.
    pub fn finals_shapes(&self) -> Vec<MatchShape> {
        let structures = &self.ruleset.structures;
        let tables = [&structures.basic, &structures.advanced].into_iter().flatten();
        let tables = tables.map(|table: &Structure| table.finals_match);
        let custom = structures.custom.finals_match.iter().copied();
        let known: Vec<MatchShape> = custom.chain(tables).collect();
        MatchShape::ALL.into_iter().filter(|shape| known.contains(shape)).collect()
    }

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
