//! `komandor recover`: goes on from the mirror of an event whose file is lost or older.

use super::output::{print, told, warn};
use super::places::Places;
use super::stop::Stop;
use crate::msg;
use crate::store::{RecoverError, Recovered, Recovery, Session, recover};
use clap::Args;
use std::path::PathBuf;

/// Go on from the mirror of an event
#[derive(Debug, Args)]
pub(super) struct RecoverArgs {
    mirror: PathBuf,
    event: Option<PathBuf>,
}

/// Makes the event of its mirror, or adds what only the mirror has.
pub(super) fn run(places: &Places, asked: &RecoverArgs) -> Result<(), Stop> {
    let mirror = asked.mirror.display().to_string();
    let Some(event) = &asked.event else {
        return Err(Stop::usage(msg!("mirror.where", mirror)));
    };
    places.refuse_trash(event)?;
    let Recovery { recovered, actions, damage } =
        recover(&asked.mirror, event).map_err(|error| match error {
            RecoverError::NoEvent(why) => Stop::unreadable(why),
            RecoverError::Refused(why) => Stop::refused(why),
        })?;
    if let Some(damage) = damage {
        let why = damage.message();
        warn(msg!("mirror.left-out", mirror = &mirror, n = actions, why));
    }
    let event_shown = event.display().to_string();
    let said = match recovered {
        Recovered::Made => msg!("mirror.made", event = event_shown, mirror, n = actions),
        Recovered::Added(n) => msg!("mirror.added", event = event_shown, mirror, n),
        Recovered::HadAll => msg!("mirror.had-all", event = event_shown, mirror),
        Recovered::Replaced(kept) => {
            let kept = kept.display().to_string();
            msg!("mirror.replaced", event = event_shown, mirror, kept, n = actions)
        }
    };
    print(&format!("{}\n", told(said)))?;
    // Behind what the mirror has, the event may be damaged.
    match Session::open(event)?.damage() {
        Some(damage) => Err(Stop::unreadable(damage.message())),
        None => Ok(()),
    }
}
