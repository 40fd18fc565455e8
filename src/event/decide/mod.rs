//! What holds for every command.
//!
//! A command is decided against the present state. It becomes one action or a refusal. The refusals
//! that several commands share are here, and texts from outside are cleaned here.

pub(super) mod again;
pub(super) mod bracket;
pub(super) mod field;
pub(super) mod lost_game;
pub(super) mod meanwhile;
pub(super) mod numbers;
pub(super) mod round_robin;
pub(super) mod table_ref;

pub(super) use super::actions::repair::{clock_notice, with_all_unseated};
pub(super) use super::actions::under_way::{RepairPlan, UnderWay};
pub use super::actions::{
    manually, oversized, oversized_list, say_where, say_where_or_repair, sides_to_record,
    why_not_apart, why_not_seeds,
};
pub use again::decided_again;
pub use field::contenders;
pub use meanwhile::{Caller, conflict, reported_by, result_since, saved_since, stale};
pub use round_robin::PodRound;

use super::actions::{officials, pair, post, seat};
use super::preflight::problems::new_problems;
use super::{Action, Command, Event, Moment, afterwards};
use crate::event::name::{clean, clean_text};
use crate::event::{Id, TextDetail};
use crate::msg;
use crate::words::{Arg, Message};
use std::cell::OnceCell;

/// Decides a command against the present state.
///
/// # Errors
/// The reason why the command cannot be carried out, and what would make it possible.
pub fn decide(event: &Event, command: &Command, now: Moment) -> Result<Decision, Refusal> {
    Ok(Trial::of(event, command, now)?.decision)
}

/// A command that is decided, and the event as it would be afterwards.
#[derive(Debug)]
pub struct Trial<'a> {
    pub(super) event: &'a Event,
    pub(super) command: &'a Command,
    pub(super) now: Moment,
    pub decision: Decision,
    /// Computed on first use; None if nothing would be written.
    after: OnceCell<Option<Event>>,
}

impl<'a> Trial<'a> {
    /// Decides a command against the present state: by its own rules, then by the common ones. The
    /// question and the warnings about problems ahead come last.
    ///
    /// # Errors
    /// The reason why the command cannot be carried out, and what would make it possible.
    pub fn of(event: &'a Event, command: &'a Command, now: Moment) -> Result<Trial<'a>, Refusal> {
        let reopens = matches!(command, Command::Undo(_) | Command::Redo(_) | Command::Note(_));
        let mut decision = match command {
            _ if event.finished.is_none() || reopens => command.ruled(event, now)?,
            Command::Finish => Decision::unchanged(msg!("common.closed-already")),
            _ => return Err(closed()),
        };
        pair::add_round_notes(event, &mut decision);
        let mut trial = Trial { event, command, now, decision, after: OnceCell::new() };
        let Some(action) = trial.action() else { return Ok(trial) };
        again::drawn_in_this_way(event, action)?;
        post::not_before_it_is_posted(event, action)?;
        let late = officials::announced_late(event, action);
        let held = post::still_paired(event, action);
        trial.warn(late.into_iter().chain(held));
        trial.warn(officials::broken_leader_rules(&trial)?);
        trial.warn(seat::newly_unseated(&trial));
        trial.ask();
        trial.warn(new_problems(&trial));
        Ok(trial)
    }

    /// The action to record; None if everything is already as asked.
    pub(super) fn action(&self) -> Option<&Action> {
        self.decision.action.as_ref()
    }

    /// The event as the action would leave it; None if nothing would be written.
    pub fn after(&self) -> Option<&Event> {
        let after = || afterwards(self.event, self.action()?, self.now);
        self.after.get_or_init(after).as_ref()
    }

    fn warn(&mut self, warnings: impl IntoIterator<Item = Message>) {
        self.decision.warnings.extend(warnings.into_iter().map(Concern::from));
    }
}

/// The outcome of a command that is allowed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The action to record; None if everything is already as asked.
    pub action: Option<Action>,
    /// What was done, in a sentence.
    pub message: Message,
    /// Facts that the organizer should know; none of them forbids the action.
    pub warnings: Vec<Concern>,
    /// The reason to keep with the action.
    pub reason: Option<String>,
    /// A question to ask before the action is written, if somebody can be asked. The warnings
    /// contain it too, with the remedy.
    pub question: Option<Concern>,
}

/// A warning or a question, and its subject where the program acts on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Concern {
    pub about: About,
    pub message: Message,
}

/// The subject of a [`Concern`]. The preflight checks word some of them themselves, and know the
/// remedy for the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// Lists that are missing or faulty.
    Lists,
    /// The draft is not over.
    Draft,
    /// Sides that were chosen but not recorded.
    Sides,
    /// A rematch or a second bye, which other pairs would avoid.
    Pairs,
    /// Those who dropped after the newest round.
    Leavers,
    /// Pending reports by players.
    Inbox,
    /// Changes in rows of others, if the command itself asks nothing.
    Rows,
    Other,
}

impl Concern {
    pub(in crate::event) fn new(about: About, message: Message) -> Concern {
        Concern { about, message }
    }
}

impl From<Message> for Concern {
    fn from(message: Message) -> Concern {
        Concern::new(About::Other, message)
    }
}

impl From<Concern> for Message {
    fn from(concern: Concern) -> Message {
        concern.message
    }
}

impl std::fmt::Display for Concern {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message.fmt(f)
    }
}

/// Compares with the English text, for tests.
impl PartialEq<&str> for Concern {
    fn eq(&self, text: &&str) -> bool {
        self.message == *text
    }
}

impl PartialEq<String> for Concern {
    fn eq(&self, text: &String) -> bool {
        self.message == *text
    }
}

