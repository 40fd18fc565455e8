//! Finds a player, an event or a line of the log, and goes there.

use super::navigate;
use crate::event::Id;
use crate::msg;
use crate::tui::active_keys::disabled_reason;
use crate::tui::dialog::{Among, Dialog, Find, whereabouts};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, View};
use crate::tui::model::{Location, Model, StatusMessage};
use crate::tui::open_event::Pane;

pub(super) fn find(model: &mut Model) {
    let among = match &model.location {
        Location::Home(_) => Among::Events,
        Location::Event(open) if open.view == View::Log => Among::Log,
        // Another dialog has a list of its own.
        Location::Event(open) if model.dialogs.is_empty() && open.lists_players() => Among::Rows,
        Location::Event(_) => Among::Players,
    };
    if let (Among::Rows, Some(open)) = (among, model.open_event_mut()) {
        open.begin_narrowing();
    }
    model.ask(Dialog::Find(Find { among, ..Find::default() }));
}

/// Opens the found event, or goes to the found player in the round, the standings and the list.
pub(super) fn go_to_found(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Find(find)) = model.dialogs.pop() else { return Vec::new() };
    match find.among {
        Among::Players if super::pile::found(model, &find) => {}
        Among::Players => {
            if go_to_player(model, &find, None) {
                enter_found(model);
            }
        }
        Among::Rows => go_to_row(model, &find),
        Among::Log => {}
        Among::Events => match disabled_reason(Act::OpenEvent, model) {
            None => return super::home::open(model),
            Some(why) => model.refuse(why),
        },
    }
    Vec::new()
}

/// Goes to the player meant, in the list that was narrowed if it has them.
fn go_to_row(model: &mut Model, find: &Find) {
    let Some(open) = model.open_event_mut() else { return };
    let meant = open.player_meant();
    let at_table = |id: &Id| {
        let round = open.round().filter(|_| open.is_on_a_table());
        round.is_none_or(|(_, _, round)| round.of(*id).is_some_and(|p| p.table.is_some()))
    };
    let in_row = meant.filter(at_table);
    open.end_narrowing(meant.is_some());
    match in_row {
        Some(id) => {
            let round = open.round().filter(|_| open.is_on_a_table());
            let table = round.and_then(|(_, _, round)| round.of(id)?.table);
            open.player = Some(id);
            open.table = table.or(open.table);
            let whereabouts = whereabouts(open.event(), id);
            model.message = Some(StatusMessage::info(whereabouts));
            enter_found(model);
        }
        None if go_to_player(model, find, meant) => enter_found(model),
        None => {}
    }
}

/// Moves the cursor to the found player; false: nobody is found.
fn go_to_player(model: &mut Model, find: &Find, meant: Option<Id>) -> bool {
    let Some(open) = model.open_event_mut() else { return false };
    let Some(id) = meant.or_else(|| find.chosen(open.event())) else {
        model.refuse(msg!("dialog.nobody-has-such-a-name"));
        return false;
    };
    open.player = Some(id);
    let table = open.round().and_then(|(_, _, round)| round.of(id)).and_then(|p| p.table);
    open.table = table.or(open.table);
    let unlisted = open.view == View::Bracket && table.is_none();
    if unlisted || matches!(open.view, View::Log | View::Announcement | View::HallClock) {
        open.view = View::Main;
    }
    if open.view == View::Main {
        open.pane = if table.is_some() { Pane::Round } else { Pane::Standings };
    }
    let whereabouts = whereabouts(open.event(), id);
    model.message = Some(StatusMessage::info(whereabouts));
    true
}

/// Does with the found player what Enter does on the row; a row without that is only shown.
fn enter_found(model: &mut Model) {
    let (act, does): (Act, fn(&mut Model)) = match model.open_event().map(|open| open.view) {
        Some(View::Players | View::Standings) => (Act::ShowCard, super::card::show),
        Some(View::Main | View::Bracket) => (Act::Enter, navigate::enter),
        _ => return,
    };
    if disabled_reason(act, model).is_none() {
        model.message = None;
        does(model);
    }
}
