//! Tests of players who leave with the result of their match.

use super::TestApp;
use crate::event::{Status, leaving_after_round};

#[test]
fn one_key_each_marks_who_leaves_and_the_names_are_told() {
    let mut play = TestApp::paired(4);
    let pairing = play.event().round().unwrap().at_table(1).unwrap().clone();
    let [a, b] = [pairing.a, pairing.b.unwrap()];
    let [first, second] = [a, b].map(|id| play.event().label(id));
    play.keys("1 Enter x 6").assert_shows(&format!("{second} drops after this match."));
    play.keys("x 5").assert_shows(&format!("After this match {first} and {second}"));
    play.keys("x 5").assert_shows(&format!("{second} drops after this match."));
    let lines = play.event().log.len();
    play.keys("1").assert_shows(&format!("After this match {second}")).assert_shows("· saved #");
    assert_eq!(play.event().log.len(), lines + 1);
    assert_eq!(play.event().entrant(b).unwrap().status, Status::Dropped { stage: 1, after: 1 });
    // The round marks the player.
    play.assert_shows(&format!("{second} →")).assert_hides(&format!("{first} →"));
    play.keys("u").assert_shows("Undone: ").assert_hides("→");
    assert!(play.event().is_here(b));
}

#[test]
fn a_mark_is_changed_without_typing_the_result_again() {
    let mut play = TestApp::paired(4);
    let b = play.event().round().unwrap().at_table(1).unwrap().b.unwrap();
    let name = play.event().label(b);
    play.keys("1 Enter 1 1 Enter Enter").assert_shows("Nothing entered yet. Winner: 1 or 2.");
    play.keys("x 6 Enter").assert_shows(&format!("After this match {name}"));
    assert_eq!(leaving_after_round(play.event()), [b]);
    play.keys("1 Enter")
        .assert_shows(&format!("{name} drops after this match."))
        .assert_hides("is no longer in the event")
        .keys("x 6")
        .assert_shows("Neither player drops.")
        .keys("Enter")
        .assert_shows(&format!("{name} is in the event"));
    assert!(play.event().is_here(b));
}

#[test]
fn the_next_pairing_asks_first() {
    let mut play = TestApp::paired(6);
    let b = play.event().round().unwrap().at_table(1).unwrap().b.unwrap();
    let name = play.event().label(b);
    play.keys("1 Enter x 6 1").report_all();
    play.keys("p").assert_shows("Before round 2").assert_shows("has left and is not paired.");
    assert_eq!(play.event().round().unwrap().number, 1);
    play.keys("p").assert_shows("Round 2 is paired").assert_shows(&name);
    assert_eq!(play.event().round().unwrap().number, 2);
}

#[test]
fn in_an_earlier_round_nobody_is_said_to_leave() {
    let mut play = TestApp::paired(4);
    play.report_all()
        .keys("p Left 1 Enter x 6")
        .assert_shows("Later rounds are paired: drop players in the player list.");
}

#[test]
fn the_dialog_and_the_round_fit_a_small_screen() {
    let mut play = TestApp::paired(8);
    play.resize(80, 24).keys("3 Enter x 5 x 6").assert_shows("after this match.");
    let screen = play.screen();
    assert!(screen.lines().all(|line| crate::tui::text::width(line) <= 80), "{screen}");
    play.resize(60, 16).assert_shows("after this match.");
}

#[test]
fn a_player_who_has_left_has_a_sign_in_the_standings() {
    let mut play = TestApp::paired(6);
    let b = play.event().round().unwrap().at_table(1).unwrap().b.unwrap();
    let name = play.event().label(b);
    play.keys("1 Enter x 6 1").report_all().keys("s").assert_shows(&format!("{name} ×"));
    assert!(!play.event().is_here(b));
}
