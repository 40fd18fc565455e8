//! The part of the announcement about games against a house player.

use super::form::{Answer, FormField};
use crate::event::Event;
use crate::event::action::Setup;
use crate::msg;
use crate::ruleset::HouseGames;
use crate::tui::label::Label;

/// How such games count. The first round fixes it.
pub(super) fn field(event: &Event) -> Option<FormField> {
    if !event.stages.is_empty() || !event.may_use_house_player() {
        return None;
    }
    let answer = |games: HouseGames| {
        let shown = match games {
            HouseGames::Bye => msg!("day-rest.house-bye"),
            HouseGames::Played => msg!("day-rest.house-played"),
            HouseGames::Opponent => msg!("day-rest.house-opponent"),
        };
        Answer::new(games.word(), shown)
    };
    let at = HouseGames::ALL.iter().position(|games| *games == event.house_games());
    let answers = HouseGames::ALL.map(answer).into();
    Some(FormField::choice(Label::HouseGames, answers, at.unwrap_or(0)))
}

/// The same settings with the change made in this field.
pub(super) fn changed<'a>(setup: Setup, changed: &dyn Fn(Label) -> Option<&'a str>) -> Setup {
    let chosen = changed(Label::HouseGames);
    let house = HouseGames::ALL.into_iter().find(|games| Some(games.word()) == chosen);
    Setup { house, ..setup }
}
