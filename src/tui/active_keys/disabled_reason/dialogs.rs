//! Reasons for the keys of the result dialog, and of dialogs that ask something.

use crate::event::{Command, Event};
use crate::ruleset::MatchShape;
use crate::tui::active_keys::{active, way};
use crate::tui::dialog::{Confirm, Dialog, ReportDialog};
use crate::tui::keys::{Act, Context, key_for};
use crate::tui::model::Model;

/// The result dialog on top, and the event it is about.
fn report(model: &Model) -> Option<(&ReportDialog, &Event)> {
    match model.dialogs.last() {
        Some(Dialog::Report(report)) => Some((report, model.event()?)),
        _ => None,
    }
}

pub fn not_about_a_round(model: &Model) -> Option<String> {
    if let Some(Dialog::Confirm(Confirm { command: Command::Pair, .. })) = model.dialogs.last() {
        return None;
    }
    let key = way(model, Act::Agree);
    Some(format!("No round is paired here: {key} saves what is asked."))
}

pub fn no_draws(model: &Model) -> Option<String> {
    let (report, event) = report(model)?;
    (!report.draws(event)).then(|| {
        let [one, two, both] =
            [Act::FirstWon, Act::SecondWon, Act::BothLost].map(|act| key_for(Context::Report, act));
        format!("There are no draws here: {one} or {two} won, {both} if both lost.")
    })
}

/// Why no match can be conceded.
///
/// All rules allow the concession of a game; only some allow that of a match.
pub fn no_match_concession(model: &Model) -> Option<String> {
    let (report, event) = report(model)?;
    let whole = event.ruleset.concessions.whole_match && report.shape(event) != MatchShape::OneGame;
    (!whole).then(|| "These rules let a game be conceded, not a whole match.".to_owned())
}

/// Why no other table can be chosen: a digit does not leave a half-entered result.
pub fn half_typed(model: &Model) -> Option<String> {
    let (report, event) = report(model)?;
    let known = report.pairing(event).map_or(0, |pairing| pairing.so_far.played());
    (report.games.len() > known && !report.awaits_confirmation).then(|| {
        let (leave, erase) = (way(model, Act::CloseDialog), way(model, Act::EraseGame));
        format!("The result is half entered: {leave} leaves it, {erase} takes a game back.")
    })
}

/// Why no side can be recorded; that needs the running stage of a game with sides.
pub fn no_sides(model: &Model) -> Option<String> {
    let (report, event) = report(model)?;
    let why = match event.ruleset.sides.is_empty() {
        true => "This game has no sides to write down.",
        false if report.stage != event.stages.len() => {
            "That stage is over: sides are written down for the running one."
        }
        false => return None,
    };
    Some(why.to_owned())
}

pub fn no_result_yet(model: &Model) -> Option<String> {
    let (report, event) = report(model)?;
    let saves = active(model).into_iter().find(|binding| binding.act == Act::SaveResult);
    let key = saves.and_then(|binding| binding.keys.first());
    if let Some(why) = key.and_then(|key| report.waits_for_another(*key)) {
        return Some(why);
    }
    report.why_unfinished(event)
}

pub fn no_official(model: &Model) -> Option<String> {
    model.event()?.officials.is_empty().then(|| {
        let key = key_for(Context::Officials, Act::AddOfficial);
        format!("No official is named yet: {key} names one.")
    })
}
