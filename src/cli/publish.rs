//! `komandor publish`: writes the site for phones into a folder.

use super::language::Speech;
use super::output::warn;
use super::places::Places;
use super::stop::Stop;
use crate::handout::site;
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
    let event = session.event();
    std::fs::create_dir_all(&asked.dir).unwrap();
    for (name, text) in site::pages(event, now(), &languages(event)) {
        std::fs::write(asked.dir.join(name), text).unwrap();
    }
    Ok(())
}
