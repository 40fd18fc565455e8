//! A registration with a comma that may separate the club: `add Jan Kowalski, Kuźnia`.

use super::dialogue::Dialogue;
use super::place::verb;
use super::reader::OrEnd;
use crate::msg;

/// A name and a club typed with a comma, and the words after them.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct NameAndClub<'a> {
    name: &'a str,
    club: &'a str,
    after: Vec<&'a str>,
}

/// Reads the name and the club; None if nothing has to be asked.
///
/// A quoted name with a comma is a name, and `club=` sets the club.
pub(super) fn name_and_club(typed: &str) -> Option<NameAndClub<'_>> {
    if typed.contains(['"', '\'', '\\', '=']) {
        return None;
    }
    let (name, mut club) = typed.split_once(',')?;
    let mut after = Vec::new();
    while let Some((before, word @ ("here" | "paid" | "house"))) = club.rsplit_once(' ') {
        after.push(word);
        club = before.trim_end();
    }
    let (name, club) = (name.trim(), club.trim());
    let is_clear = !name.is_empty() && !club.is_empty() && !club.contains(',');
    is_clear.then_some(NameAndClub { name, club, after })
}

impl Dialogue<'_> {
    /// Registers the player with the club, if the organizer confirms that.
    pub(super) fn add_with_club(&mut self, asked: NameAndClub<'_>) -> OrEnd {
        let NameAndClub { name, club, after } = asked;
        if self.agrees(msg!("plain.ask-club", name, club))? {
            let mut words = vec!["add".to_owned(), name.to_owned()];
            words.extend(after.into_iter().map(str::to_owned));
            words.push(format!("club={club}"));
            return self.carry_out(words);
        }
        self.say(msg!("plain.nothing-saved"))?;
        let quoted = verb(format!("add \"{name}, {club}\""));
        self.say(msg!("plain.name-with-comma", add = quoted))
    }
}
