//! Notes, and closing the event.

use super::claims;
use crate::event::decide::{
    Decision, TextKind, announced_cut, cleaned_text, nothing_played, results_missing, too_few, verb,
};
use crate::event::verb::{ALWAYS, MissingWord, VerbSpec, does};
use crate::event::{
    Action, Command, Event, Id, Phase, Refusal, Topic, Verb, answer, phase, swiss_lacks_players,
};
use crate::msg;
use crate::words::Message;
use serde::{Deserialize, Serialize};

pub(super) const NOTE: VerbSpec = VerbSpec::known(
    Topic::Event,
    "note TEXT",
    msg!("commands.does-note"),
    msg!("commands.note"),
    ALWAYS,
    |words| words.rest(MissingWord::TEXT).map(|text| Verb::Do(Command::Note(text))),
);

pub(super) const FINISH: VerbSpec = VerbSpec::known(
    Topic::Event,
    "finish",
    msg!("commands.does-finish"),
    msg!("commands.finish"),
    |event| does(event, &Command::Finish),
    |_| Ok(Verb::Do(Command::Finish)),
);

pub(super) fn note(text: &str) -> Result<Decision, Refusal> {
    Ok(Decision::new(Action::Note(cleaned_text(TextKind::Note, text)?), msg!("judge.noted")))
}

pub(super) fn finish(event: &Event) -> Result<Decision, Refusal> {
    match phase(event) {
        Phase::Decided { champion } => {
            let message = match champion {
                Some(id) => {
                    Message::sentences([msg!("log.closed"), event.crowned(id)].map(answer).into())
                }
                None => msg!("judge.closed-without-champion"),
            };
            let left =
                champion.filter(|_| event.finals().is_none()).and_then(|id| event.entrant(id));
            let left = left.filter(|entrant| !entrant.is_active());
            let left = left.map(|it| msg!("judge.champion-left", name = event.label(it.id)));
            let decision = Decision::new(Action::Finish(Finished { champion }), message);
            Ok(decision.warned(left).warned(claims::waiting(event)))
        }
        Phase::Registration => Err(nothing_played()),
        Phase::Playing { .. } => Err(results_missing(event)),
        Phase::BetweenRounds { next } if swiss_lacks_players(event) => Err(too_few(event, next)),
        Phase::BetweenRounds { next } => {
            let round = event.round_in_a_sentence(event.stages.len(), next);
            Err(Refusal(msg!("judge.not-played", round, pair = verb("pair"))))
        }
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => {
            Err(Refusal(msg!("judge.first-are-level", cut = verb("cut"), drop = verb("drop"))))
        }
        Phase::CutDue { .. } => Err(Refusal(msg!(
            "judge.cut-announced",
            what = announced_cut(event),
            cut = verb("cut"),
            none = verb("setup cut=0"),
        ))),
        Phase::Finished => Ok(Decision::unchanged(msg!("common.closed-already"))),
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Finished {
    pub champion: Option<Id>,
}

impl Event {
    pub(super) fn apply_finished(&mut self, finished: &Finished) -> Result<(), Message> {
        self.finished = Some(finished.clone());
        Ok(())
    }
}
