//! The verbs: the commands in words, the same in the palette, on the command line and in a file. A
//! verb's record, whose usage is parsed for help, completion and palette, too; and a parsed verb, with
//! the parser of the words that follow it.
//!
//! ```
//! use komandor::event::{Command, Verb, read_verb};
//! let verb = read_verb("drop 'Jan Kowalski'").unwrap();
//! assert!(matches!(verb, Verb::Do(Command::Drop(who)) if who.0 == "Jan Kowalski"));
//! ```

use super::actions::VERBS;
use crate::event::decide::refuse_if;
use crate::event::{Chosen, Command, Event, Moment, Phase, StageKind, Who, decide, phase};
use crate::msg;
use crate::words::{Arg, Message};
use Answer::OneWord;
use Topic::*;
use std::str::FromStr;

/// Reads one verb with its words, quoted as in a shell.
///
/// # Errors
/// One sentence with the verb's usage.
pub fn read_verb(line: &str) -> Result<Verb, Message> {
    read_words(&verb_words(line)?).map_err(Message::from)
}

/// The words of a line, quoted as in a shell.
///
/// # Errors
/// A quotation mark is not closed.
pub fn verb_words(line: &str) -> Result<Vec<String>, Message> {
    shell_words::split(&keep_numbers(line)).map_err(|_| msg!("commands.quote-open"))
}

/// A shell takes the text after `#` for a comment, but here `#12` is a player.
fn keep_numbers(line: &str) -> String {
    let mut kept = String::with_capacity(line.len() + 2);
    let (mut quote, mut escaped) = (None, false);
    for c in line.chars() {
        if c == '#' && quote.is_none() && !escaped {
            kept.push('\\');
        }
        match (quote, c) {
            (None, '\'' | '"') if !escaped => quote = Some(c),
            (Some(open), close) if open == close && !escaped => quote = None,
            _ => {}
        }
        escaped = c == '\\' && !escaped && quote != Some('\'');
        kept.push(c);
    }
    kept
}

/// Reads one verb from words already split by a shell.
///
/// # Errors
/// One sentence with the verb's usage.
pub fn read_words(words: &[String]) -> Result<Verb, VerbFault> {
    let Some((verb, rest)) = words.split_first() else {
        return Err(VerbFault::Other(msg!("commands.none-given")));
    };
    let spec = VerbSpec::of(verb).ok_or_else(|| unknown(verb))?;
    let mut words = VerbWords::new(rest);
    let read = (spec.read)(&mut words).and_then(|read| words.finish().map(|()| read));
    let missing = words.missing.map(Box::new);
    read.map_err(|why| VerbFault::Wrong { why, missing, usage: spec.usage_of(rest) })
}

/// Words for things to look at instead of commands, each with the key of its screen, if any.
const SHOWN: [(&str, Option<char>); 18] = [
    ("why", Some('w')),
    ("place", Some('s')),
    ("standings", Some('s')),
    ("bracket", Some('b')),
    ("log", Some('l')),
    ("announcement", Some('A')),
    ("pairings", None),
    ("by-name", None),
    ("slips", None),
    ("penalties", Some('K')),
    ("checks", Some('K')),
    ("proxies", Some('K')),
    ("officials", Some('o')),
    ("calls", None),
    ("checkin", None),
    ("prizes", Some('$')),
    ("players", Some('r')),
    ("missing", None),
];

fn unknown(verb: &str) -> VerbFault {
    if let Some((word, key)) = SHOWN.iter().find(|shown| shown.0 == verb) {
        return VerbFault::Other(match *key {
            Some(key) => msg!("commands.only-shown-with-key", word = *word, key = key.to_string()),
            None => msg!("commands.only-shown", word = *word),
        });
    }
    let near = VERBS.iter().find(|help| help.verb.starts_with(verb) || verb.starts_with(help.verb));
    match near {
        Some(help) => {
            VerbFault::Other(msg!("commands.did-you-mean", word = verb, verb = help.verb))
        }
        None => {
            let all = Arg::Series(VERBS.iter().map(|help| help.verb.into()).collect());
            VerbFault::Unknown(msg!("commands.unknown", word = verb, verbs = all))
        }
    }
}

/// A verb: how it is typed and parsed, and what help, completion and palette show.
#[derive(Debug)]
pub struct VerbSpec {
    pub verb: &'static str,
    pub topic: Topic,
    /// Its usage, the same in every language: see [`ways`].
    pub usage: &'static str,
    pub does: Message,
    /// Synonyms, by which it is found too.
    pub also: Option<Message>,
    /// Whether it has something to act on in an event that is not closed.
    now: Now,
    pub(in crate::event) read: Read,
}

