//! Values derived from the event that are shown repeatedly; computed once for each change.

use super::bracket::Bracket;
use super::text;
use crate::event::{Event, Id, Phase, Round, champion, final_places, phase, standings};

#[derive(Debug, Clone)]
pub struct Derived {
    pub phase: Phase,
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
    widths: Vec<u16>,
    /// The columns of the longest name in the standings.
    pub longest: usize,
    /// The columns of the longest first and the longest second name of the newest round.
    seated: [usize; 2],
}

impl Derived {
    pub fn of(event: &Event) -> Derived {
        let columns = |name: &str| text::width(name).try_into().unwrap_or(u16::MAX);
        let entrants = event.entrants.iter();
        let mut derived = Derived {
            phase: phase(event),
            champion: champion(event),
            places: final_places(event),
            bracket: Bracket::new(event).is_some(),
            reported: reported(event),
            rounds: event.stages.iter().map(|stage| stage.rounds.len()).sum(),
            widths: entrants.map(|entrant| columns(&entrant.label())).collect(),
            longest: 0,
            seated: [0; 2],
        };
        let ranked = standings(event).iter().map(|standing| standing.entrant);
        derived.longest = derived.longest_of(ranked);
        derived.seated = event.round().map_or([0; 2], |round| derived.names_of(round));
        derived
    }

    /// The columns of this name.
    pub fn width(&self, id: Id) -> usize {
        let width = (id as usize).checked_sub(1).and_then(|at| self.widths.get(at));
        width.copied().unwrap_or(0).into()
    }

    fn longest_of(&self, ids: impl Iterator<Item = Id>) -> usize {
        ids.map(|id| self.width(id)).max().unwrap_or(0)
    }

    /// The columns of the longest first and the longest second name of this round.
    fn names_of(&self, round: &Round) -> [usize; 2] {
        let pairings = || round.pairings.iter();
        [self.longest_of(pairings().map(|p| p.a)), self.longest_of(pairings().filter_map(|p| p.b))]
    }

    /// The same of this round, or of the newest one if it is `None`.
    pub fn longest_names(&self, round: Option<&Round>) -> [usize; 2] {
        round.map_or(self.seated, |round| self.names_of(round))
    }
}

fn reported(event: &Event) -> bool {
    let mut rounds = event.stages.iter().flat_map(|stage| &stage.rounds);
    rounds.any(|round| round.pairings.iter().any(|p| !p.is_bye() && p.outcome.is_some()))
}
