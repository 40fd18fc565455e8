//! Components that are lost or damaged, and what the rules say of each case.

use super::decision::{Decision, Given, cleaned_text, verb};
use super::leave::leaving;
use super::lost_game::{game_lost, table_of};
use super::officials::{named_official, organizer};
use super::penalty::{place_of, plays_nowhere};
use super::report;
use super::timer;
use crate::event::action::{ComponentCase, Left, Proxy, Reported};
use crate::event::refuse_if::refuse_if;
use crate::event::{Action, Event, Id, Moment, NewComponent, Refusal, Report, afterwards, find};
use crate::msg;
use crate::ruleset::{ComponentEffect, ComponentRule};
use crate::words::{Arg, Message};

pub(super) fn component(
    event: &Event,
    new: &NewComponent,
    now: Moment,
) -> Result<Decision, Refusal> {
    let id = find(event, &new.who)?;
    let rule = rule(event, new)?;
    let given = |text: &Option<String>| {
        text.as_deref().map(|text| cleaned_text(Given::Note, text)).transpose()
    };
    let (name, unreadable) = (given(&new.name)?, given(&new.unreadable)?);
    let makes_proxy =
        rule.without_replacement == ComponentEffect::Proxy && new.replaced == Some(false);
    if (unreadable.is_some() || new.by.is_some()) && !makes_proxy {
        return Err(Refusal(msg!("judge.no-proxy")));
    }
    let mut told = vec![head(event, id, new)];
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
        told.push(more_time(event, id, rule, minutes)?);
        case.minutes = Some(minutes);
    }
    match new.replaced {
        Some(true) => told.push(msg!("judge.replaced")),
        None if case.minutes.is_some() => told.push(msg!("judge.component-searching")),
        None if rule.without_replacement != ComponentEffect::None => {
            return Err(Refusal(msg!("judge.replaced-or-not", rule = &rule.text)));
        }
        None | Some(false) => told.push(msg!("judge.rule", rule = &rule.text)),
    }
    if new.replaced == Some(false) {
        match rule.without_replacement {
            ComponentEffect::None => {}
            ComponentEffect::Concession => {
                let (result, said, more) = conceded(event, id, now)?;
                case.result = Some(result);
                told.push(said);
                warnings.extend(more);
            }
            ComponentEffect::Removal => {
                let (left, more) = departure(event, id)?;
                case.leaves = Some(left);
                told.push(leaves(event, id));
                warnings.extend(more);
            }
            ComponentEffect::LossAndRemoval => {
                let (at, side) = table_of(event, id).ok_or_else(|| plays_nowhere(event, id))?;
                let lost = game_lost(event, &at, side, None)?;
                // With the result the match has begun, so nobody takes the place in the finals. A
                // match that goes on still needs its result.
                let lost_it = Action::Report(lost.reported.clone());
                let after = afterwards(event, &lost_it, now).unwrap_or_else(|| event.clone());
                let (left, more) = departure(&after, id)?;
                warnings.extend(more);
                case.result = Some(lost.reported);
                case.leaves = Some(left);
                told.extend(lost.told);
                told.push(leaves(event, id));
            }
            ComponentEffect::Proxy => {
                let proxy = proxy(event, new, (&case.name, unreadable), now)?;
                told.push(msg!(
                    "judge.proxy-made",
                    card = &proxy.card,
                    organizer = &proxy.made_by,
                    unreadable = &proxy.unreadable,
                ));
                let rules = event.ruleset.components.as_ref().and_then(|all| all.proxy.as_ref());
                told.extend(rules.map(|text| msg!("common.text", text)));
                case.proxy = Some(proxy);
            }
        }
    }
    let decision = Decision::new(Action::Component(Box::new(case)), Message::sentences(told));
    Ok(decision.warned(warnings))
}

/// The rule for this case; a refusal says that the game has none.
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

/// `Ala: lost card Vader, before the round.`
fn head(event: &Event, id: Id, new: &NewComponent) -> Message {
    let name = event.label(id);
    let (component, state) = (new.component.phrase(), new.state.phrase());
    let found = new.found.phrase();
    match &new.name {
        Some(called) => msg!("judge.named", name, component, called, state, found),
        None => msg!("judge.unnamed", name, component, state, found),
    }
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
    timer::extend(event, at.blank().table, minutes).map(|decision| decision.message)
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
    let decision = report::report(event, table, (&concession, None), (None, None), now)?;
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
    (name, unreadable): (&Option<String>, Option<String>),
    now: Moment,
) -> Result<Proxy, Refusal> {
    let card = name.clone().ok_or_else(|| Refusal(msg!("judge.component-which-card")))?;
    let unreadable = unreadable.ok_or_else(|| Refusal(msg!("judge.component-what-unreadable")))?;
    let made_by = match &new.by {
        Some(name) => named_official(event, name)?,
        None => organizer(event).to_owned(),
    };
    let date = now.known_day().unwrap_or_else(|| event.head.date.clone());
    Ok(Proxy { card, unreadable, made_by, date })
}

/// The warnings that something lost earlier must be there when the next round starts.
pub(super) fn missed_next_round(event: &Event) -> Vec<Message> {
    let told = event.still_missing().map(|case| {
        let what = match &case.name {
            Some(name) => Arg::from(name.as_str()),
            None => case.component.phrase().into(),
        };
        msg!("judge.missed-next-round", name = event.label(case.id), what)
    });
    told.collect()
}
