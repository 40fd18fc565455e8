//! Names of rounds, made in one place for every screen and page.

use super::{Event, Stage, StageKind};
use crate::msg;
use crate::pairing::double::{Bracket, matches};
use crate::words::Message;

impl Event {
    /// A round as the subject of a sentence, with its verb.
    ///
    /// It is `Round 3` and `is`, or `The semi-finals` and `are`. Stages count from 1.
    pub(super) fn round_with<'v>(
        &self,
        stage: usize,
        number: u32,
        verbs: [&'v str; 2],
    ) -> (Message, &'v str) {
        match stage.checked_sub(1).and_then(|at| self.stages.get(at)) {
            Some(stage) => stage.round_with(number, verbs),
            None => (msg!("screen.number", n = number).capitalised(), verbs[0]),
        }
    }

    /// A round inside a sentence: `round 3`, `the semi-finals`. Rounds of a stage that is
    /// not there yet have only numbers.
    pub fn round_in_a_sentence(&self, stage: usize, number: u32) -> Message {
        match stage.checked_sub(1).and_then(|at| self.stages.get(at)) {
            Some(stage) => stage.round_in_a_sentence(number),
            None => msg!("screen.number", n = number),
        }
    }
}

impl Stage {
    /// The same as [`Event::round_with`], for a stage that need not have begun.
    pub(super) fn round_with<'v>(
        &self,
        number: u32,
        [one, many]: [&'v str; 2],
    ) -> (Message, &'v str) {
        // Only these names are plural: a round of 16, a final and round 3 are one.
        let name = self.round_name(number);
        let is_plural = name == elimination_round(2) || name == elimination_round(4);
        let verb = if is_plural { many } else { one };
        (self.round_in_a_sentence(number).capitalised(), verb)
    }

    /// The name of a round: `round 3`, `quarter-finals`, `finals round 2`, `final`.
    pub fn round_name(&self, number: u32) -> Message {
        match self.kind {
            StageKind::Swiss | StageKind::RoundRobin => msg!("screen.number", n = number),
            StageKind::SingleElimination => {
                let after = self.planned.saturating_sub(number).min(16);
                elimination_round(1 << after)
            }
            StageKind::DoubleElimination => match self.last_match(number) {
                Some(bracket) => bracket.phrase(),
                None => msg!("screen.of-finals", n = number),
            },
            StageKind::DecidingMatch => self.kind.phrase(),
        }
    }

    /// The name inside a sentence: `round 3`, `the quarter-finals`, `finals round 2`,
    /// `the final`.
    pub fn round_in_a_sentence(&self, number: u32) -> Message {
        let name = self.round_name(number);
        let numbered = self.kind.is_preliminary() || name == msg!("screen.of-finals", n = number);
        if numbered { name } else { msg!("screen.the", round = name) }
    }

    /// The name as a title, with the number of rounds before a cut: `Round 3 of 5`,
    /// `Quarter-finals`.
    pub fn round_title(&self, number: u32) -> Message {
        let name = self.round_name(number);
        let title = match self.kind.is_preliminary() {
            true => msg!("screen.results", n = name, all = self.planned.max(number)),
            false => name,
        };
        title.capitalised()
    }

    /// The final of a double elimination, or the game after it, if this round is one of
    /// them. All other rounds have matches of both brackets.
    fn last_match(&self, number: u32) -> Option<Bracket> {
        let size = u32::try_from(self.seeds.len().next_power_of_two()).ok()?;
        let found = matches(size)?.iter().find(|m| m.round == number && m.bracket.is_final());
        found.map(|m| m.bracket)
    }
}

/// The name of an elimination round of this many games: `round of 16`, `semi-finals`.
pub fn elimination_round(games: usize) -> Message {
    match games {
        0 | 1 => msg!("screen.final"),
        2 => msg!("screen.last-rounds", round = "semi"),
        4 => msg!("screen.last-rounds", round = "quarter"),
        n => msg!("screen.of-players", n = n * 2, games = n),
    }
}
