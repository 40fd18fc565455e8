//! The part of the announcement about lists, the check-in and the entry fee.

use super::form::{FormField, YES, no_or_yes};
use crate::event::Event;
use crate::event::action::{NO_FEE, Setup};
use crate::tui::label::Label;

pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let answers =
        [(Label::Lists, event.lists_required()), (Label::OpenLists, event.lists_are_open())];
    let field = |(label, yes)| FormField::choice(label, no_or_yes(), usize::from(yes));
    let mut fields: Vec<FormField> = answers.map(field).into();
    fields.push(field((Label::CheckIn, event.checks_in())));
    fields.push(FormField::text(Label::Fee, event.setup.fee().unwrap_or_default()));
    fields
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(setup: Setup, changed: &dyn Fn(Label) -> Option<&'a str>) -> Setup {
    let answer = |label| changed(label).map(|answer| answer == YES);
    let fee = changed(Label::Fee).map(str::trim);
    Setup {
        lists: answer(Label::Lists),
        open_lists: answer(Label::OpenLists),
        checkin: answer(Label::CheckIn),
        fee: fee.map(|fee| if fee.is_empty() { NO_FEE } else { fee }.to_owned()),
        ..setup
    }
}
