//! The command that uploads a written site, such as `rsync -a {} host:/var/www`.
//!
//! It comes only from the user's own settings, and runs only on folders that the user has named,
//! because an event file may come from anybody.

use super::command::{Failure, run};
use super::shown_path;
use crate::msg;
use crate::store::{Settings, home, reason};
use crate::words::{Arg, Message};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// The time after which a command is stopped.
const LIMIT: Duration = Duration::from_secs(30);

/// The placeholder for the folder, a word of its own: inside a longer word, such as a shell script,
/// the folder's name could be misread.
const FOLDER: &str = "{}";

/// The command, and how long it may take.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Carrier {
    command: String,
    limit: Duration,
}

impl Carrier {
    pub fn new(command: impl Into<String>) -> Carrier {
        Carrier { command: command.into(), limit: LIMIT }
    }

    /// The command of the user's settings, if there is one.
    pub fn of_settings() -> Option<Carrier> {
        // Faults in the settings are reported when the program starts.
        let settings = home::settings().and_then(|path| Settings::read(&path).ok())?;
        settings.publish_then.filter(|command| !command.trim().is_empty()).map(Carrier::new)
    }

    /// Runs the command on the folder and waits until it has ended. No shell reads it.
    ///
    /// # Errors
    /// There is no such command, it fails with its own message, or it takes too long.
    pub fn carry(&self, folder: &Path) -> Result<(), Message> {
        let failed = |why: Arg| msg!("pages.not-carried", command = &self.command, why);
        let words = shell_words::split(&self.command).unwrap_or_default();
        let Some((program, arguments)) = words.split_first() else {
            return Err(failed(msg!("common.quote-open").into()));
        };
        if words.iter().any(|word| word.contains(FOLDER) && word != FOLDER) || program == FOLDER {
            return Err(failed(msg!("pages.folder-in-a-word").into()));
        }
        let folder = folder.canonicalize().map_err(|error| failed(reason(&error).into()))?;
        let mut command = Command::new(program);
        for argument in arguments {
            match argument == FOLDER {
                true => command.arg(&folder),
                false => command.arg(argument),
            };
        }
        run(command.stdin(Stdio::null()), self.limit).map(drop).map_err(|why| match why {
            Failure::NoSuchCommand => failed(no_such_command(program)),
            Failure::Other(why) => failed(why.into()),
        })
    }
}

fn no_such_command(program: &str) -> Arg {
    let settings = home::settings().map(|path| shown_path(&path)).unwrap_or_default();
    msg!("pages.no-such-command", name = program, settings).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn why(command: &str, folder: &Path) -> String {
        let carrier = Carrier { limit: Duration::from_millis(300), ..Carrier::new(command) };
        carrier.carry(folder).unwrap_err().to_string()
    }

    #[test]
    fn the_command_gets_the_folder_as_one_word_and_no_shell_reads_it() {
        let home = tempfile::tempdir().unwrap();
        let site = home.path().join("the site; $(touch hacked)");
        fs::create_dir(&site).unwrap();
        fs::write(site.join("index.html"), "x").unwrap();
        let to = home.path().join("copy");
        Carrier::new(format!("cp -r {{}} '{}'", to.display())).carry(&site).unwrap();
        assert_eq!(fs::read_to_string(to.join("index.html")).unwrap(), "x");
        for command in ["sh -c 'cp -r {} /srv'", "cp {}/index.html copy", "rsync --to={}", "{} x"] {
            assert_eq!(
                why(command, &site),
                format!(
                    "Site written, but {command} failed; it will be tried again: {{}} must be a word of its own, such as rsync -a {{}} host:/var/www"
                )
            );
        }
    }

    #[test]
    fn a_failure_says_which_command_and_why() {
        let folder = tempfile::tempdir().unwrap();
        let begin = "Site written, but ";
        assert_eq!(
            why("no-such-rsync {}", folder.path()).split(": there is no command").next().unwrap(),
            format!("{begin}no-such-rsync {{}} failed; it will be tried again")
        );
        let sh = "sh -c 'echo no route to host >&2; exit 12'";
        assert_eq!(
            why(sh, folder.path()),
            format!("{begin}{sh} failed; it will be tried again: no route to host")
        );
        assert_eq!(
            why("sh -c 'exit 4'", folder.path()),
            format!("{begin}sh -c 'exit 4' failed; it will be tried again: it ended with status 4")
        );
        assert_eq!(
            why("rsync 'x", folder.path()),
            format!(
                "{begin}rsync 'x failed; it will be tried again: a quotation mark is not closed on its line"
            )
        );
    }

    #[test]
    fn a_slow_command_is_stopped_with_everything_it_began() {
        let folder = tempfile::tempdir().unwrap();
        let mark = folder.path().join("mark");
        let command = format!("sh -c '(sleep 1; touch {}) & wait'", mark.display());
        let why = why(&command, folder.path());
        assert!(why.ends_with(": still running after 0 seconds, so it was stopped"), "{why}");
        std::thread::sleep(Duration::from_millis(1200));
        assert!(!mark.exists());
    }
}
