//! Time called at a table, by keys: the worked examples by their numbers.

use super::{NAMES, TestApp, own_games};
use crate::event::Side;
use serde_json::{Value, json};

/// The most keys of a time call, besides the digits of numbers.
const MOST_KEYS: usize = 12;

/// Four players of this game, picked by its key, with the first round paired and its time up.
pub(super) fn timed(game: &str, setup: &str) -> TestApp {
    let mut play = paired(game, setup);
    time_is_up(&mut play);
    play
}

fn paired(game: &str, setup: &str) -> TestApp {
    let mut play = TestApp::new();
    play.keys("n").keys(game).keys("Enter a");
    for name in &NAMES[..4] {
        play.text(name).keys("Enter");
        if game == "2" {
            play.text("Druh").keys("Enter");
        }
    }
    play.keys("Esc");
    if !setup.is_empty() {
        play.verb(setup);
    }
    play.keys("p");
    play
}

pub(super) fn time_is_up(play: &mut TestApp) {
    play.keys("t");
    let minutes = i64::from(play.event().round().unwrap().minutes);
    play.now.unix += 60 * minutes - 1;
    play.wait(2);
}

/// Presses keys, and counts those that are no digits of a number. `15` is typed as `#15`.
pub(super) fn counted(play: &mut TestApp, keys: &str) -> usize {
    let mut count = 0;
    for key in keys.split_whitespace() {
        match key.strip_prefix('#') {
            Some(number) => _ = play.text(number),
            None => {
                play.keys(key);
                count += 1;
            }
        }
    }
    count
}

fn result(play: &TestApp, table: u32) -> (String, Option<u32>) {
    let pairing = play.table(table);
    let games = pairing.outcome.as_ref().map(|outcome| outcome.games.to_string());
    (games.unwrap_or_default(), pairing.time.as_ref().and_then(|time| time.step))
}

/// Imperial Assault, with every step before the die level.
pub(super) fn level_at_the_die() -> TestApp {
    let mut play = timed("i", "");
    let level = "#28 Enter #28 Enter #22 Enter #22 Enter #4 Enter #7 Enter #3 Enter #0 Enter";
    counted(&mut play, &format!("#1 J T {level}"));
    play
}

/// The first of two tables whose time is up.
pub(super) fn table_after_table() -> TestApp {
    let mut play = timed("d", "");
    play.keys("T");
    play
}

#[test]
fn e25_two_numbers_each_and_the_verdict_stands_before_it_is_saved() {
    let mut play = timed("d", "");
    play.assert_shows("Time is up. T: go through the open tables.");
    let [a, b] = play.names(1);
    let keys = counted(&mut play, "#1 J T #15 Enter #13 Enter #0 Enter #0");
    play.assert_shows("Time is up · table 1").assert_shows("15 + 0 = 15");
    play.assert_shows("13 + 0 = 13");
    play.assert_shows(&format!("{b} wins: less damage (13 to 15), step 1."));
    play.assert_shows("only if tied");
    assert_eq!(result(&play, 1), (String::new(), None));
    let keys = keys + counted(&mut play, "Enter");
    assert_eq!((keys, result(&play, 1)), (6, ("L".to_owned(), Some(1))));
    play.assert_shows(&format!("Now: {b} beat {a}; time called: less damage (13 to"));
    play.keys("Esc").assert_shows("0–1 t").keys("1 Enter");
    play.assert_shows("time called:").assert_shows("less damage (13 to 15), step 1");
}

#[test]
fn e27_a_special_ending_asks_only_for_the_battlefield() {
    let mut play = timed("d", "");
    let [_, b] = play.names(1);
    let keys = counted(&mut play, "#1 J T x");
    play.assert_shows("both players lost their last character at once")
        .assert_hides("Damage on own");
    let keys = keys + counted(&mut play, "2");
    play.assert_shows(&format!("{b} wins: both players lost their last character at once:"));
    let keys = keys + counted(&mut play, "Enter");
    let pairing = play.table(1);
    assert_eq!(pairing.winner(), pairing.b);
    assert_eq!(pairing.time.as_ref().unwrap().situation.as_deref(), Some("both-defeated"));
    assert_eq!(keys, 5);
    let mut play = timed("d", "");
    play.keys("1 J T x x").assert_shows("no cards left at the end of the upkeep phase");
    play.keys("x").assert_shows("Damage on own");
}

