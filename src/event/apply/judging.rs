//! Applies what the judge's desk records.

use super::super::action::{Checked, ComponentCase, Effect, Left, Penalised, Recommended};
use super::super::{Event, Status};
use crate::words::Message;

impl Event {
    pub(super) fn apply_penalised(&mut self, penalised: &Penalised) -> Result<(), Message> {
        self.known(penalised.id)?;
        self.penalties.push(penalised.clone());
        match &penalised.effect {
            None | Some(Effect::Points(_)) => Ok(()),
            Some(Effect::Result(reported)) => self.apply_reported(reported),
            Some(Effect::Removed(left)) => self.apply_removal(left),
            Some(Effect::Disqualified(left)) => {
                self.apply_left(left, Status::Disqualified { stage: left.stage, after: left.after })
            }
        }
    }

    fn apply_removal(&mut self, left: &Left) -> Result<(), Message> {
        self.apply_left(left, Status::Dropped { stage: left.stage, after: left.after })
    }

    pub(super) fn apply_recommended(&mut self, recommended: &Recommended) -> Result<(), Message> {
        self.known(recommended.id)?;
        match recommended.declined {
            true => _ = self.recommended.remove(&recommended.id),
            false => _ = self.recommended.insert(recommended.id, recommended.clone()),
        }
        Ok(())
    }

    /// Applies the result first, so that a departure finds the match as it is recorded now.
    pub(super) fn apply_checked(&mut self, checked: &Checked) -> Result<(), Message> {
        self.known(checked.id)?;
        if let Some(illegal) = &checked.illegal {
            illegal.result.iter().try_for_each(|reported| self.apply_reported(reported))?;
            illegal.penalty.iter().try_for_each(|penalised| self.apply_penalised(penalised))?;
            illegal.leaves.iter().try_for_each(|left| self.apply_removal(left))?;
        }
        self.checks.push(checked.clone());
        Ok(())
    }

    pub(super) fn apply_component(&mut self, case: &ComponentCase) -> Result<(), Message> {
        self.known(case.id)?;
        if let Some((minutes, table)) = case.minutes.zip(case.at.and_then(|at| at.table)) {
            let pairing = self.table_mut(table)?;
            pairing.extra_minutes = pairing.extra_minutes.saturating_add(minutes);
        }
        case.result.iter().try_for_each(|reported| self.apply_reported(reported))?;
        case.leaves.iter().try_for_each(|left| self.apply_removal(left))?;
        self.components.push(case.clone());
        Ok(())
    }
}
