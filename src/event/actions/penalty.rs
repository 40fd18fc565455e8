//! Penalties, and recommendations to disqualify.

use super::leave::leaving;
use super::officials::named_official;
use super::{Footprint, Left, Part, Reported};
use crate::event::decide::lost_game::{NewResult, game_lost, match_lost, table_of};
use crate::event::decide::{Decision, TextKind, cleaned_text, refuse_if, verb};
use crate::event::verb::{ALWAYS, MissingWord, VerbSpec, VerbWords, number, unknown_word};
use crate::event::{
    Action, Command, Event, Id, Refusal, Role, Status, Topic, Verb, Who, answer, find, outcome,
    suggested,
};
use crate::msg;
use crate::ruleset::{Offence, PenaltyEffect};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

pub(super) const PENALTY: VerbSpec = VerbSpec::known(
    Topic::Judge,
    "penalty WHO KIND [for=OFFENCE [suspected]] [points=N] [game=N] [by=OFFICIAL] [NOTE]",
    msg!("commands.does-penalty"),
    msg!("commands.penalty"),
    ALWAYS,
    read_penalty,
);

pub(super) const RECOMMEND: VerbSpec = VerbSpec::new(
    Topic::Judge,
    "recommend WHO [by=MARSHAL] [REASON] | recommend WHO declined [REASON]",
    msg!("judge.recommend-does"),
    ALWAYS,
    read_recommend,
);

fn read_penalty(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::PLAYER)?);
    let mut new =
        NewPenalty::new(who, words.next(msg!("commands.missing-part", what = "penalty"))?);
    const KEYS: [&str; 4] = ["points", "game", "for", "by"];
    let mut values = words.leading_settings(KEYS)?;
    // Without an offence, the word belongs to the note.
    new.suspected = values[2].is_some() && words.take("suspected");
    if new.suspected {
        for ((key, first), later) in KEYS.iter().zip(&mut values).zip(words.leading_settings(KEYS)?)
        {
            refuse_if(first.is_some() && later.is_some(), || msg!("commands.twice", key = *key))?;
            *first = first.take().or(later);
        }
    }
    let [points, game, offence, by] = values;
    new.points = points.map(|points| number(&points)).transpose()?;
    new.game = game.map(|game| number(&game)).transpose()?;
    (new.offence, new.by) = (offence, by);
    new.note = words.optional_rest();
    Ok(Verb::Do(Command::Penalty(new)))
}

fn read_recommend(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::PLAYER)?);
    let declined = words.take("declined");
    let [by] = words.leading_settings(["by"])?;
    let note = words.optional_rest();
    Ok(Verb::Do(Command::Recommend(NewRecommendation { who, by, declined, note })))
}

/// A penalty as it was asked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPenalty {
    pub who: Who,
    pub kind: String,
    /// The id of the offence it is for.
    pub offence: Option<String>,
    /// Whether that offence is only suspected.
    pub suspected: bool,
    /// Tournament points to take off, if the penalty takes points.
    pub points: Option<u32>,
    /// The number of the game in the match, from 1; None means the one being played.
    pub game: Option<u32>,
    /// The official who gives it, if that is not the user.
    pub by: Option<String>,
    pub note: Option<String>,
}

impl NewPenalty {
    /// This penalty without anything else.
    pub fn new(who: Who, kind: impl Into<String>) -> NewPenalty {
        NewPenalty {
            who,
            kind: kind.into(),
            offence: None,
            suspected: false,
            points: None,
            game: None,
            by: None,
            note: None,
        }
    }
}

/// A recommendation to disqualify, or the organizer's answer to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRecommendation {
    pub who: Who,
    /// The marshal; None means the only one.
    pub by: Option<String>,
    /// The organizer declines it.
    pub declined: bool,
    pub note: Option<String>,
}

/// The effect of a penalty, its description, and warnings for the organizer.
struct PenaltyOutcome {
    effect: Option<Effect>,
    sentences: Vec<Message>,
    warnings: Vec<Message>,
}

/// A penalty about to be recorded, with its answer and its warnings.
pub(super) struct DecidedPenalty {
    pub penalised: Penalised,
    pub sentences: Vec<Message>,
    pub warnings: Vec<Message>,
    /// The ladder's suggestion, if that is another penalty.
    pub suggestion: Option<Message>,
}

