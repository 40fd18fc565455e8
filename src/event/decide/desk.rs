//! Penalties, lists, remarks, and closing the event.

use super::{Action, Decision, cleaned_text, listed};
use crate::event::action::{Finished, Handed, Penalised};
use crate::event::{Event, Phase, Refusal, Who, find, lacks_players, phase};

pub(super) fn penalty(
    event: &Event,
    who: &Who,
    kind: &str,
    note: Option<&str>,
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let known = &event.ruleset.penalties;
    let penalty = known.iter().find(|penalty| penalty.id == kind).ok_or_else(|| {
        let kinds: Vec<&str> = known.iter().map(|penalty| penalty.id.as_str()).collect();
        Refusal(match kinds.len() {
            0 => "This game's rules name no penalties: note keeps a remark.".to_owned(),
            _ => format!("\"{kind}\" is no penalty of this game: it has {}.", listed(&kinds)),
        })
    })?;
    let note = note.map(|note| cleaned_text("note", note)).transpose()?;
    let told = format!("{}: {}.", event.label(id), penalty.name.get("en"));
    let earlier = event.penalties.iter().filter(|p| p.id == id).count();
    let warning = match earlier {
        0 => None,
        1 => Some(format!("{} had a penalty before.", event.label(id))),
        n => Some(format!("{} had {n} penalties before.", event.label(id))),
    };
    let kind = kind.to_owned();
    Ok(Decision::new(Action::Penalty(Penalised { id, kind, note }), told).warned(warning))
}

pub(super) fn list(
    event: &Event,
    who: &Who,
    lines: &[String],
    faults: &[String],
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let lines: Vec<String> = (lines.iter())
        .filter(|line| !line.trim().is_empty())
        .map(|line| cleaned_text("list", line))
        .collect::<Result<_, _>>()?;
    let handed = Handed { id, lines, faults: faults.to_vec() };
    if event.lists.get(&id) == Some(&handed) {
        return Ok(Decision::already(format!("{} has handed in this list.", event.label(id))));
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
        Phase::Playing { .. } => Err(super::pair::results_missing(event)),
        Phase::BetweenRounds { next } if lacks_players(event) => {
            Err(super::pair::too_few(event, next))
        }
        Phase::BetweenRounds { next } => {
            let what = event.round_with(event.stages.len(), next, ["is", "are"]);
            Err(Refusal(format!("{what} announced and not played: pair draws it.")))
        }
        Phase::CutDue { .. } if event.may_have_a_deciding_match() => Err(Refusal::from(
            "The first are level: cut seeds the deciding match, or drop says who does not play it.",
        )),
        Phase::CutDue { .. } => Err(Refusal(format!(
            "The {} is announced: cut makes it, or setup cut=0 does without.",
            event.plan.map_or("cut".to_owned(), |plan| plan.cut_phrase())
        ))),
        Phase::Finished => Ok(Decision::already("The event is closed already.")),
    }
}
