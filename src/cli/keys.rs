//! `komandor keys`: shows all keys as a file, and checks a file of the user's own.

use super::output::{print, told, warn};
use super::stop::Stop;
use crate::msg;
use crate::ruleset::Problem;
use crate::store::{StoreError, home};
use crate::tui::{install_keys, keys_as_file, read_keys};
use crate::words::Message;
use clap::{Args, Subcommand};
use std::path::PathBuf;

/// Show all keys as a file to change, or check a file of your own
#[derive(Debug, Args)]
#[command(disable_help_subcommand = true)]
pub(super) struct KeysArgs {
    #[command(subcommand)]
    what: Option<What>,
}

#[derive(Debug, Subcommand)]
enum What {
    Check { file: Option<PathBuf> },
}

pub(super) fn run(asked: &KeysArgs) -> Result<(), Stop> {
    match &asked.what {
        None => {
            install().iter().for_each(warn);
            print(&keys_as_file())
        }
        Some(What::Check { file }) => check(file.clone()),
    }
}

/// Prints what is wrong; faults are a refusal.
fn check(file: Option<PathBuf>) -> Result<(), Stop> {
    let file = file.or_else(home::keys).ok_or(StoreError::NoHome)?;
    let path = file.display().to_string();
    let text = home::user_text(&file).map_err(Stop::refused)?;
    let text = text.ok_or_else(|| Stop::refused(msg!("looks.no-file", path = path.as_str())))?;
    match read_keys(&path, &text) {
        Ok(_) => print(&(told(msg!("looks.keys-sound", path)) + "\n")),
        Err(faults) => {
            let lines = faults.iter().map(Problem::message).collect();
            print(&(told(Message::lines(lines)) + "\n"))?;
            Err(Stop::refused(msg!("looks.file-faulty", n = faults.len())))
        }
    }
}

/// Takes the user's own keys for this run.
///
/// A broken file keeps nobody from working: the keys are the program's, and the message says
/// what is wrong.
pub(super) fn install() -> Option<Message> {
    let file = home::keys()?;
    let text = match home::user_text(&file) {
        Ok(text) => text?,
        Err(why) => return Some(why),
    };
    match read_keys(&file.display().to_string(), &text) {
        Ok(table) => {
            install_keys(table);
            None
        }
        Err(faults) => {
            let first = faults.first().map(Problem::message)?;
            Some(msg!("looks.keys-broken", problem = first, check = "komandor keys check"))
        }
    }
}