pub(super) fn penalty(event: &Event, new: &NewPenalty) -> Result<Decision, Refusal> {
    let penalty = decide_penalty(event, find(event, &new.who)?, new)?;
    let decision =
        Decision::new(Action::Penalty(penalty.penalised), Message::sentences(penalty.sentences));
    Ok(decision.warned(penalty.warnings).warned(penalty.suggestion))
}

/// Checks a penalty of this player, and works out what it does.
pub(super) fn decide_penalty(
    event: &Event,
    id: Id,
    new: &NewPenalty,
) -> Result<DecidedPenalty, Refusal> {
    let known = &event.ruleset.penalties;
    let penalty = event.ruleset.penalty(&new.kind).ok_or_else(|| {
        Refusal(match known.is_empty() {
            true => msg!("judge.none-known", note = verb("note")),
            false => unknown_word(&new.kind, known.iter().map(|penalty| penalty.id.as_str())),
        })
    })?;
    fits(penalty.effect, new)?;
    let offence = new.offence.as_deref().map(|id| known_offence(event, id)).transpose()?;
    refuse_if(new.suspected && offence.is_none(), || msg!("judge.suspected-of-what"))?;
    let official = new.by.as_deref().map(|name| named_official(event, name)).transpose()?;
    let note = new.note.as_deref().map(|note| cleaned_text(TextKind::Note, note)).transpose()?;
    let outcome = match penalty.effect {
        PenaltyEffect::None => {
            PenaltyOutcome { effect: None, sentences: Vec::new(), warnings: Vec::new() }
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
    let mut sentences =
        vec![msg!("common.labelled-stop", label = event.label(id), text = &penalty.name)];
    sentences.extend(outcome.sentences);
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
    Ok(DecidedPenalty { penalised, sentences, warnings, suggestion })
}

/// The offence with this id; a refusal lists those of the game.
fn known_offence<'e>(event: &'e Event, id: &str) -> Result<&'e Offence, Refusal> {
    event.ruleset.offence(id).ok_or_else(|| {
        let known = &event.ruleset.offences;
        Refusal(match known.is_empty() {
            true => msg!("judge.offence-none-known", word = id),
            false => unknown_word(id, known.iter().map(|offence| offence.id.as_str())),
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
fn before(event: &Event, id: Id) -> Option<Message> {
    let earlier = event.penalties_of(id);
    let message = earlier.iter().map(|penalty| penalty.phrase(event).into()).collect();
    let (name, n) = (event.label(id), earlier.len());
    (n > 0).then(|| msg!("judge.earlier", name, n, items = Arg::Clauses(message)))
}

/// The warning that the player is no longer in the event.
fn departed(event: &Event, id: Id, effect: PenaltyEffect) -> Option<Message> {
    let gone = !event.is_here(id) && effect != PenaltyEffect::Disqualification;
    gone.then(|| msg!("judge.offence-has-left", name = event.label(id)))
}

/// Refuses a number that this penalty does not use instead of ignoring it.
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
    let NewResult { reported, sentences } = result;
    PenaltyOutcome { effect: Some(Effect::Result(reported)), sentences, warnings: Vec::new() }
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
        sentences: vec![answer(msg!("log.points-off", n = points))],
        warnings: warning.into_iter().collect(),
    })
}

fn removal(event: &Event, id: Id) -> Result<PenaltyOutcome, Refusal> {
    let name = event.label(id);
    refuse_if(!event.is_here(id), || msg!("players.left-already", name = &name))?;
    let (left, warnings) = leaving(event, id);
    let sentences = vec![msg!("judge.leaves", name, rejoin = verb("rejoin"))];
    Ok(PenaltyOutcome { effect: Some(Effect::Removed(left)), sentences, warnings })
}

fn disqualification(event: &Event, id: Id) -> Result<PenaltyOutcome, Refusal> {
    let name = event.label(id);
    if matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. })) {
        return Err(Refusal(msg!("players.disqualified-already", name)));
    }
    let (mut left, warnings) = leaving(event, id);
    left.recommended = recommended_by(event, id);
    let mut sentences = vec![msg!("judge.leaves-for-good", name)];
    sentences.extend(as_recommended(left.recommended.as_deref()));
    Ok(PenaltyOutcome { effect: Some(Effect::Disqualified(left)), sentences, warnings })
}

