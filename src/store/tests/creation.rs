//! A new file is complete or does not exist.

use super::*;
use std::sync::{Arc, Mutex};

/// The content under the event's name at each call that `create_on` makes.
fn stands_at_each_call(computer: &Computer) -> Vec<(Call, Option<Vec<u8>>)> {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let (calls, path) = (seen.clone(), computer.beside("new.yaml"));
    let (machine, name) = (computer.machine.clone(), path.clone());
    let disk = computer.failing(move |call| {
        calls.lock().unwrap().push((call, machine.read(&name)));
        None
    });
    create_on(&disk, &path, &head(), &ruleset()).unwrap();
    let calls = seen.lock().unwrap().clone();
    assert!(calls.iter().any(|(call, _)| *call == Call::Sync));
    calls
}

#[test]
fn who_is_killed_while_a_file_is_made_leaves_nothing_under_its_name() {
    let computer = Computer::new();
    let calls = stands_at_each_call(&computer);
    let whole = computer.read("new.yaml").unwrap();
    for (call, there) in calls {
        // This is what remains if the program is killed before this call.
        assert!(there.as_ref().is_none_or(|there| *there == whole), "{call:?}");
    }
    assert_eq!(computer.others(), ["new.yaml"]);
}

#[test]
fn whatever_fails_while_a_file_is_made_none_is_left() {
    let calls = [Call::Create, Call::Write, Call::Sync, Call::Rename, Call::SyncFolder];
    for (errno, calls, why) in [
        (5, &calls[..], "Input/output error (os error 5); check the disk, then try again"),
        (
            13,
            &calls[..2],
            "Permission denied (os error 13); check the permissions of the file and its folder, then try again",
        ),
        (
            28,
            &calls[..2],
            "No space left on device (os error 28); free some disk space, then try again",
        ),
        (30, &calls[..2], "Read-only file system (os error 30); choose a disk you can write to"),
    ] {
        for &call in calls {
            let computer = Computer::new();
            let path = computer.beside("new.yaml");
            let disk = computer.failing(move |asked| (asked == call).then_some(Fate::Fails(errno)));
            let told = computer.told(create_on(&disk, &path, &head(), &ruleset()).unwrap_err());
            let doing = if call == Call::Create { "create it" } else { "write it" };
            assert_eq!(told, format!("new.yaml: can't {doing}: {why}"), "{call:?}");
            assert_eq!(computer.others(), [""; 0], "{call:?}");
        }
    }
}

#[test]
fn a_file_that_comes_meanwhile_is_not_overwritten() {
    let computer = Computer::new();
    let path = computer.beside("new.yaml");
    let (machine, name) = (computer.machine.clone(), path.clone());
    let disk = computer.failing(move |call| {
        if call == Call::Sync {
            machine.replace(&name, b"theirs".to_vec());
        }
        None
    });
    let told = computer.told(create_on(&disk, &path, &head(), &ruleset()).unwrap_err());
    assert_eq!(
        told,
        "new.yaml: this file already exists and won't be overwritten; choose another name"
    );
    assert_eq!(computer.read("new.yaml").unwrap(), b"theirs");
    assert_eq!(computer.others(), ["new.yaml"]);
}
