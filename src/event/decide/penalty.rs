//! Penalties, which are recorded and carried out as the ruleset says.

use super::decision::{Decision, Given, cleaned_text, verb};
use super::leave::leaving;
use super::lost_game::{NewResult, game_lost, match_lost, table_of};
use super::officials::named_official;
use super::recommend::{as_recommended, recommended_by};
use crate::event::action::{Effect, Penalised, Place};
use crate::event::refuse_if::refuse_if;
use crate::event::{Action, Event, Id, NewPenalty, Refusal, Status, find, suggested};
use crate::msg;
use crate::ruleset::{Offence, PenaltyEffect};
use crate::words::{Arg, Message};

/// The effect of a penalty, its description, and warnings for the organizer.
struct PenaltyOutcome {
    effect: Option<Effect>,
    told: Vec<Message>,
    warnings: Vec<Message>,
}

/// A penalty that is about to be recorded, with everything to tell of it.
pub(super) struct GivenPenalty {
    pub penalised: Penalised,
    pub told: Vec<Message>,
    pub warnings: Vec<Message>,
    /// The ladder's suggestion, if that is another penalty.
    pub suggestion: Option<Message>,
}

pub(super) fn penalty(event: &Event, new: &NewPenalty) -> Result<Decision, Refusal> {
    let given = given(event, find(event, &new.who)?, new)?;
    let decision = Decision::new(Action::Penalty(given.penalised), Message::sentences(given.told));
    Ok(decision.warned(given.warnings).warned(given.suggestion))
}

/// Checks a penalty of this player, and works out what it does.
pub(super) fn given(event: &Event, id: Id, new: &NewPenalty) -> Result<GivenPenalty, Refusal> {
    let known = &event.ruleset.penalties;
    let penalty = event.ruleset.penalty(&new.kind).ok_or_else(|| {
        let kinds: Vec<&str> = known.iter().map(|penalty| penalty.id.as_str()).collect();
        Refusal(match kinds.len() {
            0 => msg!("judge.none-known", note = verb("note")),
            _ => msg!("judge.unknown", kind = new.kind.as_str(), kinds),
        })
    })?;
    fits(penalty.effect, new)?;
    let offence = new.offence.as_deref().map(|id| known_offence(event, id)).transpose()?;
    refuse_if(new.suspected && offence.is_none(), || msg!("judge.suspected-of-what"))?;
    let official = new.by.as_deref().map(|name| named_official(event, name)).transpose()?;
    let note = new.note.as_deref().map(|note| cleaned_text(Given::Note, note)).transpose()?;
    let outcome = match penalty.effect {
        PenaltyEffect::None => {
            PenaltyOutcome { effect: None, told: Vec::new(), warnings: Vec::new() }
        }
        PenaltyEffect::GameLoss => {
            let (at, side) = table_of(event, id).ok_or_else(|| plays_nowhere(event, id))?;
            lost(game_lost(event, &at, side, new.game)?)
        }
        PenaltyEffect::MatchLoss => {
            let (at, side) = table_of(event, id).ok_or_else(|| plays_nowhere(event, id))?;
            lost(match_lost(event, &at, side)?)
        }
        PenaltyEffect::Points => points_off(event, id, new)?,
        PenaltyEffect::Removal => removal(event, id)?,
        PenaltyEffect::Disqualification => disqualification(event, id)?,
    };
    let mut told = vec![msg!("judge.given", name = event.label(id), penalty = &penalty.name)];
    told.extend(outcome.told);
    let mut warnings = outcome.warnings;
    warnings.extend(departed(event, id, penalty.effect));
    warnings.extend(before(event, id));
    let suggestion = offence.and_then(|offence| {
        let suggestion = suggested(event, id, offence, new.suspected);
        let other = suggestion.penalty.is_none_or(|suggested| suggested.id != penalty.id);
        other.then_some(suggestion.why)
    });
    let penalised = Penalised {
        id,
        kind: new.kind.clone(),
        offence: new.offence.clone(),
        suspected: new.suspected,
        official,
        note,
        at: place_of(event, id),
        effect: outcome.effect,
    };
    Ok(GivenPenalty { penalised, told, warnings, suggestion })
}

