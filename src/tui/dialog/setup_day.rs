//! The part of the announcement about the day: lists, the check-in, the entry fee, pauses, and when
//! the hall closes.

use super::form::{FormField, YES, no_or_yes, whole_number};
use crate::event::action::{Announced, NO_FEE, Setup};
use crate::event::{Event, TimeOfDay};
use crate::tui::label::Label;
use crate::words::Message;

pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let answer = |label, yes| FormField::choice(label, no_or_yes(), usize::from(yes));
    let pause = event.setup.pause.map_or(String::new(), |minutes| minutes.to_string());
    let closes = event.setup.closes.map_or(String::new(), |time| time.to_string());
    vec![
        answer(Label::Lists, event.lists_required()),
        answer(Label::OpenLists, event.lists_are_open()),
        answer(Label::Sleeves, event.sleeves_required()),
        FormField::text(Label::SetupNote, event.setup.note().unwrap_or_default()),
        answer(Label::CheckIn, event.checks_in()),
        FormField::text(Label::Fee, event.setup.fee().unwrap_or_default()),
        FormField::text(Label::Pause, pause),
        FormField::text(Label::Closes, closes),
    ]
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(
    mut setup: Setup,
    changed: &dyn Fn(Label) -> Option<&'a str>,
) -> Result<Setup, Message> {
    let answer = |label| changed(label).map(|answer| answer == YES);
    let fee = changed(Label::Fee).map(str::trim);
    let fields = [(Label::Pause, Announced::Pause), (Label::Closes, Announced::Closes)];
    let emptied = fields.into_iter().filter(|(label, _)| changed(*label) == Some(""));
    setup.by_rules.extend(emptied.map(|(_, setting)| setting));
    setup.pause = whole_number(Label::Pause, changed(Label::Pause).unwrap_or_default())?;
    let closes = changed(Label::Closes).filter(|text| !text.is_empty());
    match closes {
        Some("none" | "rules") => setup.by_rules.push(Announced::Closes),
        closes => setup.closes = closes.map(TimeOfDay::read).transpose()?,
    }
    Ok(Setup {
        lists: answer(Label::Lists),
        open_lists: answer(Label::OpenLists),
        sleeves: answer(Label::Sleeves),
        note: changed(Label::SetupNote).map(str::to_owned),
        checkin: answer(Label::CheckIn),
        fee: fee.map(|fee| if fee.is_empty() { NO_FEE } else { fee }.to_owned()),
        ..setup
    })
}
