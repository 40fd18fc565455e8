//! The second entry: slips beside what was entered, with nothing changed.

use super::pile::{elsewhere, games, names};
use super::{TestApp, own_games, sides};
use crate::tui::Msg;

/// Four tables; the first-named player won at each.
fn entered() -> TestApp {
    let mut play = TestApp::paired(8);
    play.keys("Space 1 1 1 1 Esc");
    play
}

#[test]
fn slips_that_agree_cost_one_key_each_and_write_nothing() {
    let mut play = entered();
    let bytes = std::fs::read(play.file()).unwrap();
    play.keys("B").assert_shows("Table 1 · Round 1 of 3 · second entry, 0 of 4 compared");
    play.assert_shows("Who won by the slip: 1 or 2? Nothing is changed.").keys("1 1");
    let [a, b] = names(&play, 2);
    play.assert_shows(&format!("{a}   1–0   {b}")).assert_shows(" agrees").keys("1 1");
    play.assert_shows("4 of 4 agree; none differs.")
        .keys("Esc")
        .says("4 of 4 agree; none differs.");
    assert_eq!(std::fs::read(play.file()).unwrap(), bytes);
}

#[test]
fn the_result_is_not_shown_before_the_slip() {
    for size in [(80, 24), (120, 40), (200, 50), (40, 12)] {
        let mut play = entered();
        play.resize(size.0, size.1).assert_shows("1–0").keys("B");
        play.assert_hides("1–0").assert_hides("beat");
        play.keys("Down Down Up / a").assert_hides("1–0").assert_hides("point").keys("Esc");
        // Neither is it shown when somebody else corrects it.
        elsewhere(&play, "ben", "report 2 L correct");
        play.keys("?").assert_hides("1–0");
    }
}

#[test]
fn a_slip_that_differs_stops_and_changes_nothing() {
    let mut play = entered();
    let lines = play.event().log.len();
    let [a, b] = names(&play, 2);
    play.keys("B 1 2");
    assert!(play.flow.bell);
    play.says(&format!("It stands: {a} beat {b}. You enter: {b} beat {a}."));
    play.keys("1").says("1 entered nothing: ↓ goes on first.").keys("Down 1 1");
    play.assert_shows("3 of 4 agree; table 2 differs.");
    assert_eq!((play.event().log.len(), games(&play, 2).as_deref()), (lines, Some("W")));
    // The arrows lead back to it, and a slip that was mistyped is typed again.
    play.keys("Up").assert_shows("Table 2 · ").keys("2 Backspace 1");
    play.assert_shows("4 of 4 agree; none differs.");
}

#[test]
fn a_difference_is_corrected_in_the_ordinary_dialog() {
    let mut play = entered();
    let [a, b] = names(&play, 1);
    play.keys("B 2 Enter").assert_shows(&format!("Now: {a} beat {b}")).keys("2");
    play.assert_shows("2 again saves it").keys("2");
    play.assert_shows("Table 2 · Round 1 of 3 · second entry, 1 of 4 compared");
    assert_eq!(games(&play, 1).as_deref(), Some("L"));
    play.keys("1 1 1").assert_shows("4 of 4 agree; none differs.");
}

#[test]
fn what_others_correct_agrees_then() {
    let mut play = entered();
    play.keys("B 2");
    elsewhere(&play, "ben", "report 1 L correct");
    play.send(Msg::Changed);
    play.assert_shows("Both agree by now.").keys("Down 1 1 1");
    play.assert_shows("4 of 4 agree; none differs.");
}

#[test]
fn a_table_without_a_result_has_nothing_to_compare() {
    let mut play = TestApp::paired(8);
    play.keys("1 Enter 1 B").assert_shows("0 of 1 compared").keys("3");
    play.assert_shows("Table 3 has no result to compare with.").keys("1 Down 1");
    play.assert_shows("1 of 1 agree; none differs.");
    assert_eq!(games(&play, 3), None);
}

#[test]
fn nothing_is_saved_by_the_keys_of_a_first_entry() {
    let mut play = entered();
    let lines = play.event().log.len();
    play.keys("B a").says("The second entry saves nothing; it marks nobody as leaving.");
    play.keys("Backspace").says("Nothing was saved here that could be taken back.");
    play.keys("n 1").assert_shows("You enter: ").keys("Backspace c 2").assert_shows("You enter: ");
    assert_eq!(play.event().log.len(), lines);
}

#[test]
fn matches_of_several_games_and_margins_are_compared_whole() {
    let mut play = sides::paired();
    play.keys("Space 1 2 c 1 Enter 1 d Enter Esc B");
    assert_eq!([1, 2, 3].map(|table| games(&play, table).unwrap()), ["WL", "LW", "D"]);
    play.assert_shows("By the slip, who won each game: 1 or 2?").keys("c");
    play.says("The second entry compares whole matches: type who won each game.");
    // The slip does not say that a game was conceded.
    play.keys("1 2 2 1 d").assert_shows("Enter compares it.").keys("Enter");
    play.assert_shows("3 of 3 agree; none differs.");
    let mut play = own_games::paired("x");
    play.keys("Space 1 3 7 Enter 2 5 Enter Esc B 1 3 7 Enter 2 6 Enter");
    play.assert_shows("by 6.").assert_shows("by 5.").keys("Down");
    play.assert_shows("1 of 2 agree; table 2 differs.");
}

#[test]
fn a_slip_is_compared_again_when_others_change_the_result() {
    let mut play = entered();
    play.keys("B 1").assert_shows(" agrees");
    elsewhere(&play, "ben", "report 1 L correct");
    play.send(Msg::Changed);
    let [a, b] = names(&play, 1);
    play.assert_shows(&format!("{a}    ≠    {b}")).assert_shows(" differs").keys("1 1 1");
    play.assert_shows("3 of 4 agree; table 1 differs.");
    // The slip was right after all.
    elsewhere(&play, "ben", "report 1 W correct");
    play.send(Msg::Changed);
    play.assert_shows("4 of 4 agree; none differs.");
    // An undone result is gone, so no slip can differ from it.
    elsewhere(&play, "ben", "undo");
    elsewhere(&play, "ben", "undo");
    elsewhere(&play, "ben", "undo");
    play.send(Msg::Changed);
    play.assert_shows("3 of 3 agree; none differs.");
}

#[test]
fn a_slip_typed_again_is_marked_among_the_open_tables() {
    let mut play = entered();
    play.keys("B 1 2").assert_shows("Open: ▸2  3  4 ").keys("Backspace");
    play.assert_shows("Open: ▸2  3  4 ").keys("Esc");
    play.says("1 of 4 agree; table 2 differs.");
}

#[test]
fn no_side_is_written_down_by_the_second_entry() {
    let mut play = sides::paired();
    play.keys("Space 1 1 Esc B s").says("The second entry saves nothing; it writes down no side.");
}
