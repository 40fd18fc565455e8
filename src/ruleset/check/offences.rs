//! Checks of offences, of deck checks, and of the rules for lost and damaged components.

use super::super::{ComponentEffect, ComponentState, Ruleset};
use super::findings::Findings;
use super::identity::{is_id, not_an_id};
use crate::msg;
use crate::ruleset::letters::shown;
use crate::words::Arg;

pub(super) fn check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    offences(ruleset, found);
    deck_check(ruleset, found);
    components(ruleset, found);
}

fn offences(ruleset: &Ruleset, found: &mut Findings<'_>) {
    for (n, offence) in ruleset.offences.iter().enumerate() {
        if !is_id(&offence.id) {
            found.add(&format!("offences[{n}].id"), not_an_id(&offence.id));
        }
        for (key, list) in offence.lists() {
            let at = format!("offences[{n}].{key}");
            for (m, id) in list.iter().enumerate() {
                if ruleset.penalty(id).is_none() {
                    let known = ruleset.penalties.iter().map(|penalty| penalty.id.as_str());
                    let known = Arg::Series(known.map(Arg::from).collect());
                    let id = shown(id);
                    found.add(&format!("{at}[{m}]"), msg!("offence.no-penalty", id, known));
                }
            }
            found.no_repeats(&format!("{at}[]"), list, |id| {
                msg!("ruleset-judging.penalty", id = shown(id))
            });
        }
        if !offence.repeated.is_empty() && offence.confirmed.is_empty() {
            let id = shown(&offence.id);
            found.add(&format!("offences[{n}].repeated"), msg!("offence.never-first", id));
        }
    }
    let ids = ruleset.offences.iter().map(|offence| offence.id.as_str());
    found.no_repeats("offences[].id", ids, |id| msg!("offence.named", id = shown(id)));
}

fn deck_check(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Some(check) = &ruleset.deck_check else { return };
    if let Some(id) = &check.offence
        && ruleset.offence(id).is_none()
    {
        found.add("deck_check.offence", msg!("offence.none-such", id = shown(id)));
    }
    if check.keeps.as_ref().is_some_and(|keeps| keeps.least == 0) {
        found.add("deck_check.keeps.least", msg!("deck-check.keeps-nothing"));
    }
}

fn components(ruleset: &Ruleset, found: &mut Findings<'_>) {
    let Some(components) = &ruleset.components else { return };
    if components.rules.is_empty() {
        found.add("components.rules", msg!("component.no-rules"));
    }
    for (n, rule) in components.rules.iter().enumerate() {
        if rule.component.is_empty() {
            found.add(&format!("components.rules[{n}].component"), msg!("component.no-component"));
        }
        let proxy_of_lost = rule.without_replacement == ComponentEffect::Proxy
            && rule.state == ComponentState::Lost;
        if proxy_of_lost {
            found.add(&format!("components.rules[{n}].without"), msg!("component.proxy-of-lost"));
        }
    }
}
