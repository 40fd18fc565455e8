//! The second day: Swiss rounds for those above a line, who keep their points.
//!
//! The stage stays the same, so points, opponents and byes of the first day go on counting. Those
//! below the line are not paired any more. They have not left: they have a place, and no loss for
//! the rounds that they do not play.

use super::action::DayPlan;
use super::cutting::ranked;
use super::standings::standings;
use super::{CutLine, Event, Id, Phase, phase};
use crate::msg;
use crate::ruleset::{DayLine, LineBy};

impl Event {
    /// The second day that is still to come, once its line can be drawn or before.
    pub fn second_day_ahead(&self) -> Option<DayPlan> {
        self.plan?.second_day.filter(|_| self.second_day.is_none() && self.finals().is_none())
    }

    /// Those who are here and above this line, in the order of the standings.
    pub fn above(&self, line: DayLine) -> Vec<Id> {
        let all = standings(self);
        let units = self.ruleset.preliminary.points.units;
        let most = match line.by {
            LineBy::Top => line.n as usize,
            LineBy::Points | LineBy::Record => usize::MAX,
        };
        let above = ranked(self).filter(|standing| match line.by {
            LineBy::Top => true,
            LineBy::Points => standing.points >= line.n.saturating_mul(units),
            LineBy::Record => {
                let record = all.record(standing.entrant);
                record.is_some_and(|record| record.win_loss().lost <= line.n)
            }
        });
        above.map(|standing| standing.entrant).take(most).collect()
    }

    /// The line of the second day, as it stands or stood: below the last who plays it. None without
    /// a line, or if nobody stands below.
    pub fn second_day_line(&self) -> Option<CutLine> {
        let drawn = self.second_day.as_ref();
        let (on, line) = match drawn {
            Some(drawn) => (drawn.on.clone(), drawn.line),
            None => {
                let line = self.second_day_ahead()?.line?;
                (self.above(line), line)
            }
        };
        let all = standings(self);
        let ranks = on.iter().filter_map(|id| all.standing(*id));
        let last = ranks.max_by_key(|standing| standing.rank)?;
        let somebody_is_below = all.last().is_some_and(|lowest| lowest.rank > last.rank);
        let phrase = match drawn {
            Some(drawn) => msg!("second-day.was-line", n = drawn.on.len()),
            None => msg!("second-day.is-line", line = line.phrase()),
        };
        somebody_is_below.then_some(CutLine { last: last.entrant, phrase })
    }

    /// Whether the first day is played and the line of the second comes next.
    pub fn second_day_is_due(&self) -> bool {
        matches!(phase(self), Phase::SecondDayDue { .. })
    }
}
