//! Components that are lost or damaged, and what the rules say then.

use super::leave::leaving;
use super::officials::{named_official, organizer};
use super::penalty::{place_of, plays_nowhere};
use super::{Footprint, Left, Part, Place, Report, Reported, clock, results};
use crate::event::decide::lost_game::{game_lost, table_of};
use crate::event::decide::{Decision, TextKind, cleaned_text, refuse_if, verb};
use crate::event::verb::{ALWAYS, MissingWord, VerbSpec, VerbWords, YES_NO, number, one_of};
use crate::event::{
    Action, Command, Event, Id, Moment, Refusal, Topic, Verb, Who, afterwards, answer, find,
    outcome,
};
use crate::msg;
use crate::ruleset::{
    ComponentEffect, ComponentFound, ComponentKind, ComponentRule, ComponentState,
};
use crate::words::{Arg, Message};
use serde::{Deserialize, Serialize};

pub(super) const COMPONENT: VerbSpec = VerbSpec::new(
    Topic::Judge,
    "component WHO card|die|other lost|damaged [NAME] [found=before|during|next] [replaced=yes|no] [minutes=N] [unreadable=TEXT] [by=ORGANIZER]",
    msg!("judge.component-does"),
    ALWAYS,
    read_component,
);

fn read_component(words: &mut VerbWords) -> Result<Verb, Message> {
    let who = Who(words.next(MissingWord::PLAYER)?);
    let kinds = ComponentKind::ALL.map(|kind| (kind.word(), kind));
    let component =
        one_of(&words.next(msg!("commands.missing-part", what = "component"))?, &kinds)?;
    let states = ComponentState::ALL.map(|state| (state.word(), state));
    let state = one_of(&words.next(msg!("commands.missing-part", what = "state"))?, &states)?;
    let keys = ["found", "replaced", "minutes", "unreadable", "by"];
    let (name, settings) = words.settings(&keys)?;
    let mut new = NewComponent {
        who,
        component,
        state,
        found: ComponentFound::BeforeRound,
        replaced: None,
        minutes: None,
        name: Some(name).filter(|name| !name.is_empty()),
        unreadable: None,
        by: None,
    };
    let moments = ComponentFound::ALL.map(|found| (found.word(), found));
    for (key, value) in settings {
        match key {
            "found" => new.found = one_of(&value, &moments)?,
            "replaced" => new.replaced = Some(one_of(&value, &YES_NO)?),
            "minutes" => new.minutes = Some(number(&value)?),
            "unreadable" => new.unreadable = Some(value),
            _ => new.by = Some(value),
        }
    }
    Ok(Verb::Do(Command::Component(new)))
}

/// A lost or damaged component as reported to the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewComponent {
    pub who: Who,
    pub component: ComponentKind,
    pub state: ComponentState,
    pub found: ComponentFound,
    /// Whether a replacement was found; None if not known yet.
    pub replaced: Option<bool>,
    pub minutes: Option<u32>,
    /// The name of the component; for a proxy, the card.
    pub name: Option<String>,
    /// What the proxy must show because the original cannot be read.
    pub unreadable: Option<String>,
    /// The organizer who makes the proxy; None means the organizer of the event.
    pub by: Option<String>,
}

pub(super) fn component(
    event: &Event,
    new: &NewComponent,
    now: Moment,
) -> Result<Decision, Refusal> {
    let id = find(event, &new.who)?;
    let rule = rule(event, new)?;
    let cleaned = |text: &Option<String>| {
        text.as_deref().map(|text| cleaned_text(TextKind::Note, text)).transpose()
    };
    let (name, unreadable) = (cleaned(&new.name)?, cleaned(&new.unreadable)?);
    let makes_proxy =
        rule.without_replacement == ComponentEffect::Proxy && new.replaced == Some(false);
    if (unreadable.is_some() || new.by.is_some()) && !makes_proxy {
        return Err(Refusal(msg!("judge.no-proxy")));
    }
    let mut sentences = vec![head(event, id, new)];
    let mut warnings = Vec::new();
    let mut case = ComponentCase {
        id,
        component: new.component,
        state: new.state,
        found: new.found,
        at: place_of(event, id),
        name,
        replaced: new.replaced,
        minutes: None,
        result: None,
        leaves: None,
        proxy: None,
    };
    if let Some(minutes) = new.minutes {
        sentences.push(more_time(event, id, rule, minutes)?);
        case.minutes = Some(minutes);
    }
    match new.replaced {
        Some(true) => sentences.push(msg!("judge.replaced")),
        None if case.minutes.is_some() => sentences.push(msg!("judge.component-searching")),
        None if rule.without_replacement != ComponentEffect::None => {
            return Err(Refusal(msg!("judge.replaced-or-not", rule = &rule.text)));
        }
        None | Some(false) => sentences.push(msg!("common.text", text = &rule.text)),
    }
    if new.replaced == Some(false) {
        match rule.without_replacement {
            ComponentEffect::None => {}
            ComponentEffect::Concession => {
                let (result, message, more) = conceded(event, id, now)?;
                case.result = Some(result);
                sentences.push(message);
                warnings.extend(more);
            }
            ComponentEffect::Removal => {
                let (left, more) = departure(event, id)?;
                case.leaves = Some(left);
                sentences.push(leaves(event, id));
                warnings.extend(more);
            }
            ComponentEffect::LossAndRemoval => {
                let (at, side) = table_of(event, id).ok_or_else(|| plays_nowhere(event, id))?;
                let lost = game_lost(event, &at, side, None)?;
                // A match with a result has started, so nobody takes over the place in the finals. A
                // match that goes on still needs its result.
                let lost_it = Action::Report(lost.reported.clone());
                let after = afterwards(event, &lost_it, now).unwrap_or_else(|| event.clone());
                let (left, more) = departure(&after, id)?;
                warnings.extend(more);
                case.result = Some(lost.reported);
                case.leaves = Some(left);
                sentences.extend(lost.sentences);
                sentences.push(leaves(event, id));
            }
            ComponentEffect::Proxy => {
                let proxy = proxy(event, new, case.name.as_deref(), unreadable, now)?;
                sentences.push(msg!(
                    "judge.proxy-made",
                    card = &proxy.card,
                    organizer = &proxy.made_by,
                    unreadable = &proxy.unreadable,
                ));
                let rules = event.ruleset.components.as_ref().and_then(|all| all.proxy.as_ref());
                sentences.extend(rules.map(|text| msg!("common.text", text)));
                case.proxy = Some(proxy);
            }
        }
    }
    let decision = Decision::new(Action::Component(Box::new(case)), Message::sentences(sentences));
    Ok(decision.warned(warnings))
}

