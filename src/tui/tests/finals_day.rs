//! Finals with byes, a match for third place and a final of best of five, by keys.

use super::own_games::at_home;
use super::{NAMES, TestApp};
use crate::event::{champion, final_places};

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

/// The first-named wins every table of best of three.
fn best_of_three(play: &mut TestApp) {
    let round = play.event().round().unwrap();
    let missing: Vec<u32> = round.missing().filter_map(|pairing| pairing.table).collect();
    for table in missing {
        play.text(&table.to_string()).keys("Enter 1 1");
    }
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
        play.assert_shows("Third place");
    }
    // A narrow screen shows one round at a time.
    let mut play = cut_to_six();
    play.resize(40, 24).keys("p").assert_shows("Quarter-finals").assert_hides("Third place");
}

#[test]
fn the_final_and_the_match_for_third_place_are_played_by_keys() {
    let mut play = cut_to_six();
    for _ in 0..2 {
        play.keys("p");
        best_of_three(&mut play);
    }
    play.keys("p").assert_shows("match for third place at table 2");
    // The final goes on after three games, and the fourth ends it.
    play.keys("1 Enter 1 2 1").assert_shows("Table 1").keys("1");
    let round = play.event().round().unwrap();
    assert_eq!(round.pairings[0].outcome.as_ref().unwrap().games.as_str(), "WLWW");
    assert!(champion(play.event()).is_none());
    play.keys("2 Enter 2");
    assert!(champion(play.event()).is_some());
    let places: Vec<String> =
        final_places(play.event())[..3].iter().map(|id| play.event().label(*id)).collect();
    play.resize(120, 40).keys("Esc Esc");
    play.assert_shows("██ 1 ██").assert_shows("██ 2 ██").assert_shows("██ 3 ██");
    play.keys("b").assert_shows("Third place").assert_shows(&places[2]);
}

#[test]
fn a_cut_by_record_is_announced_in_the_form_and_made_by_c() {
    let mut play = paired("rounds=2 cut=1 cut_by=losses");
    play.report_all().keys("p").report_all();
    // Two of eight won twice, four won once.
    play.keys("c").assert_shows("The cut to 6").keys("Enter p").assert_shows("bye");
    assert_eq!(play.event().finals().unwrap().seeds.len(), 6);
}
