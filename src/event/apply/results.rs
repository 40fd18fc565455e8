//! Applies results.

use super::super::action::Reported;
use super::super::stage::MatchState;
use super::super::{Entrant, Event, Games, Status};

impl Event {
    pub(super) fn take_reported(&mut self, reported: &Reported) -> Result<(), String> {
        let (ruleset, scoring) = (self.ruleset.clone(), self.scoring());
        let newest = self.is_newest(reported.stage, reported.round);
        let (stage, index) = self.round_mut(reported.stage, reported.round)?;
        let at = stage.rounds[index]
            .position(reported.table)
            .filter(|at| {
                let found = &stage.rounds[index].pairings[*at];
                [Some(found.a), found.b] == reported.of.map(Some)
            })
            .ok_or_else(|| {
                let [a, b] = reported.of;
                format!("entrants {a} and {b} do not sit at table {}", reported.table)
            })?;
        let reading = stage.read(&ruleset, &scoring, reported)?;
        let pairing = &mut stage.rounds[index].pairings[at];
        (pairing.so_far, pairing.outcome) = match reading {
            MatchState::Open(games) => (games, None),
            MatchState::Over(outcome) => (Games::default(), Some(outcome)),
        };
        let absent = reported.noshow.and_then(|side| pairing.at(side));
        if newest {
            for id in reported.of {
                if self.absent.remove(&id) {
                    self.entrant_mut(id)?.status = Status::Active;
                }
            }
        }
        // A no-show found in an earlier round changes no status. The entrant was seen in a
        // later round, or has left since.
        if let Some(id) = absent.filter(|_| newest)
            && self.entrant(id).is_some_and(Entrant::is_active)
        {
            self.entrant_mut(id)?.status =
                Status::Dropped { stage: reported.stage, after: reported.round };
            self.absent.insert(id);
        }
        Ok(())
    }
}