/// The rule for this case; refuses if the game has none.
fn rule<'e>(event: &'e Event, new: &NewComponent) -> Result<&'e ComponentRule, Refusal> {
    let Some(all) = &event.ruleset.components else {
        return Err(Refusal(msg!("judge.game-says-nothing", note = verb("note"))));
    };
    all.rule(new.component, new.state, new.found).ok_or_else(|| {
        let (component, state) = (new.component.phrase(), new.state.phrase());
        let found = new.found.phrase();
        Refusal(msg!("judge.case-unsaid", component, state, found, note = verb("note")))
    })
}

/// `lost card Vader`.
fn what(component: ComponentKind, state: ComponentState, called: Option<&str>) -> Message {
    let (component, state) = (component.phrase(), state.phrase());
    match called {
        Some(called) => msg!("judge.log-called", state, component, called),
        None => msg!("judge.log-unnamed", state, component),
    }
}

/// `Ala: lost card Vader, before the round.`
fn head(event: &Event, id: Id, new: &NewComponent) -> Message {
    let what = what(new.component, new.state, new.name.as_deref());
    answer(msg!("judge.log", name = event.label(id), what, parts = new.found.phrase()))
}

/// Extra minutes for the player's table, if the rules give time for a search.
fn more_time(
    event: &Event,
    id: Id,
    rule: &ComponentRule,
    minutes: u32,
) -> Result<Message, Refusal> {
    refuse_if(!rule.extra_time, || msg!("judge.no-extra-time", rule = &rule.text))?;
    let (at, _) = table_of(event, id).ok_or_else(|| plays_nowhere(event, id))?;
    clock::extend(event, at.blank().table, minutes).map(|decision| decision.message)
}

/// The result in which the player concedes the game being played.
fn conceded(
    event: &Event,
    id: Id,
    now: Moment,
) -> Result<(Reported, Message, Vec<Message>), Refusal> {
    let (at, by) = table_of(event, id).ok_or_else(|| plays_nowhere(event, id))?;
    let table = at.blank().table;
    refuse_if(at.pairing.outcome.is_some(), || msg!("judge.table-has-result", table))?;
    let concession = Report::Concede { by, after: None };
    let decision = results::report(event, table, &concession, None, (None, None), now)?;
    let warnings = decision.sentences().cloned().collect();
    match decision.action {
        Some(Action::Report(reported)) => Ok((reported, decision.message, warnings)),
        _ => Err(Refusal(decision.message)),
    }
}

fn departure(event: &Event, id: Id) -> Result<(Left, Vec<Message>), Refusal> {
    match event.is_here(id) {
        true => Ok(leaving(event, id)),
        false => Err(Refusal(msg!("players.left-already", name = event.label(id)))),
    }
}

fn leaves(event: &Event, id: Id) -> Message {
    msg!("judge.leaves", name = event.label(id), rejoin = verb("rejoin"))
}

fn proxy(
    event: &Event,
    new: &NewComponent,
    name: Option<&str>,
    unreadable: Option<String>,
    now: Moment,
) -> Result<Proxy, Refusal> {
    let card = name.ok_or_else(|| Refusal(msg!("judge.component-which-card")))?.to_owned();
    let unreadable = unreadable.ok_or_else(|| Refusal(msg!("judge.component-what-unreadable")))?;
    let made_by = match &new.by {
        Some(name) => named_official(event, name)?,
        None => organizer(event).to_owned(),
    };
    let date = now.known_day().unwrap_or_else(|| event.head.date.clone());
    Ok(Proxy { card, unreadable, made_by, date })
}

