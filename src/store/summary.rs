//! Summarises an event file for the list of events.

use super::disk::Disk;
use super::error::StoreError;
use super::open;
use super::read::{self, Loaded};
use crate::event::action::Setup;
use crate::event::{Event, EventId, StageKind};
use crate::ruleset::Text;
use crate::words::Message;
use std::path::Path;

/// The entry of an event in the list of events.
#[derive(Debug, Clone, PartialEq)]
pub struct Seen {
    pub id: EventId,
    pub name: String,
    /// The day, such as `2026-11-21`.
    pub date: String,
    /// The id of the event's ruleset.
    pub game: String,
    pub game_name: Text,
    /// The number of registered entrants, including those who left.
    pub players: usize,
    /// Whether the entrants are teams.
    pub teams: bool,
    /// The announcement as it stands now.
    pub setup: Setup,
    pub state: State,
    /// Whether a result has been entered, or the event is closed.
    pub has_results: bool,
    /// The damage of the file; the other fields describe the part before it.
    pub damage: Option<Message>,
}

/// How far an event has come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum State {
    /// Nothing has been paired.
    Registration,
    /// This round of this stage was paired last; 0: no round yet.
    Round { stage: StageKind, round: u32 },
    /// The event is finished, with this champion if there is one.
    Finished { champion: Option<String> },
}

/// Reads the file and returns what the list shows.
///
/// # Errors
/// The file cannot be read at all.
pub(super) fn at(disk: &Disk, path: &Path) -> Result<Seen, StoreError> {
    let (file, _, _) = open::event_file(disk, path)?;
    let Loaded { event, damage, .. } = read::load(disk, &file, path)?;
    Ok(Seen {
        id: event.head.id,
        name: event.name().to_owned(),
        date: event.head.date.clone(),
        game: event.ruleset.id.clone(),
        game_name: event.ruleset.name.clone(),
        players: event.players().count(),
        teams: event.ruleset.entrants.team_size > 1,
        setup: event.setup.clone(),
        state: State::of(&event),
        has_results: has_results(&event) || damage.is_some(),
        damage: damage.map(|damage| damage.message()),
    })
}

fn has_results(event: &Event) -> bool {
    let pairings = event.stages.iter().flat_map(|stage| &stage.rounds).flat_map(|r| &r.pairings);
    event.finished.is_some() || pairings.into_iter().any(|p| !p.is_bye() && p.has_begun())
}

impl State {
    pub fn of(event: &Event) -> State {
        match (&event.finished, event.stage()) {
            (Some(finished), _) => {
                State::Finished { champion: finished.champion.map(|id| event.label(id)) }
            }
            (None, Some(stage)) => State::Round {
                stage: stage.kind,
                round: stage.rounds.last().map_or(0, |round| round.number),
            },
            (None, None) => State::Registration,
        }
    }
}
