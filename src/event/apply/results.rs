//! Results.

use super::super::action::Reported;
use super::super::outcome::{Outcome, read_games};
use super::super::{Entrant, Event, How, Status};

impl Event {
    pub(super) fn take_reported(&mut self, reported: &Reported) -> Result<(), String> {
        let ruleset = self.ruleset.clone();
        let newest = self.is_newest(reported.stage, reported.round);
        let (stage, index) = self.round_mut(reported.stage, reported.round)?;
        let shape = stage.shape;
        let preliminary = stage.kind.is_preliminary();
        let pairing = stage.rounds[index]
            .pairings
            .iter_mut()
            .find(|p| p.table == Some(reported.table))
            .filter(|p| [Some(p.a), p.b] == reported.of.map(Some))
            .ok_or_else(|| {
                let [a, b] = reported.of;
                format!("entrants {a} and {b} do not sit at table {}", reported.table)
            })?;
        let scoring = &ruleset.preliminary.points;
        let outcome = match (reported.concede, reported.noshow) {
            (Some(side), _) => Outcome::forfeit(How::Concession(side), side, shape, scoring),
            (_, Some(side)) => Outcome::no_show(side, shape, scoring, ruleset.preliminary.absence),
            _ => {
                let draws = ruleset.draws() && preliminary;
                let games = read_games(&reported.games, shape, draws)?;
                Outcome::played(&games, shape, scoring)
            }
        };
        pairing.outcome = Some(outcome);
        let absent = reported.noshow.and_then(|side| pairing.at(side));
        if newest {
            for id in reported.of {
                if self.absent.remove(&id) {
                    self.entrant_mut(id)?.status = Status::Active;
                }
            }
        }
        // Whoever is found not to have appeared in an earlier round has been
        // seen in a later one, or has left since.
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
