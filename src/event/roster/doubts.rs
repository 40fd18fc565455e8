//! Doubts that somebody should look at before a roster is registered.

use super::columns::{RosterColumn, is_own};
use super::headings::Field;
use super::shown::shown;
use crate::event::NewEntrant;
use crate::event::name::same;
use crate::msg;
use crate::words::Message;
use deunicode::deunicode;
use std::collections::HashMap;

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
