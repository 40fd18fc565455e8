use crate::event::{Event, How, Outcome, Pairing, Side};
use crate::ruleset::PointsPer;

/// A result as people read it, the first-named first: `2–1`, `bye`; empty
/// while it is missing.
pub(super) fn words(event: &Event, pairing: &Pairing) -> String {
    match &pairing.outcome {
        None => String::new(),
        Some(outcome) if pairing.is_bye() => outcome.free_word().to_owned(),
        Some(outcome) => {
            format!("{}{}{}", score(event, pairing, outcome), how(outcome), margin(outcome))
        }
    }
}

fn score(event: &Event, pairing: &Pairing, outcome: &Outcome) -> String {
    // In a bracket no points are collected.
    let points = pairing.number.is_none();
    if points && event.ruleset.preliminary.points.per == PointsPer::Game {
        let [a, b] = outcome.points;
        return format!("{a}–{b}");
    }
    if outcome.games.is_empty() {
        return match outcome.winner {
            Some(Side::A) => "1–0",
            Some(Side::B) => "0–1",
            None => "0–0",
        }
        .to_owned();
    }
    let count = |letter| outcome.games.matches(letter).count();
    let score = format!("{}–{}", count('W'), count('L'));
    match count('D') {
        0 => score,
        drawn => format!("{score}, {drawn} drawn"),
    }
}

/// The winner's margin, in games that enter it.
fn margin(outcome: &Outcome) -> String {
    outcome.margin.map_or(String::new(), |margin| format!(", by {margin}"))
}

fn how(outcome: &Outcome) -> &'static str {
    match outcome.how {
        How::Played if outcome.games.contains('X') => " both lost",
        How::Played => "",
        How::Concession(_) => " conceded",
        How::NoShow(_) => " no-show",
        How::Removed(_) => " left",
        How::Vacant => " nobody left",
        How::Rested | How::Unplayed => "",
    }
}
