//! What holds where the announcement leaves a field empty: the numbers of the rules, for the
//! structure chosen in the form and the players who are here now.

use super::form::Form;
use crate::event::{ByTheRules, Event, by_the_rules};
use crate::msg;
use crate::ruleset::StructureKind;
use crate::tui::label::Label;
use crate::words::Message;

/// Tells behind each empty number which one holds.
pub(super) fn follow(form: &mut Form, event: &Event) {
    let chosen = form.value(Label::Structure);
    let chosen = StructureKind::ALL.into_iter().find(|kind| kind.word() == chosen);
    let structure = chosen.or(event.setup.structure).unwrap_or(StructureKind::Basic);
    let shape = match event.plan {
        Some(plan) => Some(plan.finals_match),
        None => form.shape(&event.ruleset, Label::FinalsMatch),
    };
    let rules = by_the_rules(event, structure, shape);
    for field in &mut form.fields {
        field.if_empty = value(&rules, field.label);
    }
}

/// The number of the rules for this field; None if they have none, or it is no such field.
fn value(rules: &ByTheRules, label: Label) -> Option<Message> {
    let number = |n: u32| Message::verbatim(n.to_string());
    let minutes = |n: u32| match n {
        0 => msg!("page.no-clock"),
        n => msg!("page.minutes", n),
    };
    Some(match label {
        Label::Rounds => number(rules.rounds?),
        Label::Cut => match rules.cut? {
            (0, _) => msg!("form.none"),
            (n, _) => number(n),
        },
        Label::Minutes => minutes(rules.round_minutes),
        Label::FinalsMinutes => minutes(rules.elimination_minutes),
        Label::FinalMinutes => minutes(rules.final_minutes),
        _ => return None,
    })
}
