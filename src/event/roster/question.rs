//! Questions about players of a roster that only an organizer can answer.

use super::Roster;
use super::shown::shown;
use crate::event::NewEntrant;
use crate::event::name::lower_case;
use crate::msg;
use crate::words::{Arg, Message};
use std::collections::{BTreeMap, HashMap};

/// The most players that a question names.
const NAMED: usize = 5;

/// A question about players of the roster.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterQuestion {
    /// The lines of the players that it is about.
    pub lines: Vec<u64>,
    /// What there is to say of them.
    pub says: Message,
    /// What to do where nobody can be asked. None: they are on the roster already, and registering
    /// both is refused.
    pub remedy: Option<Message>,
}

/// Whether those are in the event of whom an unknown word is said.
pub(super) fn of_status(unsure: Vec<(String, String, u64, String)>) -> Vec<RosterQuestion> {
    let mut by_word: BTreeMap<(String, String), Vec<(u64, String)>> = BTreeMap::new();
    for (column, word, line, name) in unsure {
        by_word.entry((column, word)).or_default().push((line, name));
    }
    let question = |((column, word), players): ((String, String), Vec<(u64, String)>)| {
        let mut names: Vec<Arg> =
            players.iter().take(NAMED).map(|it| it.1.clone().into()).collect();
        if players.len() > NAMED {
            names.push(msg!("common.named-more", n = players.len() - NAMED).into());
        }
        let names = Arg::Series(names);
        let says = msg!("roster.status", column = &*column, word = &*word, names = names.clone());
        let remedy = Some(msg!("roster.status-unknown", column, word, names));
        let lines = players.into_iter().map(|(line, _)| line).collect();
        RosterQuestion { lines, says, remedy }
    };
    by_word.into_iter().map(question).collect()
}

/// Those whose name is on an earlier line, where nothing tells the two apart.
pub(super) fn sent_twice(players: &[NewEntrant]) -> Vec<RosterQuestion> {
    let mut first: HashMap<String, u64> = HashMap::new();
    let mut again = Vec::new();
    for player in players.iter().filter(|player| player.partner.is_none()) {
        let line = player.line.unwrap_or_default();
        let name: String = lower_case(player.name.trim()).collect();
        let other = *first.entry(name).or_insert(line);
        if other != line {
            let says = msg!("roster.again", line, other, name = shown(&player.name));
            again.push(RosterQuestion { lines: vec![line], says, remedy: None });
        }
    }
    again
}

impl Roster {
    /// Leaves the players of these lines out.
    pub fn leave_out(&mut self, lines: &[u64]) {
        self.players.retain(|player| player.line.is_none_or(|line| !lines.contains(&line)));
    }

    /// The lines of which somebody has to say whether they are in the event.
    pub fn unsure(&self) -> Vec<u64> {
        let asked = self.questions.iter().filter(|question| question.remedy.is_some());
        asked.flat_map(|question| question.lines.clone()).collect()
    }

    /// Leaves out those who are on an earlier line, and says so.
    pub fn leave_out_again(&mut self) {
        let (again, questions): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.questions).into_iter().partition(|it| it.remedy.is_none());
        self.questions = questions;
        for question in again {
            self.leave_out(&question.lines);
            self.left_out.push(msg!("roster.left-out-again", said = question.says));
        }
    }
}
