//! A held round: only the scorekeepers see it until it is posted.

use super::Timer;
use crate::event::verb::spec::{VerbSpec, does};
use crate::event::{Command, Event, Moment, Topic, Verb};
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const POST: VerbSpec = VerbSpec::known(
    Topic::Rounds,
    "post",
    msg!("pairing.does-post"),
    msg!("commands.post"),
    |event| does(event, &Command::Post),
    |_| Ok(Verb::Do(Command::Post)),
);

/// A held round that was shown to the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Posted {
    pub stage: usize,
    pub round: u32,
    /// The clock started with it, with this many minutes.
    pub clock: Option<u32>,
}

impl Event {
    pub(super) fn apply_posted(&mut self, posted: Posted, at: Moment) -> Result<(), Message> {
        let (stage, index) = self.round_mut(posted.stage, posted.round)?;
        let round = Arc::make_mut(&mut stage.rounds[index]);
        round.held = false;
        round.posted = Some(at);
        if let Some(minutes) = posted.clock {
            self.clock.apply(Timer::Start(minutes), at);
        }
        Ok(())
    }

    pub(super) fn tell_posted(&self, posted: Posted) -> Message {
        let round = self.round_in_a_sentence(posted.stage, posted.round);
        match posted.clock.map(|n| msg!("pages.minutes", n)) {
            None => msg!("pairing.log-posted", round),
            Some(minutes) => msg!("pairing.log-posted-with-clock", round, minutes),
        }
    }
}
