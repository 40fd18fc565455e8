//! Questions about players of a roster that only an organizer can answer.

use super::Roster;
use super::columns::{RosterColumn, is_own};
use super::headings::Field;
use super::told::shown;
use crate::event::NewEntrant;
use crate::event::actions::registration::{Marks, telling};
use crate::event::name::{lower_case, same};
use crate::msg;
use crate::words::{Arg, Message};
use deunicode::deunicode;
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

/// The doubts about the whole roster.
pub(super) fn of(players: &[NewEntrant], columns: &[RosterColumn]) -> Vec<Message> {
    let mut doubts = Vec::new();
    doubts.extend(half_a_name(columns));
    doubts.extend(everybody_at_a_table(players, columns));
    doubts.extend(alike(players));
    doubts
}

/// Only first names, or only last names.
fn half_a_name(columns: &[RosterColumn]) -> Option<Message> {
    let of = |field: Field| columns.iter().find(|column| column.field == Some(field));
    match (of(Field::FirstName), of(Field::LastName), of(Field::Nickname)) {
        (Some(only), None, _) | (None, Some(only), _) | (None, None, Some(only)) => {
            Some(msg!("roster.one-part", column = shown(&only.heading)))
        }
        (Some(_), Some(_), _) | (None, None, None) => None,
    }
}

/// A list of pairings has a table for everybody, and no such table is meant to be kept.
fn everybody_at_a_table(players: &[NewEntrant], columns: &[RosterColumn]) -> Option<Message> {
    let table = columns.iter().find(|column| column.field == Some(Field::Detail("table")))?;
    let seated = players.iter().filter(|player| player.table.is_some()).count();
    let many = players.len() > 2 && seated == players.len();
    many.then(|| msg!("roster.tables", column = shown(&table.heading), n = seated))
}

/// Names that may be one person's: `Łukasz Nowak` and `Nowak, Lukasz`. Equal names are refused
/// when they are registered.
fn alike(players: &[NewEntrant]) -> Vec<Message> {
    let mut seen: HashMap<Vec<String>, &NewEntrant> = HashMap::new();
    let mut found = Vec::new();
    for player in players {
        let plain = deunicode(&player.name).to_lowercase();
        let words = plain.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
        let mut words: Vec<String> = words.map(str::to_owned).collect();
        words.sort();
        let twin = *seen.entry(words).or_insert(player);
        let (Some(line), Some(other)) = (twin.line, player.line) else { continue };
        if line != other && !same(&twin.name, &player.name) {
            let [name, twin] = [&twin.name, &player.name].map(|name| shown(name));
            found.push(msg!("roster.alike", line, other, name, twin));
        }
    }
    found
}

/// Whether the file is a roster of our own, which leaves nothing to guess.
pub(super) fn is_own_roster(columns: &[RosterColumn]) -> bool {
    columns.iter().all(|column| is_own(&column.heading))
}

/// Puts what tells people of one name apart behind their names, and says so.
///
/// It is their club, their member number or their start number, if all of them have one of their
/// own. Without it, the names stay equal, and nobody is registered.
pub(super) fn tell_apart(players: &mut [NewEntrant]) -> Vec<Message> {
    let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, player) in players.iter().enumerate().filter(|(_, player)| player.partner.is_none()) {
        groups.entry(lower_case(player.name.trim()).collect()).or_default().push(at);
    }
    let mut told = Vec::new();
    for group in groups.into_values().filter(|group| group.len() > 1) {
        let marks: Vec<Marks> = group.iter().map(|at| players[*at].marks()).collect();
        let Some(marks) = telling(&marks) else { continue };
        let name = players[group[0]].name.clone();
        let mut known = Vec::new();
        for (at, mark) in group.into_iter().zip(marks) {
            let player = &mut players[at];
            player.name = format!("{} ({mark})", player.name);
            let line = player.line.unwrap_or_default();
            known.push(msg!("roster.known-as", line, name = player.name.as_str()).into());
        }
        told.push(msg!("roster.namesakes", name, known = Arg::Series(known)));
    }
    told
}
