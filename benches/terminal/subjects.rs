//! The programs to measure: our own in several scenarios, and its peers.

use std::{env, path::Path};

use regex::Regex;

use crate::{
    event::{event_with_results_missing, large_event, shop_event},
    support::Program,
};

/// A program to measure: how to start it, when it is ready, and which keys to press.
pub struct Subject {
    /// Its name in the tables.
    pub name: &'static str,
    /// Whether it is our own, to be compared with the others.
    pub ours: bool,
    /// The program to start.
    pub program: Program,
    /// Text on the screen once it is ready.
    pub ready: Regex,
    /// Keys to press before measuring begins; only the start is measured without them.
    pub prepare: &'static str,
    /// The two keys to press in turn; `None` if only rest is measured.
    pub keys: Option<[&'static str; 2]>,
    /// The keys that enter a result for the next table; `None` if none is entered.
    pub result: Option<&'static str>,
    /// The key that leaves the program.
    pub quit: &'static str,
    /// The most bytes a second at rest.
    pub target: Option<f64>,
}

/// A scenario of our own program.
struct Scenario {
    name: &'static str,
    args: fn(&Path) -> Result<Vec<String>, String>,
    ready: &'static str,
    prepare: &'static str,
    keys: Option<[&'static str; 2]>,
    result: Option<&'static str>,
    target: Option<f64>,
}

const SCENARIOS: [Scenario; 5] = [
    Scenario {
        name: "shop",
        args: shop,
        ready: "Standings",
        prepare: "",
        keys: Some(["Down", "Up"]),
        result: None,
        target: None,
    },
    Scenario {
        name: "demo",
        args: demo,
        ready: "Standings",
        prepare: "",
        keys: Some(["Down", "Up"]),
        result: None,
        target: None,
    },
    Scenario {
        name: "large",
        args: large,
        ready: "Standings",
        prepare: "",
        keys: Some(["Down", "Up"]),
        result: None,
        target: None,
    },
    // Each result is flushed to the disk before it is shown as saved.
    Scenario {
        name: "results",
        args: results,
        ready: "Standings",
        prepare: "",
        keys: None,
        result: Some("Enter 1"),
        target: None,
    },
    // The clock is drawn anew each second, perhaps over a slow connection.
    Scenario {
        name: "clock",
        args: demo,
        ready: "Standings",
        prepare: ": timer Space start Enter",
        keys: None,
        result: None,
        target: Some(130.0),
    },
];

fn demo(_: &Path) -> Result<Vec<String>, String> {
    Ok(vec!["demo".to_owned()])
}

fn shop(folder: &Path) -> Result<Vec<String>, String> {
    Ok(vec![shop_event(folder)?.display().to_string()])
}

fn large(folder: &Path) -> Result<Vec<String>, String> {
    Ok(vec![large_event(folder)?.display().to_string()])
}

fn results(folder: &Path) -> Result<Vec<String>, String> {
    Ok(vec![event_with_results_missing(folder)?.display().to_string()])
}

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

const PEERS: [Peer; 5] = [
    Peer {
        name: "htop",
        args: &[],
        ready: r"PID\s+USER",
        quit: "q",
        install: "apt-get install htop",
    },
    Peer {
        name: "btm",
        args: &[],
        ready: "Processes",
        quit: "q",
        install: "cargo install --locked bottom",
    },
    Peer {
        name: "tig",
        args: &["--all"],
        ready: r"\[main\]",
        quit: "q",
        install: "apt-get install tig",
    },
    Peer {
        name: "mc",
        args: &["--nosubshell"],
        ready: "10Quit",
        quit: "F10",
        install: "apt-get install mc",
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
    for Scenario { name, args, ready, prepare, keys, result, target } in SCENARIOS {
        if !wanted(name) {
            continue;
        }
        match args(folder) {
            Ok(args) => subjects.push(Subject {
                name,
                ours: true,
                program: homely(env!("CARGO_BIN_EXE_komandor"), folder).args(args),
                ready: Regex::new(ready).expect("a pattern"),
                prepare,
                keys,
                result,
                quit: "q",
                target,
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
            ours: false,
            program: homely(name, folder).args(args),
            ready: Regex::new(ready).expect("a pattern"),
            prepare: "",
            keys: Some(["Down", "Up"]),
            result: None,
            quit,
            target: None,
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
