//! `komandor publish`: writes the site for phones into a folder.
//!
//! The user's own command may carry it on.

use super::language::Speech;
use super::output::{print, told, warn};
use super::places::Places;
use super::stop::Stop;
use crate::export::{Carrier, shown_path};
use crate::handout::{self, site};
use crate::msg;
use crate::store::Session;
use crate::tui::clock::now;
use clap::Args;
use std::path::PathBuf;

/// Write a static site for phones
#[derive(Debug, Args)]
pub(super) struct PublishArgs {
    event: PathBuf,
    dir: PathBuf,
}

pub(super) fn run(places: &Places, asked: &PublishArgs, speech: &Speech) -> Result<(), Stop> {
    let languages = speech.for_site()?;
    let mut session = Session::open(&places.event(&asked.event)?)?;
    session.take_notices().iter().for_each(|notice| warn(&notice.0));
    session.lacks_of_mirror().into_iter().for_each(warn);
    // Half an event would tell players wrong tables.
    if let Some(damage) = session.damage() {
        return Err(Stop::unreadable(damage.message()));
    }
    let event = session.event();
    let content = site::content(event, now(), &languages(event));
    let written = handout::write(&asked.dir, event, &content).map_err(Stop::refused)?;
    let folder = shown_path(&asked.dir);
    let said = match written.files {
        0 => msg!("site.unchanged", folder),
        n => msg!("site.written", n, folder),
    };
    print(&(told(said) + "\n"))?;
    let carrier = Carrier::of_settings();
    handout::carry_on(&asked.dir, written.files > 0, carrier.as_ref()).map_err(Stop::refused)
}
