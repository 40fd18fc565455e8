//! The standings now, or after an earlier round.

use super::page::{Column, Page, Rows, Section, Table};
use super::request::ShowRequest;
use super::rounds::date;
use crate::event::standings::{Value, put_ahead};
use crate::event::{
    Action, Event, Id, Pairing, Phase, Refusal, Standing, Status, champion, final_places, phase,
    phase_phrase, standings,
};
use crate::msg;
use crate::ruleset::{TieBreak, Unit};
use crate::words::{Arg, Message};
use std::borrow::Cow;
use std::collections::BTreeMap;

/// The event as it is, or as it was after an earlier round.
///
/// For an earlier round, the log is replayed up to the pairing of the next one.
pub(super) fn as_requested(event: &Event, request: ShowRequest) -> Result<Cow<'_, Event>, Refusal> {
    if request.stage.is_some_and(|stage| stage != 1) {
        return Err(Refusal(msg!("cli.only-first-stage")));
    }
    let Some(round) = request.round else { return Ok(Cow::Borrowed(event)) };
    let stage = event.preliminary().ok_or_else(|| Refusal(msg!("cli.no-standings-yet")))?;
    let most = stage.rounds.len() as u32;
    let found = round.checked_sub(1).and_then(|index| stage.rounds.get(index as usize));
    let found = found.ok_or_else(|| Refusal(msg!("cli.no-such-round", round, most)))?;
    if !found.is_complete() {
        return Err(Refusal(msg!("cli.round-not-over", round)));
    }
    let pairs_next = |action: &Action| matches!(action, Action::Pair(paired) if paired.stage == 1 && paired.round == round + 1);
    let ends = |action: &Action| pairs_next(action) || matches!(action, Action::Cut(_));
    // Every prefix of a log leads to a state.
    let then = event.counting().rfind(|entry| ends(&entry.action));
    let then = then.and_then(|entry| event.as_of(entry.n - 1));
    Ok(then.map_or(Cow::Borrowed(event), Cow::Owned))
}

pub(super) fn page(event: &Event, round: Option<u32>) -> Page {
    let is_playing = event.finals().is_none() && matches!(phase(event), Phase::Playing { .. });
    let standings = match round.or(finished_rounds(event)) {
        _ if !final_ranks(event).is_empty() => msg!("pages.final-standings"),
        _ if round.is_none() && is_playing => {
            let number = event.round().map_or(0, |round| round.number);
            msg!("pages.standings-during", round = number)
        }
        Some(round) => msg!("pages.standings-after", round),
        None => msg!("pages.standings"),
    };
    let mut facts: Vec<Arg> = vec![match round {
        Some(_) => msg!("pages.as-it-stood", date = date(event)).into(),
        None => where_it_stands(event).into(),
    }];
    facts.extend(champion_fact(event).map(Arg::from));
    facts.extend(pod_winners(event).map(Arg::from));
    let title = msg!("common.dotted", one = event.name(), other = standings).into();
    Page { title, facts, sections: sections(event) }
}

/// The standings of all players, and if there are several pods, of each pod.
fn sections(event: &Event) -> Vec<Section> {
    let all = table(event);
    if event.pods.len() < 2 {
        return vec![Section::plain(all)];
    }
    let pods = (0..event.pods.len()).map(|pod| {
        let places = event.pod_standings(pod).into_iter().copied().zip(1..);
        let ranked = places.map(|(standing, rank)| Standing { rank, ..standing }).collect();
        Section::new(msg!("verify.pod", n = pod + 1).capitalised(), of(event, ranked, false))
    });
    std::iter::once(Section::plain(all)).chain(pods).collect()
}

/// `Winners: pod 1 Ewa, pod 2 Jan`, for pods whose games are over.
pub fn pod_winners(event: &Event) -> Option<Message> {
    let winners = event.pod_winners();
    let known = (1..).zip(&winners).filter_map(|(pod, id)| Some((pod, (*id)?)));
    let named = |(pod, id): (usize, Id)| msg!("pages.pod-winner", n = pod, name = event.label(id));
    let named: Vec<Arg> = known.map(|pod| named(pod).into()).collect();
    (winners.len() > 1 && !named.is_empty())
        .then(|| msg!("pages.pod-winners", winners = Arg::Series(named)))
}

fn finished_rounds(event: &Event) -> Option<u32> {
    let stage = event.preliminary()?;
    let whole = stage.rounds.iter().take_while(|round| round.is_complete()).count();
    (whole > 0).then_some(whole as u32)
}

/// The day, the players, and the current phase.
pub(super) fn where_it_stands(event: &Event) -> Message {
    let now = phase_phrase(event);
    let players = event.count_entrants(event.players().count());
    msg!("common.three-dotted", one = date(event), other = players, third = now)
}

