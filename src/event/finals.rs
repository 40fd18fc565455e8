//! The finals: the champion, the places that they give, and the match that decides among equals.

use super::{
    Event, Id, Pairing, Refusal, Round, Stage, StageKind, Standing, Status, double, standings,
};
use crate::msg;
use crate::ruleset::{FinalsKind, MatchShape};
use std::sync::Arc;

/// The champion, as soon as everything announced has been played. It is the winner of the
/// final. Without finals it is the first in the standings, unless a deciding match is still
/// due.
pub fn champion(event: &Event) -> Option<Id> {
    let may_win = |id: &Id| !is_disqualified(event, *id);
    if let Some(finals) = event.finals() {
        if let Some(double) = double::state(event) {
            return double.champion().filter(may_win);
        }
        let Some(last) = finals.rounds.last() else {
            // All others gave up their places, and nobody came in.
            let [only] = finals.seeds.as_slice() else { return None };
            return Some(*only).filter(may_win);
        };
        let [only] = last.pairings.as_slice() else { return None };
        return only.winner().filter(may_win);
    }
    let stage = event.preliminary()?;
    let no_cut = event.plan.is_some_and(|plan| plan.cut().is_none());
    let first = || standings(event).first().map(|s| s.entrant).filter(may_win);
    let decided = || event.level_at_the_top().is_empty();
    (no_cut && stage.is_complete() && decided()).then(first)?
}

impl Event {
    /// Returns whether the games of the finals have begun.
    ///
    /// A match has a result or is marked as begun, players have entered a result, or the round's
    /// clock was started.
    pub(super) fn finals_have_begun(&self) -> bool {
        let Some(finals) = self.finals() else { return false };
        let Some(first) = finals.rounds.first() else { return false };
        let stage = self.stages.len();
        finals.rounds.len() > 1
            || !self.clock.is_stopped()
            || first.pairings.iter().any(|pairing| !pairing.is_bye() && pairing.is_under_way())
            || self.claims.iter().any(|claim| claim.reported.stage == stage)
    }
}

fn is_disqualified(event: &Event, id: Id) -> bool {
    matches!(event.entrant(id).map(|e| e.status), Some(Status::Disqualified { .. }))
}

/// Rounds until one of this many entrants is left.
pub(super) fn rounds_for(kind: StageKind, entrants: usize) -> u32 {
    if kind == StageKind::DoubleElimination {
        return double::rounds_for(entrants);
    }
    entrants.next_power_of_two().trailing_zeros()
}

/// Winners of the newest round, by game. None means that nobody won, or that the winner has
/// left since.
pub(super) fn winners(event: &Event, finals: &Stage) -> Vec<Option<Id>> {
    let number = |round: &Round| round.pairings.iter().filter_map(|p| p.number).max().unwrap_or(0);
    let (Some(first), Some(last)) = (finals.rounds.first(), finals.rounds.last()) else {
        return Vec::new();
    };
    // Only the first round is sure to have all its games. Later rounds lack the games that
    // nobody was left to play.
    let games = finals.rounds[1..].iter().fold(number(first), |games, _| games.div_ceil(2));
    let winner = |number: u32| {
        let game = last.pairings.iter().find(|p| p.number == Some(number));
        game.and_then(Pairing::winner).filter(|id| event.is_here(*id))
    };
    (1..=games).map(winner).collect()
}

/// The order after the finals, best first; empty before the cut.
///
/// The champion and the runner-up come first. The others follow by the round of the loss that put
/// them out. Shared places are in the order of the seeds. Disqualified entrants come last.
pub fn final_places(event: &Event) -> Vec<Id> {
    let Some(finals) = event.finals() else { return Vec::new() };
    let mut places: Vec<Id> = entered(finals);
    match double::state(event) {
        // Entrants without a place yet are still in, so they come before all who have one.
        Some(double) => {
            let decided: Vec<Id> = double.places().iter().map(|place| place.id).collect();
            places.sort_by_key(|id| decided.iter().position(|placed| placed == id));
        }
        // A stable sort keeps the seeds' order among those who got equally far.
        None => places.sort_by_key(|id| std::cmp::Reverse(reached(finals, *id))),
    }
    let behind = standings(event).iter().map(|s| s.entrant);
    let rest: Vec<Id> = behind.filter(|id| !places.contains(id)).collect();
    places.extend(rest);
    places.sort_by_key(|id| is_disqualified(event, *id));
    places
}

