//! The part of the announcement about groups that are kept apart.

use super::form::{Answer, FormField};
use crate::event::action::{Announced, Setup};
use crate::event::decide::why_not_apart;
use crate::event::{Event, groups_apart, read_groups_apart};
use crate::msg;
use crate::ruleset::{ApartRounds, GroupApart, Relation};
use crate::tui::label::Label;
use crate::words::Message;

/// The value for a relation that keeps nobody apart.
const NOBODY: &str = "none";

/// The rounds offered while nobody knows how many there will be.
const ROUNDS: u32 = 5;

/// The group as `setup apart=` takes it, such as `clubs 1-2 absolute`.
fn written(group: GroupApart) -> String {
    groups_apart(&[group])
}

/// One choice for each relation: in which rounds it keeps players apart, and how strictly.
pub(super) fn fields(event: &Event) -> Vec<FormField> {
    if why_not_apart(event).is_some() {
        return Vec::new();
    }
    Relation::WORDS.map(|(_, who)| field(event, who)).into()
}

fn field(event: &Event, who: Relation) -> FormField {
    let now = event.groups_apart().into_iter().find(|group| group.who == who);
    let answers: Vec<Answer> = std::iter::once(Answer::new(NOBODY, msg!("form.no")))
        .chain(offered(event, who, now).iter().map(answer))
        .collect();
    let now = now.map_or(NOBODY.to_owned(), written);
    let at = answers.iter().position(|answer| answer.value == now).unwrap_or(0);
    FormField::choice(Label::GroupApart(who), answers, at)
}

/// The ways to keep this group apart, the soft one of each pair of ways first.
fn offered(event: &Event, who: Relation, now: Option<GroupApart>) -> Vec<GroupApart> {
    let planned = event.plan.map(|plan| plan.rounds).or(event.setup.rounds).unwrap_or(ROUNDS);
    let last = match now.map(|group| group.rounds) {
        Some(ApartRounds::Through(last)) => planned.max(last),
        Some(ApartRounds::Always) | None => planned,
    };
    let all = (1..=last).map(ApartRounds::Through).chain([ApartRounds::Always]);
    all.flat_map(|rounds| [false, true].map(|absolute| GroupApart { who, rounds, absolute }))
        .collect()
}

fn answer(group: &GroupApart) -> Answer {
    let rounds = group.rounds.phrase();
    let shown = match group.absolute {
        true => msg!("day-rest.rounds-absolute", rounds),
        false => msg!("day-rest.rounds-soft", rounds),
    };
    Answer::new(written(*group), shown)
}

/// The same settings with the changes made in these fields.
pub(super) fn changed<'a>(
    event: &Event,
    mut setup: Setup,
    changed: &dyn Fn(Label) -> Option<&'a str>,
) -> Result<Setup, Message> {
    let new = Relation::WORDS.map(|(_, who)| (who, changed(Label::GroupApart(who))));
    if new.iter().all(|(_, value)| value.is_none()) {
        return Ok(setup);
    }
    let mut groups = event.groups_apart();
    for (who, chosen) in new {
        let Some(chosen) = chosen else { continue };
        let chosen = read_groups_apart(chosen)?.pop();
        let known = groups.iter().position(|group| group.who == who);
        match (known, chosen) {
            (Some(at), Some(group)) => groups[at] = group,
            (None, Some(group)) => groups.push(group),
            (Some(at), None) => _ = groups.remove(at),
            (None, None) => {}
        }
    }
    match groups == event.ruleset.preliminary.groups_apart() {
        true => setup.by_rules.push(Announced::Apart),
        false => setup.apart = Some(groups),
    }
    Ok(setup)
}
