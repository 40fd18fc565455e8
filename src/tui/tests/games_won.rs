//! A result typed as games won means the same wherever it is typed.

use super::{NAMES, TestApp, own_games};

/// What a script would have to type, and the letters that are kept.
const RESULTS: [(&str, &str); 6] = [
    ("2 - 1", "2-1"),
    ("1 - 2", "1-2"),
    ("2 - 0", "WW"),
    ("1 - 1", "1-1"),
    ("0 - 2", "LL"),
    ("- 0 0", ""),
];

/// Winners game by game. A zero, which is no player, makes two numbers of games won.
const QUICK: [(&str, &str); 7] = [
    ("2 0", "WW"),
    ("2 1 Enter", "LW"),
    ("1 2 Enter", "WL"),
    ("1 0", "W"),
    ("1 1", "WW"),
    ("2 1 1", "LWW"),
    ("1 2 2", "WLL"),
];

/// Four players of Unlimited in the first round.
pub(super) fn unlimited() -> TestApp {
    let mut play = TestApp::new();
    play.keys("n u Enter a");
    for name in &NAMES[..4] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p");
    play
}

fn letters(play: &TestApp, table: u32) -> Option<String> {
    let pairing = play.event().round().unwrap().at_table(table).unwrap();
    pairing.outcome.as_ref().map(|outcome| outcome.games.to_string())
}

#[test]
fn games_won_in_the_pile() {
    for (typed, kept) in RESULTS {
        let mut play = unlimited();
        play.keys("Space").keys(typed);
        assert_eq!(letters(&play, 1).as_deref(), Some(kept), "{typed}: {}", play.screen());
        play.assert_shows("Table 2 · ");
    }
}

#[test]
fn games_won_in_the_dialog() {
    for (typed, kept) in RESULTS {
        let mut play = unlimited();
        play.keys("1 Enter").keys(typed);
        assert_eq!(letters(&play, 1).as_deref(), Some(kept), "{typed}: {}", play.screen());
        // The hyphen may come first, and a second one changes nothing.
        let [first, between, last] = *typed.split(' ').collect::<Vec<_>>() else { panic!() };
        if between == "-" {
            let mut play = unlimited();
            play.keys("1 Enter").keys(&format!("- {first} - {last}"));
            assert_eq!(letters(&play, 1).as_deref(), Some(kept), "{typed}: {}", play.screen());
        }
    }
}

#[test]
fn two_keys_are_two_games_unless_one_is_a_zero() {
    for (typed, kept) in QUICK {
        for opened in ["1 Enter", "Space"] {
            let mut play = unlimited();
            play.keys(opened).keys(typed);
            assert_eq!(letters(&play, 1).as_deref(), Some(kept), "{typed}: {}", play.screen());
        }
    }
    let mut play = unlimited();
    play.keys("1 Enter 0 2");
    assert_eq!(letters(&play, 1).as_deref(), Some("LL"));
}

#[test]
fn another_result_as_games_won_is_asked_for_once_and_then_saved() {
    let mut play = unlimited();
    play.keys("1 Enter 1 1 1 Enter 2 - 1").assert_shows("It stands: ");
    assert_eq!(letters(&play, 1).as_deref(), Some("WW"), "{}", play.screen());
    play.keys("Enter");
    assert_eq!(letters(&play, 1).as_deref(), Some("2-1"), "{}", play.screen());
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
        let pairing = play.event().round().unwrap().at_table(1).unwrap();
        let outcome = pairing.outcome.as_ref();
        let by = outcome.and_then(|outcome| outcome.margin).map(|by| format!("by {by}"));
        assert_eq!(by.as_deref(), Some(said), "{typed}: {}", play.screen());
        assert_eq!(outcome.unwrap().scores, None);
    }
}

#[test]
fn a_hyphen_in_the_pile_of_a_one_game_match_says_why_not() {
    let mut play = TestApp::paired(4);
    play.keys("Space -").assert_shows("a match here is one game: 1 or 2 says who won it");
    assert_eq!(letters(&play, 1), None);
}

#[test]
fn what_cannot_be_is_told_in_the_pile() {
    let mut play = own_games::paired("q");
    play.keys("Space 2 - 2").assert_shows("2-2 is no result");
    assert_eq!(letters(&play, 1), None);
    play.keys("Backspace 0");
    assert_eq!(letters(&play, 1).as_deref(), Some("WW"));
}

#[test]
fn a_level_match_that_needs_a_winner_names_the_game_that_decides() {
    let mut play = unlimited();
    for line in ["report 1 WW", "report 2 WW", "setup rounds=1 cut=4", "cut", "pair"] {
        play.keys(":").text(line).keys("Enter Enter Esc Esc");
    }
    play.keys("1 Enter 1 - 1");
    play.assert_shows("1-1 is no result: one game each, so the third decides").keys("2");
    assert_eq!(letters(&play, 1).as_deref(), Some("1-2"), "{}", play.screen());
}

/// A round of a game whose margin may be entered as both scores.
pub(super) fn x_wing() -> TestApp {
    let mut play = TestApp::new();
    play.keys("n x Enter a");
    for name in &NAMES[..4] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p");
    play
}
