//! Shows a text in the user's own pager.

use deunicode::deunicode;
use signal_hook::consts::{SIGINT, SIGQUIT};
use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

/// The pager of every computer with manuals.
const USUAL: &str = "less";

/// Esc begins a command of `less`, which would swallow the `q` that ends it: with these keys it
/// ends as well, and so does a second Esc. Esc alone cannot end it, because every arrow key begins with it.
const KEYS: &str = "#command\n\\eq quit\n\\e\\e quit\n";

/// The command with which the user reads long texts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pager {
    words: Vec<String>,
}

impl Pager {
    /// The command in `PAGER`, else `less`; None if `PAGER` is not a command.
    pub fn of_environment() -> Option<Pager> {
        Pager::named(&std::env::var("PAGER").unwrap_or_else(|_| USUAL.to_owned()))
    }

    fn named(command: &str) -> Option<Pager> {
        let words = shell_words::split(command).unwrap_or_default();
        let is_one = words.first().is_some_and(|program| program != "cat");
        is_one.then_some(Pager { words })
    }

    /// Whether it stays until its user leaves it, also at the end of a text.
    pub fn stays(&self) -> bool {
        let may_end = |option: &String| option.contains(['e', 'E', 'F']);
        Path::new(&self.words[0]).ends_with(USUAL) && !self.words[1..].iter().any(may_end)
    }

    /// Shows the text and waits until the pager ends. A text that fits is just printed, unless it
    /// goes `back` to a screen at the end: this is the word for that beside the pager's key.
    ///
    /// False if there is no such program.
    pub fn show(&self, text: &str, back: Option<&str>) -> bool {
        let options = std::env::var("LESS").unwrap_or_else(|_| "-FX".to_owned());
        let options = match back {
            // In a prompt, `less` breaks letters that are not ASCII.
            Some(back) => format!("{options} -+F -+X -Psq\\: {}$", deunicode(back)),
            None => options,
        };
        let mut command = Command::new(&self.words[0]);
        command.args(&self.words[1..]).env("LESS", options).stdin(Stdio::piped());
        if std::env::var_os("LESSCHARSET").is_none() {
            command.env("LESSCHARSET", "utf-8");
        }
        // The user's own keys stay: theirs are read after those of the system.
        let keys = tempfile::NamedTempFile::new().and_then(|mut file| {
            file.write_all(KEYS.as_bytes())?;
            Ok(file)
        });
        if let Ok(file) = &keys {
            command.env("LESSKEYIN_SYSTEM", file.path());
        }
        let Ok(mut child) = command.spawn() else { return false };
        // Ctrl-C is for the pager, and must not end this program.
        for signal in [SIGINT, SIGQUIT] {
            let _ = signal_hook::flag::register(signal, Arc::default());
        }
        if let Some(mut input) = child.stdin.take() {
            // Leaving the pager early closes the pipe.
            let _ = input.write_all(text.as_bytes());
        }
        let _ = child.wait();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pager_that_may_end_by_itself_is_known() {
        let stays = |command| Pager::named(command).map(|pager| pager.stays());
        for command in ["less", "/usr/bin/less -R"] {
            assert_eq!(stays(command), Some(true), "{command}");
        }
        for command in ["more", "less -RF", "less --quit-at-eof", "bat --plain"] {
            assert_eq!(stays(command), Some(false), "{command}");
        }
        for command in ["", " ", "cat", "'"] {
            assert_eq!(stays(command), None, "{command}");
        }
    }
}
