use super::output::warn;
use super::stop::Stop;
use crate::ruleset::Library;
use crate::store::home;
use clap::Args;
use std::path::PathBuf;

/// Where events and the user's own rulesets live.
#[derive(Debug, Args)]
pub(super) struct Places {
    /// Where events live [default: $KOMANDOR_HOME, or the platform's data folder]
    #[arg(long, value_name = "DIR", global = true)]
    pub(super) home: Option<PathBuf>,
    /// Your own rulesets [default: rulesets in the platform's configuration folder]
    #[arg(long, value_name = "DIR", global = true)]
    pub(super) rulesets: Option<PathBuf>,
}

impl Places {
    /// Every game there is. What is wrong with the user's own files is a
    /// warning: the others can be played nevertheless.
    pub(super) fn library(&self) -> Result<Library, Stop> {
        let folder = home::rulesets(self.rulesets.as_deref())?;
        let read = home::user_rulesets(&folder);
        let library = Library::new(read.texts);
        read.problems.iter().for_each(|problem| warn(problem));
        library.problems().iter().for_each(|problem| warn(&problem.to_string()));
        Ok(library)
    }
}

/// Whose name stands by an action: `KOMANDOR_BY`, else the user's.
pub(super) fn user() -> String {
    ["KOMANDOR_BY", "USER", "LOGNAME"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find_map(|name| crate::event::name::clean(&name).ok())
        .unwrap_or_else(|| "organizer".to_owned())
}
