//! What follows from the event and is shown again and again, worked out once
//! for each change.

use super::bracket::Bracket;
use super::text;
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
    /// Somebody has played: the standings are more than an order by chance.
    pub reported: bool,
    /// Rounds paired, in all stages.
    pub rounds: usize,
    /// Columns that each name takes, by id from 1.
    widths: Vec<usize>,
    /// Those of the longest name in the standings.
    pub longest: usize,
}

impl Facts {
    pub fn of(event: &Event) -> Facts {
        let standings = standings(event).to_vec();
        let widths: Vec<usize> =
            event.entrants.iter().map(|entrant| text::width(&entrant.label())).collect();
        let longest = standings.iter().map(|standing| wide(&widths, standing.entrant)).max();
        Facts {
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

    /// Columns that the name takes.
    pub fn width(&self, id: Id) -> usize {
        wide(&self.widths, id)
    }

    pub fn standing(&self, id: Id) -> Option<&Standing> {
        self.standings.iter().find(|standing| standing.entrant == id)
    }
}

fn wide(widths: &[usize], id: Id) -> usize {
    (id as usize).checked_sub(1).and_then(|at| widths.get(at)).copied().unwrap_or(0)
}

fn reported(event: &Event) -> bool {
    let mut rounds = event.stages.iter().flat_map(|stage| &stage.rounds);
    rounds.any(|round| round.pairings.iter().any(|p| !p.is_bye() && p.outcome.is_some()))
}
