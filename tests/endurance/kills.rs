//! Two writers in one event, killed at random moments again and again.
//!
//! Every acknowledged line must be in the file, under its number.

use super::*;
use crate::endurance::Chance;
use komandor::event::Command as Asked;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::process::Child;

/// Kills per event, so that the event stays as small as an evening's.
const KILLS_PER_EVENT: u64 = 40;

struct Figures {
    kills: u64,
    acknowledged: usize,
    torn: usize,
    lost: usize,
    twice: usize,
    /// Actions that were reported as mirrored and are not on the mirror.
    unmirrored: u64,
}

/// Starts a writer that reads notes from standard input.
///
/// It prints `saved #N: …` for each note.
type Start = fn(&Path) -> Command;

fn program(home: &Path) -> Command {
    let mut command = komandor(home);
    command.args(["do", "shop.yaml", "-"]);
    command
}

/// Starts this test as a writer that puts each line of a copy into the event in small pieces.
fn torn_writer(home: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args([
        "--exact",
        "endurance::kills::a_writer_of_small_pieces",
        "--ignored",
        "--nocapture",
    ]);
    command.current_dir(home).env("KOMANDOR_WRITER", "yes");
    command
}

#[test]
#[ignore = "a part of the hunt with torn writes, which starts it"]
fn a_writer_of_small_pieces() {
    if std::env::var_os("KOMANDOR_WRITER").is_none() {
        return;
    }
    let event = Path::new("shop.yaml");
    let copy = format!("copy-{}.yaml", std::process::id());
    let save = |path: &Path, note: &str| {
        let (note, now) = (Asked::Note(note.to_owned()), Moment::new(1_795_249_867, 3600));
        let mut session = Session::open(path).unwrap();
        session.commit(Request::new(&note, "torn", now)).unwrap().n.unwrap()
    };
    for line in std::io::stdin().lines() {
        let note = line.unwrap().replace("note ", "");
        let mut file = File::options().read(true).append(true).open(event).unwrap();
        file.lock().unwrap();
        let there = std::fs::read(event).unwrap();
        std::fs::write(&copy, &there).unwrap();
        let mut n = save(Path::new(&copy), &note);
        match std::fs::read(&copy).unwrap().strip_prefix(&there[..]) {
            Some(line) => {
                for piece in line.chunks(9) {
                    file.write_all(piece).unwrap();
                    thread::sleep(Duration::from_micros(200));
                }
                file.sync_data().unwrap();
            }
            // The program itself sets aside what another has left of its line.
            None => {
                drop(file);
                n = save(event, &note);
            }
        }
        println!("saved #{n}: Noted.");
    }
}

/// The lines that a writer acknowledged by their numbers, and the newest one it called mirrored.
type Said = (Vec<(u64, String)>, u64);