pub(super) fn recommend(event: &Event, new: &NewRecommendation) -> Result<Decision, Refusal> {
    let id = find(event, &new.who)?;
    let name = event.label(id);
    if matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. })) {
        return Err(Refusal(msg!("players.disqualified-already", name)));
    }
    let note = new.note.as_deref().map(|note| cleaned_text(TextKind::Reason, note)).transpose()?;
    let open = event.recommended.get(&id);
    if new.declined {
        let open = open.ok_or_else(|| Refusal(msg!("judge.none-open", name = &name)))?;
        let marshal = open.marshal.clone();
        let message =
            answer(msg!("judge.log-recommendation", answer = "declined", name, marshal = &marshal));
        let answer = Recommended { id, marshal, declined: true, note };
        return Ok(Decision::new(Action::Recommend(answer), message));
    }
    let marshal = marshal(event, id, new.by.as_deref())?;
    let message =
        answer(msg!("judge.log-recommendation", answer = "open", name, marshal = &marshal));
    let recommended = Recommended { id, marshal, declined: false, note };
    if open == Some(&recommended) {
        let already = vec![message, msg!("officials.so-already")];
        return Ok(Decision::unchanged(Message::sentences(already)));
    }
    let next = msg!(
        "judge.organizer-decides",
        disqualify = verb(format!("disqualify #{id}")),
        decline = verb(format!("recommend #{id} declined")),
    );
    let message = Message::sentences(vec![message, next]);
    Ok(Decision::new(Action::Recommend(recommended), message))
}

/// The marshal who recommends: the one of this name, or the only one.
fn marshal(event: &Event, id: Id, by: Option<&str>) -> Result<String, Refusal> {
    let marshals = event.officials.iter().filter(|official| official.role == Role::Marshal);
    let marshals: Vec<&str> = marshals.map(|official| official.name.as_str()).collect();
    let names = || Arg::Series(marshals.iter().map(|name| Arg::from(*name)).collect());
    let role = || Role::Marshal.phrase(&event.ruleset);
    if marshals.is_empty() {
        let disqualify = verb(format!("disqualify #{id}"));
        return Err(Refusal(match event.ruleset.marshal() {
            Some(_) => msg!("judge.no-marshal", disqualify, marshal = role()),
            None => msg!("judge.organizer-alone", disqualify),
        }));
    }
    match (by, marshals.as_slice()) {
        (Some(by), _) => {
            let named = named_official(event, by)?;
            match marshals.contains(&named.as_str()) {
                true => Ok(named),
                false => Err(Refusal(msg!(
                    "judge.not-a-marshal",
                    name = named,
                    marshal = role(),
                    marshals = names(),
                ))),
            }
        }
        (None, [one]) => Ok((*one).to_owned()),
        (None, _) => {
            let (marshal, marshals) = (role(), names());
            Err(Refusal(msg!("judge.which-marshal", marshal, marshals)))
        }
    }
}

/// The marshal whose recommendation to disqualify this player is open.
pub(super) fn recommended_by(event: &Event, id: Id) -> Option<String> {
    event.recommended.get(&id).map(|open| open.marshal.clone())
}

/// The note that a disqualification follows a recommendation.
pub(super) fn as_recommended(marshal: Option<&str>) -> Option<Message> {
    marshal.map(|marshal| msg!("judge.followed", marshal))
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Penalised {
    pub id: Id,
    pub kind: String,
    /// The offence of the ruleset that it is for.
    #[serde(rename = "for")]
    pub offence: Option<String>,
    /// Whether the offence is only suspected, not observed or confirmed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub suspected: bool,
    /// The official who gave it, if that is not the author of the line.
    pub official: Option<String>,
    pub note: Option<String>,
    /// The round and the table at which it was given. Lines of older versions have none.
    pub at: Option<Place>,
    /// The effect of the penalty, if it had one besides being recorded.
    pub effect: Option<Effect>,
}

/// The round in which something happened, and the player's table in it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    pub stage: usize,
    pub round: u32,
    /// None if the player sat at no table.
    pub table: Option<u32>,
}

/// An effect of a penalty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    /// The result of the player's table, with the penalty included.
    Result(Reported),
    /// Tournament points were taken off.
    Points(u32),
    /// The player was removed from the event.
    Removed(Left),
    /// The player was disqualified.
    Disqualified(Left),
}

