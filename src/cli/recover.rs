//! `komandor recover`: goes on from the mirror of an event whose file is lost or older.

use super::output::{print, told};
use super::places::Places;
use super::stop::Stop;
use crate::msg;
use crate::store::{Recovered, Session, recover};
use clap::Args;
use std::path::{Path, PathBuf};

/// Go on from the mirror of an event
#[derive(Debug, Args)]
pub(super) struct RecoverArgs {
    mirror: PathBuf,
    event: Option<PathBuf>,
}

/// Makes the event of its mirror, or adds what only the mirror has.
pub(super) fn run(places: &Places, asked: &RecoverArgs) -> Result<(), Stop> {
    let shown = |path: &Path| path.display().to_string();
    let mirror = shown(&asked.mirror);
    let sound = Session::open(&asked.mirror).map_err(|error| {
        let why = crate::words::Message::from(error);
        Stop::unreadable(msg!("mirror.no-event", mirror = &mirror, why = why))
    })?;
    let Some(event) = &asked.event else {
        return Err(Stop::usage(msg!("mirror.where", mirror = mirror)));
    };
    places.refuse_trash(event)?;
    let actions = sound.event().log.len();
    drop(sound);
    let event_shown = shown(event);
    let said = match recover(&asked.mirror, event).map_err(Stop::refused)? {
        Recovered::Made => {
            msg!("mirror.made", event = event_shown, mirror = mirror, n = actions)
        }
        Recovered::Added(n) => msg!("mirror.added", event = event_shown, mirror = mirror, n = n),
        Recovered::HadAll => msg!("mirror.had-all", event = event_shown, mirror = mirror),
    };
    // What was added must fit the log, as every line does that another program writes.
    if let Some(damage) = Session::open(event)?.damage() {
        return Err(Stop::unreadable(damage.message()));
    }
    print(&format!("{}\n", told(said)))
}
