//! Tests that bad input is refused with its exact sentence.
//!
//! The event file stays unchanged, byte for byte.

use super::*;

const FOUR: [&str; 4] = ["Ewa Nowak", "Jan Kowalski", "Ola Zięba", "Łucja Żak"];

#[track_caller]
fn import(desk: &Desk, roster: impl AsRef<[u8]>) -> String {
    desk.write("roster.csv", roster);
    desk.refused("import roster.csv")
}

#[test]
fn every_bad_line_of_a_roster_is_named_and_none_is_taken() {
    let desk = Desk::with_players(7, &FOUR);
    assert_eq!(
        import(&desk, "club\nBard\n"),
        "Line 1: no column \"name\"; the first line names the columns, as in name,club or First Name,Last Name,Team."
    );
    // Lines are those that an editor counts.
    assert_eq!(
        import(&desk, "\u{feff}name,club\r\nEwa Nowak,\r\n\r\nJan Kowalski,Bard\r\n"),
        "Line 2: Ewa Nowak is already registered (#1): add something to tell them apart.\nLine 4: Jan Kowalski is already registered (#2): add something to tell them apart."
    );
    assert_eq!(
        import(&desk, "name,club\nZofia,Bard\nEwa Nowak,\nzofia,Bard\n\u{1b}[2J,\n"),
        "Line 3: Ewa Nowak is already registered (#1): add something to tell them apart.\nLine 4: zofia is already on line 2: give each of these lines a club, a member number or a start number; or change a name, or delete a line.\nLine 5: Can't use this name: the character U+001B isn't allowed in a name or note; leave it out."
    );
    assert_eq!(
        import(&desk, "name,start\nZofia,x\n,3\n"),
        "Line 2: start \"x\" is not a whole number from 1 up.\nLine 3: the name is empty."
    );
    assert_eq!(
        import(&desk, b"name\nZofia\n\x81wa\n"),
        "Line 3: byte 0x81 is not a letter in UTF-8 or Windows-1250; save the roster as UTF-8."
    );
    assert!(desk.refused("import none.csv").starts_with("none.csv: can't read it: "));
    assert!(desk.refused("import .").starts_with(".: can't read it: "));
}

#[test]
fn what_is_no_file_is_named_and_not_read() {
    let desk = Desk::with_players(7, &FOUR);
    std::os::unix::fs::symlink("/dev/zero", desk.path("endless.csv")).unwrap();
    std::fs::create_dir(desk.path("folder.csv")).unwrap();
    let made = std::process::Command::new("mkfifo").arg(desk.path("pipe.csv")).status().unwrap();
    assert!(made.success());
    for (path, what) in [
        ("endless.csv", "a device or socket, not a file"),
        ("folder.csv", "a folder, not a file"),
        // Nobody writes into the pipe, and nobody waits for it.
        ("pipe.csv", "a pipe that nothing is writing to"),
    ] {
        for verb in [&["import", path][..], &["list", "Ewa", path]] {
            assert_eq!(
                desk.refused(verb),
                format!("{path}: can't read it: this is {what}; name the file itself")
            );
        }
    }
    // A link to a file is followed: people keep their rosters where they like.
    desk.write("kept.csv", "name\nOla Lis\n");
    std::os::unix::fs::symlink("kept.csv", desk.path("roster.csv")).unwrap();
    desk.plays("> import roster.csv\n$ show shop.yaml players\n…Ola Lis…");
}

