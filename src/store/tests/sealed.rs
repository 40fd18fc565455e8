//! The head is sealed from the start, and an unfinished end of the file is not damage.

use super::*;

fn with(change: impl Fn(&str) -> String) -> Place {
    let place = Place::new();
    let text = String::from_utf8(place.bytes()).unwrap();
    let changed = change(&text);
    assert_ne!(changed, text);
    fs::write(&place.path, changed).unwrap();
    place
}

const HEAD: &str = "event.yaml:1:1: checksum mismatch: the file's head was changed outside Komandor; showing the event with the changed head, read-only: restore a copy, or fix or accept the file with `komandor edit`";

#[test]
fn a_head_changed_before_the_first_action_is_noticed() {
    for (was, is) in
        [("seed: \"91\"", "seed: \"92\""), ("rounds: 3", "rounds: 4"), ("Sklepu", "Skelpu")]
    {
        let place = with(|text| text.replace(was, is));
        let mut session = place.open();
        assert_eq!(place.told(session.damage().unwrap()), HEAD, "{is}");
        assert_eq!(session.damage().unwrap().cause(), "the head was changed from outside");
        let before = place.bytes();
        assert_eq!(place.told(note(&mut session, "x").unwrap_err()), HEAD, "{is}");
        assert_eq!(place.bytes(), before);
    }
    assert_eq!(Place::new().open().damage(), None);
}

#[test]
fn a_head_without_a_seal_is_sealed_when_it_is_accepted() {
    let place = with(|text| text.split_once('\n').unwrap().1.to_owned());
    assert_eq!(place.told(place.open().read_only().unwrap()), HEAD);
    let original = Original::read(&place.path).unwrap();
    original.replace(original.bytes(), "ben", now(), None, &|_| Vec::new()).unwrap();
    let mut session = place.open();
    assert_eq!(session.damage(), None);
    note(&mut session, "x").unwrap();
    assert_eq!(notes(&place.open()), ["x"]);
}

#[test]
fn a_head_changed_under_an_open_event_is_noticed() {
    let place = Place::new();
    let mut session = place.open();
    let text = String::from_utf8(place.bytes()).unwrap();
    fs::write(&place.path, text.replace("rounds: 3", "rounds: 4")).unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!(place.told(session.read_only().unwrap()), HEAD);
}

#[test]
fn a_changed_head_is_accepted_and_sealed_anew() {
    let place = with(|text| text.replace("rounds: 3", "rounds: 4"));
    let original = Original::read(&place.path).unwrap();
    let done = original.replace(original.bytes(), "anna", now(), None, &|_| Vec::new()).unwrap();
    assert_eq!(done.what, "accepted as is; the checksum of the head didn't match");
    let session = place.open();
    assert_eq!((session.damage(), session.event().head.setup.rounds), (None, Some(4)));
}

fn three_notes() -> (Vec<u8>, usize) {
    let place = Place::new();
    let mut session = place.open();
    for text in ["one", "two", &"three ".repeat(2000)] {
        note(&mut session, text).unwrap();
    }
    let bytes = place.bytes();
    let start = bytes[..bytes.len() - 1].iter().rposition(|b| *b == b'\n').unwrap() + 1;
    (bytes, start)
}

#[test]
fn a_last_newline_that_was_flipped_is_damage_and_its_line_is_kept() {
    let (mut bytes, _) = three_notes();
    for bit in 0..8 {
        *bytes.last_mut().unwrap() = b'\n' ^ (1 << bit);
        let place = Place::with(&bytes);
        let mut session = place.open();
        let told = place.told(session.damage().unwrap());
        assert!(
            told.contains("checksum mismatch: this line was changed outside Komandor; showing"),
            "{told}"
        );
        assert_eq!(notes(&session).len(), 2);
        note(&mut session, "x").unwrap_err();
        assert_eq!((place.bytes(), place.others()), (bytes.clone(), Vec::new()));
        // Nor does an edit treat it as an unfinished line.
        let original = Original::read(&place.path).unwrap();
        assert_eq!(original.bytes(), bytes);
    }
}

#[test]
fn a_last_line_whose_beginning_or_pages_never_reached_the_disk_is_torn() {
    let (whole, start) = three_notes();
    let page = start.next_multiple_of(512);
    for zeroed in [start..start + 1, start..page, page..page + 512, page..whole.len()] {
        let mut bytes = whole.clone();
        bytes[zeroed.clone()].fill(0);
        let place = Place::with(&bytes);
        let mut session = place.open();
        assert_eq!(session.damage(), None, "{zeroed:?}");
        assert_eq!(
            place.told(&session.notices()[0]),
            format!(
                "event.yaml: its last line is incomplete ({} bytes), so it does not count; the next action moves it to a file beside this one",
                whole.len() - start
            )
        );
        let original = Original::read(&place.path).unwrap();
        assert_eq!(original.bytes(), &whole[..start]);
        note(&mut session, "next").unwrap();
        let kept = fs::read(place.path.with_file_name("event.yaml.torn-1")).unwrap();
        assert_eq!(kept, &bytes[start..]);
        assert_eq!(notes(&place.open()), ["one", "two", "next"]);
    }
}

#[test]
fn a_line_whose_newline_alone_never_reached_the_disk_is_ended_before_the_next() {
    let (mut bytes, start) = three_notes();
    bytes[start - 1..].fill(0);
    let place = Place::with(&bytes);
    let [mut first, mut second] = [place.open(), place.open()];
    note(&mut first, "next").unwrap();
    assert_eq!(notes(&place.open()), ["one", "two", "next"]);
    note(&mut second, "last").unwrap();
    let again = place.open();
    assert_eq!(again.damage(), None);
    assert_eq!(notes(&again), ["one", "two", "next", "last"]);
}

#[test]
fn a_zeroed_line_before_the_last_is_damage() {
    let (whole, start) = three_notes();
    let before = whole[..start - 1].iter().rposition(|b| *b == b'\n').unwrap() + 1;
    let mut bytes = whole;
    bytes[before..before + 20].fill(0);
    let place = Place::with(&bytes);
    assert_eq!(place.open().damage().unwrap().line, 13);
}
