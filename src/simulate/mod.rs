//! Plays whole events at random, from registration to the champion.
//!
//! An event runs as at a real desk: [`crate::event::decide()`] decides each command, and the
//! resulting action is appended to the log. Players have strengths, so their results are
//! consistent. Sometimes a player leaves, comes back, enters late, does not appear or is
//! disqualified, and sometimes the scorekeeper corrects a result. The same [`Simulation`] always
//! gives the same event.
//!
//! This module uses no clock and no random source of its own. Times in the log count from a fixed
//! morning, and everything random is drawn from the seed.

mod play;
mod rounds;
mod setup;

pub use play::{
    FEWEST_PLAYERS, MOST_PLAYERS, Simulation, TrialStep, trial_commands, trial_players,
    trial_setup, trial_step,
};

use crate::event::{Command, Event, Refusal};
use crate::msg;
use crate::ruleset::Ruleset;
use std::sync::Arc;

/// Plays one event to its end.
///
/// # Errors
/// There are too few or too many players, or the game cannot be played by that many. A refusal of a
/// random command is a fault of the program and is returned as well.
///
/// ```
/// use komandor::event::champion;
/// use komandor::simulate::{Simulation, simulate};
/// let library = komandor::ruleset::Library::new(Vec::new());
/// let ruleset = std::sync::Arc::new(library.get("destiny").unwrap().ruleset.clone());
/// let simulation = Simulation { players: 24, structure: None, seed: 7, drops: 0, house: false };
/// let event = simulate(&ruleset, &simulation).unwrap();
/// assert_eq!(event.entrants.len(), 24);
/// assert!(champion(&event).is_some());
/// ```
pub fn simulate(ruleset: &Arc<Ruleset>, simulation: &Simulation) -> Result<Event, Refusal> {
    simulate_watched(ruleset, simulation, &mut |_, _| {})
}

/// Like [`simulate`], but calls `watch` before every command.
///
/// `watch` receives the event and the command, so callers can show the progress of a large event.
///
/// # Errors
/// As [`simulate`].
pub fn simulate_watched(
    ruleset: &Arc<Ruleset>,
    simulation: &Simulation,
    watch: &mut dyn FnMut(&Event, &Command),
) -> Result<Event, Refusal> {
    if !(FEWEST_PLAYERS..=MOST_PLAYERS).contains(&simulation.players) {
        let (n, fewest, most) = (simulation.players, FEWEST_PLAYERS, MOST_PLAYERS);
        return Err(Refusal(msg!("cli.no-such-number", n, fewest, most)));
    }
    play::Play::new(ruleset, *simulation, watch).play_out()
}

#[cfg(test)]
mod tests;
