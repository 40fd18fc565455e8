//! How far each player has moved in the standings since the round before.

use crate::event::action::{Penalised, Setup};
use crate::event::standings::standings_after;
use crate::event::{Entrant, Event, Id, Round, Standings, standings};
use std::sync::Arc;

/// The standings before the newest round, with everything that they follow from.
#[derive(Debug)]
pub struct Movement {
    rounds: Vec<Arc<Round>>,
    entrants: Arc<Vec<Entrant>>,
    penalties: Vec<Penalised>,
    setup: Setup,
    before: Option<Standings>,
}

impl Movement {
    /// Computes the standings before the newest round; there are none before the second.
    pub fn of(event: &Event) -> Movement {
        let rounds = earlier(event).to_vec();
        let before = standings_after(event, rounds.len() as u32).filter(|_| !rounds.is_empty());
        Movement {
            rounds,
            entrants: event.entrants.clone(),
            penalties: event.penalties.clone(),
            setup: event.setup.clone(),
            before,
        }
    }

    /// Whether the earlier rounds, and all else that these standings follow from, are the same.
    pub fn holds(&self, event: &Event) -> bool {
        let rounds = earlier(event);
        let same = |(one, other): (&Arc<Round>, &Arc<Round>)| Arc::ptr_eq(one, other);
        self.rounds.len() == rounds.len()
            && self.rounds.iter().zip(rounds).all(same)
            && Arc::ptr_eq(&self.entrants, &event.entrants)
            && self.penalties == event.penalties
            && self.setup == event.setup
    }

    /// Places gained since the round before, as a negative number if they were lost.
    pub fn gained(&self, event: &Event, id: Id) -> Option<i64> {
        let before = self.before.as_ref()?.standing(id)?.rank;
        let now = standings(event).standing(id)?.rank;
        Some(i64::from(before) - i64::from(now))
    }
}

/// Whether the places can have moved: the preliminary rounds go on, and one of them is over.
pub fn has_moved(event: &Event) -> bool {
    event.finals().is_none() && !earlier(event).is_empty()
}

/// The preliminary rounds before the newest.
fn earlier(event: &Event) -> &[Arc<Round>] {
    let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
    rounds.split_last().map_or(&[], |(_, earlier)| earlier)
}
