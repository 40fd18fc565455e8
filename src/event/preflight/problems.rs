//! What forbids the start of an event, and warnings of problems ahead: settings that cannot work
//! out with these players.
//!
//! A command that causes a problem warns of it once; the announcement shows all that exist now.

use super::schedule::schedule;
use crate::event::actions::Plan;
use crate::event::decide::{Trial, verb};
use crate::event::plan::{check_cut, cut_of, plan_for, table};
use crate::event::standings::standings;
use crate::event::{Command, Event, Id, Moment, StageKind, breaches_of_leader_rules};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, MatchShape, PairingKind, PointsPer, StructureKind};
use crate::words::Message;
use std::collections::BTreeSet;

/// The kind of a problem. Problems of one kind differ only in their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::event) enum ProblemKind {
    /// More rounds than players have opponents, or free rounds.
    Rematch,
    /// More than one player may be unbeaten in the end.
    Unbeaten,
    /// The cut takes all players, or more than there are.
    CutTooLarge,
    /// Nobody can have the points that the cut demands.
    CutOutOfReach,
    /// The hall closes before the end.
    Late,
}

/// Every problem ahead, one sentence for each kind. The moment is used for the schedule only.
pub(in crate::event) fn problems(event: &Event, now: Moment) -> Vec<(ProblemKind, Message)> {
    let late = schedule(event, now).and_then(|schedule| schedule.too_late(event));
    lasting_problems(event).into_iter().chain(late.map(|late| (ProblemKind::Late, late))).collect()
}

/// The problems that do not depend on the time of day.
pub(in crate::event) fn lasting_problems(event: &Event) -> Vec<(ProblemKind, Message)> {
    let no_longer = event.finished.is_some() || event.finals().is_some();
    if no_longer || event.active().nth(1).is_none() {
        return Vec::new();
    }
    let swiss = planned(event).filter(|plan| plan.kind == StageKind::Swiss);
    let all = [
        (ProblemKind::Rematch, swiss.and_then(|plan| rematch(event, plan))),
        (ProblemKind::Unbeaten, swiss.and_then(|plan| unbeaten(event, plan))),
        (ProblemKind::CutTooLarge, cut_too_large(event)),
        (ProblemKind::CutOutOfReach, swiss.and_then(|plan| cut_out_of_reach(event, plan))),
    ];
    all.into_iter().filter_map(|(kind, message)| Some((kind, message?))).collect()
}

/// The plan that the event follows, or would follow if it started now.
pub(super) fn planned(event: &Event) -> Option<Plan> {
    let players = event.active().count() as u32;
    event.plan.or_else(|| plan_for(event, players).ok().map(|(plan, _)| plan))
}

fn paired(event: &Event) -> u32 {
    event.preliminary().map_or(0, |stage| stage.rounds.len() as u32)
}

/// The problems that the command causes; for the first round, all there are.
pub(in crate::event) fn new_problems(trial: &Trial) -> Vec<Message> {
    let Trial { event, command, now, .. } = *trial;
    if command.pairs() {
        let begins = event.stages.is_empty();
        let new = problems(event, now)
            .into_iter()
            .filter(|(kind, _)| begins || *kind == ProblemKind::Late);
        return new.map(|(_, fact)| fact).collect();
    }
    // While the first players are entered, nobody knows yet how many will come.
    let first = matches!(command, Command::Add(_)) && event.active().nth(1).is_none();
    if first || !command.may_cause_problems() {
        return Vec::new();
    }
    let Some(after) = trial.after() else { return Vec::new() };
    let known = problems(event, now);
    // An organizer who sets the time wants to hear whether it is enough.
    let sets_time = matches!(command, Command::Setup(s) if s.closes.is_some() || s.pause.is_some());
    let is_new = |kind: ProblemKind| {
        sets_time && kind == ProblemKind::Late || known.iter().all(|(other, _)| *other != kind)
    };
    let new = problems(after, now).into_iter().filter(|(kind, _)| is_new(*kind));
    new.map(|(_, fact)| fact).collect()
}

/// More rounds remain than somebody has opponents left.
///
/// In an odd field everybody can also have one round with a bye, or with a house player.
fn rematch(event: &Event, plan: Plan) -> Option<Message> {
    let paired = paired(event);
    let left = plan.rounds.checked_sub(paired).filter(|left| *left > 0)?;
    let players = event.active().count() as u32;
    let odd = players % 2 == 1;
    // Nobody has met more opponents than there were rounds.
    if paired + left < players {
        return None;
    }
    let most = event.active().map(|entrant| free_rounds(event, entrant.id, odd)).min()?;
    if left <= most {
        return None;
    }
    let who = event.count_entrants(players as usize);
    let house = event.house_player().filter(|_| odd).map(|house| house.label().into_owned());
    Some(match house {
        _ if !odd => msg!("settings.rematch", players = who, most, left),
        None => msg!("settings.rematch-or-bye", players = who, most, left),
        Some(name) => msg!("settings.rematch-or-house", players = who, most, left, name),
    })
}

