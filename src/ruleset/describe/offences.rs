//! Offences with their penalties, deck checks, and lost or damaged components.

use super::page::{Page, series};
use crate::msg;
use crate::ruleset::{ComponentRule, Components, DeckCheck, Offence, Ruleset};
use crate::words::{Arg, Message};

pub(super) fn offences(page: &mut Page<'_>, ruleset: &Ruleset) {
    if ruleset.offences.is_empty() {
        return;
    }
    page.heading(msg!("offence.offences"));
    let row = |offence: &Offence| {
        let text = explained(ruleset, offence).into_iter().map(sentence).collect();
        let text = Arg::Sentences(text);
        let told = msg!("describe.ruling", topic = &offence.name, text);
        vec![offence.id.as_str().into(), told.into()]
    };
    page.table(2, ruleset.offences.iter().map(row).collect());
}

/// A text as one of several sentences in a row.
fn sentence(text: Arg) -> Message {
    match text {
        Arg::Message(message) => message,
        other => msg!("list.text", text = other),
    }
}

/// The acts that count as the offence, who decides, and the penalties that fit.
pub(super) fn explained(ruleset: &Ruleset, offence: &Offence) -> Vec<Arg> {
    let texts = offence.examples.iter().chain(&offence.about).map(Arg::from);
    texts.chain(fitting(ruleset, offence).into_iter().map(Arg::from)).collect()
}

/// The penalties that fit, one sentence for each list.
fn fitting(ruleset: &Ruleset, offence: &Offence) -> Vec<Message> {
    let names =
        |ids: &[String]| series(ids.iter().filter_map(|id| Some(&ruleset.penalty(id)?.name)));
    let Offence { suspected, confirmed, repeated, .. } = offence;
    let mut told = Vec::new();
    if !suspected.is_empty() {
        told.push(msg!("offence.if-suspected", penalties = names(suspected)));
    }
    if !confirmed.is_empty() {
        told.push(msg!("offence.if-confirmed", penalties = names(confirmed)));
    }
    if !repeated.is_empty() {
        told.push(msg!("offence.if-repeated", penalties = names(repeated)));
    }
    if told.is_empty() {
        told.push(msg!("offence.no-penalty-said"));
    }
    told
}

pub(super) fn deck_check(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(check) = &ruleset.deck_check else { return };
    page.heading(msg!("deck-check.deck-check"));
    for said in of_check(check) {
        page.item("  - ", said);
    }
}

pub(super) fn of_check(check: &DeckCheck) -> Vec<Arg> {
    let keeps = check.keeps.as_ref();
    let keeps = keeps.map(|keeps| msg!("deck-check.keeps", what = &keeps.name, n = keeps.least));
    std::iter::once(Arg::from(&check.text)).chain(keeps.map(Arg::from)).collect()
}

pub(super) fn components(page: &mut Page<'_>, ruleset: &Ruleset) {
    let Some(components) = &ruleset.components else { return };
    page.heading(msg!("component.components"));
    for said in of_components(components) {
        page.item("  - ", said);
    }
}

/// Every case with what follows, and what else a proxy is subject to.
pub(super) fn of_components(components: &Components) -> Vec<Arg> {
    let rule = |rule: &ComponentRule| {
        let kinds = series(rule.component.iter().map(|kind| kind.phrase()));
        let found = series(rule.found.iter().map(|found| found.phrase()));
        let state = rule.state.phrase();
        let text = &rule.text;
        match rule.found.is_empty() {
            true => msg!("component.case", kinds, state, text).into(),
            false => msg!("component.case-found", kinds, state, found, text).into(),
        }
    };
    components.rules.iter().map(rule).chain(components.proxy.iter().map(Arg::from)).collect()
}
