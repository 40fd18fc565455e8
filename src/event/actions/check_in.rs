//! The check-in: who is present, who sits a round out, who has paid.

use super::{Absentees, StageKind};
use crate::event::decide::{Decision, has_left, verb};
use crate::event::verb::{MissingWord, VerbSpec, VerbWords, registering};
use crate::event::{
    Action, Command, Entrant, Event, Id, Refusal, Status, Topic, Verb, Who, answer, byes, find,
};
use crate::msg;
use crate::ruleset::SittingOut;
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

pub(super) const HERE: VerbSpec = VerbSpec::known(
    Topic::CheckIn,
    "here WHO [paid]",
    msg!("check-in.does-here"),
    msg!("commands.here"),
    |event| event.checks_in() || !registering(event),
    |words| read_here(words, true),
);

pub(super) const AWAY: VerbSpec = VerbSpec::known(
    Topic::CheckIn,
    "away WHO",
    msg!("check-in.does-away"),
    msg!("commands.away"),
    |event| event.checks_in() || !registering(event),
    |words| read_here(words, false),
);

pub(super) const PAID: VerbSpec = VerbSpec::new(
    Topic::CheckIn,
    "paid WHO",
    msg!("check-in.does-paid"),
    |event| event.setup.fee().is_some(),
    |words| read_fee(words, true),
);

pub(super) const OWES: VerbSpec = VerbSpec::new(
    Topic::CheckIn,
    "owes WHO",
    msg!("check-in.does-owes"),
    |event| event.setup.fee().is_some(),
    |words| read_fee(words, false),
);

/// Reads `here WHO [paid]` and `away WHO`.
fn read_here(words: &mut VerbWords, here: bool) -> Result<Verb, Message> {
    let text = words.rest(MissingWord::PLAYER)?;
    let (who, paid) = match text.strip_suffix(" paid").filter(|_| here) {
        Some(who) => (who.to_owned(), Some(true)),
        None => (text, None),
    };
    Ok(Verb::Do(Command::CheckIn { who: Who(who), here: Some(here), paid }))
}

/// Reads `paid WHO` and `owes WHO`.
fn read_fee(words: &mut VerbWords, paid: bool) -> Result<Verb, Message> {
    let who = Who(words.rest(MissingWord::PLAYER)?);
    Ok(Verb::Do(Command::CheckIn { who, here: None, paid: Some(paid) }))
}

pub(super) fn check_in(
    event: &Event,
    who: &Who,
    here: Option<bool>,
    paid: Option<bool>,
) -> Result<Decision, Refusal> {
    let id = find(event, who)?;
    let name = event.label(id);
    // The fee of somebody who dropped may still be paid or refunded.
    if here.is_some() && !event.is_here(id) {
        return Err(has_left(&name));
    }
    let known = event.attendance(id);
    let new = |before: bool, now: Option<bool>| now.filter(|now| *now != before);
    let paid = new(known.paid, paid);
    if paid == Some(true) && event.setup.fee().is_none() {
        return Err(Refusal(msg!("check-in.no-fee", setup = verb("setup fee=20"))));
    }
    let (here, message) = match here {
        Some(true) => comes(event, id)?,
        Some(false) => goes(event, id)?,
        None => (None, None),
    };
    let Some(action) = (here.is_some() || paid.is_some()).then_some(CheckedIn { id, here, paid })
    else {
        return Ok(Decision::unchanged(message.unwrap_or_else(|| {
            msg!("check-in.already", what = if known.paid { "paid" } else { "owes" }, name)
        })));
    };
    let message = message.filter(|_| action.here.is_some());
    let paid = paid.map(|paid| match paid {
        true => answer(msg!("check-in.log-marked", what = "paid", name = &name)),
        false => answer(msg!("check-in.log-marked", what = "owes", name = &name)),
    });
    let sentences = message.into_iter().chain(paid).collect();
    Ok(Decision::new(Action::CheckIn(action), Message::sentences(sentences)))
}

