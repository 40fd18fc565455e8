//! The part of the announcement about prizes.

use super::form::{Answer, FormField};
use crate::event::action::{NO_PRIZES, Setup};
use crate::event::{Event, PrizeTies};
use crate::msg;
use crate::tui::label::Label;

pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let ties = event.setup.prize_ties.unwrap_or_default();
    let at = PrizeTies::ALL.iter().position(|known| *known == ties).unwrap_or(0);
    let answers = PrizeTies::ALL.map(|ties| {
        let shown = match ties {
            PrizeTies::Standings => msg!("prizes.label-standings"),
            PrizeTies::Shared => msg!("prizes.label-shared"),
        };
        Answer::new(ties.word(), shown)
    });
    let prizes = event.setup.prizes().unwrap_or_default();
    vec![
        FormField::text(Label::Prizes, prizes),
        FormField::choice(Label::PrizeTies, answers.into(), at),
    ]
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(setup: Setup, changed: &dyn Fn(Label) -> Option<&'a str>) -> Setup {
    let prizes = changed(Label::Prizes).map(|text| match text {
        "" => NO_PRIZES.to_owned(),
        text => text.to_owned(),
    });
    let ties = changed(Label::PrizeTies)
        .and_then(|word| PrizeTies::ALL.into_iter().find(|ties| ties.word() == word));
    Setup { prizes, prize_ties: ties, ..setup }
}
