//! Byes awarded before the event.

use super::play::Play;
use crate::event::{Command, Details, NewEntrant, Refusal, Who};
use crate::pairing::Draw;
use crate::ruleset::Ruleset;

/// One player in this many has byes awarded.
const AWARDED: u32 = 6;
/// Fewer would leave too few to play a round.
const ENOUGH: usize = 6;

/// Awards byes to some of these players, if the rules know them.
pub(super) fn award(ruleset: &Ruleset, everybody: &mut [NewEntrant], chance: &mut Draw) {
    let Some(rule) = ruleset.preliminary.awarded_byes() else { return };
    if everybody.len() < ENOUGH {
        return;
    }
    let most = everybody.len() / 3;
    let lucky: Vec<usize> =
        (0..everybody.len()).filter(|_| chance.below(AWARDED) == 0).take(most).collect();
    for at in lucky {
        everybody[at].byes = 1 + chance.below(rule.most);
    }
}

impl Play<'_> {
    /// Brings players with awarded byes back into a round that too few would play because others
    /// left.
    pub fn fill_the_round(&mut self) -> Result<(), Refusal> {
        let Some(round) = self.event.coming_swiss_round() else { return Ok(()) };
        while self.event.next_field().nth(1).is_none() {
            let Some(id) = self.event.with_awarded_bye().first().copied() else { return Ok(()) };
            let details = Details { byes: Some(round - 1), ..Details::default() };
            self.act(&Command::Edit { who: Who::id(id), details, reason: None })?;
        }
        Ok(())
    }
}
