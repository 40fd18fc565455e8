//! Handles the seeds of the cut: shown, and changed by hand.

use crate::event::decide::why_not_seeds;
use crate::event::{Command, CutBy, Event, Id, Moment};
use crate::tui::dialog::{Dialog, Form, PreflightDialog, Purpose, Seeds};
use crate::tui::effect::Effect;
use crate::tui::keys::Act;
use crate::tui::label::Label;
use crate::tui::model::Model;

/// Shows who makes the cut, or the preflight before it if anything has to be settled.
pub(super) fn show(model: &mut Model, now: Moment) {
    let Some(event) = model.event() else { return };
    let preflight = PreflightDialog::of_cut(event, now);
    match preflight.checks.is_opened() {
        true => model.ask(Dialog::Preflight(Box::new(preflight))),
        false => show_seeds(model, now),
    }
}

/// Shows who makes the cut.
pub(super) fn show_seeds(model: &mut Model, now: Moment) {
    let Some(event) = model.event() else { return };
    match Seeds::of(event, now) {
        Ok(seeds) => model.ask(Dialog::Seeds(seeds)),
        Err(why) => model.refuse(why),
    }
}

/// Makes the cut by the standings. Seeds chosen by hand need a reason first; seeds that make
/// no cut are refused before anybody types one.
pub(super) fn make_cut(model: &mut Model, now: Moment) -> Vec<Effect> {
    let Some(Dialog::Seeds(mut seeds)) = model.dialogs.pop() else { return Vec::new() };
    if let Some(event) = model.event().filter(|_| seeds.is_by_hand()) {
        seeds.error_text = why_not_seeds(event, &seeds.seeds);
        let next = match seeds.error_text {
            Some(_) => Dialog::Seeds(seeds),
            None => Dialog::Form(seeds.ask_for_reason(event)),
        };
        model.ask(next);
        return Vec::new();
    }
    model.held = Some(Dialog::Seeds(seeds));
    let cut = Command::Cut(CutBy::Announced);
    model.event().map(|event| Effect::commit_told(event, cut, now)).into_iter().collect()
}

/// Changes the seeds by a key that needs nothing else.
pub(super) fn change(model: &mut Model, act: Act) {
    with_seeds(model, |seeds, _| match act {
        Act::SeedUp => seeds.move_seed(-1),
        Act::SeedDown => seeds.move_seed(1),
        Act::RemoveSeed => seeds.remove(),
        _ => seeds.seeds.clone_from(&seeds.computed),
    });
}

fn with_seeds(model: &mut Model, change: impl FnOnce(&mut Seeds, &Event)) {
    let Some(Dialog::Seeds(mut seeds)) = model.dialogs.pop() else { return };
    let Some(event) = model.event() else { return };
    seeds.error_text = None;
    change(&mut seeds, event);
    let chosen = seeds.seeds.clone();
    let seeds = seeds.with_seeds(event, chosen);
    model.ask(Dialog::Seeds(seeds));
}

/// Asks for a player who comes in.
pub(super) fn ask_for_player(model: &mut Model, act: Act) {
    let Some(Dialog::Seeds(seeds)) = model.dialogs.last() else { return };
    let Some(event) = model.event() else { return };
    let form = seeds.ask_for_player(event, act == Act::ReplaceSeed);
    model.ask(Dialog::Form(form));
}

/// Takes in the player whom the form names. A form that is refused is given back.
pub(super) fn take_in(model: &mut Model, mut form: Form, replaces: Option<Id>) {
    let name = form.value(Label::SeededPlayer).to_owned();
    let mut why = None;
    with_seeds(model, |seeds, event| why = seeds.take_in(event, replaces, &name).err());
    if why.is_some() {
        form.error_text = why;
        model.ask(Dialog::Form(form));
    }
}

/// Goes back from the reason to the seeds that were chosen.
pub(super) fn back_to_seeds(model: &mut Model, form: &Form) {
    let Purpose::CutByHand { seeds } = &form.purpose else { return };
    let Some(event) = model.event() else { return };
    if let Ok(dialog) = Seeds::of(event, Moment::new(0, 0)) {
        let dialog = dialog.with_seeds(event, seeds.clone());
        model.ask(Dialog::Seeds(dialog));
    }
}
