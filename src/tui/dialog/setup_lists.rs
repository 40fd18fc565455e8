//! The part of the announcement about lists.

use super::form::{FormField, YES, no_or_yes};
use crate::event::Event;
use crate::event::action::Setup;
use crate::tui::label::Label;

pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let answers =
        [(Label::Lists, event.lists_required()), (Label::OpenLists, event.lists_are_open())];
    let field = |(label, yes)| FormField::choice(label, no_or_yes(), usize::from(yes));
    answers.map(field).into()
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(setup: Setup, changed: &dyn Fn(Label) -> Option<&'a str>) -> Setup {
    let answer = |label| changed(label).map(|answer| answer == YES);
    Setup { lists: answer(Label::Lists), open_lists: answer(Label::OpenLists), ..setup }
}
