//! The season on the screen: who is who by a key, a player's sheet, and the way out.

use super::*;
use std::fs;

/// A home with three events of one round; Jan Kowalski was once typed otherwise.
fn home() -> TestApp {
    let mut play = TestApp::new();
    for (at, players) in
        [["Jan Kowalski", "Ewa Bor"], ["Jan Kowalsky", "Ewa Bor"], ["Jan Kowalski", "Ola Lis"]]
            .iter()
            .enumerate()
    {
        event(&mut play, at, players);
    }
    play
}

fn event(play: &mut TestApp, at: usize, players: &[&str]) {
    let path = play.folder.path().join(format!("liga-{at}.yaml"));
    let head = crate::event::Head {
        id: crate::event::EventId::of_bits(at as u128),
        name: format!("Liga {at}"),
        date: format!("2026-0{}-10", at + 1),
        seed: 7_u64.into(),
        organizer: "anna".to_owned(),
        ..crate::event::Head::default()
    };
    let game = LIBRARY.get("destiny").unwrap().ruleset.clone();
    crate::store::create(&path, &head, &game).unwrap();
    let mut session = crate::store::Session::open(&path).unwrap();
    let verbs = ["setup structure=custom rounds=1 cut=0".to_owned()].into_iter();
    let verbs = verbs.chain(players.iter().map(|name| format!("add '{name}'")));
    let verbs = verbs.chain(["pair", "report 1 W", "finish"].map(str::to_owned));
    for (n, verb) in (0..).zip(verbs) {
        let crate::event::Verb::Do(command) = crate::event::read_verb(&verb).unwrap() else {
            panic!("{verb}")
        };
        let now = crate::event::Moment::new(1_795_248_000 + n, 3600);
        session.commit(crate::store::Request::new(&command, "anna", now)).unwrap();
    }
}

fn rules(play: &TestApp) -> String {
    fs::read_to_string(play.folder.path().join("seasons/season.yaml")).unwrap_or_default()
}

pub(super) fn scenes() -> Vec<fn() -> TestApp> {
    vec![doubtful, answered, sheet]
}

fn doubtful() -> TestApp {
    let mut play = home();
    play.keys("s");
    play
}

fn answered() -> TestApp {
    let mut play = doubtful();
    play.keys("y / E w a Enter");
    play.keys("Esc / J a n Space K Enter");
    play
}

fn sheet() -> TestApp {
    let mut play = doubtful();
    play.keys("/ E w a Enter C");
    play
}

#[test]
fn a_doubtful_pair_is_settled_by_a_key_and_as_easily_taken_back() {
    let mut play = doubtful();
    play.assert_shows("One person, or two?")
        .assert_shows("Jan Kowalski – Jan Kowalsky")
        .assert_shows("one letter differs")
        .assert_shows("Jan Kowalsky played in Liga 1.");
    play.keys("y").assert_shows("Jan Kowalski and Jan Kowalsky: one person, in");
    play.assert_hides("One person, or two?").assert_hides("Jan Kowalsky played");
    let added = "same:\n  - [\"Jan Kowalski\", \"Jan Kowalsky\"]\n";
    assert_eq!(rules(&play), format!("{}{added}", crate::season::TEMPLATE));
    play.keys("y").assert_shows("No pair is doubtful.");
    play.keys("u").assert_shows("Taken back from").assert_shows("One person, or two?");
    assert_eq!(rules(&play), crate::season::TEMPLATE);
    play.keys("n").assert_shows("different people, in").assert_hides("One person, or two?");
    play.keys("u u").assert_shows("No answer is meant: find one of those below with /");
}

/// Nobody answers a question that does not stand on the screen.
#[test]
fn a_question_that_a_search_leaves_out_is_not_answered() {
    let mut play = doubtful();
    play.keys("/ E w a Enter").assert_hides("Jan Kowalski – Jan Kowalsky").keys("y");
    play.assert_shows("The search leaves the question out: Esc lists everything again.");
    assert_eq!(rules(&play), "", "nothing is written");
    play.keys("Esc").assert_shows("Jan Kowalski – Jan Kowalsky");
    play.keys("/ K o w a l s k y Enter y")
        .assert_shows("Jan Kowalski and Jan Kowalsky: one person");
}

#[test]
fn an_answer_of_long_ago_is_found_and_taken_back() {
    let mut play = doubtful();
    play.keys("y Esc s").assert_shows("Who is who, as answered");
    play.keys("u").assert_shows("One person, or two?");
    assert_eq!(rules(&play), crate::season::TEMPLATE);
}

#[test]
fn a_file_that_only_its_organizer_can_change_says_so() {
    let mut play = home();
    fs::create_dir(play.folder.path().join("seasons")).unwrap();
    let text = "season: 1\nname: Liga\npoints: {places: [3, 1]}\nsame: [[A, B]]\n";
    fs::write(play.folder.path().join("seasons/season.yaml"), text).unwrap();
    play.keys("s y").assert_shows("only you can change");
    assert_eq!(rules(&play), text);
    // Somebody edits the file while the season is on the screen.
    let text = text.replace("same: [[A, B]]\n", "");
    fs::write(play.folder.path().join("seasons/season.yaml"), &text).unwrap();
    play.keys("Esc s");
    fs::write(play.folder.path().join("seasons/season.yaml"), text.clone() + "best: 2\n").unwrap();
    play.keys("y").assert_shows("was changed meanwhile. Nothing is written;");
    assert_eq!(rules(&play), text + "best: 2\n");
}

#[test]
fn a_player_has_a_sheet_with_its_arithmetic() {
    let mut play = doubtful();
    play.keys("C").assert_shows("Find one player first: / and a part of the name.");
    play.keys("/ E w a Enter C").assert_shows("Season: Ewa Bor");
    play.assert_shows("0 won, 2 lost").assert_shows("Liga 0, place 2: 18 + 1 + 0 = 19");
    play.assert_shows("Jan Kowalski").assert_shows("once");
    play.keys("y").assert_shows("This is one player's sheet; Esc leads back to the table.");
    play.keys("c").assert_shows("Ewa Bor");
    play.keys("Esc").assert_shows("Ewa Bor").assert_shows("38 = 19 + 19");
    // A name and its points stand in one row, and the heading is in the reader's language.
    let screen = play.keys("Esc s").screen();
    let row = screen.lines().find(|line| line.contains(". Jan Kowalski ")).unwrap_or_default();
    assert!(row.contains("="), "{screen}");
    play.app.model.words = crate::words::Words::built_in("pl").unwrap();
    play.keys("Esc s").assert_shows("┌ Sezon ─");
}
