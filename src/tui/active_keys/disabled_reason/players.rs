//! Reasons for the keys that act on a player.

use super::event::refusal;
use crate::event::{Command, Status, Who};
use crate::tui::active_keys::way;
use crate::tui::keys::{Act, View};
use crate::tui::model::Model;
use crate::tui::open_event::Pane;

/// Why there is no player that keys could act on.
pub fn no_player(model: &Model) -> Option<String> {
    model
        .open_event()?
        .chosen_player()
        .is_none()
        .then(|| format!("No player is registered yet: {} adds one.", way(model, Act::AddEnter)))
}

pub fn cannot_drop(model: &Model) -> Option<String> {
    let event = model.event()?;
    let id = model.open_event()?.chosen_player()?;
    if event.finished.is_some() {
        return refusal(event, &Command::Drop(Who::id(id)));
    }
    let name = event.label(id);
    match event.entrant(id)?.status {
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
    let event = model.event()?;
    let id = model.open_event()?.chosen_player()?;
    match event.entrant(id)?.is_active() {
        true => Some(format!("{} is in the event.", event.label(id))),
        false => refusal(event, &Command::Rejoin(Who::id(id))),
    }
}

pub fn cannot_disqualify(model: &Model) -> Option<String> {
    let event = model.event()?;
    let id = model.open_event()?.chosen_player()?;
    matches!(event.entrant(id)?.status, Status::Disqualified { .. })
        .then(|| format!("{} is disqualified already.", event.label(id)))
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
    no_player(model)
        .or_else(|| refusal(open.event(), &Command::Decline(Who::id(open.chosen_player()?))))
}
