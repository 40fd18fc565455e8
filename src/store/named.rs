//! Finds events by their names, or by the beginnings of words of them.

use super::home::{self, Found};
use super::shelf::Shelf;
use super::summary::State;
use crate::event::name::normalise;
use crate::msg;
use crate::words::Message;
use std::path::{Path, PathBuf};

/// The most events that an ambiguous name lists.
const LISTED: usize = 5;

impl Found {
    /// The event's name, if the file can be read.
    pub fn name(&self) -> Option<&str> {
        self.seen.as_ref().ok().map(|seen| seen.name.as_str())
    }

    /// Whether the event is finished, or cannot be read.
    pub fn is_over(&self) -> bool {
        self.seen.as_ref().map_or(true, |seen| matches!(seen.state, State::Finished { .. }))
    }

    /// Whether each of these words begins a word of the event's name or of its file's. They are
    /// normalised.
    pub fn fits(&self, word: &str) -> bool {
        let file = self.path.file_stem().unwrap_or_default().to_string_lossy();
        begins_words(word, &normalise(&format!("{} {file}", self.name().unwrap_or_default())))
    }
}

/// The events of this name; without any, those whose words these normalised words begin.
pub fn events_named<'a>(found: &'a [Found], word: &str) -> Vec<&'a Found> {
    let is_named = |found: &&Found| found.name().is_some_and(|name| normalise(name) == word);
    let exact: Vec<&Found> = found.iter().filter(is_named).collect();
    if exact.is_empty() { found.iter().filter(|found| found.fits(word)).collect() } else { exact }
}

/// The file of the older event that a text names; None if there is none.
///
/// The text is the name of its file, its name or a part of it. The archive is searched too.
///
/// # Errors
/// Several events fit.
pub fn older_event(home: &Path, given: &str, except: &Path) -> Result<Option<PathBuf>, Message> {
    let word = normalise(given.trim());
    if word.is_empty() || given.contains('/') {
        return Ok(None);
    }
    let folders = [Shelf::Events, Shelf::Archive].map(|shelf| shelf.folder(home));
    let all = folders.iter().filter_map(|folder| home::list(folder).ok()).flatten();
    let all: Vec<Found> = all.filter(|found| found.path != except).collect();
    let file = all.iter().find(|found| {
        let names = [found.path.file_name(), found.path.file_stem()];
        names.contains(&Some(given.trim().as_ref()))
    });
    let fitting = file.map_or_else(|| events_named(&all, &word), |file| vec![file]);
    match &fitting[..] {
        [] => Ok(None),
        [only] => Ok(Some(only.path.clone())),
        several => Err(msg!("named.several", word = given.trim(), events = events_told(several))),
    }
}

/// A line for each event, with its name and its file.
pub fn events_told(found: &[&Found]) -> Message {
    let line = |found: &&Found| {
        let file = found.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        msg!("named.event", name = found.name().unwrap_or_default(), file)
    };
    let mut lines: Vec<Message> = found.iter().take(LISTED).map(line).collect();
    if found.len() > LISTED {
        lines.push(msg!("named.more", n = found.len() - LISTED));
    }
    Message::lines(lines)
}

/// Whether each wanted word begins a word of the text. Both are normalised.
fn begins_words(wanted: &str, text: &str) -> bool {
    let words =
        |text| str::split(text, |c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words(wanted).all(|part| words(text).any(|word| word.starts_with(part)))
}
