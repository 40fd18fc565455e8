//! Reasons for the keys of the result dialog, and of dialogs that ask something.

use crate::event::Command;
use crate::ruleset::MatchShape;
use crate::tui::active_keys::{active, way};
use crate::tui::dialog::Dialog;
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;

pub fn not_about_a_round(model: &Model) -> Option<String> {
    match model.dialogs.last() {
        Some(Dialog::Confirm(confirm)) if confirm.command == Command::Pair => None,
        _ => {
            let key = way(model, Act::Agree);
            Some(format!("No round is paired here: {key} saves what is asked."))
        }
    }
}

pub fn no_draws(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    let Some(Dialog::Report(report)) = model.dialogs.last() else { return None };
    match report.draws(open.event()) {
        true => None,
        false => {
            let [one, two, both] = [Act::FirstWon, Act::SecondWon, Act::BothLost]
                .map(|act| key_for(Context::Report, act));
            Some(format!("There are no draws here: {one} or {two} won, {both} if both lost."))
        }
    }
}

/// Why no match can be conceded.
///
/// All rules allow the concession of a game; only some allow that of a match.
pub fn no_match_concession(model: &Model) -> Option<String> {
    let event = model.event()?;
    let Some(Dialog::Report(report)) = model.dialogs.last() else { return None };
    match event.ruleset.concessions.whole_match && report.shape(event) != MatchShape::OneGame {
        true => None,
        false => Some("These rules let a game be conceded, not a whole match.".to_owned()),
    }
}

/// Why no other table can be chosen: a digit does not leave a half-entered result.
pub fn half_typed(model: &Model) -> Option<String> {
    let Some(Dialog::Report(report)) = model.dialogs.last() else { return None };
    let known = report.pairing(model.event()?).map_or(0, |pairing| pairing.so_far.played());
    match report.games.len() > known && !report.awaits_confirmation {
        true => {
            let (leave, erase) = (way(model, Act::CloseDialog), way(model, Act::EraseGame));
            Some(format!(
                "The result is half entered: {leave} leaves it, {erase} takes a game back."
            ))
        }
        false => None,
    }
}

/// Why no side can be recorded; that needs the running stage of a game with sides.
pub fn no_sides(model: &Model) -> Option<String> {
    let event = model.open_event()?.event();
    let Some(Dialog::Report(report)) = model.dialogs.last() else { return None };
    match event.ruleset.sides.is_empty() {
        true => Some("This game has no sides to write down.".to_owned()),
        false if report.stage != event.stages.len() => {
            Some("That stage is over: sides are written down for the running one.".to_owned())
        }
        false => None,
    }
}

pub fn no_result_yet(model: &Model) -> Option<String> {
    let open = model.open_event()?;
    let Some(Dialog::Report(report)) = model.dialogs.last() else { return None };
    let saves = active(model).into_iter().find(|binding| binding.act == Act::SaveResult);
    let key = saves.and_then(|binding| binding.keys.first());
    if let Some(why) = key.and_then(|key| report.waits_for_another(*key)) {
        return Some(why);
    }
    report.why_unfinished(open.event())
}

pub fn no_official(model: &Model) -> Option<String> {
    match model.event()?.officials.is_empty() {
        true => {
            let key = key_for(Context::Officials, Act::AddOfficial);
            Some(format!("No official is named yet: {key} names one."))
        }
        false => None,
    }
}