/// Everybody in the finals: the seeds. If the event started with elimination, the players
/// in the order of their games.
fn entered(finals: &Stage) -> Vec<Id> {
    if !finals.seeds.is_empty() {
        return finals.seeds.clone();
    }
    let Some(first) = finals.rounds.first() else { return Vec::new() };
    let mut pairings: Vec<_> = first.pairings.iter().collect();
    pairings.sort_by_key(|p| p.number);
    pairings.iter().flat_map(|p| [Some(p.a), p.b]).flatten().collect()
}

/// The number of finals rounds this entrant survived.
fn reached(finals: &Stage, id: Id) -> usize {
    let won = |round: &&Arc<Round>| round.pairings.iter().any(|p| p.winner() == Some(id));
    finals.rounds.iter().filter(won).count()
}

/// Returns whether this entrant plays no more in this elimination stage.
///
/// They are not seeded, or beaten as often as the bracket allows.
pub fn is_out(event: &Event, finals: &Stage, id: Id) -> bool {
    let seeded = event.preliminary().is_none() || finals.seeds.contains(&id);
    let lost = |pairing: &Pairing| {
        pairing.has(id) && pairing.outcome.is_some() && pairing.winner() != Some(id)
    };
    let losses = finals.rounds.iter().flat_map(|round| &round.pairings).filter(|p| lost(p)).count();
    let most = if finals.kind == StageKind::DoubleElimination { 2 } else { 1 };
    !seeded || losses >= most
}

impl Event {
    /// Whether a match of the newest round may have several games.
    ///
    /// Before the first round it is a match of the stage.
    pub fn plays_several_games(&self) -> bool {
        let Some(stage) = self.stage() else { return false };
        let seated = |round: &Round| round.pairings.iter().any(|pairing| !pairing.is_bye());
        let played = stage.rounds.last().is_none_or(|round| seated(round));
        played && stage.shape != MatchShape::OneGame
    }
}

impl Event {
    /// Returns whether this game's only final is a deciding match.
    pub fn may_have_a_deciding_match(&self) -> bool {
        self.ruleset.finals.kind == FinalsKind::DecidingMatch
    }

    /// Entrants who could play the deciding match as things stand, best first. They are
    /// several on the most points; those who have left are not among them.
    pub fn level_at_the_top(&self) -> Vec<Id> {
        if !self.may_have_a_deciding_match() {
            return Vec::new();
        }
        let status = |s: &&Standing| self.entrant(s.entrant).map(|e| e.status);
        let put_out = |s: &&Standing| matches!(status(s), Some(super::Status::Disqualified { .. }));
        let table: Vec<&Standing> = standings(self).iter().filter(|s| !put_out(s)).collect();
        let most = table.first().map_or(0, |first| first.points);
        let level: Vec<Id> = table.iter().filter(|s| s.points == most).map(|s| s.entrant).collect();
        match level.len() {
            0 | 1 => Vec::new(),
            _ => level.into_iter().filter(|id| self.is_here(*id)).collect(),
        }
    }

    /// Returns whether an entrant has as many points as the first player of the deciding
    /// match. They could then take the place of a player who does not play.
    pub(super) fn is_level_with(&self, first: Id, other: Id) -> bool {
        let points = |id: Id| standings(self).standing(id).map(|s| s.points);
        points(first) == points(other)
    }
}

/// The players of the deciding match, at most two.
///
/// # Errors
/// One entrant is first, and nobody who is level is left to play.
pub(super) fn deciding_players(event: &Event) -> Result<Vec<Id>, Refusal> {
    let mut level = event.level_at_the_top();
    level.truncate(2);
    match (level.is_empty(), standings(event).first()) {
        (true, Some(first)) => {
            Err(Refusal(msg!("result.first-alone", name = event.label(first.entrant))))
        }
        _ => Ok(level),
    }
}