impl VerbSpec {
    pub(in crate::event) const fn new(
        topic: Topic,
        usage: &'static str,
        does: Message,
        now: Now,
        read: Read,
    ) -> VerbSpec {
        VerbSpec { verb: first_word(usage), topic, usage, does, also: None, now, read }
    }

    /// A verb with synonyms.
    pub(in crate::event) const fn known(
        topic: Topic,
        usage: &'static str,
        does: Message,
        also: Message,
        now: Now,
        read: Read,
    ) -> VerbSpec {
        VerbSpec { verb: first_word(usage), topic, usage, does, also: Some(also), now, read }
    }

    /// The verb with this name.
    pub fn of(word: &str) -> Option<&'static VerbSpec> {
        VERBS.iter().find(|spec| spec.verb == word)
    }

    /// Its forms, without the verb itself.
    pub fn ways(&self) -> impl Iterator<Item = Vec<UsageWord>> {
        ways(self.usage)
    }

    /// Whether it has something to act on now. If not, it is still carried out or refused when
    /// typed in full.
    pub fn makes_sense(&self, event: &Event) -> bool {
        match event.finished {
            Some(_) => matches!(self.verb, "undo" | "redo" | "note"),
            None => (self.now)(event),
        }
    }

    /// How many players come first in its usage.
    pub fn names_players(&self) -> usize {
        let is_player = |word: &&UsageWord| word.is_player();
        self.ways().map(|way| way.iter().take_while(is_player).count()).max().unwrap_or(0)
    }

    /// Whether a table comes first in its usage.
    pub fn names_a_table(&self) -> bool {
        self.ways().any(|way| way.first().is_some_and(|word| word.values == "TABLE"))
    }

    /// Whether it takes nothing but settings.
    pub fn takes_settings(&self) -> bool {
        let first = self.ways().next().unwrap_or_default();
        first.len() > 1 && first.iter().all(|word| word.optional && word.key.is_some())
    }

    /// The usage for somebody who typed these words wrongly.
    ///
    /// Of the many settings of an event, only those that were typed.
    fn usage_of(&self, typed: &[String]) -> String {
        let keys: Vec<&str> =
            typed.iter().filter_map(|word| Some(word.split_once('=')?.0)).collect();
        let is_typed =
            |word: &UsageWord| word.optional && word.key.is_some_and(|key| keys.contains(&key));
        let named: Vec<&str> =
            self.ways().flatten().filter(is_typed).map(|word| word.text).collect();
        match self.takes_settings() && !named.is_empty() {
            true => format!("{} {}", self.verb, named.join(" ")),
            false => self.usage.to_owned(),
        }
    }
}

/// What a verb is about, for help that lists a few verbs at a time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    Players,
    CheckIn,
    Event,
    Rounds,
    Results,
    Clock,
    Finals,
    Judge,
}

impl Topic {
    pub const ALL: [Topic; 8] =
        [Players, CheckIn, Topic::Event, Rounds, Results, Clock, Finals, Judge];

    /// The word for its help, and its title.
    pub fn word_and_title(self) -> (&'static str, Message) {
        match self {
            Players => ("players", msg!("plain.topic", topic = "players")),
            CheckIn => ("check-in", msg!("plain.topic", topic = "check-in")),
            Topic::Event => ("event", msg!("plain.topic", topic = "event")),
            Rounds => ("rounds", msg!("plain.topic", topic = "rounds")),
            Results => ("results", msg!("plain.topic", topic = "results")),
            Clock => ("clock", msg!("plain.topic", topic = "clock")),
            Finals => ("finals", msg!("plain.topic", topic = "finals")),
            Judge => ("judge", msg!("plain.topic", topic = "judge")),
        }
    }
}

type Now = fn(&Event) -> bool;
type Read = fn(&mut VerbWords) -> Result<Verb, Message>;

