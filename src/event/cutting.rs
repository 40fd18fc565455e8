//! How many entrants a cut takes, and the words for it.

use super::actions::Plan;
use super::standings::standings;
use super::{CutBy, Event, Id, Standing};
use crate::msg;
use crate::ruleset::{CutRule, FinalsKind};
use crate::words::Message;

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
