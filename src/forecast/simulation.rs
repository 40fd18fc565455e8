//! The parameters of a simulated event.

use crate::ruleset::StructureKind;

/// The fewest players of a simulated event.
pub const FEWEST_PLAYERS: u32 = 2;
/// The most players of a simulated event.
pub const MOST_PLAYERS: u32 = 10_000;

/// The parameters of a simulation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Simulation {
    /// From [`FEWEST_PLAYERS`] to [`MOST_PLAYERS`], including late entries.
    pub players: u32,
    /// None: the basic structure. Without a row for this many players, it is a custom one.
    pub structure: Option<StructureKind>,
    /// The event's seed; the simulated accidents are drawn from it too.
    pub seed: u64,
    /// The average percentage of players who leave after a round before the last.
    ///
    /// One in eight dropped players comes back before each later round, and two players always
    /// stay. With 0 nobody leaves, fails to appear or is disqualified.
    pub drops: u32,
}
