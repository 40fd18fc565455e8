//! Leaving and coming back.

use super::cut;
use super::decision::{Decision, Given, cleaned_text};
use super::recommend::{as_recommended, recommended_by};
use super::seat::say_where;
use crate::event::action::{Left, Returned};
use crate::event::{Action, Event, Id, Refusal, StageKind, Status, Who, champion, find};
use crate::msg;
use crate::words::Message;

pub(super) fn drop(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    match event.entrant(id).map(|e| e.status) {
        Some(Status::Active) => {}
        _ => return Ok(Decision::unchanged(msg!("players.left-already", name = event.label(id)))),
    }
    let (left, warnings) = leaving(event, id);
    let name = event.label(id);
    let told = match left.after {
        0 => msg!("players.left", name),
        round => {
            let round = event.round_in_a_sentence(left.stage, round);
            msg!("players.left-after", name, round)
        }
    };
    Ok(Decision::new(Action::Drop(left), told).warned(warnings))
}

pub(super) fn disqualify(
    event: &Event,
    who: &Who,
    reason: Option<&str>,
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    if matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. })) {
        let name = event.label(id);
        return Ok(Decision::unchanged(msg!("players.disqualified-already", name)));
    }
    let why = reason.map(|reason| cleaned_text(Given::Reason, reason)).transpose()?;
    let (mut left, warnings) = leaving(event, id);
    left.recommended = recommended_by(event, id);
    let told = std::iter::once(msg!("players.disqualified", name = event.label(id)));
    let told = told.chain(as_recommended(left.recommended.as_deref()));
    let told = Message::sentences(told.collect());
    let won = champion(event) == Some(id) && event.finals().is_some();
    let title = won.then(|| match event.may_have_a_deciding_match() {
        true => msg!("players.had-won-match", name = event.label(id)),
        false => msg!("players.had-won-final", name = event.label(id)),
    });
    let mut decision = Decision::new(Action::Disqualify(left), told).warned(warnings).warned(title);
    decision.reason = why;
    Ok(decision)
}

pub(super) fn leaving(event: &Event, id: Id) -> (Left, Vec<Message>) {
    let mut warnings = Vec::new();
    let after = event.stage().map_or(0, |stage| stage.rounds.len() as u32);
    let stage = event.stages.len().max(1);
    let mut left = Left { id, stage, after, seeds: None, recommended: None };
    // They left before they were disqualified, and their last round stays as it was.
    if let Some(Status::Dropped { stage, after }) = event.entrant(id).map(|e| e.status) {
        left = Left { stage, after, ..left };
    }
    if let Some(finals) = event.finals() {
        // An entrant who is first without a match stays first even if they leave.
        let first = event.may_have_a_deciding_match() && finals.seeds == [id];
        if let Some((seeds, sentence)) = cut::replaced(event, id).filter(|_| !first) {
            // A round that is paired anew was none of theirs.
            left = Left { after: 0, seeds: Some(seeds), ..left };
            return (left, vec![sentence]);
        }
    } else if let Some(pairing) = event.round().and_then(|round| round.of(id))
        && pairing.outcome.is_none()
        && let Some(table) = pairing.table
    {
        warnings.push(msg!("players.table-needs-result", table));
    }
    if let Some(pairing) = event.finals().and_then(|f| f.rounds.last()).and_then(|r| r.of(id))
        && pairing.outcome.is_none()
    {
        let other = pairing.opponent(id);
        warnings.extend(other.map(|other| match event.may_have_a_deciding_match() {
            true => msg!("players.opponent-wins-match", name = event.label(other)),
            false => msg!("players.opponent-has-bye", name = event.label(other)),
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
            return Err(Refusal(msg!("players.never-returns", name)));
        }
        _ => return Ok(Decision::unchanged(msg!("players.here-already", name))),
    };
    if event.finals().is_some() {
        let in_swiss = event.preliminary().is_some() && stage == 1;
        return Err(Refusal(match (in_swiss, event.may_have_a_deciding_match()) {
            (true, true) => msg!("players.rounds-ended-by-match", name),
            (true, false) => msg!("players.rounds-ended-by-cut", name),
            (false, true) => msg!("players.left-deciding-match", name),
            (false, false) => msg!("players.left-finals", name),
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
    let house = event.is_house(id);
    if house {
        super::house::allowed(event, Some(id))?;
    }
    let rounds = if round_robin || house { 0 } else { rounds };
    let missed: Vec<u32> =
        (1..=rounds).filter(|round| !charged.contains(round) && !played(*round)).collect();
    let told = match missed.len() {
        0 => msg!("players.back", name),
        n => msg!("players.back-with-losses", name, n),
    };
    let seated = event.round().is_some_and(|round| round.of(id).is_some());
    let place = say_where(event, id).filter(|_| !seated && !house);
    Ok(Decision::new(Action::Rejoin(Returned { id, missed }), told).warned(place))
}
