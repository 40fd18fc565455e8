use super::action::{Setup, Timer};
use super::entrant::{Id, Role};
use super::outcome::Side;

/// What somebody asks for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    Add(NewEntrant),
    /// All or nothing.
    Import(Vec<NewEntrant>),
    /// Corrects what was registered; what is None stays.
    Edit {
        who: Who,
        name: Option<String>,
        club: Option<String>,
        partner: Option<String>,
        start: Option<u32>,
        table: Option<u32>,
    },
    Official {
        name: String,
        role: Role,
        playing: bool,
    },
    Dismiss {
        name: String,
    },
    Setup(Setup),
    /// Draws the next round, and starts the first stage if none runs.
    Pair,
    /// The organizer's own pairing; None is the bye.
    PairByHand(Vec<(Who, Option<Who>)>),
    /// Draws the round in progress again, while it has no result.
    Redraw {
        why: String,
    },
    Swap(Who, Who),
    Report {
        table: u32,
        result: Report,
        round: Option<u32>,
    },
    Drop(Who),
    Rejoin(Who),
    Disqualify {
        who: Who,
        reason: Option<String>,
    },
    /// Ends the preliminary rounds; None: the size announced.
    Cut {
        size: Option<u32>,
    },
    Decline(Who),
    Timer(Timer),
    /// `timer start`, with the round's own minutes.
    StartTimer,
    Extend {
        table: u32,
        minutes: u32,
    },
    Penalty {
        who: Who,
        kind: String,
        note: Option<String>,
    },
    /// A deck or army list, already read from its file.
    List {
        who: Who,
        text: String,
    },
    Note(String),
    Finish,
    /// None: the newest action.
    Undo(Option<u64>),
    Redo,
}

/// What a scorekeeper enters for a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// One letter a game, as the first-named entrant saw it.
    Games(String),
    Concede(Side),
    NoShow(Side),
}

/// An entrant as somebody typed him: `#12`, a name, or a part of one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Who(pub String);

impl Who {
    /// Exactly this entrant.
    pub fn id(id: Id) -> Who {
        Who(format!("#{id}"))
    }
}

/// Somebody to be registered, as he came from outside.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct NewEntrant {
    pub name: String,
    pub club: Option<String>,
    pub partner: Option<String>,
    pub start: Option<u32>,
    pub table: Option<u32>,
    /// The line of the roster it stood on.
    pub line: Option<u64>,
}
