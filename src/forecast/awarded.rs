//! Byes awarded before the event.

use crate::event::NewEntrant;
use crate::pairing::Draw;
use crate::ruleset::Ruleset;

/// One player in this many has byes awarded.
const AWARDED: u32 = 6;
/// Fewer would leave too few to play a round.
pub(super) const ENOUGH: usize = 6;

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
