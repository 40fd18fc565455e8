//! Leaving and coming back.

use super::cut;
use super::decision::{Decision, cleaned_text};
use crate::event::action::{Left, Returned};
use crate::event::phrase::losses;
use crate::event::{Action, Event, Id, Refusal, StageKind, Status, Who, champion, find};

pub(super) fn drop(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    match event.entrant(id).map(|e| e.status) {
        Some(Status::Active) => {}
        _ => return Ok(Decision::unchanged(format!("{} has left already.", event.label(id)))),
    }
    let (left, warnings) = leaving(event, id);
    let told = format!("{} has left after round {}.", event.label(id), left.after);
    let told = if left.after == 0 { format!("{} has left.", event.label(id)) } else { told };
    Ok(Decision::new(Action::Drop(left), told).warned(warnings))
}

pub(super) fn disqualify(
    event: &Event,
    who: &Who,
    reason: Option<&str>,
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    if matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. })) {
        return Ok(Decision::unchanged(format!("{} is disqualified already.", event.label(id))));
    }
    let why = reason.map(|reason| cleaned_text("reason", reason)).transpose()?;
    let (left, warnings) = leaving(event, id);
    let told = format!("{} is disqualified and can never return.", event.label(id));
    let title = (champion(event) == Some(id) && event.finals().is_some()).then(|| {
        format!(
            "{} had won {}: report it again if the title goes to the opponent.",
            event.label(id),
            if event.may_have_a_deciding_match() { "the deciding match" } else { "the final" }
        )
    });
    let mut decision = Decision::new(Action::Disqualify(left), told).warned(warnings).warned(title);
    decision.reason = why;
    Ok(decision)
}

pub(super) fn leaving(event: &Event, id: Id) -> (Left, Vec<String>) {
    let mut warnings = Vec::new();
    let after = event.stage().map_or(0, |stage| stage.rounds.len() as u32);
    let stage = event.stages.len().max(1);
    let mut left = Left { id, stage, after, seeds: None };
    // They left before they were disqualified, and their last round stays as it was.
    if let Some(Status::Dropped { stage, after }) = event.entrant(id).map(|e| e.status) {
        left = Left { stage, after, ..left };
    }
    if let Some(finals) = event.finals() {
        // An entrant who is first without a match stays first even if they leave.
        let first = event.may_have_a_deciding_match() && finals.seeds == [id];
        if finals.rounds.is_empty() && finals.seeds.contains(&id) && !first {
            let (seeds, sentence) = cut::replace(event, id);
            left.seeds = Some(seeds);
            warnings.push(sentence);
        }
    } else if let Some(pairing) = event.round().and_then(|round| round.of(id))
        && pairing.outcome.is_none()
        && let Some(table) = pairing.table
    {
        warnings.push(format!("Table {table} still needs its result."));
    }
    if let Some(pairing) = event.finals().and_then(|f| f.rounds.last()).and_then(|r| r.of(id))
        && pairing.outcome.is_none()
    {
        let other = pairing.opponent(id);
        warnings.extend(other.map(|other| match event.may_have_a_deciding_match() {
            true => format!("{} wins the deciding match.", event.label(other)),
            false => format!("{} goes on with a bye.", event.label(other)),
        }));
    }
    (left, warnings)
}

pub(super) fn rejoin(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    let stage = match event.entrant(id).map(|e| e.status) {
        Some(Status::Dropped { stage, .. }) => stage,
        Some(Status::Disqualified { .. }) => {
            return Err(Refusal::from(format!("{name} is disqualified and may never return.")));
        }
        _ => return Ok(Decision::unchanged(format!("{name} is in the event already."))),
    };
    if event.finals().is_some() {
        return Err(Refusal::from(match event.preliminary() {
            Some(_) if stage == 1 => {
                let end = match event.may_have_a_deciding_match() {
                    true => "when the deciding match was seeded",
                    false => "with the cut",
                };
                format!(
                    "{name} left in the Swiss rounds, and that stage ended {end}: \
                         a player may return only in the stage they left."
                )
            }
            _ if event.may_have_a_deciding_match() => {
                format!("{name} left the deciding match: nobody returns to it.")
            }
            _ => format!("{name} was removed from the finals: nobody returns to a bracket."),
        }));
    }
    let rounds = event.stage().map_or(0, |stage| stage.rounds.len() as u32);
    let charged = &event.entrant(id).map(|e| e.missed.clone()).unwrap_or_default();
    let played = |round: u32| {
        let round = event.stage().and_then(|stage| stage.rounds.get(round as usize - 1));
        round.is_some_and(|round| round.of(id).is_some())
    };
    // In a round robin, the missed games stay unplayed, which is no loss.
    let round_robin = event.stage().is_some_and(|stage| stage.kind == StageKind::RoundRobin);
    let rounds = if round_robin { 0 } else { rounds };
    let missed: Vec<u32> =
        (1..=rounds).filter(|round| !charged.contains(round) && !played(*round)).collect();
    let told = match missed.len() {
        0 => format!("{name} is back."),
        n => format!("{name} is back, with {} for the rounds missed.", losses(n)),
    };
    Ok(Decision::new(Action::Rejoin(Returned { id, missed }), told))
}
