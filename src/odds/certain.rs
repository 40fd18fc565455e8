//! Certainty: who is certain of the goal, and who is out.

use super::bounds::bounds;
use super::exhaustion::exhaust;
use super::figures::OwnResult;
use super::prospect::{Goal, Prospect, Prospects};
use super::rest::{Rest, Table};
use crate::event::{Event, Id, Side, announced_cut_size, ranked};
use crate::ruleset::Replacement;

/// The certainty about everybody now.
///
/// None before the first round, after the cut, and where nobody plays for a place.
///
/// Once all rounds are paired, every end is tried if the open tables have at most 5,000 together;
/// results that are the same for the standings count once. Otherwise bounds are asked, which may
/// leave somebody [`Prospect::Open`] but are never wrong.
pub fn prospects(event: &Event) -> Option<Prospects> {
    Some(certain(&Rest::of(event)?))
}

/// The certainty about everybody if this is the rest.
pub(super) fn certain(rest: &Rest) -> Prospects {
    match exhaust(rest) {
        Some(all) => Prospects::new(rest.goal(), true, all),
        None => Prospects::new(rest.goal(), false, bounds(rest)),
    }
}

/// Whether the two at this table of the newest round are both certain of the goal if they draw.
///
/// None if the table has a result, or if the game knows no draws. Every drawn result counts.
pub fn safe_draw(event: &Event, table: u32) -> Option<bool> {
    let rest = Rest::of(event)?;
    let is_it = |open: &Table| open.is_newest && open.number == Some(table);
    let at = rest.tables.iter().position(is_it)?;
    let seats = rest.tables[at].seats;
    let drawn = certain(&rest.with_own(at, Side::A, OwnResult::Draw)?);
    Some(seats.iter().all(|id| drawn.of(*id) == Prospect::Certain))
}

/// The player who comes in if one of those who would make the cut now gives up the place.
///
/// It is the next in the present standings among those who are here, but nobody who is certain of
/// a place anyway. None without a cut, if nobody is left, and in a game in which nobody takes a
/// place that is given up.
pub fn comes_in(event: &Event) -> Option<Id> {
    let rest = Rest::of(event).filter(|rest| rest.goal() == Goal::Cut)?;
    let size = announced_cut_size(event) as usize;
    let replaced = rest.ruleset.finals.replacement == Replacement::NextInStandings;
    if !replaced {
        return None;
    }
    let known = certain(&rest);
    let mut next = ranked(event).skip(size).map(|standing| standing.entrant);
    next.find(|id| known.of(*id) != Prospect::Certain)
}
