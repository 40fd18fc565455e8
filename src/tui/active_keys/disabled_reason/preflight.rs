//! Reasons for the keys of the preflight and of the check-in.

use crate::event::{Event, Remedy};
use crate::msg;
use crate::tui::dialog::{Dialog, PreflightDialog};
use crate::tui::model::Model;
use crate::words::{Arg, Message};

fn preflight(model: &Model) -> Option<&PreflightDialog> {
    match model.dialogs.last() {
        Some(Dialog::Preflight(preflight)) => Some(preflight),
        _ => None,
    }
}

/// Why the round cannot be paired yet.
pub fn blocked(model: &Model) -> Option<Message> {
    preflight(model)?.checks.blocks().then(|| msg!("preflight.blocked"))
}

/// Why no number leads anywhere.
pub fn no_numbers(model: &Model) -> Option<Message> {
    (preflight(model)?.remedies().count() == 0).then(|| msg!("preflight.nothing-to-settle"))
}

pub fn nothing_to_settle(model: &Model) -> Option<Message> {
    preflight(model)?.chosen().is_none().then(|| msg!("preflight.nothing-to-settle"))
}

/// Why nobody is removed or kept.
pub fn nobody_missing(model: &Model) -> Option<Message> {
    (!preflight(model)?.has_absentees()).then(|| msg!("preflight.nobody-missing"))
}

/// Why those who have not come cannot sit the round out.
pub fn nobody_out(model: &Model) -> Option<Message> {
    let refused = || !model.event().is_some_and(Event::may_sit_out);
    nobody_missing(model).or_else(|| {
        let drop = Arg::Verb("drop".to_owned());
        let game = &model.event()?.ruleset.name;
        refused().then(|| msg!("check-in.refused", game, drop))
    })
}

/// Why the round is not paired by hand from here.
pub fn not_by_hand(model: &Model) -> Option<Message> {
    let by_hand =
        |preflight: &PreflightDialog| preflight.remedies().any(|(_, one)| *one == Remedy::ByHand);
    (!by_hand(preflight(model)?)).then(|| msg!("preflight.nothing-to-settle"))
}

/// Why there is no check-in.
pub fn no_check_in(model: &Model) -> Option<Message> {
    let event = model.event()?;
    if event.finished.is_some() {
        return Some(msg!("common.closed", undo = Arg::Verb("undo".to_owned())));
    }
    let setup = Arg::Verb("setup checkin=yes".to_owned());
    let known = event.checks_in() || event.setup.fee().is_some() || event.may_sit_out();
    (!known && !event.stages.is_empty()).then(|| msg!("check-in.nothing-to-mark", setup))
}

/// Why nobody is marked as away.
pub fn cannot_be_away(model: &Model) -> Option<Message> {
    let event = model.event()?;
    let registering = event.checks_in() && event.stages.is_empty();
    let drop = Arg::Verb("drop".to_owned());
    let game = &event.ruleset.name;
    (!registering && !event.may_sit_out()).then(|| msg!("check-in.refused", game, drop))
}

/// Why the chosen player is not removed.
pub fn cannot_remove(model: &Model) -> Option<Message> {
    let (event, Some(Dialog::CheckIn(check_in))) = (model.event()?, model.dialogs.last()) else {
        return None;
    };
    match check_in.removes(event, &model.words) {
        Some(command) => super::event::refusal(event, &command),
        None => Some(msg!("players.nobody-found")),
    }
}

/// Why nobody is marked as paid.
pub fn no_fee(model: &Model) -> Option<Message> {
    let setup = Arg::Verb("setup fee=20".to_owned());
    let none = model.event()?.setup.fee().is_none();
    none.then(|| msg!("check-in.no-fee", setup))
}
