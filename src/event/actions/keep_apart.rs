//! Keeps two players apart by name, or lifts that.

use super::{Announced, Setup};
use crate::event::Topic;
use crate::event::decide::apart::why_no_round;
use crate::event::decide::decision::{Decision, Given, cleaned_text, verb};
use crate::event::decide::field::contenders;
use crate::event::decide::refusals::has_left;
use crate::event::refuse_if::refuse_if;
use crate::event::verb::spec::{ALWAYS, VerbSpec};
use crate::event::verb::words::{MissingWord, VerbWords, missing};
use crate::event::{
    Action, Command, Entry, Event, Id, KeptApart, Phase, Refusal, Stage, Verb, Who, find, phase,
};
use crate::msg;
use crate::pairing::impossible;
use crate::ruleset::{ApartRounds, GroupApart, Relation};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

pub(super) const APART: VerbSpec = VerbSpec::known(
    Topic::Players,
    "apart A B [rounds=1|1-N|always] [soft|absolute] [why=REASON] | apart A B off",
    msg!("pairing.does"),
    msg!("commands.apart"),
    ALWAYS,
    read_apart,
);

/// Reads `apart A B [rounds=1|1-N|always] [soft|absolute] [why=REASON]` and `apart A B off`.
fn read_apart(words: &mut VerbWords) -> Result<Verb, Message> {
    let a = Who(words.next(MissingWord::Player)?);
    let b = Who(words.next(MissingWord::OtherPlayer)?);
    let (plain, settings) = words.settings(&["rounds", "why"])?;
    let value = |key: &str| settings.iter().find(|known| known.0 == key).map(|known| &known.1);
    let reason = value("why").cloned();
    let wish = match (plain.as_str(), value("rounds")) {
        ("off", None) => None,
        ("off", Some(_)) => return Err(msg!("pairing.off-takes-no-rounds")),
        ("" | "absolute" | "soft", rounds) => {
            let rounds = rounds.map_or(Ok(ApartRounds::Always), |text| read_rounds(text))?;
            Some(Wish { rounds, soft: plain == "soft" })
        }
        _ => {
            let known = Arg::any_of(["absolute", "soft", "off"]);
            return Err(msg!("judge.no-such-word", word = plain, known));
        }
    };
    Ok(Verb::Do(Command::Apart(ApartRequest { a, b, wish, reason })))
}

fn read_rounds(text: &str) -> Result<ApartRounds, Message> {
    ApartRounds::read(text).ok_or_else(|| msg!("pairing.no-rounds", word = text))
}

/// The groups as a user types them: `clubs 1-2, relatives always absolute`, or `none`.
pub fn groups_apart(groups: &[GroupApart]) -> String {
    let group = |group: &GroupApart| {
        let strictly = if group.absolute { " absolute" } else { "" };
        format!("{} {}{strictly}", group.who.word(), group.rounds.written())
    };
    match groups {
        [] => "none".to_owned(),
        _ => groups.iter().map(group).collect::<Vec<_>>().join(", "),
    }
}

/// Reads groups as [`groups_apart`] writes them. Rounds left out mean round 1.
///
/// # Errors
/// Names the word that is not known, and the words that are.
pub fn read_groups_apart(text: &str) -> Result<Vec<GroupApart>, Message> {
    if text.trim() == "none" {
        return Ok(Vec::new());
    }
    text.split(',').map(group).collect()
}

fn group(text: &str) -> Result<GroupApart, Message> {
    let mut words = text.split_whitespace();
    let name = words.next().ok_or_else(|| missing(msg!("pairing.a-group")))?;
    let found = Relation::WORDS.iter().find(|known| known.0 == name);
    let Some(&(_, who)) = found else {
        let known =
            Arg::any_of(Relation::WORDS.map(|known| known.0).into_iter().chain(["none", "rules"]));
        return Err(msg!("pairing.no-group", word = name, known));
    };
    let mut group = GroupApart { who, rounds: ApartRounds::default(), absolute: false };
    let (mut rounds_given, mut kind_given) = (false, false);
    for word in words {
        let twice = match word {
            "absolute" | "soft" => {
                group.absolute = word == "absolute";
                std::mem::replace(&mut kind_given, true)
            }
            _ => {
                group.rounds = read_rounds(word)?;
                std::mem::replace(&mut rounds_given, true)
            }
        };
        refuse_if(twice, || msg!("pairing.word-too-many", word, group = name))?;
    }
    Ok(group)
}

