//! A desk for a test: an empty folder, and the program without the tester's own settings.

use crate::support::{Program, Terminal};
use komandor::show::{Format, ShowRequest, What, show};
use komandor::store::{Disk, look};
use komandor::words;
use serde_json::Value;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub struct Desk {
    folder: tempfile::TempDir,
}

/// The words of a command: a line as it is typed in a shell, or words that no shell splits.
pub trait Words: std::fmt::Debug {
    fn words(&self) -> Vec<String>;
}

impl Words for str {
    fn words(&self) -> Vec<String> {
        shell_words::split(self).unwrap()
    }
}

impl Words for String {
    fn words(&self) -> Vec<String> {
        self.as_str().words()
    }
}

impl Words for [&str] {
    fn words(&self) -> Vec<String> {
        self.iter().map(|word| (*word).to_owned()).collect()
    }
}

impl<const N: usize> Words for [&str; N] {
    fn words(&self) -> Vec<String> {
        self.as_slice().words()
    }
}

impl Words for Vec<&str> {
    fn words(&self) -> Vec<String> {
        self.as_slice().words()
    }
}

#[derive(Debug, PartialEq, Eq)]
pub struct Ended {
    pub status: i32,
    pub out: String,
    pub err: String,
}

/// What a line of a script begins with that is a command, and a warning.
const MARKS: [&str; 7] = [">", "!", "?", "$", "$1", "$2", "$3"];
const WARNING: &str = "warning: ";

impl Desk {
    pub fn new() -> Desk {
        Desk { folder: crate::support::folder() }
    }

    /// A desk with an event of this seed in `shop.yaml`.
    pub fn with_event(seed: u64) -> Desk {
        Desk::with(&format!("destiny --date 2026-11-21 --seed {seed}"), &[])
    }

    pub fn with_players(seed: u64, names: &[&str]) -> Desk {
        Desk::with(&format!("destiny --date 2026-11-21 --seed {seed}"), names)
    }

    /// A desk with an event of this game and these options in `shop.yaml`, and these players.
    pub fn with(game: &str, names: &[&str]) -> Desk {
        let desk = Desk::new();
        desk.done(&format!("new shop.yaml --game {game}"));
        desk.add(names);
        desk
    }

    pub fn add(&self, names: &[&str]) {
        if !names.is_empty() {
            self.verbs(names.iter().map(|name| format!("add {}", shell_words::quote(name))));
        }
    }

    /// Adds teams to `shop.yaml`: P1 & Q1, P2 & Q2, ...
    pub fn add_teams(&self, teams: u32) {
        self.verbs((1..=teams).map(|n| format!("add P{n} partner=Q{n}")));
    }

    pub fn home(&self) -> &Path {
        self.folder.path()
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.home().join(name)
    }

    pub fn text(&self, name: &str) -> String {
        String::from_utf8(self.bytes(name)).unwrap()
    }

