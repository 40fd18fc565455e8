//! Whether players have moved in the standings since the round before.

use crate::event::{Event, Round};
use std::sync::Arc;

/// Whether the places can have moved: the preliminary rounds go on, and one of them is over.
pub fn has_moved(event: &Event) -> bool {
    event.finals().is_none() && !earlier(event).is_empty()
}

/// The preliminary rounds before the newest.
fn earlier(event: &Event) -> &[Arc<Round>] {
    let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
    rounds.split_last().map_or(&[], |(_, earlier)| earlier)
}
