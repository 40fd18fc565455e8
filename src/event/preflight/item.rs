//! A finding of the pre-flight checks: how severe it is, what it says, and what settles it.

use crate::event::Id;
use crate::msg;
use crate::words::Message;

/// How much an item matters, the worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The rules allow no round before it is settled.
    Error,
    /// It should be settled; the organizer may go on anyway.
    Warning,
    Info,
}

impl Severity {
    /// The sign before the item.
    pub fn sign(self) -> &'static str {
        match self {
            Severity::Error => "✗",
            Severity::Warning => "!",
            Severity::Info => "·",
        }
    }
}

/// The way to settle an item. A screen has a key for it, and the command line a verb.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Remedy {
    /// The result of this table is entered or corrected.
    Result { table: u32 },
    /// The sides at this table are recorded.
    Side { table: u32 },
    /// Those who have come are marked.
    CheckIn,
    /// This entrant hands in a list.
    List(Id),
    /// The draft is held.
    Draft,
    /// The settings are changed, or players are added.
    Announcement,
    /// The organizer pairs the round by hand.
    ByHand,
    /// Entries of players are accepted or dismissed.
    Inbox,
    /// This entrant, who has left, comes back.
    Rejoin(Id),
    /// This entrant gets a place in the round under way.
    Seat(Id),
    /// The clock stops.
    Clock,
}

impl Remedy {
    /// The verb that settles the item.
    pub fn verb(&self) -> String {
        match self {
            Remedy::Result { table } => format!("report {table} RESULT"),
            Remedy::Side { table } => format!("side {table} WHO SIDE"),
            Remedy::CheckIn => "here WHO".to_owned(),
            Remedy::List(id) => format!("list '#{id}' FILE"),
            Remedy::Draft => "draft next".to_owned(),
            Remedy::Announcement => "setup".to_owned(),
            Remedy::ByHand => "pair manual".to_owned(),
            Remedy::Inbox => "inbox accept N".to_owned(),
            Remedy::Rejoin(_) => "rejoin WHO".to_owned(),
            Remedy::Seat(id) => format!("seat '#{id}' PLACE"),
            Remedy::Clock => "timer stop".to_owned(),
        }
    }

    /// The remedy in a word or two.
    pub fn phrase(&self) -> Message {
        match self {
            Remedy::Result { .. } => msg!("keys.result"),
            Remedy::Side { table } => msg!("slips.to-side", table = *table),
            Remedy::CheckIn => msg!("check-in.hint-show"),
            Remedy::List(_) => msg!("preflight.to-list"),
            Remedy::Draft => msg!("keys.draft"),
            Remedy::Announcement => msg!("keys.announcement"),
            Remedy::ByHand => msg!("aids.by-hand"),
            Remedy::Inbox => msg!("settings.to-inbox"),
            Remedy::Rejoin(_) => msg!("pages.players"),
            Remedy::Seat(_) => msg!("preflight.to-seat"),
            Remedy::Clock => msg!("preflight.to-clock"),
        }
    }
}

/// One thing that is off before a round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PreflightItem {
    pub severity: Severity,
    pub sentence: Message,
    pub remedy: Option<Remedy>,
}

impl PreflightItem {
    pub(super) fn new(
        severity: Severity,
        sentence: Message,
        remedy: Option<Remedy>,
    ) -> PreflightItem {
        PreflightItem { severity, sentence, remedy }
    }

    pub(super) fn told(sentence: Message) -> PreflightItem {
        PreflightItem::new(Severity::Info, sentence, None)
    }
}
