//! What others have saved in a file that is damaged as well.

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
        ben.commit_with(happen(action), &Command::Finish, "ben", now()).unwrap();
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
    assert_eq!(session.behind().unwrap().theirs, all);
    let (_place, session) = changed(|text| early(text).replace("{n: 15,", "[n: 15,"));
    let unread = [all[0], all[1], "a line that cannot be read"];
    assert_eq!(session.behind().unwrap().theirs, unread);
    let (_place, session) =
        changed(|text| early(text).replace("{n: 15,", "[n: 15,").replace("{n: 14,", "[n: 14,"));
    assert_eq!(session.behind().unwrap().theirs, [all[0], "2 lines that cannot be read"]);
}

#[test]
fn an_action_that_was_changed_is_still_named_where_it_is_not_ours() {
    let (place, mut session) = changed(|text| text.replace("\"more\"", "\"none\""));
    let named = ["#13 by ben: note: theirs", "#14 by ben: note: none", "#15 by ben: note: last"];
    assert_eq!(session.behind().unwrap().theirs, named);
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
    assert_eq!(session.behind().unwrap().theirs, Vec::<String>::new());
}
