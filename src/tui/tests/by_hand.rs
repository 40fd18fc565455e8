//! The round is changed by hand: one place is marked and exchanged with another.

use super::TestApp;
use crate::event::{Id, Pairing};

fn at(play: &TestApp, table: u32) -> [Id; 2] {
    let pairing: &Pairing = play.event().round().unwrap().at_table(table).unwrap();
    [pairing.a, pairing.b.unwrap()]
}

#[test]
fn two_players_change_places_in_one_action() {
    let mut play = TestApp::paired(6);
    let ([a, b], [c, d]) = (at(&play, 1), at(&play, 2));
    let lines = play.event().log.len();
    play.keys("Home Z 1").assert_shows("Change the pairings").assert_shows("Mark a player");
    let marked = format!("Marked: {}.", play.event().label(b));
    play.keys("Right Enter").assert_shows(&marked);
    play.keys("j").assert_shows("No rules broken.").keys("Enter");
    assert_eq!((at(&play, 1), at(&play, 2)), ([a, d], [c, b]));
    assert_eq!(play.event().log.len(), lines + 1);
    play.keys("Esc u u");
    assert_eq!((at(&play, 1), at(&play, 2)), ([a, b], [c, d]));
}

#[test]
fn what_a_change_breaks_is_said_before_it_is_saved() {
    let mut play = TestApp::registered(5);
    play.keys(":").text("pair manual \"#1 = #2, #3 = #4, #5 = bye\"").keys("Enter").report_all();
    play.keys(":").text("pair manual \"#1 = #3, #2 = #5, #4 = bye\"").keys("Enter");
    let lines = play.event().log.len();
    // Player 2 beside player 1 again.
    play.keys("Home Z 1 Right Enter Down Left")
        .assert_shows("rematch: ")
        .assert_hides("breaks no rule");
    // The bye a second time.
    play.keys("Esc Right Enter Down").assert_shows("bye").assert_hides("breaks no rule");
    assert_eq!(play.event().log.len(), lines);
    play.keys("Esc Esc").assert_hides("Change the pairings");
}

#[test]
fn two_tables_change_their_numbers() {
    let mut play = TestApp::paired(6);
    let (first, third) = (at(&play, 1), at(&play, 3));
    play.keys("Home Z 1 Left Enter").assert_shows("Marked: table 1.");
    play.keys("G")
        .assert_shows("Jan Kowalski – Maria Nowak moved to table 1 instead.")
        .keys("Enter");
    assert_eq!((at(&play, 1), at(&play, 3)), (third, first));
}

#[test]
fn a_result_stays_where_it_is() {
    let mut play = TestApp::paired(6);
    play.keys("1 Enter 1 Home Z 1 Enter Down").assert_shows("has a result");
}

#[test]
fn the_round_is_unpaired_from_its_menu() {
    let mut play = TestApp::paired(6);
    play.keys("Z")
        .assert_shows("2  Unpair the round")
        .keys("2")
        .assert_shows("again: undo")
        .keys("u");
    assert!(play.event().stages.is_empty());
}
