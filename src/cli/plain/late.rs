//! The place of a player who came late or came back, asked in one line.

use super::dialogue::Dialogue;
use super::reader::Heard;
use crate::event::{Command, Event, Id, SeatChoice, find, needs_seat, seats};
use crate::msg;
use crate::words::Arg;

impl Dialogue<'_> {
    /// Asks for a place in the round under way, if this command has brought a player without one.
    ///
    /// A line that is no number is carried out as a line of its own, so a user who did not expect
    /// the question goes on.
    pub(super) fn place_late(&mut self, command: &Command) -> Heard {
        let Some(open) = &self.open else { return Ok(()) };
        let event = open.event();
        match late_player(event, command).filter(|id| needs_seat(event, *id)) {
            Some(id) => self.ask_for_place(id),
            None => Ok(()),
        }
    }

    /// Asks for a place for this player.
    pub(super) fn ask_for_place(&mut self, id: Id) -> Heard {
        let Some(open) = &self.open else { return Ok(()) };
        let event = open.event();
        let choices: Vec<SeatChoice> =
            seats(event, id).into_iter().filter(|choice| !choice.refused).collect();
        let told = (1usize..).zip(&choices).map(|(n, choice)| {
            Arg::from(msg!("common.labelled", label = n, text = choice.title.clone()))
        });
        let name = event.label(id);
        let question = msg!("tables.plain-ask", name, choices = Arg::Clauses(told.collect()));
        let Some(line) = self.ask_or_quit(question)? else { return Ok(()) };
        let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match number.and_then(|at| choices.get(at)) {
            Some(choice) => self.save_chosen(choice.command.clone()).map(|_| ()),
            None => {
                self.unanswering = Some(line);
                Ok(())
            }
        }
    }
}

/// The player whom the command has brought or brought back.
fn late_player(event: &Event, command: &Command) -> Option<Id> {
    match command {
        Command::Add(_) => event.registered().next_back().map(|entrant| entrant.id),
        Command::Rejoin(who) => find(event, who).ok(),
        _ => None,
    }
}
