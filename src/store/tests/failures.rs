use super::*;

const EIO: i32 = 5;
const ENOSPC: i32 = 28;

/// A disk on which every call of this kind fails once the switch is on, and the switch.
fn failing(place: &Computer, call: Call, fate: Fate) -> (Disk, Arc<AtomicUsize>) {
    let armed = Arc::new(AtomicUsize::new(0));
    let gate = armed.clone();
    let disk = place
        .failing(move |asked| (gate.load(Ordering::SeqCst) > 0 && asked == call).then_some(fate));
    (disk, armed)
}

#[test]
fn a_full_disk_leaves_the_event_as_it_was() {
    let place = Computer::with(&eight_players());
    let (disk, armed) = failing(&place, Call::Write, Fate::Fails(ENOSPC));
    let mut session = place.open_on(disk);
    let (before, seen) = (place.bytes(), state(session.event()));
    armed.store(1, Ordering::SeqCst);
    assert_eq!(
        place.told(note(&mut session, "x").unwrap_err()),
        "event.yaml: nothing was saved: No space left on device (os error 28); the event is unchanged: check the disk, then try again"
    );
    assert_eq!((place.bytes(), state(session.event())), (before, seen));
    assert!(place.others().is_empty());
    // The trouble stays until something is saved, even if commands are refused meanwhile.
    let refuse = |_: &Event, _: &Command, _: Moment| Err(Refusal(Message::verbatim("no")));
    session.commit_deciding(Request::new(&Command::Finish, "anna", now()), refuse).unwrap_err();
    assert!(!session.refresh().unwrap());
    assert_eq!(session.trouble().unwrap().cause, "the last action was not saved");
    assert_eq!(session.closing_warning(), Some(&session.trouble().unwrap().sentence));
    assert_eq!(session.read_only(), None);
    // Somebody has freed space on the disk.
    armed.store(0, Ordering::SeqCst);
    assert_eq!(note(&mut session, "x").unwrap().n, Some(13));
    assert_eq!((session.trouble(), session.closing_warning()), (None, None));
}

#[test]
fn a_write_that_stops_half_way_is_taken_back() {
    let place = Computer::new();
    let calls = AtomicUsize::new(0);
    let disk = place.failing(move |call| match call {
        Call::Write => match calls.fetch_add(1, Ordering::SeqCst) {
            0 => Some(Fate::Short),
            1 => Some(Fate::Fails(ENOSPC)),
            _ => None,
        },
        _ => None,
    });
    let mut session = place.open_on(disk);
    let before = place.bytes();
    note(&mut session, "x").unwrap_err();
    assert_eq!(place.bytes(), before);
    note(&mut session, "x").unwrap();
    assert_eq!(notes(&place.open()), ["x"]);
}

#[test]
fn a_failed_flush_is_not_repeated_and_the_line_is_kept() {
    let place = Computer::with(&eight_players());
    let flushes = Arc::new(AtomicUsize::new(0));
    let counted = flushes.clone();
    // The first flush is that of the event. The others are for taking the line back, and
    // for the rescue file.
    let disk = place.failing(move |call| {
        (call == Call::Sync && counted.fetch_add(1, Ordering::SeqCst) == 0)
            .then_some(Fate::Fails(EIO))
    });
    let mut session = on_the_disk(place.open_on(disk));
    let (before, seen) = (place.bytes(), state(session.event()));
    let sentence = "event.yaml: the last action could not be saved (Input/output error (os error 5)) and does not count; its line is kept in event.yaml.rescue-1; nothing more is saved until the event is reopened: check the disk or copy the event to another one, open it there, and enter the action again";
    assert_eq!(place.told(note(&mut session, "kept").unwrap_err()), sentence);
    assert_eq!(flushes.load(Ordering::SeqCst), 3);
    assert_eq!((place.bytes(), state(session.event())), (before, seen));
    let kept = String::from_utf8(place.read("event.yaml.rescue-1").unwrap()).unwrap();
    assert!(kept.starts_with("- {n: 13,") && kept.contains("note: \"kept\""), "{kept}");
    assert_eq!(place.told(session.read_only().unwrap()), sentence);
    assert_eq!(place.told(note(&mut session, "again").unwrap_err()), sentence);
    note(&mut place.open(), "elsewhere").unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!(notes(&session), ["elsewhere"]);
    assert!(session.read_only().is_some());
}

#[test]
fn a_write_that_can_not_be_taken_back_is_kept_and_ends_the_writing() {
    let place = Computer::new();
    let disk = place.failing(|call| match call {
        Call::Write => Some(Fate::Fails(EIO)),
        Call::Truncate => Some(Fate::Fails(EIO)),
        _ => None,
    });
    let mut session = place.open_on(disk);
    let error = place.told(note(&mut session, "x").unwrap_err());
    assert!(
        error.starts_with(
            "event.yaml: the last action could not be saved (Input/output error (os error 5)) and does not count; its line could not be kept elsewhere either (Input/output error (os error 5)); nothing more is saved"
        ),
        "{error}"
    );
}

#[test]
fn a_file_system_without_locks_is_not_written_to() {
    let place = Computer::new();
    let (disk, armed) = failing(&place, Call::Lock, Fate::Fails(95));
    armed.store(1, Ordering::SeqCst);
    let mut session = place.open_on(disk);
    assert_eq!(
        place.told(note(&mut session, "x").unwrap_err()),
        "event.yaml: nothing was saved, because this file system has no locks (Operation not supported (os error 95)); copy the event to a disk of this computer"
    );
}

/// The calls are those of opening, of writing twice, and of reading on.
#[test]
fn whichever_call_fails_nothing_acknowledged_is_lost() {
    let failures = [EIO, ENOSPC, 122, 4, 30, 27].map(Fate::Fails);
    let whole = eight_players();
    for failure in failures.into_iter().chain([Fate::Short]) {
        for k in 0.. {
            let place = Computer::with(&whole);
            let calls = Arc::new(AtomicUsize::new(0));
            let counted = calls.clone();
            let disk = place
                .failing(move |_| (counted.fetch_add(1, Ordering::SeqCst) == k).then_some(failure));
            let mut acknowledged = Vec::new();
            if let Ok(mut session) = Session::open_on(disk, &place.path) {
                for text in ["one", "two"] {
                    if let Ok(done) = note(&mut session, text) {
                        acknowledged.push((done.n.unwrap(), text.to_owned()));
                    }
                    let _ = session.refresh();
                }
                assert_eq!(state(session.event()), state(place.open().event()), "call {k}");
            }
            let session = place.open();
            assert_eq!(session.damage(), None, "call {k}");
            let found: Vec<String> = notes(&session);
            let expected: Vec<String> = acknowledged.iter().map(|(_, text)| text.clone()).collect();
            assert_eq!(found, expected, "call {k} failing with {failure:?}");
            if calls.load(Ordering::SeqCst) <= k {
                break;
            }
        }
    }
}
