//! The file is deleted, replaced, shortened or changed while a session is open.
//!
//! Nothing that was acknowledged is lost.

use super::*;
use crate::store::{FileState, Original};
use std::os::unix::fs::PermissionsExt;

const LOST: &str = "event.yaml.lost-1";

/// A session that knows eight players and two notes, and the bytes of its file.
fn known() -> (Place, Session, Vec<u8>) {
    let place = Place::with(&eight_players());
    let mut session = place.open();
    note(&mut session, "one").unwrap();
    note(&mut session, "two").unwrap();
    let all = place.bytes();
    (place, session, all)
}

/// Asserts that writing is barred for this reason, and that the whole event is kept.
#[track_caller]
fn barred(place: &Place, session: &mut Session, all: &[u8], stands: FileState, sentence: &str) {
    let stood = fs::read(&place.path).ok();
    let shown = state(session.event());
    assert!(session.refresh().unwrap());
    assert!(!session.refresh().unwrap());
    assert_eq!(place.told(session.read_only().unwrap()), sentence);
    assert_eq!(place.told(note(session, "x").unwrap_err()), sentence);
    assert_eq!(place.told(session.closing_warning().unwrap()), sentence);
    assert_eq!(session.diverged().unwrap().file, stands);
    assert_eq!(state(session.event()), shown);
    assert_eq!(fs::read(place.path.with_file_name(LOST)).unwrap(), all);
    assert_eq!(fs::read(&place.path).ok(), stood);
    // A second session that is barred finds the copy instead of writing another.
    assert_eq!(place.others().iter().filter(|name| name.contains("lost")).count(), 1);
}

/// Asserts that the whole event is back and can be continued.
#[track_caller]
fn goes_on(place: &Place, session: &mut Session, all: &[u8]) {
    assert_eq!(
        (session.read_only(), session.diverged(), session.closing_warning()),
        (None, None, None)
    );
    assert_eq!(place.bytes(), all);
    assert_eq!(note(session, "three").unwrap().n, Some(15));
    assert_eq!(notes(&place.open()), ["one", "two", "three"]);
}

const DELETED: &str = "event.yaml: the file was deleted or moved while the event was open; the previous version is in event.yaml.lost-1: restore it with `mv event.yaml.lost-1 event.yaml`";

#[test]
fn what_others_have_saved_in_the_file_is_named_before_it_is_put_aside() {
    let place = Place::with(&eight_players());
    let older = place.bytes();
    let mut session = place.open();
    note(&mut session, "ours").unwrap();
    // An older copy replaces the file, and somebody continues in it.
    let beside = place.path.with_extension("copy");
    fs::write(&beside, &older).unwrap();
    fs::rename(&beside, &place.path).unwrap();
    let mut ben = place.open();
    ben.commit_deciding(
        Request::new(&Command::Finish, "ben", now()),
        happen(Action::Note("theirs".to_owned())),
    )
    .unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!(session.diverged().unwrap().theirs, ["#13 by ben: note: theirs"]);
    assert_eq!(
        place.told(session.read_only().unwrap()),
        "event.yaml: the file was replaced by another version of this event (actions from 13 on are no longer the same); restoring the previous version loses actions saved only there: #13 by ben: note: theirs; the previous version is in event.yaml.lost-1: restore it with `mv event.yaml event.yaml.theirs && mv event.yaml.lost-1 event.yaml`, or reopen the event to continue without it"
    );
    // The newer action has not been mentioned yet, so putting back is refused once.
    note(&mut ben, "more").unwrap();
    let told = place.told(session.put_back().unwrap_err());
    assert!(
        told.contains("#13 by ben: note: theirs; #14 by anna: note: more; the previous version"),
        "{told}"
    );
    assert_eq!(notes(&place.open()), ["theirs", "more"]);
    let kept = session.put_back().unwrap().unwrap();
    assert_eq!(notes(&Session::open(&kept).unwrap()), ["theirs", "more"]);
    assert_eq!(notes(&place.open()), ["ours"]);
}

