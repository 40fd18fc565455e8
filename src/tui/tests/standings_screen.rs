//! The standings as a screen, the signs of a round, and wide screens.

use super::{NAMES, TestApp};
use crate::tui::Msg;

#[test]
fn the_table_has_the_rows_and_a_key_reads_the_arithmetic() {
    let mut play = TestApp::paired(12);
    play.report_all().keys("s Home");
    for name in &NAMES[..12] {
        play.assert_shows(name);
    }
    let screen = play.screen();
    let rules: Vec<usize> = (screen.lines().enumerate())
        .filter(|(_, line)| line.starts_with("────"))
        .map(|(at, _)| at)
        .collect();
    // The header's line, twelve players with their heading, and six rows of arithmetic.
    assert_eq!(rules, [1, 15], "{screen}");
    let first = play.app.model.open_event().unwrap().chosen_player().unwrap();
    let name = play.event().label(first);
    assert!(screen.lines().nth(16).unwrap().starts_with(&format!("  1. {name} · ")), "{screen}");
    play.assert_hides("points / rounds").assert_shows("w why this place").keys("w");
    play.assert_shows(&format!("┌ {name} · #{first}")).assert_shows("SoS").keys("Esc");
    assert!(play.app.model.dialogs.is_empty());
    play.keys("w w").assert_shows("round").keys("Esc").assert_hides("┌");
}

#[test]
fn the_arrows_have_a_heading() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p").report_all().resize(120, 40);
    play.assert_shows(" ↑↓").keys("s").assert_shows(" moved");
}

#[test]
fn no_line_under_the_heading_of_a_round_is_blank() {
    let mut play = TestApp::paired(8);
    let [gone, _] = {
        let round = play.event().round().unwrap();
        let pairing = round.at_table(1).unwrap();
        [pairing.a, pairing.b.unwrap()]
    };
    play.keys(":").text(&format!("drop #{gone}")).keys("Enter Enter Home");
    let name = play.event().label(gone);
    play.assert_shows(&format!("  {name}: → drops after this round"));
    play.keys("Down").assert_shows("\n  → drops after this round");
}

/// A hundred players, one of them with a very long name, in the first round.
fn hundred() -> TestApp {
    let mut play = TestApp::registered(0);
    let long = "Maksymilian Konstanty Brzęczyszczykiewicz-Chrząszczyżewoszycki".to_owned();
    let names = (1..100).map(|n| format!("Gracz Numer{n:03}")).chain([long]);
    let lines: Vec<String> = names.collect();
    play.keys("a").send(Msg::Paste(lines.join("\n")));
    play.keys("Esc p");
    play
}

#[test]
fn one_very_long_name_keeps_neither_columns_nor_the_third_pane_away() {
    let mut play = hundred();
    play.resize(160, 50).keys("Home");
    let screen = play.screen();
    let round = play.event().round().unwrap();
    // Every table is in sight.
    for table in 1..=50 {
        let pairing = round.at_table(table).unwrap();
        let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
        let shows = [a, b].iter().any(|name| name.len() < 20 && screen.contains(name.as_str()));
        assert!(shows, "table {table}:\n{screen}");
    }
}
