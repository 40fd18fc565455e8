//! Adds, changes and removes players and officials.

use super::desk;
use super::dialogs::ask_form;
use crate::event::{ApartRequest, Command, Details, Event, KeptApart, LeaderLine, Official, Who};
use crate::msg;
use crate::tui::dialog::{Dialog, Form};
use crate::tui::effect::Effect;
use crate::tui::keys::{Act, Context, Key, View, key_for};
use crate::tui::model::Model;
use crate::words::Arg;

/// Registers the typed player; the line is emptied once that is saved.
pub(super) fn add(model: &mut Model) -> Vec<Effect> {
    let Some(open) = model.open_event_mut() else { return Vec::new() };
    // A known name stays in the line, in full, if it is refused.
    if open.add.take(false) && open.add.wants_partner() {
        open.add.ask_for_partner();
        return Vec::new();
    }
    match open.add.enters() {
        Some(entrant) => {
            if entrant.partner.is_none() {
                open.add.ask_for_partner();
            }
            vec![Effect::Commit(Command::Add(entrant))]
        }
        None => {
            let key = key_for(Context::AddLine, Act::AddLeave);
            model.refuse(msg!("screen.no-name-typed", key));
            Vec::new()
        }
    }
}

pub(super) fn add_line(model: &mut Model, act: Act, key: Key) {
    let Some(open) = model.open_event_mut() else { return };
    match act {
        Act::KnownNext | Act::KnownBefore => {
            let by = if act == Act::KnownNext { 1 } else { -1 };
            if !open.add.choose(by) {
                open.add.leave();
            }
        }
        Act::TakeKnown => open.add.aside(key),
        Act::AddNext => open.add.next(),
        Act::AddBefore => open.add.before(),
        Act::AddLeave => open.add.give_up(),
        Act::AddHouse => open.add.house = !open.add.house,
        _ => {
            open.view = View::Players;
            open.add.enter();
        }
    }
}

pub(super) fn edit(model: &mut Model) {
    let chosen = model.chosen_player();
    ask_form(model, |open| {
        let entrant = open.event().entrant(chosen?)?;
        Some(Form::edit_player(open.event(), entrant))
    });
}

/// Makes the chosen player a house player, or a player again.
pub(super) fn house_player(model: &mut Model) -> Vec<Effect> {
    let chosen = model.open_event().and_then(|open| open.chosen_player());
    let changed = model.event().zip(chosen).map(|(event, id)| {
        let details = Details { house: Some(!event.is_house(id)), ..Details::default() };
        Command::Edit { who: Who::id(id), details, reason: None }
    });
    changed.map(Effect::Commit).into_iter().collect()
}

pub(super) fn leave(model: &mut Model, act: Act) -> Vec<Effect> {
    let Some((event, id)) = model.event().zip(model.chosen_player()) else {
        return Vec::new();
    };
    let who = Who::id(id);
    // Before the first round, dropping removes the player as if never registered.
    let registering = event.stages.is_empty() && event.pods.is_empty();
    if registering && act == Act::Drop && model.card().is_some() {
        // Nobody is left for it to tell about.
        model.dialogs.pop();
    }
    vec![Effect::Commit(match act {
        Act::Drop if registering => Command::Remove(who),
        Act::Drop => Command::Drop(who),
        Act::Rejoin => Command::Rejoin(who),
        _ => Command::Decline(who),
    })]
}

pub(super) fn disqualify(model: &mut Model) {
    desk::ask_about_player(model, Form::disqualify);
}

pub(super) fn penalty(model: &mut Model) {
    if model.event().is_some_and(|event| event.ruleset.penalties.is_empty()) {
        return model.refuse(msg!("judge.none-known", note = Arg::Verb("note".to_owned())));
    }
    desk::ask_about_player(model, Form::penalty);
}

/// Says that the chosen official came, or is away.
pub(super) fn here_or_away(model: &mut Model) -> Vec<Effect> {
    let Some(Dialog::Officials(officials)) = model.dialogs.last() else { return Vec::new() };
    let chosen = model.event().and_then(|event| officials.chosen(event));
    let command = chosen.map(|line| Command::Presence { name: line.name, here: !line.here });
    command.map(Effect::Commit).into_iter().collect()
}

/// Changes the role of the chosen official or dismisses them; both ask first.
pub(super) fn change_official(model: &mut Model, form: fn(&Event, &Official) -> Form) {
    let Some(Dialog::Officials(officials)) = model.dialogs.last() else { return };
    let chosen = model.event().and_then(|event| {
        let LeaderLine { name, role, plays, .. } = officials.chosen(event)?;
        Some(form(event, &Official { name, role, playing: plays }))
    });
    if let Some(form) = chosen {
        model.ask(Dialog::Form(form));
    }
}

/// Opens the form that keeps two players apart, with the chosen player in it.
pub(super) fn keep_apart(model: &mut Model) {
    // Another player than the one behind the list is meant there.
    let from_list = matches!(model.dialogs.last(), Some(Dialog::Apart(_)));
    let player = model.chosen_player().filter(|_| !from_list);
    ask_form(model, |open| Some(Form::keep_apart(open.event(), player)));
}

/// The pair under the cursor of the list.
fn chosen_pair(model: &Model) -> Option<&KeptApart> {
    match model.dialogs.last() {
        Some(Dialog::Apart(pairs)) => pairs.chosen(model.event()?),
        _ => None,
    }
}

pub(super) fn change_apart(model: &mut Model) {
    let form = chosen_pair(model).and_then(|kept| Some(Form::change_apart(model.event()?, kept)));
    if let Some(form) = form {
        model.ask(Dialog::Form(form));
    }
}

/// Lets the pair under the cursor meet again.
pub(super) fn lift_apart(model: &mut Model) -> Vec<Effect> {
    let pair = chosen_pair(model).map(|kept| kept.pair.map(Who::id));
    let lift = |[a, b]: [Who; 2]| ApartRequest { a, b, wish: None, reason: None };
    pair.map(|pair| Effect::Commit(Command::Apart(lift(pair)))).into_iter().collect()
}
