//! A round paired by hand.

use super::keep_apart::not_kept_apart;
use super::officials::{leaders_who_meet, marshal_missing};
use super::{Paired, StageKind, check_in, sides};
use crate::event::decide::field::{breaches, contenders};
use crate::event::decide::{
    Decision, has_left, numbers, refuse_if, results_missing, round_robin_refusal, verb,
};
use crate::event::plan::preliminary_minutes;
use crate::event::{
    Action, Event, Id, Phase, Refusal, Who, answer, byes, find, house, phase, plan_for,
    start_blockers,
};
use crate::msg;
use crate::pairing::Breach;
use crate::words::Arg;

pub fn pair_by_hand(event: &Event, pairs: &[(Who, Option<Who>)]) -> Result<Decision, Refusal> {
    let mut warnings = Vec::new();
    let (number, plan) = match phase(event) {
        Phase::Registration => {
            let reasons = start_blockers(event);
            if !reasons.is_empty() {
                return Err(Refusal::from(reasons));
            }
            let (plan, departures) = plan_for(event, event.active().count() as u32)?;
            warnings.extend(departures);
            warnings.extend(marshal_missing(event));
            warnings.extend(event.lists_missing());
            (1, Some(plan))
        }
        Phase::BetweenRounds { next } => (next, None),
        Phase::Playing { .. } => return Err(results_missing(event)),
        _ => return Err(Refusal(msg!("pairing.no-round-by-hand"))),
    };
    let swiss = plan.map_or_else(
        || event.stage().is_some_and(|stage| stage.kind.is_preliminary()),
        |plan| plan.kind.is_preliminary(),
    );
    if !swiss {
        return Err(Refusal(match event.may_have_a_deciding_match() {
            true => msg!("pairing.match-of-two-seeds", pair = verb("pair")),
            false => msg!("pairing.bracket-is-fixed"),
        }));
    }
    let kind = plan.map(|plan| plan.kind).or(event.stage().map(|stage| stage.kind));
    if kind == Some(StageKind::RoundRobin) {
        return Err(round_robin_refusal());
    }
    let (tables, bye) = read_pairs(event, pairs)?;
    let field = contenders(event, number);
    let as_drawn: Vec<(Id, Id)> = tables.iter().map(|[a, b]| (*a, *b)).collect();
    let name = |id: Id| event.label(id);
    let breaches = breaches(event, &field, number == 1, &(as_drawn, bye));
    let breaches = breaches.iter().filter(|breach| !matches!(breach, Breach::Forbidden { .. }));
    warnings.extend(breaches.map(|breach| breach.sentence(&name)));
    // The warnings about players kept apart name the reason as well, so the breach is left out.
    warnings.extend(not_kept_apart(event, &tables, number, true));
    warnings.extend(leaders_who_meet(event, &tables));
    let numbered = numbers::assign(event, None, &tables);
    warnings.extend(numbered.warnings);
    let paired = Paired {
        plan,
        starts: if number == 1 { numbers::starts(event, 0) } else { Vec::new() },
        sides: sides::drawn(event, number, 0, &tables),
        tables,
        at: numbered.at,
        featured: numbered.featured,
        bye,
        awarded: event.with_awarded_bye(),
        out: event.sits_out_next(),
        by_hand: true,
        mission: event.draw_mission(1, number),
        ..Paired::empty(1, number, preliminary_minutes(event))
    };
    let message = answer(event.describe_paired(&paired));
    Ok(Decision::new(Action::Pair(Box::new(paired)), message).warned(warnings))
}

/// The command that pairs exactly this round by hand, with every entrant by number.
pub fn manually(tables: impl IntoIterator<Item = [Id; 2]>, bye: Option<Id>) -> String {
    let tables = tables.into_iter().map(|[a, b]| format!("#{a} = #{b}"));
    let all: Vec<String> = tables.chain(bye.map(|id| format!("#{id} = bye"))).collect();
    format!("pair manual \"{}\"", all.join(", "))
}

/// Reads the pairs. Everybody who plays the round must be named exactly once, and nobody else.
fn read_pairs(
    event: &Event,
    pairs: &[(Who, Option<Who>)],
) -> Result<(Vec<[Id; 2]>, Option<Id>), Refusal> {
    let mut seen: Vec<Id> = Vec::new();
    let mut once = |who: &Who| -> Result<Id, Refusal> {
        let id = find(event, who)?;
        refuse_if(seen.contains(&id), || msg!("pairing.paired-twice", name = event.label(id)))?;
        if !event.is_here(id) {
            return Err(has_left(&event.label(id)));
        }
        if !event.plays_next(id) {
            return Err(byes::has_one(event, id).unwrap_or_else(|| check_in::sits_out(event, id)));
        }
        seen.push(id);
        Ok(id)
    };
    let mut tables: Vec<[Id; 2]> = Vec::new();
    let mut bye = None;
    for (a, b) in pairs {
        let a = once(a)?;
        match b {
            Some(b) => tables.push([a, once(b)?]),
            None if bye.is_some() => return Err(Refusal(msg!("pairing.one-bye-only"))),
            None => bye = Some(a),
        }
    }
    let left: Vec<Arg> =
        event.next_field().filter(|e| !seen.contains(&e.id)).map(|e| e.label().into()).collect();
    if !left.is_empty() {
        let n = left.len();
        return Err(Refusal(msg!("pairing.without-a-game", n, names = Arg::List(left))));
    }
    house::paired_by_hand(event, &tables, bye)?;
    Ok((tables, bye))
}
