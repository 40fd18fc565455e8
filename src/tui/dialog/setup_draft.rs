//! The part of the announcement about a draft, and about games that nobody plays.

use super::form::{Answer, FormField, YES, no_or_yes, whole_number};
use crate::event::Event;
use crate::event::action::{Setup, Unplayed};
use crate::msg;
use crate::ruleset::PairingKind;
use crate::tui::label::Label;
use crate::words::Message;

/// The values for a game that nobody plays.
const NOTHING: &str = "nothing";
const WIN: &str = "win";

/// The additional fields that this event needs.
pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let (now, game) = (&event.setup, &*event.ruleset);
    let number = |number: Option<u32>| number.map_or(String::new(), |n| n.to_string());
    let mut fields = Vec::new();
    if let Some(draft) = game.draft.as_ref().filter(|_| event.stages.is_empty()) {
        fields.push(FormField::text(Label::Boosters, number(now.boosters)));
        if !draft.phases.is_empty() {
            fields.push(FormField::text(Label::PickSeconds, number(now.pick_seconds)));
        }
        if !draft.phases.is_empty() && event.draft.is_none() {
            let agreed = usize::from(now.redraft == Some(true));
            fields.push(FormField::choice(Label::RareRedraft, no_or_yes(), agreed));
        }
    }
    if game.preliminary.pairing == PairingKind::RoundRobin {
        let at = usize::from(now.unplayed == Some(Unplayed::Win));
        let worth = [(NOTHING, msg!("form.worth-nothing")), (WIN, msg!("form.worth-a-win"))];
        let worth = worth.map(|(value, shown)| Answer::new(value, shown)).into();
        fields.push(FormField::choice(Label::UnplayedGame, worth, at));
    }
    fields
}

/// The changes made in these fields.
pub(super) fn changes<'a>(changed: &dyn Fn(Label) -> Option<&'a str>) -> Result<Setup, Message> {
    let number = |label| match changed(label) {
        None => Ok(None),
        Some(text) => whole_number(label, text).map(|number| number.or(Some(0))),
    };
    Ok(Setup {
        boosters: number(Label::Boosters)?,
        pick_seconds: number(Label::PickSeconds)?,
        redraft: changed(Label::RareRedraft).map(|answer| answer == YES),
        unplayed: changed(Label::UnplayedGame).map(|worth| match worth {
            WIN => Unplayed::Win,
            _ => Unplayed::Nothing,
        }),
        ..Setup::default()
    })
}
