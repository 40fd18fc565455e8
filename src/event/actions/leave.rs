//! Drop, rejoin and disqualify.

use super::footprint::SEEDING;
use super::penalty::{as_recommended, recommended_by};
use super::{Footprint, Leavers, Part, StageKind, finals, say_where};
use crate::event::decide::{Decision, TextKind, cleaned_text};
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, anybody, registering};
use crate::event::{
    Action, Command, Event, Games, How, Id, Outcome, Pairing, Refusal, Round, Status, Topic, Trial,
    Verb, Who, answer, champion, find, house, plan_for, walkover,
};
use crate::msg;
use crate::ruleset::MatchShape;
use crate::words::Message;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const DROP: VerbSpec = VerbSpec::known(
    Topic::Players,
    "drop WHO",
    msg!("commands.does-drop"),
    msg!("commands.drop"),
    |event| !registering(event) && event.active().next().is_some(),
    |words| words.about(Command::Drop),
);

pub(super) const REJOIN: VerbSpec = VerbSpec::known(
    Topic::Players,
    "rejoin WHO",
    msg!("commands.does-rejoin"),
    msg!("commands.rejoin"),
    |event| event.registered().any(|one| matches!(one.status, Status::Dropped { .. })),
    |words| words.about(Command::Rejoin),
);

pub(super) const DISQUALIFY: VerbSpec = VerbSpec::known(
    Topic::Players,
    "disqualify WHO [REASON]",
    msg!("commands.does-disqualify"),
    msg!("commands.disqualify"),
    anybody,
    read_disqualify,
);

fn read_disqualify(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::PLAYER)?);
    Ok(Verb::Do(Command::Disqualify { who, reason: words.optional_rest() }))
}

pub fn drop(event: &Event, who: &Who) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    match event.entrant(id).map(|e| e.status) {
        Some(Status::Active) => {}
        _ => return Ok(Decision::unchanged(msg!("players.left-already", name = event.label(id)))),
    }
    let (left, warnings) = leaving(event, id);
    let message = answer(event.describe_left(&left));
    Ok(Decision::new(Action::Drop(left), message).warned(warnings))
}

pub fn disqualify(event: &Event, who: &Who, reason: Option<&str>) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    if matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. })) {
        let name = event.label(id);
        return Ok(Decision::unchanged(msg!("players.disqualified-already", name)));
    }
    let why = reason.map(|reason| cleaned_text(TextKind::Reason, reason)).transpose()?;
    let (mut left, warnings) = leaving(event, id);
    left.recommended = recommended_by(event, id);
    let sentences = std::iter::once(answer(msg!("log.disqualified", name = event.label(id))));
    let sentences = sentences.chain(as_recommended(left.recommended.as_deref()));
    let message = Message::sentences(sentences.collect());
    let won = champion(event) == Some(id) && event.finals().is_some();
    let title = won.then(|| match event.may_have_a_deciding_match() {
        true => msg!("players.had-won", of = "match", name = event.label(id)),
        false => msg!("players.had-won", of = "finals", name = event.label(id)),
    });
    let mut decision =
        Decision::new(Action::Disqualify(left), message).warned(warnings).warned(title);
    decision.reason = why;
    Ok(decision)
}

