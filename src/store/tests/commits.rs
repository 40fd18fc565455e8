use super::*;
use std::time::Duration;

#[test]
fn a_command_is_decided_on_what_others_have_written() {
    let place = Place::new();
    let (mut anna, mut ben) = (place.open(), place.open());
    note(&mut anna, "first").unwrap();
    let decide = |event: &Event, _: &Command, _: Moment| match event.log.len() {
        0 => Ok(happen(Action::Note("blind".to_owned()))(event, &Command::Finish, now())?),
        _ => Err(Refusal(Message::verbatim("somebody was here"))),
    };
    let error =
        ben.commit_deciding(Request::new(&Command::Finish, "ben", now()), decide).unwrap_err();
    assert_eq!(error.to_string(), "somebody was here");
    assert_eq!(notes(&ben), ["first"]);
}

#[test]
fn a_decision_that_changes_nothing_writes_nothing() {
    let place = Place::new();
    let before = place.bytes();
    let done = place
        .open()
        .commit_deciding(Request::new(&Command::Finish, "anna", now()), nothing)
        .unwrap();
    assert_eq!(
        done,
        Done {
            n: None,
            message: Message::verbatim("it is so already"),
            warnings: vec![Message::verbatim("look")],
            outputs_changed: false,
        }
    );
    assert_eq!(place.bytes(), before);
}

#[test]
fn an_action_that_does_not_fit_is_never_written() {
    let place = Place::new();
    let before = place.bytes();
    let error = record(&mut place.open(), reported(1, 1, [1, 2])).unwrap_err();
    assert_eq!(
        place.told(error),
        "event.yaml: nothing was saved, because the action can't be written: line 1 of the log does not fit: stage 1 has no round 1"
    );
    let error = note(&mut place.open(), &"x".repeat(1 << 20)).unwrap_err();
    assert_eq!(
        place.told(error),
        "event.yaml: nothing was saved, because the action can't be written: the line is longer than 1048576 bytes"
    );
    assert_eq!(place.bytes(), before);
}

#[test]
fn a_writer_waits_for_the_lock_and_then_says_who_is_in_the_way() {
    let place = Place::new();
    let mut session = place.open();
    session.patience = Duration::from_millis(50);
    let other = fs::File::open(&place.path).unwrap();
    other.lock().unwrap();
    let error = note(&mut session, "x").unwrap_err();
    assert_eq!(
        place.told(error),
        "event.yaml: another program has had this event open for 0 seconds; close it there, then try again"
    );
    other.unlock().unwrap();
    note(&mut session, "x").unwrap();
}

#[test]
fn a_list_that_is_too_long_is_refused_without_waiting_for_the_lock() {
    let place = Place::new();
    let mut session = place.open();
    session.patience = Duration::from_millis(50);
    let other = fs::File::open(&place.path).unwrap();
    other.lock().unwrap();
    let one = NewEntrant { name: "Ewa".to_owned(), ..NewEntrant::default() };
    let import = |players| Command::Import(vec![one.clone(); players]);
    let mut told = |players| {
        let error = session.commit(Request::new(&import(players), "anna", now())).unwrap_err();
        place.told(error)
    };
    assert_eq!(
        told(10_001),
        "The roster has more than 10000 players: check that it is the right file, or split it."
    );
    assert!(told(10_000).starts_with("event.yaml: another program has had this event open"));
}

#[test]
fn a_file_replaced_by_a_newer_copy_is_opened_anew() {
    let place = Place::new();
    let (mut anna, mut ben) = (place.open(), place.open());
    note(&mut anna, "one").unwrap();
    let copy = place.path.with_extension("copy");
    fs::copy(&place.path, &copy).unwrap();
    fs::rename(&copy, &place.path).unwrap();
    assert_eq!(note(&mut ben, "two").unwrap().n, Some(2));
    assert_eq!(note(&mut anna, "three").unwrap().n, Some(3));
    assert_eq!(notes(&place.open()), ["one", "two", "three"]);
}

#[test]
fn who_only_follows_looks_at_the_older_lines_too() {
    let place = Place::new();
    let mut anna = place.open();
    note(&mut anna, "one").unwrap();
    let mut ben = place.open();
    note(&mut ben, "two").unwrap();
    // An older line is changed at the same moment in which another line is added.
    let text = String::from_utf8(place.bytes()).unwrap().replace("\"one\"", "\"eno\"");
    let text = text.replace("note: one", "note: eno");
    assert_ne!(text.as_bytes(), place.bytes());
    fs::write(&place.path, text).unwrap();
    assert!(anna.refresh().unwrap());
    assert_eq!(anna.damage().unwrap().mismatches.len(), 1);
    let before = place.bytes();
    assert!(matches!(note(&mut anna, "three"), Err(CommitError::ReadOnly(_))));
    assert_eq!(place.bytes(), before);
}

#[test]
fn lines_are_taken_in_all_or_not_at_all() {
    let place = Place::new();
    let mut session = place.open();
    note(&mut session, "one").unwrap();
    record(&mut session, added(1, "Ewa")).unwrap();
    let known = session.event().clone();
    let entry = |n: u64, action| crate::event::Entry { n, action, ..known.log[0].clone() };
    let mut event = known.clone();
    for (lines, why) in [
        (vec![entry(3, added(2, "Jan")), entry(4, added(7, "Ola"))], "3, not 7"),
        (vec![entry(3, Action::Undo(1)), entry(4, added(7, "Ola"))], "2, not 7"),
    ] {
        let told = event.extend(lines).unwrap_err().to_string();
        assert_eq!(told, format!("line 4 of the log does not fit: the next entrant is {why}"));
        assert_eq!((&event.log, &event.entrants), (&known.log, &known.entrants));
        assert_eq!(event.undone, known.undone);
    }
}
