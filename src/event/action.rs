//! The actions recorded in the event file. An action is a fact, never an instruction to
//! draw again. One command records at most one action.
//!
//! The writer of the file leaves out every field that is None. [`TimeCalled`] says so at its own
//! fields as well, because it also stands in JSON.

mod aids;
mod draft;
mod footprint;
mod judging;
mod people;
mod repair;
mod results;
mod rounds;
mod seat;
mod setup;
mod table_list;
mod time_called;

pub use aids::{At, Auctioned, Ruled, Shared};
pub use draft::{CardTaken, RedraftStarted, Seated, Step};
pub use footprint::{Bearing, Fact, Footprint, LogStep, Part, Parts};
pub use judging::{
    CheckDrawn, Checked, ComponentCase, Effect, IllegalDeck, Instead, Penalised, Place, Proxy,
    Recommended,
};
pub use people::{
    Added, CheckedIn, Declined, Edited, Handed, Left, ListAccepted, Presence, Returned,
};
pub use repair::{Begun, Repaired};
pub use results::{Finished, Leavers, Reported, Settled};
pub use rounds::{
    Called, Extended, MissionSet, Moved, Paired, Posted, SideCall, SideTaken, Swapped, Timer,
};
pub use seat::{LateSeat, Seat};
pub use setup::{
    Announced, ApartSet, Cut, NO_FEE, NO_NOTE, NO_PRIZES, OWN_LANGUAGE, Plan, Setup, StageKind,
    Unplayed, Wish,
};
pub use table_list::{LARGEST_TABLE, TableList};
pub use time_called::{Counted, DecidedBy, TimeCalled};

use super::entrant::{Id, Official};
use super::moment::Moment;
use serde::{Deserialize, Serialize};

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// Counted from 1, without gaps.
    pub n: u64,
    pub at: Moment,
    /// The name of the person who did it.
    pub by: String,
    /// The reason, if one was asked for.
    pub reason: Option<String>,
    pub action: Action,
}

/// An action that can be recorded. The variant's name is the key in the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Add(Added),
    Import(Vec<Added>),
    Edit(Edited),
    Official(Official),
    /// An official, given by name, stops being one.
    Dismiss(String),
    Presence(Presence),
    CheckIn(CheckedIn),
    Setup(Setup),
    Apart(ApartSet),
    Pods(Seated),
    Draft(Step),
    /// Boxed, because a log has few of them and up to hundreds of thousands of smaller ones.
    Pair(Box<Paired>),
    Mission(MissionSet),
    Swap(Swapped),
    /// A player got a place in the round under way.
    Seat(LateSeat),
    /// Tables of a round under way change, so that it is again as the rules would have it.
    /// Boxed, because a log has few of them.
    Repair(Box<Repaired>),
    Begun(Begun),
    /// A pairing goes to another table.
    Table(Moved),
    /// A held round is shown to the room.
    Post(Posted),
    Side(SideTaken),
    Report(Reported),
    /// Players entered another result than the table has; it waits for a scorekeeper.
    Claim(Reported),
    /// A scorekeeper accepts or dismisses such an entry.
    Settle(Settled),
    Drop(Left),
    /// An entrant registered by mistake is removed before the first round.
    Remove(Id),
    Rejoin(Returned),
    Disqualify(Left),
    Cut(Cut),
    Decline(Declined),
    Timer(Timer),
    Extend(Extended),
    Call(Called),
    Penalty(Penalised),
    Recommend(Recommended),
    CheckDraw(CheckDrawn),
    /// Boxed, because a log has few of them and they are large.
    DeckCheck(Box<Checked>),
    Component(Box<ComponentCase>),
    List(Handed),
    AcceptList(ListAccepted),
    Note(String),
    /// Boxed, because a log has few of them.
    Auction(Box<Auctioned>),
    Overkill(Box<Shared>),
    Rule(Box<Ruled>),
    Redraft(RedraftStarted),
    Take(CardTaken),
    /// The file was edited by hand; the text says which part changed.
    ByHand(String),
    Finish(Finished),
    Undo(u64),
    Redo(u64),
}
