//! Tests the promises of the event file against real files.

pub(crate) mod machine;

mod absurd;
mod commits;
mod creation;
mod damage;
mod diverged;
mod diverged_damage;
mod doubt;
mod edit;
mod failures;
mod homes;
mod hostile;
mod placed;
mod sealed;
mod shelf;
mod surroundings;

use super::error::CommitError;
use super::*;
use crate::event::NewEntrant;
use crate::event::actions::{Added, Paired, Plan, Reported, Setup};
use crate::event::{Action, Command, Decision, Event, Head, Moment, Refusal, StageKind};
use crate::ruleset::{MatchShape, Ruleset};
use crate::store::Original;
use crate::words::Message;
use machine::{Call, Fate, Machine, Trace};
use machine::{Fault, Point};
use std::fs;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// A session that has itself flushed the last line, so that the next flush is that of a new one.
fn on_the_disk(mut session: Session) -> Session {
    session.flushed = session.event().log.len() as u64;
    session
}

fn ruleset() -> Ruleset {
    machine::small_game()
}

fn head() -> Head {
    Head {
        name: "Mistrzostwa Sklepu".to_owned(),
        date: "2026-11-21".to_owned(),
        seed: 91_u64.into(),
        organizer: "anna".to_owned(),
        setup: Setup { rounds: Some(3), ..Setup::default() },
        ..Head::default()
    }
}

fn now() -> Moment {
    Moment::new(1_795_249_867, 3600)
}

/// A folder in memory where the computer has one: every action waits for its disk.
pub(crate) fn folder() -> tempfile::TempDir {
    let memory = std::path::Path::new("/dev/shm");
    match memory.is_dir() {
        // Its path is as long as that of any other: sentences break at the same words.
        true => tempfile::Builder::new().prefix("").tempdir_in(memory).unwrap(),
        false => tempfile::tempdir().unwrap(),
    }
}

struct Place {
    _folder: tempfile::TempDir,
    path: PathBuf,
}

impl Place {
    fn new() -> Place {
        let folder = folder();
        let path = folder.path().join("event.yaml");
        create(&path, &head(), &ruleset()).unwrap();
        Place { _folder: folder, path }
    }

    fn with(bytes: &[u8]) -> Place {
        let place = Place::new();
        fs::write(&place.path, bytes).unwrap();
        place
    }

    fn open(&self) -> Session {
        Session::open(&self.path).unwrap()
    }

    fn bytes(&self) -> Vec<u8> {
        fs::read(&self.path).unwrap()
    }

    fn others(&self) -> Vec<String> {
        let folder = self.path.parent().unwrap();
        let mut names: Vec<String> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter(|name| name != "event.yaml")
            .collect();
        names.sort();
        names
    }

    /// The message without the folder, which differs from run to run.
    fn told(&self, error: impl std::fmt::Display) -> String {
        let folder = format!("{}/", self.path.parent().unwrap().display());
        error.to_string().replace(&folder, "")
    }
}

/// An event on a computer in memory, of which any call can be made to fail.
struct Computer {
    machine: Machine,
    path: PathBuf,
}

impl Computer {
    fn new() -> Computer {
        let machine = Machine::new(7, now().unix, Trace::default());
        let path = PathBuf::from("/events/event.yaml");
        create_on(&machine.process().disk(), &path, &head(), &ruleset()).unwrap();
        Computer { machine, path }
    }

    fn with(bytes: &[u8]) -> Computer {
        let computer = Computer::new();
        computer.machine.replace(&computer.path, bytes.to_vec());
        computer
    }

    /// The disk of a process of whose calls `hook` decides which fail.
    fn failing(&self, hook: impl Fn(Call) -> Option<Fate> + Send + Sync + 'static) -> Disk {
        self.machine.process().failing(hook).disk()
    }

    fn open_on(&self, disk: Disk) -> Session {
        Session::open_on(disk, &self.path).unwrap()
    }

    fn open(&self) -> Session {
        self.open_on(self.machine.process().disk())
    }

    fn beside(&self, name: &str) -> PathBuf {
        self.path.with_file_name(name)
    }

    fn read(&self, name: &str) -> Option<Vec<u8>> {
        self.machine.read(&self.beside(name))
    }

    fn bytes(&self) -> Vec<u8> {
        self.machine.read(&self.path).unwrap()
    }

    fn others(&self) -> Vec<String> {
        let others = self.machine.others(&self.path);
        others.iter().map(|path| path.display().to_string().replace("/events/", "")).collect()
    }

    fn told(&self, error: impl std::fmt::Display) -> String {
        error.to_string().replace("/events/", "")
    }
}

fn happen(action: Action) -> impl Fn(&Event, &Command, Moment) -> Result<Decision, Refusal> {
    move |_, _, _| {
        Ok(Decision {
            action: Some(action.clone()),
            message: Message::verbatim("done"),
            warnings: Vec::new(),
            reason: None,
            question: None,
        })
    }
}

