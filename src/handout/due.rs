//! When sheets are due.

use crate::event::action::Fact;
use crate::event::{Action, Event, Round};
use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

/// What the room may read of an event, as one number: two states with the same number need no
/// other sheets.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Published(u64);

/// What the room may read of this event. It changes when a round is published, changed or finished,
/// when the cut is made, and at the end. A result in the middle of a round changes nothing.
pub fn published(event: &Event) -> Published {
    let mut hasher = DefaultHasher::new();
    let newest = event.stages.iter().rev().flat_map(|stage| stage.rounds.iter().rev());
    let seen = newest.filter(|round| !round.held).map(|round| &**round).next();
    if let Some(round) = seen {
        hash_round(round, &mut hasher);
    }
    event.stages.len().hash(&mut hasher);
    event.finished.is_some().hash(&mut hasher);
    event.name().hash(&mut hasher);
    event.setup.paper.hash(&mut hasher);
    event.setup.language.hash(&mut hasher);
    // A correction of an older round, and one that is undone, changes sheets of before.
    if let Some(last) = event.log.last() {
        let meant = event.meant(&last.action).unwrap_or(&last.action);
        let changes_names = matches!(meant.footprint().fact, Fact::Edited(_));
        if reaches_back(event, meant) || changes_names {
            last.n.hash(&mut hasher);
        }
    }
    Published(hasher.finish())
}

fn hash_round(round: &Round, hasher: &mut DefaultHasher) {
    let complete = round.missing().next().is_none();
    (round.number, round.minutes, complete).hash(hasher);
    for pairing in &round.pairings {
        (pairing.table, pairing.a, pairing.b, pairing.extra_minutes).hash(hasher);
        if complete && let Some(outcome) = &pairing.outcome {
            outcome.games.to_string().hash(hasher);
            outcome.winner.hash(hasher);
        }
    }
}

fn reaches_back(event: &Event, action: &Action) -> bool {
    action.reported().is_some_and(|of| !event.is_newest(of.stage, of.round))
}
