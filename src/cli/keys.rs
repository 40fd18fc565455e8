//! `komandor keys`: shows all keys as a file to change; and the user's own file of them.

use super::output::{print, warn};
use super::stop::Stop;
use crate::msg;
use crate::ruleset::Problem;
use crate::store::home;
use crate::tui::{install_keys, keys_as_file, read_keys};
use crate::words::Message;

pub(super) fn run() -> Result<(), Stop> {
    install().iter().for_each(warn);
    print(&keys_as_file())
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
            let problem = faults.first().map(Problem::message)?;
            Some(msg!("looks.keys-broken", problem))
        }
    }
}
