//! Results typed as scores or as games won, in the dialog for one result and in the pile.

use super::{NAMES, TestApp, own_games};

fn scores(play: &TestApp, table: u32) -> Option<[u32; 2]> {
    let round = play.event().round().unwrap();
    round.at_table(table).unwrap().outcome.as_ref().and_then(|outcome| outcome.scores)
}

#[test]
fn the_winner_and_the_points_are_shown_before_they_are_saved() {
    let mut play = own_games::paired("v");
    play.keys("1 Enter").assert_shows("Both scores, such as 24 17, up to 1000.");
    play.keys("Enter").assert_shows("Type both scores with a space between, such as 24 17.");
    play.keys("4 0 0 Space 1 0 0").assert_shows("400–100 (10–1).");
    play.assert_shows("Anna Żółkiewska beat Ewa Zięba 400–100 (10–1). Enter: save");
    assert_eq!(scores(&play, 1), None);
    play.keys("Backspace Backspace").assert_shows("400–1 (10–1)").keys("8 0 Enter");
    play.assert_shows("saved, log ").assert_shows("400–180");
    assert_eq!(scores(&play, 1), Some([400, 180]));
    play.keys("1 Enter 4 0 0 - 9 0 Enter").assert_shows("Enter again: save · Esc: keep as is");
    assert_eq!(scores(&play, 1), Some([400, 180]));
    play.keys("Enter").assert_shows("corrected");
    assert_eq!(scores(&play, 1), Some([400, 90]));
}

#[test]
fn who_won_is_asked_where_the_scores_do_not_say_it() {
    let mut play = own_games::paired("v");
    play.keys("1 Enter 9 Space 9").assert_shows("9–9. Enter: who won?").keys("Enter");
    play.assert_shows("Who won with 9–9: 1 Anna Żółkiewska (6–5) or 2 Ewa Zięba (5–6)?");
    play.assert_shows("(6–5)").assert_shows("(5–6)");
    play.keys("Esc")
        .assert_shows("9–9. Enter: who won?")
        .keys("Enter 2")
        .assert_shows("saved, log ");
    let round = play.event().round().unwrap();
    let outcome = round.at_table(1).unwrap().outcome.clone().unwrap();
    assert_eq!((outcome.games.as_str(), outcome.points), ("L", [5, 6]));
}

#[test]
fn too_large_a_score_is_told_and_not_saved() {
    let mut play = own_games::paired("k");
    play.keys("1 Enter 5 1 Space 0 Enter").assert_shows("51 is more than a player can score");
    assert_eq!(scores(&play, 1), None);
    play.keys("Esc Esc").assert_shows("0 of 2");
}

#[test]
fn a_win_on_time_is_marked_before_it_is_saved() {
    let mut play = own_games::paired("j");
    play.keys("1 Enter x 7").assert_shows("This win counts as: modified win.").keys("1 1");
    play.assert_shows("saved, log ").assert_shows("5–1 t");
    let outcome = play.table(1).outcome.clone().unwrap();
    assert_eq!((outcome.points, outcome.timed), ([5, 1], true));
    play.keys("2 Enter x 7 x 7").assert_hides("This win counts as").keys("1 1").assert_shows("6–0");
    let mut play = own_games::paired("v");
    play.keys("1 Enter x 7").assert_shows("This game has no win that is worth less.");
}

#[test]
fn a_final_of_several_games_asks_for_games() {
    let final_paired = || {
        let mut play = own_games::registered("k");
        play.verb("setup structure=custom rounds=1 cut=2").verb("setup finals=first-to-two");
        play.keys("p Space 2 4 Space 1 7 Enter 9 Space 8 Enter Esc c Enter p Esc");
        play
    };
    for keys in ["1 Enter 2 - 1 Enter", "Space 2 - 1 Enter", "1 Enter 1 2 1"] {
        let mut play = final_paired();
        play.keys(keys);
        let round = play.event().round().unwrap();
        let outcome = round.at_table(1).unwrap().outcome.clone();
        let outcome = outcome.unwrap_or_else(|| panic!("{keys}: {}", play.screen()));
        assert_eq!((outcome.games.as_str(), outcome.scores), ("WLW", None));
    }
    final_paired().assert_shows("then 1 or 2 for each game");
}

