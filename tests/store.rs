//! Tests the event file as the rest of the program uses it, with all rules.

use komandor::event::{Command, Head, Moment, NewEntrant};
use komandor::ruleset::Ruleset;
use komandor::store::{self, Request, Session};
use std::path::Path;
use std::thread;

fn now() -> Moment {
    Moment::new(1_795_249_867, 3600)
}

fn new_event(path: &Path) {
    let text = include_str!("../config/rulesets/destiny.yaml");
    let ruleset: Ruleset = serde_yaml::from_str(text).unwrap();
    let head = Head {
        name: "Mistrzostwa Sklepu".to_owned(),
        date: "2026-11-21".to_owned(),
        seed: 91_u64.into(),
        organizer: "anna".to_owned(),
        ..Head::default()
    };
    store::create(path, &head, &ruleset).unwrap();
}

fn add(name: String) -> Command {
    Command::Add(NewEntrant { name, ..NewEntrant::default() })
}

#[test]
fn two_organizers_register_at_once_and_one_pairs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("event.yaml");
    new_event(&path);
    thread::scope(|scope| {
        for by in ["anna", "ben"] {
            let path = &path;
            scope.spawn(move || {
                let mut session = Session::open(path).unwrap();
                for count in 0..10 {
                    session.commit(Request::new(&add(format!("{by} {count}")), by, now())).unwrap();
                }
            });
        }
    });
    let mut session = Session::open(&path).unwrap();
    assert_eq!(session.event().entrants.len(), 20);
    let ids: Vec<u32> = session.event().entrants.iter().map(|entrant| entrant.id).collect();
    assert!((1..=20).eq(ids));

    let preview = session.preview(Request::new(&Command::Pair, "anna", now())).unwrap().decision;
    let done = session.commit(Request::new(&Command::Pair, "anna", now())).unwrap();
    assert_eq!(preview.message, done.message);
    assert_eq!(session.event().round().unwrap().pairings.len(), 10);
    let again = Session::open(&path).unwrap();
    assert_eq!(again.event().stages, session.event().stages);
}
