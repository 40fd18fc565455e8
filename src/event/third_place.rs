//! The match for third place, which those who lost in the semi-finals play beside the final.

use super::{Event, Id, Pairing, Round, Stage, StageKind};
use crate::msg;
use crate::ruleset::{FinalsRound, ThirdPlace};
use crate::words::Message;

/// The number of the match for third place; the final is match 1.
pub const THIRD_PLACE_MATCH: u32 = 2;

impl Event {
    /// Whether a match for third place is announced, or the rules have it played.
    pub fn plays_for_third(&self) -> bool {
        match self.ruleset.finals.third_place {
            ThirdPlace::None => false,
            ThirdPlace::Played => self.setup.third_place.unwrap_or(true),
            ThirdPlace::Offered => self.setup.third_place.unwrap_or(false),
        }
    }
}

impl Round {
    /// The match for third place, if this round has it.
    pub fn match_for_third(&self) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.is_for_third)
    }

    /// The matches of the bracket: all but the one for third place.
    pub fn in_the_bracket(&self) -> impl Iterator<Item = &Pairing> {
        self.pairings.iter().filter(|pairing| !pairing.is_for_third)
    }
}

/// The players of the match for third place, the better seed first.
///
/// None: it is not announced, another round comes next, or the semi-finals had no two losers.
///
/// # Errors
/// Only one of the two is still here, and says who has left.
pub fn playing_for_third(
    event: &Event,
    stage: &Stage,
    number: u32,
) -> Result<Option<[Id; 2]>, Message> {
    let is_final = stage.finals_round(number) == Some(FinalsRound::Final);
    let single = stage.kind == StageKind::SingleElimination;
    if !single || !is_final || !event.plays_for_third() {
        return Ok(None);
    }
    let before = stage.rounds.last().map_or(&[][..], |round| &round.pairings);
    let mut lost: Vec<&Pairing> = before.iter().filter(|one| one.loser().is_some()).collect();
    lost.sort_by_key(|pairing| pairing.number);
    let mut losers: Vec<Id> = lost.iter().filter_map(|pairing| pairing.loser()).collect();
    let seed = |id: &Id| stage.seeds.iter().position(|seed| seed == id);
    losers.sort_by_key(seed);
    let [one, two] = losers[..] else { return Ok(None) };
    let gone: Vec<Id> = [one, two].into_iter().filter(|id| !event.is_here(*id)).collect();
    match gone.is_empty() {
        true => Ok(Some([one, two])),
        false => {
            let names = event.some_names(&gone);
            Err(msg!("third-place.somebody-left", n = gone.len(), names))
        }
    }
}