#[test]
fn what_is_back_in_its_place_is_not_said_to_be_nowhere() {
    let place = Computer::with(&eight_players());
    let put = std::sync::atomic::AtomicBool::new(false);
    let disk = place.failing(move |call| {
        if call == Call::Rename {
            put.store(true, std::sync::atomic::Ordering::SeqCst);
        }
        let renamed = put.load(std::sync::atomic::Ordering::SeqCst);
        (call == Call::SyncFolder && renamed).then_some(Fate::Fails(5))
    });
    let mut session = place.open_on(disk);
    place.machine.delete(&place.path);
    assert!(session.refresh().unwrap());
    assert_eq!(
        place.told(session.put_back().unwrap_err()),
        "event.yaml: the event is back in its place, but its folder couldn't be flushed to the disk (Input/output error (os error 5)): check the disk, then reopen the event"
    );
    assert_eq!(place.open().event().log.len(), 12);
}

#[test]
fn a_deleted_file_that_comes_back_leaves_nothing_behind() {
    let (place, mut session, all) = known();
    let away = place.path.with_extension("away");
    fs::rename(&place.path, &away).unwrap();
    barred(&place, &mut session, &all, FileState::Gone, DELETED);
    fs::rename(&away, &place.path).unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!(place.others(), Vec::<String>::new());
    goes_on(&place, &mut session, &all);
}

#[test]
fn a_kept_event_that_somebody_has_gone_on_in_is_never_removed() {
    let (place, mut session, all) = known();
    fs::remove_file(&place.path).unwrap();
    barred(&place, &mut session, &all, FileState::Gone, DELETED);
    note(&mut Session::open(&place.path.with_file_name(LOST)).unwrap(), "there").unwrap();
    fs::write(&place.path, &all).unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!(place.others(), [LOST]);
}

#[test]
fn nothing_is_overwritten_where_the_place_was_taken_meanwhile() {
    let (place, mut session, _) = known();
    fs::remove_file(&place.path).unwrap();
    session.refresh().unwrap();
    fs::create_dir(&place.path).unwrap();
    assert_eq!(
        place.told(session.put_back().unwrap_err()),
        "event.yaml: this is a folder, not a file; name the file itself"
    );
    fs::remove_dir(&place.path).unwrap();
    assert_eq!(session.put_back().unwrap(), None);
}

#[test]
fn another_event_in_its_place_is_left_alone() {
    let (place, mut session, all) = known();
    fs::remove_file(&place.path).unwrap();
    let other = Head { id: crate::event::EventId::of_bits(5), name: "Liga".to_owned(), ..head() };
    create(&place.path, &other, &ruleset()).unwrap();
    let sentence = "event.yaml: the file was replaced by that of another event, Liga; the previous version is in event.yaml.lost-1: open it there with `komandor event.yaml.lost-1`";
    barred(&place, &mut session, &all, FileState::Other, sentence);
    assert_eq!(place.told(session.put_back().unwrap_err()), sentence);
    assert_eq!(place.told(session.go_on_without().unwrap_err()), sentence);
    let there = Session::open(&place.path.with_file_name(LOST)).unwrap();
    assert_eq!((notes(&there), there.read_only()), (notes(&session), None));
}

const OLDER: &str = "event.yaml: the file was replaced by another version of this event (actions from 14 on are no longer the same); the previous version is in event.yaml.lost-1: restore it with `mv event.yaml.lost-1 event.yaml`, or reopen the event to continue without it";

const EMPTIED: &str = "event.yaml: not a Komandor event file: it doesn't start with `komandor: 2`; name an event file, or restore a copy; the previous version is in event.yaml.lost-1: restore it with `mv event.yaml.lost-1 event.yaml`";

const CHANGED: &str = "event.yaml:15:118: checksum mismatch: this line was changed outside Komandor; the previous version is in event.yaml.lost-1: restore it with `mv event.yaml.lost-1 event.yaml`, or fix or accept the change with `komandor edit event.yaml`";

