//! A desk for a test: an empty folder, and the program without the tester's own settings.

use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub struct Desk {
    folder: tempfile::TempDir,
}

/// The way a command ended.
#[derive(Debug, PartialEq, Eq)]
pub struct Ended {
    pub status: i32,
    pub out: String,
    pub err: String,
}

impl Desk {
    pub fn new() -> Desk {
        Desk { folder: crate::support::folder() }
    }

    /// A desk with an event of this seed in `shop.yaml`.
    pub fn with_event(seed: u64) -> Desk {
        let desk = Desk::new();
        let seed = seed.to_string();
        desk.done(&[
            "new",
            "shop.yaml",
            "--game",
            "destiny",
            "--date",
            "2026-11-21",
            "--seed",
            &seed,
        ]);
        desk
    }

    /// A desk whose event has these players.
    pub fn with_players(seed: u64, names: &[&str]) -> Desk {
        let desk = Desk::with_event(seed);
        for name in names {
            desk.done(&["do", "shop.yaml", "add", name]);
        }
        desk
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), text).unwrap();
    }

    pub fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    pub fn command(&self, arguments: &[&str]) -> Command {
        self.command_of(Path::new(env!("CARGO_BIN_EXE_komandor")), arguments)
    }

    /// Like `command`, with the program at another path.
    pub fn command_of(&self, program: &Path, arguments: &[&str]) -> Command {
        let home = self.folder.path();
        let mut command = Command::new(program);
        command.args(arguments).current_dir(home).env_clear();
        command.env("HOME", home).env("USER", "anna").env("TZ", "Europe/Warsaw");
        command.env("XDG_DATA_HOME", home.join("data")).env("XDG_CONFIG_HOME", home.join("config"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub fn run(&self, arguments: &[&str]) -> Ended {
        ended(self.command(arguments).output().unwrap())
    }

    /// Runs a command with this text on standard input.
    pub fn feed(&self, arguments: &[&str], input: &str) -> Ended {
        let mut child = self.command(arguments).stdin(Stdio::piped()).spawn().unwrap();
        // A command that stops early need not read everything.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        ended(child.wait_with_output().unwrap())
    }

    /// The standard output of a command that must succeed.
    #[track_caller]
    pub fn done(&self, arguments: &[&str]) -> String {
        let ended = self.run(arguments);
        assert_eq!(ended.status, 0, "{arguments:?}: {}", ended.err);
        ended.out
    }

    /// Carries out a verb on `shop.yaml`, which must succeed.
    #[track_caller]
    pub fn verb(&self, words: &[&str]) -> String {
        self.done(&[&["do", "shop.yaml"], words].concat())
    }

    /// Adds teams to `shop.yaml`: P1 & Q1, P2 & Q2, ...
    pub fn add_teams(&self, teams: u32) {
        for n in 1..=teams {
            self.verb(&["add", &format!("P{n}"), &format!("partner=Q{n}")]);
        }
    }

    /// The reason why a verb on `shop.yaml` is refused.
    ///
    /// The event file must stay unchanged, byte for byte.
    #[track_caller]
    pub fn refused(&self, words: &[&str]) -> String {
        let before = self.bytes("shop.yaml");
        let ended = self.run(&[&["do", "shop.yaml"], words].concat());
        assert_eq!((ended.status, ended.out.as_str()), (1, ""), "{words:?}: {}", ended.err);
        assert_eq!(self.bytes("shop.yaml"), before, "{words:?}");
        ended.err.trim_end().to_owned()
    }

    /// `shop.yaml` as a script reads it.
    #[track_caller]
    pub fn json(&self, what: &[&str]) -> Value {
        let arguments = [&["show", "shop.yaml"], what, &["--format", "json"]].concat();
        serde_json::from_str(&self.done(&arguments)).unwrap()
    }
}

/// A file of this repository.
pub fn fixture(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
    path.to_str().unwrap().to_owned()
}

pub fn ended(output: std::process::Output) -> Ended {
    Ended {
        status: output.status.code().expect("it was not killed"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}
