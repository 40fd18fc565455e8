//! The part of the announcement about prizes and the hall.
//!
//! The hall has held rounds, tables, feature tables, marks, the address, and the folders that are written
//! by themselves.

use super::form::{FormField, YES, no_or_yes};
use crate::event::action::{NO_PRIZES, Setup, TableList};
use crate::event::outputs::{NOT_WRITTEN, PAPER_ON};
use crate::event::{Event, Outputs};
use crate::tui::label::Label;
use crate::words::Message;

/// The fields; `here` is where things go on this computer.
pub(super) fn fields(event: &Event, here: &Outputs) -> Vec<FormField> {
    let now = &event.setup;
    let list = |list: &Option<TableList>| list.as_ref().map_or(String::new(), TableList::to_string);
    let answer = |now: Option<bool>| usize::from(now == Some(true));
    vec![
        FormField::text(Label::Prizes, now.prizes().unwrap_or_default()),
        FormField::text(Label::HallTables, list(&now.tables)),
        FormField::text(Label::FeatureTables, list(&now.feature)),
        FormField::choice(Label::HoldRounds, no_or_yes(), answer(now.hold)),
        FormField::choice(Label::BoardProspects, no_or_yes(), answer(now.prospects)),
        FormField::text(Label::PublicAddress, now.address().unwrap_or_default().to_owned()),
        FormField::text(Label::PaperFolder, here.paper.as_deref().unwrap_or(PAPER_ON).to_owned()),
        FormField::text(Label::MirrorFile, here.mirror().unwrap_or(NOT_WRITTEN).to_owned()),
        FormField::text(Label::SiteFolder, here.publish().unwrap_or(NOT_WRITTEN).to_owned()),
    ]
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(
    setup: Setup,
    changed: &dyn Fn(Label) -> Option<&'a str>,
) -> Result<Setup, Message> {
    let list = |label| changed(label).map(str::parse).transpose();
    let answer = |label| changed(label).map(|answer| answer == YES);
    Ok(Setup {
        prizes: changed(Label::Prizes)
            .map(|text| if text.is_empty() { NO_PRIZES } else { text }.to_owned()),
        hold: answer(Label::HoldRounds),
        prospects: answer(Label::BoardProspects),
        address: changed(Label::PublicAddress).map(str::to_owned),
        paper: changed(Label::PaperFolder).map(str::to_owned),
        publish: changed(Label::SiteFolder).map(str::to_owned),
        mirror: changed(Label::MirrorFile).map(str::to_owned),
        tables: list(Label::HallTables)?,
        feature: list(Label::FeatureTables)?,
        ..setup
    })
}
