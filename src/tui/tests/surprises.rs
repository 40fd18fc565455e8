//! What the screen says is what the next key does.

use super::*;

#[test]
fn what_enter_saves_of_a_longer_match_is_the_score_on_the_screen() {
    let mut play = unlimited();
    play.keys("1 Enter 1").assert_shows("1–0. Game 2 winner: 1/2, drawn: = (Enter: time is up)");
    play.keys("2").assert_shows("1–1. Game 3 winner: 1/2, drawn: = (Enter: time is up)");
    play.keys("Enter");
    assert_eq!(play.games(1).as_deref(), Some("WL"));
    let mut play = unlimited();
    for line in ["report 1 WW", "report 2 WW", "setup rounds=1 cut=4", "cut", "pair"] {
        play.keys(":").text(line).keys("Enter Enter Esc Esc");
    }
    play.keys("1 Enter 1 2").assert_shows("1–1. Game 3 winner: 1/2").assert_hides("on time");
    play.keys("Enter");
    assert_eq!(play.games(1), None);
    play.keys("2");
    assert_eq!(play.games(1).as_deref(), Some("WLL"));
}

#[test]
fn a_suggested_penalty_goes_with_its_offence() {
    let mut play = TestApp::of_game("l", &["Ala", "Bea", "Cyd", "Dag"]);
    play.verb("setup structure=custom rounds=3 cut=0").verb("pair manual \"Ala = Bea, Cyd = Dag\"");
    play.verb("penalty Ala penalty for=physical marked cards");
    play.keys("1 J 5 Right Right").assert_shows("‹ Ban from events ›");
    play.keys("Left Left").assert_shows("‹ not specified ›").assert_hides("‹ Ban from events ›");
}

#[test]
fn the_end_of_an_event_is_undone_by_the_second_press() {
    let mut play = TestApp::registered(2);
    play.verb("setup structure=custom rounds=1 cut=0").keys("p 1 Enter 1").verb("finish");
    assert!(play.event().finished.is_some());
    play.keys("u").assert_shows("again: undo it");
    assert!(play.event().finished.is_some(), "{}", play.screen());
    play.keys("u");
    assert!(play.event().finished.is_none());
    play.keys("u");
    assert!(play.games(1).is_some(), "{}", play.screen());
    play.keys("u");
    assert_eq!(play.games(1), None);
}

#[test]
fn the_event_info_tells_the_rounds_and_what_it_lacks() {
    let mut play = TestApp::new();
    play.keys("n d Enter").verb("setup structure=custom rounds=4 cut=0");
    play.keys("A").assert_shows("4 Swiss rounds of one game").assert_hides("Not set");
    play.assert_shows("incomplete: Players");
}

#[test]
fn another_tier_keeps_the_structure_that_was_chosen() {
    let mut play = TestApp::new();
    play.keys("n d Down Down Down Left").assert_shows("Rounds");
    play.keys("Up Right").assert_shows("Rounds");
    play.keys("Esc Esc n d Down Down Right").assert_hides("Rounds");
}

#[test]
fn narrowing_the_round_leaves_the_line_of_the_cut() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=2 cut=4");
    play.keys("p").report_all().keys("p").assert_shows("── ");
    play.keys("/").text("zieb").assert_shows("1 of 4 shown").assert_shows("── ");
    // A bye is no table.
    let mut play = TestApp::paired(5);
    play.keys("/").text("zieb").assert_shows(" of 2 shown");
}

#[test]
fn the_log_says_which_settings_were_changed() {
    let mut play = TestApp::registered(4);
    play.verb("setup structure=custom rounds=3 checkin=yes");
    play.keys("l").assert_shows("hanged the event settings: structure=custom, rounds=3, checkin=");
    play.verb("setup rounds=rules").assert_shows("hanged the event settings: rounds=rules");
}

#[test]
fn the_key_that_leaves_the_clock_leaves_only_the_clock() {
    let mut play = TestApp::paired(4);
    play.keys("F").assert_hides("Table").keys("q").assert_shows("Round 1");
    assert!(play.app.model.open_event().is_some());
}
