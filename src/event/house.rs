//! House players, who play only where somebody would have a bye.
//!
//! The rule for the bye chooses their opponent, and the checker sees a round with that bye. They
//! have no place in the standings or in the finals.

use super::{Entrant, Event, Id, Pairing, Refusal};
use crate::event::decide::{refuse_if, verb};
use crate::msg;
use crate::pairing::Drawn;
use crate::ruleset::{HouseGames, PairingKind};

impl Event {
    pub fn is_house(&self, id: Id) -> bool {
        self.entrant(id).is_some_and(|entrant| entrant.house)
    }

    /// The active house player; if there are several, the one registered first.
    pub fn house_player(&self) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.house && entrant.is_active())
    }

    /// How a game against a house player counts: as announced, else by its result.
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

    /// The round as pairing and the checker see it: the opponent of a house player has the bye.
    pub(super) fn with_the_bye(
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

/// Checks that a house player may be added: one at a time, in a game with byes. `except` is an
/// entrant who already is one.
pub fn allowed(event: &Event, except: Option<Id>) -> Result<(), Refusal> {
    if !event.may_use_house_player() {
        return Err(Refusal(msg!("players.not-needed", game = &event.ruleset.name)));
    }
    match event.house_player().filter(|known| Some(known.id) != except) {
        Some(known) => Err(taken(&known.label())),
        None => Ok(()),
    }
}

/// The refusal of a second house player.
pub fn taken(name: &str) -> Refusal {
    Refusal(msg!("players.one-only", name, drop = verb(format!("drop {name}"))))
}

/// Checks that an entrant may become a house player, or a player again: before the first round
/// only.
pub fn may_change(event: &Event, id: Id, house: bool) -> Result<(), Refusal> {
    if house == event.is_house(id) {
        return Ok(());
    }
    let name = event.label(id);
    refuse_if(!event.stages.is_empty(), || {
        msg!("players.house-player-event-started", name = &name)
    })?;
    if !event.pods.is_empty() {
        return Err(Refusal(msg!("players.house-player-has-a-seat", name, undo = verb("undo"))));
    }
    match house && event.entrant(id).is_some_and(Entrant::is_active) {
        true => allowed(event, Some(id)),
        false => Ok(()),
    }
}

/// Pairs the house player with whoever would have the bye, at a table after the others. The reason
/// stays that of the bye, whose rule chose the player.
pub(super) fn instead_of_the_bye(event: &Event, mut drawn: Drawn) -> Drawn {
    if let (Some(house), Some(player)) = (event.house_player(), drawn.bye) {
        drawn.tables.push((player, house.id));
        drawn.bye = None;
    }
    drawn
}

/// Refuses a house player who sits out or meets another one, and a bye beside a house player.
pub fn paired_by_hand(event: &Event, tables: &[[Id; 2]], bye: Option<Id>) -> Result<(), Refusal> {
    let with: Vec<&[Id; 2]> =
        tables.iter().filter(|two| two.iter().any(|id| event.is_house(*id))).collect();
    let both = with.iter().any(|two| two.iter().all(|id| event.is_house(*id)));
    let only_one = with.len() < 2 && !both;
    let sits_out = bye.filter(|id| event.is_house(*id));
    match (sits_out, bye) {
        (Some(house), _) => Err(Refusal(msg!("players.no-bye", name = event.label(house)))),
        (None, Some(_)) if !with.is_empty() => Err(Refusal(msg!("players.instead-of-bye"))),
        _ if !only_one => Err(Refusal(msg!("players.one-table-only"))),
        _ => Ok(()),
    }
}
