//! The choices for the round under way, in lines.

use super::dialogue::{Dialogue, REFUSED};
use super::reader::Heard;
use crate::event::repair::repair;
use crate::event::{Id, Who, find};
use crate::msg;
use crate::tui::clock::now;
use crate::words::{Arg, Message};

impl Dialogue<'_> {
    /// Tells why the round is not the one that would be drawn, each choice, and how to take one.
    pub(super) fn tell_repair(&mut self, with: &[Who]) -> Heard {
        let Some(open) = &self.open else { return Ok(()) };
        let event = open.event();
        let ids: Result<Vec<Id>, _> = with.iter().map(|who| find(event, who)).collect();
        let choices = match ids {
            Ok(ids) => repair(event, &ids, now()),
            Err(why) => return self.refuse(why.0, REFUSED),
        };
        let Some(choices) = choices else { return self.say(msg!("tables.no-choices")) };
        let verb = |line: &str| Arg::Verb(line.to_owned());
        let how =
            msg!("tables.how", repair = verb("repair why=REASON"), redraw = verb("redraw WHY"));
        let lines: Vec<Message> = choices.told(event).into_iter().chain([how]).collect();
        self.list(lines)
    }
}
