//! Every form of event file that was ever written opens for ever: each file in
//! `tests/events` is a closed event of an earlier version, named by number and
//! game. A new form adds its files there; none is ever changed.

use crate::desk::Desk;
use std::path::Path;

#[test]
fn events_of_every_version_open_are_judged_and_go_on() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/events");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let desk = Desk::with_event(1);
        desk.write(&name, std::fs::read(&path).unwrap());
        let verdict = desk.done(&["verify", &name]);
        assert!(verdict.contains(": all is well: "), "{verdict}");
        let standings = desk.done(&["show", &name, "standings", "--format", "csv"]);
        assert!(standings.lines().count() > 4, "{name}: {standings}");
        assert_eq!(desk.done(&["do", &name, "undo"]).lines().count(), 1, "{name}");
        desk.done(&["do", &name, "finish"]);
        seen += 1;
    }
    assert!(seen >= 2, "the files of earlier versions are missing");
}