/// What to record (None for nothing) and to answer for an entrant who is present.
fn comes(event: &Event, id: Id) -> Result<(Option<bool>, Option<Message>), Refusal> {
    let (name, known) = (event.label(id), event.attendance(id));
    let (come, all) = event.check_in_counts();
    Ok(match (event.checks_in(), known.out, known.here) {
        (true, false, true) => (None, Some(msg!("check-in.already", what = "here", name))),
        (true, ..) => {
            let come = come + usize::from(!known.here);
            let here = msg!("check-in.so-many-here", n = come, all);
            let label = msg!("check-in.log-marked", what = "here", name);
            (Some(true), Some(answer(msg!("common.comma", one = label, other = here))))
        }
        (false, true, _) => (Some(true), Some(msg!("check-in.plays-next", name))),
        (false, false, _) => {
            let setup = verb("setup checkin=yes");
            (None, Some(msg!("check-in.nobody-checks-in", name, setup)))
        }
    })
}

/// The same of an entrant who is away.
fn goes(event: &Event, id: Id) -> Result<(Option<bool>, Option<Message>), Refusal> {
    if let Some(refusal) = byes::has_one(event, id) {
        return Err(refusal);
    }
    let (name, known) = (event.label(id), event.attendance(id));
    let registering = event.stages.is_empty() && event.checks_in();
    match coming_round(event) {
        Ok(_) if known.out => Ok((None, Some(msg!("check-in.already", what = "out", name)))),
        Ok(round) => Ok((Some(false), Some(sits_out_sentence(event, &name, round)))),
        Err(_) if registering && known.here => {
            Ok((Some(false), Some(msg!("check-in.not-here", name))))
        }
        Err(_) if registering => Ok((None, Some(msg!("check-in.already", what = "away", name)))),
        Err(why) => Err(why),
    }
}

/// The answer that somebody sits a round out, and how the round counts for them.
fn sits_out_sentence(event: &Event, name: &str, round: u32) -> Message {
    match event.ruleset.preliminary.sitting_out() {
        SittingOut::Nothing => msg!("check-in.sits-out-round", counts = "nothing", name, round),
        SittingOut::Loss | SittingOut::Refused => {
            msg!("check-in.sits-out-round", counts = "loss", name, round)
        }
    }
}

/// The number of the next round, if it can be sat out.
pub(super) fn coming_round(event: &Event) -> Result<u32, Refusal> {
    if !event.may_sit_out() {
        return Err(Refusal(match event.finals() {
            Some(_) => msg!("check-in.no-finals-out", drop = verb("drop")),
            None => msg!("check-in.refused", game = &event.ruleset.name, drop = verb("drop")),
        }));
    }
    let paired = event.stage().map_or(0, |stage| stage.rounds.len() as u32);
    match event.stage().filter(|stage| paired >= stage.planned) {
        Some(_) => Err(Refusal(msg!("check-in.no-round-left"))),
        None => Ok(paired + 1),
    }
}

/// The refusal to seat somebody who sits the round out.
pub(super) fn sits_out(event: &Event, id: Id) -> Refusal {
    let here = verb(format!("here #{id}"));
    Refusal(msg!("check-in.is-out", name = event.label(id), here))
}

/// Refuses to pair while some entrants are neither present nor marked as away.
pub(super) fn nobody_missing(event: &Event) -> Result<(), Refusal> {
    let absentees = event.not_checked_in();
    if absentees.is_empty() {
        return Ok(());
    }
    Err(Refusal(Message::sentences(vec![absent(event, &absentees), ways(event)])))
}

/// Names those who have not checked in.
pub fn absent(event: &Event, absentees: &[Id]) -> Message {
    let all = event.active().count();
    msg!("check-in.absent", n = absentees.len(), all, names = event.some_names(absentees))
}

/// The commands that settle those who have not checked in.
fn ways(event: &Event) -> Message {
    let ways = if event.may_sit_out() { &Absentees::ALL[..] } else { &Absentees::ALL[..2] };
    let verbs = ways.iter().map(|one| verb(format!("pair absent={}", one.word())));
    msg!("check-in.ways", ways = Arg::any_of(verbs))
}

