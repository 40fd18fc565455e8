//! The part of the announcement about the day: pauses, and when the hall closes.

use super::form::{FormField, whole_number};
use crate::event::action::{Announced, Setup};
use crate::event::{Event, TimeOfDay};
use crate::tui::label::Label;
use crate::words::Message;

pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let pause = event.setup.pause.map_or(String::new(), |minutes| minutes.to_string());
    let closes = event.setup.closes.map_or(String::new(), |time| time.to_string());
    vec![FormField::text(Label::Pause, pause), FormField::text(Label::Closes, closes)]
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(
    mut setup: Setup,
    changed: &dyn Fn(Label) -> Option<&'a str>,
) -> Result<Setup, Message> {
    let fields = [(Label::Pause, Announced::Pause), (Label::Closes, Announced::Closes)];
    let emptied = fields.into_iter().filter(|(label, _)| changed(*label) == Some(""));
    setup.by_rules.extend(emptied.map(|(_, setting)| setting));
    setup.pause = whole_number(Label::Pause, changed(Label::Pause).unwrap_or_default())?;
    let closes = changed(Label::Closes).filter(|text| !text.is_empty());
    match closes {
        Some("none" | "rules") => setup.by_rules.push(Announced::Closes),
        closes => setup.closes = closes.map(TimeOfDay::read).transpose()?,
    }
    Ok(setup)
}
