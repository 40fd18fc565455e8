use crate::event::{Event, How, Outcome, Pairing};

/// A result as people read it, the first-named player first: `2–1`, `bye`.
///
/// It is empty while the result is missing.
pub(super) fn words(event: &Event, pairing: &Pairing) -> String {
    match &pairing.outcome {
        None => String::new(),
        Some(_) if pairing.is_bye() => pairing.free_word().to_owned(),
        Some(outcome) => {
            let [a, b] = event.score(pairing, outcome);
            format!("{a}–{b}{}{}", how(event, pairing, outcome), margin(outcome))
        }
    }
}

/// The winner's margin, in games that record one.
fn margin(outcome: &Outcome) -> String {
    outcome.margin.map_or(String::new(), |margin| format!(", by {margin}"))
}

fn how(event: &Event, pairing: &Pairing, outcome: &Outcome) -> &'static str {
    match outcome.how {
        How::Played if event.lost_by_both(outcome, pairing.number.is_none()) => " both lost",
        How::Played => "",
        How::Concession(_) => " conceded",
        How::NoShow(_) => " no-show",
        How::Removed(_) => " left",
        How::Vacant => " nobody left",
        How::Rested | How::Unplayed => "",
    }
}
