//! Limits that the numbers of rounds, players and places set.

use crate::event::action::Plan;
use crate::event::plan::{cut_of, plan_for, table};
use crate::event::standings::standings;
use crate::event::{Event, Id, StageKind};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, MatchShape, PointsPer};
use crate::words::Message;
use std::collections::BTreeSet;

/// The plan of Swiss rounds that the event follows, or would follow now.
fn swiss(event: &Event) -> Option<Plan> {
    let players = event.active().count() as u32;
    let plan = event.plan.or_else(|| plan_for(event, players).ok().map(|(plan, _)| plan));
    plan.filter(|plan| plan.kind == StageKind::Swiss)
}

fn paired(event: &Event) -> u32 {
    event.preliminary().map_or(0, |stage| stage.rounds.len() as u32)
}

/// More rounds are to come than somebody has opponents left.
///
/// In an odd field everybody can also have one round with a bye, or with a house player.
pub(super) fn rematch(event: &Event) -> Option<Message> {
    let plan = swiss(event)?;
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

/// The rounds that this player can still have without anything happening twice.
fn free_rounds(event: &Event, id: Id, odd: bool) -> u32 {
    let rounds = event.preliminary().map_or(&[][..], |stage| &stage.rounds);
    let own: Vec<_> = rounds.iter().filter_map(|round| round.of(id)).collect();
    let met: BTreeSet<Id> = own.iter().filter_map(|pairing| pairing.opponent(id)).collect();
    let others = event.active().filter(|other| other.id != id && !met.contains(&other.id));
    let was_free = own.iter().any(|p| p.is_bye() || event.house_game(p).is_some());
    others.count() as u32 + u32::from(odd && !was_free)
}

/// Too few rounds to leave one unbeaten player, and no finals that would decide.
pub(super) fn unbeaten(event: &Event) -> Option<Message> {
    let plan = swiss(event)?;
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

/// The cut takes everybody, or more than there are.
pub(super) fn cut_too_large(event: &Event) -> Option<Message> {
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
pub(super) fn cut_out_of_reach(event: &Event) -> Option<Message> {
    let plan = swiss(event)?;
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
