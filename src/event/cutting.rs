//! The number of entrants a cut takes, and the words for a cut.

use super::action::Plan;
use super::standings::standings;
use super::{CutBy, Event, Standing};
use crate::msg;
use crate::ruleset::CutRule;
use crate::words::Message;

impl Plan {
    /// The announced cut; None if there is none.
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
            (0, _) => msg!("stage.no-cut"),
            (n, CutRule::Top) => msg!("stage.cut-to", n = n),
            (n, CutRule::TopAndLevel) => msg!("stage.cut-to-and-level", n = n),
            (n, CutRule::MinimumPoints) => msg!("stage.cut-at", n = n),
        }
    }
}

/// Entrants who could go on to the finals, best first.
pub fn ranked(event: &Event) -> impl Iterator<Item = &Standing> {
    standings(event).iter().filter(|standing| event.is_here(standing.entrant))
}

/// How many entrants the announced cut would take with the present standings. It is 0 if no
/// cut is announced.
pub fn announced_cut_size(event: &Event) -> u32 {
    match event.plan.and_then(|plan| plan.cut()) {
        None | Some(CutBy::Announced) => 0,
        Some(CutBy::Top(size)) => size,
        Some(by) => cut_size(event, by) as u32,
    }
}

/// How many of the active entrants a cut takes.
pub(super) fn cut_size(event: &Event, by: CutBy) -> usize {
    match by {
        CutBy::Announced => announced_cut_size(event) as usize,
        CutBy::Top(size) => ranked(event).take(size as usize).count(),
        CutBy::TopAndLevel(size) => {
            let last = ranked(event).nth((size as usize).saturating_sub(1));
            let points = last.map_or(0, |standing| standing.points);
            ranked(event).take_while(|standing| standing.points >= points).count()
        }
        CutBy::Points(points) => {
            ranked(event).take_while(|standing| standing.points >= points).count()
        }
    }
}
