//! Writing fails, and taking it back fails too.
//!
//! The answer says that the outcome is unknown, and the next read settles it.

use super::*;
use crate::store::tests::placed::{computer, left, open, plan};

const EIO: i32 = 5;
const EROFS: i32 = 30;

/// A session on a broken disk, whose first note is in doubt, and the switch that repairs the disk.
///
/// The disk behaves like a file system that was remounted read-only.
fn doubtful() -> (Computer, Session, Arc<AtomicBool>, CommitError) {
    let place = Computer::with(&eight_players());
    let broken = Arc::new(AtomicBool::new(true));
    let gate = broken.clone();
    let disk = place.failing(move |call| match call {
        _ if !gate.load(Ordering::SeqCst) => None,
        Call::Sync => Some(Fate::Fails(EIO)),
        Call::Truncate | Call::Create => Some(Fate::Fails(EROFS)),
        _ => None,
    });
    let mut session = on_the_disk(place.open_on(disk));
    let error = note(&mut session, "doubtful").unwrap_err();
    (place, session, broken, error)
}

const DOUBT: &str = "event.yaml: action 13 could not be saved (Input/output error (os error 5)) or undone (Read-only file system (os error 30)) and may be saved; check before entering it again: `komandor show event.yaml log`; nothing more is saved here until the disk is checked";

#[test]
fn what_may_have_been_saved_is_said_to_be_so_and_not_denied() {
    let (place, mut session, _broken, error) = doubtful();
    assert!(matches!(error, CommitError::Doubtful { .. }), "{error:?}");
    assert_eq!(place.told(error), DOUBT);
    assert_eq!(session.trouble().unwrap().cause, "the last action may have been saved");
    assert_eq!(place.told(session.read_only().unwrap()), DOUBT);
    assert_eq!(place.told(session.closing_warning().unwrap()), DOUBT);
    assert_eq!(state(session.event()), state(Place::with(&eight_players()).open().event()));
    // Nothing is settled or written while the disk is broken.
    let before = place.bytes();
    let error = note(&mut session, "more").unwrap_err();
    assert!(matches!(error, CommitError::ReadOnly(_)), "{error:?}");
    assert_eq!(place.told(error), DOUBT);
    assert_eq!(place.bytes(), before);
    // A new session finds the complete line, and it counts.
    assert_eq!(notes(&place.open()), ["doubtful"]);
}

#[test]
fn a_line_that_stands_counts_and_the_session_goes_on_behind_it() {
    let (place, mut session, broken, _) = doubtful();
    broken.store(false, Ordering::SeqCst);
    assert!(session.refresh().unwrap());
    assert_eq!(notes(&session), ["doubtful"]);
    assert_eq!(
        (session.read_only(), session.trouble(), session.closing_warning()),
        (None, None, None)
    );
    assert_eq!(
        place.told(&session.take_notices()[0]),
        "event.yaml: action 13, which was in doubt, was saved after all"
    );
    assert_eq!(note(&mut session, "next").unwrap().n, Some(14));
    assert_eq!(notes(&place.open()), ["doubtful", "next"]);
}

#[test]
fn a_command_settles_it_before_it_is_decided() {
    let (place, mut session, broken, _) = doubtful();
    broken.store(false, Ordering::SeqCst);
    assert_eq!(note(&mut session, "next").unwrap().n, Some(14));
    assert_eq!(notes(&session), ["doubtful", "next"]);
    assert_eq!(state(place.open().event()), state(session.event()));
}

#[test]
fn a_line_that_is_gone_is_said_to_be_gone() {
    let (place, mut session, broken, _) = doubtful();
    // The file is read again as it was on the disk, without the line.
    place.machine.overwrite(&place.path, eight_players());
    broken.store(false, Ordering::SeqCst);
    session.refresh().unwrap();
    assert_eq!(session.read_only(), None);
    assert_eq!(session.trouble().unwrap().cause, "the last action was not saved");
    assert_eq!(
        place.told(&session.take_notices()[0]),
        "event.yaml: action 13, which was in doubt, was not saved: enter it again"
    );
    assert_eq!(note(&mut session, "again").unwrap().n, Some(13));
    assert_eq!(session.trouble(), None);
}

#[test]
fn another_who_has_written_behind_it_has_settled_it() {
    let (place, mut session, broken, _) = doubtful();
    note(&mut place.open(), "theirs").unwrap();
    broken.store(false, Ordering::SeqCst);
    assert!(session.refresh().unwrap());
    assert_eq!(notes(&session), ["doubtful", "theirs"]);
    assert_eq!(note(&mut session, "next").unwrap().n, Some(15));
}

