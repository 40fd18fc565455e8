//! Penalties of the newest round whose result does not stand at the table.

use super::action::Effect;
use super::{Event, Id, Side};
use crate::ruleset::{Penalty, PenaltyEffect};

/// A penalty that cost a game or a match, at a table whose result is without it.
#[derive(Debug, Clone, Copy)]
pub struct Forgotten<'e> {
    pub id: Id,
    pub table: u32,
    pub penalty: &'e Penalty,
}

impl Event {
    /// Penalties of the newest round that must be entered again. A result entered later may have
    /// replaced the one with the penalty.
    pub fn forgotten_penalties(&self) -> impl Iterator<Item = Forgotten<'_>> {
        self.penalties.iter().filter_map(|penalised| {
            let Some(Effect::Result(reported)) = &penalised.effect else { return None };
            let round = self.round().filter(|_| self.is_newest(reported.stage, reported.round))?;
            let pairing = round.at_table(reported.table)?;
            let side = pairing.side(penalised.id)?;
            let outcome = pairing.outcome.as_ref()?;
            let penalty = self.ruleset.penalty(&penalised.kind)?;
            let lost = outcome.games.contains(if side == Side::A { 'L' } else { 'W' });
            // Games that both lost are X.
            let lost = outcome.games.contains('X')
                || match penalty.effect {
                    PenaltyEffect::MatchLoss => false,
                    _ => lost,
                };
            let stands = lost || outcome.winner == Some(side.other());
            (!stands).then_some(Forgotten { id: penalised.id, table: reported.table, penalty })
        })
    }
}