fn shorten(place: &Place) {
    let bytes = place.bytes();
    let end = bytes[..bytes.len() - 1].iter().rposition(|b| *b == b'\n').unwrap() + 1;
    fs::write(&place.path, &bytes[..end]).unwrap();
}

#[test]
fn what_was_there_is_put_back() {
    let early = |place: &Place| {
        let text = String::from_utf8(place.bytes()).unwrap().replace("Ósmy 4", "Ósmy 9");
        fs::write(&place.path, text).unwrap();
    };
    type Happens<'a> = (&'a dyn Fn(&Place), FileState, &'a str);
    let happens: [Happens; 4] = [
        (&|place| fs::remove_file(&place.path).unwrap(), FileState::Gone, DELETED),
        (&|place| fs::write(&place.path, "").unwrap(), FileState::Unsound, EMPTIED),
        (&shorten, FileState::Older, OLDER),
        (&early, FileState::Changed, CHANGED),
    ];
    for (happens, stands, sentence) in happens {
        let (place, mut session, all) = known();
        happens(&place);
        let stood = fs::read(&place.path).ok();
        barred(&place, &mut session, &all, stands, sentence);
        if sentence == CHANGED {
            assert_eq!(session.trouble().unwrap().cause, "line 15 was changed from outside");
            assert_eq!(place.told(session.go_on_without().unwrap_err()), sentence);
        }
        let before = session.put_back().unwrap();
        let mode = fs::metadata(&place.path).unwrap().permissions().mode() & 0o777;
        assert_eq!((mode, place.others().len()), (0o600, usize::from(stood.is_some())));
        assert_eq!(before.map(|before| fs::read(before).unwrap()), stood);
        goes_on(&place, &mut session, &all);
    }
}

#[test]
fn an_event_cut_off_while_it_is_open_says_what_is_missing() {
    let (place, mut session, all) = known();
    fs::write(&place.path, &all[..all.len() - 30]).unwrap();
    barred(&place, &mut session, &all, FileState::Older, OLDER);
}

#[test]
fn an_older_copy_is_gone_on_with_and_what_it_lacks_stays_kept() {
    let (place, mut session, all) = known();
    shorten(&place);
    barred(&place, &mut session, &all, FileState::Older, OLDER);
    let kept = session.go_on_without().unwrap().unwrap();
    assert_eq!(fs::read(kept).unwrap(), all);
    assert_eq!((session.read_only(), session.diverged()), (None, None));
    assert_eq!(note(&mut session, "other").unwrap().n, Some(14));
    assert_eq!(notes(&session), ["one", "other"]);
    assert_eq!(place.others(), [LOST]);
}

#[test]
fn other_lines_of_the_same_length_are_noticed_before_writing() {
    let place = Place::new();
    let mut session = place.open();
    note(&mut session, "one").unwrap();
    let other = Place::new();
    note(&mut other.open(), "two").unwrap();
    fs::write(&place.path, other.bytes()).unwrap();
    note(&mut session, "three").unwrap_err();
    assert_eq!((notes(&session), notes(&place.open())), (vec!["one".into()], vec!["two".into()]));
    assert_eq!(session.diverged().unwrap().file, FileState::Older);
}

#[test]
fn a_change_that_is_accepted_leaves_the_event_as_it_was_kept() {
    let (place, mut session, all) = known();
    let text = String::from_utf8(all.clone()).unwrap().replace("Ósmy 4", "Ósmy 9");
    fs::write(&place.path, text).unwrap();
    session.refresh().unwrap();
    let original = Original::read(&place.path).unwrap();
    original.replace(original.bytes(), "ben", now(), None, &|_| Vec::new()).unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!((session.read_only(), session.diverged()), (None, None));
    assert_eq!(session.event().label(4), "Gracz Ósmy 9");
    assert_eq!(
        place.told(&session.take_notices()[0]),
        "event.yaml: the event was edited by hand (actions from 4 on are no longer the same); the previous version is in event.yaml.lost-1"
    );
    assert_eq!(fs::read(place.path.with_file_name(LOST)).unwrap(), all);
}

