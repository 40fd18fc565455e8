//! Reasons for the keys that act on a player.

use super::event::refusal;
use crate::event::{Command, Id, Status, Who};
use crate::tui::active_keys::way;
use crate::tui::floor::{Floor, Pane};
use crate::tui::keys::{Act, View};
use crate::tui::model::Model;

/// The player that keys act on.
fn player(model: &Model, floor: &Floor) -> Result<Id, Option<String>> {
    floor.chosen_player().ok_or_else(|| {
        Some(format!("No player is registered yet: {} adds one.", way(model, Act::AddEnter)))
    })
}

pub fn no_player(model: &Model) -> Option<String> {
    player(model, model.floor()?).err().flatten()
}

pub fn cannot_drop(model: &Model) -> Option<String> {
    let floor = model.floor()?;
    let id = match player(model, floor) {
        Ok(id) => id,
        Err(why) => return why,
    };
    if floor.event().finished.is_some() {
        return refusal(floor.event(), &Command::Drop(Who::id(id)));
    }
    let name = floor.event().label(id);
    match floor.event().entrant(id)?.status {
        Status::Active | Status::Unregistered => None,
        Status::Dropped { .. } => {
            let key = way(model, Act::Rejoin);
            Some(match cannot_rejoin(model) {
                None => format!("{name} has left already: {key} brings the player back."),
                Some(_) => format!("{name} has left already."),
            })
        }
        Status::Disqualified { .. } => Some(format!("{name} is disqualified already.")),
    }
}

pub fn cannot_rejoin(model: &Model) -> Option<String> {
    let floor = model.floor()?;
    let id = match player(model, floor) {
        Ok(id) => id,
        Err(why) => return why,
    };
    if floor.event().entrant(id)?.is_active() {
        return Some(format!("{} is in the event.", floor.event().label(id)));
    }
    refusal(floor.event(), &Command::Rejoin(Who::id(id)))
}

pub fn cannot_disqualify(model: &Model) -> Option<String> {
    let floor = model.floor()?;
    match player(model, floor) {
        Ok(id) if matches!(floor.event().entrant(id)?.status, Status::Disqualified { .. }) => {
            Some(format!("{} is disqualified already.", floor.event().label(id)))
        }
        Ok(_) => None,
        Err(why) => why,
    }
}

pub fn cannot_decline(model: &Model) -> Option<String> {
    let floor = model.floor()?;
    let unseen = floor.view == View::Main && floor.pane == Pane::Round;
    if unseen && !floor.waiting_seeds().is_empty() {
        let key = way(model, Act::NextPane);
        return Some(format!(
            "A place is given up by the player chosen: {key} goes to the standings."
        ));
    }
    match player(model, floor) {
        Ok(id) => refusal(floor.event(), &Command::Decline(Who::id(id))),
        Err(why) => why,
    }
}
