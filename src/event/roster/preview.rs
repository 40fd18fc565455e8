//! What an organizer sees of a roster before its players are registered: how it was read, doubts
//! and questions.

use super::columns::is_own;
use super::{Encoding, Field, Roster, RosterColumn};
use crate::event::actions::registration::{Marks, distinct_marks};
use crate::event::name::{is_hostile, lower_case, same};
use crate::event::{Event, NewEntrant, TextDetail};
use crate::msg;
use crate::words::{Arg, Message};
use deunicode::deunicode;
use std::collections::{BTreeMap, HashMap};

/// The most players that a preview names.
const NAMED: usize = 5;

impl Roster {
    /// The roster for this event: without payments if it has no entry fee, and without presence if
    /// it has no check-in.
    pub fn fitting(mut self, event: &Event) -> Roster {
        let off = [
            (Field::Paid, event.setup.fee().is_some(), msg!("roster.unused", what = "fee")),
            (Field::Here, event.checks_in(), msg!("roster.unused", what = "check-in")),
        ];
        for (field, taken, why) in off {
            let Some(column) = self.columns.iter_mut().find(|it| it.field == Some(field)) else {
                continue;
            };
            if taken {
                continue;
            }
            column.field = None;
            self.doubts.push(msg!("roster.no-use", column = shown(&column.heading), why));
            for player in &mut self.players {
                match field {
                    Field::Paid => player.paid = false,
                    _ => player.here = false,
                }
            }
        }
        self
    }

    /// How the file was read: `37 players; UTF-8, values between semicolons`.
    pub fn summary(&self) -> Message {
        let sign = match self.sign {
            ';' => msg!("roster.semicolons"),
            '\t' => msg!("roster.tabs"),
            '|' => msg!("roster.bars"),
            _ => msg!("roster.commas"),
        };
        let (n, encoding) = (self.players.len(), self.encoding.name());
        msg!("roster.summary", n, encoding, sign)
    }

    /// Each column used: its heading and its field.
    pub fn taken(&self) -> Vec<(String, Message)> {
        let taken = self.columns.iter().filter_map(|column| {
            let gives = msg!("roster.gives", what = named(column.field?), n = column.filled);
            Some((shown(&column.heading), gives))
        });
        taken.collect()
    }

    pub fn columns_left_out(&self) -> Option<Message> {
        let out = |column: &&RosterColumn| column.field.is_none() && !column.heading.is_empty();
        let out: Vec<Arg> =
            self.columns.iter().filter(out).map(|it| Arg::from(shown(&it.heading))).collect();
        (!out.is_empty()).then(|| msg!("roster.left-out", columns = Arg::Series(out)))
    }

    pub fn first_players(&self) -> Message {
        let named = self.players.iter().take(NAMED).map(|player| {
            let name = match &player.partner {
                Some(partner) => format!("{} & {partner}", player.name),
                None => player.name.clone(),
            };
            let name = shown(&name);
            match &player.club {
                Some(club) => Arg::from(format!("{name} ({})", shown(club))),
                None => Arg::from(name),
            }
        });
        let named = Arg::Series(named.collect());
        let names = match self.players.len().saturating_sub(NAMED) {
            0 => named,
            n => msg!("common.spaced", one = named, other = msg!("common.named-more", n)).into(),
        };
        msg!("roster.players", names)
    }

    /// Who is left out, and the doubts.
    pub fn to_look_at(&self) -> Vec<Message> {
        // The file does not tell these two encodings apart, so somebody has to look at the letters.
        let guessed = matches!(self.encoding, Encoding::Windows1250 | Encoding::Latin2);
        let guessed = guessed.then(|| msg!("roster.guessed", encoding = self.encoding.name()));
        guessed.into_iter().chain(self.left_out.clone()).chain(self.doubts.clone()).collect()
    }

    /// Everything left out or guessed, for players registered without a preview. Empty for
    /// Komandor's own rosters.
    pub fn asides(&self) -> Vec<Message> {
        let mut asides = Vec::new();
        if !self.columns.iter().all(|column| is_own(&column.heading)) {
            let other = |column: &&RosterColumn| column.field.is_some() && !is_own(&column.heading);
            let read = self.columns.iter().filter(other).filter_map(|column| {
                let (heading, what) = (shown(&column.heading), named(column.field?));
                Some(Arg::from(msg!("roster.as", column = heading, what)))
            });
            let read: Vec<Arg> = read.collect();
            asides.extend(
                (!read.is_empty()).then(|| msg!("roster.read", columns = Arg::Series(read))),
            );
        }
        asides.extend(self.columns_left_out());
        asides.extend(self.to_look_at());
        asides
    }

    /// Everything to show before the players are registered.
    pub fn preview(&self) -> Vec<Message> {
        let mut lines = vec![self.summary()];
        let taken = self.taken().into_iter();
        lines.extend(taken.map(|(label, text)| msg!("common.labelled", label, text)));
        lines.extend(self.columns_left_out());
        lines.push(self.first_players());
        lines.extend(self.to_look_at());
        lines
    }
}

