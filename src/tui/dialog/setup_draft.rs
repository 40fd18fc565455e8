//! The part of the announcement about a draft, and about games that nobody plays.

use super::form::{FormField, whole_number};
use crate::event::Event;
use crate::event::action::{Setup, Unplayed};
use crate::ruleset::PairingKind;

const ANSWERS: [&str; 2] = ["no", "yes"];
const WORTH: [(&str, Unplayed); 2] = [("nothing", Unplayed::Nothing), ("a win", Unplayed::Win)];

/// The additional fields that this event needs.
pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let (now, game) = (&event.setup, &*event.ruleset);
    let number = |number: Option<u32>| number.map_or(String::new(), |n| n.to_string());
    let words = |words: &[&str]| words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>();
    let mut fields = Vec::new();
    if let Some(draft) = game.draft.as_ref().filter(|_| event.stages.is_empty()) {
        fields.push(FormField::text("Boosters", number(now.boosters)));
        if !draft.phases.is_empty() {
            fields.push(FormField::text("Pick seconds", number(now.pick_seconds)));
        }
        if !draft.phases.is_empty() && event.draft.is_none() {
            let agreed = usize::from(now.redraft == Some(true));
            fields.push(FormField::choice("Rare redraft", words(&ANSWERS), agreed));
        }
    }
    if game.preliminary.pairing == PairingKind::RoundRobin {
        let at = usize::from(now.unplayed == Some(Unplayed::Win));
        let worth = WORTH.map(|(word, _)| word);
        fields.push(FormField::choice("Unplayed game", words(&worth), at));
    }
    fields
}

/// The changes made in these fields.
pub(super) fn changes<'a>(changed: &dyn Fn(&str) -> Option<&'a str>) -> Result<Setup, String> {
    let number = |label: &str| match changed(label) {
        None => Ok(None),
        Some(text) => whole_number(label, text).map(|number| number.or(Some(0))),
    };
    Ok(Setup {
        boosters: number("Boosters")?,
        pick_seconds: number("Pick seconds")?,
        redraft: changed("Rare redraft").map(|word| word == ANSWERS[1]),
        unplayed: changed("Unplayed game")
            .and_then(|word| WORTH.iter().find(|(known, _)| *known == word))
            .map(|(_, worth)| *worth),
        ..Setup::default()
    })
}
