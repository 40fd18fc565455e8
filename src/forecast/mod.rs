//! Plays whole events at random, from registration to the champion.
//!
//! An event runs as at a real desk: [`crate::event::decide()`] decides each command, and the
//! resulting action is appended to the log. Players have strengths, so their results are
//! consistent. Sometimes a player leaves, comes back, enters late, does not appear or is
//! disqualified, and sometimes the scorekeeper corrects a result. The same [`Asked`] always gives
//! the same event.
//!
//! This module uses no clock and no random source of its own. Times in the log count from a fixed
//! morning, and everything random is drawn from the seed.

mod comings;
mod draft;
mod finals;
mod people;
mod play;
mod results;
mod rounds;
mod structure;

#[cfg(test)]
mod tests;

use crate::event::{Command, Event, Refusal};
use crate::ruleset::{Ruleset, StructureKind};
use std::sync::Arc;

/// The fewest players of a simulated event.
pub const FEWEST_PLAYERS: u32 = 2;
/// The most players of a simulated event.
pub const MOST_PLAYERS: u32 = 10_000;

/// The parameters of a simulation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
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

/// Plays one event to its end.
///
/// # Errors
/// There are too few or too many players, or the game cannot be played by that many. A refusal of a
/// random command is a fault of the program and is returned as well.
///
/// ```
/// use komandor::event::champion;
/// use komandor::forecast::{Asked, simulate};
/// let library = komandor::ruleset::Library::new(Vec::new());
/// let ruleset = std::sync::Arc::new(library.get("destiny").unwrap().ruleset.clone());
/// let asked = Asked { players: 24, structure: None, seed: 7, drops: 0 };
/// let event = simulate(&ruleset, &asked).unwrap();
/// assert_eq!(event.entrants.len(), 24);
/// assert!(champion(&event).is_some());
/// ```
pub fn simulate(ruleset: &Arc<Ruleset>, asked: &Asked) -> Result<Event, Refusal> {
    simulate_watched(ruleset, asked, &mut |_, _| {})
}

/// Like [`simulate`], but calls `watch` before every command.
///
/// `watch` receives the event and the command, so callers can show the progress of a large event.
///
/// # Errors
/// As [`simulate`].
pub fn simulate_watched(
    ruleset: &Arc<Ruleset>,
    asked: &Asked,
    watch: &mut dyn FnMut(&Event, &Command),
) -> Result<Event, Refusal> {
    if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&asked.players) {
        return Err(Refusal(format!(
            "{} players cannot be simulated: from {FEWEST_PLAYERS} to {MOST_PLAYERS} can.",
            asked.players
        )));
    }
    play::Play::new(ruleset, *asked, watch).play_out()
}
