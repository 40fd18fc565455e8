//! A verb's record, and the parser of its usage for help, completion and palette.

use super::super::actions::VERBS;
use super::words::{Verb, VerbWords};
use crate::event::{Command, Event, Moment, Phase, StageKind, decide, phase};
use crate::msg;
use crate::words::Message;
use Topic::*;

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
    pub fn usage_of(&self, typed: &[String]) -> String {
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

pub(in crate::event) fn playing_swiss(event: &Event) -> bool {
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
