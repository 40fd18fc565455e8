//! The table of points, and the choice of what a game drawn on time is worth.

use super::{Event, Refusal};
use crate::msg;
use crate::pairing::points_phrase;
use crate::ruleset::Scoring;
use crate::words::{Arg, Message};

impl Event {
    /// The table of points, with the announced changes to it.
    pub fn scoring(&self) -> Scoring {
        let points = self.ruleset.preliminary.points;
        Scoring { timed_draw: self.setup.timed_draw.or(points.timed_draw), ..points }
    }

    /// Points for people: `4`, `4½`.
    pub fn points_figure(&self, points: u32) -> Arg {
        self.ruleset.preliminary.points.shown(points)
    }

    /// Points in a sentence: `4 points`.
    pub fn points_phrase(&self, points: u32) -> Message {
        points_phrase(points, self.ruleset.preliminary.points.units)
    }

    /// The two values of a game drawn on time, if the rules have two answers. The rules'
    /// own sentence on it gives the first, and any draw gives the second.
    pub fn timed_draws(&self) -> Option<[u32; 2]> {
        let points = &self.ruleset.preliminary.points;
        points.timed_draw.zip(points.draw).map(<[u32; 2]>::from)
    }
}

/// Allows only one of the two values, and only before the first round is paired.
pub(super) fn check_timed_draw(event: &Event, points: u32) -> Result<(), Refusal> {
    let Some([special, general]) = event.timed_draws() else {
        return Err(Refusal(msg!("result.no-timed-draw", game = &event.ruleset.name)));
    };
    if ![special, general].contains(&points) {
        return Err(Refusal(msg!("result.timed-draw-worth", special, general)));
    }
    if !event.stages.is_empty() && event.scoring().timed_draw != Some(points) {
        return Err(Refusal(msg!("result.timed-draw-fixed")));
    }
    Ok(())
}