/// Refuses the first round of a bracket or of pods while somebody would sit it out.
pub(super) fn nobody_sits_out(event: &Event) -> Result<(), Refusal> {
    let out = event.sits_out_next();
    match out.is_empty() {
        true => Ok(()),
        false => Err(Refusal(msg!(
            "check-in.cannot-be-out",
            n = out.len(),
            names = event.some_names(&out),
            here = verb("here WHO"),
            remove = verb("remove WHO"),
        ))),
    }
}

/// Refuses a round that fewer than two play because the others sit it out.
pub(super) fn enough_play(event: &Event, play: usize) -> Result<(), Refusal> {
    let out = event.sits_out_next();
    if out.is_empty() || play >= 2 {
        return Ok(());
    }
    let (names, here) = (event.some_names(&out), verb("here WHO"));
    Err(Refusal(msg!("check-in.too-few-play", n = play, names, here)))
}

/// Refuses pods while some have not checked in: seats in a pod are kept for the whole event.
pub(super) fn nobody_missing_at_pods(event: &Event) -> Result<(), Refusal> {
    let absentees = event.not_checked_in();
    if absentees.is_empty() {
        return Ok(());
    }
    // Once pods are drawn, an entrant can drop, but not be removed.
    let leaves = if event.pods.is_empty() { "remove WHO" } else { "drop WHO" };
    let (here, leaves) = (verb("here WHO"), verb(leaves));
    let ways = msg!("check-in.before-pods", here, leaves);
    Err(Refusal(Message::sentences(vec![absent(event, &absentees), ways])))
}

/// An entrant is present, is away for the next round, or has paid. None leaves a fact as it was.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CheckedIn {
    pub id: Id,
    pub here: Option<bool>,
    pub paid: Option<bool>,
}

impl Event {
    pub(super) fn apply_check_in(&mut self, checked: &CheckedIn) -> Result<(), Message> {
        let CheckedIn { id, here, paid } = *checked;
        self.known(id)?;
        match here {
            Some(true) => {
                self.checked_in.insert(id);
                self.away_next_round.remove(&id);
            }
            // Before the first round, away means not checked in. Later, it only means sitting out a
            // round.
            Some(false) => {
                if self.stages.is_empty() {
                    self.checked_in.remove(&id);
                }
                if self.may_sit_out() {
                    self.away_next_round.insert(id);
                }
            }
            None => {}
        }
        match paid {
            Some(true) => _ = self.paid.insert(id),
            Some(false) => _ = self.paid.remove(&id),
            None => {}
        }
        Ok(())
    }

    pub(super) fn describe_check_in(&self, checked: &CheckedIn) -> Message {
        let name = self.label(checked.id);
        match (checked.here, checked.paid) {
            (Some(true), Some(true)) => msg!("check-in.log-marked", what = "here-and-paid", name),
            (Some(true), _) => msg!("check-in.log-marked", what = "here", name),
            (Some(false), _) => msg!("check-in.log-marked", what = "away", name),
            (None, Some(false)) => msg!("check-in.log-marked", what = "owes", name),
            (None, _) => msg!("check-in.log-marked", what = "paid", name),
        }
    }
}

/// What the check-in knows of an entrant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Attendance {
    /// They are checked in.
    pub here: bool,
    /// They sit the next round out.
    pub out: bool,
    /// They have paid the entry fee.
    pub paid: bool,
}

impl Event {
    /// Whether players check in before they are paired.
    pub fn checks_in(&self) -> bool {
        self.setup.checkin == Some(true)
    }

    /// What the check-in knows of this entrant.
    pub fn attendance(&self, id: Id) -> Attendance {
        Attendance {
            here: self.checked_in.contains(&id),
            out: self.away_next_round.contains(&id),
            paid: self.paid.contains(&id),
        }
    }

    /// How many entrants are checked in, and how many are in the event.
    pub fn check_in_counts(&self) -> (usize, usize) {
        let come = self.active().filter(|entrant| self.checked_in.contains(&entrant.id));
        (come.count(), self.active().count())
    }

