use super::*;
use crate::store::{Call, Disk};
use std::fs;
use std::sync::mpsc::channel;

fn lines(to: u64) -> String {
    (1..=to).map(|n| format!("- {{n: {n}, at: x}}\n")).collect()
}

#[test]
fn a_disk_that_hangs_is_waited_for_once_and_catches_up_when_it_answers() {
    let folder = tempfile::tempdir().unwrap();
    let [event, copy] = ["event.yaml", "stick.yaml"].map(|name| folder.path().join(name));
    fs::write(&event, format!("name: x\nlog:\n{}", lines(2))).unwrap();
    let hangs = Arc::new((Mutex::new(true), Condvar::new()));
    let gate = Arc::clone(&hangs);
    let disk = Disk::failing(move |call| {
        let mut hangs = gate.0.lock().unwrap();
        while *hangs && call == Call::Sync {
            hangs = gate.1.wait(hangs).unwrap();
        }
        None
    });
    let (sender, told) = channel();
    let mirror = Mirror::on(&event, &copy, disk);
    let keeper =
        MirrorKeeper::start(mirror, (copy.clone(), true), move || sender.send(()).unwrap());
    let behind = |mirrored: Mirrored| mirrored.behind().unwrap().to_string();
    assert_eq!(
        behind(keeper.saved(2, Duration::from_millis(50))),
        "The mirror is 2 actions behind; it is tried again."
    );
    // It is known to be slow: nobody waits for it, however patient.
    let begun = Instant::now();
    fs::write(&event, format!("name: x\nlog:\n{}", lines(3))).unwrap();
    let said = behind(keeper.saved(3, Duration::from_secs(3600)));
    assert!(begun.elapsed() < Duration::from_secs(600));
    assert!(said.starts_with("The mirror is "), "{said}");
    *hangs.0.lock().unwrap() = false;
    hangs.1.notify_all();
    told.recv().unwrap();
    assert_eq!(keeper.saved(3, Duration::from_secs(600)), Mirrored::OnTheSameDisk);
    assert_eq!(fs::read(&event).unwrap(), fs::read(&copy).unwrap());
}

#[test]
fn a_mirror_that_has_more_than_the_event_is_not_said_to_be_behind() {
    let folder = tempfile::tempdir().unwrap();
    let [event, copy] = ["event.yaml", "stick.yaml"].map(|name| folder.path().join(name));
    fs::write(&event, format!("name: x\nlog:\n{}", lines(2))).unwrap();
    fs::write(&copy, format!("name: x\nlog:\n{}", lines(3))).unwrap();
    let keeper = MirrorKeeper::start(Mirror::new(&event, &copy, true), (copy.clone(), true), || {});
    let said = keeper.saved(2, Duration::from_secs(600)).behind().unwrap().to_string();
    let said = said.replace(&format!("{}/", folder.path().display()), "");
    assert_eq!(
        said,
        "The mirror is not written, and is tried again: stick.yaml has more lines than \
         event.yaml: `komandor recover stick.yaml event.yaml` brings them back."
    );
}
