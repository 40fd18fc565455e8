//! The shapes of the matches of the finals, round by round.

use super::{Event, Pairing, Stage, StageKind};
use crate::ruleset::{FinalsKind, FinalsRound, MatchShape, Structure};

impl Event {
    /// The shape of the matches of this finals round; `rest` is that of the other rounds.
    pub fn finals_shape(&self, rest: MatchShape, round: Option<FinalsRound>) -> MatchShape {
        let Some(round) = round else { return rest };
        let announced = self.setup.finals_final.filter(|_| round == FinalsRound::Final);
        announced.or(self.ruleset.finals.shape_of(round)).unwrap_or(rest)
    }

    /// The shapes that the rules know for a match of the finals, the shortest first.
    pub fn finals_shapes(&self) -> Vec<MatchShape> {
        let structures = &self.ruleset.structures;
        let tables = [&structures.basic, &structures.advanced].into_iter().flatten();
        let tables = tables.map(|table: &Structure| table.finals_match);
        let rounds = self.ruleset.finals.matches.iter().map(|row| row.shape);
        let custom = structures.custom.finals_match.iter().copied();
        let known: Vec<MatchShape> = custom.chain(tables).chain(rounds).collect();
        MatchShape::ALL.into_iter().filter(|shape| known.contains(shape)).collect()
    }

    /// Whether the final may have a shape of its own: the finals are a bracket.
    pub fn has_a_bracket(&self) -> bool {
        match self.ruleset.finals.kind {
            FinalsKind::SingleElimination | FinalsKind::DoubleElimination => true,
            FinalsKind::None | FinalsKind::DecidingMatch => false,
        }
    }

    /// Whether a match of the newest round may have several games.
    ///
    /// Before the first round it is a match of the stage.
    pub fn plays_several_games(&self) -> bool {
        let Some(stage) = self.stage() else { return false };
        let several = |shape: MatchShape| shape != MatchShape::OneGame;
        match stage.rounds.last() {
            None => several(stage.shape),
            Some(round) => {
                let mut tables = round.pairings.iter().filter(|pairing| !pairing.is_bye());
                tables.any(|pairing| several(stage.shape_of(pairing)))
            }
        }
    }
}

impl Stage {
    /// The shape of a match of this stage.
    pub fn shape_of(&self, pairing: &Pairing) -> MatchShape {
        pairing.shape.unwrap_or(self.shape)
    }

    /// The name of a round of the finals by which rules give it a shape; None: it has none.
    pub fn finals_round(&self, number: u32) -> Option<FinalsRound> {
        match self.kind {
            StageKind::Swiss | StageKind::RoundRobin | StageKind::DecidingMatch => None,
            StageKind::SingleElimination => FinalsRound::before(self.planned.checked_sub(number)?),
            StageKind::DoubleElimination => self.last_match(number).map(|_| FinalsRound::Final),
        }
    }
}
