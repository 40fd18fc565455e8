//! Reads a file of players for the shell.

use super::input;
use super::stop::Stop;
use crate::event::{Command, Event, Roster, RosterQuestion, roster_of};
use crate::store::{Disk, SamePeople, is_event, people};
use crate::words::Message;
use std::path::Path;

/// The people of a file: a roster, or an older event, which leaves nothing to guess.
pub(super) enum People {
    Roster(Roster),
    Event(SamePeople),
}

impl People {
    /// Reads the file as this event can take it.
    pub(super) fn read(event: &Event, path: &str) -> Result<People, Stop> {
        if is_event(Path::new(path)) {
            let people = people(&Disk::default(), Path::new(path))?;
            return Ok(People::Event(people));
        }
        let roster = roster_of(&input::roster(path)?);
        let roster = roster.map_err(|fault| Stop::refused(Message::lines(fault.problems)))?;
        Ok(People::Roster(roster.fitting(event)))
    }

    /// Everything there is to know before they are registered.
    pub(super) fn told(&self) -> Vec<Message> {
        match self {
            People::Roster(roster) => roster.told(),
            People::Event(_) => Vec::new(),
        }
    }

    /// The questions about some of them.
    pub(super) fn questions(&self) -> &[RosterQuestion] {
        match self {
            People::Roster(roster) => &roster.questions,
            People::Event(_) => &[],
        }
    }

    /// Refuses questions that nobody answers here.
    pub(super) fn without_questions(self) -> Result<People, Stop> {
        let remedies: Vec<Message> =
            self.questions().iter().filter_map(|question| question.remedy.clone()).collect();
        match remedies.is_empty() {
            true => Ok(self),
            false => Err(Stop::refused(Message::lines(remedies))),
        }
    }

    /// Leaves these lines out.
    pub(super) fn leave_out(&mut self, lines: &[u64]) {
        if let People::Roster(roster) = self {
            roster.leave_out(lines);
        }
    }

    /// The things that were left out or guessed.
    pub(super) fn asides(&self) -> Vec<Message> {
        match self {
            People::Roster(roster) => roster.asides(),
            People::Event(people) => people.left_out().into_iter().collect(),
        }
    }

    pub(super) fn into_command(self) -> Command {
        match self {
            People::Roster(roster) => Command::Import(roster.players),
            People::Event(people) => Command::Import(people.invited),
        }
    }
}
