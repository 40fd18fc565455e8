//! Tests the rules of the code map.
//!
//! Pure modules stay pure, and imports between modules run one way.

use std::fs;
use std::path::{Path, PathBuf};

const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

/// Every module and the modules it may import.
const ARROWS: [(&str, &[&str]); 16] = [
    ("words", &[]),
    ("ruleset", &["words"]),
    ("pairing", &["ruleset", "words"]),
    ("event", &["pairing", "ruleset", "words"]),
    ("decklist", &["event", "ruleset", "words"]),
    ("simulate", &["event", "pairing", "ruleset", "words"]),
    ("odds", &["event", "pairing", "ruleset"]),
    ("verify", &["event", "pairing", "ruleset", "words"]),
    ("season", &["event", "ruleset", "words"]),
    ("store", &["event", "ruleset", "words"]),
    ("show", &["decklist", "event", "odds", "ruleset", "season", "words"]),
    ("export", &["event", "show", "store", "words"]),
    ("handout", &["event", "export", "ruleset", "show", "store", "words"]),
    ("serve", &["event", "handout", "ruleset", "show", "store", "words"]),
    (
        "tui",
        &[
            "decklist", "event", "export", "simulate", "handout", "odds", "pairing", "ruleset",
            "season", "serve", "show", "store", "words",
        ],
    ),
    (
        "cli",
        &[
            "decklist", "event", "export", "simulate", "handout", "odds", "ruleset", "season",
            "serve", "show", "store", "tui", "verify", "words",
        ],
    ),
];

/// Modules that every test may ask what they say of an event.
const JUDGES: [&str; 2] = ["odds", "verify"];

/// Modules that read no clock, no file, no environment and no random source.
///
/// Time and seed are arguments.
const PURE: [&str; 9] =
    ["words", "ruleset", "pairing", "event", "decklist", "simulate", "odds", "season", "verify"];

const IMPURE: &str = "std::fs std::env std::io std::net std::process std::thread std::time \
    SystemTime Instant:: ::now() rand::rng() rand::random thread_rng getrandom println! \
    from_os_rng";

#[test]
fn pure_rooms_read_no_clock_file_environment_or_chance() {
    let mut breaches = Vec::new();
    for room in PURE {
        for (path, text) in files(room) {
            // This test writes the schema for editors anew, if it is asked to.
            if path.ends_with("ruleset/tests/json_schema/mod.rs") {
                continue;
            }
            for (number, line) in code(&text) {
                let found = IMPURE.split(' ').filter(|word| line.contains(*word));
                breaches.extend(found.map(|word| format!("{}:{number}: {word}", path.display())));
            }
        }
    }
    assert_eq!(breaches, Vec::<String>::new());
}

#[test]
fn arrows_between_rooms_run_one_way() {
    let rooms: Vec<&str> = ARROWS.iter().map(|(room, _)| *room).collect();
    let mut breaches = Vec::new();
    for (room, allowed) in ARROWS {
        for (path, text) in files(room) {
            let is_test = path.components().any(|part| part.as_os_str() == "tests");
            for (number, line) in code(&text) {
                let knows = |other: &&&str| {
                    line.contains(&format!("crate::{other}"))
                        && **other != room
                        && !allowed.contains(other)
                        && !(is_test && JUDGES.contains(other))
                };
                let found = rooms.iter().filter(knows);
                breaches.extend(found.map(|other| format!("{}:{number}: {other}", path.display())));
            }
        }
    }
    assert_eq!(breaches, Vec::<String>::new());
}

#[test]
fn every_room_in_the_sources_is_on_the_map() {
    let mut found: Vec<String> = fs::read_dir(SOURCES)
        .unwrap()
        .map(|entry| entry.unwrap())
        .filter(|entry| entry.file_type().unwrap().is_dir())
        .map(|entry| entry.file_name().into_string().unwrap())
        .collect();
    found.sort();
    let mut rooms: Vec<&str> = ARROWS.iter().map(|(room, _)| *room).collect();
    rooms.sort_unstable();
    assert_eq!(found, rooms);
    let map = fs::read_to_string(Path::new(SOURCES).join("lib.rs")).unwrap();
    for room in rooms {
        assert!(map.contains(&format!("[`{room}`]")), "lib.rs does not tell of {room}");
    }
}

/// Lines that are not comments, numbered from 1.
fn code(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let numbered = text.lines().enumerate().map(|(index, line)| (index + 1, line));
    numbered.filter(|(_, line)| !line.trim_start().starts_with("//"))
}

fn files(room: &str) -> Vec<(PathBuf, String)> {
    let paths = walk(&Path::new(SOURCES).join(room));
    paths
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            (path, text)
        })
        .collect()
}

fn walk(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    entries
        .map(|entry| entry.unwrap().path())
        .flat_map(|path| if path.is_dir() { walk(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|kind| kind == "rs"))
        .collect()
}

#[test]
fn the_clock_is_read_in_one_file() {
    let all = walk(Path::new(SOURCES)).into_iter();
    let reads = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        code(&text).any(|(_, line)| line.contains("Zoned::now") || line.contains("SystemTime::now"))
    };
    let found: Vec<PathBuf> = all.filter(reads).collect();
    assert_eq!(found, [Path::new(SOURCES).join("tui/clock.rs")]);
}
