//! Whole events played at random, from registration to the champion.
//!
//! Everything goes the way it goes at a real desk: a command is decided by
//! [`crate::event::decide()`], what comes of it is appended to the log. Players
//! have strengths, so that results hang together; now and then somebody leaves,
//! comes back, enters late, does not appear or is put out, and the scorekeeper
//! corrects himself. The same [`Asked`] always gives the same event.
//!
//! Deliberately absent: clocks and chance of its own. The moments in the log are
//! counted from a fixed morning, and everything random is drawn from the seed.

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

/// The fewest players an event can be played with.
pub const FEWEST_PLAYERS: u32 = 2;
/// The most players an event is simulated with.
pub const MOST_PLAYERS: u32 = 10_000;

/// What is to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Asked {
    /// From [`FEWEST_PLAYERS`] to [`MOST_PLAYERS`], those who enter late included.
    pub players: u32,
    /// None: the basic structure. One that has no row for so many players
    /// makes way for a custom one.
    pub structure: Option<StructureKind>,
    /// The event's seed, from which its accidents are drawn as well.
    pub seed: u64,
    /// How many of a hundred players leave after some round before the last, on
    /// average. One in eight of those who are gone comes back before each later
    /// round, and two always stay. With 0 nobody leaves, fails to appear or is put out.
    pub drops: u32,
}

/// Plays one event to its end.
///
/// # Errors
/// There are too few or too many players, or this game cannot be played by so
/// many. That something random was refused on the way would be a fault of the
/// program, and comes out here as well.
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

/// The same, and `watch` sees the event before every command, and the command: an event of
/// thousands takes its time.
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
