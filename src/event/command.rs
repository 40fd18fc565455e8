use super::action::{Setup, Timer};
use super::entrant::{Id, Role};
use super::outcome::Side;
use super::pods::PodsBy;

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
        family: Option<String>,
        travel: Option<String>,
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
    /// Draws the pods; again only with a reason.
    Pods {
        by: PodsBy,
        why: Option<String>,
    },
    /// The organizer's own pods, in the order of the seats.
    PodsByHand {
        pods: Vec<Vec<Who>>,
        why: Option<String>,
    },
    /// The next step of the draft.
    DraftNext,
    /// Lays so many rare cards of a pod, from 1, together.
    Redraft {
        cards: u32,
        pod: Option<u32>,
    },
    /// Whoever's turn it is has taken a card.
    RedraftNext {
        pod: Option<u32>,
    },
    /// Draws the next round, and starts the first stage if none runs.
    Pair,
    /// The organizer's own pairing; None is the bye.
    PairByHand(Vec<(Who, Option<Who>)>),
    /// Draws the round in progress again, while it has no result.
    Redraw {
        why: String,
    },
    Swap(Who, Who),
    /// Which side this player plays at his table; the newest round, unless
    /// another is named.
    Side {
        table: u32,
        who: Who,
        side: String,
        round: Option<u32>,
    },
    /// The newest round of the running stage, unless others are named.
    Report {
        table: u32,
        result: Report,
        round: Option<u32>,
        stage: Option<u32>,
    },
    Drop(Who),
    /// Takes a registration made by mistake off, before the first round.
    Remove(Who),
    Rejoin(Who),
    Disqualify {
        who: Who,
        reason: Option<String>,
    },
    /// Ends the preliminary rounds.
    Cut(CutBy),
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
        /// How many tournament points, where points are taken off.
        points: Option<u32>,
        /// Which game of the match, from 1; None: the one being played.
        game: Option<u32>,
        note: Option<String>,
    },
    /// A deck or army list, read from its file and checked.
    List {
        who: Who,
        lines: Vec<String>,
        faults: Vec<String>,
    },
    Note(String),
    Finish,
    /// None: the newest action.
    Undo(Option<Chosen>),
    /// None: what was undone last.
    Redo(Option<Chosen>),
}

/// An action picked out of the log, to be taken back or brought back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    pub n: u64,
    /// The reason, which stands in the log.
    pub why: Option<String>,
}

impl Chosen {
    /// This action, without a reason.
    pub fn number(n: u64) -> Chosen {
        Chosen { n, why: None }
    }
}

/// Who goes on to the finals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CutBy {
    /// As many as were announced.
    Announced,
    Top(u32),
    /// The best so many, and everyone level on points with the last of them.
    TopAndLevel(u32),
    /// Everyone with at least so many points.
    Points(u32),
}

/// What a scorekeeper enters for a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// One letter a game, as the first-named entrant saw it.
    Games(String),
    /// The same with the winner's margin, in games that enter it.
    WithMargin(String, u32),
    /// The game being played is conceded; `after` are the letters of those
    /// before it, where they are not what is known of the table.
    Concede {
        by: Side,
        after: Option<String>,
    },
    /// The whole match is conceded, where the rules know that.
    ConcedeMatch(Side),
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
    pub family: Option<String>,
    pub travel: Option<String>,
    pub start: Option<u32>,
    pub table: Option<u32>,
    /// The line of the roster it stood on.
    pub line: Option<u64>,
}
