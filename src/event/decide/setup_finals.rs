//! Settings of the finals: the shape of their matches, and the clock of the final.

use super::decision::verb;
use crate::event::action::Setup;
use crate::event::{Event, Refusal};
use crate::msg;
use crate::ruleset::{MatchShape, RoundKind};
use crate::words::Arg;

pub(super) fn check(event: &Event, new: &Setup) -> Result<(), Refusal> {
    // One game and two wins can be announced in every game.
    let longer = new.finals_match.filter(|shape| *shape == MatchShape::FirstToThree);
    longer.map_or(Ok(()), |shape| known_shape(event, shape))?;
    let last = event.finals().and_then(|finals| finals.rounds.last());
    match last {
        Some(round) if new.final_minutes.is_some() && round.kind == RoundKind::Final => {
            Err(Refusal(msg!("setup.final-begun", timer = verb("timer set MIN"))))
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
