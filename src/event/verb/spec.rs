//! The verbs, in the order of a tournament day: one record each.

use super::super::actions::VERBS;
use super::usage::{UsageWord, ways};
use super::words::{Verb, VerbWords};
use crate::event::{Command, Event, Moment, Phase, StageKind, decide, phase};
use crate::msg;
use crate::words::Message;
use Topic::*;

/// A verb: how it is typed and read, and what help, completion and palette say of it.
#[derive(Debug)]
pub struct VerbSpec {
    pub verb: &'static str,
    pub topic: Topic,
    /// How it is written, the same in every language: see [`ways`].
    pub usage: &'static str,
    pub does: Message,
    /// Everyday words for it, by which it is found too.
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

    /// A verb that people look for by other words.
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

    /// The verb that is written so.
    pub fn of(word: &str) -> Option<&'static VerbSpec> {
        VERBS.iter().find(|spec| spec.verb == word)
    }

    /// Each way to write it, without the verb itself.
    pub fn ways(&self) -> impl Iterator<Item = Vec<UsageWord>> {
        ways(self.usage)
    }

    /// Whether it has something to act on now. A verb that has not is still carried out or refused
    /// if it is typed in full.
    pub fn makes_sense(&self, event: &Event) -> bool {
        match event.finished {
            Some(_) => matches!(self.verb, "undo" | "redo" | "note"),
            None => (self.now)(event),
        }
    }

    /// How many players it names first.
    pub fn names_players(&self) -> usize {
        let is_player = |word: &&UsageWord| word.is_player();
        self.ways().map(|way| way.iter().take_while(is_player).count()).max().unwrap_or(0)
    }

    /// Whether it names a table first.
    pub fn names_a_table(&self) -> bool {
        self.ways().any(|way| way.first().is_some_and(|word| word.values == "TABLE"))
    }

    /// The usage for somebody who typed these words wrongly.
    ///
    /// An event has many settings; the usage names only those that were typed.
    pub fn usage_of(&self, typed: &[String]) -> String {
        let keys: Vec<&str> =
            typed.iter().filter_map(|word| Some(word.split_once('=')?.0)).collect();
        let is_typed =
            |word: &UsageWord| word.optional && word.key.is_some_and(|key| keys.contains(&key));
        let named: Vec<&str> =
            self.ways().flatten().filter(is_typed).map(|word| word.text).collect();
        match self.verb == "setup" && !named.is_empty() {
            true => format!("{} {}", self.verb, named.join(" ")),
            false => self.usage.to_owned(),
        }
    }
}

/// What a verb is about, for a help that tells a few verbs at a time.
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

    /// The word by which its help is asked for, and what it is about.
    pub fn told(self) -> (&'static str, Message) {
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

pub fn playing_swiss(event: &Event) -> bool {
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
