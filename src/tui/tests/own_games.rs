//! Games from the organizer's own folder, which the program does not know.

use super::*;
use crate::store::home;

/// Starts at the list of events, with the games of `tests/rulesets` beside the others.
pub(super) fn at_home() -> TestApp {
    with_games(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rulesets"))
}

/// The same with the games of this folder.
pub(super) fn with_games(folder: &Path) -> TestApp {
    let library = Library::new(home::user_rulesets(folder).texts);
    let folder = crate::store::tests::folder();
    let (sender, messages) = channel();
    let options = Options { library: library.into(), ..options(folder.path().into(), "anna") };
    let app = App::at_home(options, sender);
    let terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    TestApp { app, terminal, now: MORNING, flow: Flow::IDLE, messages, folder }
}

pub(super) fn registered(key: &str) -> TestApp {
    let mut play = at_home();
    play.begin(key, &NAMES[..4]);
    play
}

pub(super) fn paired(key: &str) -> TestApp {
    let mut play = registered(key);
    play.keys("p");
    play
}

#[test]
fn a_margin_is_asked_for_behind_the_winner() {
    let mut play = paired("x");
    play.keys("1 Enter").assert_shows("Who won: 1 or 2?");
    play.keys("1").assert_shows("Margin of victory: ▏  0 to 100");
    play.keys("Enter").assert_shows("Won by how much? Type 0 to 100.").keys("3 7");
    play.assert_shows("Margin of victory: 37▏  0 to 100").keys("Enter").assert_shows(", by 37");
    play.assert_shows("saved, log ").assert_shows("███░░░ 1 of 2").assert_hides("0 to 100");
    let outcome = play.table(1).outcome.clone().unwrap();
    assert_eq!((outcome.games.as_str(), outcome.margin), ("W", Some(37)));
    play.keys("1 Enter").assert_shows(", by 37").keys("2 1 0 1 Enter");
    play.assert_shows("A match is won by 100 at most. Backspace: erase a digit.");
    play.keys("Backspace Enter").says("New: Ewa Zięba beat Anna Żółkiewska, by 10.");
    play.says("Enter again: save");
    play.keys("Enter").assert_shows("corrected").assert_shows("by 10 (it was");
    // A match without a winner has no margin, and a walkover has its own.
    play.keys("2 Enter x 3").assert_shows("both lost");
    play.keys("2 Enter x 2 1 Enter").assert_shows("conceded").keys("s").assert_shows("Margin");
    play.assert_shows("200").assert_shows("110").assert_shows("90");
}

#[test]
fn a_level_match_is_drawn_where_there_are_draws() {
    let mut play = paired("q");
    play.keys("1 Enter 1 2").assert_shows("1–1. Game 3 winner: 1/2, drawn: = (Enter: time is up)");
    play.keys("Backspace Backspace 1 - 1 Enter").assert_shows("drew").assert_shows("1–1");
    play.keys("2 Enter = Enter").assert_shows("Next: pair round 2 (p).");
    play.keys(":").text("report 1 0-0");
    play.keys("Enter").assert_shows("Recorded: ").keys("Enter").assert_shows("corrected");
    let outcome = |table| {
        let round = play.event().round().unwrap();
        round.at_table(table).unwrap().outcome.clone().unwrap()
    };
    assert_eq!((outcome(1).games.as_str(), outcome(1).points), ("", [1, 1]));
    assert_eq!((outcome(2).games.as_str(), outcome(2).points), ("D", [1, 1]));
    play.keys("s").assert_shows("OMW").assert_shows("GW").assert_shows("0.3333");
}
