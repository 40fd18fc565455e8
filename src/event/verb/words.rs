//! A parsed verb, and the parser of the words that follow it.

use crate::event::decide::decision::refuse_if;
use crate::event::{Chosen, Command, Who};
use crate::msg;
use crate::words::{Arg, Message};
use Answer::OneWord;
use std::str::FromStr;

/// A parsed verb.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verb {
    Do(Command),
    /// A result that knowingly replaces one just entered by somebody else.
    Correct(Command),
    /// The roster in this file.
    ImportFile(String),
    /// The deck or army list in this file.
    ListFile {
        who: Who,
        path: String,
    },
    /// Accepts this player's list with the faults that the rules find in it.
    AcceptList {
        who: Who,
        reason: String,
    },
}

/// Why the words of a line are not a command.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum VerbFault {
    /// No verb resembles this word. The message names all verbs.
    Unknown(Message),
    /// Something after the verb is wrong.
    Wrong { why: Message, missing: Option<Box<MissingWord>>, usage: String },
    /// The line is empty, or its first word is for something else.
    Other(Message),
}

/// A word that a verb lacks: what it is, and how the dialogue in lines asks for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissingWord {
    pub phrase: Message,
    /// None to ask for the phrase itself.
    question: Option<Message>,
    pub answer: Answer,
}

/// How the answer to the question for a missing word is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    Words,
    /// The whole answer is one word.
    OneWord,
    /// The whole answer is one word of free text.
    Text,
    /// The result of a table, which is asked for by its players.
    Result,
}

impl VerbFault {
    /// The sentence, with the verb's usage.
    pub fn message(&self) -> Message {
        match self {
            VerbFault::Unknown(why) | VerbFault::Other(why) => why.clone(),
            VerbFault::Wrong { why, usage, .. } => msg!("commands.with-usage", why, usage),
        }
    }
}

impl From<VerbFault> for Message {
    fn from(fault: VerbFault) -> Message {
        fault.message()
    }
}

impl MissingWord {
    pub const PLAYER: MissingWord =
        MissingWord::new(msg!("commands.a-player"), msg!("plain.ask-player"), OneWord);
    pub(in crate::event) const OTHER_PLAYER: MissingWord =
        MissingWord::new(msg!("commands.another-player"), msg!("plain.ask-other-player"), OneWord);
    pub const NAME: MissingWord =
        MissingWord::new(msg!("commands.a-name"), msg!("plain.ask-name"), Answer::Words);
    pub const TABLE: MissingWord =
        MissingWord::new(msg!("commands.a-table"), msg!("plain.ask-table"), Answer::Words);
    pub const REASON: MissingWord =
        MissingWord::new(msg!("commands.a-reason"), msg!("plain.ask-reason"), Answer::Text);
    pub const TEXT: MissingWord =
        MissingWord::new(msg!("commands.a-text"), msg!("plain.ask-text"), Answer::Text);
    pub(in crate::event) const ROSTER_FILE: MissingWord =
        MissingWord::new(msg!("commands.roster-file"), msg!("plain.ask-file"), OneWord);
    pub(in crate::event) const LIST_FILE: MissingWord =
        MissingWord::new(msg!("commands.list-file"), msg!("plain.ask-file"), OneWord);
    pub(in crate::event) const MANUAL: MissingWord =
        MissingWord { phrase: msg!("commands.pairing-by-hand"), question: None, answer: OneWord };
    pub const RESULT: MissingWord =
        MissingWord { phrase: msg!("keys.result"), question: None, answer: Answer::Result };

    pub const fn new(phrase: Message, question: Message, answer: Answer) -> MissingWord {
        MissingWord { phrase, question: Some(question), answer }
    }

    pub fn question(&self) -> Message {
        let asks = || msg!("plain.ask-what", what = self.phrase.clone());
        self.question.clone().unwrap_or_else(asks).capitalised()
    }
}

impl From<Message> for MissingWord {
    fn from(phrase: Message) -> MissingWord {
        MissingWord { phrase, question: None, answer: Answer::Words }
    }
}

/// The words after a verb, taken one by one.
pub(in crate::event) struct VerbWords<'a> {
    rest: &'a [String],
    /// The word that was expected when none was left.
    pub(in crate::event) missing: Option<MissingWord>,
}

