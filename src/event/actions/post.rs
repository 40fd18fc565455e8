//! A held round: only the scorekeepers see it until it is posted.

use super::{Fact, Paired, Part, StageKind, Timer};
use crate::event::decide::{Decision, no_round, verb};
use crate::event::verb::{VerbSpec, does};
use crate::event::{Action, Command, Event, Moment, Refusal, Topic, Verb, answer};
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

/// A held round that was posted.
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

    pub(super) fn describe_posted(&self, posted: Posted) -> Message {
        let round = self.round_in_a_sentence(posted.stage, posted.round);
        match posted.clock.map(|n| msg!("pages.minutes", n)) {
            None => msg!("pairing.log-posted", round),
            Some(minutes) => msg!("pairing.log-posted-with-clock", round, minutes),
        }
    }
}

/// Holds a newly paired round if the settings ask for it, and adds that to the answer. A redrawn
/// round stays held or posted.
pub(super) fn hold(event: &Event, paired: &mut Paired) -> Option<Message> {
    let holds = event.setup.hold == Some(true);
    paired.held = if paired.redrawn == 0 { holds } else { event.is_held() };
    match paired.held {
        true => Some(msg!("pairing.only-here", post = verb("post"))),
        false => holds.then(|| msg!("pairing.redrawn-in-sight")),
    }
}

/// Warns that somebody who drops, or is away, stays in the held round until it is redrawn.
pub(in crate::event) fn still_paired(event: &Event, action: &Action) -> Option<Message> {
    let id = match action {
        Action::Drop(left) | Action::Disqualify(left) => left.id,
        Action::CheckIn(marked) if marked.here == Some(false) => marked.id,
        _ => return None,
    };
    let swiss = event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss);
    let round = event.round().filter(|round| round.held && swiss && round.of(id).is_some())?;
    let (name, redraw) = (event.label(id), verb("redraw WHY"));
    Some(msg!("pairing.still-paired", name, round = round.number, redraw))
}

/// Posts the held round.
pub fn post(event: &Event) -> Result<Decision, Refusal> {
    let round = event.round().ok_or_else(no_round)?;
    let name = event.round_in_a_sentence(event.stages.len(), round.number);
    Ok(match (round.held, round.posted) {
        (true, _) => {
            let message = answer(msg!("pairing.log-posted", round = name));
            Decision::new(posting(event, None), message)
        }
        (false, Some(at)) => {
            Decision::unchanged(msg!("pairing.posted-already", round = name, at = at.clock()))
        }
        (false, None) => Decision::unchanged(msg!("pairing.not-held", round = name)),
    })
}

fn posting(event: &Event, clock: Option<u32>) -> Action {
    let round = event.round().map_or(0, |round| round.number);
    Action::Post(Posted { stage: event.stages.len(), round, clock })
}

/// Starting the clock posts a held round, because players must be able to find their tables.
pub(super) fn posted_by_the_clock(event: &Event, decision: Decision) -> Decision {
    let Some(Action::Timer(Timer::Start(minutes))) = decision.action else { return decision };
    if !event.is_held() {
        return decision;
    }
    let round = event.round().map_or(0, |round| round.number);
    let name = event.round_in_a_sentence(event.stages.len(), round);
    let posts = msg!("pairing.clock-posts", round = name);
    Decision {
        action: Some(posting(event, Some(minutes))),
        message: Message::sentences(vec![decision.message, posts]),
        ..decision
    }
}

/// Refuses every action that needs players at their tables while the round is held.
pub fn not_before_it_is_posted(event: &Event, action: &Action) -> Result<(), Refusal> {
    let Some(round) = event.round().filter(|round| round.held) else { return Ok(()) };
    let stage = event.stages.len();
    let touches = action.footprint();
    let newest = match (action, touches.fact) {
        (Action::Side(taken), _) => event.is_newest(taken.stage, taken.round),
        (_, Fact::Result(reported)) => event.is_newest(reported.stage, reported.round),
        (_, Fact::Paired(paired)) => (paired.stage, paired.round) != (stage, round.number),
        (_, Fact::Seeded(_)) => true,
        (Action::Finish(_), _) => true,
        _ => touches.reads.has(Part::Published),
    };
    if !newest {
        return Ok(());
    }
    let name = event.round_in_a_sentence(stage, round.number);
    Err(Refusal(msg!("pairing.post-first", round = name, post = verb("post"))))
}
