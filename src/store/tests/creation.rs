//! A new file is complete or does not exist.

use super::*;
use std::sync::{Arc, Mutex};

/// The content under the event's name at each call that `create_on` makes.
fn stands_at_each_call(path: &std::path::Path) -> Vec<(Call, Option<Vec<u8>>)> {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let (calls, name) = (seen.clone(), path.to_owned());
    let disk = Disk::failing(move |call| {
        calls.lock().unwrap().push((call, fs::read(&name).ok()));
        None
    });
    create_on(&disk, path, &head(), &ruleset()).unwrap();
    let calls = seen.lock().unwrap().clone();
    assert!(calls.iter().any(|(call, _)| *call == Call::Sync));
    calls
}

#[test]
fn who_is_killed_while_a_file_is_made_leaves_nothing_under_its_name() {
    let place = Place::new();
    let path = place.path.with_file_name("new.yaml");
    let calls = stands_at_each_call(&path);
    let whole = fs::read(&path).unwrap();
    for (call, there) in calls {
        // This is what remains if the program is killed before this call.
        assert!(there.as_ref().is_none_or(|there| *there == whole), "{call:?}");
    }
    assert_eq!(place.others(), ["new.yaml"]);
}

#[test]
fn whatever_fails_while_a_file_is_made_none_is_left() {
    for call in [Call::Create, Call::Write, Call::Sync, Call::Rename, Call::SyncFolder] {
        let place = Place::new();
        let path = place.path.with_file_name("new.yaml");
        let disk = Disk::failing(move |asked| (asked == call).then_some(Failure::Errno(5)));
        let told = place.told(create_on(&disk, &path, &head(), &ruleset()).unwrap_err());
        let doing = if call == Call::Create { "make it" } else { "write it" };
        let sentence = "Input/output error (os error 5); see to the disk, then repeat";
        assert_eq!(told, format!("new.yaml: cannot {doing}: {sentence}"), "{call:?}");
        assert_eq!(place.others(), [""; 0], "{call:?}");
    }
}

#[test]
fn a_file_that_comes_meanwhile_is_not_overwritten() {
    let place = Place::new();
    let path = place.path.with_file_name("new.yaml");
    let name = path.clone();
    let disk = Disk::failing(move |call| {
        if call == Call::Sync {
            fs::write(&name, "theirs").unwrap();
        }
        None
    });
    let told = place.told(create_on(&disk, &path, &head(), &ruleset()).unwrap_err());
    assert_eq!(
        told,
        "new.yaml: this file is there already and is not overwritten; choose another name"
    );
    assert_eq!(fs::read(&path).unwrap(), b"theirs");
    assert_eq!(place.others(), ["new.yaml"]);
}
