//! Completions in real shells: bash, zsh and fish, in a pseudo-terminal.
//!
//! A shell that is not installed is named in the output and left out; bash must be there.

use crate::cli::desk::Desk;
use crate::support::{Program, Terminal};
use std::path::Path;
use std::process::Command;

const KOMANDOR: &str = env!("CARGO_BIN_EXE_komandor");

fn home() -> Desk {
    let home = Desk::new();
    home.done("new events/liga.yaml --game destiny --name Liga --rounds 3");
    let names = "add Anna Nowak\nadd Piotr Nowak\nadd Jan Żółkiewski\nadd Ewa Lis\npair\n";
    assert_eq!(home.feed("do events/liga.yaml -", names).status, 0);
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
fn shell(desk: &Desk, shell: &str) -> Terminal {
    let home = desk.home();
    let folder = Path::new(KOMANDOR).parent().unwrap().to_str().unwrap().to_owned();
    let path = format!("{folder}:{}", std::env::var("PATH").unwrap());
    let script = desk.done(&["help", "completions", shell]);
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
    terminal.send(&format!("{before}; {loads}; clear; echo re''ady\r")).wait_for("ready");
    terminal
}

/// Types the line and a tab, and waits until the screen shows what is expected.
fn completes(terminal: &mut Terminal, line: &str, expected: &str) {
    terminal.send("\u{15}").send(line).send("\t").wait_for(expected);
}

#[test]
fn every_shell_completes_commands_events_verbs_and_players() {
    for name in ["bash", "zsh", "fish"] {
        if name != "bash" && !is_installed(name) {
            continue;
        }
        let home = home();
        let mut terminal = shell(&home, name);
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
        terminal.send("\r").wait_for("saved #6");
    }
}