    pub fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), text).unwrap();
    }

    pub fn bytes(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    pub fn command<W: Words + ?Sized>(&self, command: &W) -> Command {
        self.command_of(Path::new(env!("CARGO_BIN_EXE_komandor")), command)
    }

    /// Like `command`, with the program at another path.
    pub fn command_of<W: Words + ?Sized>(&self, program: &Path, arguments: &W) -> Command {
        let home = self.home();
        let mut command = Command::new(program);
        command.args(arguments.words()).current_dir(home).env_clear();
        command.env("HOME", home).env("USER", "anna").env("TZ", "Europe/Warsaw");
        command.env("XDG_DATA_HOME", home.join("data")).env("XDG_CONFIG_HOME", home.join("config"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// The program as it is started in a terminal.
    pub fn program<W: Words + ?Sized>(&self, command: &W) -> Program {
        let home = self.home();
        let program = Program::new(env!("CARGO_BIN_EXE_komandor")).args(command.words());
        let program = program.folder(home).env("HOME", home).env("USER", "anna");
        let program = program.env("XDG_DATA_HOME", home.join("data"));
        program.env("XDG_CONFIG_HOME", home.join("config"))
    }

    /// The program in a terminal of 80 columns, once this text is on its screen.
    #[track_caller]
    pub fn screen<W: Words + ?Sized>(&self, command: &W, seen: &str) -> Terminal {
        let mut terminal = Terminal::start(self.program(command), 80, 24);
        terminal.wait_for(seen);
        terminal
    }

    pub fn run<W: Words + ?Sized>(&self, command: &W) -> Ended {
        ended(self.command(command).output().unwrap())
    }

    /// Runs a command with this text on standard input.
    pub fn feed<W: Words + ?Sized>(&self, command: &W, input: &str) -> Ended {
        let mut child = self.command(command).stdin(Stdio::piped()).spawn().unwrap();
        // A command that stops early need not read everything.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        ended(child.wait_with_output().unwrap())
    }

    /// The standard output of a command that must succeed.
    #[track_caller]
    pub fn done<W: Words + ?Sized>(&self, command: &W) -> String {
        let ended = self.run(command);
        assert_eq!(ended.status, 0, "{command:?}: {}", ended.err);
        ended.out
    }

    #[track_caller]
    pub fn verb<W: Words + ?Sized>(&self, verb: &W) -> String {
        let ended = self.tried(verb);
        assert_eq!(ended.status, 0, "{verb:?}: {}", ended.err);
        ended.out
    }

    /// Carries out verbs on `shop.yaml` in one run of the program; all must succeed.
    ///
    /// One run for each takes most of a test's time.
    #[track_caller]
    pub fn verbs<V: AsRef<str>>(&self, verbs: impl IntoIterator<Item = V>) -> String {
        let verbs: Vec<V> = verbs.into_iter().collect();
        let lines: Vec<&str> = verbs.iter().map(V::as_ref).collect();
        let ended = self.feed("do shop.yaml -", &lines.join("\n"));
        assert_eq!(ended.status, 0, "{lines:?}: {}", ended.err);
        ended.out
    }

    /// Carries out a verb on `shop.yaml`, whatever comes of it.
    pub fn tried<W: Words + ?Sized>(&self, verb: &W) -> Ended {
        let verb = verb.words();
        let words = ["do", "shop.yaml"].into_iter().chain(verb.iter().map(String::as_str));
        self.run(&words.collect::<Vec<_>>())
    }

    /// The warnings of a verb on `shop.yaml` that is carried out.
    #[track_caller]
    pub fn warned<W: Words + ?Sized>(&self, verb: &W) -> String {
        let ended = self.tried(verb);
        assert_eq!(ended.status, 0, "{verb:?}: {}", ended.err);
        ended.err
    }

    /// Everything that `verify` finds in `shop.yaml` is right.
    #[track_caller]
    pub fn is_sound(&self) {
        let said = self.done("verify shop.yaml");
        assert!(said.contains("shop.yaml: all OK: checked "), "{said}");
    }

    /// The reason why a verb on `shop.yaml` is refused.
    ///
    /// The event file must stay unchanged, byte for byte.
    #[track_caller]
    pub fn refused<W: Words + ?Sized>(&self, verb: &W) -> String {
        let before = self.bytes("shop.yaml");
        let ended = self.tried(verb);
        assert_eq!((ended.status, ended.out.as_str()), (1, ""), "{verb:?}: {}", ended.err);
        assert_eq!(self.bytes("shop.yaml"), before, "{verb:?}");
        ended.err.trim_end().to_owned()
    }

    /// Plays a script: a line for each command, and below it all that is said.
    ///
    /// `> VERB` is carried out on `shop.yaml`, `! VERB` is refused and `? VERB` is no proper verb:
    /// the file stays as it is. `$ COMMAND` is one of the program, and `$1 COMMAND` ends with 1. What
    /// is said is compared where it stands there; lines that begin with `warning: ` are those of
    /// standard error. A line with `…` at an end is a part of a line, and the lines beside it are
    /// lines among others. Behind `|` a line may be empty or begin with blanks.
    #[track_caller]
    pub fn plays(&self, script: &str) {
        let mut steps: Vec<(&str, &str, Vec<&str>)> = Vec::new();
        for line in script.lines().map(str::trim).filter(|line| !line.starts_with("// ")) {
            match line.split_once(' ') {
                Some((mark, words)) if MARKS.contains(&mark) => steps.push((mark, words, vec![])),
                _ if line.is_empty() => {}
                _ => steps.last_mut().unwrap().2.push(line.strip_prefix('|').unwrap_or(line)),
            }
        }
        let is_part = |line: &&str| line.starts_with('…') || line.ends_with('…');
        let is_verb = |(mark, _, said): &(&str, &str, Vec<&str>)| {
            *mark == ">" && !said.iter().any(|line| is_part(line) || line.starts_with(WARNING))
        };
        // One run of the program for verbs with an answer each, and one for verbs without.
        for run in steps.chunk_by(|one, next| {
            is_verb(one) && is_verb(next) && one.2.is_empty() == next.2.is_empty()
        }) {
            let (mark, words, said) = &run[0];
            if is_verb(&run[0]) {
                let told = self.verbs(run.iter().map(|step| step.1));
                let all: String =
                    run.iter().flat_map(|step| &step.2).map(|l| format!("{l}\n")).collect();
                assert!(all.is_empty() || told == all, "{run:#?}\n{told}");
                continue;
            }
            let before = std::fs::read(self.path("shop.yaml")).ok();
            let ended = if mark.starts_with('$') { self.run(*words) } else { self.tried(*words) };
            let status = ["$", "$1", "$2", "$3", ">", "!", "?"].iter().position(|one| one == mark);
            assert_eq!(ended.status, status.unwrap() as i32 % 4, "{words}: {}", ended.err);
            if ["!", "?", "$2"].contains(mark) {
                assert_eq!(ended.out, "", "{words}");
                assert_eq!(std::fs::read(self.path("shop.yaml")).ok(), before, "{words}");
            }
            let (errors, answer): (Vec<&str>, Vec<&str>) = said
                .iter()
                .copied()
                .partition(|line| ended.status != 0 || line.starts_with(WARNING));
            for (told, said) in [(&ended.out, answer), (&ended.err, errors)] {
                if !said.iter().any(is_part) {
                    let all: String = said.iter().map(|line| format!("{line}\n")).collect();
                    assert!(all.is_empty() || *told == all, "{words}: {all:?} is not\n{told:?}");
                }
                let text = format!("\n{told}");
                for line in said.iter().filter(|_| said.iter().any(is_part)) {
                    let (from, to) = (line.strip_prefix('…'), line.strip_suffix('…'));
                    let part = match (from, to) {
                        (Some(rest), Some(_)) => rest.trim_end_matches('…').to_owned(),
                        (Some(rest), None) => format!("{rest}\n"),
                        (None, Some(start)) => format!("\n{start}"),
                        (None, None) => format!("\n{line}\n"),
                    };
                    assert!(text.contains(&part), "{words}: no {part:?} in\n{told}");
                }
            }
        }
    }

    /// `shop.yaml` as a script reads it.
    #[track_caller]
    pub fn json<W: Words + ?Sized>(&self, what: &W) -> Value {
        let what = what.words();
        let show = ["show", "shop.yaml"].into_iter().chain(what.iter().map(String::as_str));
        let arguments: Vec<&str> = show.chain(["--format", "json"]).collect();
        serde_json::from_str(&self.done(&arguments)).unwrap()
    }

    /// The players' results, standings and rounds, as JSON: what `show event` writes, made here, as
    /// a run of the program for each question takes most of a test's time.
    pub fn event(&self) -> Value {
        let (event, _) = look(&Disk::default(), &self.path("shop.yaml")).unwrap();
        let asked = ShowRequest::new(What::Event, Format::Json);
        serde_json::from_str(&show(&event, asked, words::Words::english()).unwrap()).unwrap()
    }

    pub fn round(&self) -> Value {
        let event = self.event();
        let rounds = |stage: &Value| stage["rounds"].as_array().unwrap().last().cloned();
        event["stages"].as_array().unwrap().iter().rev().find_map(rounds).unwrap()
    }

    /// Reports this result at every table of the newest round for its first-named player.
    pub fn report_all(&self, result: &str) {
        self.report(|_| result.to_owned());
    }

    /// Reports a result at every table of the newest round, and returns that round.
    pub fn report(&self, result: impl Fn(&Value) -> String) -> Value {
        let round = self.round();
        let tables = round["pairings"].as_array().unwrap().iter().filter(|one| !one["b"].is_null());
        self.verbs(tables.map(|one| format!("report {} {}", one["table"], result(one))));
        round
    }

    /// Lets the player who registered first win every table of the newest round.
    pub fn play(&self, win: &str, loss: &str) -> Value {
        let first = |one: &Value| one["a"].as_u64() < one["b"].as_u64();
        self.report(|one| if first(one) { win } else { loss }.to_owned())
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