#[test]
fn half_a_line_that_can_not_be_taken_back_does_not_count() {
    let place = Computer::with(&eight_players());
    let broken = Arc::new(AtomicBool::new(true));
    let (gate, mut first) = (broken.clone(), true);
    let first_write = std::sync::Mutex::new(move || std::mem::take(&mut first));
    let disk = place.failing(move |call| match call {
        _ if !gate.load(Ordering::SeqCst) => None,
        Call::Write if first_write.lock().unwrap()() => Some(Fate::Short),
        Call::Write | Call::Truncate => Some(Fate::Fails(EIO)),
        _ => None,
    });
    let mut session = place.open_on(disk);
    let error = note(&mut session, "half").unwrap_err();
    assert!(matches!(error, CommitError::Doubtful { .. }), "{error:?}");
    broken.store(false, Ordering::SeqCst);
    assert_eq!(note(&mut session, "next").unwrap().n, Some(13));
    assert_eq!(notes(&place.open()), ["next"]);
}

/// The flush fails, and so does the flush of taking the line back.
///
/// After a power cut the line may be there again.
#[test]
fn what_was_taken_back_in_memory_alone_may_have_been_saved() {
    let place = Computer::with(&eight_players());
    let disk = place.failing(|call| (call == Call::Sync).then_some(Fate::Fails(EIO)));
    let mut session = on_the_disk(place.open_on(disk));
    let error = note(&mut session, "doubtful").unwrap_err();
    assert!(matches!(error, CommitError::Doubtful { .. }), "{error:?}");
}

#[test]
fn no_refused_line_counts_unless_it_was_said_that_it_may() {
    let whole = eight_players();
    for failure in [EIO, EROFS, 28].map(Fate::Fails).into_iter().chain([Fate::Short]) {
        for (from, length) in (0..40).map(|from| (from, [1, 2, 1000][from % 3])) {
            let place = Computer::with(&whole);
            let calls = Arc::new(std::sync::atomic::AtomicUsize::new(0));
            let disk = place.failing(move |_| {
                let k = calls.fetch_add(1, Ordering::SeqCst);
                (from..from + length).contains(&k).then_some(failure)
            });
            let Ok(mut session) = Session::open_on(disk, &place.path) else { continue };
            let (mut saved, mut refused) = (Vec::new(), Vec::new());
            for text in ["one", "two", "three"] {
                match note(&mut session, text) {
                    Ok(_) => saved.push(text.to_owned()),
                    Err(CommitError::Doubtful { .. }) => {}
                    Err(_) => refused.push(text.to_owned()),
                }
            }
            let found = notes(&place.open());
            assert!(saved.iter().all(|text| found.contains(text)), "{failure:?} {from} {length}");
            assert!(
                !refused.iter().any(|text| found.contains(text)),
                "{failure:?} {from} {length}"
            );
        }
    }
}

/// A line behind one that could not be flushed brings that one to the disk as well.
///
/// A system forgets what it could not flush, and tells nobody who opens the file later.
#[test]
fn what_is_saved_behind_a_line_in_doubt_has_that_line_on_the_disk() {
    for seed in 0..16 {
        let machine = computer(seed);
        let mut session = open(&machine);
        note(&mut session, "second").unwrap();
        // The line is written; it is not flushed, nor taken back.
        let fate = Fate::Fails(EIO);
        machine.plan(Some(Fault { skip: 1, times: 2, fate, spares_looking: true, only: None }));
        let error = note(&mut session, "doubtful").unwrap_err();
        assert!(matches!(error, CommitError::Doubtful { .. }), "{error:?}");
        drop(session);
        note(&mut open(&machine), "third").unwrap();
        assert_eq!(left(&machine), ["first", "second", "doubtful", "third"], "seed {seed}");
    }
}

/// A writer died before the flush, and power is cut while the next one flushes.
#[test]
fn of_two_lines_that_were_never_flushed_the_second_is_not_left_alone() {
    for seed in 0..64 {
        let machine = computer(seed);
        for (fate, only) in
            [(Fate::Dies(Point::After), Call::Write), (Fate::PowerCut(Point::Before), Call::Sync)]
        {
            let mut session = open(&machine);
            plan(&machine, only, fate, 1);
            note(&mut session, "lost or not").unwrap_err();
        }
        let mut session = open(&machine);
        assert_eq!(session.damage(), None, "seed {seed}");
        note(&mut session, "goes on").unwrap();
    }
}
