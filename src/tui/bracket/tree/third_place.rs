//! The match for third place, which is drawn below the final.

use super::build::TreeBuilder;
use crate::event::{Side, StageKind, THIRD_PLACE_MATCH, playing_for_third};
use crate::tui::bracket::entry::{DrawnGame, Fate, Slot};

/// The fewest players of a bracket in which both semi-finals are played.
const FEWEST: usize = 4;

/// The match as it is drawn; before the semi-finals are over its places are open. None: it is
/// not played.
pub(super) fn drawn(builder: &TreeBuilder, rounds: &[Vec<DrawnGame>]) -> Option<DrawnGame> {
    let TreeBuilder { event, stage } = builder;
    let number = THIRD_PLACE_MATCH;
    let last = rounds.len();
    if let Some(round) = stage.rounds.get(last.checked_sub(1)?) {
        let pairing = round.match_for_third()?;
        let places = [Side::A, Side::B].map(|side| builder.seated(pairing, side));
        return Some(DrawnGame { number, table: pairing.table, places });
    }
    let seeds = stage.seeds.len();
    let single = stage.kind == StageKind::SingleElimination;
    if !single || !event.plays_for_third() || last < 2 || (1..FEWEST).contains(&seeds) {
        return None;
    }
    let semi_finals = stage.rounds.get(last - 2).filter(|round| round.is_complete());
    let places = match semi_finals {
        None => [Slot::default(), Slot::default()],
        Some(_) => {
            let players = playing_for_third(event, stage, last as u32).ok().flatten()?;
            players.map(|id| Slot::of(event, stage, id, Fate::Waiting))
        }
    };
    Some(DrawnGame { number, table: None, places })
}
