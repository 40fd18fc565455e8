//! The amounts that each round adds to a player's sums of margins and of scores.

use super::{Event, How, Id, Pairing, Side, lost_by_walkover, margin_of};
use super::{of_bye, of_missed_round, scores_of};
use crate::ruleset::HouseGames;

/// The amounts that one round adds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundSums {
    /// 0 in a game without margins.
    pub margin: i64,
    /// 0 in a game whose scores are not entered.
    pub own_score: u64,
}

impl Event {
    /// The amounts that the rounds before the finals add for this entrant.
    ///
    /// The rounds are in order; the effect of each missed round follows them.
    pub fn sums_of_rounds(&self, id: Id) -> Vec<RoundSums> {
        let stages = self.stages.iter().filter(|stage| stage.kind.is_preliminary());
        let pairings = stages.flat_map(|stage| &stage.rounds).flat_map(|round| &round.pairings);
        let pairings = pairings.filter(|pairing| pairing.has(id) && !pairing.sits_out());
        let missed = self.entrant(id).into_iter().flat_map(|entrant| &entrant.missed);
        let missed = missed.map(|_| self.sums_of_missed());
        pairings.filter_map(|pairing| self.sums_of_pairing(pairing, id)).chain(missed).collect()
    }

    fn sums_of_pairing(&self, pairing: &Pairing, id: Id) -> Option<RoundSums> {
        let preliminary = &self.ruleset.preliminary;
        let (outcome, side) = (pairing.outcome.as_ref()?, pairing.side(id)?);
        if outcome.how == How::Rested {
            return None;
        }
        let seats = [Side::A, Side::B].into_iter().filter_map(|side| pairing.at(side));
        let house = { seats }.any(|id| self.entrant(id).is_some_and(|entrant| entrant.house));
        let as_bye = house && self.house_games() == HouseGames::Bye;
        if as_bye && outcome.how != How::NoShow(side) {
            return Some(RoundSums {
                margin: preliminary.margin.as_ref().map_or(0, |rule| rule.bye.into()),
                own_score: preliminary.scores.as_ref().map_or(0, |rule| of_bye(rule)[0]),
            });
        }
        let alone = pairing.b.is_none();
        Some(RoundSums {
            margin: margin_of(outcome, alone, side, preliminary),
            own_score: scores_of(outcome, alone, side, preliminary)[0],
        })
    }

    fn sums_of_missed(&self) -> RoundSums {
        let preliminary = &self.ruleset.preliminary;
        RoundSums {
            margin: preliminary.margin.as_ref().map_or(0, lost_by_walkover),
            own_score: preliminary.scores.as_ref().map_or(0, |rule| of_missed_round(rule)[0]),
        }
    }
}
