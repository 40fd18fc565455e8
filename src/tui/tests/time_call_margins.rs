//! Time called by keys in games whose result has a margin.

use super::time_call::{counted, names, time_is_up, timed};
use super::{NAMES, TestApp, own_games};
use serde_json::{Value, json};

/// The margin of table 1, its points, and whether it was won on time.
fn saved(play: &TestApp) -> Value {
    let pairing = play.event().round().unwrap().at_table(1).unwrap();
    let outcome = pairing.outcome.as_ref().unwrap();
    json!([outcome.games.as_str(), outcome.margin, outcome.points, outcome.timed])
}

#[test]
fn the_margin_follows_from_what_was_counted() {
    let mut play = timed("x", "");
    let [_, b] = names(&play);
    counted(&mut play, "#1 J T #20 Enter #84");
    play.assert_shows(&format!("{b} wins: more points from destroyed ships (84 to 20), step 1."))
        .assert_shows("Margin of victory: 64.");
    counted(&mut play, "Enter");
    assert_eq!(saved(&play), json!(["L", 64, [0, 1], false]));
}

#[test]
fn what_the_margin_needs_is_asked_for_after_the_winner_is_known() {
    let mut play = timed("g", "");
    let [a, _] = names(&play);
    counted(&mut play, "#1 J T #3 Enter #2");
    play.assert_shows("Points of defeated enemy").assert_hides("Margin of victory:");
    counted(&mut play, "Enter #310 Enter #100");
    play.assert_shows(&format!("{a} wins: more victory tokens (3 to 2), step 1."))
        .assert_shows("Margin of victory: 210.");
    counted(&mut play, "Enter");
    assert_eq!(saved(&play), json!(["W", 210, [1, 0], false]));
}

#[test]
fn a_win_on_time_is_named_before_it_is_saved() {
    let mut play = timed("c", "");
    counted(&mut play, "#1 J T #12 Enter #8");
    play.assert_shows("Win on time. Differential: 4.");
    counted(&mut play, "Enter");
    assert_eq!(saved(&play), json!(["W", 4, [1, 0], true]));
}

#[test]
fn t_goes_from_table_to_table_with_margins() {
    let mut play = timed("x", "");
    play.keys("T");
    counted(&mut play, "#20 Enter #84 Enter");
    play.assert_shows("Time is up · table 2");
    counted(&mut play, "#84 Enter #84 Enter #3 Enter #1 Enter");
    assert_eq!(play.event().round().unwrap().missing().count(), 0, "{}", play.screen());
}

#[test]
fn a_game_whose_rules_name_no_count_asks_for_the_margin() {
    let games = tempfile::tempdir().unwrap();
    let text = include_str!("../../../config/rulesets/x-wing.yaml");
    let text = text.replace("    margin_from: destroyed\n", "");
    std::fs::write(games.path().join("x-wing.yaml"), text).unwrap();
    let mut play = own_games::with_games(games.path());
    play.keys("n x Enter a");
    for name in &NAMES[..4] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p");
    time_is_up(&mut play);
    let [_, b] = names(&play);
    counted(&mut play, "#1 J T #20 Enter #84 Enter Enter");
    play.assert_shows("Margin of victory").assert_shows("Type the number; 0 if there is none.");
    counted(&mut play, "#201 Enter");
    play.assert_shows("; enter margin=0 to margin=");
    counted(&mut play, "Backspace Backspace #2");
    play.assert_shows(&format!("{b} wins: more points")).assert_shows("Margin of victory: 22.");
    counted(&mut play, "Enter");
    assert_eq!(saved(&play), json!(["L", 22, [0, 1], false]));
}

#[test]
fn the_round_behind_a_time_call_is_dim_as_behind_every_dialog() {
    let mut play = TestApp::paired(24);
    play.resize(80, 24).keys("1 T").screen();
    let behind = play.terminal.backend().buffer()[(2, 21)].fg;
    assert_eq!(Some(behind), play.app.model.theme.behind.fg);
}
