//! The fate of an entrant in an event that begins with elimination and has no points.

use crate::event::{Event, Id, champion};

/// `Put out in the semi-finals by Jan`.
///
/// None: the event has preliminary rounds, or has not begun.
pub(super) fn fate(event: &Event, id: Id) -> Option<String> {
    let finals = event.finals().filter(|_| event.preliminary().is_none())?;
    if champion(event) == Some(id) {
        return Some("Champion".to_owned());
    }
    let mut newest_first = finals.rounds.iter().rev();
    let (round, pairing) = newest_first.find_map(|round| Some((round, round.of(id)?)))?;
    let name = finals.round_in_a_sentence(round.number);
    let opponent = if pairing.a == id { pairing.b } else { Some(pairing.a) };
    let opponent = opponent.map_or_else(|| "nobody".to_owned(), |other| event.label(other));
    let is_here = event.entrant(id).is_some_and(|entrant| entrant.is_active());
    Some(match (&pairing.outcome, pairing.winner()) {
        (None, _) => format!("Still in, plays {name} against {opponent}"),
        (Some(_), Some(winner)) if winner != id => format!("Put out in {name} by {opponent}"),
        (Some(_), None) => format!("Put out in {name}, as {opponent} was: nobody won"),
        (Some(_), Some(_)) if is_here && pairing.is_bye() => {
            format!("Still in, by a bye in {name}")
        }
        (Some(_), Some(_)) if is_here => format!("Still in, won {name} against {opponent}"),
        (Some(_), Some(_)) => format!("Left after {name}"),
    })
}