/// A request to keep two players apart, or to lift that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApartRequest {
    pub a: Who,
    pub b: Who,
    /// None: they may meet again.
    pub wish: Option<Wish>,
    pub reason: Option<String>,
}

pub(super) fn keep_apart(event: &Event, asked: &ApartRequest) -> Result<Decision, Refusal> {
    why_not_apart(event).map_or(Ok(()), |why| Err(Refusal(why)))?;
    let (a, b) = (find(event, &asked.a)?, find(event, &asked.b)?);
    refuse_if(a == b, || msg!("pairing.same-player", name = event.label(a)))?;
    let reason = asked.reason.as_deref();
    let reason = reason.map(|reason| cleaned_text(Given::Reason, reason)).transpose()?;
    let mut decision = match asked.wish {
        Some(wish) => apart(event, [a, b], wish, reason.as_deref())?,
        None => lifted(event, [a, b])?,
    };
    decision.reason = reason.filter(|_| decision.action.is_some());
    Ok(decision)
}

/// Why nobody can be kept apart any more; None: players can be.
pub fn why_not_apart(event: &Event) -> Option<Message> {
    match next_round(event) {
        _ if !event.is_swiss() => Some(msg!("pairing.no-swiss", game = &event.ruleset.name)),
        None => Some(msg!("pairing.swiss-is-over")),
        Some(_) => None,
    }
}

/// The number of the next Swiss round; None if all are paired.
fn next_round(event: &Event) -> Option<u32> {
    let paired = event.preliminary().map_or(0, |stage| stage.rounds.len() as u32);
    let over = event.finals().is_some() || event.preliminary().is_some_and(Stage::all_paired);
    (!over).then_some(paired + 1)
}

fn apart(
    event: &Event,
    pair: [Id; 2],
    wish: Wish,
    reason: Option<&str>,
) -> Result<Decision, Refusal> {
    if let Some(id) = pair.into_iter().find(|id| !event.is_here(*id)) {
        return Err(has_left(&event.label(id)));
    }
    let next = next_round(event).unwrap_or(1);
    if let ApartRounds::Through(last) = wish.rounds
        && last < next
    {
        return Err(Refusal(msg!("pairing.rounds-are-paired", last, next)));
    }
    let known = event.kept_apart(pair[0], pair[1]);
    if known.is_some_and(|known| {
        known.wish == wish && (reason.is_none() || known.why.as_deref() == reason)
    }) {
        return Ok(Decision::unchanged(told(event, pair, wish, true)));
    }
    let mut with = event.clone();
    with.apart.retain(|kept| kept.pair != pair && kept.pair != [pair[1], pair[0]]);
    with.apart.push(KeptApart { pair, wish, why: None, n: 0 });
    // A wish yields where nothing else is possible.
    let impossible = if wish.soft { None } else { still_possible(event, &with)? };
    let mut warnings: Vec<Message> = impossible.into_iter().collect();
    warnings.extend(playing_now(event, pair));
    if !wish.soft && warnings.is_empty() {
        warnings.extend(without_opponents(&with, pair, next));
    }
    let action = Action::Apart(ApartSet { pair, wish: Some(wish) });
    Ok(Decision::new(action, told(event, pair, wish, false)).warned(warnings))
}

fn lifted(event: &Event, pair: [Id; 2]) -> Result<Decision, Refusal> {
    let [a, b] = pair.map(|id| event.label(id));
    let next = next_round(event).unwrap_or(1);
    let Some(known) = event.kept_apart(pair[0], pair[1]) else {
        let groups = event.why_apart(pair[0], pair[1], next);
        return Err(Refusal(match groups.is_empty() {
            true => msg!("pairing.not-by-name", a, b),
            false => {
                let how = Arg::Series(groups.into_iter().map(Into::into).collect());
                msg!("pairing.by-group", a, b, how, setup = verb("setup apart=none"))
            }
        }));
    };
    let action = Action::Apart(ApartSet { pair: known.pair, wish: None });
    let mut without = event.clone();
    without.apart.retain(|kept| kept != known);
    let still = without.why_apart(pair[0], pair[1], next);
    let still = (!still.is_empty()).then(|| {
        let how = Arg::Series(still.into_iter().map(Into::into).collect());
        msg!("pairing.still-by-group", how)
    });
    Ok(Decision::new(action, msg!("pairing.off", a, b)).warned(still))
}

