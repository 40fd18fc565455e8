//! The programs to measure: our own with three events, and its peers.

use std::{env, path::Path};

use regex::Regex;

use crate::{event::event_in, support::Program};

/// A program to measure: how to start it, when it is ready, and which keys to press.
pub struct Subject {
    /// Its name in the tables.
    pub name: &'static str,
    /// The program to start.
    pub program: Program,
    /// Text on the screen once it is ready.
    pub ready: Regex,
    /// The two keys to press in turn.
    pub keys: [&'static str; 2],
    /// The keys that enter a result for the next table; `None` if none is entered.
    pub result: Option<&'static str>,
    /// The key that leaves the program.
    pub quit: &'static str,
}

/// Events of our own, with their players and rounds. Each result is flushed to the disk before it
/// is shown as saved.
const EVENTS: [(&str, usize, usize); 3] =
    [("shop", 24, 4), ("earnest", 512, 9), ("limit", 2048, 12)];

/// A program of the same kind.
///
/// It has a name, the text it shows when it is ready, the key that leaves it, and a way to get it.
struct Peer {
    name: &'static str,
    args: &'static [&'static str],
    ready: &'static str,
    quit: &'static str,
    install: &'static str,
}

const PEERS: [Peer; 3] = [
    Peer {
        name: "htop",
        args: &[],
        ready: r"PID\s+USER",
        quit: "q",
        install: "apt-get install htop",
    },
    Peer {
        name: "tig",
        args: &["--all"],
        ready: r"\[main\]",
        quit: "q",
        install: "apt-get install tig",
    },
    Peer {
        name: "lazygit",
        args: &[],
        ready: "Commits",
        quit: "q",
        install: "go install github.com/jesseduffield/lazygit@latest",
    },
];

/// All wanted programs that can be measured here, our own first; prints the others.
pub fn subjects(folder: &Path, wanted: impl Fn(&str) -> bool) -> Vec<Subject> {
    let mut subjects = Vec::new();
    let standings = Regex::new(r"pts\s+W–L").expect("a pattern");
    for (name, players, rounds) in EVENTS {
        if !wanted(name) {
            continue;
        }
        match event_in(folder, players, rounds) {
            Ok(event) => subjects.push(Subject {
                name,
                program: homely(env!("CARGO_BIN_EXE_komandor"), folder).args([event]),
                ready: standings.clone(),
                keys: ["Down", "Up"],
                result: Some("Enter 1"),
                quit: "q",
            }),
            Err(why) => println!("{name} is left out: {why}"),
        }
    }
    for Peer { name, args, ready, quit, install } in PEERS {
        if !wanted(name) {
            continue;
        }
        if !is_installed(name) {
            println!("{name} is left out: it is not installed; to get it: {install}");
            continue;
        }
        subjects.push(Subject {
            name,
            program: homely(name, folder).args(args),
            ready: Regex::new(ready).expect("a pattern"),
            keys: ["Down", "Up"],
            result: None,
            quit,
        });
    }
    subjects
}

/// A program at its defaults.
///
/// Its home is a folder of its own, where nobody has set anything. It runs in this repository,
/// whose history tig shows.
fn homely(program: &str, folder: &Path) -> Program {
    Program::new(program)
        .folder(env!("CARGO_MANIFEST_DIR"))
        .env("HOME", folder)
        .env("KOMANDOR_HOME", folder)
        // The repository may belong to somebody else, as it does in a container.
        .env("GIT_CONFIG_COUNT", "1")
        .env("GIT_CONFIG_KEY_0", "safe.directory")
        .env("GIT_CONFIG_VALUE_0", "*")
}

fn is_installed(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
}
