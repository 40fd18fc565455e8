//! The commands: requests to change the event, with what a user typed still in them.

mod judging;
mod who;

use super::action::{Leavers, Setup, Timer, Wish};
use super::auction::{Call, ContestedUnit};
use super::details::{Details, NewEntrant};
use super::entrant::{Id, Role};
use super::outcome::Side;
use super::time_call::TimeCall;
use crate::msg;
use crate::words::Message;
pub use judging::{NewCheck, NewComponent, NewIllegalDeck, NewPenalty, NewRecommendation};
pub use who::Who;

/// A request to change the event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Command {
    Add(NewEntrant),
    /// Registers all of them or none.
    Import(Vec<NewEntrant>),
    /// Corrects a registration; a detail that is not given stays as it is.
    Edit {
        who: Who,
        details: Details,
        /// Why a partner is changed during the event.
        reason: Option<String>,
    },
    Official {
        name: String,
        role: Role,
        playing: bool,
    },
    Dismiss {
        name: String,
    },
    /// Says whether a leader is here.
    Presence {
        name: String,
        here: bool,
    },
    /// Says that an entrant has come, or is away for the coming round, or has paid.
    CheckIn {
        who: Who,
        here: Option<bool>,
        paid: Option<bool>,
    },
    Setup(Box<Setup>),
    /// Keeps two players apart by name, or lifts that.
    Apart(ApartRequest),
    /// Draws the pods; a second draw needs a reason.
    Pods {
        by: PodsBy,
        reason: Option<String>,
    },
    /// Seats the organizer's own pods, each in the order of the seats.
    PodsByHand {
        pods: Vec<Vec<Who>>,
        reason: Option<String>,
    },
    /// Takes the next step of the draft.
    DraftNext,
    /// Lays this many rare cards of a pod together. Pods are numbered from 1.
    Redraft {
        cards: u32,
        pod: Option<u32>,
    },
    /// The player whose turn it is has taken a card.
    RedraftNext {
        pod: Option<u32>,
    },
    /// Draws the next round, and starts the first stage if none runs.
    Pair,
    /// Draws the next round, and settles first what becomes of those who have not come.
    PairSettling(Absentees),
    /// Pairs a round as the organizer says; None is the bye.
    PairByHand(Vec<(Who, Option<Who>)>),
    /// Draws the round in progress again, as long as it has no result.
    Redraw {
        reason: String,
    },
    /// Settles the mission of the round in progress, or of the coming one.
    Mission(MissionRequest),
    /// Tells which number of a die means which mission now.
    MissionDie,
    Swap(Who, Who),
    /// Gives a player who has no opponent in the round under way a place in it.
    Seat(Who, SeatAt),
    /// Changes the fewest tables of the round under way that make it as the rules would have
    /// it. A reason may be empty only if nobody has seen the round yet.
    Repair {
        /// Players without a place in the round, who get one.
        with: Vec<Who>,
        reason: String,
    },
    /// Says that these tables of the newest round have begun, or have not after all.
    Begun {
        tables: Vec<u32>,
        begun: bool,
    },
    /// Moves a pairing of the newest round to another table.
    MoveTable {
        from: u32,
        to: u32,
    },
    /// Shows a held round to the room.
    Post,
    /// Records which side this player plays at their table. The default is the newest
    /// round.
    Side {
        table: u32,
        who: Who,
        side: String,
        round: Option<u32>,
    },
    /// Reports a result. The default is the newest round of the running stage.
    Report {
        table: u32,
        result: Report,
        round: Option<u32>,
        stage: Option<u32>,
        /// Those who leave after the match. None keeps what was said before.
        drop: Option<Leavers>,
    },
    /// Players enter the result of their table.
    Claim(NewClaim),
    /// Accepts or dismisses what players entered; `claim` is its line of the log.
    Settle {
        claim: u64,
        accept: bool,
        reason: Option<String>,
    },
    Drop(Who),
    /// Removes a registration made by mistake, before the first round.
    Remove(Who),
    Rejoin(Who),
    Disqualify {
        who: Who,
        reason: Option<String>,
    },
    /// Ends the preliminary rounds.
    Cut(CutBy),
    /// Ends the preliminary rounds with the organizer's own seeds, best first.
    CutByHand {
        seeds: Vec<Who>,
        reason: String,
    },
    Decline(Who),
    Timer(Timer),
    /// Starts the clock with the round's own minutes, as `timer start` does.
    StartTimer,
    Extend {
        table: u32,
        minutes: u32,
    },
    /// Notes that an official was called to a table, and gives it extra minutes.
    Call {
        table: u32,
        extra: Option<u32>,
        /// The official who came, as a user typed them.
        by: Option<String>,
        what: Option<String>,
    },
    Penalty(NewPenalty),
    /// A marshal recommends a disqualification, or the organizer declines one.
    Recommend(NewRecommendation),
    /// Draws this many players, or tables, of the newest round for a deck check.
    DrawChecks {
        n: u32,
        tables: bool,
    },
    /// Records a deck check, and carries out what follows from it.
    Check(NewCheck),
    /// Records a lost or damaged component, and carries out what the rules say.
    Component(NewComponent),
    /// Stores a deck or army list that was read from its file and checked.
    List {
        who: Who,
        lines: Vec<String>,
        faults: Vec<Message>,
        /// The questions that the check could not decide. It is told, and not kept.
        doubts: Vec<Message>,
    },
    /// Accepts a list with its faults, for a reason.
    AcceptList {
        who: Who,
        /// The line of the log that holds the version meant; None if there is no list.
        list: Option<u64>,
        /// The number of faults that the rules find in it now.
        faults: usize,
        reason: String,
    },
    Note(String),
    /// Records a bidding for contested units at a table of the newest round.
    Auction {
        table: u32,
        /// Each unit, with the word that the ruleset has for its side.
        units: Vec<(String, ContestedUnit)>,
        bids: Vec<Call>,
        /// The force that each side can bid with, the one that opens first.
        force: Option<[u32; 2]>,
        /// The player of the side that opens.
        opens: Option<Who>,
    },
    /// Records how hits were shared out; without a split, tells every valid one.
    Overkill {
        table: u32,
        hits: u32,
        health: u32,
        counters: u32,
        defender: Option<String>,
        others: Vec<String>,
        split: Vec<u32>,
    },
    /// Answers the questions of a ruling. With a table, the verdict is recorded there.
    Rule {
        topic: String,
        answers: Vec<String>,
        table: Option<u32>,
    },
    Finish,
    /// Undoes this action; None means the newest one.
    Undo(Option<Chosen>),
    /// Redoes this action; None means the one undone last.
    Redo(Option<Chosen>),
}

