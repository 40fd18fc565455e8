//! Both scores of a game, in the dialog for one result and in the pile.

use super::{TestApp, own_games};

fn scores(play: &TestApp, table: u32) -> Option<[u32; 2]> {
    let round = play.event().round().unwrap();
    round.at_table(table).unwrap().outcome.as_ref().and_then(|outcome| outcome.scores)
}

#[test]
fn the_winner_and_the_points_are_shown_before_they_are_saved() {
    let mut play = own_games::paired("v");
    play.keys("1 Enter").assert_shows("Both scores, such as 24 17, up to 1000.");
    play.keys("Enter").assert_shows("Type both scores with a space between, such as 24 17.");
    play.keys("4 0 0 Space 1 0 0")
        .assert_shows("400–100 (10–1).")
        .assert_shows("Anna Żółkiewska beat Ewa Zięba 400–100 (10–1). Enter: save.");
    assert_eq!(scores(&play, 1), None);
    play.keys("Backspace Backspace").assert_shows("400–1 (10–1)").keys("8 0 Enter");
    play.assert_shows("saved #").assert_shows("400–180");
    assert_eq!(scores(&play, 1), Some([400, 180]));
    // Another result is told beside the one that stands, and the same key saves it.
    play.keys("1 Enter 4 0 0 - 9 0 Enter").assert_shows("Enter again saves it");
    assert_eq!(scores(&play, 1), Some([400, 180]));
    play.keys("Enter").assert_shows("corrected");
    assert_eq!(scores(&play, 1), Some([400, 90]));
}

#[test]
fn who_won_is_asked_where_the_scores_do_not_say_it() {
    let mut play = own_games::paired("v");
    play.keys("1 Enter 9 Space 9").assert_shows("9–9. Enter: who won?").keys("Enter");
    play.assert_shows("Who won with 9–9: 1 Anna Żółkiewska (6–5) or 2 Ewa Zięba (5–6)?")
        .assert_shows("(6–5)")
        .assert_shows("(5–6)");
    play.keys("Esc").assert_shows("9–9. Enter: who won?").keys("Enter 2");
    play.assert_shows("saved #");
    let round = play.event().round().unwrap();
    let outcome = round.at_table(1).unwrap().outcome.clone().unwrap();
    assert_eq!((outcome.games.as_str(), outcome.points), ("L", [5, 6]));
}

#[test]
fn too_large_a_score_is_told_and_not_saved() {
    let mut play = own_games::paired("k");
    play.keys("1 Enter 5 1 Space 0 Enter");
    play.assert_shows("51 is more than a player can score");
    assert_eq!(scores(&play, 1), None);
    play.keys("Esc Esc").assert_shows("0 of 2");
}

#[test]
fn what_else_a_result_can_be_has_its_keys() {
    let mut play = own_games::paired("k");
    play.keys("1 Enter x 2 1 Enter").assert_shows("conceded");
    assert_eq!(scores(&play, 1), Some([0, 20]));
    play.keys("2 Enter x 2 Backspace").assert_shows("Both scores, such as 24 17").keys("x 4");
    play.assert_shows("both lost");
    assert_eq!(scores(&play, 2), None);
}

#[test]
fn a_pile_of_scores() {
    let mut play = own_games::paired("k");
    play.keys("Space").assert_shows("0 of 2 in").keys("2 4 Space 1 7 Enter");
    assert_eq!(scores(&play, 1), Some([24, 17]));
    play.keys("3 Backspace Backspace").assert_shows("0 of 2 in");
    assert_eq!(scores(&play, 1), None);
    play.keys("2 0 - 1 7 Enter").keys(". 2").keys("5 Space 5 Enter");
    play.assert_shows("Both results are in.");
    assert_eq!([1, 2].map(|table| scores(&play, table)), [Some([20, 17]), Some([5, 5])]);
}

#[test]
fn a_win_on_time_is_marked_before_it_is_saved() {
    let mut play = own_games::paired("j");
    play.keys("1 Enter x 7").assert_shows("This win counts as: modified win.").keys("1 1");
    play.assert_shows("saved #").assert_shows("5–1 t");
    let outcome = play.event().round().unwrap().at_table(1).unwrap().outcome.clone().unwrap();
    assert_eq!((outcome.points, outcome.timed), ([5, 1], true));
    // The mark is taken away by the same key.
    play.keys("2 Enter x 7 x 7").assert_hides("The win counts as").keys("1 1").assert_shows("6–0");
    let mut play = own_games::paired("v");
    play.keys("1 Enter x 7").assert_shows("This game has no win that is worth less.");
}

#[test]
fn a_final_of_several_games_asks_for_games() {
    let final_paired = || {
        let mut play = own_games::registered("k");
        play.keys(":").text("setup structure=custom rounds=1 cut=2").keys("Enter");
        play.keys(":").text("setup finals=first-to-two").keys("Enter p");
        play.keys("Space 2 4 Space 1 7 Enter 9 Space 8 Enter Esc c Enter p Esc");
        play
    };
    for keys in ["1 Enter 2 - 1", "Space 2 - 1", "1 Enter 1 2 1"] {
        let mut play = final_paired();
        play.keys(keys);
        let round = play.event().round().unwrap();
        let outcome = round.at_table(1).unwrap().outcome.clone();
        let outcome = outcome.unwrap_or_else(|| panic!("{keys}: {}", play.screen()));
        assert_eq!((outcome.games.as_str(), outcome.scores), ("WLW", None));
    }
    final_paired().assert_shows("then 1 or 2 for each game");
}
