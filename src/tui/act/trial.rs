//! A game is tried: one step after the other.

use crate::forecast::trial_commands;
use crate::msg;
use crate::tui::effect::Effect;
use crate::tui::model::{Model, StatusMessage};

/// Goes one step on.
pub(super) fn step(model: &mut Model) -> Vec<Effect> {
    let (Some(step), Some(event)) = (model.next_trial_step(), model.event()) else {
        model.message = Some(StatusMessage::info(msg!("author.over")));
        return Vec::new();
    };
    match trial_commands(event, step) {
        Ok(commands) => vec![Effect::TrialStep { step, commands }],
        Err(refusal) => {
            model.refuse(refusal.0);
            Vec::new()
        }
    }
}