const fn first_word(usage: &'static str) -> &'static str {
    let mut end = 0;
    while end < usage.len() && usage.as_bytes()[end] != b' ' {
        end += 1;
    }
    usage.split_at(end).0
}

pub const ALWAYS: Now = |_| true;

pub fn registering(event: &Event) -> bool {
    phase(event) == Phase::Registration
}

pub fn playing(event: &Event) -> bool {
    matches!(phase(event), Phase::Playing { .. })
}

pub(super) fn playing_swiss(event: &Event) -> bool {
    playing(event) && event.stage().is_some_and(|stage| stage.kind == StageKind::Swiss)
}

pub fn paired(event: &Event) -> bool {
    event.round().is_some()
}

pub fn drafting(event: &Event) -> bool {
    event.ruleset.draft.is_some() && registering(event)
}

pub fn drafted(event: &Event) -> bool {
    drafting(event) && !event.pods.is_empty()
}

pub fn anybody(event: &Event) -> bool {
    event.registered().next().is_some()
}

/// Whether the rules let this be done now. No rule asked here depends on the clock.
pub fn does(event: &Event, command: &Command) -> bool {
    decide(event, command, Moment::new(0, 0)).is_ok_and(|decision| decision.action.is_some())
}

/// A parsed word of a usage.
///
/// The notation, as in `report TABLE RESULT [round=N] | report TABLE noshow A|B`: bars with spaces
/// separate the forms of a verb, bars without spaces alternatives. Capitals are placeholders, small
/// letters are literal, brackets enclose what may be left out, `…` allows the word before it again,
/// and quotation marks enclose a single word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct UsageWord {
    /// As written, with its brackets.
    pub text: &'static str,
    /// The name before `=`, if it is a setting.
    pub key: Option<&'static str>,
    /// What may be typed; for a setting, after the `=`.
    pub values: &'static str,
    pub optional: bool,
}

impl UsageWord {
    fn of(text: &'static str, optional: bool) -> UsageWord {
        let word = text.trim_start_matches('[');
        // Brackets inside belong to a part of the word.
        let closes = |word: &str| word.matches(']').count() > word.matches('[').count();
        let mut bare = word;
        while let Some(less) = bare.strip_suffix(']').filter(|_| closes(bare)) {
            bare = less;
        }
        let (key, values) = match bare.split_once('=') {
            Some((key, values)) if !bare.starts_with('"') => (Some(key), values),
            _ => (None, bare),
        };
        UsageWord { text, key, values, optional }
    }

    /// The alternatives; those in a quoted text are part of it.
    pub fn alternatives(&self) -> impl Iterator<Item = &'static str> + use<> {
        let mut quoted = false;
        self.values.split(move |sign| {
            quoted ^= sign == '"';
            sign == '|' && !quoted
        })
    }

    /// Whether the word before it may come again.
    pub fn repeats(&self) -> bool {
        self.values == "…"
    }

    pub fn is_player(&self) -> bool {
        self.key.is_none() && matches!(self.values, "WHO" | "A" | "B")
    }
}

/// The forms of a verb, without the verb itself.
pub fn ways(usage: &'static str) -> impl Iterator<Item = Vec<UsageWord>> {
    usage.split(" | ").map(|way| words(way).skip(1).collect())
}

/// Whether these words fit this usage.
pub fn usage_allows(usage: &'static str, line: &str) -> bool {
    usage.split(" | ").any(|way| {
        let mut typed = line.split(' ');
        for word in words(way) {
            match typed.next() {
                _ if word.repeats() => return true,
                Some(typed) if word.alternatives().any(|one| one == typed) => {}
                _ => return false,
            }
        }
        typed.next().is_none()
    })
}

fn words(way: &'static str) -> impl Iterator<Item = UsageWord> {
    let (mut quoted, mut depth) = (false, 0_i32);
    let parts = way.split(move |sign| {
        quoted ^= sign == '"';
        sign == ' ' && !quoted
    });
    parts.map(move |text| {
        let optional = depth > 0 || text.starts_with('[');
        depth += brackets(text);
        UsageWord::of(text, optional)
    })
}

/// How many more brackets are opened than closed, outside of quotes.
fn brackets(text: &str) -> i32 {
    let outside = text.split('"').step_by(2).flat_map(str::chars);
    outside.map(|sign| i32::from(sign == '[') - i32::from(sign == ']')).sum()
}

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
    pub(super) const ROSTER_FILE: MissingWord =
        MissingWord::new(msg!("commands.roster-file"), msg!("plain.ask-file"), OneWord);
    pub(super) const LIST_FILE: MissingWord =
        MissingWord::new(msg!("commands.list-file"), msg!("plain.ask-file"), OneWord);
    pub(super) const MANUAL: MissingWord =
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
pub(super) struct VerbWords<'a> {
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

    pub(super) fn optional_rest(&mut self) -> Option<String> {
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
    pub(super) fn leading_settings<const N: usize>(
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

pub(super) const YES_NO: [(&str, bool); 2] = [("yes", true), ("no", false)];

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

#[cfg(test)]
mod tests;