impl Decision {
    pub(in crate::event) fn new(action: Action, message: Message) -> Decision {
        Decision { action: Some(action), ..Decision::unchanged(message) }
    }

    /// A success that writes nothing, because everything is already as asked.
    pub fn unchanged(message: Message) -> Decision {
        Decision { action: None, message, warnings: Vec::new(), reason: None, question: None }
    }

    /// What was done, followed by the warnings.
    pub(super) fn full_message(&self) -> Message {
        let sentences = std::iter::once(&self.message).chain(self.sentences());
        Message::sentences(sentences.cloned().collect())
    }

    /// The sentences of the warnings.
    pub fn sentences(&self) -> impl Iterator<Item = &Message> {
        self.warnings.iter().map(|warning| &warning.message)
    }

    /// The question to the organizer; without one, what was done.
    pub fn asks(&self) -> Message {
        self.question.as_ref().map_or(&self.message, |question| &question.message).clone()
    }

    pub fn warned(mut self, warnings: impl IntoIterator<Item: Into<Concern>>) -> Decision {
        self.warnings.extend(warnings.into_iter().map(Into::into));
        self
    }
}

/// The verb that would help, as a user types it.
pub(super) fn verb(line: impl Into<String>) -> Arg {
    Arg::Verb(line.into())
}

/// Two opponents: `Ewa – Jan`.
pub(super) fn two_of(event: &Event, of: [Id; 2]) -> Message {
    let [a, b] = of.map(|id| event.label(id));
    msg!("pairing.two", a, b)
}

/// The kind of a text that a user typed, for the refusal of it.
#[derive(Debug, Clone, Copy)]
pub(super) enum TextKind {
    Name,
    Text(TextDetail),
    EventName,
    Fee,
    Reason,
    Note,
}

impl TextKind {
    fn refused(self, why: impl Into<Arg>) -> Refusal {
        let what = match self {
            TextKind::Text(detail) => return Refusal(detail.refused(why)),
            TextKind::Name => "name",
            TextKind::EventName => "event-name",
            TextKind::Fee => "fee",
            TextKind::Reason => "reason",
            TextKind::Note => "note",
        };
        Refusal(msg!("common.refused-text", what, why))
    }
}

/// Cleans a text that a user typed; a refusal names what kind of text it is.
pub(super) fn cleaned(what: TextKind, text: &str) -> Result<String, Refusal> {
    clean(text).map_err(|why| what.refused(why))
}

/// Cleans a note or a reason, which may be longer than a name.
pub(super) fn cleaned_text(what: TextKind, text: &str) -> Result<String, Refusal> {
    clean_text(text).map_err(|why| what.refused(why))
}

/// Why a command was not carried out, and what would make it possible, in one or two sentences.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Refusal(pub Message);

impl From<Message> for Refusal {
    fn from(sentence: Message) -> Refusal {
        Refusal(sentence)
    }
}

/// Several reasons, each on a line of its own.
impl From<Vec<Message>> for Refusal {
    fn from(reasons: Vec<Message>) -> Refusal {
        Refusal(Message::lines(reasons))
    }
}

/// The most table numbers listed.
const MOST_LISTED: usize = 8;

pub(super) fn closed() -> Refusal {
    Refusal(msg!("common.closed", undo = verb("undo")))
}

pub(super) fn nothing_played() -> Refusal {
    Refusal(msg!("common.nothing-played", pair = verb("pair")))
}

pub(super) fn no_round() -> Refusal {
    Refusal(msg!("common.no-round", pair = verb("pair")))
}

/// The refusal to seat or pair somebody who has left.
pub(super) fn has_left(name: &str) -> Refusal {
    Refusal(msg!("common.has-left", name, rejoin = verb("rejoin")))
}

/// The announced cut in words: `cut to 4`.
pub(super) fn announced_cut(event: &Event) -> Message {
    event.plan.map_or_else(|| msg!("keys.cut"), |plan| plan.cut_phrase())
}

pub(super) fn results_missing(event: &Event) -> Refusal {
    let Some(round) = event.round() else { return no_round() };
    let tables: Vec<u32> = round.missing().filter_map(|p| p.table).collect();
    let (shown, more) = tables.split_at(tables.len().min(MOST_LISTED));
    let mut shown: Vec<Arg> = shown.iter().map(|table| Arg::from(*table)).collect();
    if !more.is_empty() {
        shown.push(msg!("common.more-tables", n = more.len()).into());
    }
    Refusal(msg!(
        "common.results-missing",
        n = tables.len(),
        round = event.round_in_a_sentence(event.stages.len(), round.number),
        tables = Arg::List(shown),
    ))
}

/// The refusal of a round with too few entrants left, with what can be done instead.
pub(super) fn too_few(event: &Event, number: u32) -> Refusal {
    let who = if event.in_teams() { "team" } else { "player" };
    let (n, rejoin) = (event.active().count(), verb("rejoin"));
    Refusal(match number {
        0 | 1 => msg!("common.too-few", who, n, rejoin),
        _ => {
            let end = verb(format!("setup rounds={}", number - 1));
            msg!("common.too-few-or-end", who, n, rejoin, end)
        }
    })
}

/// The refusal to draw in a round robin, where the seats decide.
pub(super) fn round_robin_refusal() -> Refusal {
    Refusal(msg!("draft.seats-decide", undo = verb("undo"), pods = verb("pods")))
}

/// Refuses with this reason if the condition holds.
///
/// # Errors
/// The reason.
pub(super) fn refuse_if(is_so: bool, why: impl FnOnce() -> Message) -> Result<(), Message> {
    if is_so { Err(why()) } else { Ok(()) }
}