pub(super) fn leaving(event: &Event, id: Id) -> (Left, Vec<Message>) {
    let mut warnings = Vec::new();
    let after = event.stage().map_or(0, |stage| stage.rounds.len() as u32);
    let stage = event.stages.len().max(1);
    let mut left = Left { id, stage, after, seeds: None, recommended: None };
    // They had dropped before; their last round stays the recorded one.
    if let Some(Status::Dropped { stage, after }) = event.entrant(id).map(|e| e.status) {
        left = Left { stage, after, ..left };
    }
    if let Some(finals) = event.finals() {
        // An entrant who is champion without a match stays champion after dropping.
        let first = event.may_have_a_deciding_match() && finals.seeds == [id];
        if let Some((seeds, sentence)) = finals::replaced(event, id).filter(|_| !first) {
            // A round that will be redrawn is not theirs any more.
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

pub fn rejoin(event: &Event, who: &Who) -> Result<Decision, Refusal> {
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
            (true, true) => msg!("players.no-way-back", of = "match", name),
            (true, false) => msg!("players.no-way-back", of = "finals", name),
            (false, true) => msg!("players.left-last-stage", of = "match", name),
            (false, false) => msg!("players.left-last-stage", of = "finals", name),
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
        house::allowed(event, Some(id))?;
    }
    let rounds = if round_robin || house { 0 } else { rounds };
    let missed: Vec<u32> =
        (1..=rounds).filter(|round| !charged.contains(round) && !played(*round)).collect();
    let returned = Returned { id, missed };
    let message = answer(event.describe_returned(&returned));
    let seated = event.round().is_some_and(|round| round.of(id).is_some());
    let place = say_where(event, id).filter(|_| !seated && !house);
    Ok(Decision::new(Action::Rejoin(returned), message).warned(place))
}

/// The question if dropping changes anything else.
pub(super) fn question(trial: &Trial) -> Option<Message> {
    let (event, decision) = (trial.event, &trial.decision);
    let id = trial.action()?.footprint().entrant?;
    let plan = plan_changes(event).filter(|_| !event.is_house(id));
    if decision.warnings.is_empty() && plan.is_none() {
        return None;
    }
    let leaves =
        std::iter::once(msg!("players.leaves", how = "drops", name = event.label(id), n = 0));
    let sentences = leaves.chain(decision.sentences().cloned()).chain(plan);
    Some(Message::sentences(sentences.collect()))
}

/// With one player fewer, the structure may have a different number of rounds or cut.
fn plan_changes(event: &Event) -> Option<Message> {
    if !event.stages.is_empty() {
        return None;
    }
    let now = event.active().count() as u32;
    let plan = |players: u32| plan_for(event, players).map(|(plan, _)| plan);
    let (was, is) = (plan(now).ok()?, plan(now.checked_sub(1)?));
    let left = event.count_entrants(now as usize - 1);
    match is {
        Err(why) => Some(msg!("players.too-few-to-begin", players = left, why)),
        Ok(is) if is == was => None,
        Ok(is) => {
            let (n, cut) = (is.rounds, is.cut_phrase());
            Some(msg!("players.other-plan", players = left, n, cut))
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Left {
    pub id: Id,
    pub stage: usize,
    /// The last round they took part in; 0 if there was none.
    pub after: u32,
    /// The new seeds, if a qualified player dropped before the finals began.
    pub seeds: Option<Vec<Id>>,
    /// The marshal who recommended the disqualification, if one did.
    pub recommended: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Returned {
    pub id: Id,
    /// Rounds charged as losses.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missed: Vec<u32>,
}

impl Event {
    pub(super) fn apply_left(&mut self, left: &Left, status: Status) -> Result<(), Message> {
        self.entrant_mut(left.id)?.status = status;
        self.absent.remove(&left.id);
        self.away_next_round.remove(&left.id);
        self.forget_leaver(left.id);
        if matches!(status, Status::Disqualified { .. }) {
            self.recommended.remove(&left.id);
        }
        if let Some(seeds) = &left.seeds {
            self.apply_seeds(seeds)?;
        }
        let scoring = self.scoring();
        let scores = self.ruleset.preliminary.scores.as_ref();
        if let Some(stage) = self.stages.last_mut().filter(|s| !s.kind.is_preliminary())
            && let shape = stage.shape
            && let Some(round) = stage.rounds.last_mut()
            && let Some(pairing) = Arc::make_mut(round).pairings.iter_mut().find(|p| p.has(left.id))
            && pairing.outcome.is_none()
            && let Some(side) = pairing.side(left.id)
        {
            let how = How::Removed(side);
            (pairing.so_far, pairing.time) = (Games::default(), None);
            let outcome = Outcome::forfeit(how, side, shape, &scoring);
            let rule = scores.filter(|_| shape == MatchShape::OneGame);
            let scores = rule.map(|rule| walkover(rule, side.other()));
            pairing.outcome = Some(Outcome { games: Games::default(), scores, ..outcome });
        }
        Ok(())
    }

    pub(super) fn apply_returned(&mut self, returned: &Returned) -> Result<(), Message> {
        let charged = &self.entrant_mut(returned.id)?.missed;
        let charged = [charged.as_slice(), &returned.missed].concat();
        let missed = self.missed(returned.id, &charged);
        let entrant = self.entrant_mut(returned.id)?;
        entrant.status = Status::Active;
        entrant.missed = missed;
        if !self.stages.is_empty() && self.checks_in() {
            self.checked_in.insert(returned.id);
        }
        self.absent.remove(&returned.id);
        self.forget_leaver(returned.id);
        Ok(())
    }

    /// Clears the mark that this entrant drops with a result of the newest round, and any loss
    /// chosen for them.
    ///
    /// Called by actions that decide anew whether they are in the event.
    fn forget_leaver(&mut self, id: Id) {
        let round = self.stages.last_mut().and_then(|stage| stage.rounds.last_mut());
        let left = |p: &Pairing| p.side(id).is_some_and(|side| p.leavers.has(side));
        let known = |round: &Round| round.losses.contains(&id) || round.pairings.iter().any(left);
        if let Some(round) = round.filter(|round| known(round)) {
            let round = Arc::make_mut(round);
            round.losses.retain(|other| *other != id);
            for pairing in round.pairings.iter_mut().filter(|p| left(p)) {
                let own = Leavers::of(|side| pairing.at(side) == Some(id));
                pairing.leavers = pairing.leavers.without(own);
            }
        }
    }

    pub(super) fn describe_returned(&self, returned: &Returned) -> Message {
        let name = self.label(returned.id);
        match returned.missed.len() {
            0 => msg!("log.returned", name),
            n => msg!("log.returned-late", name, n),
        }
    }

    pub(super) fn describe_left(&self, left: &Left) -> Message {
        let name = self.label(left.id);
        match left.after {
            0 => msg!("log.left", name),
            after => {
                msg!("log.left-after", name, round = self.round_in_a_sentence(left.stage, after))
            }
        }
    }

    pub(super) fn describe_disqualified(&self, left: &Left) -> Message {
        let message = msg!("log.disqualified", name = self.label(left.id));
        match &left.recommended {
            Some(marshal) => msg!("judge.log-followed", what = message, marshal),
            None => message,
        }
    }
}

impl<'a> Footprint<'a> {
    pub(super) fn leaving(left: &'a Left) -> Footprint<'a> {
        let touches = Footprint::writing(&[Part::Departures, Part::Standings, Part::Ending]);
        let touches = Footprint { left: Some(left), ..touches.reading(&[Part::Seeds]) };
        let touches = if left.seeds.is_some() { touches.reading(&SEEDING) } else { touches };
        touches.about(left.id)
    }
}

impl Left {
    pub(super) fn dropped(&self) -> Status {
        Status::Dropped { stage: self.stage, after: self.after }
    }

    pub(super) fn disqualified(&self) -> Status {
        Status::Disqualified { stage: self.stage, after: self.after }
    }
}

/// Those who played in the newest round of the current stage, or had its bye, and have dropped
/// since.
///
/// They dropped with a result, on their own, or as a no-show; the disqualified are not included. In
/// the order of registration.
pub fn leaving_after_round(event: &Event) -> Vec<Id> {
    let Some(round) = event.round() else { return Vec::new() };
    let left = Status::Dropped { stage: event.stages.len(), after: round.number };
    let gone = event.registered().filter(|entrant| entrant.status == left).map(|e| e.id);
    gone.filter(|id| round.of(*id).is_some()).collect()
}
