use super::*;

/// We have saved these, and then ben went on in an older copy; then the file is changed.
fn split(ours: &[&str], theirs: &[&str], change: impl Fn(&str) -> String) -> (Place, Session) {
    let place = Place::with(&eight_players());
    let older = place.bytes();
    let mut session = place.open();
    for text in ours {
        note(&mut session, text).unwrap();
    }
    if !theirs.is_empty() {
        fs::write(&place.path, &older).unwrap();
    }
    theirs.iter().for_each(|text| bens(&place, text));
    let text = String::from_utf8(place.bytes()).unwrap();
    fs::write(&place.path, change(&text)).unwrap();
    assert!(session.refresh().unwrap());
    (place, session)
}

fn bens(place: &Place, text: &str) {
    let action = happen(Action::Note(text.to_owned()));
    place.open().commit_deciding(Request::new(&Command::Finish, "ben", now()), action).unwrap();
}

fn theirs(split: &(Place, Session)) -> Vec<String> {
    split.1.diverged().unwrap().theirs.iter().map(ToString::to_string).collect()
}

const THREE: [&str; 3] = ["theirs", "more", "last"];

#[test]
fn what_stands_behind_the_damage_is_named_as_far_as_it_can_be_read() {
    let early = |text: &str| text.replace("Ósmy 4", "Ósmy 9");
    let named = |change: &dyn Fn(&str) -> String| theirs(&split(&["ours"], &THREE, change));
    let all = ["#13 by ben: note: theirs", "#14 by ben: note: more", "#15 by ben: note: last"];
    assert_eq!(named(&early), all);
    let last = |text: &str| early(text).replace("{n: 15,", "[n: 15,");
    assert_eq!(named(&last), [all[0], all[1], "a line that can't be read"]);
    let two = |text: &str| last(text).replace("{n: 14,", "[n: 14,");
    assert_eq!(named(&two), [all[0], "2 lines that can't be read"]);
}

#[test]
fn an_action_that_was_changed_is_still_named_where_it_is_not_ours() {
    let mut split = split(&["ours"], &THREE, |text| text.replace("\"more\"", "\"none\""));
    let named = ["#13 by ben: note: theirs", "#14 by ben: note: none", "#15 by ben: note: last"];
    assert_eq!(theirs(&split), named);
    // Put back, it is kept as it stood.
    let kept = split.1.put_back().unwrap().unwrap();
    assert_eq!(notes(&split.0.open()), ["ours"]);
    assert!(fs::read_to_string(kept).unwrap().contains("\"none\""));
}

#[test]
fn what_is_known_is_not_named_where_lines_are_gone() {
    let without = |text: &str| {
        let left: Vec<&str> = text.lines().filter(|line| !line.contains("{n: 4,")).collect();
        left.join("\n") + "\n"
    };
    assert_eq!(theirs(&split(&["ours"], &[], without)), Vec::<String>::new());
}

#[test]
fn a_changed_line_of_a_known_number_is_named_if_another_wrote_it() {
    let with = |last: fn(&str) -> String| theirs(&split(&["ours", "ours too"], &["theirs"], last));
    // Its last newline; a letter of it; its bracket.
    let ended = |text: &str| text.strip_suffix('\n').unwrap().to_owned() + " ";
    assert_eq!(with(ended), ["#13 by ben: note: theirs"]);
    assert_eq!(with(|text| text.replace("theirs", "thears")), ["#13 by ben: note: thears"]);
    assert_eq!(with(|text| text.replace("{n: 13", "[n: 13")), ["a line that can't be read"]);
}

#[test]
fn a_changed_line_that_is_ours_is_not_named() {
    for (from, to) in [
        ("\"ours\"", "\"hours\""),
        ("{n: 13", "[n: 13"),
        ("by: \"anna\", note", "by: \"ann\", note"),
    ] {
        let change = |text: &str| {
            assert!(text.contains(from), "{from}: {text}");
            text.replace(from, to)
        };
        let named = theirs(&split(&["ours", "ours too"], &[], change));
        assert_eq!(named, Vec::<String>::new(), "{from}");
    }
}

#[test]
fn a_line_of_another_that_hangs_on_one_of_ours_is_not_passed_over() {
    let place = Place::with(&eight_players());
    let mut session = place.open();
    note(&mut session, "ours").unwrap();
    let older = place.bytes();
    note(&mut session, "ours too").unwrap();
    fs::write(&place.path, &older).unwrap();
    bens(&place, "theirs");
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
        fs::write(&place.path, text.replacen("\nid: \"0", "\nid: \"9", 1)).unwrap();
        let mut session = open(&place.path).unwrap();
        let other = text.replacen("\nid: \"0", "\nid: \"8", 1).replacen("event: ", "event: X", 1);
        fs::write(&place.path, other).unwrap();
        assert!(session.refresh().unwrap());
        assert_eq!(session.trouble().unwrap().cause, "another event is in its place");
    }
}
