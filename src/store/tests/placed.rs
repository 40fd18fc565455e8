//! Tests that the name of a file is on the disk before anything in it is reported as saved.
//!
//! The process that put the file in its place may have died before the flush of its folder.

use super::*;

const PATH: &str = "/events/shop.yaml";
const KEPT: &str = "/events/shop.yaml.lost-1";

/// As many power cuts: what is not flushed is kept by some and lost by others.
const CUTS: u64 = 12;

pub(super) fn computer(seed: u64) -> Machine {
    let machine = Machine::new(seed, now().unix, Trace::default());
    create_on(&machine.process().disk(), Path::new(PATH), &head(), &ruleset()).unwrap();
    note(&mut open(&machine), "first").unwrap();
    machine
}

pub(super) fn open(machine: &Machine) -> Session {
    Session::open_on(machine.process().disk(), Path::new(PATH)).unwrap()
}

/// The next `times` calls of this kind meet this fate.
pub(super) fn plan(machine: &Machine, only: Call, fate: Fate, times: u32) {
    let only = Some(only);
    machine.plan(Some(Fault { skip: 0, times, fate, spares_looking: true, only }));
}

/// The file is deleted, and the program that puts it back dies before it flushes the folder.
fn put_back_and_die(machine: &Machine) {
    let mut session = open(machine);
    machine.delete(Path::new(PATH));
    assert!(session.refresh().unwrap());
    plan(machine, Call::Rename, Fate::Dies(Point::After), 1);
    session.put_back().unwrap_err();
    assert!(machine.durable_inode(Path::new(PATH)).is_none());
}

/// The notes that stand in the file after a power cut.
pub(super) fn left(machine: &Machine) -> Vec<String> {
    machine.cut_power();
    let session = open(machine);
    assert_eq!(session.damage(), None);
    notes(&session)
}

#[test]
fn what_is_saved_in_a_file_that_was_just_put_there_stays() {
    for seed in 0..CUTS {
        let machine = computer(seed);
        put_back_and_die(&machine);
        note(&mut open(&machine), "second").unwrap();
        assert_eq!(left(&machine), ["first", "second"], "seed {seed}");
    }
}

#[test]
fn what_is_saved_by_a_session_that_goes_on_in_another_file_stays() {
    for seed in 0..CUTS {
        let machine = computer(seed);
        let mut session = open(&machine);
        note(&mut session, "second").unwrap();
        put_back_and_die(&machine);
        session.refresh().unwrap();
        note(&mut session, "third").unwrap();
        assert_eq!(left(&machine), ["first", "second", "third"], "seed {seed}");
    }
}

/// The move has two steps here. The second fails, and so does taking back the first.
#[test]
fn what_is_saved_after_half_a_move_stays() {
    for seed in 0..CUTS {
        let machine = computer(seed);
        machine.moves_in_two_steps();
        let mut session = open(&machine);
        machine.delete(Path::new(PATH));
        session.refresh().unwrap();
        plan(&machine, Call::Remove, Fate::Fails(5), 2);
        session.put_back().unwrap_err();
        note(&mut session, "second").unwrap();
        assert_eq!(left(&machine), ["first", "second"], "seed {seed}");
    }
}

#[test]
fn that_nothing_has_to_change_is_said_of_a_file_that_stays() {
    for seed in 0..CUTS {
        let machine = computer(seed);
        put_back_and_die(&machine);
        open(&machine)
            .commit_deciding(Request::new(&Command::Finish, "anna", now()), nothing)
            .unwrap();
        assert_eq!(left(&machine), ["first"], "seed {seed}");
    }
}

#[test]
fn an_action_in_doubt_is_settled_in_a_file_that_stays() {
    for seed in 0..CUTS {
        let machine = computer(seed);
        let mut session = open(&machine);
        note(&mut session, "second").unwrap();
        plan(&machine, Call::Sync, Fate::Fails(5), 2);
        let error = note(&mut session, "doubtful").unwrap_err();
        assert!(matches!(error, CommitError::Doubtful { .. }), "{error:?}");
        // The line may be taken back in memory; then another puts the rest back.
        let stands = notes(&open(&machine));
        put_back_and_die(&machine);
        assert!(session.refresh().unwrap());
        assert_eq!(session.trouble().is_none(), stands.len() == 3);
        assert_eq!(left(&machine), stands, "seed {seed}");
    }
}

#[test]
fn a_folder_that_cannot_be_flushed_takes_no_action() {
    let machine = computer(1);
    let mut session = open(&machine);
    let before = machine.read(Path::new(PATH));
    plan(&machine, Call::SyncFolder, Fate::Fails(5), 1);
    let error = note(&mut session, "second").unwrap_err().to_string();
    assert_eq!(
        error,
        "/events/shop.yaml: nothing was saved: Input/output error (os error 5); the event is unchanged: check the disk, then try again"
    );
    assert_eq!(machine.read(Path::new(PATH)), before);
    note(&mut session, "second").unwrap();
    assert_eq!(left(&machine), ["first", "second"]);
}

