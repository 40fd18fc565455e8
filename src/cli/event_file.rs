//! Finds the event that an argument names: by a path, by a name, or by a part of one.

use super::output::{Stop, in_words, print_error, warn};
use crate::event::name::{clean, normalise};
use crate::event::{NOBODY_KNOWN, Verb};
use crate::export::shown_path;
use crate::msg;
use crate::ruleset::{Library, Problem};
use crate::store::home::Found;
use crate::store::{
    Shelf, State, StoreError, event_lines, events_named, home, in_shell, older_event,
};
use crate::words::Message;
use clap::Args;
use std::path::{Path, PathBuf};

/// The folders of events and of the user's own rulesets.
#[derive(Debug, Args)]
pub(super) struct Places {
    #[arg(long, value_name = "DIR", global = true)]
    pub(super) home: Option<PathBuf>,
    #[arg(long, value_name = "DIR", global = true)]
    pub(super) rulesets: Option<PathBuf>,
}

impl Places {
    /// The folder for rulesets of the user's own.
    pub(super) fn own_rulesets(&self) -> Result<PathBuf, Stop> {
        Ok(home::rulesets(self.rulesets.as_deref()).ok_or(StoreError::NoRulesets)?)
    }

    /// All games, and the problems of the user's own files.
    ///
    /// A file with a problem does not keep the other games from being played.
    pub(super) fn library(&self) -> Result<(Library, Vec<Message>), Stop> {
        let folder = home::rulesets(self.rulesets.as_deref());
        let read = folder.map(|folder| home::user_rulesets(&folder)).unwrap_or_default();
        let library = Library::new(read.texts);
        let mut problems = read.problems;
        problems.extend(library.problems().iter().map(Problem::message));
        Ok((library, problems))
    }

    /// Like `library`, but prints a warning for each problem.
    pub(super) fn library_with_warnings(&self) -> Result<Library, Stop> {
        let (library, problems) = self.library()?;
        problems.iter().for_each(warn);
        Ok(library)
    }

    /// The event file that this argument names.
    ///
    /// A file of this path comes first. Otherwise the folder of events is searched: for a file of
    /// this name, for an event of this name, and then by words. Each word must begin a word of the
    /// event's name or file. Among several, the only one that is not finished is meant.
    ///
    /// # Errors
    /// Several events fit, or none.
    pub(super) fn event(&self, typed: &Path) -> Result<PathBuf, Stop> {
        self.event_named(typed)?.ok_or_else(|| self.nowhere(typed))
    }

    /// The reason that no event was found, with where it was searched for. A path means a file
    /// only.
    pub(super) fn nowhere(&self, typed: &Path) -> Stop {
        let folders = (std::env::current_dir(), home::events(self.home.as_deref()));
        match folders {
            (Ok(here), Ok(folder)) if typed.components().count() == 1 => {
                let [here, folder] = [here, folder].map(|path| shown_path(&path));
                Stop::unreadable(msg!("common.nowhere", word = typed, here, folder))
            }
            _ => StoreError::Missing { path: typed.to_owned() }.into(),
        }
    }

    /// As [`Places::event`], for writing: an event in the trash is refused.
    pub(super) fn event_to_write(&self, typed: &Path) -> Result<PathBuf, Stop> {
        let path = self.event(typed)?;
        self.refuse_trash(&path)?;
        Ok(path)
    }

    /// Refuses an event in the trash, by whichever path, and names the way to restore it.
    pub(super) fn refuse_trash(&self, path: &Path) -> Result<(), Stop> {
        let Ok(home) = home::events(self.home.as_deref()) else { return Ok(()) };
        let folder = |path: &Path| path.canonicalize().ok();
        let holds = path.canonicalize().ok().and_then(|path| path.parent().map(Path::to_owned));
        match holds.is_some() && holds == folder(&Shelf::Trash.folder(&home)) {
            false => Ok(()),
            true => {
                let command = format!("mv {} {}/", in_shell(path), in_shell(&home));
                Err(Stop::refused(msg!("screen.in-trash", command)))
            }
        }
    }

    /// As [`Places::event`], but None if nothing fits.
    pub(super) fn event_named(&self, typed: &Path) -> Result<Option<PathBuf>, Stop> {
        if typed.symlink_metadata().is_ok() {
            return Ok(Some(typed.to_owned()));
        }
        let word = typed.to_str().map(normalise).filter(|word| !word.trim().is_empty());
        let (Some(word), Ok(folder)) = (word, home::events(self.home.as_deref())) else {
            return Ok(None);
        };
        // A path means a file only.
        if typed.components().count() > 1 {
            return Ok(None);
        }
        let mut with_ending = typed.as_os_str().to_owned();
        with_ending.push(".yaml");
        let named = [folder.join(typed), folder.join(with_ending)];
        if let Some(file) = named.into_iter().find(|file| file.is_file()) {
            return Ok(Some(file));
        }
        let Ok(found) = home::list(&folder) else { return Ok(None) };
        let fitting = events_named(&found, &word);
        if let [only] = fitting[..]
            && only.name().is_some_and(|name| normalise(name) == word)
        {
            return Ok(Some(only.path.clone()));
        }
        let Some(meant) = the_one(&fitting, |found| !found.is_over()) else {
            return match fitting.is_empty() {
                true => put_away(&folder, typed, &word).map_or(Ok(None), Err),
                false => Err(Stop::usage(msg!(
                    "common.several",
                    word = typed,
                    events = event_lines(&fitting)
                ))),
            };
        };
        let file = in_shell(&meant.path);
        print_error(&in_words(msg!("common.meant", name = meant.name().unwrap_or_default(), file)));
        Ok(Some(meant.path.clone()))
    }

