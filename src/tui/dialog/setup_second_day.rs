//! The part of the announcement about the second day.

use super::form::{Answer, FormField, whole_number};
use crate::event::Event;
use crate::event::action::{Announced, Setup};
use crate::msg;
use crate::ruleset::{DayLine, LineBy};
use crate::tui::label::Label;
use crate::words::Message;

/// The choice while the line is announced later.
const LATER: &str = "";

/// The rounds of the second day, and who plays it, until that is settled.
pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let Some(rule) = &event.ruleset.preliminary.second_day else { return Vec::new() };
    if event.finals().is_some() {
        return Vec::new();
    }
    let plan = event.plan.map(|plan| plan.second_day);
    let rounds = match (&event.second_day, plan) {
        (Some(drawn), _) => Some(drawn.rounds),
        (None, Some(day)) => Some(day.map_or(0, |day| day.rounds)),
        (None, None) => event.setup.second_day,
    };
    let rounds = rounds.map_or(String::new(), |rounds| rounds.to_string());
    let mut fields = vec![FormField::text(Label::DayRounds, rounds)];
    if event.second_day.is_some() {
        return fields;
    }
    let line = match plan {
        Some(day) => day.and_then(|day| day.line),
        None => event.setup.second_day_line,
    };
    let later = Answer::new(LATER, msg!("second-day.line-later"));
    let known = rule.by.iter().map(|by| Answer::new(by.word(), by.phrase()));
    let answers = std::iter::once(later).chain(known).collect();
    let at = line.and_then(|line| rule.by.iter().position(|by| *by == line.by));
    fields.push(FormField::choice(Label::DayLineBy, answers, at.map_or(0, |at| at + 1)));
    let n = line.map_or(String::new(), |line| line.n.to_string());
    fields.push(FormField::text(Label::DayLine, n));
    fields
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(
    mut setup: Setup,
    value: &dyn Fn(Label) -> &'a str,
    changed: &dyn Fn(Label) -> Option<&'a str>,
) -> Result<Setup, Message> {
    match changed(Label::DayRounds) {
        Some("") => setup.by_rules.push(Announced::SecondDay),
        rounds => {
            setup.second_day = whole_number(Label::DayRounds, rounds.unwrap_or_default())?;
        }
    }
    if changed(Label::DayLineBy).is_some() || changed(Label::DayLine).is_some() {
        let by = LineBy::ALL.into_iter().find(|by| by.word() == value(Label::DayLineBy));
        let n = whole_number(Label::DayLine, value(Label::DayLine))?;
        match (by, n) {
            (Some(by), Some(n)) => setup.second_day_line = Some(DayLine { by, n }),
            (Some(_), None) => return Err(msg!("second-day.number-missing")),
            (None, _) => {}
        }
    }
    Ok(setup)
}
