//! `komandor station`: the screen at which players enter their own results.

use super::language::Speech;
use super::looks::Looks;
use super::open::needs_terminal;
use super::output::{warn, words};
use super::places::Places;
use super::stop::Stop;
use crate::event::STATION;
use crate::event::name::clean;
use crate::msg;
use crate::store::{StoreError, in_shell};
use crate::tui::RunError;
use crate::tui::station::{self, StationOptions};
use clap::Args;
use std::path::PathBuf;

/// Let players enter the results of their own tables
#[derive(Debug, Args)]
pub(super) struct StationArgs {
    event: PathBuf,
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    #[arg(long)]
    locked: bool,
    #[command(flatten)]
    looks: Looks,
}

pub(super) fn run(
    places: &Places,
    mut asked: StationArgs,
    looks: &Looks,
    speech: &Speech,
) -> Result<(), Stop> {
    asked.event = places.event_to_write(&asked.event)?;
    let by = by(asked.name.as_deref())?;
    needs_terminal(format!("komandor do {} claim TABLE RESULT", in_shell(&asked.event)))?;
    let (theme, warning) = asked.looks.theme(looks)?;
    warning.iter().for_each(|warning| warn(warning.clone()));
    let speak = speech.for_board()?;
    let speak = move |tag: Option<&str>| {
        let first = speak(tag).into_iter().next();
        first.unwrap_or_else(|| words().clone())
    };
    let options = StationOptions { by, locked: asked.locked, theme, choice: Speech::all() };
    station::run(&asked.event, options, speak).map_err(|error| match error {
        // A result in a copy would reach no scorekeeper.
        RunError::Store(StoreError::NotYours { path, owner }) => {
            let path = path.display().to_string();
            Stop::unreadable(msg!("day-rest.station-not-yours", path, owner))
        }
        error => error.into(),
    })
}

/// The name of a station in the log: `station`, or `station door`.
fn by(name: Option<&str>) -> Result<String, Stop> {
    let Some(name) = name else { return Ok(STATION.to_owned()) };
    let bad = |why| Stop::usage(msg!("station.name-bad", why));
    let name = clean(name).map_err(bad)?;
    clean(&format!("{STATION} {name}")).map_err(bad)
}
