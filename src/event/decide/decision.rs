//! The outcome of a command: a decision or a refusal, and the refusals that several commands share.
//! Texts from outside are cleaned here.

use crate::event::name::{clean, clean_text};
use crate::event::{Action, Event, Id, TextDetail};
use crate::msg;
use crate::words::{Arg, Message};

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
    pub fn full_message(&self) -> Message {
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
pub fn verb(line: impl Into<String>) -> Arg {
    Arg::Verb(line.into())
}

/// Two opponents: `Ewa – Jan`.
pub fn two_of(event: &Event, of: [Id; 2]) -> Message {
    let [a, b] = of.map(|id| event.label(id));
    msg!("pairing.two", a, b)
}

/// The kind of a text that a user typed, for the refusal of it.
#[derive(Debug, Clone, Copy)]
pub enum TextKind {
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
pub fn cleaned(what: TextKind, text: &str) -> Result<String, Refusal> {
    clean(text).map_err(|why| what.refused(why))
}

/// Cleans a note or a reason, which may be longer than a name.
pub fn cleaned_text(what: TextKind, text: &str) -> Result<String, Refusal> {
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

pub fn closed() -> Refusal {
    Refusal(msg!("common.closed", undo = verb("undo")))
}

pub(in crate::event) fn nothing_played() -> Refusal {
    Refusal(msg!("common.nothing-played", pair = verb("pair")))
}

pub fn no_round() -> Refusal {
    Refusal(msg!("common.no-round", pair = verb("pair")))
}

/// The refusal to seat or pair somebody who has left.
pub(in crate::event) fn has_left(name: &str) -> Refusal {
    Refusal(msg!("common.has-left", name, rejoin = verb("rejoin")))
}

/// The announced cut in words: `cut to 4`.
pub(in crate::event) fn announced_cut(event: &Event) -> Message {
    event.plan.map_or_else(|| msg!("keys.cut"), |plan| plan.cut_phrase())
}

pub(in crate::event) fn results_missing(event: &Event) -> Refusal {
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
pub fn too_few(event: &Event, number: u32) -> Refusal {
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
pub fn round_robin_refusal() -> Refusal {
    Refusal(msg!("draft.seats-decide", undo = verb("undo"), pods = verb("pods")))
}

/// Refuses with this reason if the condition holds.
///
/// # Errors
/// The reason.
pub(in crate::event) fn refuse_if(
    is_so: bool,
    why: impl FnOnce() -> Message,
) -> Result<(), Message> {
    if is_so { Err(why()) } else { Ok(()) }
}
