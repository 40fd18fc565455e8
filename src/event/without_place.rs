//! Finds the players without a place in the Swiss round under way.

use super::{Entrant, Event, Id, Round, StageKind};

/// The Swiss round under way, in which somebody could still get a place.
pub(super) fn swiss_under_way(event: &Event) -> Option<&Round> {
    let stage = event.stage().filter(|stage| stage.kind == StageKind::Swiss)?;
    let round = stage.rounds.last().filter(|round| !round.is_complete());
    round.map(|round| &**round).filter(|_| event.finished.is_none())
}

/// Those who are here and for whom the round under way holds nothing that was chosen for them.
///
/// Somebody who will be away is not counted. Once the round is over, it is a loss for all others.
pub fn without_place(event: &Event) -> Vec<Id> {
    let Some(round) = swiss_under_way(event) else { return Vec::new() };
    let seats = round.pairings.iter().flat_map(|pairing| [Some(pairing.a), pairing.b]);
    // Every frame asks, and a round may have thousands.
    let mut settled = vec![false; event.entrants.len() + 1];
    for id in seats.flatten().chain(round.losses.iter().copied()) {
        settled.get_mut(id as usize).into_iter().for_each(|known| *known = true);
    }
    // Nearly everybody is settled, and to look at an entrant costs more than to look at the flag.
    let others = event.entrants.iter().zip(&settled[1..]).filter(|(_, settled)| !**settled);
    let waits =
        |entrant: &&Entrant| entrant.is_active() && !event.away_next_round.contains(&entrant.id);
    others.map(|(entrant, _)| entrant).filter(waits).map(|entrant| entrant.id).collect()
}
