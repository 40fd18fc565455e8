//! The list of events: its order, its columns, narrowing it, and an event with the same people.

use super::TestApp;

/// Makes an event of this name with these players, and goes back to the list.
fn make(play: &mut TestApp, name: &str, players: &[&str]) {
    play.keys("n d").text(name).keys("Enter");
    for player in players {
        play.text(player).keys("Enter");
    }
    play.keys("Esc");
}

fn verb(play: &mut TestApp, line: &str) {
    play.keys(":").text(line).keys("Enter");
}

fn three() -> TestApp {
    let mut play = TestApp::new();
    make(&mut play, "Liga Łódź", &["Ala", "Bea"]);
    verb(&mut play, "setup structure=custom rounds=2");
    play.keys("p q");
    make(&mut play, "Alfa", &["Cela"]);
    play.keys("q");
    make(&mut play, "Beta", &["Ala", "Bea"]);
    verb(&mut play, "setup structure=custom rounds=1");
    play.keys("p 1 Enter 1");
    verb(&mut play, "finish");
    play.keys("q");
    play
}

/// The rows of the list, without white space at their ends.
fn rows(play: &mut TestApp, from: usize, to: usize) -> Vec<String> {
    let screen = play.screen();
    let rows = screen.lines().skip(from).take(to - from).map(|row| row.trim_end().to_owned());
    rows.collect()
}

#[test]
fn events_that_run_come_first_below_headings() {
    let mut play = three();
    let listed = [
        "  Day         Event                               Players  State",
        "  2026-11-21  Liga Łódź                                 2  round 1",
        "  2026-11-21  Alfa                                      1  registration",
        "▸ 2026-11-21  Beta                                      2  ★ Ala",
    ];
    assert_eq!(rows(play.resize(80, 24), 2, 6), listed);
}

#[test]
fn the_list_narrows_while_one_types_and_enter_opens() {
    let mut play = three();
    play.keys("/").text("lodz");
    play.assert_shows("Liga Łódź").assert_hides("Alfa").assert_hides("Beta");
    play.keys("Enter");
    play.assert_shows("Round 1");
    play.keys("q");
    play.assert_shows("Alfa");
    play.keys("/").text("nothing like it");
    play.assert_shows("No event has these words.");
    play.keys("Esc");
    play.assert_shows("Liga Łódź").assert_shows("Alfa");
}

#[test]
fn an_event_with_the_same_people_takes_their_registration_and_the_announcement() {
    let mut play = three();
    play.keys("Home Enter");
    verb(&mut play, "setup minutes=41");
    play.keys("q c");
    play.assert_shows("The same people are registered: 2 players of Liga Łódź.");
    play.text("Liga II").keys("Enter");
    play.assert_shows("Liga II").assert_shows("Ala").assert_shows("Bea");
    let event = play.event();
    assert_eq!((event.entrants.len(), event.setup.minutes), (2, Some(41)));
    assert!(event.stages.is_empty());
    play.keys("Esc u");
    assert_eq!(play.event().registered().count(), 0, "the people are one action");
}