/// A marshal's recommendation to disqualify a player, or the organizer's answer that declines
/// it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Recommended {
    pub id: Id,
    /// The marshal who recommends it.
    pub marshal: String,
    /// The organizer declines the recommendation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub declined: bool,
    pub note: Option<String>,
}

impl Event {
    pub(super) fn apply_penalised(&mut self, penalised: &Penalised) -> Result<(), Message> {
        self.known(penalised.id)?;
        self.penalties.push(penalised.clone());
        match &penalised.effect {
            None | Some(Effect::Points(_)) => Ok(()),
            Some(Effect::Result(reported)) => self.apply_reported(reported),
            Some(Effect::Removed(left)) => self.apply_left(left, left.dropped()),
            Some(Effect::Disqualified(left)) => self.apply_left(left, left.disqualified()),
        }
    }

    pub(super) fn apply_recommended(&mut self, recommended: &Recommended) -> Result<(), Message> {
        self.known(recommended.id)?;
        match recommended.declined {
            true => _ = self.recommended.remove(&recommended.id),
            false => _ = self.recommended.insert(recommended.id, recommended.clone()),
        }
        Ok(())
    }

    pub(super) fn describe_penalty(&self, penalised: &Penalised) -> Message {
        let name = self.label(penalised.id);
        let parts = Arg::Series(self.parts_of_penalty(penalised));
        msg!("common.labelled", label = name, text = parts)
    }

    /// The kind of the penalty, the offence, what it did, and the organizer's own words.
    pub(super) fn parts_of_penalty(&self, penalised: &Penalised) -> Vec<Arg> {
        let known = self.ruleset.penalties.iter().find(|known| known.id == penalised.kind);
        let kind =
            known.map_or_else(|| penalised.kind.as_str().into(), |known| (&known.name).into());
        let mut parts: Vec<Arg> = vec![kind];
        let offence = penalised.offence.as_deref().and_then(|id| self.ruleset.offence(id));
        parts.extend(offence.map(|offence| match penalised.suspected {
            true => msg!("judge.log-suspected", offence = &offence.name).into(),
            false => Arg::from(&offence.name),
        }));
        parts.extend(penalised.effect.as_ref().map(|effect| self.describe_effect(effect).into()));
        parts.extend(penalised.note.as_ref().map(Arg::from));
        let official = penalised.official.as_ref();
        parts.extend(official.map(|name| msg!("judge.log-by", name).into()));
        parts
    }

    /// The effect of a penalty besides being recorded.
    fn describe_effect(&self, effect: &Effect) -> Message {
        match effect {
            Effect::Result(reported) => {
                let result = outcome::reported(self, reported);
                let place = msg!("common.table", n = reported.table);
                msg!("common.labelled", label = place, text = result)
            }
            Effect::Points(points) => msg!("log.points-off", n = *points),
            Effect::Removed(_) => msg!("log.put-out"),
            Effect::Disqualified(left) => match &left.recommended {
                Some(marshal) => {
                    let what = msg!("season.disqualified");
                    msg!("judge.log-followed", what, marshal)
                }
                None => msg!("season.disqualified"),
            },
        }
    }

    pub(super) fn describe_recommended(&self, recommended: &Recommended) -> Message {
        let (name, marshal) = (self.label(recommended.id), &recommended.marshal);
        let message = match recommended.declined {
            true => msg!("judge.log-recommendation", answer = "declined", name, marshal),
            false => msg!("judge.log-recommendation", answer = "open", name, marshal),
        };
        match &recommended.note {
            Some(note) => msg!("common.labelled", label = message, text = note),
            None => message,
        }
    }
}

impl<'a> Footprint<'a> {
    pub(super) fn penalising(penalised: &'a Penalised) -> Footprint<'a> {
        let touches = match &penalised.effect {
            None => Footprint::default(),
            Some(Effect::Result(reported)) => Footprint::entering(reported),
            Some(Effect::Points(_)) => {
                Footprint::writing(&[Part::Results, Part::Standings, Part::Ending])
            }
            Some(Effect::Removed(left) | Effect::Disqualified(left)) => Footprint::leaving(left),
        };
        touches.about(penalised.id)
    }
}
