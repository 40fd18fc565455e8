//! Start numbers, which are drawn once before round 1 if pairing goes by them.

use crate::event::{Entrant, Event};
use crate::pairing::Draw;
use crate::ruleset::PairingKind;

/// The numbers of all who did not ask for one, as `[id, number]`. Active entrants get the
/// lowest free numbers. Entrants who have left get one too, because no two may share one. A
/// redraw of the round keeps the numbers.
pub(super) fn starts(event: &Event, redrawn: u32) -> Vec<[u32; 2]> {
    if event.ruleset.preliminary.pairing != PairingKind::HalvesByStart {
        return Vec::new();
    }
    let unasked: Vec<&Entrant> = event.registered().filter(|e| !e.start_given).collect();
    if redrawn > 0 {
        return unasked.iter().map(|entrant| [entrant.id, entrant.start]).collect();
    }
    let given = |start: &u32| event.registered().any(|e| e.start_given && e.start == *start);
    let mut free = (1..).filter(|start| !given(start));
    let (here, gone): (Vec<&Entrant>, Vec<&Entrant>) =
        unasked.into_iter().partition(|entrant| entrant.is_active());
    let mut numbers: Vec<u32> = free.by_ref().take(here.len()).collect();
    Draw::new(event.head.seed, "start numbers").shuffle(&mut numbers);
    let all = here.into_iter().zip(numbers).chain(gone.into_iter().zip(free));
    let mut drawn: Vec<[u32; 2]> = all.map(|(entrant, start)| [entrant.id, start]).collect();
    drawn.sort_unstable();
    drawn
}
