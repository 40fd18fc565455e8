use crate::event::{Action, Command, CutBy, Decision, Event, Id, Moment, decide};
use crate::tui::steps::Step;

/// Who goes on to the finals, before the cut is made.
#[derive(Debug)]
pub struct Seeds {
    /// Best first.
    pub seeds: Vec<Id>,
    pub warnings: Vec<String>,
    pub at: usize,
}

impl Seeds {
    /// The cut as it would be made now.
    ///
    /// # Errors
    /// Why it cannot be made.
    pub fn of(event: &Event, now: Moment) -> Result<Seeds, String> {
        let command = Command::Cut(CutBy::Announced);
        let Decision { action, warnings, .. } =
            decide(event, &command, now).map_err(|refusal| refusal.0)?;
        let seeds = match action {
            Some(Action::Cut(cut)) => cut.seeds,
            _ => Vec::new(),
        };
        Ok(Seeds { seeds, warnings, at: 0 })
    }

    pub fn step(&mut self, step: Step) {
        self.at = step.from(self.at, self.seeds.len());
    }
}
