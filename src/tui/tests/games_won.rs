//! A result typed as games won means the same wherever it is typed.

use super::{NAMES, TestApp, own_games};

/// What a script would have to type, and the letters that are kept.
const RESULTS: [(&str, &str); 6] = [
    ("2 - 1", "WLW"),
    ("1 - 2", "LWL"),
    ("2 - 0", "WW"),
    ("1 - 1", "WL"),
    ("0 - 2", "LL"),
    ("- 0 0", ""),
];

/// Four players of Unlimited in the first round.
fn unlimited() -> TestApp {
    let mut play = TestApp::new();
    play.keys("n u Enter");
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
fn games_won_in_the_pile_and_in_the_second_entry() {
    for (typed, kept) in RESULTS {
        let mut play = unlimited();
        play.keys("Space").keys(typed);
        assert_eq!(letters(&play, 1).as_deref(), Some(kept), "{typed}: {}", play.screen());
        play.assert_shows("Table 2 · ").keys("1 1 Esc");
        let lines = play.event().log.len();
        play.keys("B").keys(typed).assert_shows("agrees").keys("2 - 1").assert_shows("differs");
        assert_eq!(play.event().log.len(), lines);
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
    play.keys("1 Enter 1 - 1 Enter");
    play.assert_shows("Both have won as many games: 1 or 2 says who won game 3.").keys("2");
    assert_eq!(letters(&play, 1).as_deref(), Some("WLL"), "{}", play.screen());
}
