//! Settles the mission of a round from the list of missions.

use super::dialogs::ask_form;
use crate::event::{Command, Event, MissionBy, MissionRequest};
use crate::msg;
use crate::tui::dialog::{Dialog, Form, Missions};
use crate::tui::effect::Effect;
use crate::tui::keys::Key;
use crate::tui::model::Model;
use crate::words::Message;

pub(super) fn open(model: &mut Model) {
    if let Some(missions) = model.event().map(Missions::of) {
        model.ask(Dialog::Missions(missions));
    }
}

fn top(model: &Model) -> Option<(&Missions, &Event)> {
    match model.dialogs.last() {
        Some(Dialog::Missions(missions)) => Some((missions, model.event()?)),
        _ => None,
    }
}

/// Takes the mission of this number, or the number that the die shows.
pub(super) fn digit(model: &mut Model, key: Key) -> Vec<Effect> {
    let Some(number) = key.sign().and_then(|sign| sign.to_digit(10)) else { return Vec::new() };
    let asked = top(model).map(|(missions, event)| match missions.die {
        true => missions.by_die(number),
        false => missions.by_hand(event, number),
    });
    asked.map_or_else(Vec::new, |asked| settle(model, asked))
}

/// Takes the mission under the cursor. Beside the die, it asks for the number of a larger one.
pub(super) fn take(model: &mut Model) -> Vec<Effect> {
    let Some((missions, event)) = top(model) else { return Vec::new() };
    if missions.die {
        let next = missions.next;
        ask_form(model, |open| Form::mission_roll(open.event(), next));
        return Vec::new();
    }
    let asked = missions.chosen(event).map(|number| missions.by_hand(event, number));
    asked.map_or_else(Vec::new, |asked| settle(model, asked))
}

/// Commits the request, after asking for the reason if it needs one.
fn settle(model: &mut Model, asked: MissionRequest) -> Vec<Effect> {
    let needs_reason = top(model).is_some_and(|(missions, event)| missions.needs_reason(event));
    if !needs_reason {
        return vec![Effect::Commit(Command::Mission(asked))];
    }
    let title = top(model)
        .map_or_else(Message::nothing, |(missions, event)| title(missions, event, &asked));
    model.ask(Dialog::Form(Form::mission(title, asked)));
    Vec::new()
}

/// The question for the reason, with the mission that was asked for.
fn title(missions: &Missions, event: &Event, asked: &MissionRequest) -> Message {
    let uses = missions.uses(event);
    let number = match &asked.by {
        MissionBy::Hand(number) => number.parse().ok(),
        MissionBy::Die(roll) => event.mission_die(missions.next).and_then(|die| die.mission(*roll)),
        MissionBy::Redraw => None,
    };
    let found = uses.iter().find(|of| Some(of.number) == number);
    match found {
        Some(of) => msg!("aids.why-title", mission = of.mission.title()),
        None => msg!("aids.why-redraw"),
    }
}

/// Asks why the mission is to be drawn again.
pub(super) fn ask_redraw(model: &mut Model) {
    let by = MissionBy::Redraw;
    let asked = MissionRequest { by, again: false, next: false, reason: None };
    model.ask(Dialog::Form(Form::mission(msg!("aids.why-redraw"), asked)));
}

/// Shows the numbers of the die instead of the list, or the list again.
pub(super) fn turn_to_die(model: &mut Model) {
    if let Some(Dialog::Missions(missions)) = model.dialogs.last_mut() {
        missions.die = !missions.die;
    }
}

/// Turns to the coming round, or back to the newest one.
pub(super) fn other_round(model: &mut Model) {
    let Some(Dialog::Missions(mut missions)) = model.dialogs.pop() else { return };
    missions.next = !missions.next;
    if let Some(event) = model.event() {
        missions.go_to_present(event);
    }
    model.ask(Dialog::Missions(missions));
}
