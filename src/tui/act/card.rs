//! Opens the card of a player, and turns to the cards of others.

use crate::event::Id;
use crate::tui::dialog::{Among, CardDialog, Dialog};
use crate::tui::model::Model;

/// Opens the card of the player at hand. In the search it is that of the player found.
pub(super) fn show(model: &mut Model) {
    let Some((id, among)) = at_hand(model) else { return };
    if let Some(Dialog::Find(_)) = model.dialogs.last() {
        model.dialogs.pop();
        if let Some(open) = model.open_event_mut() {
            open.end_narrowing(true);
        }
    }
    choose(model, id);
    model.ask(Dialog::Card(CardDialog::new(id, among)));
}

/// Opens the card of the player at hand at the arithmetic of the place, and closes from there.
pub(super) fn show_arithmetic(model: &mut Model) {
    show(model);
    if let Some(Dialog::Card(card)) = model.dialogs.last_mut() {
        (card.shows_arithmetic, card.opened_there) = (true, true);
    }
}

/// The player whose card opens, and the list that it is opened from.
fn at_hand(model: &Model) -> Option<(Id, Vec<Id>)> {
    let open = model.open_event()?;
    if let Some(Dialog::Find(find)) = model.dialogs.last() {
        let left = open.players_left();
        return match open.player_meant().filter(|_| find.among == Among::Rows) {
            Some(id) => Some((id, left)),
            None => Some((find.chosen(open.event())?, find.players(open.event()))),
        };
    }
    Some((open.player_at_hand()?, open.players_in_order()))
}

/// Lets the cursor of the screen follow, so that it stands there when the card closes.
fn choose(model: &mut Model, id: Id) {
    if let Some(open) = model.open_event_mut() {
        open.player = Some(id);
    }
}

fn turn_to(model: &mut Model, id: Option<Id>) {
    let (Some(Dialog::Card(card)), Some(id)) = (model.dialogs.last_mut(), id) else { return };
    card.turn_to(id);
    choose(model, id);
}

/// Turns to a neighbour in the list.
pub(super) fn step(model: &mut Model, step: isize) {
    let next = model.card().and_then(|card| card.neighbour(step));
    turn_to(model, next);
}

/// Turns to the newest opponent.
pub(super) fn opponent(model: &mut Model) {
    let opponent = newest_opponent(model);
    turn_to(model, opponent);
}

fn newest_opponent(model: &Model) -> Option<Id> {
    let open = model.open_event()?;
    open.derived.card(open.event(), model.card()?.id)?.newest_opponent()
}

/// Turns between the card and the arithmetic of the place.
pub(super) fn arithmetic(model: &mut Model) {
    if let Some(Dialog::Card(card)) = model.dialogs.last_mut() {
        card.shows_arithmetic = !card.shows_arithmetic;
        card.opened_there = false;
        card.scroll.top();
    }
}
