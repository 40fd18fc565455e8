use crate::event::Moment;
use crate::ruleset::Entry as Game;
use crate::tui::dialog::{Dialog, Form, Picker};
use crate::tui::effect::Effect;
use crate::tui::keys::BACKSPACE;
use crate::tui::model::{Model, Place};

pub(super) fn open(model: &mut Model) -> Vec<Effect> {
    let Place::Home(list) = &model.place else { return Vec::new() };
    list.chosen().map(|found| Effect::Open(found.path.clone())).into_iter().collect()
}

pub(super) fn new_event(model: &mut Model) {
    model.ask(Dialog::Picker(Picker::default()));
}

/// The game chosen in the picker goes into the form of a new event.
pub(super) fn pick(model: &mut Model, now: Moment) {
    let library = model.library.clone();
    let Some(Dialog::Picker(picker)) = model.dialogs.last() else { return };
    match picker.chosen(&library) {
        Some(game) => {
            model.dialogs.pop();
            ask_for_event(model, game, now);
        }
        None => model.refuse(format!("No game holds what is typed: {BACKSPACE} takes it back.")),
    }
}

/// The form of a new event of this game.
pub(in crate::tui) fn ask_for_event(model: &mut Model, game: &Game, now: Moment) {
    let form = Form::new_event(&game.ruleset, &model.by, now);
    model.ask(Dialog::Form(form));
}