fn nothing(_: &Event, _: &Command, _: Moment) -> Result<Decision, Refusal> {
    let message = Message::verbatim("it is so already");
    let warnings = vec![Message::verbatim("look").into()];
    Ok(Decision { action: None, message, warnings, reason: None, question: None })
}

fn record(session: &mut Session, action: Action) -> Result<Done, CommitError> {
    session.commit_deciding(Request::new(&Command::Finish, "anna", now()), happen(action))
}

fn note(session: &mut Session, text: &str) -> Result<Done, CommitError> {
    record(session, Action::Note(text.to_owned()))
}

fn notes(session: &Session) -> Vec<String> {
    let text = |entry: &crate::event::Entry| match &entry.action {
        Action::Note(text) => Some(text.clone()),
        _ => None,
    };
    session.event().log.iter().filter_map(text).collect()
}

fn added(id: u32, name: &str) -> Action {
    Action::Add(Added {
        id,
        name: name.to_owned(),
        club: id.is_multiple_of(2).then(|| "Bard".to_owned()),
        tie: id * 7919 % 1000,
        ..Added::default()
    })
}

fn paired(round: u32, tables: Vec<[u32; 2]>, bye: Option<u32>) -> Action {
    Action::Pair(Box::new(Paired {
        plan: (round == 1).then_some(Plan {
            kind: StageKind::Swiss,
            rounds: 9,
            cut: 0,
            cut_by: Default::default(),
            finals_match: MatchShape::OneGame,
        }),
        tables,
        bye,
        ..Paired::empty(1, round, 35)
    }))
}

fn reported(round: u32, table: u32, of: [u32; 2]) -> Action {
    let games = "W".to_owned();
    Action::Report(Reported { stage: 1, round, table, of, games, ..Reported::default() })
}

/// The bytes of a small event: eight players, a round, an undo.
fn eight_players() -> Vec<u8> {
    let place = Place::new();
    let mut session = place.open();
    for id in 1..=8 {
        record(&mut session, added(id, &format!("Gracz Ósmy {id}"))).unwrap();
    }
    let tables = vec![[1, 5], [2, 6], [3, 7], [4, 8]];
    record(&mut session, paired(1, tables, None)).unwrap();
    record(&mut session, reported(1, 1, [1, 5])).unwrap();
    record(&mut session, Action::Undo(10)).unwrap();
    record(&mut session, reported(1, 2, [2, 6])).unwrap();
    place.bytes()
}

/// The cases of a table: what is replaced, ` => `, what by, and below that what is told.
///
/// `⏎` is a line break.
fn cases(table: &str) -> impl Iterator<Item = (String, String, String)> {
    let written = |text: &str| {
        let text = text.replace('⏎', "\n");
        text.replace(r"\u{1b}", "\u{1b}").replace(r"\u{202e}", "\u{202e}")
    };
    let mut lines = table.trim_matches('\n').lines().peekable();
    std::iter::from_fn(move || {
        let (from, to) = lines.next()?.split_once(" =>").expect("a line with =>");
        let to = to.strip_prefix(' ').unwrap_or(to);
        let told = || lines.next_if(|line| line.starts_with("    event.yaml:"));
        let told: Vec<&str> = std::iter::from_fn(told).map(str::trim_start).collect();
        Some((written(from), written(to), told.join("\n")))
    })
}

/// Everything that can be seen of an event.
fn state(event: &Event) -> String {
    format!("{event:?}")
}

#[test]
fn what_is_written_reads_back_the_same() {
    let place = Place::with(&eight_players());
    let mut session = place.open();
    note(&mut session, "ąę \u{202e} \"q\" \\ \n: #").unwrap();
    assert_eq!(state(place.open().event()), state(session.event()));
    assert_eq!(session.event().head, head());
    assert_eq!(*session.event().ruleset, ruleset());
    assert_eq!(session.read_only(), None);
}

#[test]
fn the_file_is_ordinary_yaml() {
    let value: serde_yaml::Value = serde_yaml::from_slice(&eight_players()).unwrap();
    assert_eq!(value["event"], "Mistrzostwa Sklepu");
    assert_eq!(value["ruleset"]["key"], "n");
    assert_eq!(value["log"][0]["add"]["name"], "Gracz Ósmy 1");
    assert_eq!(value["log"].as_sequence().unwrap().len(), 12);
}

#[test]
fn a_new_file_is_for_its_owner_alone_and_never_overwritten() {
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("new").join("event.yaml");
    create(&path, &head(), &ruleset()).unwrap();
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&path), 0o600);
    assert_eq!(mode(path.parent().unwrap()), 0o700);
    let before = fs::read(&path).unwrap();
    let error = create(&path, &head(), &ruleset()).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!(
            "{}: this file already exists and won't be overwritten; choose another name",
            path.display()
        )
    );
    assert_eq!(fs::read(&path).unwrap(), before);
}
