//! Values derived from the event that are shown repeatedly; computed once for each change.

use super::bracket::Bracket;
use super::text;
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
    /// The columns of each name, by id from 1.
    widths: Vec<usize>,
    /// The columns of the longest name in the standings.
    pub longest: usize,
}

impl Derived {
    pub fn of(event: &Event) -> Derived {
        let standings = standings(event).to_vec();
        let widths: Vec<usize> =
            event.entrants.iter().map(|entrant| text::width(&entrant.label())).collect();
        let longest = standings.iter().map(|standing| width_of(&widths, standing.entrant)).max();
        Derived {
            phase: phase(event),
            longest: longest.unwrap_or(0),
            standings,
            widths,
            champion: champion(event),
            places: final_places(event),
            bracket: Bracket::new(event).is_some(),
            reported: reported(event),
            rounds: event.stages.iter().map(|stage| stage.rounds.len()).sum(),
        }
    }

    /// The columns of this name.
    pub fn width(&self, id: Id) -> usize {
        width_of(&self.widths, id)
    }

    pub fn standing(&self, id: Id) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.entrant == id)
    }
}

fn width_of(widths: &[usize], id: Id) -> usize {
    (id as usize).checked_sub(1).and_then(|at| widths.get(at)).copied().unwrap_or(0)
}

fn reported(event: &Event) -> bool {
    let mut rounds = event.stages.iter().flat_map(|stage| &stage.rounds);
    rounds.any(|round| round.pairings.iter().any(|p| !p.is_bye() && p.outcome.is_some()))
}