/// Starts a writer, and collects the lines it acknowledges by their numbers.
fn start(home: &Path, command: Start, name: &str) -> (Child, thread::JoinHandle<Said>) {
    let mut child = command(home)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let (mut input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
    let name = name.to_owned();
    let notes = name.clone();
    thread::spawn(move || {
        for count in 0.. {
            if writeln!(input, "note {notes}.{count}").is_err() {
                return;
            }
        }
    });
    let reader = thread::spawn(move || {
        let mut acknowledged = Vec::new();
        let mut mirrored = 0;
        let mut output = BufReader::new(output);
        let mut line = String::new();
        // A line cut off by the kill acknowledges nothing.
        while output.by_ref().read_line(&mut line).is_ok_and(|read| read > 0) {
            let whole = line.ends_with('\n');
            let number = line.find("saved #").and_then(|at| {
                line[at + 7..].split(':').next().and_then(|number| number.parse().ok())
            });
            // Both files stand on one disk here.
            let on_mirror =
                line.strip_prefix("copied #").and_then(|n| n.split(':').next()?.parse().ok());
            mirrored = mirrored.max(on_mirror.filter(|_| whole).unwrap_or(0));
            if let Some(number) = number.filter(|_| whole) {
                acknowledged.push((number, format!("{name}.{}", acknowledged.len())));
            }
            line.clear();
        }
        (acknowledged, mirrored)
    });
    (child, reader)
}

fn hunt(kills: u64, command: Start, longest: u64, mirror: bool) -> Figures {
    let mut figures =
        Figures { kills: 0, acknowledged: 0, torn: 0, lost: 0, twice: 0, unmirrored: 0 };
    let mut chance = Chance(amount("SEED", 1));
    while figures.kills < kills {
        let home = tempfile::tempdir().unwrap();
        new_event(home.path());
        if mirror {
            let mut setup = komandor(home.path());
            let done = setup.args(["do", "shop.yaml", "setup", "mirror=stick.yaml"]).output();
            assert!(done.unwrap().status.success());
        }
        let mut mirrored = 0;
        let mut said: BTreeMap<u64, String> = BTreeMap::new();
        let mut kept = |figures: &mut Figures, (all, on_mirror): Said| {
            mirrored = mirrored.max(on_mirror);
            figures.acknowledged += all.len();
            for (number, text) in all {
                figures.twice += usize::from(said.insert(number, text).is_some());
            }
        };
        let mut writers: Vec<_> =
            (0..2).map(|slot| start(home.path(), command, &format!("{slot}-first"))).collect();
        for round in 0..KILLS_PER_EVENT.min(kills - figures.kills) {
            thread::sleep(Duration::from_micros(3_000 + chance.next() % longest));
            let slot = chance.below(2);
            let next = start(home.path(), command, &format!("{slot}-{round}"));
            let (mut child, reader) = std::mem::replace(&mut writers[slot], next);
            child.kill().unwrap();
            child.wait().unwrap();
            kept(&mut figures, reader.join().unwrap());
            figures.kills += 1;
        }
        for (mut child, reader) in writers {
            child.kill().unwrap();
            child.wait().unwrap();
            kept(&mut figures, reader.join().unwrap());
        }
        let session = Session::open(&home.path().join("shop.yaml")).unwrap();
        assert_eq!(session.damage(), None);
        let log = &session.event().log;
        assert!((1..=log.len() as u64).eq(log.iter().map(|entry| entry.n)));
        figures.lost += said
            .iter()
            .filter(|(number, text)| {
                let found = log.get(**number as usize - 1).map(|entry| &entry.action);
                !matches!(found, Some(Action::Note(note)) if note == *text)
            })
            .count();
        if mirror {
            assert!(mirrored > 0, "nothing was mirrored");
            let [first, second] = ["shop.yaml", "stick.yaml"]
                .map(|name| std::fs::read(home.path().join(name)).unwrap());
            assert!(first.starts_with(&second), "the mirror is no beginning of the event");
            let text = String::from_utf8_lossy(&second);
            let whole = &text[..text.rfind('\n').map_or(0, |at| at + 1)];
            let newest = whole.lines().rev().find_map(|line| {
                line.strip_prefix("- {n: ")?.split(',').next()?.parse::<u64>().ok()
            });
            figures.unmirrored += mirrored.saturating_sub(newest.unwrap_or(0));
        }
        let names = std::fs::read_dir(home.path()).unwrap();
        figures.torn += names
            .filter(|name| {
                name.as_ref().unwrap().file_name().to_string_lossy().contains("shop.yaml.torn")
            })
            .count();
    }
    figures
}

fn tell(what: &str, figures: &Figures) {
    let Figures { kills, acknowledged, torn, lost, twice, unmirrored } = figures;
    println!(
        "kill -9, 2 writers, {what}: {kills} kills, {acknowledged} acknowledged, {torn} torn \
         lines set aside, {lost} lost, {twice} numbered twice, {unmirrored} not on the mirror as said"
    );
    assert_eq!((*lost, *twice, *unmirrored), (0, 0, 0));
    assert!(*acknowledged > 0);
}

#[test]
fn nothing_acknowledged_is_lost_by_a_kill() {
    tell("plain", &hunt(amount("KILLS", 20), program, 60_000, false));
}

#[test]
fn nothing_acknowledged_is_lost_by_a_kill_between_two_pieces_of_a_line() {
    tell("torn writes", &hunt(amount("KILLS", 20), torn_writer, 60_000, false));
}

#[test]
fn nothing_said_to_be_on_the_mirror_is_lost_by_a_kill() {
    tell("with a mirror", &hunt(amount("KILLS", 20), program, 60_000, true));
}
