//! Completions in real shells: bash, zsh and fish, in a pseudo-terminal.
//!
//! A shell that is not installed is named in the output and left out; bash must be there.

use crate::support::{Program, Terminal};
use std::path::Path;
use std::process::Command;

const KOMANDOR: &str = env!("CARGO_BIN_EXE_komandor");

/// The program, told to do this in `home`.
fn komandor(home: &Path, arguments: &[&str]) -> String {
    let ended = Command::new(KOMANDOR)
        .args(arguments)
        .current_dir(home)
        .env("HOME", home)
        .env("KOMANDOR_HOME", home.join("events"))
        .env("LANG", "C.UTF-8")
        .output()
        .unwrap();
    assert!(ended.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&ended.stderr));
    String::from_utf8(ended.stdout).unwrap()
}

/// A home with one event of four players, whose first round is paired.
fn home() -> tempfile::TempDir {
    let home = tempfile::tempdir().unwrap();
    let events = home.path().join("events");
    std::fs::create_dir(&events).unwrap();
    let event = events.join("liga.yaml");
    let event = event.to_str().unwrap();
    komandor(home.path(), &["new", event, "--game", "destiny", "--name", "Liga", "--rounds", "3"]);
    for name in ["Anna Nowak", "Piotr Nowak", "Jan Żółkiewski", "Ewa Lis"] {
        komandor(home.path(), &["do", event, "add", name]);
    }
    komandor(home.path(), &["do", event, "pair"]);
    home
}

fn is_installed(shell: &str) -> bool {
    let found = Command::new(shell).arg("--version").output().is_ok();
    if !found {
        eprintln!("{shell} is not installed: its completions are not tried");
    }
    found
}

/// The shell in a terminal, with the completions loaded as the script itself says.
fn shell(home: &Path, shell: &str) -> Terminal {
    let folder = Path::new(KOMANDOR).parent().unwrap().to_str().unwrap().to_owned();
    let path = format!("{folder}:{}", std::env::var("PATH").unwrap());
    let script = komandor(home, &["help", "completions", shell]);
    let loads = script.lines().last().unwrap().trim_start_matches('#').trim().to_owned();
    let (arguments, before): (&[&str], &str) = match shell {
        "bash" => (&["--norc", "--noprofile", "-i"], "bind 'set show-all-if-ambiguous on'"),
        "zsh" => (&["-f", "-i"], "autoload -U compinit && compinit -u"),
        _ => (&["--no-config", "-i"], "true"),
    };
    let program = Program::new(shell).args(arguments).folder(home).env("HOME", home);
    let program = program.env("PATH", path).env("KOMANDOR_HOME", home.join("events"));
    let program = program.env("LC_ALL", "C.UTF-8").env("PS1", "> ");
    let mut terminal = Terminal::start(program, 100, 30);
    terminal.send(&format!("{before}; {loads}; clear; echo re''ady\r"));
    terminal.wait_for("ready");
    terminal
}

/// Types the line and a tab, and waits until the screen shows what is expected.
fn completes(terminal: &mut Terminal, line: &str, expected: &str) {
    terminal.send("\u{15}");
    terminal.send(line);
    terminal.send("\t");
    terminal.wait_for(expected);
}

#[test]
fn every_shell_completes_commands_events_verbs_and_players() {
    for name in ["bash", "zsh", "fish"] {
        if name != "bash" && !is_installed(name) {
            continue;
        }
        let home = home();
        let mut terminal = shell(home.path(), name);
        completes(&mut terminal, "komandor simu", "komandor simulate");
        completes(&mut terminal, "komandor show li", "komandor show liga");
        completes(&mut terminal, "komandor do liga disq", "komandor do liga disqualify");
        completes(&mut terminal, "komandor do liga drop Li", "komandor do liga drop Lis");
        // The other shells take no candidate that begins with other letters.
        if name == "bash" {
            let whole = "komandor do liga drop Żółkiewski";
            completes(&mut terminal, "komandor do liga drop zolk", whole);
        }
        completes(&mut terminal, "komandor new x --game imp", "--game imperial-assault");
        completes(&mut terminal, "komandor help compl", "komandor help completions");
        // If players share the surname, the whole name finds one, with the space as the shell
        // writes it.
        completes(&mut terminal, "komandor do liga drop Ann", "drop Anna\\ Nowak");
        terminal.send("\r");
        terminal.wait_for("saved #6");
    }
}
