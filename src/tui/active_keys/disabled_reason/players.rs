//! Reasons for the keys that act on a player.

use super::event::refusal;
use crate::event::decide::why_not_apart;
use crate::event::{Action, Command, Details, NewCheck, Status, Who};
use crate::msg;
use crate::tui::active_keys::way;
use crate::tui::keys::{Act, Context, View, key_for};
use crate::tui::model::Model;
use crate::tui::open_event::Pane;
use crate::words::{Arg, Message};

/// Why there is no player that keys could act on.
pub fn no_player(model: &Model) -> Option<Message> {
    model.open_event()?;
    let missing = model.chosen_player().is_none();
    missing.then(|| msg!("screen.no-player", key = way(model, Act::AddEnter)))
}

pub fn cannot_keep_apart(model: &Model) -> Option<Message> {
    super::lists::closed(model).or_else(|| why_not_apart(model.event()?))
}

pub fn nobody_apart(model: &Model) -> Option<Message> {
    let none = model.event()?.apart.is_empty();
    let key = key_for(Context::Apart, Act::KeepApart);
    none.then(|| msg!("pairing.nothing-to-lift", key))
}

pub fn cannot_drop(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let id = model.chosen_player()?;
    if event.finished.is_some() {
        return refusal(event, &Command::Drop(Who::id(id)));
    }
    let name = event.label(id);
    match event.entrant(id)?.status {
        Status::Active | Status::Unregistered => None,
        Status::Dropped { .. } => Some(match cannot_rejoin(model) {
            None => msg!("common.has-left", name, rejoin = way(model, Act::Rejoin)),
            Some(_) => msg!("players.left-already", name),
        }),
        Status::Disqualified { .. } => Some(msg!("players.disqualified-already", name)),
    }
}

/// Why the line for players has nothing to take back.
///
/// The newest action is no registration of the organizer at this screen.
pub fn nothing_added(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    if open.add.newest(open.event()).is_some() {
        return None;
    }
    let newest = model.event()?.undoable();
    let own = newest.is_some_and(|entry| {
        entry.by == model.by && matches!(entry.action, Action::Add(_) | Action::Import(_))
    });
    let keys = || (way(model, Act::AddLeave), key_for(Context::Players, Act::Drop));
    (!own).then(|| {
        let (list, remove) = keys();
        msg!("players.nothing-added", list, remove)
    })
}

/// Why this game has no house players.
pub fn no_house_players(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let game = &event.ruleset.name;
    (!event.may_use_house_player()).then(|| msg!("players.not-needed", game))
}

/// Why the chosen player cannot become a house player, or a player again.
pub fn no_house_change(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let id = model.chosen_player()?;
    let details = Details { house: Some(!event.is_house(id)), ..Details::default() };
    refusal(event, &Command::Edit { who: Who::id(id), details, reason: None })
}

pub fn cannot_rejoin(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let id = model.chosen_player()?;
    match event.entrant(id)?.is_active() {
        true => Some(msg!("players.here-already", name = event.label(id))),
        false => refusal(event, &Command::Rejoin(Who::id(id))),
    }
}

pub fn cannot_disqualify(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let id = model.chosen_player()?;
    matches!(event.entrant(id)?.status, Status::Disqualified { .. })
        .then(|| msg!("players.disqualified-already", name = event.label(id)))
}

pub fn cannot_decline(model: &Model) -> Option<Message> {
    let open = model.open_event()?;
    let unseen = open.view == View::Main && open.pane == Pane::Round;
    if unseen && !open.waiting_seeds().is_empty() {
        return Some(msg!("screen.decline-in-standings", key = way(model, Act::NextPane)));
    }
    no_player(model)
        .or_else(|| refusal(open.event(), &Command::Decline(Who::id(model.chosen_player()?))))
}

/// Why the chosen player's deck is not checked now. The findings are asked for later.
pub fn cannot_check(model: &Model) -> Option<Message> {
    let (event, desk) = (model.event()?, model.desk()?);
    let who = Who::id(desk.player(event)?);
    let legal = NewCheck { who, round: Some(desk.round), illegal: None, note: None };
    refusal(event, &Command::Check(legal))
}

/// Why there is nothing to do about a lost component: the game's rules say nothing.
pub fn no_components(model: &Model) -> Option<Message> {
    let note = Arg::Verb("note".to_owned());
    let missing = model.event()?.ruleset.components.is_none();
    missing.then(|| msg!("judge.game-says-nothing", note))
}
