use super::{Event, Refusal};
use crate::ruleset::Scoring;

impl Event {
    /// The table of points, with what is announced of it.
    pub fn scoring(&self) -> Scoring {
        let points = self.ruleset.preliminary.points;
        Scoring { timed_draw: self.setup.timed_draw.or(points.timed_draw), ..points }
    }

    /// What a game drawn on time may be worth, where the rules have two
    /// answers: that of their own sentence on it first, then any draw's.
    pub fn timed_draws(&self) -> Option<[u32; 2]> {
        let points = &self.ruleset.preliminary.points;
        points.timed_draw.zip(points.draw).map(<[u32; 2]>::from)
    }
}

/// Only one of the two, and only before anybody has played for it.
pub(super) fn check_timed_draw(event: &Event, points: u32) -> Result<(), Refusal> {
    let Some([special, general]) = event.timed_draws() else {
        let game = event.ruleset.name.get("en");
        return Err(Refusal(format!(
            "{game} has no points of its own for a game drawn on time: every draw is worth the same."
        )));
    };
    if ![special, general].contains(&points) {
        return Err(Refusal(format!(
            "A game drawn on time is worth {special} points by its own rule or {general} as any draw: \
             setup timed_draw={special} or timed_draw={general}."
        )));
    }
    if !event.stages.is_empty() && event.scoring().timed_draw != Some(points) {
        return Err(Refusal::from(
            "What a game drawn on time is worth is fixed once the first round is paired: \
             undo goes back to before that.",
        ));
    }
    Ok(())
}
