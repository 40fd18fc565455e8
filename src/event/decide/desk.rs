//! Deck and army lists, notes, and closing the event.

use super::decision::{Decision, cleaned_text};
use crate::event::action::{Finished, Handed};
use crate::event::{Action, Event, Phase, Refusal, Who, find, phase, swiss_lacks_players};
use crate::words::Message;

pub(super) fn list(
    event: &Event,
    who: &Who,
    lines: &[String],
    faults: &[Message],
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let lines: Vec<String> = (lines.iter())
        .filter(|line| !line.trim().is_empty())
        .map(|line| cleaned_text("list", line))
        .collect::<Result<_, _>>()?;
    let handed = Handed { id, lines, faults: faults.iter().map(Message::to_string).collect() };
    if event.lists.get(&id) == Some(&handed) {
        return Ok(Decision::unchanged(format!("{} has handed in this list.", event.label(id))));
    }
    let told = format!("{} has handed in a list.", event.label(id));
    Ok(Decision::new(Action::List(handed), told).warned(faults.iter().cloned()))
}

pub(super) fn note(text: &str) -> Result<Decision, Refusal> {
    Ok(Decision::new(Action::Note(cleaned_text("note", text)?), "Noted."))
}

pub(super) fn finish(event: &Event) -> Result<Decision, Refusal> {
    match phase(event) {
        Phase::Decided { champion } => {
            let told = match champion {
                Some(id) => format!("The event is closed: {}.", event.crowned(id)),
                None => "The event is closed, without a champion.".to_owned(),
            };
            Ok(Decision::new(Action::Finish(Finished { champion }), told))
        }
        Phase::Registration => {
            Err(Refusal::from("Nothing is played yet: pair draws the first round."))
        }
        Phase::Playing { .. } => Err(super::refusals::results_missing(event)),
        Phase::BetweenRounds { next } if swiss_lacks_players(event) => {
            Err(super::refusals::too_few(event, next))
        }
        Phase::BetweenRounds { next } => {
            let (what, is) = event.round_with(event.stages.len(), next, ["is", "are"]);
            Err(Refusal::from(format!("{what} {is} announced and not played: pair draws it.")))
        }
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => Err(Refusal::from(
            "The first are level: cut seeds the deciding match, or drop says who does not play it.",
        )),
        Phase::CutDue { .. } => Err(Refusal::from(format!(
            "The {} is announced: cut makes it, or setup cut=0 does without.",
            event.plan.map_or("cut".to_owned(), |plan| plan.cut_phrase().to_string())
        ))),
        Phase::Finished => Ok(Decision::unchanged("The event is closed already.")),
    }
}
