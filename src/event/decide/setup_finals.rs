//! Settings of the finals: the clock of the final.

use super::decision::verb;
use crate::event::action::Setup;
use crate::event::{Event, Refusal};
use crate::msg;
use crate::ruleset::RoundKind;

pub(super) fn check(event: &Event, new: &Setup) -> Result<(), Refusal> {
    let last = event.finals().and_then(|finals| finals.rounds.last());
    match last {
        Some(round) if new.final_minutes.is_some() && round.kind == RoundKind::Final => {
            Err(Refusal(msg!("settings.final-begun", timer = verb("timer set MIN"))))
        }
        _ => Ok(()),
    }
}
