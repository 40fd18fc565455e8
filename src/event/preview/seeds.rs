//! The seeds of the finals, before and after an action.

use crate::event::{Event, Id};
use crate::msg;
use crate::words::{Arg, Message};

/// Seeds told one by one.
const MOST_TOLD: usize = 4;

/// The seeds that are not what they were: `Seeds are now 2 Ewa, 3 Jan.`
pub(in crate::event) fn seeds_now(event: &Event, was: &[Id], is: &[Id]) -> Message {
    let n = is.len();
    match differing(event, was, is) {
        None => msg!("result.cut-now", n),
        Some(seeds) if n == was.len() => msg!("result.seeds-now", seeds),
        Some(seeds) => msg!("result.so-many-seeds-now", n, seeds),
    }
}

/// The seeds that are not as they were: `2 Ewa, 3 Jan and 4 others`. None means that all
/// are.
pub(super) fn differing(event: &Event, was: &[Id], is: &[Id]) -> Option<Arg> {
    let mut differing: Vec<Arg> = (is.iter().enumerate())
        .filter(|(at, id)| was.get(*at) != Some(id))
        .map(|(at, id)| msg!("result.seed", n = at + 1, name = event.label(*id)).into())
        .collect();
    let more = differing.len().saturating_sub(MOST_TOLD);
    differing.truncate(MOST_TOLD);
    let is_any = !differing.is_empty();
    let seeds = Arg::Series(differing);
    is_any.then(|| match more {
        0 => seeds,
        n => msg!("result.seeds-and-others", n, seeds).into(),
    })
}