    /// The verb, with the file in place of an older event's name if it takes people from one.
    pub(super) fn with_people_found(&self, verb: Verb, to: &Path) -> Result<Verb, Stop> {
        let Verb::ImportFile(path) = verb else { return Ok(verb) };
        let home = home::events(self.home.as_deref());
        let found = match home {
            Ok(home) if Path::new(&path).symlink_metadata().is_err() => {
                older_event(&home, &path, to).map_err(Stop::usage)?
            }
            _ => None,
        };
        let found = found.map(|found| found.to_string_lossy().into_owned());
        Ok(Verb::ImportFile(found.unwrap_or(path)))
    }

    /// The file of the running event: paired and not finished. Of several, the only one of this
    /// day, written as `2026-11-21`. If none is running, an event of this day that is still
    /// registering.
    pub(super) fn running_event(&self, day: &str) -> Result<PathBuf, Stop> {
        let folder = home::events(self.home.as_deref())?;
        let found = home::list(&folder)?;
        let state = |found: &Found| found.seen.as_ref().ok().map(|seen| seen.state.clone());
        let of_today = |found: &Found| found.seen.as_ref().is_ok_and(|seen| seen.date == day);
        let plays = |found: &&Found| matches!(state(found), Some(State::Round { .. }));
        let registers =
            |found: &&Found| state(found) == Some(State::Registration) && of_today(found);
        let mut running: Vec<&Found> = found.iter().filter(plays).collect();
        if running.is_empty() {
            running = found.iter().filter(registers).collect();
        }
        match the_one(&running, of_today) {
            Some(found) => Ok(found.path.clone()),
            None if running.is_empty() => Err(Stop::usage(msg!("common.none-runs", folder))),
            None => Err(Stop::usage(msg!("common.several-run", events = event_lines(&running)))),
        }
    }
}

/// Where the event of this name was moved to, and how to restore it.
fn put_away(home: &Path, typed: &Path, word: &str) -> Option<Stop> {
    let (shelf, found) = [Shelf::Archive, Shelf::Trash].into_iter().find_map(|shelf| {
        let found = home::list(&shelf.folder(home)).ok()?;
        let named = |found: &Found| {
            let file = [found.path.file_name(), found.path.file_stem()];
            file.contains(&Some(typed.as_os_str())) || found.fits(word)
        };
        found.into_iter().find(named).map(|found| (shelf, found))
    })?;
    let command = format!("mv {} {}/", in_shell(&found.path), in_shell(home));
    Some(Stop::unreadable(match shelf {
        Shelf::Trash => msg!("settings.shelved", shelf = "trash", word = typed, command),
        _ => msg!("settings.shelved", shelf = "archive", word = typed, command),
    }))
}

/// The only event, or the only one for which this is true.
fn the_one<'a>(found: &[&'a Found], holds: impl Fn(&Found) -> bool) -> Option<&'a Found> {
    if let [only] = found {
        return Some(only);
    }
    let mut holding = found.iter().filter(|found| holds(found));
    holding.next().filter(|_| holding.next().is_none()).copied()
}

/// Whether the user has chosen the name for their actions.
pub(super) fn is_named() -> bool {
    std::env::var("KOMANDOR_BY").is_ok_and(|name| crate::event::name::clean(&name).is_ok())
}

/// The name recorded with an action: `KOMANDOR_BY`, else the login name.
///
/// A chosen name that cannot be recorded is refused, because any other would attribute the action
/// to another person.
pub(super) fn user() -> Result<String, Stop> {
    if let Some(chosen) = std::env::var_os("KOMANDOR_BY").filter(|chosen| !chosen.is_empty()) {
        let name = chosen.to_str().ok_or_else(|| msg!("cli.reading", fault = "utf8"));
        return name.and_then(clean).map_err(|why| Stop::usage(msg!("cli.bad-by", why)));
    }
    let known = ["USER", "LOGNAME"].into_iter().filter_map(|name| std::env::var(name).ok());
    Ok(known.flat_map(|name| clean(&name)).next().unwrap_or_else(|| NOBODY_KNOWN.to_owned()))
}
