use super::*;
use std::ops::Range;

fn last_line(bytes: &[u8]) -> Range<usize> {
    let body = &bytes[..bytes.len() - 1];
    body.iter().rposition(|b| *b == b'\n').unwrap() + 1..bytes.len()
}

#[test]
fn a_last_line_torn_at_any_byte_is_set_aside() {
    let whole = eight_players();
    let last = last_line(&whole);
    for cut in last.start..last.end {
        let place = Place::with(&whole[..cut]);
        let mut session = place.open();
        assert_eq!(session.read_only(), None);
        let torn = cut - last.start;
        if cut == last.end - 1 {
            // Only the newline is missing: the checksum shows that the line is complete.
            assert_eq!((session.event().log.len(), session.notices()), (12, &[][..]));
        } else {
            assert_eq!(session.event().log.len(), 11);
            assert_eq!(session.notices().is_empty(), torn == 0);
        }
        let before = session.event().log.len() as u64;
        assert_eq!(note(&mut session, "next").unwrap().n, Some(before + 1));
        assert_eq!(state(place.open().event()), state(session.event()));
        assert_eq!(place.open().notices(), &[]);
        let set_aside = torn > 0 && cut < last.end - 1;
        assert_eq!(place.others().len(), usize::from(set_aside));
        if set_aside {
            assert_eq!(
                fs::read(place.path.with_file_name("event.yaml.torn-1")).unwrap(),
                &whole[last.start..cut]
            );
        }
    }
}

#[test]
fn a_torn_line_is_told_of_and_left_alone_until_something_is_written() {
    let whole = eight_players();
    let place = Place::with(&whole[..whole.len() - 30]);
    let mut session = place.open();
    let bytes = whole.len() - 30 - last_line(&whole).start;
    assert_eq!(
        place.told(&session.notices()[0]),
        format!(
            "event.yaml: its last line is incomplete ({bytes} bytes), so it does not count; the next action moves it to a file beside this one"
        )
    );
    let refuse = |_: &Event, _: &Command, _: Moment| Err(Refusal(Message::verbatim("no")));
    session.commit_deciding(Request::new(&Command::Finish, "anna", now()), refuse).unwrap_err();
    assert_eq!(place.bytes(), &whole[..whole.len() - 30]);
    session.take_notices();
    note(&mut session, "next").unwrap();
    assert_eq!(
        place.told(&session.notices()[0]),
        "event.yaml: its last line was incomplete and does not count; it is kept in event.yaml.torn-1"
    );
}

#[test]
fn every_prefix_loads_what_was_acknowledged_or_says_where_it_ends() {
    let whole = eight_players();
    let text = String::from_utf8(whole.clone()).unwrap();
    let log = text.find("log:\n").unwrap() + 5;
    let place = Place::new();
    let fillings = [&b""[..], &[0; 40], b"\x7fgarbage: [&"];
    for end in 0..=whole.len() {
        fs::write(&place.path, [&whole[..end], fillings[end % 3]].concat()).unwrap();
        match Session::open(&place.path) {
            Ok(session) => {
                let lines = text.as_bytes()[log..end].iter().filter(|b| **b == b'\n').count();
                let read = session.event().log.len();
                assert!(read == lines || read == lines + 1, "{end}: {read} of {lines}");
                assert_eq!(session.read_only(), None, "{end}");
            }
            Err(StoreError::Foreign { .. } | StoreError::Head { .. }) => assert!(end < log),
            Err(error) => panic!("{end}: {error}"),
        }
    }
}

/// Flips these bits of each byte of an event, one at a time.
fn flip(whole: &[u8], bits: impl Fn(usize) -> Vec<usize>) {
    let place = Place::with(whole);
    let sound = state(place.open().event());
    for index in 0..whole.len() {
        for bit in bits(index) {
            let mut bytes = whole.to_vec();
            bytes[index] ^= 1 << bit;
            fs::write(&place.path, &bytes).unwrap();
            if let Ok(session) = Session::open(&place.path) {
                let told = session.damage().is_some() || !session.notices().is_empty();
                let same = state(session.event()) == sound;
                assert!(told || same, "bit {bit} of byte {index} changes the state in silence");
            }
        }
    }
}

#[test]
fn no_flipped_bit_changes_the_state_in_silence() {
    flip(&eight_players(), |index| if index % 3 == 0 { vec![index / 3 % 8] } else { Vec::new() });
    // Nor does one of a head without actions.
    flip(&Place::new().bytes(), |index| vec![index % 8]);
}

#[test]
#[ignore = "the same for every single bit: half a minute without optimisation"]
fn no_flipped_bit_at_all_changes_the_state_in_silence() {
    flip(&eight_players(), |_| (0..8).collect());
}

fn changed(line: usize, change: impl Fn(&str) -> String) -> Place {
    let text = String::from_utf8(eight_players()).unwrap();
    let lines: Vec<String> = (1..)
        .zip(text.lines())
        .map(|(number, old)| if number == line { change(old) } else { old.to_owned() })
        .collect();
    Place::with(format!("{}\n", lines.join("\n")).as_bytes())
}