/// The warnings that something lost earlier must be replaced before the next round starts.
pub(super) fn missed_next_round(event: &Event) -> Vec<Message> {
    let warnings = event.still_missing().map(|case| {
        let what = match &case.name {
            Some(name) => Arg::from(name.as_str()),
            None => case.component.phrase().into(),
        };
        msg!("judge.missed-next-round", name = event.label(case.id), what)
    });
    warnings.collect()
}

/// A component that was lost or damaged, with its consequences.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ComponentCase {
    pub id: Id,
    pub component: ComponentKind,
    pub state: ComponentState,
    pub found: ComponentFound,
    /// The round and the table; None before the first round.
    pub at: Option<Place>,
    /// The name of the component.
    pub name: Option<String>,
    /// Whether a replacement was found; None while the search goes on.
    pub replaced: Option<bool>,
    /// Extra minutes for the table.
    pub minutes: Option<u32>,
    /// The result of the table, with the game conceded or lost.
    pub result: Option<Reported>,
    /// The owner dropped.
    pub leaves: Option<Left>,
    pub proxy: Option<Proxy>,
}

/// A card that an organizer made in place of a damaged one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proxy {
    /// The name of the card.
    pub card: String,
    /// Everything that cannot be read on the original.
    pub unreadable: String,
    /// The organizer who made it.
    pub made_by: String,
    /// The day, as in `2026-11-21`.
    pub date: String,
}

impl Event {
    pub(super) fn apply_component(&mut self, case: &ComponentCase) -> Result<(), Message> {
        self.known(case.id)?;
        if let Some((minutes, table)) = case.minutes.zip(case.at.and_then(|at| at.table)) {
            self.apply_minutes(table, minutes)?;
        }
        case.result.iter().try_for_each(|reported| self.apply_reported(reported))?;
        case.leaves.iter().try_for_each(|left| self.apply_left(left, left.dropped()))?;
        self.components.push(case.clone());
        Ok(())
    }

    pub fn describe_component(&self, case: &ComponentCase) -> Message {
        let mut parts: Vec<Arg> = vec![case.found.phrase().into()];
        parts.extend(match (case.replaced, &case.proxy) {
            (Some(true), _) => Some(msg!("judge.log-replaced").into()),
            (_, Some(proxy)) => Some(
                msg!("judge.log-proxy", organizer = &proxy.made_by, unreadable = &proxy.unreadable)
                    .into(),
            ),
            (Some(false), None) => Some(msg!("judge.log-not-replaced").into()),
            (None, None) => None,
        });
        parts.extend(case.minutes.map(|n| msg!("pages.extra-minutes", n).into()));
        parts.extend(case.result.as_ref().map(|reported| {
            let result = outcome::reported(self, reported);
            let place = msg!("common.table", n = reported.table);
            msg!("common.labelled", label = place, text = result).into()
        }));
        parts.extend(case.leaves.as_ref().map(|_| msg!("log.put-out").into()));
        let what = what(case.component, case.state, case.name.as_deref());
        msg!("judge.log", name = self.label(case.id), what, parts = Arg::Series(parts))
    }
}

impl<'a> Footprint<'a> {
    pub(super) fn of_component(case: &'a ComponentCase) -> Footprint<'a> {
        let result = case.result.as_ref().map(Footprint::entering);
        let leaves = case.leaves.as_ref().map(Footprint::leaving);
        let touches = Footprint::default();
        // Extra minutes belong to a round, as those of an extension do.
        let touches =
            if case.minutes.is_some() { touches.reading(&[Part::Round]) } else { touches };
        [result, leaves].into_iter().flatten().fold(touches, Footprint::and).about(case.id)
    }
}

impl Event {
    /// The cases in which something is still missing, oldest first. They count while the owner is
    /// in the event, and if the rules have a case for the next round.
    pub fn still_missing(&self) -> impl Iterator<Item = &ComponentCase> {
        let components = self.ruleset.components.as_ref();
        let cases = self.components.iter().enumerate();
        cases.filter_map(move |(at, case)| {
            let rules = components?;
            let next = rules.rule(case.component, case.state, ComponentFound::NextRound)?;
            let lost = case.replaced == Some(false) && !next.found.is_empty();
            let same = |later: &ComponentCase| {
                (later.id, later.component, &later.name) == (case.id, case.component, &case.name)
            };
            let settled = self.components[at + 1..].iter().any(same);
            (lost && !settled && self.is_here(case.id)).then_some(case)
        })
    }

    /// The cases of this entrant in which something is still missing.
    pub fn still_missed_by(&self, id: Id) -> impl Iterator<Item = &ComponentCase> {
        self.still_missing().filter(move |case| case.id == id)
    }
}
