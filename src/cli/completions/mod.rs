//! Completes commands, options, events, verbs and players in bash, zsh and fish.
//!
//! The script that a shell loads only calls the program again, with [`VARIABLE`] set and the words
//! typed so far. The program then prints what may stand next. It writes nothing else, and changes
//! no event.

mod subjects;
mod typed;
mod verb_words;

use super::language::Speech;
use super::output;
use super::stop::Stop;
use crate::msg;
use crate::show;
use crate::tui::theme::built_in_names;
use crate::words::Catalogue;
use clap::{Arg, Command};
use clap_complete::engine::SubcommandCandidates;
use clap_complete::{ArgValueCompleter, CompleteEnv, CompletionCandidate};
use std::ffi::{OsStr, OsString};
use std::process::ExitCode;
use std::sync::Arc;
use subjects::{SHELLS, Subjects, plain};
use typed::Typed;

/// Names the shell that asks. A run of the program without it completes nothing.
const VARIABLE: &str = "KOMANDOR_COMPLETE";

/// The script that makes a shell ask the program. Its last lines say where it belongs.
///
/// # Errors
/// The shell is none of those known.
pub(super) fn script(shell: Option<&str>) -> Result<String, Stop> {
    let known: Vec<&str> = SHELLS.names().collect();
    let known = known.join("|");
    let Some(shell) = shell else {
        return Err(Stop::usage(msg!("completions.which", known)));
    };
    let Some(completer) = SHELLS.completer(shell) else {
        return Err(Stop::usage(msg!("completions.unknown", shell, known)));
    };
    let mut script = Vec::new();
    // Writing to memory cannot fail.
    let _ = completer.write_registration(VARIABLE, "komandor", "komandor", "komandor", &mut script);
    let script = String::from_utf8_lossy(&script);
    let (file, line) = place(completer.name());
    let belongs = output::told(msg!("completions.belongs", file));
    Ok(format!("{}\n\n# {belongs}\n#   {line}\n", script.trim()))
}

/// The file that a shell reads at its start, and the line that loads the script there. A copy of
/// the script would grow old with the program.
fn place(shell: &str) -> (&'static str, String) {
    let script = ["komandor", "help", "completions", shell].join(" ");
    match shell {
        "fish" => ("~/.config/fish/config.fish", script + " | source"),
        "zsh" => ("~/.zshrc", format!("source <({script})")),
        _ => ("~/.bashrc", format!("source <({script})")),
    }
}

/// Answers the shell that asks what may stand next; None: no shell asks.
pub(super) fn answer(given: &[OsString], all: fn() -> Command) -> Option<ExitCode> {
    let shell = std::env::var(VARIABLE).ok().filter(|shell| !shell.is_empty())?;
    let typed = Typed::of(given, &shell);
    // A language that does not exist is the concern of the command that will be run.
    output::speak(Speech::in_arguments(given).words().unwrap_or_else(|_| english()));
    let subjects = Arc::new(Subjects { typed, all });
    let factory = || with_candidates(all(), "", &subjects);
    let done = CompleteEnv::with_factory(factory)
        .var(VARIABLE)
        .shells(SHELLS)
        .try_complete(given.iter().cloned(), std::env::current_dir().ok().as_deref());
    // A shell shows nothing of an error here; it then completes file names.
    Some(if done.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn english() -> crate::words::Words {
    crate::words::Words::english().clone()
}

/// The command with the candidates for each argument.
///
/// `path` is its name behind `komandor`, such as `games-show`.
fn with_candidates(command: Command, path: &str, subjects: &Arc<Subjects>) -> Command {
    // Behind a verb an option would be a word of the verb.
    let in_verb = path == "do" && subjects.typed.operands().len() > 2;
    let command = command.mut_args(|arg| match arg.is_positional() {
        false if in_verb => arg.hide(true),
        _ => of_argument(arg, path, subjects),
    });
    let command = match path {
        "" => {
            let subjects = Arc::clone(subjects);
            command.add(SubcommandCandidates::new(move || subjects.events_and_files()))
        }
        _ => command,
    };
    command.mut_subcommands(|below| {
        let name = below.get_name().to_owned();
        let path = if path.is_empty() { name } else { format!("{path}-{name}") };
        with_candidates(below, &path, subjects)
    })
}

fn of_argument(arg: Arg, path: &str, subjects: &Arc<Subjects>) -> Arg {
    type Found = fn(&Subjects) -> Vec<CompletionCandidate>;
    let found: Found = match (path, arg.get_id().as_str()) {
        (_, "event" | "events") => Subjects::events_and_files,
        ("do", "verb") => Subjects::verb_words,
        ("show", "who") => Subjects::players,
        (_, "game") | ("games-show" | "games-try", "id") => Subjects::games,
        ("games-check", "file") => Subjects::own_games_and_files,
        ("themes-show", "name") => |_| plain(built_in_names()),
        (_, "theme") => Subjects::themes,
        (_, "lang") => |_| plain(Catalogue::tags()),
        ("help", "topic") => Subjects::help_topics,
        ("help", "schema") => |_| plain(show::json_sheets()),
        _ => return arg,
    };
    let subjects = Arc::clone(subjects);
    arg.add(ArgValueCompleter::new(move |current: &OsStr| {
        let all = found(&subjects);
        subjects.typed.fitting(all, &current.to_string_lossy())
    }))
}
