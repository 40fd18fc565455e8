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
    /// The sentence that tells the user what was done.
    pub message: Message,
    /// Facts that the organizer should know; none of them forbids the action.
    pub warnings: Vec<Concern>,
    /// The reason to keep with the action.
    pub reason: Option<String>,
    /// A question to the organizer before the action is written, if there is somebody to
    /// ask. The warnings contain it as well, together with the remedy.
    pub question: Option<Concern>,
}

/// A sentence for the organizer, and its subject where the program acts on it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Concern {
    pub about: About,
    pub message: Message,
}

/// The subject of a [`Concern`]. The preflight checks tell some of them in their own words, and
/// know what settles the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum About {
    /// Lists that are missing or have faults.
    Lists,
    /// The draft is not over.
    Draft,
    /// Sides that were chosen and not recorded.
    Sides,
    /// A rematch or a second bye, which other pairs would avoid.
    Pairs,
    /// Those who left after the newest round.
    Leavers,
    /// Results of players that wait for an answer.
    Inbox,
    /// Changes in rows of others, if the rules themselves ask nothing.
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

/// Whether the sentence in English is this text.
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

    /// The sentence that says what is done, followed by its consequences.
    pub fn said(&self) -> Message {
        let said = std::iter::once(&self.message).chain(self.sentences());
        Message::sentences(said.cloned().collect())
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

/// The verb that mends something, as a user types it.
pub fn verb(line: impl Into<String>) -> Arg {
    Arg::Verb(line.into())
}

/// A sentence that another module tells.
pub fn told(sentence: impl Into<Arg>) -> Message {
    msg!("common.text", text = sentence)
}

/// Two who meet: `Ewa – Jan`.
pub(in crate::event) fn two_of(event: &Event, of: [Id; 2]) -> Message {
    let [a, b] = of.map(|id| event.label(id));
    msg!("pairing.two", a, b)
}

/// The kind of a text from outside, for the refusal that names it.
#[derive(Debug, Clone, Copy)]
pub enum Given {
    Name,
    Text(TextDetail),
    EventName,
    Fee,
    Reason,
    Note,
}

impl Given {
    fn refused(self, why: impl Into<Arg>) -> Refusal {
        let what = match self {
            Given::Text(detail) => return Refusal(detail.refused(why)),
            Given::Name => "name",
            Given::EventName => "event-name",
            Given::Fee => "fee",
            Given::Reason => "reason",
            Given::Note => "note",
        };
        Refusal(msg!("common.refused-text", what, why))
    }
}

/// Cleans a text from outside; a refusal names the text.
pub(in crate::event) fn cleaned(what: Given, text: &str) -> Result<String, Refusal> {
    clean(text).map_err(|why| what.refused(why))
}

/// Cleans a note or a reason, which may be longer than a name.
pub(in crate::event) fn cleaned_text(what: Given, text: &str) -> Result<String, Refusal> {
    clean_text(text).map_err(|why| what.refused(why))
}

/// Why a command was not carried out, and what would make it possible. It is one or two
/// sentences that a judge understands.
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

/// Table numbers told one by one.
const MOST_TOLD: usize = 8;

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
    let (shown, more) = tables.split_at(tables.len().min(MOST_TOLD));
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

/// Refuses a round that has too few entrants left, and says what can be done instead.
pub(in crate::event) fn too_few(event: &Event, number: u32) -> Refusal {
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

/// The refusal in a round robin, in which the seats decide and nothing is drawn.
pub(in crate::event) fn round_robin_refusal() -> Refusal {
    Refusal(msg!("draft.seats-decide", undo = verb("undo"), pods = verb("pods")))
}

/// Refuses with this reason if it is so.
///
/// # Errors
/// The reason.
pub(in crate::event) fn refuse_if(
    is_so: bool,
    why: impl FnOnce() -> Message,
) -> Result<(), Message> {
    if is_so { Err(why()) } else { Ok(()) }
}
