//! Settings of the finals: the shape of their matches, that of the final, and third place.

use super::decision::verb;
use crate::event::action::{Announced, Setup};
use crate::event::{Event, Refusal};
use crate::msg;
use crate::ruleset::{FinalsKind, MatchShape, RoundKind, ThirdPlace};
use crate::words::Arg;

pub(super) fn check(event: &Event, new: &Setup) -> Result<(), Refusal> {
    if new.finals_final.is_some() && !event.has_a_bracket() {
        return Err(Refusal(msg!("finals-shape.no-bracket", game = &event.ruleset.name)));
    }
    // One game and two wins can be announced in every game, as matches of the whole finals.
    let longer = new.finals_match.filter(|shape| *shape == MatchShape::FirstToThree);
    longer.map_or(Ok(()), |shape| known_shape(event, shape))?;
    if let Some(shape) = new.finals_final {
        if event.finals_shapes() == [shape] {
            let only = shape.phrase();
            return Err(Refusal(msg!(
                "finals-shape.only",
                game = &event.ruleset.name,
                shape = only
            )));
        }
        known_shape(event, shape)?;
    }
    if new.third_place.is_some() || new.by_rules.contains(&Announced::ThirdPlace) {
        has_third_place(event)?;
    }
    let of_the_final = new.finals_final.is_some()
        || new.third_place.is_some()
        || new.by_rules.contains(&Announced::FinalsFinal)
        || new.by_rules.contains(&Announced::ThirdPlace);
    let last = event.finals().and_then(|finals| finals.rounds.last());
    match last {
        Some(round) if new.final_minutes.is_some() && round.kind == RoundKind::Final => {
            Err(Refusal(msg!("setup.final-begun", timer = verb("timer set MIN"))))
        }
        Some(round) if of_the_final && round.kind == RoundKind::Final => {
            Err(Refusal(msg!("finals-shape.final-is-paired", undo = verb("undo"))))
        }
        _ => Ok(()),
    }
}

fn known_shape(event: &Event, shape: MatchShape) -> Result<(), Refusal> {
    let known = event.finals_shapes();
    if known.contains(&shape) {
        return Ok(());
    }
    let known = known.into_iter().map(|shape| Arg::from(shape.phrase())).collect();
    Err(Refusal(msg!(
        "finals-shape.not-in-the-rules",
        game = &event.ruleset.name,
        shape = shape.phrase(),
        known = Arg::Series(known),
    )))
}

fn has_third_place(event: &Event) -> Result<(), Refusal> {
    let game = &event.ruleset.name;
    match (event.ruleset.finals.kind, event.ruleset.finals.third_place) {
        (FinalsKind::SingleElimination, ThirdPlace::Played | ThirdPlace::Offered) => Ok(()),
        (FinalsKind::DoubleElimination, _) => {
            Err(Refusal(msg!("third-place.double-elimination", game)))
        }
        (_, _) => Err(Refusal(msg!("third-place.not-in-the-rules", game))),
    }
}
