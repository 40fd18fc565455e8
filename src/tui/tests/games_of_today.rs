//! A day of each game that people play today, by keys from the empty folder to the champion.

use super::{NAMES, TestApp};
use crate::tui::active_keys::context_of;
use crate::tui::keys::Context;
use crate::verify::verify;

/// Reports at every table of the round, whatever its dialog asks.
fn report_all(play: &mut TestApp) {
    let round = play.event().round().unwrap();
    let missing: Vec<u32> = round.missing().filter_map(|pairing| pairing.table).collect();
    for table in missing {
        play.text(&table.to_string()).keys("Enter");
        for _ in 0..4 {
            match context_of(&play.app.model) {
                Context::Scores => play.keys("2 Space 1 Enter"),
                Context::Margin => play.keys("7 Enter"),
                _ if play.app.model.dialogs.is_empty() => break,
                _ => play.keys("1"),
            };
        }
    }
    assert_eq!(play.event().round().unwrap().missing().count(), 0, "{}", play.screen());
}

fn verb(play: &mut TestApp, line: &str) {
    play.keys(":").text(line).keys("Enter Enter Esc Esc Esc");
}

/// Rounds that were paired in all stages.
fn paired(play: &TestApp) -> usize {
    play.event().stages.iter().map(|stage| stage.rounds.len()).sum()
}

/// The day of the game on this key, and the rounds it had.
fn day(key: &str, id: &str, announced: &str) -> usize {
    let mut play = TestApp::new();
    play.keys("n").keys(key).keys("Enter a");
    assert_eq!(play.event().ruleset.id, id);
    for name in &NAMES[..8] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc");
    if !announced.is_empty() {
        verb(&mut play, announced);
    }
    if play.event().ruleset.draft.is_some() {
        // Pods and seats, then a key for each pick of 42, then the first round.
        play.keys("W");
        for _ in 0..50 {
            play.keys("Enter");
        }
        play.keys("Esc Esc p Enter Esc Esc");
    }
    if play.event().round().is_some() {
        play.keys("Esc Esc");
        report_all(&mut play);
    }
    for _ in 0..20 {
        let before = paired(&play);
        verb(&mut play, "pair");
        if paired(&play) == before && play.event().finals().is_none() {
            verb(&mut play, "cut");
            verb(&mut play, "pair");
        }
        if paired(&play) == before {
            break;
        }
        report_all(&mut play);
    }
    verb(&mut play, "finish");
    let finished = play.event().finished.as_ref();
    assert!(finished.is_some_and(|end| end.champion.is_some()), "{}", play.screen());
    let judged = verify(play.event());
    assert!(judged.breaches.is_empty(), "{id}: {:?}", judged.breaches);
    paired(&play)
}

#[test]
fn every_game_of_today_is_played_to_its_champion() {
    let finals = "setup structure=custom rounds=2 cut=4";
    assert_eq!(day("a", "armada", finals), 4);
    assert_eq!(day("c", "swccg", finals), 4);
    assert_eq!(day("g", "legion", finals), 4);
    assert_eq!(day("x", "x-wing", finals), 4);
    assert_eq!(day("u", "unlimited", finals), 4);
    assert_eq!(day("h", "shatterpoint", ""), 3);
    assert_eq!(day("m", "unlimited-limited", ""), 7);
    assert_eq!(day("o", "unlimited-sealed", finals), 4);
}

#[test]
fn a_question_about_a_margin_goes_with_another_digit() {
    let mut play = TestApp::new();
    play.keys("n x Enter a");
    for name in &NAMES[..4] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p 1 Enter 1 6 0 Enter 1 Enter 1 7 0 Enter").assert_shows("again");
    play.keys("1").assert_hides("again");
}
