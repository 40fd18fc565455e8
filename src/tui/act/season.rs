//! Answers who is who in a season, and opens a player's sheet of it.

use crate::show::SeasonSheet;
use crate::tui::dialog::{Dialog, Help, SeasonTable};
use crate::tui::effect::{Effect, SeasonEffect};
use crate::tui::keys::Act;
use crate::tui::model::Model;

pub(super) fn answer(model: &Model, act: Act) -> Vec<Effect> {
    let Some((table, wanted)) = model.season() else { return Vec::new() };
    let effect = match act {
        Act::SeasonTakeBack => table.answered(wanted).map(SeasonEffect::TakeBack),
        _ => table.answer(act == Act::SeasonSame).map(SeasonEffect::Answer),
    };
    effect.map(Effect::Season).into_iter().collect()
}

/// Opens the sheet of the player who is looked for.
pub(super) fn show_person(model: &mut Model) {
    let Some((table, wanted)) = model.season() else { return };
    let Some(at) = table.wanted(wanted) else { return };
    let sheet = SeasonTable { sheet: SeasonSheet::Person(at), ..table.clone() };
    model.ask(Dialog::Help(Help::of_season(sheet)));
}