#[test]
fn e35_damage_and_the_dice_by_hand_or_by_the_program() {
    let level = "#28 Enter #28 Enter #22 Enter #22 Enter #4 Enter #7 Enter #3 Enter #0";
    let mut play = timed("i", "");
    let keys = counted(&mut play, &format!("#1 J T {}", level.replace("#7", "#8")));
    play.assert_shows("4 + 3 = 7").assert_shows("8 + 0 = 8");
    let keys = keys + counted(&mut play, "Enter");
    assert_eq!((keys, result(&play, 1)), (10, ("W".to_owned(), Some(3))));
    let mut play = timed("i", "");
    counted(&mut play, &format!("#1 J T {level} Enter #4 Enter #4 Enter"));
    play.assert_shows("re-roll");
    counted(&mut play, "#6 Enter #3").to_string();
    play.assert_shows("Accuracy is 6, but the die only shows 2, 3, 4 or 5.");
    counted(&mut play, "Left Backspace #5 Enter Enter");
    let time = play.table(1).time.clone().unwrap();
    assert_eq!((time.rolls, time.rolled, time.step), (vec![[4, 4], [5, 3]], false, Some(4)));
    let mut play = timed("i", "");
    let keys = counted(&mut play, &format!("#1 J T {level} Space"));
    play.assert_shows("rolled by the program");
    // A digit behind the roll changes no count.
    play.keys("6").assert_shows("The program has rolled. Backspace: undo the roll.");
    let keys = keys + counted(&mut play, "Enter");
    assert!(keys <= MOST_KEYS, "{keys}");
    let time = play.table(1).time.clone().unwrap();
    assert!(time.rolled && time.rolls.last().is_some_and(|[a, b]| a != b));
}

#[test]
fn one_key_goes_from_table_to_table_and_a_key_skips() {
    let mut play = TestApp::paired(8);
    play.keys("t 3 J 3").text("5").keys("Enter Esc");
    play.now.unix += 35 * 60;
    play.wait(1);
    play.keys("1 Esc T").assert_shows("Time is up · table 1").keys("PgDn");
    play.assert_shows("Time is up · table 2");
    counted(&mut play, "#3 Enter #9 Enter #0 Enter #0 Enter");
    // Table 3 has five minutes more, so it is not asked about.
    play.assert_shows("Time is up · table 4");
    counted(&mut play, "#3 Enter #9 Enter #0 Enter #0 Enter");
    play.assert_shows("Time is up · table 1").keys("PgDn");
    play.assert_shows("No other table is waiting.").assert_hides("Time is up · table");
    assert_eq!([1, 2, 3, 4].map(|table| result(&play, table).0), ["", "W", "", "W"]);
    play.now.unix += 5 * 60;
    play.keys("3 Esc T").assert_shows("Time is up · table");
}

#[test]
fn before_the_time_is_up_the_key_says_how_much_is_left() {
    let mut play = TestApp::paired(4);
    play.keys("T").assert_shows("The timer isn't running.").keys("t").wait(60);
    play.assert_hides("T time is up here").keys("T");
    play.assert_shows(
        "The timer still shows 34:00. To call time at one table, type its number first.",
    );
    play.keys("2 T").assert_shows("Time is up · table 2");
    play.keys("PgDn").assert_shows("No other table is waiting.");
}

#[test]
fn an_empty_number_is_asked_for_and_an_early_roll_is_refused() {
    let mut play = timed("i", "");
    play.keys("1 J T Enter").assert_shows("Type the number; 0 if there is none.");
    play.keys("Space").assert_shows("Roll the die only if all earlier steps are tied.");
    play.keys("x").assert_shows("These rules have no ending without a count.");
    let mut play = timed("d", "");
    play.keys("1 J T Space").assert_shows("These rules don't use a die.");
}