/// The rounds that this player can still play without a rematch or a second bye.
fn free_rounds(event: &Event, id: Id, odd: bool) -> u32 {
    let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
    let own: Vec<_> = rounds.iter().filter_map(|round| round.of(id)).collect();
    let met: BTreeSet<Id> = own.iter().filter_map(|pairing| pairing.opponent(id)).collect();
    let others = event.active().filter(|other| other.id != id && !met.contains(&other.id));
    let was_free = own.iter().any(|p| p.is_bye() || event.house_game(p).is_some());
    others.count() as u32 + u32::from(odd && !was_free)
}

/// Too few rounds to leave one unbeaten player, and no finals to decide.
fn unbeaten(event: &Event, plan: Plan) -> Option<Message> {
    let decides = event.ruleset.finals.kind == FinalsKind::DecidingMatch;
    if plan.cut > 0 || decides || !event.stages.is_empty() {
        return None;
    }
    let players = event.active().count() as u32;
    let needed = players.next_power_of_two().trailing_zeros();
    let who = event.count_entrants(players as usize);
    (plan.rounds < needed)
        .then(|| msg!("settings.unbeaten", n = plan.rounds, players = who, needed))
}

/// The cut takes all players, or more than there are.
fn cut_too_large(event: &Event) -> Option<Message> {
    let players = event.active().count() as u32;
    let row = table(event).and_then(|table| table.row(players));
    let (cut, by) = match event.plan {
        Some(plan) => (plan.cut, plan.cut_by),
        None => cut_of(event, row),
    };
    let who = event.count_entrants(players as usize);
    match by {
        _ if cut == 0 => return None,
        CutRule::Top | CutRule::TopAndLevel => {}
        CutRule::MinimumPoints => return None,
    }
    match cut.cmp(&players) {
        std::cmp::Ordering::Less => None,
        std::cmp::Ordering::Equal => Some(msg!("settings.cut-takes-all", cut, players = who)),
        std::cmp::Ordering::Greater => Some(msg!("settings.cut-too-large", cut, players = who)),
    }
}

/// Nobody can have as many points as the cut demands.
fn cut_out_of_reach(event: &Event, plan: Plan) -> Option<Message> {
    if plan.cut == 0 || plan.cut_by != CutRule::MinimumPoints {
        return None;
    }
    let points = &event.ruleset.preliminary.points;
    let wins = match (points.per, event.ruleset.preliminary.shape) {
        (PointsPer::Match, _) | (PointsPer::Game, MatchShape::OneGame) => 1,
        (PointsPer::Game, MatchShape::TwoGames | MatchShape::FirstToTwo) => 2,
    };
    // A match to two wins may bring the points of lost games as well.
    let lost = match (points.per, event.ruleset.preliminary.shape) {
        (PointsPer::Game, MatchShape::FirstToTwo) => points.timed_loss.unwrap_or(points.loss),
        _ => 0,
    };
    let a_round = points.win.saturating_mul(wins).saturating_add(lost).max(points.bye);
    let played = event.round().is_some_and(|round| round.is_complete());
    let counted = paired(event).saturating_sub(u32::from(paired(event) > 0 && !played));
    // Points of tables of a running round are counted twice, so the bound is never too low.
    let best = standings(event).iter().filter(|line| event.is_here(line.entrant));
    let best = best.map(|line| line.points).max().unwrap_or(0);
    let most = plan.rounds.saturating_sub(counted).saturating_mul(a_round).saturating_add(best);
    (plan.cut > most)
        .then(|| msg!("settings.cut-out-of-reach", cut = msg!("common.points", n = plan.cut), most))
}

/// Every reason why the first round cannot be paired now, each with its remedy. The list is
/// empty if the round can be paired. The announcement shows the same sentences.
pub fn start_blockers(event: &Event) -> Vec<Message> {
    let mut reasons = breaches_of_leader_rules(event);
    reasons.extend(too_few(event));
    reasons.extend(no_rounds(event));
    reasons.extend(no_such_cut(event));
    reasons
}

/// The reason if there are too few entrants to pair.
pub(in crate::event) fn too_few(event: &Event) -> Option<Message> {
    let who = if event.in_teams() { "team" } else { "player" };
    match (event.active().count(), event.pods.is_empty()) {
        (0, true) => Some(msg!("screen.no-player", key = verb("add"))),
        (n @ (0 | 1), pods) => {
            let pods = if pods { "none" } else { "drawn" };
            Some(msg!("settings.too-few", n, who, pods))
        }
        _ => None,
    }
}

/// The number of entrants to plan for. With fewer than two, only a custom structure without pods
/// can be judged, for any number of players.
fn expected(event: &Event) -> Option<u32> {
    let players = event.active().count() as u32;
    let pods = event.ruleset.preliminary.pairing == PairingKind::RoundRobin;
    let own = !pods && event.setup.structure == Some(StructureKind::Custom);
    match players {
        0 | 1 => own.then_some(u32::MAX),
        _ => Some(players),
    }
}

/// Why the number of rounds cannot be determined.
pub(in crate::event) fn no_rounds(event: &Event) -> Option<Message> {
    let why = plan_for(event, expected(event)?).err()?;
    Some(why).filter(|why| no_such_cut(event).as_ref() != Some(why))
}

/// Why the announced cut, or that of the structure's table, cannot be made.
pub(in crate::event) fn no_such_cut(event: &Event) -> Option<Message> {
    let players = expected(event)?;
    let row = table(event).and_then(|table| table.row(players));
    let (cut, by) = cut_of(event, row);
    check_cut(event, cut, by, players).err()
}
