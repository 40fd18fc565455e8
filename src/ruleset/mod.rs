//! A game as a plugin: the schema of a ruleset file, its checks, and the
//! library of all rulesets known.
//!
//! A ruleset names strategies and numbers, never code:
//!
//! ```yaml
//! preliminary:
//!   pairing: random_in_groups
//!   match: one_game
//!   points: {per: match, win: 1, loss: 0, bye: 1}
//!   tie_breaks: [sos_mean, esos_mean, random]
//! ```
//!
//! Deliberately absent: reading folders (the store does that and hands texts
//! in), and any name of a particular game.

mod attendance;
mod check;
mod describe;
mod desk;
pub(crate) mod letters;
mod library;
mod locate;
mod match_shape;
mod problem;
mod read;
mod schema;
mod shape;
mod structure;
mod text;

pub use attendance::Attendance;
pub use describe::describe;
pub use desk::{
    Better, CountedField, Draft, DraftPhase, ListCount, ListRules, ListSum, Pass, Penalty,
    Procedure, ProcedureStep, Ruling, Weight,
};
pub use library::{Entry, Library, Origin};
pub use match_shape::MatchShape;
pub use problem::{Position, Problem};
pub use read::{LARGEST_FILE, read};
pub use schema::{
    Absence, CutRule, Entrants, Finals, FinalsKind, LeaderRule, Minutes, Mission, Missions,
    PairingKind, PointsPer, Preliminary, Relation, Replacement, RoundKind, Ruleset, Scoring,
    SideChoice, StructureKind, TieBreak, Tier, TierKind,
};
pub use structure::{Custom, Row, Structure, Structures};
pub use text::Text;

#[cfg(test)]
mod tests;