/// Known keys, with the values given.
pub type Settings = Vec<(&'static str, String)>;

impl<'a> VerbWords<'a> {
    pub(in crate::event) fn new(rest: &'a [String]) -> VerbWords<'a> {
        VerbWords { rest, missing: None }
    }

    pub fn optional(&mut self) -> Option<String> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(first.clone())
    }

    pub(in crate::event) fn next(
        &mut self,
        what: impl Into<MissingWord>,
    ) -> Result<String, Message> {
        self.optional().ok_or_else(|| self.lacks(what))
    }

    /// The error that this word is missing.
    pub fn lacks(&mut self, what: impl Into<MissingWord>) -> Message {
        let what = self.missing.insert(what.into());
        match what.answer {
            Answer::Result => msg!("commands.result-missing"),
            _ => missing(what.phrase.clone()),
        }
    }

    /// All words that are left, as one text. A name needs no quotation marks if nothing
    /// follows it.
    pub(in crate::event) fn rest(
        &mut self,
        what: impl Into<MissingWord>,
    ) -> Result<String, Message> {
        self.optional_rest().ok_or_else(|| self.lacks(what))
    }

    pub(in crate::event) fn optional_rest(&mut self) -> Option<String> {
        let all = std::mem::take(&mut self.rest);
        (!all.is_empty()).then(|| all.join(" "))
    }

    /// All words that are left, as the player whom the command is about.
    pub fn about(&mut self, command: fn(Who) -> Command) -> Result<Verb, Message> {
        Ok(Verb::Do(command(Who(self.rest(MissingWord::PLAYER)?))))
    }

    pub(in crate::event) fn number(
        &mut self,
        what: impl Into<MissingWord>,
    ) -> Result<u32, Message> {
        number(&self.next(what)?)
    }

    /// An action's number, and the reason after it; None if there is no word.
    pub fn chosen(&mut self) -> Result<Option<Chosen>, Message> {
        let Some(word) = self.optional() else { return Ok(None) };
        let n = number(&word)?;
        Ok(Some(Chosen { n, reason: self.optional_rest() }))
    }

    /// Takes this word if it comes next.
    pub fn take(&mut self, word: &str) -> bool {
        match self.rest.split_first() {
            Some((first, rest)) if first == word => {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }

    /// The values of these settings at the front of the words.
    pub fn leading_settings<const N: usize>(
        &mut self,
        keys: [&str; N],
    ) -> Result<[Option<String>; N], Message> {
        let mut values = [const { None }; N];
        while let Some((first, rest)) = self.rest.split_first() {
            let Some((key, value)) = first.split_once('=') else { break };
            let Some(at) = keys.iter().position(|known| *known == key) else {
                // A misspelt word would become part of the note.
                match nearest(key, &keys) {
                    Some(meant) => return Err(msg!("preflight.misspelt", word = key, meant)),
                    None => break,
                }
            };
            refuse_if(values[at].replace(value.to_owned()).is_some(), || {
                msg!("commands.twice", key)
            })?;
            self.rest = rest;
        }
        Ok(values)
    }

    /// Splits the words that are left into plain words and `key=value` pairs with one of
    /// these keys.
    pub fn settings(&mut self, keys: &[&'static str]) -> Result<(String, Settings), Message> {
        let mut plain = Vec::new();
        let mut settings = Settings::new();
        for word in std::mem::take(&mut self.rest) {
            let setting = word.split_once('=').and_then(|(key, value)| {
                keys.iter().find(|known| **known == key).map(|known| (*known, value.to_owned()))
            });
            match setting {
                Some((key, _)) if settings.iter().any(|(known, _)| *known == key) => {
                    return Err(msg!("commands.twice", key));
                }
                Some(setting) => settings.push(setting),
                // A name may contain such a sign, but hardly in its second word.
                None if !plain.is_empty() && looks_like_a_setting(word) => {
                    return Err(unknown_word(word, keys.iter().map(|key| format!("{key}="))));
                }
                None => plain.push(word.as_str()),
            }
        }
        Ok((plain.join(" "), settings))
    }

    pub fn finish(&self) -> Result<(), Message> {
        match self.rest.first() {
            None => Ok(()),
            Some(word) => Err(msg!("commands.one-too-many", word)),
        }
    }
}

fn looks_like_a_setting(word: &str) -> bool {
    word.split_once('=').is_some_and(|(key, _)| {
        !key.is_empty() && key.chars().all(|letter| letter.is_ascii_alphabetic())
    })
}

pub fn number<T: FromStr>(word: &str) -> Result<T, Message> {
    word.parse().map_err(|_| msg!("commands.no-number", word))
}

pub fn missing(what: Message) -> Message {
    msg!("commands.missing", what).capitalised()
}

pub(in crate::event) const YES_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];

/// The value of this word; the error lists the known words.
pub fn one_of<T: Copy>(word: &str, known: &[(&str, T)]) -> Result<T, Message> {
    let found = known.iter().find(|(name, _)| *name == word);
    found
        .map(|(_, value)| *value)
        .ok_or_else(|| unknown_word(word, known.iter().map(|(name, _)| *name)))
}

pub fn unknown_word(word: &str, known: impl IntoIterator<Item: Into<Arg>>) -> Message {
    msg!("commands.unknown-word", word, known = Arg::any_of(known))
}

/// The known word nearest to this one, if it may be a misspelling: short words differ in one
/// letter, longer ones in at most two. None for a known word itself.
pub fn nearest<'a>(word: &str, known: &[&'a str]) -> Option<&'a str> {
    let word = word.to_lowercase();
    let most = |known: &str| if known.len() <= 3 { 1 } else { 2 };
    let near = known.iter().map(|known| (distance(&word, known), *known));
    near.filter(|(far, known)| *far <= most(known)).min().map(|(_, known)| known)
}

/// The edit distance: letters inserted, deleted, replaced, or swapped with a neighbour.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=other.len()).collect()];
    for i in 1..=one.len() {
        let mut row = vec![i];
        for j in 1..=other.len() {
            let replaced = rows[i - 1][j - 1] + usize::from(one[i - 1] != other[j - 1]);
            let mut least = replaced.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            let is_exchanged =
                i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
            if is_exchanged {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[one.len()][other.len()]
}
