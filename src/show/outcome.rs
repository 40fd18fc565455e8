//! A result as people read it.

use crate::event::{Event, How, Outcome, Pairing, Side};
use crate::msg;
use crate::words::{Arg, Message};

/// A result, the first-named player first: `2–1`, `bye`.
///
/// It is empty while the result is missing.
pub(super) fn words(event: &Event, pairing: &Pairing) -> Arg {
    match &pairing.outcome {
        None => "".into(),
        Some(_) if pairing.is_bye() => pairing.free_word().into(),
        Some(outcome) => {
            let score = with_how(event, pairing, (outcome, Side::A));
            let score = match outcome.timed {
                true => {
                    let name = event.ruleset.preliminary.timed_win_name();
                    msg!("timed.with", result = score, name)
                }
                false => score,
            };
            let points = event.points_by_scores(outcome, pairing.number.is_none());
            match outcome.margin.filter(|_| outcome.scores.is_none()) {
                None if points.is_some() => {
                    let [a, b] = points.unwrap_or_default();
                    msg!("scores.with-points", result = score, a, b).into()
                }
                Some(margin) => msg!("result.by", score, margin).into(),
                None => score.into(),
            }
        }
    }
}

/// A result as the player on this side sees it, their own figure first.
///
/// It is empty while the result is missing, and without an opponent.
pub fn seen_from(event: &Event, pairing: &Pairing, side: Side) -> Arg {
    let outcome = pairing.outcome.as_ref().filter(|_| !pairing.is_bye());
    Arg::or_empty(outcome.map(|outcome| with_how(event, pairing, (outcome, side))))
}

fn with_how(event: &Event, pairing: &Pairing, (outcome, first): (&Outcome, Side)) -> Message {
    let mut score = event.score(pairing, outcome);
    if first == Side::B {
        score.reverse();
    }
    let [a, b] = score;
    let is_level = a == b;
    let score = msg!("result.score", a, b);
    match outcome.how {
        // The winner is told beside scores that do not show it.
        How::Played
            if is_level && let Some(winner) = outcome.winner.and_then(|side| pairing.at(side)) =>
        {
            msg!("result.level-won", score, name = event.label(winner))
        }
        How::Played if event.lost_by_both(outcome, pairing.number.is_none()) => {
            msg!("result.both-lost", score)
        }
        How::Concession(_) => msg!("result.conceded", score),
        How::NoShow(_) => msg!("result.no-show", score),
        How::Removed(_) => msg!("result.left", score),
        How::Vacant => msg!("result.nobody-left", score),
        How::Played | How::Rested | How::Unplayed | How::AwardedBye | How::SatOut => score,
    }
}