/// What is typed for a match, and the letters that are kept: games won, with or without hyphens, or
/// the winners game by game. A zero, which is no player, makes two numbers of games won.
const RESULTS: [(&str, &str); 12] = [
    ("2 - 1 Enter", "2-1"),
    ("1 - 2 Enter", "1-2"),
    ("2 - 0 Enter", "WW"),
    ("1 - 1 Enter", "1-1"),
    ("- 0 0 Enter", ""),
    ("2 0 Enter", "WW"),
    ("0 - 2 Enter", "LL"),
    ("2 1 Enter", "LW"),
    ("1 0 Enter", "W"),
    ("1 1", "WW"),
    ("2 1 1", "LWW"),
    ("1 2 2", "WLL"),
];

pub(super) fn unlimited() -> TestApp {
    let mut play = TestApp::of_game("u", &NAMES[..4]);
    play.keys("p");
    play
}

#[test]
fn games_won_in_the_dialog_and_in_the_pile() {
    for (typed, kept) in RESULTS {
        for opened in ["1 Enter", "Space"] {
            let mut play = unlimited();
            play.keys(opened).keys(typed);
            assert_eq!(play.games(1).as_deref(), Some(kept), "{typed}: {}", play.screen());
        }
    }
    // In the dialog, where no digit begins a table's number.
    for (typed, kept) in [("- 1 - 2 Enter", "1-2"), ("0 2 Enter", "LL")] {
        let mut play = unlimited();
        play.keys("1 Enter").keys(typed);
        assert_eq!(play.games(1).as_deref(), Some(kept), "{typed}: {}", play.screen());
    }
}

#[test]
fn another_result_as_games_won_is_asked_for_once_and_then_saved() {
    let mut play = unlimited();
    play.keys("1 Enter 1 1 1 Enter 2 - 1 Enter").assert_shows("Recorded: ");
    assert_eq!(play.games(1).as_deref(), Some("WW"), "{}", play.screen());
    play.keys("Enter");
    assert_eq!(play.games(1).as_deref(), Some("2-1"), "{}", play.screen());
}

#[test]
fn a_match_with_margins_may_take_both_scores() {
    for (typed, said) in [
        ("1 3 5 Enter", "by 35"),
        ("1 2 0 - 8 5 Enter", "by 35"),
        ("- 1 2 0 - 8 5 Enter", "by 35"),
        ("- 8 5 Space 1 2 0 Enter", "by 35"),
        ("0 - 2 0 0 Enter", "by 200"),
        ("- 1 0 0 - 1 0 0 Enter 2", "by 0"),
    ] {
        let mut play = x_wing();
        play.keys("1 Enter").keys(typed);
        let pairing = play.table(1);
        let outcome = pairing.outcome.as_ref();
        let by = outcome.and_then(|outcome| outcome.margin).map(|by| format!("by {by}"));
        assert_eq!(by.as_deref(), Some(said), "{typed}: {}", play.screen());
        assert_eq!(outcome.unwrap().scores, None);
    }
}

#[test]
fn a_hyphen_in_the_pile_of_a_one_game_match_says_why_not() {
    let mut play = TestApp::paired(4);
    play.keys("Space -").assert_shows("a match here is a single game: enter its winner, 1 or 2");
    assert_eq!(play.games(1), None);
}

#[test]
fn what_cannot_be_is_told_in_the_pile() {
    let mut play = own_games::paired("q");
    play.keys("Space 2 - 2 Enter").assert_shows("can't be entered as games won");
    assert_eq!(play.games(1), None);
    play.keys("Backspace 0 Enter");
    assert_eq!(play.games(1).as_deref(), Some("WW"));
}

#[test]
fn a_level_match_that_needs_a_winner_names_the_game_that_decides() {
    let mut play = unlimited();
    for line in ["report 1 WW", "report 2 WW", "setup rounds=1 cut=4", "cut", "pair"] {
        play.keys(":").text(line).keys("Enter Enter Esc Esc");
    }
    play.keys("1 Enter 1 - 1 Enter");
    play.assert_shows("it's one game each, so the third decides: enter the games").keys("2 Enter");
    assert_eq!(play.games(1).as_deref(), Some("1-2"), "{}", play.screen());
}

/// A round of a game whose margin may be entered as both scores.
pub(super) fn x_wing() -> TestApp {
    let mut play = TestApp::of_game("x", &NAMES[..4]);
    play.keys("p");
    play
}
