//! Reasons for the keys that act on a player.

use super::event::refusal;
use crate::event::{Command, Id, Status, Who};
use crate::tui::active_keys::way;
use crate::tui::keys::{Act, View};
use crate::tui::model::Model;
use crate::tui::open_event::{OpenEvent, Pane};

/// The player that keys act on.
fn player(model: &Model, open: &OpenEvent) -> Result<Id, Option<String>> {
    open.chosen_player().ok_or_else(|| {
        Some(format!("No player is registered yet: {} adds one.", way(model, Act::AddEnter)))
    })
}

pub fn no_player(model: &Model) -> Option<String> {
    player(model, model.open_event()?).err().flatten()
}

pub fn cannot_drop(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    let id = match player(model, open) {
        Ok(id) => id,
        Err(why) => return why,
    };
    if open.event().finished.is_some() {
        return refusal(open.event(), &Command::Drop(Who::id(id)));
    }
    let name = open.event().label(id);
    match open.event().entrant(id)?.status {
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
    let open = model.open_event()?;
    let id = match player(model, open) {
        Ok(id) => id,
        Err(why) => return why,
    };
    if open.event().entrant(id)?.is_active() {
        return Some(format!("{} is in the event.", open.event().label(id)));
    }
    refusal(open.event(), &Command::Rejoin(Who::id(id)))
}

pub fn cannot_disqualify(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    match player(model, open) {
        Ok(id) if matches!(open.event().entrant(id)?.status, Status::Disqualified { .. }) => {
            Some(format!("{} is disqualified already.", open.event().label(id)))
        }
        Ok(_) => None,
        Err(why) => why,
    }
}

pub fn cannot_decline(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    let unseen = open.view == View::Main && open.pane == Pane::Round;
    if unseen && !open.waiting_seeds().is_empty() {
        let key = way(model, Act::NextPane);
        return Some(format!(
            "A place is given up by the player chosen: {key} goes to the standings."
        ));
    }
    match player(model, open) {
        Ok(id) => refusal(open.event(), &Command::Decline(Who::id(id))),
        Err(why) => why,
    }
}
