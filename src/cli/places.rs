use super::output::warn;
use super::stop::Stop;
use crate::event::NOBODY_KNOWN;
use crate::event::name::clean;
use crate::msg;
use crate::ruleset::{Library, Problem};
use crate::store::{StoreError, home};
use crate::words::Message;
use clap::Args;
use std::path::PathBuf;

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
}

/// Whether users have chosen the name for their actions themselves.
pub(super) fn is_named() -> bool {
    std::env::var("KOMANDOR_BY").is_ok_and(|name| crate::event::name::clean(&name).is_ok())
}

/// The name recorded with an action: `KOMANDOR_BY`, else the login name.
///
/// A chosen name that cannot be recorded is refused. Any other name in its place would attribute
/// the action to another person.
pub(super) fn user() -> Result<String, Stop> {
    if let Some(chosen) = std::env::var_os("KOMANDOR_BY").filter(|chosen| !chosen.is_empty()) {
        let name = chosen.to_str().ok_or_else(|| msg!("cli.not-utf8"));
        return name.and_then(clean).map_err(|why| Stop::usage(msg!("cli.bad-by", why)));
    }
    let known = ["USER", "LOGNAME"].into_iter().filter_map(|name| std::env::var(name).ok());
    Ok(known.flat_map(|name| clean(&name)).next().unwrap_or_else(|| NOBODY_KNOWN.to_owned()))
}