#[test]
fn a_letter_with_its_mark_is_one_name_however_it_was_typed() {
    let desk = Desk::with_players(7, &["Jos\u{e9}"]);
    assert_eq!(
        desk.refused(&["add", "Jose\u{301}"]),
        "Jos\u{e9} is already registered (#1). Another Jos\u{e9}? Add a club, or start=2."
    );
    // A file written before names were normalised keeps its names as they are.
    let old = desk.text("shop.yaml");
    desk.write("shop.yaml", rechained(&old.replace("Jos\u{e9}", "Jose\u{301}")));
    assert_eq!(desk.event()["entrants"][0]["name"], "Jose\u{301}");
    assert_eq!(
        import(&desk, "name\nJOSE\u{301}\nE\u{301}va\n\u{c9}va\n"),
        "Line 2: JOS\u{c9} is already registered (#1): add something to tell them apart.\nLine 4: \u{c9}va is already on line 3: give each of these lines a club, a member number or a start number; or change a name, or delete a line."
    );
    assert_eq!(
        desk.refused(&["add", "\u{2800}\u{2800}"]),
        "Can't use this name: the character U+2800 isn't allowed in a name or note; leave it out."
    );
}

#[test]
fn what_is_no_event_file_is_neither_read_nor_touched() {
    let desk = Desk::new();
    for (name, bytes) in [
        ("foreign.yaml", &b"name: my list\nitems: [1, 2]\n"[..]),
        ("binary.yaml", b"\x7fELF\x02\x01\x01\0\0\0\xff\xfe"),
        ("empty.yaml", b""),
        ("bomb.yaml", b"komandor: 2\na: &a [x, x]\nb: [*a, *a]\nlog:\n"),
    ] {
        desk.write(name, bytes);
        for arguments in [&["do", name, "note", "hello"][..], &["show", name, "standings"]] {
            let ended = desk.run(arguments);
            assert_eq!((ended.status, ended.out.as_str()), (3, ""), "{name}: {}", ended.err);
            assert!(ended.err.starts_with(name) && ended.err.lines().count() == 1, "{}", ended.err);
        }
        assert_eq!(desk.bytes(name), bytes, "{name}");
    }
    let missing = desk.run("show none.yaml log");
    assert_eq!(missing.status, 3);
    let missing = desk.run("show ./none.yaml log");
    assert_eq!(
        missing.err,
        "./none.yaml: no such file; check the name, or create an event with `komandor new`\n"
    );
}

#[test]
fn people_of_one_name_are_told_apart_by_what_the_roster_says_of_them() {
    for (header, one, two, marks) in [
        ("club,member,start", "Bard,7,1", "Orzeł,8,2", ["Bard", "Orzeł"]),
        ("club,member,start", "Bard,7,1", "bard,8,2", ["7", "8"]),
        ("club,start", ",1", "Orzeł,2", ["1", "2"]),
    ] {
        let desk = Desk::with_event(7);
        let empty = ",".repeat(header.matches(',').count());
        let rows = format!("name,{header}\nJan Kos,{one}\nEwa Lis,{empty}\njan kos,{two}\n");
        desk.write("all.csv", rows);
        let names = [format!("Jan Kos ({})", marks[0]), format!("jan kos ({})", marks[1])];
        let dry = desk.verb("import all.csv --dry-run");
        let [first, second] = &names;
        let told = format!(
            "Several people are called Jan Kos; they are registered as: line 2 {first}, line 4 {second}."
        );
        assert!(dry.contains(&told), "{dry}");
        desk.verb("import all.csv");
        assert_eq!(
            desk.refused("drop 'Jan Kos'"),
            format!(
                "\"Jan Kos\" could be {first} (#1) or {second} (#3): enter more of the name, or #number."
            )
        );
        desk.verb(&format!("drop '{first}'"));
        desk.verbs(["Ola", "Zoe"].iter().map(|name| format!("add '{name}'")));
        desk.verb("pair");
        assert!(desk.done("show shop.yaml pairings").contains(second));
        desk.is_sound();
    }
    let desk = Desk::with_event(7);
    desk.write("all.csv", "name,club,member\nJan Kos,Bard,7\nJan Kos,Bard,\n");
    assert_eq!(
        desk.refused("import all.csv"),
        "Line 3: Jan Kos is already on line 2: give each of these lines a club, a member number or a start number; or change a name, or delete a line."
    );
}
