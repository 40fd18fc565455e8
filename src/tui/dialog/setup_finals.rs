//! The part of the announcement about the final and the match for third place.

use super::form::{Answer, FormField, YES, no_or_yes};
use super::new_event::shape_answer;
use crate::event::Event;
use crate::event::action::{Announced, Setup};
use crate::msg;
use crate::ruleset::{FinalsKind, RoundKind, ThirdPlace};
use crate::tui::label::Label;

/// The answer that leaves the final as the rules have it.
const AS_THE_RULES: &str = "";

/// The fields that can be announced until the final is paired.
pub(super) fn fields(event: &Event) -> Vec<FormField> {
    let last = event.finals().and_then(|finals| finals.rounds.last());
    if last.is_some_and(|round| round.kind == RoundKind::Final) {
        return Vec::new();
    }
    let shapes = event.finals_shapes();
    let of_the_final = (event.has_a_bracket() && shapes.len() > 1).then(|| {
        let now = event.setup.finals_final;
        let at = now.and_then(|now| shapes.iter().position(|shape| *shape == now));
        let rules = Answer::new(AS_THE_RULES, msg!("finals-shape.as-the-rules"));
        let answers = std::iter::once(rules).chain(shapes.iter().copied().map(shape_answer));
        FormField::choice(Label::FinalsFinal, answers.collect(), at.map_or(0, |at| at + 1))
    });
    let finals = &event.ruleset.finals;
    let known = finals.kind == FinalsKind::SingleElimination;
    let third = (known && finals.third_place != ThirdPlace::None).then(|| {
        let at = usize::from(event.plays_for_third());
        FormField::choice(Label::ThirdPlace, no_or_yes(), at)
    });
    let minutes = (finals.kind != FinalsKind::None)
        .then(|| FormField::text(Label::FinalMinutes, minutes_now(event)));
    minutes.into_iter().chain(of_the_final).chain(third).collect()
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(
    event: &Event,
    mut setup: Setup,
    changed: &dyn Fn(Label) -> Option<&'a str>,
) -> Setup {
    match changed(Label::FinalsFinal) {
        Some(AS_THE_RULES) => setup.by_rules.push(Announced::FinalsFinal),
        chosen => {
            let mut shapes = event.finals_shapes().into_iter();
            setup.finals_final = shapes.find(|shape| Some(shape.phrase().id()) == chosen);
        }
    }
    setup.third_place = changed(Label::ThirdPlace).map(|answer| answer == YES);
    setup
}

fn minutes_now(event: &Event) -> String {
    event.setup.final_minutes.map_or_else(String::new, |minutes| minutes.to_string())
}
