//! Small windows, what lies behind a dialog, and the key that comes next.

use super::scenes;
use super::{LANGUAGE, NAMES, TestApp};
use crate::tui::keys::Context;

/// The scenes in which a key names the winner of a match.
fn results() -> Vec<scenes::Scene> {
    [Context::Report, Context::Pile].into_iter().flat_map(scenes::of).collect()
}

#[test]
fn the_keys_that_name_the_winner_stay_in_a_small_window() {
    for language in ["en", "pl"] {
        LANGUAGE.set(language);
        for (at, scene) in results().into_iter().enumerate() {
            let mut play = scene();
            let screen = play.resize(40, 12).screen();
            let event = play.event();
            let slip = play.app.model.dialogs.last().unwrap().slip();
            let Some(slip) = slip.filter(|slip| !slip.takes_scores()) else { continue };
            for (key, id) in [1, 2].into_iter().zip(slip.players(event).unwrap()) {
                let name = event.label(id);
                let seen = [format!(" {key} {name}"), format!(" {key}  {name}")];
                assert!(seen.iter().any(|s| screen.contains(s)), "{seen:?} in {at}:\n{screen}");
            }
        }
        // A message takes the row of the further keys.
        let mut play = TestApp::paired(6);
        play.resize(40, 12).keys("1 Enter =");
        let players = play.event().round().unwrap().at_table(1).unwrap();
        let [a, b] = [players.a, players.b.unwrap()].map(|id| play.event().label(id));
        play.assert_shows(&format!(" 1 {a}")).assert_shows(&format!(" 2 {b}"));
    }
    LANGUAGE.set("en");
}

#[test]
fn a_dialog_in_a_small_window_has_a_second_row_of_keys() {
    let mut play = TestApp::paired(6);
    play.resize(40, 12).keys("E");
    let lines: Vec<String> = play.screen().lines().map(str::to_owned).collect();
    assert_eq!(lines[10], " 2 file  3 copy  4 read  ↑↓ move");
    // The line of the palette is typed in that row.
    play.keys("Esc : n o t e");
    let lines: Vec<String> = play.screen().lines().map(str::to_owned).collect();
    assert_eq!(lines[10], ":note");
}

#[test]
fn the_cut_shows_its_seeds_before_those_who_come_next() {
    let mut play = scenes::of(Context::Seeds)[0]();
    play.resize(40, 12).assert_shows("│ ▸  1  ").assert_shows("    4  ").assert_hides("    5  ");
    play.resize(80, 24).assert_shows("     5  ");
}

#[test]
fn the_list_of_events_shows_names_and_states_in_a_small_window() {
    let mut play = TestApp::new();
    for name in &NAMES[..5] {
        play.keys("n d").text(name).keys("Enter Esc q");
    }
    play.resize(40, 12);
    for name in &NAMES[..5] {
        let screen = play.screen();
        let line = screen
            .lines()
            .find(|line| line.contains(name))
            .unwrap_or_else(|| panic!("{name} is not on the screen:\n{screen}"));
        assert!(line.ends_with("registration"), "{line:?}");
    }
    play.assert_shows("  A new event: n\n").assert_hides("Star Wars: Destiny");
    play.resize(80, 24).assert_shows("2026-11-21  Ewa Zięba").assert_shows("   Star Wars: Destiny");
}

#[test]
fn the_log_of_a_small_window_tells_what_was_done_and_not_by_whom() {
    let mut play = TestApp::paired(6);
    super::pile::elsewhere(&play, "ben", "note 'the hall is cold'");
    play.send(crate::tui::Msg::Changed);
    play.keys("Esc l").assert_shows("  anna  paired round 1").resize(40, 12);
    play.assert_hides("anna").assert_shows("  paired round 1");
}

#[test]
fn the_sheet_of_a_result_leaves_the_round_as_it_was() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut play = TestApp::paired(12);
        let body = |play: &mut TestApp| {
            play.screen();
            let buffer = play.terminal.backend().buffer();
            buffer.content[..usize::from(width * (height - 2))].to_vec()
        };
        let before = body(play.resize(width, height));
        play.keys("Enter");
        assert!(before == body(&mut play), "{}", play.screen());
        play.assert_shows("Who won: 1 or 2?").keys("Esc");
        assert!(before == body(&mut play));
    }
}

#[test]
fn the_numbers_of_the_podium_are_not_in_the_colour_of_its_blocks() {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=0").keys("Enter p").report_all();
    play.screen();
    let rule = play.app.model.theme.rule.fg.unwrap();
    let buffer = play.terminal.backend().buffer();
    let blocks = buffer.content.iter().filter(|cell| cell.symbol() == "█" && cell.fg == rule);
    assert!(blocks.count() > 0);
    let in_block =
        |x: u16, y: u16| buffer[(x - 2, y)].symbol() == "█" && buffer[(x - 2, y)].fg == rule;
    let numbers = (3..9)
        .flat_map(|y| (2..78).map(move |x| (x, y)))
        .filter(|(x, y)| ["1", "2", "3"].contains(&buffer[(*x, *y)].symbol()) && in_block(*x, *y));
    let numbers: Vec<(u16, u16)> = numbers.collect();
    assert_eq!(numbers.len(), 3);
    assert!(numbers.iter().all(|at| buffer[*at].fg != rule));
}

#[test]
fn the_line_above_the_players_names_the_key_that_starts() {
    let mut play = TestApp::registered(8);
    play.assert_shows("8 players: 3 rounds, no cut.");
    play.assert_shows("p pairs round 1, A shows what is announced, S changes it.");
    play.keys("a").assert_shows("8 players: 3 rounds, no cut. Esc, then p pairs round 1.");
    TestApp::registered(1)
        .assert_shows("A shows what is announced, S changes it.")
        .assert_hides("pairs round 1");
}