    /// Everybody on the check-in sheet, in the order of registration.
    ///
    /// Entrants who dropped are on it if they paid the entry fee, or owe it for rounds they played.
    pub fn check_in_sheet(&self) -> impl Iterator<Item = &Entrant> {
        let fee = self.setup.fee().is_some();
        self.players().filter(move |one| {
            one.is_active() || fee && (self.paid.contains(&one.id) || self.has_played(one.id))
        })
    }

    /// How many entrants have paid the entry fee, and how many owe it. Those who dropped count as
    /// paid if they paid, and owe nothing if they never played.
    pub fn payers(&self) -> (usize, usize) {
        let paid = self.players().filter(|one| self.paid.contains(&one.id)).count();
        let owes = |one: &&Entrant| {
            !self.paid.contains(&one.id) && (one.is_active() || self.has_played(one.id))
        };
        (paid, self.players().filter(owes).count())
    }

    /// Whether this entrant was paired in a round, and did not sit it out.
    fn has_played(&self, id: Id) -> bool {
        let rounds = self.stages.iter().flat_map(|stage| &stage.rounds);
        rounds.filter_map(|round| round.of(id)).any(|pairing| !pairing.sits_out())
    }

    /// Whether this entrant will be paired in the next round.
    pub(super) fn plays_next(&self, id: Id) -> bool {
        self.entrant(id).is_some_and(|one| self.is_in_the_draw(one, self.coming_swiss_round()))
    }

    /// The entrants of the next round.
    pub fn next_field(&self) -> impl Iterator<Item = &Entrant> {
        let coming = self.coming_swiss_round();
        self.active().filter(move |entrant| self.is_in_the_draw(entrant, coming))
    }

    /// Whether this entrant is active, is not away, and has no awarded bye in this round.
    fn is_in_the_draw(&self, entrant: &Entrant, coming: Option<u32>) -> bool {
        let bye = || coming.is_some_and(|round| self.has_awarded_bye(entrant, round));
        entrant.is_active() && !self.away_next_round.contains(&entrant.id) && !bye()
    }

    /// Entrants who sit the next round out, in the order of registration, without those who have an
    /// awarded bye in it.
    pub fn sits_out_next(&self) -> Vec<Id> {
        let coming = self.coming_swiss_round();
        let bye = |one: &Entrant| coming.is_some_and(|round| self.has_awarded_bye(one, round));
        let away = self.active().filter(|entrant| self.away_next_round.contains(&entrant.id));
        away.filter(|entrant| !bye(entrant)).map(|entrant| entrant.id).collect()
    }

    /// Whether the next round may be sat out. Only Swiss rounds can be.
    pub fn may_sit_out(&self) -> bool {
        let swiss = match self.stage() {
            Some(stage) => stage.kind == StageKind::Swiss,
            None => self.setup.rounds != Some(0),
        };
        swiss && self.ruleset.preliminary.sitting_out() != SittingOut::Refused
    }

    /// Entrants who may or may not play the next round.
    ///
    /// They are neither checked in nor marked as away. Empty without a check-in, and in a bracket.
    pub fn not_checked_in(&self) -> Vec<Id> {
        if !self.checks_in() || self.finals().is_some() {
            return Vec::new();
        }
        let absentees = self.next_field().map(|entrant| entrant.id);
        absentees.filter(|id| !self.checked_in.contains(id)).collect()
    }

    /// The event with these absentees settled, before the round is paired.
    pub(super) fn settled(&self, absentees: Absentees, ids: &[Id]) -> Event {
        let mut event = self.clone();
        match absentees {
            Absentees::Remove => {
                event.standings.forget();
                let after = self.stage().map_or(0, |stage| stage.rounds.len() as u32);
                let entrants = Arc::make_mut(&mut event.entrants);
                for entrant in entrants.iter_mut().filter(|entrant| ids.contains(&entrant.id)) {
                    entrant.status = Status::Dropped { stage: 1, after };
                }
            }
            Absentees::Keep => event.checked_in.extend(ids),
            Absentees::Out => event.away_next_round.extend(ids),
        }
        event
    }
}
