use super::*;
use crate::event::Chosen;
use crate::store::{EditError, Replaced};

fn text(place: &Place) -> String {
    String::from_utf8(place.bytes()).unwrap()
}

fn edit(place: &Place, from: &str, to: &str) -> Result<Replaced, EditError> {
    let original = Original::read(&place.path).unwrap();
    replace(&original, &text(place).replace(from, to))
}

fn replace(original: &Original, text: &str) -> Result<Replaced, EditError> {
    original.replace(text.as_bytes(), "anna", now(), Some("a slip".to_owned()), &|_| Vec::new())
}

/// The errors for a rejected text; the file must stay as it was.
fn faults(place: &Place, from: &str, to: &str) -> String {
    let before = place.bytes();
    let old = text(place);
    assert!(old.contains(from), "{from}");
    let original = Original::read(&place.path).unwrap();
    let error = replace(&original, &old.replacen(from, to, 1)).unwrap_err();
    assert_eq!((place.bytes(), place.others()), (before, Vec::new()));
    place.told(error)
}

#[test]
fn an_edited_event_is_sealed_signed_and_followed() {
    let place = Place::with(&eight_players());
    let mut other = place.open();
    let edited = text(&place).replace("Gracz Ósmy 4", "Żaneta Ćma");
    let done = edit(&place, "Gracz Ósmy 4", "Żaneta Ćma").unwrap();
    assert_eq!((done.n, &*done.what.to_string()), (Some(13), "action 4 changed"));
    let session = place.open();
    assert_eq!((session.damage(), session.notices()), (None, &[][..]));
    assert_eq!(session.event().label(4), "Żaneta Ćma");
    let entry = session.event().log.last().unwrap();
    assert_eq!(
        (
            entry.by.as_str(),
            entry.reason.as_deref(),
            session.event().describe(entry).to_string().as_str()
        ),
        ("anna", Some("a slip"), "edited the file by hand: action 4 changed")
    );
    // Unchanged lines stay as they are, except for the checksum.
    let covered = |text: &str| -> Vec<String> {
        text.lines().map(|line| line.split(", sum: ").next().unwrap().to_owned()).collect()
    };
    let (old, new) = (covered(&edited), covered(&text(&place)));
    assert_eq!(old, new[..old.len()]);
    // Another session that has the event open follows, and can continue writing.
    assert!(other.refresh().unwrap());
    assert_eq!(state(other.event()), state(session.event()));
    assert_eq!(note(&mut other, "on we go").unwrap().n, Some(14));
    assert_eq!(place.others(), ["event.yaml.before-1"]);
    assert_eq!(fs::read(done.before.unwrap()).unwrap(), eight_players());
}