/// The offence with this id; a refusal lists those of the game.
fn known_offence<'e>(event: &'e Event, id: &str) -> Result<&'e Offence, Refusal> {
    event.ruleset.offence(id).ok_or_else(|| {
        let known = event.ruleset.offences.iter().map(|offence| offence.id.as_str().into());
        let known: Vec<Arg> = known.collect();
        Refusal(match known.is_empty() {
            true => msg!("judge.offence-none-known", word = id),
            false => msg!("judge.offence-unknown", word = id, known = Arg::Series(known)),
        })
    })
}

/// The newest round, and the player's table in it; None before the first round.
pub(super) fn place_of(event: &Event, id: Id) -> Option<Place> {
    let round = event.round()?;
    let table = round.of(id).and_then(|pairing| pairing.table);
    Some(Place { stage: event.stages.len(), round: round.number, table })
}

/// Every earlier penalty of this player in one sentence; None if there is none.
pub(super) fn before(event: &Event, id: Id) -> Option<Message> {
    let earlier = event.given_to(id);
    let told = earlier.iter().map(|given| given.told(event).into()).collect();
    let (name, n) = (event.label(id), earlier.len());
    (n > 0).then(|| msg!("judge.earlier", name, n, items = Arg::Clauses(told)))
}

/// The warning that the player is not in the event any more.
fn departed(event: &Event, id: Id, effect: PenaltyEffect) -> Option<Message> {
    let gone = !event.is_here(id) && effect != PenaltyEffect::Disqualification;
    gone.then(|| msg!("judge.offence-has-left", name = event.label(id)))
}

/// Refuses a number that this penalty does not use, rather than ignore it.
fn fits(effect: PenaltyEffect, new: &NewPenalty) -> Result<(), Refusal> {
    let kind = new.kind.as_str();
    if new.points.is_some() && effect != PenaltyEffect::Points {
        return Err(Refusal(msg!("judge.takes-no-points", kind)));
    }
    if new.game.is_some() && effect != PenaltyEffect::GameLoss {
        return Err(Refusal(msg!("judge.penalty-takes-no-game", kind)));
    }
    Ok(())
}

pub(super) fn plays_nowhere(event: &Event, id: Id) -> Refusal {
    Refusal(msg!("judge.plays-nowhere", name = event.label(id)))
}

fn lost(result: NewResult) -> PenaltyOutcome {
    let NewResult { reported, told } = result;
    PenaltyOutcome { effect: Some(Effect::Result(reported)), told, warnings: Vec::new() }
}

/// The most points that one penalty takes off.
const MOST_POINTS: u32 = 999;

fn points_off(event: &Event, id: Id, new: &NewPenalty) -> Result<PenaltyOutcome, Refusal> {
    if new.points.is_some_and(|points| points > MOST_POINTS) {
        return Err(Refusal(msg!("judge.too-many-points", most = MOST_POINTS)));
    }
    let points = new.points.filter(|points| *points > 0).ok_or_else(|| {
        let penalty = format!("penalty #{id} {} points=3", new.kind);
        Refusal(msg!("judge.how-many-points", penalty))
    })?;
    let warning = event.finals().is_some().then(|| msg!("judge.finals-seeded"));
    Ok(PenaltyOutcome {
        effect: Some(Effect::Points(points)),
        told: vec![msg!("judge.points-off", n = points)],
        warnings: warning.into_iter().collect(),
    })
}

fn removal(event: &Event, id: Id) -> Result<PenaltyOutcome, Refusal> {
    let name = event.label(id);
    refuse_if(!event.is_here(id), || msg!("players.left-already", name = &name))?;
    let (left, warnings) = leaving(event, id);
    let told = vec![msg!("judge.leaves", name, rejoin = verb("rejoin"))];
    Ok(PenaltyOutcome { effect: Some(Effect::Removed(left)), told, warnings })
}

fn disqualification(event: &Event, id: Id) -> Result<PenaltyOutcome, Refusal> {
    let name = event.label(id);
    if matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. })) {
        return Err(Refusal(msg!("players.disqualified-already", name)));
    }
    let (mut left, warnings) = leaving(event, id);
    left.recommended = recommended_by(event, id);
    let mut told = vec![msg!("judge.leaves-for-good", name)];
    told.extend(as_recommended(left.recommended.as_deref()));
    Ok(PenaltyOutcome { effect: Some(Effect::Disqualified(left)), told, warnings })
}
