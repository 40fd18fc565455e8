use crate::event::{Action, Command, CutBy, Decision, Event, Id, Moment, decide, standings};
use crate::tui::cursor_move::CursorMove;
use crate::words::Message;

/// The number of players shown below the cut.
const NEXT: usize = 2;

/// The players who go on to the finals, before the cut is made.
#[derive(Debug)]
pub struct Seeds {
    /// Best first.
    pub seeds: Vec<Id>,
    /// The next players in the standings, who have no place in the finals.
    pub next: Vec<Id>,
    pub warnings: Vec<Message>,
    pub at: usize,
    /// The change since the dialog opened, or the reason why the cut was not made.
    pub error_text: Option<Message>,
}

impl Seeds {
    /// The cut as it would be made now.
    ///
    /// # Errors
    /// The reason why it cannot be made.
    pub fn of(event: &Event, now: Moment) -> Result<Seeds, Message> {
        let command = Command::Cut(CutBy::Announced);
        let Decision { action, warnings, .. } =
            decide(event, &command, now).map_err(|refusal| refusal.0)?;
        let seeds = match action {
            Some(Action::Cut(cut)) => cut.seeds,
            _ => Vec::new(),
        };
        let out = |id: &Id| !seeds.contains(id) && event.is_here(*id);
        let ranked = standings(event).iter().map(|standing| standing.entrant);
        let next = ranked.filter(out).take(NEXT).collect();
        Ok(Seeds { seeds, next, warnings, at: 0, error_text: None })
    }

    pub fn step(&mut self, step: CursorMove) {
        self.at = step.from(self.at, self.seeds.len());
    }
}
