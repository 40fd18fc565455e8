//! Applies the line before the second day.

use super::super::action::SecondDayDrawn;
use super::super::{Event, Status};
use crate::msg;
use crate::words::Message;
use std::sync::Arc;

impl Event {
    pub(super) fn apply_second_day(&mut self, drawn: &SecondDayDrawn) -> Result<(), Message> {
        for id in &drawn.on {
            self.known(*id)?;
        }
        let stage = self.stages.last_mut().filter(|stage| stage.kind.is_preliminary());
        let Some(stage) = stage.filter(|_| self.second_day.is_none()) else {
            return Err(msg!("second-day.misread"));
        };
        stage.planned = drawn.after.saturating_add(drawn.rounds);
        let goes_on = |id: u32| drawn.on.contains(&id);
        for entrant in Arc::make_mut(&mut self.entrants) {
            if entrant.is_active() && !entrant.house && !goes_on(entrant.id) {
                entrant.status = Status::FirstDayOnly { after: drawn.after };
            }
        }
        self.second_day = Some(drawn.clone());
        self.absent.clear();
        self.away_next_round.clear();
        self.clock = Default::default();
        Ok(())
    }
}
