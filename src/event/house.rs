//! House players, who play only where somebody would have a bye.
//!
//! The rule of the bye chooses who meets them, and the checker judges the round with that
//! bye. They have no place in the standings, and no place in the finals.

use super::{Entrant, Event, Id, Pairing};
use crate::ruleset::{HouseGames, PairingKind};

impl Event {
    pub fn is_house(&self, id: Id) -> bool {
        self.entrant(id).is_some_and(|entrant| entrant.house)
    }

    /// The house player who is here; if there are several, the one registered first.
    pub fn house_player(&self) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.house && entrant.is_active())
    }

    /// How a game against a house player counts, if nothing is announced: by its result.
    pub fn house_games(&self) -> HouseGames {
        self.setup.house.unwrap_or_default()
    }

    /// Whether the game has rounds in which somebody may have a bye.
    pub fn may_use_house_player(&self) -> bool {
        match self.ruleset.preliminary.pairing {
            PairingKind::RandomInGroups | PairingKind::HalvesByStart => true,
            PairingKind::RoundRobin => false,
        }
    }

    /// The house player of this pairing, and the player who meets them.
    pub fn house_game(&self, pairing: &Pairing) -> Option<(Id, Id)> {
        let b = pairing.b?;
        match (self.is_house(pairing.a), self.is_house(b)) {
            (true, _) => Some((pairing.a, b)),
            (false, true) => Some((b, pairing.a)),
            (false, false) => None,
        }
    }

    /// The round as the pairing rules see it: the opponent of a house player has the bye.
    pub(in crate::event) fn with_the_bye(
        &self,
        tables: impl IntoIterator<Item = [Id; 2]>,
        bye: Option<Id>,
    ) -> (Vec<(Id, Id)>, Option<Id>) {
        let mut found = bye;
        let mut kept = Vec::new();
        for [a, b] in tables {
            match (self.is_house(a), self.is_house(b)) {
                (false, false) => kept.push((a, b)),
                (true, _) => found = Some(b),
                (false, true) => found = Some(a),
            }
        }
        (kept, found)
    }
}