#[test]
fn a_session_flushes_the_folder_once() {
    let flushes = std::sync::Arc::new(std::sync::Mutex::new(Vec::new()));
    let seen = flushes.clone();
    let place = Computer::with(&eight_players());
    let disk = place.failing(move |call| {
        if matches!(call, Call::Sync | Call::SyncFolder) {
            seen.lock().unwrap().push(call);
        }
        None
    });
    let mut session = place.open_on(disk);
    let mut of_a_note = || {
        note(&mut session, "x").unwrap();
        std::mem::take(&mut *flushes.lock().unwrap())
    };
    // The folder, the line of another, the own line.
    assert_eq!(of_a_note(), [Call::SyncFolder, Call::Sync, Call::Sync]);
    assert_eq!(of_a_note(), [Call::Sync]);
}

#[test]
fn a_kept_copy_stays_until_the_file_in_its_place_is_on_the_disk() {
    let machine = computer(1);
    let mut session = open(&machine);
    let whole = machine.read(Path::new(PATH)).unwrap();
    machine.delete(Path::new(PATH));
    session.refresh().unwrap();
    machine.replace(Path::new(PATH), whole.clone());
    plan(&machine, Call::SyncFolder, Fate::Fails(5), 1);
    session.refresh().unwrap();
    assert_eq!(session.diverged(), None);
    assert_eq!(machine.read(Path::new(KEPT)), Some(whole.clone()));
    // The same, and the folder can be flushed.
    let mut session = open(&machine);
    machine.delete(Path::new(KEPT));
    machine.delete(Path::new(PATH));
    session.refresh().unwrap();
    assert_eq!(machine.read(Path::new(KEPT)), Some(whole.clone()));
    machine.replace(Path::new(PATH), whole);
    session.refresh().unwrap();
    assert_eq!(machine.read(Path::new(KEPT)), None);
}

#[test]
fn an_action_in_a_file_that_is_no_longer_in_its_place_is_not_said_to_be_saved() {
    const AWAY: &str = "/events/away.yaml";
    let delete: fn(&Machine) = |machine| machine.delete(Path::new(PATH));
    let replace: fn(&Machine) = |machine| {
        let older = machine.read(Path::new(AWAY)).unwrap();
        machine.replace(Path::new(PATH), older);
    };
    for (act, why) in
        [(delete, "No such file or directory (os error 2)"), (replace, "another file is there")]
    {
        let machine = computer(1);
        let armed = Arc::new(AtomicBool::new(false));
        let (gate, there) = (armed.clone(), machine.clone());
        let process = machine.process().failing(move |call| {
            if call == Call::Sync && gate.swap(false, Ordering::SeqCst) {
                act(&there);
            }
            None
        });
        let mut session = Session::open_on(process.disk(), Path::new(PATH)).unwrap();
        note(&mut session, "second").unwrap();
        let whole = machine.read(Path::new(PATH)).unwrap();
        machine.replace(Path::new(AWAY), whole.clone());
        armed.store(true, Ordering::SeqCst);
        let error = note(&mut session, "third").unwrap_err();
        assert_eq!(
            error.to_string(),
            format!(
                "/events/shop.yaml: the file was no longer in place after the last action was written ({why}), so the action does not count; its line is kept in /events/shop.yaml.rescue-1; check what is there now, then enter the action again"
            )
        );
        let kept = machine.durable(Path::new("/events/shop.yaml.rescue-1")).unwrap();
        assert!(String::from_utf8(kept).unwrap().contains("note: \"third\""));
        assert_eq!(notes(&session), ["first", "second"]);
        // The file that is there now is looked at before anything else is written.
        let _ = session.refresh().unwrap();
        match machine.read(Path::new(PATH)) {
            Some(_) => note(&mut session, "third").map(|_| ()).unwrap(),
            None => {
                assert_eq!(session.trouble().unwrap().cause, "the file is gone");
                session.put_back().unwrap();
                note(&mut session, "third").unwrap();
            }
        }
        assert_eq!(left(&machine), ["first", "second", "third"]);
    }
}

#[test]
fn an_action_that_does_not_count_is_taken_out_of_the_file_that_was_moved_away() {
    let place = Computer::with(&eight_players());
    let (from, to) = (place.path.clone(), place.beside("away.yaml"));
    let (machine, other) = (place.machine.clone(), place.machine.process().disk());
    let disk = place.failing(move |call| {
        if call == Call::Sync && machine.read(&from).is_some() && machine.read(&to).is_none() {
            other.rename(&from, &to).unwrap();
        }
        None
    });
    let before = place.bytes();
    let mut session = on_the_disk(place.open_on(disk));
    note(&mut session, "lost").unwrap_err();
    assert_eq!(place.read("away.yaml").unwrap(), before);
    assert_eq!(place.others(), ["away.yaml", "event.yaml.rescue-1"]);
}

#[test]
fn that_nothing_has_to_change_is_not_said_of_a_file_that_is_gone() {
    let place = Computer::with(&eight_players());
    let (machine, path) = (place.machine.clone(), place.path.clone());
    let disk = place.failing(move |call| {
        if call == Call::Sync {
            machine.delete(&path);
        }
        None
    });
    let mut session = on_the_disk(place.open_on(disk));
    let error = session.commit_deciding(Request::new(&Command::Finish, "anna", now()), nothing);
    assert_eq!(
        place.told(error.unwrap_err()),
        "event.yaml: nothing was saved: No such file or directory (os error 2); the event is unchanged: check the disk, then try again"
    );
}