impl Command {
    /// The command of a user who has been told which result it replaces.
    #[must_use]
    pub fn knowingly(mut self) -> Command {
        if let Command::Report { result: Report::Time(call), .. } = &mut self {
            call.replace = true;
        }
        self
    }

    /// Whose rows it may change. A round that is paired, and the result of a table, tell
    /// themselves what they do.
    pub(super) fn reach(&self) -> Reach {
        match self {
            Command::Drop(_) | Command::Rejoin(_) | Command::Disqualify { .. } => Reach::Others,
            Command::Cut(_) | Command::CutByHand { .. } | Command::Redo(_) => Reach::Others,
            Command::Swap(..) | Command::Seat(..) | Command::Redraw { .. } => Reach::Room,
            Command::Import(_) | Command::Edit { .. } | Command::Remove(_) => Reach::OnRequest,
            Command::CheckIn { .. } | Command::Setup(_) | Command::Apart(_) => Reach::OnRequest,
            Command::MoveTable { .. } | Command::Settle { .. } => Reach::OnRequest,
            Command::Decline(_) | Command::Penalty(_) | Command::Check(_) => Reach::OnRequest,
            Command::Component(_) | Command::Finish | Command::Undo(_) => Reach::OnRequest,
            _ => Reach::Row,
        }
    }

    /// Whether it draws the next round, or pairs it as the organizer says.
    pub fn pairs(&self) -> bool {
        matches!(self, Command::Pair | Command::PairSettling(_) | Command::PairByHand(_))
    }

    /// Whether what cannot work as it stands may be another thing after it.
    pub(super) fn is_foreseen(&self) -> bool {
        let leaves = matches!(self, Command::Drop(_) | Command::Disqualify { .. });
        let comes = matches!(self, Command::Add(_) | Command::Import(_) | Command::Rejoin(_));
        let corrects = matches!(self, Command::Edit { .. } | Command::Remove(_));
        comes || leaves || corrects || matches!(self, Command::Setup(_))
    }

