//! Plays VHS tapes, as far as `demo.tape` goes.
//!
//! An unknown command is an error: a recorder might ignore it silently, and the recording would be
//! wrong.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use regex::Regex;

use super::{Program, Terminal};

/// The silence after which a screen counts as complete when a tape only sleeps.
const QUIET: Duration = Duration::from_millis(60);
/// The longest wait for a screen that never rests.
const RESTLESS: Duration = Duration::from_secs(2);
/// The longest time that a `Wait` may take to come true.
const WAIT: Duration = Duration::from_secs(15);

/// The settings that a tape may have, and their values.
const SETTING: &str = "^((FontSize|Width|Height|Padding) [0-9]+|TypingSpeed [0-9]+ms|Shell bash)$";

/// The shell for a tape: no user settings, and the program under test first in `PATH`.
pub fn bash() -> Program {
    Program::new("bash")
        .args(["--noprofile", "--norc", "+o", "history"])
        .env("PATH", env::join_paths(path()).expect("folders fit into a path"))
        .env("PS1", "> ")
        .env("BASH_SILENCE_DEPRECATION_WARNING", "1")
}

fn path() -> Vec<PathBuf> {
    let own = Path::new(env!("CARGO_BIN_EXE_komandor")).parent().map(Path::to_owned);
    let others = env::var_os("PATH").unwrap_or_default();
    own.into_iter().chain(env::split_paths(&others)).collect()
}

/// Plays a tape file in a new shell; returns the screens of its `Screenshot`s.
///
/// The shell runs in an empty folder that is also its home. The terminal has about the size of the
/// recording: a character is 0.6 of the font size wide and 1.3 of it high.
pub fn play_file(path: &str) -> Vec<(String, String)> {
    let tape = fs::read_to_string(path).unwrap();
    let setting = |name: &str| -> f64 {
        let found = tape.lines().find_map(|line| line.strip_prefix("Set ")?.strip_prefix(name));
        found.unwrap_or_else(|| panic!("{name} is not set")).trim().parse().unwrap()
    };
    let (font, edges) = (setting("FontSize"), 2.0 * setting("Padding"));
    let columns = (setting("Width") - edges) / (font * 0.6 + 1.0);
    let rows = (setting("Height") - edges) / (font * 1.3);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let shell = bash().folder(folder.path()).env("HOME", folder.path());
    let mut terminal = Terminal::start(shell, columns as u16, rows as u16);
    terminal.wait_for(">");
    play(&mut terminal, &tape)
}

/// Plays a tape in a terminal that runs a shell.
///
/// It waits only for the tape's own conditions. If the tape sleeps, it waits until the screen
/// rests.
pub fn play(terminal: &mut Terminal, tape: &str) -> Vec<(String, String)> {
    let mut screens = Vec::new();
    let setting = Regex::new(SETTING).unwrap();
    for (number, line) in (1..).zip(tape.lines()) {
        let (command, rest) = line.split_once(' ').unwrap_or((line, ""));
        let within = |mark: char| rest.strip_prefix(mark).and_then(|rest| rest.strip_suffix(mark));
        let is_known = match command {
            "" | "#" | "Hide" | "Show" | "Output" => true,
            "Set" => setting.is_match(rest),
            "Require" => {
                let found = path().iter().any(|folder| folder.join(rest).is_file());
                assert!(found, "line {number}: {rest} is required, and is not there");
                true
            }
            "Type" => within('"').inspect(|text| _ = terminal.send(text)).is_some(),
            "Enter" | "Tab" | "Space" if rest.is_empty() => {
                terminal.press(command);
                true
            }
            "Escape" if rest.is_empty() => {
                terminal.press("Esc");
                true
            }
            "Sleep" => {
                terminal.pty().wait_quiet(QUIET, Instant::now() + RESTLESS);
                rest.ends_with("ms")
            }
            "Wait" | "Wait+Screen" => within('/')
                .map(|pattern| {
                    let pattern = Regex::new(pattern).unwrap();
                    let found = terminal.wait_screen(WAIT, |terminal| {
                        let (_, row) = terminal.cursor();
                        let seen = match command {
                            "Wait" => terminal.line(row),
                            _ => terminal.screen(),
                        };
                        pattern.is_match(&seen)
                    });
                    assert!(found, "line {number}: {line} is not met\n{}", terminal.picture());
                })
                .is_some(),
            "Screenshot" => {
                terminal.pty().wait_quiet(QUIET, Instant::now() + RESTLESS);
                screens.push((rest.to_owned(), terminal.screen()));
                true
            }
            _ => false,
        };
        assert!(is_known, "line {number}: players of tapes do not know {line:?}");
    }
    screens
}