#[test]
fn a_changed_line_is_located_and_all_before_it_is_shown() {
    let place = changed(15, |line| line.replace("Ósmy 4", "Ósmy 9"));
    let mut session = place.open();
    let sentence = "event.yaml:15:118: checksum mismatch: this line was changed outside Komandor; showing the event before this line, read-only: restore a copy, or fix or accept the file with `komandor edit`";
    assert_eq!(place.told(session.damage().unwrap()), sentence);
    assert_eq!(session.event().entrants.len(), 3);
    let before = place.bytes();
    assert_eq!(place.told(note(&mut session, "x").unwrap_err()), sentence);
    assert_eq!(place.bytes(), before);
    // The file is repaired while it is open.
    fs::write(&place.path, eight_players()).unwrap();
    note(&mut session, "x").unwrap();
}

#[test]
fn every_changed_line_is_listed_once() {
    let text = String::from_utf8(eight_players()).unwrap();
    let text = text.replace("Ósmy 4", "O4").replace("Ósmy 6", "O6");
    let place = Place::with(text.as_bytes());
    let session = place.open();
    let damage = session.damage().unwrap();
    assert_eq!(damage.mismatches, [15, 17]);
    assert_eq!(
        place.told(damage),
        "event.yaml:15:114: checksum mismatch: this line was changed outside Komandor; showing the event before this line, read-only: restore a copy, or fix or accept the file with `komandor edit` (line 17 was changed as well)"
    );
    let place = Place::with(text.replace("Ósmy 7", "O7").as_bytes());
    let told = place.told(place.open().damage().unwrap());
    assert!(told.ends_with("`komandor edit` (lines 17, 18 were changed as well)"), "{told}");
}

#[test]
fn a_changed_head_is_noticed() {
    let place = changed(4, |line| line.replace("Sklepu", "Skelpu"));
    assert_eq!(
        place.told(place.open().damage().unwrap()),
        "event.yaml:1:1: checksum mismatch: the file's head was changed outside Komandor; showing the event with the changed head, read-only: restore a copy, or fix or accept the file with `komandor edit`"
    );
    // So is one whose checksum was taken away.
    let place = changed(1, |line| line[..line.find(" Head: ").unwrap()].to_owned());
    let told = place.told(place.open().damage().unwrap());
    assert!(
        told.starts_with("event.yaml:1:1: checksum mismatch: the file's head was changed"),
        "{told}"
    );
}

#[test]
fn a_missing_line_is_noticed() {
    let text = String::from_utf8(eight_players()).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    let without = [&lines[..13], &lines[14..]].concat().join("\n") + "\n";
    let session_place = Place::with(without.as_bytes());
    let session = session_place.open();
    assert_eq!(session.damage().unwrap().cause(), "lines are missing before line 14");
    assert_eq!(
        session_place.told(session.damage().unwrap()),
        "event.yaml:14:4: action 3 is missing before this line, which is action 4; showing the event before this line, read-only: restore a copy, or fix or accept the file with `komandor edit`"
    );
    assert_eq!(session.event().entrants.len(), 2);
    let without = [&lines[..13], &lines[16..]].concat().join("\n") + "\n";
    assert_eq!(
        located(&Place::with(without.as_bytes())),
        "14:4: actions 3 to 5 are missing before this line, which is action 6"
    );
}

/// Lines as written by a program that knows the checksum but not the rules.
fn forged(mappings: &[&str]) -> Place {
    let place = Place::new();
    let mut bytes = place.bytes();
    let mut sum = crc32fast::hash(&bytes);
    for (n, mapping) in (1..).zip(mappings) {
        let line = format!("- {{n: {n}, at: 2026-11-21T09:31:07+01:00, by: \"x\", {mapping}");
        sum = crate::store::text::chained(sum, line.as_bytes());
        bytes.extend(format!("{line}, sum: \"{sum:08x}\"}}\n").into_bytes());
    }
    fs::write(&place.path, bytes).unwrap();
    place
}

fn located(place: &Place) -> String {
    let session = place.open();
    let damage = session.damage().unwrap();
    format!("{}:{}: {}", damage.line, damage.column, damage.problem)
}

#[test]
fn an_unknown_action_is_refused_by_its_line() {
    let place = forged(&["note: \"a\"", "teleport: {id: 3}", "note: \"b\""]);
    assert_eq!(
        located(&place),
        "13:50: unknown action `teleport`; a newer version of Komandor may have recorded it"
    );
    assert_eq!(notes(&place.open()), ["a"]);
}

#[test]
fn an_action_that_does_not_follow_is_located() {
    let place = forged(&["note: \"a\"", "drop: {id: 3, stage: 1, after: 0}", "note: \"b\""]);
    assert_eq!(located(&place), "13:1: line 2 of the log does not fit: there is no entrant 3");
    assert_eq!(notes(&place.open()), ["a"]);
    // A later line that makes an earlier one impossible is itself at fault.
    let place = forged(&[
        "add: {id: 1, name: \"A\", tie: 1}",
        "drop: {id: 1, stage: 1, after: 0}",
        "note: \"a\"",
        "undo: 1",
        "note: \"b\"",
    ]);
    assert_eq!(located(&place), "15:1: line 2 of the log does not fit: there is no entrant 1");
    assert_eq!(notes(&place.open()), ["a"]);
}
