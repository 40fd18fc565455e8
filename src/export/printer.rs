//! Prints a text with the user's command.

use super::command::{Failure, run};
use crate::msg;
use crate::store::{Settings, home, reason};
use crate::words::Message;
use std::io::{self, Seek, Write};
use std::process::Command;
use std::time::Duration;

/// The command of nearly every computer with a printer.
const USUAL: &str = "lp";

/// The variable of the environment that names another command.
const VARIABLE: &str = "KOMANDOR_PRINT";

/// The time after which a command is stopped.
const LIMIT: Duration = Duration::from_secs(60);

/// The command that prints its standard input: `lp -o cpi=12`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Printer {
    command: String,
}

impl Default for Printer {
    fn default() -> Printer {
        Printer::new(USUAL)
    }
}

impl Printer {
    pub fn new(command: impl Into<String>) -> Printer {
        Printer { command: command.into() }
    }

    /// The command in `KOMANDOR_PRINT`, else that of the settings, else `lp`.
    pub fn of_environment() -> Printer {
        let named = std::env::var(VARIABLE).ok();
        // Faults in the settings are reported when the program starts.
        let settings = || home::settings().and_then(|path| Settings::read(&path).ok()?.print);
        let chosen = named.filter(|command| !command.trim().is_empty()).or_else(settings);
        chosen.map_or_else(Printer::default, Printer::new)
    }

    /// The name of the program, for sentences.
    pub fn name(&self) -> String {
        let words = shell_words::split(&self.command).unwrap_or_default();
        words.into_iter().next().unwrap_or_else(|| self.command.clone())
    }

    /// Prints a text and waits for the command to end. It is run without a shell.
    ///
    /// The text is passed in a temporary file without a name, so a slow printer gets everything
    /// even if this program ends first.
    ///
    /// # Errors
    /// There is no such command, it fails with its own message, or it takes too long.
    pub fn print(&self, title: &str, text: &str) -> Result<Message, Message> {
        let name = self.name();
        let words = shell_words::split(&self.command).unwrap_or_default();
        let Some((program, arguments)) = words.split_first() else {
            let command = &self.command;
            return Err(msg!("pages.export-no-command", command, variable = VARIABLE));
        };
        let not_printed =
            |why: Message| msg!("pages.not-printed", sheet = title, name = &name, why);
        let cannot = |error: io::Error| not_printed(reason(&error));
        let mut input = tempfile::tempfile().map_err(cannot)?;
        input.write_all(text.as_bytes()).and_then(|()| input.rewind()).map_err(cannot)?;
        let mut command = Command::new(program);
        let output = run(command.args(arguments).stdin(input), LIMIT).map_err(|why| match why {
            Failure::NoSuchCommand => no_such_command(program),
            Failure::Other(why) => not_printed(why),
        })?;
        let printed = msg!("pages.printed", sheet = title, name);
        Ok(match output.is_empty() {
            true => printed,
            false => msg!("common.labelled", label = printed, text = output),
        })
    }
}

fn no_such_command(program: &str) -> Message {
    msg!("pages.no-printer", name = program)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    /// A script in place of a printer.
    fn script(text: &str) -> (tempfile::TempDir, Printer) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lp");
        std::fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        let printer = Printer::new(format!("'{}' -o 'cpi = 12'", path.display()));
        (folder, printer)
    }

    #[test]
    fn the_command_gets_its_words_and_the_whole_text() {
        let (folder, printer) =
            script("cat > \"$0.in\"; echo \"$2\" > \"$0.option\"; echo; echo request id is A-1");
        let lp = folder.path().join("lp").display().to_string();
        let text = "Żółć\n\u{c}".repeat(100_000);
        assert_eq!(
            printer.print("Standings", &text).map_err(|e| e.to_string()).unwrap().to_string(),
            format!("Sent Standings to {lp}: request id is A-1")
        );
        assert_eq!(std::fs::read_to_string(format!("{lp}.in")).unwrap(), text);
        assert_eq!(std::fs::read_to_string(format!("{lp}.option")).unwrap(), "cpi = 12\n");
    }

    #[test]
    fn a_failure_is_told_in_the_commands_own_words() {
        let (folder, printer) = script("printf 'no \\033[2Jpaper\\n' >&2; exit 3");
        let lp = folder.path().join("lp").display().to_string();
        assert_eq!(
            printer.print("Standings", "x").unwrap_err().to_string(),
            format!("{lp} didn't print Standings: no \u{fffd}[2Jpaper")
        );
        let (_silent, printer) = script("exit 3");
        let message = printer.print("Standings", "x").unwrap_err().to_string();
        assert!(message.ends_with("didn't print Standings: it ended with status 3"), "{message}");
        let message = Printer::new("lp 'x").print("Standings", "x").unwrap_err().to_string();
        assert!(message.starts_with("lp 'x isn't a command: "), "{message}");
    }
}