fn told(event: &Event, pair: [Id; 2], wish: Wish, already: bool) -> Message {
    let [a, b] = pair.map(|id| event.label(id));
    let rounds = wish.rounds.phrase();
    match (already, wish.soft) {
        (false, false) => msg!("pairing.done", a, b, rounds),
        (false, true) => msg!("pairing.done-soft", a, b, rounds),
        (true, false) => msg!("pairing.already", a, b, rounds),
        (true, true) => msg!("pairing.already-soft", a, b, rounds),
    }
}

/// Warns of a player who is kept apart from everybody. Few events have only two players, and
/// then the round itself is refused.
fn without_opponents(with: &Event, pair: [Id; 2], round: u32) -> Vec<Message> {
    let here: Vec<Id> = with.next_field().map(|entrant| entrant.id).collect();
    let apart = with.apart_in(round);
    let alone = |id: &Id| {
        let at = here.iter().position(|one| one == id);
        here.len() > 2 && at.is_some_and(|at| apart[at].must.len() + 1 == here.len())
    };
    let told = |id: Id| msg!("pairing.only-the-bye", name = with.label(id));
    pair.into_iter().filter(alone).map(told).collect()
}

/// The table at which these two play each other now; the round in progress stays.
fn playing_now(event: &Event, [a, b]: [Id; 2]) -> Option<Message> {
    if !matches!(phase(event), Phase::Playing { .. }) {
        return None;
    }
    let pairing = event.round()?.of(a).filter(|pairing| pairing.has(b))?;
    Some(msg!("pairing.play-now", table = pairing.table?))
}

/// Refuses a change by which no next round could be paired.
///
/// Before the first round others may still register, so there it is a warning.
fn still_possible(event: &Event, with: &Event) -> Result<Option<Message>, Refusal> {
    let Some(next) = next_round(event) else { return Ok(None) };
    if with.active().count() < 2 {
        return Ok(None);
    }
    let Some(cause) = impossible(&contenders(with, next)) else { return Ok(None) };
    let why = why_no_round(with, &cause);
    match event.stages.is_empty() {
        true => Ok(Some(msg!("pairing.impossible-now", why))),
        false => Err(Refusal(msg!("pairing.impossible", why))),
    }
}

/// Checks groups that are announced to be kept apart.
pub(super) fn check_groups(event: &Event, new: &Setup) -> Result<Option<Message>, Refusal> {
    let by_rules = new.by_rules.contains(&Announced::Apart);
    if new.apart.is_none() && !by_rules {
        return Ok(None);
    }
    why_not_apart(event).map_or(Ok(()), |why| Err(Refusal(why)))?;
    if let Some(groups) = &new.apart {
        let twice = |at: usize| groups[..at].iter().any(|known| known.who == groups[at].who);
        if let Some(at) = (0..groups.len()).find(|at| twice(*at)) {
            return Err(Refusal(msg!("pairing.group-twice", who = groups[at].who.word())));
        }
    }
    let mut with = event.clone();
    with.setup.apart = new.apart.clone();
    still_possible(event, &with)
}

/// Two players are kept apart from now on, or no longer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ApartSet {
    pub pair: [Id; 2],
    /// None: they may meet again.
    pub wish: Option<Wish>,
}

/// In which Swiss rounds two players are kept apart, and how strictly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    pub rounds: ApartRounds,
    /// Whether they may meet if nothing else is possible.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub soft: bool,
}

impl Event {
    pub(super) fn apply_apart(&mut self, set: &ApartSet, entry: &Entry) -> Result<(), Message> {
        let ApartSet { pair, wish } = set;
        pair.iter().try_for_each(|id| self.known(*id))?;
        let [a, b] = *pair;
        self.apart.retain(|kept| kept.pair != [a, b] && kept.pair != [b, a]);
        self.apart.extend(wish.map(|wish| KeptApart {
            pair: *pair,
            wish,
            why: entry.reason.clone(),
            n: entry.n,
        }));
        Ok(())
    }

    /// `Ewa and Jan are kept apart in every Swiss round`.
    pub(super) fn tell_apart(&self, set: &ApartSet) -> Message {
        let [a, b] = set.pair.map(|id| self.label(id));
        match set.wish {
            None => msg!("pairing.log-off", a, b),
            Some(Wish { rounds, soft: true }) => {
                msg!("pairing.log-soft", a, b, rounds = rounds.phrase())
            }
            Some(Wish { rounds, soft: false }) => {
                msg!("pairing.log", a, b, rounds = rounds.phrase())
            }
        }
    }
}
