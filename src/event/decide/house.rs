//! House players: who may be one, and in which round they take the place of the bye.

use super::decision::verb;
use crate::event::refuse_if::refuse_if;
use crate::event::{Entrant, Event, Id, Refusal};
use crate::msg;
use crate::pairing::Drawn;

/// Allows one house player at a time, in a game in which somebody may have a bye. `except`
/// is the entrant who is one already.
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

/// Allows an entrant to become a house player, or a player again, before the first round.
pub fn may_change(event: &Event, id: Id, house: bool) -> Result<(), Refusal> {
    if house == event.is_house(id) {
        return Ok(());
    }
    let name = event.label(id);
    refuse_if(!event.stages.is_empty(), || msg!("players.house-player-event-begun", name = &name))?;
    if !event.pods.is_empty() {
        return Err(Refusal(msg!("players.house-player-has-a-seat", name, undo = verb("undo"))));
    }
    match house && event.entrant(id).is_some_and(Entrant::is_active) {
        true => allowed(event, Some(id)),
        false => Ok(()),
    }
}

/// The house player meets the player of the bye's rule, at a table behind the others.
/// The reason stays the bye's, because that rule chose the player.
pub fn instead_of_the_bye(event: &Event, mut drawn: Drawn) -> Drawn {
    if let (Some(house), Some(player)) = (event.house_player(), drawn.bye) {
        drawn.tables.push((player, house.id));
        drawn.bye = None;
    }
    drawn
}

/// Refuses a house player who sits out, who meets another one, or who plays beside a bye.
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
