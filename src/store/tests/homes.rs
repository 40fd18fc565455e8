use super::*;
use crate::store::home::{self, Seen};
use std::path::Path;

#[test]
fn a_new_event_gets_a_name_that_no_file_has_yet() {
    let folder = tempfile::tempdir().unwrap();
    let named = |name: &str| {
        let path = home::new_file(folder.path(), name, "2026-11-21");
        fs::write(&path, "").unwrap();
        path.file_name().unwrap().to_str().unwrap().to_owned()
    };
    assert_eq!(named("Mistrzostwa Sklepu"), "mistrzostwa-sklepu-2026-11-21.yaml");
    assert_eq!(named("Mistrzostwa  sklepu!"), "mistrzostwa-sklepu-2026-11-21-2.yaml");
    assert_eq!(named("../Żółć/\u{202e}"), "zolc-2026-11-21.yaml");
    assert_eq!(named("Liga 2026-11-21"), "liga-2026-11-21.yaml");
    assert_eq!(named("2026-11-21 Finał"), "2026-11-21-final.yaml");
    assert_eq!(named("Liga 21.11.2026"), "liga-21-11-2026.yaml");
    assert_eq!(named("…"), "event-2026-11-21.yaml");
    assert_eq!(named(&"x".repeat(300)), format!("{}-2026-11-21.yaml", "x".repeat(80)));
}

#[test]
fn the_named_folder_comes_first() {
    let named = Path::new("somewhere");
    assert_eq!(home::events(Some(named)).unwrap(), named);
    assert_eq!(home::rulesets(Some(named)).as_deref().unwrap(), named);
}

#[test]
fn events_are_listed_with_what_is_known_of_them() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    assert_eq!(home::list(&at("missing")).unwrap(), []);
    create(&at("a.yaml"), &Head { date: "2026-11-20".to_owned(), ..head() }, &ruleset()).unwrap();
    fs::write(at("b.yaml"), eight_players()).unwrap();
    let changed = String::from_utf8(eight_players()).unwrap().replace("Ósmy 3", "O3");
    fs::write(at("c.yaml"), changed).unwrap();
    fs::write(at("d.yaml"), "foreign: true\n").unwrap();
    fs::write(at("b.yaml.torn-1"), "- {").unwrap();
    let mut over = Session::open(&at("b.yaml")).unwrap();
    fs::copy(at("b.yaml"), at("e.yaml")).unwrap();
    let finished = Action::Finish(crate::event::actions::Finished { champion: Some(3) });
    record(&mut over, finished).unwrap();

    let found = home::list(folder.path()).unwrap();
    let names: Vec<String> = found
        .iter()
        .map(|found| found.path.file_name().unwrap().to_str().unwrap().to_owned())
        .collect();
    assert_eq!(names, ["b.yaml", "c.yaml", "e.yaml", "a.yaml", "d.yaml"]);
    let seen = |index: usize| found[index].seen.as_ref().unwrap();
    let expected = Seen {
        id: head().id,
        setup: head().setup,
        name: "Mistrzostwa Sklepu".to_owned(),
        date: "2026-11-21".to_owned(),
        game: "sample".to_owned(),
        game_name: ruleset().name,
        players: 8,
        teams: false,
        state: State::Finished { champion: Some("Gracz Ósmy 3".to_owned()) },
        has_results: true,
        damage: None,
    };
    assert_eq!(*seen(0), expected);
    assert_eq!((seen(1).players, seen(1).damage.is_some()), (2, true));
    assert_eq!(seen(2).state, State::Round { stage: StageKind::Swiss, round: 1 });
    assert_eq!((seen(3).players, &seen(3).state), (0, &State::Registration));
    assert_eq!(
        found[4].seen.as_ref().unwrap_err(),
        &format!(
            "{}: not a Komandor event file: it doesn't start with `komandor: 2`; name an event file, or restore a copy",
            at("d.yaml").display()
        )
    );
}

#[test]
fn rulesets_of_the_user_are_read_and_unreadable_ones_named() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    fs::write(at("b.yaml"), "id: b\n").unwrap();
    fs::write(at("a.yaml"), "id: a\n").unwrap();
    fs::write(at("bad.yaml"), b"id: \xff\n").unwrap();
    fs::write(at("notes.txt"), "x").unwrap();
    fs::create_dir(at("folder.yaml")).unwrap();
    let read = home::user_rulesets(folder.path());
    let texts: Vec<&str> = read.texts.iter().map(|(_, text)| text.as_str()).collect();
    assert_eq!(texts, ["id: a\n", "id: b\n"]);
    assert_eq!(
        read.problems,
        [
            format!(
                "{}: can't read it: stream did not contain valid UTF-8",
                at("bad.yaml").display()
            ),
            format!(
                "{}: can't read it: this is a folder, not a file; name the file itself",
                at("folder.yaml").display()
            ),
        ]
    );
    assert!(home::user_rulesets(&at("missing")).problems.is_empty());
}