    /// The title above the question that is asked about it.
    pub fn title(&self) -> Message {
        match self {
            Command::PairByHand(_) => msg!("dialog.pair-the-round"),
            Command::Drop(_) => msg!("dialog.let-go"),
            Command::Remove(_) => msg!("dialog.remove"),
            Command::Disqualify { .. } => msg!("dialog.disqualify"),
            Command::Decline(_) => msg!("dialog.give-up-place"),
            Command::Penalty(_) => msg!("dialog.give-penalty"),
            Command::Report { .. } | Command::Settle { .. } => msg!("dialog.enter-this"),
            Command::Mission(_) => msg!("aids.confirm"),
            Command::Timer(_) => msg!("dialog.set-the-clock"),
            _ => msg!("dialog.do-it"),
        }
    }
}

/// Whose rows a command may change beside its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reach {
    /// Nobody's.
    Row,
    /// Those of others, told to whoever asks what follows from it.
    OnRequest,
    /// The seats of people in the room, told before it is done, once the room has seen the round.
    Room,
    /// Those of others, told before it is done.
    Others,
}

/// The treatment of players who have not come when a round is paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Absentees {
    /// They leave the event.
    Remove,
    /// They are paired like everybody else.
    Keep,
    /// They stay in the event and sit the round out.
    Out,
}

impl Absentees {
    pub const ALL: [Absentees; 3] = [Absentees::Remove, Absentees::Keep, Absentees::Out];

    /// The word as it is written in verbs.
    pub fn word(self) -> &'static str {
        match self {
            Absentees::Remove => "remove",
            Absentees::Keep => "keep",
            Absentees::Out => "out",
        }
    }
}

/// A request to keep two players apart, or to lift that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApartRequest {
    pub a: Who,
    pub b: Who,
    /// None: they may meet again.
    pub wish: Option<Wish>,
    pub reason: Option<String>,
}

/// A request for another mission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MissionRequest {
    pub by: MissionBy,
    /// The organizer knows that the mission was used before, and that others were not.
    pub again: bool,
    /// It is for the coming round, not for the one in progress.
    pub next: bool,
    pub reason: Option<String>,
}

/// How a mission is settled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MissionBy {
    /// The organizer names it, by its number or by words of its name.
    Hand(String),
    /// The organizer's die shows this number.
    Die(u32),
    /// It is drawn once more.
    Redraw,
}

/// An action chosen from the log, to be undone or redone.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Chosen {
    pub n: u64,
    /// The reason, which the log keeps.
    pub reason: Option<String>,
}

impl Chosen {
    /// Chooses this action without a reason.
    pub fn number(n: u64) -> Chosen {
        Chosen { n, reason: None }
    }
}

/// A cut: the rule for who goes on to the finals.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CutBy {
    /// The cut that was announced.
    Announced,
    Top(u32),
    /// The best players up to this number, and everyone level on points with the last of
    /// them.
    TopAndLevel(u32),
    /// Everyone with at least this many points.
    Points(u32),
}

/// A result as a scorekeeper enters it for a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// One letter for each game, as the first-named entrant saw it.
    Games(String),
    /// The same with the winner's margin, in games that record one. Scores stand here as they were
    /// told, `24-17 W`.
    WithMargin(String, u32),
    /// Both scores of the game, and a letter for its winner if that was told.
    Scores([u32; 2], Option<String>),
    /// A played result whose win is one on time.
    Timed(Box<Report>),
    /// The game being played is conceded. `after` holds the letters of the games before it,
    /// if the games known for the table are not the right ones.
    Concede {
        by: Side,
        after: Option<String>,
    },
    /// The whole match is conceded, if the rules allow that.
    ConcedeMatch(Side),
    NoShow(Side),
    /// The result stays as it is; only those who leave after the match are others.
    Same,
    /// Time was called, and what was counted gives the result.
    Time(Box<TimeCall>),
}

/// A result that players enter for their table of the round they see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewClaim {
    pub table: u32,
    pub result: Report,
    /// The stage and the round that the players saw, with the two at the table; None if
    /// they are not known.
    pub seen: Option<(usize, u32, [Id; 2])>,
}

/// How players are divided into pods.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PodsBy {
    /// The size that the ruleset suggests; without one, all sit in one pod.
    Suggested,
    /// As near to this size as possible.
    Size(u32),
    Count(u32),
}

/// A place in the round under way, as somebody asks for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SeatAt {
    /// Against the player with the bye, or a house player.
    Opponent,
    /// At this table, in the place of somebody who is not there.
    Table {
        table: u32,
        /// The name or number of who is not there; None if one of the two has left.
        missing: Option<String>,
    },
    Bye,
    Loss,
    Next,
}