pub(super) fn table(event: &Event) -> Table {
    let ranks = final_ranks(event);
    let mut standings = standings(event).to_vec();
    // The places before the finals stay readable beside the final ones.
    standings.sort_by_key(|standing| ranks.get(&standing.entrant).copied());
    of(event, standings, event.pods.len() > 1)
}

/// A row for each of these standings, with the pod if `pods`.
fn of(event: &Event, lines: Vec<Standing>, pods: bool) -> Table {
    let ranks = final_ranks(event);
    let values = standings(event);
    let mut in_order = lines.clone();
    in_order.sort_by_key(|standing| standing.rank);
    let ahead = put_ahead(event, &in_order);
    let entrant = |standing: &Standing| event.entrant(standing.entrant);
    let pod = |s: &Standing| Arg::or_empty(event.pod_of(s.entrant).map(|pod| pod + 1));
    let mut rows = Rows::of(lines)
        .number_if_any(msg!("screen.final").capitalised(), |s| {
            Arg::or_empty(ranks.get(&s.entrant).copied())
        })
        .number(msg!("keys.place").capitalised(), |s: &Standing| s.rank)
        .words(msg!("keys.player").capitalised(), |s| event.label(s.entrant))
        .words_if_any(msg!("roster.club").capitalised(), |s| {
            Arg::or_empty(entrant(s).and_then(|e| e.club.clone()))
        })
        .column_if(pods, Column::number(msg!("screen.pod-short").capitalised()), pod)
        .number(msg!("screen.points").capitalised(), |s| event.points_figure(s.points))
        .number(msg!("handbook.column-rounds").capitalised(), |s| s.rounds);
    for tie_break in &event.ruleset.preliminary.tie_breaks {
        let cell = |s: &Standing| {
            let value = values.value(s.entrant, *tie_break);
            tie_break_cell(*tie_break, value, ahead.contains(&s.entrant))
        };
        rows = rows.number(tie_break.about().heading, cell);
    }
    let note = |s: &Standing| Arg::or_empty(entrant(s).and_then(|e| status(e.status)));
    rows.words_if_any(msg!("standings.note"), note).table()
}

/// `left`, `disqualified`; nothing for a player who is here.
pub fn status(status: Status) -> Option<Message> {
    match status {
        Status::Active => None,
        Status::Dropped { .. } => Some(msg!("pages.left")),
        Status::Disqualified { .. } => Some(msg!("season.disqualified")),
        Status::Unregistered => Some(msg!("pages.not-registered")),
    }
}

/// `Champion: Ewa`, once there is one.
pub(super) fn champion_fact(event: &Event) -> Option<Message> {
    champion(event).map(|id| msg!("pages.champion", name = event.label(id)))
}

/// The places after the finals, by entrant, once they are decided.
///
/// Without a champion nobody is first. If all lost the last game, they share second place.
pub(super) fn final_ranks(event: &Event) -> BTreeMap<Id, u32> {
    let Some(finals) = event.finals() else { return BTreeMap::new() };
    let ranked = final_places(event).into_iter().zip(1..);
    if champion(event).is_some() {
        return ranked.collect();
    }
    let is_over = matches!(phase(event), Phase::Decided { .. } | Phase::Finished);
    let lost_by_both = |pairing: &Pairing| pairing.outcome.is_some() && pairing.winner().is_none();
    let lost_by_all =
        || finals.rounds.last().is_some_and(|last| last.pairings.iter().all(lost_by_both));
    match is_over && lost_by_all() {
        true => ranked.map(|(id, place)| (id, place.max(2))).collect(),
        false => BTreeMap::new(),
    }
}

/// The cell of a tie-break; `ahead` says whether head to head put the player ahead.
pub fn tie_break_cell(tie_break: TieBreak, value: Option<Value>, ahead: bool) -> Arg {
    match (tie_break.about().unit, value) {
        (Unit::Ahead, _) if ahead => msg!("standings.ahead").into(),
        (Unit::Ahead, _) => "–".into(),
        (_, None) => "".into(),
        (_, Some(value)) => tie_break_value(tie_break, value),
    }
}

/// A value as it is shown. Means always have decimals, so a column can be compared.
pub fn tie_break_value(tie_break: TieBreak, value: Value) -> Arg {
    match value {
        Value::Exact(mean) if tie_break.is_mean() => Arg::Decimal(mean.decimals()),
        Value::Exact(sum) if tie_break.about().unit == Unit::Sum => {
            Arg::Decimal(sum.two_decimals())
        }
        Value::Exact(_) | Value::Drawn(_) | Value::Beaten(_) | Value::Margin(_) => {
            exactly(value).into()
        }
    }
}

/// The exact value, without rounding.
pub(super) fn exactly(value: Value) -> String {
    match value {
        Value::Exact(fraction) => fraction.to_string(),
        Value::Drawn(number) | Value::Beaten(number) => number.to_string(),
        Value::Margin(sum) => sum.to_string(),
    }
}
