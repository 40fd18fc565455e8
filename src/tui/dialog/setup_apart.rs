//! The part of the announcement about groups that are kept apart.

use super::form::FormField;
use crate::event::action::{Announced, Setup};
use crate::event::{Event, groups_apart, read_groups_apart};
use crate::tui::label::Label;
use crate::words::Message;

/// The groups as a user types them; an empty field leaves them to the rules.
///
/// In a game that keeps no groups apart, the field comes once some were announced. The form has no
/// line to spare.
pub(super) fn field(event: &Event) -> Option<FormField> {
    let text = event.setup.apart.as_deref().map(groups_apart).unwrap_or_default();
    let known = event.setup.apart.is_some() || !event.groups_apart().is_empty();
    (known && event.is_swiss()).then(|| FormField::text(Label::Groups, text))
}

/// The same settings with the change made in this field.
pub(super) fn changed<'a>(
    setup: Setup,
    changed: &dyn Fn(Label) -> Option<&'a str>,
) -> Result<Setup, Message> {
    match changed(Label::Groups) {
        None => Ok(setup),
        Some("") => {
            let mut setup = setup;
            setup.by_rules.push(Announced::Apart);
            Ok(setup)
        }
        Some(text) => Ok(Setup { apart: Some(read_groups_apart(text)?), ..setup }),
    }
}