#[test]
fn a_result_that_is_there_is_replaced_only_by_the_key_pressed_again() {
    let mut play = timed("d", "");
    let [a, b] = play.names(1);
    play.keys("1 Enter 1");
    counted(&mut play, "#1 J T");
    play.assert_shows(&format!("This table has a result: {a} beat {b}."));
    counted(&mut play, "#9 Enter #3 Enter #0 Enter #0 Enter");
    play.says(&format!("Recorded: {a} beat {b}. New: {b} beat {a}. Enter again: save"));
    assert_eq!(result(&play, 1), ("W".to_owned(), None));
    play.keys("Enter");
    assert_eq!(result(&play, 1), ("L".to_owned(), Some(1)));
    play.keys("Esc Esc u");
    assert_eq!(result(&play, 1), ("W".to_owned(), None));
    play.keys("Ctrl-r");
    assert_eq!(result(&play, 1), ("L".to_owned(), Some(1)));
}

#[test]
fn what_another_organizer_enters_meanwhile_is_told_and_not_overwritten() {
    let mut play = timed("d", "");
    counted(&mut play, "#1 J T #9 Enter #3 Enter #0 Enter #0");
    let pairing = play.table(1);
    let winner = pairing.at(Side::A).unwrap();
    play.hears("report 1 W").assert_shows("ben").keys("Enter");
    let now = play.table(1).winner();
    assert_eq!(now, Some(winner));
    play.assert_shows("Time is up · table 1");
}

#[test]
fn a_game_without_a_procedure_says_so() {
    let mut play = timed("t", "setup rounds=1 minutes=30");
    play.keys("1 J T")
        .assert_shows("The rules of this game don't say what happens when time is up here; make a");
}

/// The margin of table 1, its points, and whether it was won on time.
fn saved(play: &TestApp) -> Value {
    let pairing = play.table(1);
    let outcome = pairing.outcome.as_ref().unwrap();
    json!([outcome.games.as_str(), outcome.margin, outcome.points, outcome.timed])
}

/// The margin follows from what was counted, and what it needs is asked for once the winner is known.
#[test]
fn the_margin_and_a_win_on_time_are_told_before_they_are_saved() {
    for (game, counts, more, winner, told, kept) in [
        (
            "x",
            "#20 Enter #84",
            "",
            Some((1, "more points from destroyed ships (84 to 20), step 1.")),
            "Margin of victory: 64.",
            json!(["L", 64, [0, 1], false]),
        ),
        (
            "g",
            "#3 Enter #2",
            "Enter #310 Enter #100",
            Some((0, "more victory tokens (3 to 2), step 1.")),
            "Margin of victory: 210.",
            json!(["W", 210, [1, 0], false]),
        ),
        (
            "c",
            "#12 Enter #8",
            "",
            None,
            "Win on time. Differential: 4.",
            json!(["W", 4, [1, 0], true]),
        ),
    ] {
        let mut play = timed(game, "");
        let names = play.names(1);
        counted(&mut play, &format!("#1 J T {counts}"));
        if !more.is_empty() {
            play.assert_shows("Points of defeated enemy").assert_hides("Margin of victory:");
            counted(&mut play, more);
        }
        if let Some((side, why)) = winner {
            play.assert_shows(&format!("{} wins: {why}", names[side]));
        }
        play.assert_shows(told);
        counted(&mut play, "Enter");
        assert_eq!(saved(&play), kept);
    }
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
    let [_, b] = play.names(1);
    counted(&mut play, "#1 J T #20 Enter #84 Enter Enter");
    play.assert_shows("Margin of victory").assert_shows("Type the number; 0 if there is none.");
    counted(&mut play, "#201 Enter");
    play.assert_shows("; enter margin=0 to margin=");
    counted(&mut play, "Backspace Backspace #2");
    play.assert_shows(&format!("{b} wins: more points")).assert_shows("Margin of victory: 22.");
    counted(&mut play, "Enter");
    assert_eq!(saved(&play), json!(["L", 22, [0, 1], false]));
}
