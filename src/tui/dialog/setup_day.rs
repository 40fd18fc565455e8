//! The part of the announcement about the day: house players, pauses, and when the hall closes.

use super::form::{Answer, FormField, whole_number};
use crate::event::action::{Announced, Setup};
use crate::event::{Event, TimeOfDay};
use crate::ruleset::HouseGames;
use crate::tui::label::Label;
use crate::words::Message;

pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let mut fields = Vec::new();
    if event.may_use_house_player() && event.stages.is_empty() {
        let answers = HouseGames::ALL.map(|games| Answer::new(games.word(), games.phrase()));
        let at = HouseGames::ALL.iter().position(|games| *games == event.house_games());
        let answers = answers.into_iter().collect();
        fields.push(FormField::choice(Label::HouseGames, answers, at.unwrap_or(0)));
    }
    let pause = event.setup.pause.map_or(String::new(), |minutes| minutes.to_string());
    let closes = event.setup.closes.map_or(String::new(), |time| time.to_string());
    fields.push(FormField::text(Label::Pause, pause));
    fields.push(FormField::text(Label::Closes, closes));
    fields
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(
    mut setup: Setup,
    changed: &dyn Fn(Label) -> Option<&'a str>,
) -> Result<Setup, Message> {
    let games = changed(Label::HouseGames);
    setup.house = games.and_then(|word| HouseGames::ALL.into_iter().find(|g| g.word() == word));
    let fields = [(Label::Pause, Announced::Pause), (Label::Closes, Announced::Closes)];
    let emptied = fields.into_iter().filter(|(label, _)| changed(*label) == Some(""));
    setup.by_rules.extend(emptied.map(|(_, setting)| setting));
    setup.pause = whole_number(Label::Pause, changed(Label::Pause).unwrap_or_default())?;
    let closes = changed(Label::Closes).filter(|text| !text.is_empty());
    setup.closes = closes.map(TimeOfDay::read).transpose()?;
    Ok(setup)
}
