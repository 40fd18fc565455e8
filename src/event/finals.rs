//! The cut and the finals: how many entrants a cut takes, with the words for it; the champion, the
//! final places, and the deciding match among equals.

use super::actions::Plan;
use super::{
    CutBy, Event, Id, Pairing, Refusal, Round, Stage, StageKind, Standing, Status, double,
    standings,
};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind, MatchShape};
use crate::words::Message;
use std::sync::Arc;

/// The champion, once everything announced has been played: the winner of the final; without finals
/// the first in the standings, unless a deciding match is due.
pub fn champion(event: &Event) -> Option<Id> {
    let may_win = |id: &Id| !is_disqualified(event, *id);
    if let Some(finals) = event.finals() {
        if let Some(double) = double::state(event) {
            return double.champion().filter(may_win);
        }
        let Some(last) = finals.rounds.last() else {
            // All others declined their places, and nobody moved up.
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
    /// Whether the games of the finals have started: a match has a result or is marked as started,
    /// players have reported one, or the round's clock was started.
    pub(super) fn finals_have_started(&self) -> bool {
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

/// Rounds until only one of this many entrants is left.
pub(super) fn rounds_for(kind: StageKind, entrants: usize) -> u32 {
    if kind == StageKind::DoubleElimination {
        return double::rounds_for(entrants);
    }
    entrants.next_power_of_two().trailing_zeros()
}

/// Winners of the newest round, by game; None if nobody won, or the winner has dropped since.
pub(super) fn winners(event: &Event, finals: &Stage) -> Vec<Option<Id>> {
    let number = |round: &Round| round.pairings.iter().filter_map(|p| p.number).max().unwrap_or(0);
    let (Some(first), Some(last)) = (finals.rounds.first(), finals.rounds.last()) else {
        return Vec::new();
    };
    // Only the first round is sure to have all its games; later rounds lack those that nobody was
    // left to play.
    let games = finals.rounds[1..].iter().fold(number(first), |games, _| games.div_ceil(2));
    let winner = |number: u32| {
        let game = last.pairings.iter().find(|p| p.number == Some(number));
        game.and_then(Pairing::winner).filter(|id| event.is_here(*id))
    };
    (1..=games).map(winner).collect()
}

/// The order after the finals, best first; empty before the cut.
///
/// The champion and the runner-up come first, the others by the round in which they were
/// eliminated. Shared places are in the order of the seeds. Disqualified entrants come last.
pub fn final_places(event: &Event) -> Vec<Id> {
    let Some(finals) = event.finals() else { return Vec::new() };
    let mut places: Vec<Id> = entered(finals);
    match double::state(event) {
        // Entrants without a place yet are still playing, so they come first.
        Some(double) => {
            let decided: Vec<Id> = double.places().iter().map(|place| place.id).collect();
            places.sort_by_key(|id| decided.iter().position(|placed| placed == id));
        }
        // A stable sort keeps the order of seeds among those who got equally far.
        None => places.sort_by_key(|id| std::cmp::Reverse(reached(finals, *id))),
    }
    let behind = standings(event).iter().map(|s| s.entrant);
    let rest: Vec<Id> = behind.filter(|id| !places.contains(id)).collect();
    places.extend(rest);
    places.sort_by_key(|id| is_disqualified(event, *id));
    places
}

/// Everybody in the finals: the seeds or, if the event started with elimination, the players in the
/// order of their games.
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

/// Whether this entrant plays no more in this elimination stage: they are not seeded, or have lost
/// as often as the bracket allows.
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
    /// Whether this game's only final is a deciding match.
    pub fn may_have_a_deciding_match(&self) -> bool {
        self.ruleset.finals.kind == FinalsKind::DecidingMatch
    }

    /// Entrants who would play the deciding match now, best first: those in the event with the most
    /// points, if there are several.
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

    /// Whether an entrant has as many points as the players of the deciding match, so that they
    /// could replace one.
    pub(super) fn is_level_with(&self, first: Id, other: Id) -> bool {
        let points = |id: Id| standings(self).standing(id).map(|s| s.points);
        points(first) == points(other)
    }
}

/// The players of the deciding match, at most two.
///
/// # Errors
/// Only one entrant with the most points is left to play.
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

impl Plan {
    /// The announced cut, if any.
    pub fn cut(&self) -> Option<CutBy> {
        let by = match self.cut_by {
            CutRule::Top => CutBy::Top(self.cut),
            CutRule::TopAndLevel => CutBy::TopAndLevel(self.cut),
            CutRule::MinimumPoints => CutBy::Points(self.cut),
        };
        (self.cut > 0).then_some(by)
    }

    /// The cut in words: `no cut`, `cut to 4`, `cut to 4 and all level`, `cut at 9 points`.
    pub fn cut_phrase(&self) -> Message {
        match (self.cut, self.cut_by) {
            (0, _) => msg!("finals.no-cut"),
            (n, CutRule::Top) => msg!("finals.cut-to", n),
            (n, CutRule::TopAndLevel) => msg!("finals.cut-to-and-level", n),
            (n, CutRule::MinimumPoints) => msg!("finals.cut-at", n),
        }
    }
}

/// Entrants who could make the cut, best first.
pub fn ranked(event: &Event) -> impl Iterator<Item = &Standing> + Clone {
    standings(event).iter().filter(|standing| event.is_here(standing.entrant))
}

/// How many entrants the announced cut takes with the present standings; 0 without a cut.
pub fn announced_cut_size(event: &Event) -> u32 {
    match event.plan.and_then(|plan| plan.cut()) {
        None | Some(CutBy::Announced) => 0,
        Some(CutBy::Top(size)) => size,
        Some(by) => cut_size(event, by) as u32,
    }
}

/// The line of a cut in the standings, below the last entrant it takes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CutLine {
    pub last: Id,
    /// The cut in words: `cut to 8`.
    pub phrase: Message,
}

/// The line of the announced cut in the present standings, or of the cut that was made.
///
/// None without a cut, or if nobody is below it.
pub fn cut_line(event: &Event) -> Option<CutLine> {
    event.preliminary().filter(|_| !event.may_have_a_deciding_match())?;
    let announced = event.plan.and_then(|plan| plan.cut()).is_some();
    if event.finals().is_none() && !announced {
        return None;
    }
    let all = standings(event);
    let (last, phrase) = match event.finals() {
        Some(finals) => {
            let ranks = finals.seeds.iter().filter_map(|id| all.standing(*id));
            let last = ranks.max_by_key(|standing| standing.rank)?;
            (last, msg!("finals.cut-to", n = finals.seeds.len()))
        }
        None => {
            let size = announced_cut_size(event) as usize;
            (ranked(event).nth(size.checked_sub(1)?)?, event.plan?.cut_phrase())
        }
    };
    let somebody_is_below = all.last().is_some_and(|lowest| lowest.rank > last.rank);
    somebody_is_below.then_some(CutLine { last: last.entrant, phrase })
}

/// The top seeds who have byes in the first round, if a single elimination has more places than
/// players.
///
/// None if nobody has one.
pub fn byes_of_the_first(event: &Event, seeds: usize) -> Option<Message> {
    let single = event.ruleset.finals.kind == FinalsKind::SingleElimination;
    let byes = seeds.next_power_of_two() - seeds;
    (single && seeds > 1 && byes > 0).then(|| match byes {
        1 => msg!("ruleset.bye"),
        _ => msg!("ruleset.byes", n = byes),
    })
}

/// The players whom the announced cut takes with the present standings, best first.
///
/// Empty without a cut.
pub fn in_the_cut(event: &Event) -> Vec<Id> {
    let announced = event.plan.and_then(|plan| plan.cut());
    announced.map_or_else(Vec::new, |by| taken_by(event, by))
}

/// Those of the active entrants whom a cut takes, best first.
pub(super) fn taken_by(event: &Event, by: CutBy) -> Vec<Id> {
    let by = match by {
        CutBy::Announced => return in_the_cut(event),
        by => by,
    };
    let size = taken(by, ranked(event).map(|standing| standing.points));
    ranked(event).take(size).map(|standing| standing.entrant).collect()
}

/// How many of the active entrants a cut takes.
fn cut_size(event: &Event, by: CutBy) -> usize {
    match by {
        CutBy::Announced => announced_cut_size(event) as usize,
        by => taken_by(event, by).len(),
    }
}

/// How many a cut takes, given the points of everybody who could make it, best first.
pub fn taken(by: CutBy, points: impl Iterator<Item = u32> + Clone) -> usize {
    let at_least = |least: u32| points.clone().take_while(|points| *points >= least).count();
    match by {
        CutBy::Announced => 0,
        CutBy::Top(size) => points.take(size as usize).count(),
        CutBy::TopAndLevel(size) => {
            let last = points.clone().nth((size as usize).saturating_sub(1));
            at_least(last.unwrap_or(0))
        }
        CutBy::Points(least) => at_least(least),
    }
}
