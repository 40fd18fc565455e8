//! What follows from the event and is shown again and again, worked out once
//! for each change.

use super::bracket::Bracket;
use crate::event::{Event, Id, Phase, Standing, champion, final_places, phase, standings};

#[derive(Debug, Clone)]
pub struct Facts {
    pub phase: Phase,
    pub standings: Vec<Standing>,
    pub champion: Option<Id>,
    /// Best first, once there are finals.
    pub places: Vec<Id>,
    /// There is a bracket to draw, be it only as it would be now.
    pub bracket: bool,
    /// Rounds paired, in all stages.
    pub rounds: usize,
}

impl Facts {
    pub fn of(event: &Event) -> Facts {
        Facts {
            phase: phase(event),
            standings: standings(event).to_vec(),
            champion: champion(event),
            places: final_places(event),
            bracket: Bracket::new(event).is_some(),
            rounds: event.stages.iter().map(|stage| stage.rounds.len()).sum(),
        }
    }

    pub fn standing(&self, id: Id) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.entrant == id)
    }
}