#[test]
fn what_is_wrong_is_said_with_line_and_column() {
    let place = Place::with(&eight_players());
    for (from, to, told) in cases(
        r#"
add: {id: 2, => ad: {id: 2,
    event.yaml:13:53: unknown action `ad`; a newer version of Komandor may have recorded it
- {n: 3, => - {n: 4,
    event.yaml:14:4: expected action 3, found 4: actions are numbered from 1 without gaps
of: [2, 6] => of: [2, 7]
    event.yaml:23:1: line 12 of the log does not fit: entrants 2 and 7 do not sit at table 2
Gracz Ósmy 1 => Gracz\u{202e} Ósmy 1
    event.yaml:12:78: a control character or an invisible one; delete it
Gracz Ósmy 1 => Gracz \e[2J
    event.yaml:12:80: a control character or an invisible one; delete it
⏎- {n: 3, => ⏎⏎- {n: 3,
    event.yaml:14:1: an empty line; delete it
sizes: [2, 4, 8] => sizes: [2, 4, 65]
    event.yaml:10:398: can't read the event's header: ruleset: there is no bracket of single_elimination for 65 players; write a number from 2 to 64; restore a copy of the file, or fix this line
komandor: 2 => komandor: 3
    event.yaml: this file has format 3, and this version of Komandor reads format 2; open it with the version that made it
Gracz => "⏎add
    event.yaml:12:74: a bracket is not closed on this line
    event.yaml:13:1: expected a line of the log, `- {n: …, at: …, by: …, …}`
"#,
    ) {
        assert_eq!(faults(&place, &from, &to), told);
    }
}

#[test]
fn lines_are_taken_out_and_put_in() {
    let place = Place::with(&eight_players());
    let old = text(&place);
    let last = old.lines().last().unwrap();
    let done = edit(&place, &format!("{last}\n"), "").unwrap();
    assert_eq!((done.n, &*done.what.to_string()), (Some(12), "action 12 removed"));
    let original = Original::read(&place.path).unwrap();
    let more = "- {n: 13, at: 2026-11-21T09:31:07+01:00, by: ben, note: by hand}";
    let done = replace(&original, &format!("{}{more}", text(&place))).unwrap();
    assert_eq!((done.n, &*done.what.to_string()), (Some(14), "action 13 inserted"));
    assert_eq!(notes(&place.open()), ["by hand"]);
    let done = edit(&place, "", "").unwrap();
    assert_eq!((done.n, done.before), (None, None));
}

#[test]
fn a_time_at_which_the_event_was_not_is_refused() {
    let place = Place::with(&eight_players());
    let first = place.open().event().log[0].at;
    let old = first.to_string();
    assert_eq!(
        faults(&place, &old, "1999-01-01T09:00:00+01:00"),
        format!(
            "event.yaml:12:10: 1999-01-01T09:00:00+01:00 is outside this event; write a time from {old} to {}",
            now()
        )
    );
}

#[test]
fn what_says_that_the_file_was_edited_stays_in_it() {
    let place = Place::with(&eight_players());
    edit(&place, "Ósmy 4", "O4").unwrap();
    let edited = text(&place);
    let last = edited.lines().last().unwrap();
    let original = Original::read(&place.path).unwrap();
    let gone =
        "event.yaml: action 13, which records an edit by hand, is gone or changed; restore it";
    for text in [
        edited.replace(&format!("{last}\n"), ""),
        edited.replace("action 4 changed", "action 5 changed"),
    ] {
        assert_eq!(place.told(replace(&original, &text).unwrap_err()), gone);
    }
    // The record may move up when a line before it is removed.
    let before = edited.lines().nth_back(1).unwrap();
    let moved = edited.replace(&format!("{before}\n"), "").replace("- {n: 13,", "- {n: 12,");
    let done = replace(&original, &moved).unwrap();
    assert_eq!(done.what, "actions 12 and 13 became action 12");
}

#[test]
fn a_torn_last_line_is_left_out_and_kept() {
    let whole = eight_players();
    let sound = whole[..whole.len() - 1].iter().rposition(|b| *b == b'\n').unwrap() + 1;
    for (changes, what) in [
        (false, "accepted as is; an incomplete last line was left out"),
        (true, "action 4 changed; an incomplete last line was left out"),
    ] {
        let place = Place::with(&whole[..whole.len() - 30]);
        let original = Original::read(&place.path).unwrap();
        assert_eq!(original.bytes(), &whole[..sound]);
        let mut text = String::from_utf8(original.bytes().to_vec()).unwrap();
        if changes {
            text = text.replace("Ósmy 4", "O4");
        }
        let done = replace(&original, &text).unwrap();
        assert_eq!((done.n, &*done.what.to_string()), (Some(12), what));
        let session = place.open();
        assert_eq!((session.damage(), session.notices()), (None, &[][..]));
        assert_eq!(fs::read(done.before.unwrap()).unwrap(), &whole[..whole.len() - 30]);
    }
}

#[test]
fn a_change_by_hand_is_no_step_that_undo_takes_back() {
    let place = Place::with(&eight_players());
    edit(&place, "Ósmy 4", "O4").unwrap();
    let mut session = place.open();
    let refused = session
        .commit(Request::new(&Command::Undo(Some(Chosen::number(13))), "anna", now()))
        .unwrap_err();
    assert_eq!(
        refused.to_string(),
        "Action 13 is a manual edit of the file: only another edit undoes it."
    );
    let done = session.commit(Request::new(&Command::Undo(None), "anna", now())).unwrap();
    assert!(done.message.to_string().contains(": \"round 1 table 2: "), "{}", done.message);
}

#[test]
fn whichever_call_fails_the_old_event_or_the_new_one_is_there() {
    let whole = eight_players();
    let edited = String::from_utf8(whole.clone()).unwrap().replace("Ósmy 4", "O4");
    for failure in [5, 28, 30, 27].map(Fate::Fails).into_iter().chain([Fate::Short]) {
        for k in 0.. {
            let place = Computer::with(&whole);
            let calls = Arc::new(AtomicUsize::new(0));
            let counted = calls.clone();
            let disk = place
                .failing(move |_| (counted.fetch_add(1, Ordering::SeqCst) == k).then_some(failure));
            let done = Original::read_on(disk, &place.path)
                .map_err(EditError::Commit)
                .and_then(|original| replace(&original, &edited));
            let session = place.open();
            assert_eq!(session.damage(), None, "call {k} failing with {failure:?}");
            match done {
                Ok(_) => assert_eq!(session.event().log.len(), 13, "call {k}"),
                Err(error) => {
                    let replaced = place.told(error).contains("the file was replaced");
                    assert_eq!(place.bytes() != whole, replaced, "call {k} with {failure:?}");
                    assert!(!place.others().iter().any(|name| name.contains("new-")));
                }
            }
            if calls.load(Ordering::SeqCst) <= k {
                break;
            }
        }
    }
}

#[test]
fn an_edited_file_is_for_those_it_was_for() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let place = Place::with(&eight_players());
    let of = || {
        let meta = fs::metadata(&place.path).unwrap();
        (meta.mode() & 0o777, meta.uid(), meta.gid())
    };
    fs::set_permissions(&place.path, fs::Permissions::from_mode(0o640)).unwrap();
    // Only the superuser can give a file away.
    if rustix::process::geteuid().is_root() {
        chown(&place.path, Some(12_345), Some(12_346)).unwrap();
    }
    let before = of();
    edit(&place, "Ósmy 4", "O4").unwrap();
    assert_eq!((of(), before.0), (before, 0o640));
}

#[test]
fn a_ruleset_edited_by_hand_holds_no_more_than_a_ruleset_file() {
    let place = Place::with(&eight_players());
    let told = |problem: &str| {
        format!(
            "event.yaml:10:58: can't read the event's header: ruleset: {problem}; restore a copy of the file, or fix this line"
        )
    };
    let name = "en: \"Sample & Co\"";
    assert_eq!(
        faults(&place, name, &format!("en: \"Sa{}mple\"", "\u{301}".repeat(5))),
        told("more than 4 marks on one letter; delete some of them")
    );
    let old = text(&place).replacen(name, "en: \"Sample\u{fe0f}\"", 1);
    assert_eq!(
        faults(&place, name, "en: \"Sample\u{fe0f}\""),
        told("invisible or control character U+FE0F; delete it")
    );
    // A ruleset that the file had before stays as it is.
    let place = Place::with(old.as_bytes());
    assert_eq!(edit(&place, "Gracz Ósmy 4", "Żaneta Ćma").unwrap().n, Some(13));
}