/// The name of a field within a sentence.
fn named(field: Field) -> Message {
    match field {
        Field::SurnameFirst => msg!("roster.surname-first"),
        Field::FirstName => msg!("roster.first-name"),
        Field::LastName => msg!("roster.last-name"),
        Field::Nickname => msg!("roster.nickname"),
        Field::Paid => msg!("roster.paid"),
        Field::Here => msg!("roster.here"),
        Field::Status => msg!("roster.standing"),
        Field::Left => msg!("roster.left"),
        Field::Detail("name") => msg!("roster.name"),
        Field::Detail("start") => msg!("roster.start"),
        Field::Detail("table") => msg!("tables.fixed"),
        Field::Detail("house") => msg!("roster.house"),
        Field::Detail(key) => match TextDetail::named(key) {
            Some(text) => text.in_roster(),
            // Keys of verbs are the same in every language.
            None => msg!("common.text", text = key),
        },
    }
}

/// The text, shortened and cleaned.
pub(super) fn shown(text: &str) -> String {
    let harmless = text.chars().map(|c| if c.is_whitespace() { ' ' } else { c });
    harmless.filter(|c| !is_hostile(*c)).take(40).collect()
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RosterQuestion {
    /// The lines of the players concerned.
    pub lines: Vec<u64>,
    pub says: Message,
    /// What to do if nobody can be asked; None for players already on the roster, whose double
    /// registration is refused.
    pub remedy: Option<Message>,
}

/// A player whose word in this column leaves open whether they are in the event.
pub(super) struct Unsure {
    pub column: String,
    pub word: String,
    pub line: u64,
    pub name: String,
}

/// Asks whether the players with each unknown word are in the event.
pub(super) fn of_status(unsure: Vec<Unsure>) -> Vec<RosterQuestion> {
    let mut by_word: BTreeMap<(String, String), (Vec<u64>, Vec<Arg>)> = BTreeMap::new();
    for Unsure { column, word, line, name } in unsure {
        let (lines, names) = by_word.entry((column, word)).or_default();
        lines.push(line);
        names.push(name.into());
    }
    let questions = by_word.into_iter().map(|((column, word), (lines, mut names))| {
        names.truncate(NAMED);
        if lines.len() > NAMED {
            names.push(msg!("common.named-more", n = lines.len() - NAMED).into());
        }
        let names = Arg::Series(names);
        let says = msg!("roster.status", column = &*column, word = &*word, names = names.clone());
        let remedy = Some(msg!("roster.status-unknown", column, word, names));
        RosterQuestion { lines, says, remedy }
    });
    questions.collect()
}

/// Players whose name is on an earlier line, with nothing to tell the two apart.
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
    pub fn leave_out(&mut self, lines: &[u64]) {
        self.players.retain(|player| player.line.is_none_or(|line| !lines.contains(&line)));
    }

    /// The lines about which somebody must decide whether they are in the event.
    pub fn unsure(&self) -> Vec<u64> {
        let asked = self.questions.iter().filter(|question| question.remedy.is_some());
        asked.flat_map(|question| question.lines.clone()).collect()
    }

    /// Leaves out players who are on an earlier line, with a note.
    pub fn leave_out_again(&mut self) {
        let (again, questions): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.questions).into_iter().partition(|it| it.remedy.is_none());
        self.questions = questions;
        for question in again {
            self.leave_out(&question.lines);
            self.left_out.push(msg!("roster.left-out-again", sentence = question.says));
        }
    }
}

pub(super) fn doubts(players: &[NewEntrant], columns: &[RosterColumn]) -> Vec<Message> {
    let several = half_a_name(columns).into_iter().chain(everybody_at_a_table(players, columns));
    several.chain(alike(players)).collect()
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

/// A list of pairings has a table for everybody, which is not meant as a fixed table.
fn everybody_at_a_table(players: &[NewEntrant], columns: &[RosterColumn]) -> Option<Message> {
    let table = columns.iter().find(|column| column.field == Some(Field::Detail("table")))?;
    let seated = players.iter().filter(|player| player.table.is_some()).count();
    let many = players.len() > 2 && seated == players.len();
    many.then(|| msg!("roster.tables", column = shown(&table.heading), n = seated))
}

/// Pairs of names that may be one person: `Łukasz Nowak` and `Nowak, Lukasz`. Equal names are
/// refused at registration.
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

/// Tells namesakes apart by adding their club, member number or start number to their names, with a
/// note, if each of them has a different one. Otherwise the names stay equal, and nobody is
/// registered.
pub(super) fn mark_namesakes(players: &mut [NewEntrant]) -> Vec<Message> {
    let mut groups: BTreeMap<String, Vec<usize>> = BTreeMap::new();
    for (at, player) in players.iter().enumerate().filter(|(_, player)| player.partner.is_none()) {
        groups.entry(lower_case(player.name.trim()).collect()).or_default().push(at);
    }
    let mut notes = Vec::new();
    for group in groups.into_values().filter(|group| group.len() > 1) {
        let marks: Vec<Marks> = group.iter().map(|at| players[*at].marks()).collect();
        let Some(marks) = distinct_marks(&marks) else { continue };
        let name = players[group[0]].name.clone();
        let mut known = Vec::new();
        for (at, mark) in group.into_iter().zip(marks) {
            let player = &mut players[at];
            player.name = format!("{} ({mark})", player.name);
            let line = player.line.unwrap_or_default();
            known.push(msg!("roster.known-as", line, name = player.name.as_str()).into());
        }
        notes.push(msg!("roster.namesakes", name, known = Arg::Series(known)));
    }
    notes
}
