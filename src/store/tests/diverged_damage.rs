//! Actions that others have saved in a file that is damaged as well.

use super::*;

/// An older copy in which ben has gone on, three actions; then it is changed.
fn changed(change: impl Fn(String) -> String) -> (Place, Session) {
    let place = Place::with(&eight_players());
    let older = place.bytes();
    let mut session = place.open();
    note(&mut session, "ours").unwrap();
    fs::write(&place.path, &older).unwrap();
    let mut ben = place.open();
    for text in ["theirs", "more", "last"] {
        let action = Action::Note(text.to_owned());
        ben.commit_deciding(Request::new(&Command::Finish, "ben", now()), happen(action)).unwrap();
    }
    let text = String::from_utf8(place.bytes()).unwrap();
    fs::write(&place.path, change(text)).unwrap();
    assert!(session.refresh().unwrap());
    (place, session)
}

#[test]
fn what_stands_behind_the_damage_is_named_as_far_as_it_can_be_read() {
    let early = |text: String| text.replace("Ósmy 4", "Ósmy 9");
    let (_place, session) = changed(early);
    let all = ["#13 by ben: note: theirs", "#14 by ben: note: more", "#15 by ben: note: last"];
    assert_eq!(session.diverged().unwrap().theirs, all);
    let (_place, session) = changed(|text| early(text).replace("{n: 15,", "[n: 15,"));
    let unread = [all[0], all[1], "a line that can't be read"];
    assert_eq!(session.diverged().unwrap().theirs, unread);
    let (_place, session) =
        changed(|text| early(text).replace("{n: 15,", "[n: 15,").replace("{n: 14,", "[n: 14,"));
    assert_eq!(session.diverged().unwrap().theirs, [all[0], "2 lines that can't be read"]);
}

#[test]
fn an_action_that_was_changed_is_still_named_where_it_is_not_ours() {
    let (place, mut session) = changed(|text| text.replace("\"more\"", "\"none\""));
    let named = ["#13 by ben: note: theirs", "#14 by ben: note: none", "#15 by ben: note: last"];
    assert_eq!(session.diverged().unwrap().theirs, named);
    // Put back, it is kept as it stood.
    let kept = session.put_back().unwrap().unwrap();
    assert_eq!(notes(&place.open()), ["ours"]);
    assert!(fs::read_to_string(kept).unwrap().contains("\"none\""));
}

#[test]
fn what_is_known_is_not_named_where_lines_are_gone() {
    let place = Place::with(&eight_players());
    let mut session = place.open();
    note(&mut session, "ours").unwrap();
    let text = String::from_utf8(place.bytes()).unwrap();
    let left: Vec<&str> = text.lines().filter(|line| !line.contains("{n: 4,")).collect();
    fs::write(&place.path, left.join("\n") + "\n").unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!(session.diverged().unwrap().theirs, Vec::<String>::new());
}

/// Two went on from the same copy: what one of them saved is not ours, although
/// its number is known.
#[test]
fn a_changed_line_of_a_known_number_is_named_if_another_wrote_it() {
    let with = |last: fn(&str) -> String| {
        let place = Place::with(&eight_players());
        let older = place.bytes();
        let mut session = place.open();
        note(&mut session, "ours").unwrap();
        note(&mut session, "ours too").unwrap();
        fs::write(&place.path, &older).unwrap();
        let action = Action::Note("theirs".to_owned());
        let mut ben = place.open();
        ben.commit_deciding(Request::new(&Command::Finish, "ben", now()), happen(action)).unwrap();
        fs::write(&place.path, last(&String::from_utf8(place.bytes()).unwrap())).unwrap();
        assert!(session.refresh().unwrap());
        session.diverged().unwrap().theirs.clone()
    };
    // Its last newline; a letter of it; its bracket.
    let ended = |text: &str| text.strip_suffix('\n').unwrap().to_owned() + " ";
    assert_eq!(with(ended), ["#13 by ben: note: theirs"]);
    assert_eq!(with(|text| text.replace("theirs", "thears")), ["#13 by ben: note: thears"]);
    assert_eq!(with(|text| text.replace("{n: 13", "[n: 13")), ["a line that can't be read"]);
}

/// A line of ours is not named, wherever it was changed.
#[test]
fn a_changed_line_that_is_ours_is_not_named() {
    for (from, to) in [
        ("\"ours\"", "\"hours\""),
        ("{n: 13", "[n: 13"),
        ("by: \"anna\", note", "by: \"ann\", note"),
    ] {
        let place = Place::with(&eight_players());
        let mut session = place.open();
        note(&mut session, "ours").unwrap();
        note(&mut session, "ours too").unwrap();
        let text = String::from_utf8(place.bytes()).unwrap();
        assert!(text.contains(from), "{from}: {text}");
        fs::write(&place.path, text.replace(from, to)).unwrap();
        assert!(session.refresh().unwrap());
        assert_eq!(session.diverged().unwrap().theirs, Vec::<String>::new(), "{from}");
    }
}

/// Two lines have become one, and only the first of them is ours.
#[test]
fn a_line_of_another_that_hangs_on_one_of_ours_is_not_passed_over() {
    let place = Place::with(&eight_players());
    let mut session = place.open();
    note(&mut session, "ours").unwrap();
    let older = place.bytes();
    note(&mut session, "ours too").unwrap();
    fs::write(&place.path, &older).unwrap();
    let action = Action::Note("theirs".to_owned());
    place
        .open()
        .commit_deciding(Request::new(&Command::Finish, "ben", now()), happen(action))
        .unwrap();
    let text = String::from_utf8(place.bytes()).unwrap();
    fs::write(&place.path, text.replace("}\n- {n: 14", "} - {n: 14")).unwrap();
    assert!(session.refresh().unwrap());
    assert_eq!(session.diverged().unwrap().theirs, ["a line that can't be read"]);
}

/// An event opened while its id was changed is the same event once that is mended.
#[test]
fn a_head_that_is_mended_is_the_head_of_the_same_event() {
    for open in [Session::open, Session::open_viewer] {
        let place = Place::with(&eight_players());
        let sound = place.bytes();
        let text = String::from_utf8(sound.clone()).unwrap();
        fs::write(&place.path, text.replacen("\nid: \"0", "\nid: \"9", 1)).unwrap();
        let mut session = open(&place.path).unwrap();
        assert!(session.damage().is_some());
        fs::write(&place.path, &sound).unwrap();
        assert!(session.refresh().unwrap());
        assert_eq!((session.read_only(), session.diverged(), session.damage()), (None, None, None));
        assert_eq!(state(session.event()), state(place.open().event()));
        // Another event has another name.
        fs::write(&place.path, text.replacen("\nid: \"0", "\nid: \"9", 1)).unwrap();
        let mut session = open(&place.path).unwrap();
        let other = text.replacen("\nid: \"0", "\nid: \"8", 1).replacen("event: ", "event: X", 1);
        fs::write(&place.path, other).unwrap();
        assert!(session.refresh().unwrap());
        assert_eq!(session.trouble().unwrap().cause, "another event is in its place");
    }
}
