//! Unusual things happen to the file, folder or clock of an open event.
//!
//! No code of this project causes them.

use super::*;
use crate::event::Report;
use std::os::unix::fs::MetadataExt;

pub(super) fn pipe(path: &Path) {
    assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
}

/// Replaces an open event by something else, and then puts the event back.
fn replaced(by: impl Fn(&Path), sentence: &str) {
    let place = Place::with(&eight_players());
    let mut session = place.open();
    let seen = state(session.event());
    let away = place.path.with_extension("away");
    fs::rename(&place.path, &away).unwrap();
    by(&place.path);
    assert!(session.refresh().unwrap());
    assert_eq!(place.told(session.read_only().unwrap()), sentence);
    assert!(session.diverged().is_some());
    assert_eq!(place.told(note(&mut session, "x").unwrap_err()), sentence);
    assert_eq!(state(session.event()), seen);
    match place.path.is_dir() {
        true => fs::remove_dir(&place.path).unwrap(),
        false => _ = fs::remove_file(&place.path),
    }
    fs::rename(&away, &place.path).unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!((session.read_only(), session.diverged()), (None, None));
    assert_eq!(note(&mut session, "x").unwrap().n, Some(13));
}

#[test]
fn an_open_event_that_becomes_something_else_is_only_looked_at() {
    let shown = "the previous version is in event.yaml.lost-1: restore it with \
                 `mv event.yaml.lost-1 event.yaml`";
    let no_file =
        |what| format!("event.yaml: this is a {what}, not a file; name the file itself; {shown}");
    replaced(|path| fs::create_dir(path).unwrap(), &no_file("folder"));
    replaced(pipe, &no_file("pipe"));
    replaced(|path| symlink("nowhere", path).unwrap(), &no_file("symbolic link"));
    let whole = eight_players();
    replaced(
        |path| fs::write(path, &whole[..300]).unwrap(),
        &format!(
            "event.yaml:10:44: can't read the event's header: the file ends here, before its \
             log; it was cut off; restore a copy of the file, or fix this line; {shown}"
        ),
    );
}

#[test]
fn what_another_program_adds_is_never_taken_for_an_action() {
    let place = Place::with(&eight_players());
    let mut session = place.open();
    let add = |text: &str| {
        let mut bytes = place.bytes();
        bytes.extend_from_slice(text.as_bytes());
        fs::write(&place.path, bytes).unwrap();
    };
    // Half a line may still be in the middle of being written.
    add("- {n: 13, at: 2026");
    session.refresh().unwrap();
    assert_eq!((session.event().log.len(), session.read_only()), (12, None));
    assert_eq!(note(&mut session, "ours").unwrap().n, Some(13));
    assert_eq!(place.others(), ["event.yaml.torn-1"]);
    add("hello\n");
    assert!(session.refresh().unwrap());
    let sentence = "event.yaml:25:1: expected a line of the log, `- {n: …, at: …, by: …, …}`; showing the event before this line, read-only: restore a copy, or fix or accept the file with `komandor edit`";
    assert_eq!(place.told(session.read_only().unwrap()), sentence);
    let before = place.bytes();
    assert_eq!(place.told(note(&mut session, "x").unwrap_err()), sentence);
    assert_eq!(place.bytes(), before);
}

#[test]
fn every_name_of_a_file_leads_to_what_is_added() {
    let place = Place::new();
    let other = place.path.with_file_name("other.yaml");
    fs::hard_link(&place.path, &other).unwrap();
    let mut session = place.open();
    note(&mut Session::open(&other).unwrap(), "by the other name").unwrap();
    assert!(session.refresh().unwrap());
    note(&mut session, "by its own").unwrap();
    assert_eq!(notes(&Session::open(&other).unwrap()), ["by the other name", "by its own"]);
    assert_eq!(fs::metadata(&other).unwrap().nlink(), 2);
}

#[test]
fn what_an_earlier_run_left_beside_the_event_stays_as_it_is() {
    let whole = eight_players();
    let place = Place::with(&whole[..whole.len() - 30]);
    let left = ["event.yaml.before-1", "event.yaml.new-1", "event.yaml.torn-1"];
    for name in left {
        fs::write(place.path.with_file_name(name), name).unwrap();
    }
    note(&mut place.open(), "next").unwrap();
    let original = Original::read(&place.path).unwrap();
    let text = String::from_utf8(place.bytes()).unwrap().replace("Ósmy 4", "O4");
    original.replace(text.as_bytes(), "anna", now(), None, &|_| Vec::new()).unwrap();
    for name in left {
        assert_eq!(fs::read_to_string(place.path.with_file_name(name)).unwrap(), name);
    }
    let mut all = left.to_vec();
    all.extend(["event.yaml.before-2", "event.yaml.torn-2"]);
    all.sort_unstable();
    assert_eq!(place.others(), all);
    let found = home::list(place.path.parent().unwrap()).unwrap();
    assert_eq!(found.len(), 1, "only the event is one");
}

#[test]
fn a_clock_that_is_set_back_or_forth_is_no_way_past_the_others() {
    let place = Place::new();
    let (mut anna, mut ben) = (place.open(), place.open());
    let at = |seconds: i64| Moment { unix: now().unix + seconds, ..now() };
    for name in ["A", "B"] {
        let new = NewEntrant { name: name.to_owned(), ..NewEntrant::default() };
        anna.commit(Request::new(&Command::Add(new), "anna", now())).unwrap();
    }
    anna.commit(Request::new(&Command::Pair, "anna", now())).unwrap();
    let report = |letters: &str| Command::Report {
        table: 1,
        result: Report::Games(letters.to_owned()),
        round: None,
        stage: None,
        drop: None,
    };
    anna.commit(Request::new(&report("W"), "anna", now())).unwrap();
    ben.refresh().unwrap();
    let lost = report("L");
    let recent = |command, now| Request {
        on_conflict: OnConflict::Recent(60),
        ..Request::new(command, "ben", now)
    };
    for behind in [-3600, 0, 59] {
        let error = ben.commit(recent(&lost, at(behind)));
        let told = error.unwrap_err().to_string();
        assert!(told.starts_with("anna just reported table 1: "), "{behind}: {told}");
        assert!(
            told.ends_with("Check which is right. To overwrite: report 1 L correct."),
            "{told}"
        );
    }
    // However old it is, another's result is not replaced unasked.
    let told = ben.commit(recent(&lost, at(60))).unwrap_err().to_string();
    assert_eq!(
        told,
        "anna reported table 1 at 09:31: A beat B; yours: B beat A. Check which is right. To overwrite: report 1 L correct."
    );
    let knowing = Request { on_conflict: OnConflict::Knowing, ..recent(&lost, at(60)) };
    ben.commit(knowing).unwrap();
    // Action numbers continue whatever the clock says, and the file stays sound.
    ben.commit(Request::new(&Command::Note("back".to_owned()), "ben", at(-86_400))).unwrap();
    let session = place.open();
    assert_eq!(session.damage(), None);
    let clock = |entry: &crate::event::Entry| format!("{} {}", entry.n, entry.at);
    assert_eq!(
        session.event().log[3..].iter().map(clock).collect::<Vec<_>>(),
        [
            "4 2026-11-21T09:31:07+01:00",
            "5 2026-11-21T09:32:07+01:00",
            "6 2026-11-20T09:31:07+01:00"
        ]
    );
}