#[test]
fn an_edit_whose_file_as_it_was_is_kept_needs_no_second_one() {
    let (place, mut session, all) = known();
    let original = Original::read(&place.path).unwrap();
    let text = String::from_utf8(all).unwrap().replace("Ósmy 4", "Ósmy 9");
    original.replace(text.as_bytes(), "ben", now(), None, &|_| Vec::new()).unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!(place.others(), ["event.yaml.before-1"]);
    assert!(session.take_notices()[0].to_string().ends_with("event.yaml.before-1"));
}

#[test]
fn who_only_looks_on_keeps_nothing_and_shows_what_is_sound() {
    let (place, _, all) = known();
    let mut looks = Session::open_viewer(&place.path).unwrap();
    fs::remove_file(&place.path).unwrap();
    assert!(looks.refresh().unwrap());
    assert_eq!(
        place.told(looks.read_only().unwrap()),
        "event.yaml: the file was deleted or moved while the event was open; you see the previous version"
    );
    let text = String::from_utf8(all.clone()).unwrap().replace("Ósmy 4", "Ósmy 9");
    fs::write(&place.path, text).unwrap();
    assert!(looks.refresh().unwrap());
    assert_eq!(looks.trouble().unwrap().cause, "line 15 was changed from outside");
    assert_eq!(notes(&looks), ["one", "two"]);
    fs::write(&place.path, &all).unwrap();
    shorten(&place);
    assert!(looks.refresh().unwrap());
    assert_eq!((notes(&looks), looks.read_only()), (vec!["one".to_owned()], None));
    assert_eq!(looks.diverged(), None);
    assert_eq!(place.others(), Vec::<String>::new());
}

#[test]
fn what_is_kept_nowhere_is_said() {
    let place = Computer::with(&eight_players());
    let disk = place.failing(|call| (call == Call::Create).then_some(Fate::Fails(28)));
    let mut session = place.open_on(disk);
    place.machine.delete(&place.path);
    assert!(session.refresh().unwrap());
    assert_eq!(
        place.told(session.read_only().unwrap()),
        "event.yaml: the file was deleted or moved while the event was open; the previous version couldn't be kept elsewhere (No space left on device (os error 28)): leave the event open here until the file is back"
    );
}

#[test]
fn a_file_made_writable_again_can_be_written_to() {
    let place = Computer::with(&eight_players());
    let barred = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(true));
    let (gate, count) = (barred.clone(), std::sync::atomic::AtomicUsize::new(0));
    // Each first opening is for writing.
    let disk = place.failing(move |call| {
        use std::sync::atomic::Ordering::SeqCst;
        let denied =
            gate.load(SeqCst) && call == Call::Open && count.fetch_add(1, SeqCst).is_multiple_of(2);
        denied.then_some(Fate::Fails(13))
    });
    let mut session = place.open_on(disk);
    assert!(!session.refresh().unwrap());
    assert_eq!(session.trouble().unwrap().cause, "this file is read-only");
    barred.store(false, std::sync::atomic::Ordering::SeqCst);
    assert!(session.refresh().unwrap());
    assert_eq!(session.read_only(), None);
}

#[test]
fn a_session_that_keeps_no_copies_leaves_nothing_beside_the_file() {
    let (place, mut session, _) = known();
    session.keep_no_copies();
    let others = place.others();
    fs::remove_file(&place.path).unwrap();
    assert!(session.refresh().unwrap());
    let sentence = "event.yaml: the file was deleted or moved while the event was open; you see the previous version";
    assert_eq!(place.told(note(&mut session, "x").unwrap_err()), sentence);
    assert_eq!(place.others(), others);
}
