//! Checks the files of a language.

use super::output::{print, told};
use super::stop::Stop;
use crate::msg;
use crate::store::{StoreError, home};
use crate::words::check;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// The languages: check the files of your own
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct WordsArgs {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Check { dir: Option<PathBuf> },
}

/// The folders of the user's own languages.
fn own_folders() -> Result<Vec<PathBuf>, Stop> {
    let folder = home::words().ok_or(StoreError::NoHome)?;
    let all = std::fs::read_dir(&folder).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> =
        all.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    match folders.is_empty() {
        true => {
            Err(Stop::refused(msg!("cli.no-own-language", folder = folder.display().to_string())))
        }
        false => Ok(folders),
    }
}

/// Prints what is found, faults first; faults are a refusal.
pub(super) fn run(asked: WordsArgs) -> Result<(), Stop> {
    let What::Check { dir } = asked.what;
    let folders = dir.map_or_else(own_folders, |dir| match dir.is_dir() {
        true => Ok(vec![dir]),
        false => Err(Stop::refused(msg!("cli.no-such-folder", folder = dir.display().to_string()))),
    })?;
    let (mut text, mut faults) = (String::new(), 0);
    for folder in folders {
        let read = home::language(&folder);
        let findings = check(&read.texts);
        faults += read.problems.len() + findings.faults.len();
        let at = folder.display();
        read.problems.iter().for_each(|problem| text.push_str(&format!("{}\n", told(problem))));
        for found in findings.faults.iter().chain(&findings.remarks) {
            text.push_str(&format!("{}\n", told(found.message(&at.to_string()))));
        }
        if read.problems.is_empty() && findings.faults.is_empty() {
            let n = findings.remarks.len();
            let spoken = msg!("cli.can-be-spoken", folder = at.to_string(), n);
            text.push_str(&format!("{}\n", told(spoken)));
        }
    }
    print(&text)?;
    match faults {
        0 => Ok(()),
        n => Err(Stop::refused(msg!("cli.words-faulty", n))),
    }
}
