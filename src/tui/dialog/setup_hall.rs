//! The part of the announcement about the hall: held rounds, tables, feature tables.

use super::form::{FormField, YES, no_or_yes};
use crate::event::Event;
use crate::event::action::{Setup, TableList};
use crate::tui::label::Label;
use crate::words::Message;

pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let now = &event.setup;
    let list = |list: &Option<TableList>| list.as_ref().map_or(String::new(), TableList::to_string);
    let hold = usize::from(now.hold == Some(true));
    vec![
        FormField::text(Label::HallTables, list(&now.tables)),
        FormField::text(Label::FeatureTables, list(&now.feature)),
        FormField::choice(Label::HoldRounds, no_or_yes(), hold),
    ]
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(
    setup: Setup,
    changed: &dyn Fn(Label) -> Option<&'a str>,
) -> Result<Setup, Message> {
    let list = |label| changed(label).map(str::parse).transpose();
    Ok(Setup {
        hold: changed(Label::HoldRounds).map(|answer| answer == YES),
        tables: list(Label::HallTables)?,
        feature: list(Label::FeatureTables)?,
        ..setup
    })
}
