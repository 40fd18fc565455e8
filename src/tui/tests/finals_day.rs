//! Finals with byes, of best of three and of best of five, by keys.

use super::own_games::at_home;
use super::{NAMES, TestApp};
use crate::event::champion;

/// Eight players of this game with this announcement, and the first round paired.
fn paired(setup: &str) -> TestApp {
    let mut play = at_home();
    play.keys("n y Enter a");
    for name in &NAMES[..8] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc :").text(&format!("setup structure=custom {setup}")).keys("Enter p");
    play
}

/// Eight players of this game before their cut to six.
fn cut_to_six() -> TestApp {
    let mut play = paired("rounds=1 cut=6");
    play.report_all().keys("c Enter");
    play
}

#[test]
fn the_first_seeds_rest_and_the_bracket_says_so() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut play = cut_to_six();
        // The bracket shows by itself once the cut is made.
        play.resize(width, height).keys("p");
        play.assert_shows("Quarter-finals").assert_shows("Semi-finals").assert_shows("Final");
        let screen = play.screen();
        let byes = screen.lines().filter(|line| line.trim_start().starts_with("bye "));
        assert_eq!(byes.count(), 2, "{screen}");
    }
    // A narrow screen shows one round at a time.
    let mut play = cut_to_six();
    play.resize(40, 24).keys("p").assert_shows("Quarter-finals").assert_hides("Semi-finals");
}

#[test]
fn a_final_of_best_of_five_is_played_by_keys() {
    let mut play = paired("rounds=1 cut=2 finals=first-to-three");
    play.report_all().keys("c Enter p");
    // The final goes on after three games, and the fourth ends it.
    play.keys("1 Enter 1 2 1").assert_shows("Table 1");
    assert!(champion(play.event()).is_none());
    play.keys("1");
    let round = play.event().round().unwrap();
    assert_eq!(round.pairings[0].outcome.as_ref().unwrap().games.as_str(), "WLWW");
    assert!(champion(play.event()).is_some());
}
