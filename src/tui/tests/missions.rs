//! A game that draws a mission for every round.

use super::{NAMES, TestApp};

/// Eight players of Imperial Assault, with the first round paired.
pub fn paired() -> TestApp {
    let mut play = TestApp::new();
    play.keys("n i Enter a");
    for name in &NAMES[..8] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p");
    play
}

#[test]
fn the_mission_stands_at_the_head_of_the_round() {
    let mut play = paired();
    let mission = play.event().round().unwrap().mission.clone().unwrap();
    play.assert_shows(&format!("Round 1 is paired: 4 tables, {}", mission.phrase()));
    let title = mission.title();
    let state = "Round 1 of 3  ░░░░░░ 0 of 4";
    // The mission stands behind the heading if that has enough space, else below it.
    play.resize(150, 40).assert_shows(&format!("{state} · {title}"));
    for (width, height) in [(80, 24), (100, 30), (60, 16)] {
        play.resize(width, height).assert_shows(state).assert_shows(&format!("\n  {title}"));
    }
    play.resize(80, 24).keys("l").assert_shows(&format!("paired round 1, {}", mission.phrase()));
}

#[test]
fn another_round_has_another_mission_and_the_old_one_can_be_looked_at() {
    let mut play = paired();
    let first = play.event().round().unwrap().mission.clone().unwrap();
    play.report_all().keys("p");
    let second = play.event().round().unwrap().mission.clone().unwrap();
    assert_ne!(first, second);
    play.assert_shows(&second.title().to_string())
        .keys("Left")
        .assert_shows(&first.title().to_string())
        .assert_hides(&second.title().to_string());
}
