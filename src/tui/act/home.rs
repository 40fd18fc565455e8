use crate::event::Moment;
use crate::msg;
use crate::ruleset::Entry as Game;
use crate::store::Shelf;
use crate::tui::dialog::{Dialog, Form};
use crate::tui::effect::Effect;
use crate::tui::events_list::EventsList;
use crate::tui::keys::BACKSPACE;
use crate::tui::label::Label;
use crate::tui::model::{Location, Model};

pub(super) fn open(model: &mut Model) -> Vec<Effect> {
    let Location::Home(list) = &model.location else { return Vec::new() };
    list.chosen().map(|found| Effect::Open(found.path.clone())).into_iter().collect()
}

/// Shows the next list in turn: the events, the archive, the trash.
pub(super) fn next_shelf(model: &mut Model) {
    let Location::Home(list) = &model.location else { return };
    let at = Shelf::ALL.iter().position(|shelf| *shelf == list.shelf).unwrap_or(0);
    let next = Shelf::ALL[(at + 1) % Shelf::ALL.len()];
    model.location = Location::Home(EventsList::read(&list.disk, list.home.clone(), next));
}

pub(super) fn ask_to_shelve(model: &mut Model, to: Shelf) {
    let Location::Home(list) = &model.location else { return };
    if let Some(found) = list.chosen() {
        let mut form = Form::shelve(found, to);
        if list.has_namesake(found) {
            let file = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            form.about.push(msg!("events.file", file));
        }
        model.ask(Dialog::Form(form));
    }
}

/// Opens the form of a new event for the game chosen in the picker.
pub(super) fn pick(model: &mut Model, now: Moment) {
    let library = model.library.clone();
    let Some(Dialog::Picker(picker)) = model.dialogs.last() else { return };
    match picker.chosen(&library) {
        Some(game) => {
            model.dialogs.pop();
            ask_for_event(model, game, now);
        }
        None => model.refuse(msg!("screen.no-such-game", key = BACKSPACE)),
    }
}

/// Opens the form of an event like the chosen one, with the same people.
pub(super) fn ask_to_duplicate(model: &mut Model, now: Moment) {
    let Location::Home(list) = &model.location else { return };
    let Some((path, seen)) =
        list.chosen().and_then(|found| Some((&found.path, found.seen.as_ref().ok()?)))
    else {
        return;
    };
    let Some(game) = model.library.get(&seen.game) else { return };
    let mut form =
        Form::new_event_like(&game.ruleset, (path, seen), &model.by, (now, &model.words));
    let free = list.free_name(form.value(Label::EventName));
    form.suggest(Label::EventName, &free);
    model.ask(Dialog::Form(form));
}

/// Opens the form of a new event of this game.
pub(in crate::tui) fn ask_for_event(model: &mut Model, game: &Game, now: Moment) {
    let mut form = Form::new_event(&game.ruleset, &model.by, now, &model.words);
    if let Location::Home(list) = &model.location {
        let free = list.free_name(form.value(Label::EventName));
        form.suggest(Label::EventName, &free);
    }
    model.ask(Dialog::Form(form));
}
