//! Values derived from the event that are shown repeatedly; computed once for each change.

use super::bracket::Bracket;
use crate::event::{Event, Id, Phase, Standing, champion, final_places, phase, standings};

#[derive(Debug, Clone)]
pub struct Derived {
    pub phase: Phase,
    pub standings: Vec<Standing>,
    pub champion: Option<Id>,
    /// Best first, once there are finals.
    pub places: Vec<Id>,
    /// Whether there is a bracket to draw, even a provisional one.
    pub bracket: bool,
    /// Whether any result is in; before that, the standings are only a random order.
    pub reported: bool,
    /// The number of rounds paired, in all stages.
    pub rounds: usize,
}

impl Derived {
    pub fn of(event: &Event) -> Derived {
        Derived {
            phase: phase(event),
            standings: standings(event).to_vec(),
            champion: champion(event),
            places: final_places(event),
            bracket: Bracket::new(event).is_some(),
            reported: reported(event),
            rounds: event.stages.iter().map(|stage| stage.rounds.len()).sum(),
        }
    }

    pub fn standing(&self, id: Id) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.entrant == id)
    }
}

fn reported(event: &Event) -> bool {
    let mut rounds = event.stages.iter().flat_map(|stage| &stage.rounds);
    rounds.any(|round| round.pairings.iter().any(|p| !p.is_bye() && p.outcome.is_some()))
}
