//! Plays a tape in a terminal.

use std::{
    env, fs,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use regex::Regex;

use super::{Action, Key, Step, Wait, read};
use crate::support::{Program, Terminal, keys::control};

/// The silence after which a screen counts as complete when a tape only sleeps.
const QUIET: Duration = Duration::from_millis(100);
/// The longest wait for a screen that never rests.
const RESTLESS: Duration = Duration::from_secs(2);

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

/// Plays a tape file in a new shell; returns the screens at each `Wait` and `Screenshot`.
///
/// The shell runs in an empty folder that is also its home.
#[track_caller]
pub fn play_file(path: impl AsRef<Path>) -> Vec<(String, String)> {
    let path = path.as_ref();
    let text = fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    let steps = read(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (columns, rows) = size(&steps);
    let shell = bash().folder(folder.path()).env("HOME", folder.path());
    let mut terminal = Terminal::start(shell, columns, rows);
    terminal.wait_for(">");
    play(&mut terminal, &steps)
}

/// Plays steps in a terminal that runs a shell.
///
/// It waits only for the tape's own conditions. If the tape sleeps, it waits until the screen
/// rests.
#[track_caller]
pub fn play(terminal: &mut Terminal, steps: &[Step]) -> Vec<(String, String)> {
    let mut screens = Vec::new();
    for Step { line, action } in steps {
        match action {
            Action::Output(_) | Action::Set(..) | Action::Hide | Action::Show => {}
            Action::Require(program) => {
                let found = path().iter().any(|folder| folder.join(program).is_file());
                assert!(found, "line {line}: {program} is required, and is not there");
            }
            Action::Type(text) => terminal.send(text),
            Action::Key(key, times) => (0..*times).for_each(|_| terminal.key(sent(*key))),
            Action::Ctrl(letter) => terminal.key(&control(*letter).to_string()),
            Action::Sleep(_) => rest(terminal),
            Action::Wait(wait) => {
                let what = format!("line {line}: {}", name(wait));
                let found = wait_for(terminal, wait);
                assert!(found, "{what} does not come true\n{}", terminal.picture());
                screens.push((what, terminal.screen()));
            }
            Action::Screenshot(path) => {
                rest(terminal);
                screens.push((path.clone(), terminal.screen()));
            }
        }
    }
    screens
}

/// The approximate terminal size, in columns and rows, of the recording's size in the tape.
///
/// A character is 0.6 of the font size wide and 1.3 of it high.
pub fn size(steps: &[Step]) -> (u16, u16) {
    let setting = |wanted: &str, default: f64| {
        let mut values = steps.iter().filter_map(|step| match &step.action {
            Action::Set(key, value) if *key == wanted => value.parse().ok(),
            _ => None,
        });
        values.next_back().unwrap_or(default)
    };
    let is_set = |wanted: &str| {
        steps.iter().any(|step| matches!(&step.action, Action::Set(key, _) if *key == wanted))
    };
    let font = setting("FontSize", 22.0);
    let margin = if is_set("MarginFill") { setting("Margin", 0.0) } else { 0.0 };
    let edges = 2.0 * (setting("Padding", 60.0) + margin);
    let bar = if is_set("WindowBar") { 30.0 } else { 0.0 };
    let column = font * 0.6 + setting("LetterSpacing", 1.0);
    let row = font * 1.3 * setting("LineHeight", 1.0);
    let columns = (setting("Width", 1200.0) - edges) / column;
    let rows = (setting("Height", 600.0) - edges - bar) / row;
    (columns.max(1.0) as u16, rows.max(1.0) as u16)
}

fn sent(key: Key) -> &'static str {
    match key {
        Key::Enter => "\r",
        Key::Backspace => "\x7f",
        Key::Tab => "\t",
        Key::Space => " ",
        Key::Escape => "\x1b",
        Key::Up => "\x1b[A",
        Key::Down => "\x1b[B",
        Key::Right => "\x1b[C",
        Key::Left => "\x1b[D",
        Key::PageUp => "\x1b[5~",
        Key::PageDown => "\x1b[6~",
    }
}

fn rest(terminal: &mut Terminal) {
    terminal.pty().wait_quiet(QUIET, Instant::now() + RESTLESS);
}

fn name(wait: &Wait) -> String {
    let scope = if wait.screen { "Screen" } else { "Line" };
    format!("Wait+{scope} /{}/", wait.pattern)
}

fn wait_for(terminal: &mut Terminal, wait: &Wait) -> bool {
    let pattern = Regex::new(&wait.pattern).expect("the reader has tried it");
    terminal.wait_screen(wait.timeout, |terminal| match wait.screen {
        true => pattern.is_match(&terminal.screen()),
        false => {
            let (_, row) = terminal.cursor();
            pattern.is_match(&terminal.line(row))
        }
    })
}
