//! A pile of slips: what it costs, and what no key of it can do.

use super::*;
use crate::event::How;
use crate::event::actions::Leavers;

fn large(players: usize) -> TestApp {
    let mut play = TestApp::registered(0);
    let names: Vec<String> = (1..=players).map(|n| format!("Gracz {n:03}")).collect();
    play.keys("a").send(Msg::Paste(names.join("\n")));
    play.keys("Esc p");
    play
}

/// The keys for one slip in the pile, as the dialog tells them.
///
/// There are none for the table that it waits for, else the table's number.
fn keys_for_table(table: u32, waits_for: u32) -> String {
    match table {
        _ if table == waits_for => String::new(),
        1..=9 => format!("0{table}"),
        10..=29 => format!(".{table}"),
        _ => table.to_string(),
    }
}

fn median(mut costs: Vec<usize>) -> usize {
    costs.sort_unstable();
    costs[costs.len() / 2]
}

fn waits_for(play: &TestApp) -> u32 {
    let dialog = play.app.model.dialogs.last().unwrap();
    dialog.slip().map_or(0, |slip| slip.entry.table)
}

#[test]
fn sixty_results_in_random_order_cost_three_keys_each() {
    let mut play = large(120);
    play.keys("Space");
    let mut order: Vec<u32> = (1..=60).collect();
    let mut chance: u64 = 7;
    for at in (1..order.len()).rev() {
        chance = chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        order.swap(at, (chance >> 33) as usize % (at + 1));
    }
    let mut costs = Vec::new();
    for table in order {
        let keys = keys_for_table(table, waits_for(&play)) + "2";
        keys.chars().for_each(|sign| play.press(key(&sign.to_string())));
        costs.push(keys.len());
        assert_eq!(play.games(table).as_deref(), Some("L"), "table {table} by {keys}");
    }
    assert!(play.event().round().unwrap().is_complete());
    assert_eq!(costs.iter().max(), Some(&4));
    assert_eq!(median(costs), 3);
}

#[test]
fn a_missing_slip_is_skipped_and_named_at_the_end() {
    let mut play = TestApp::paired(8);
    play.keys("Space 1 Down 1 1");
    play.assert_shows("Back to the start: table 2 was skipped.").assert_shows("Table 2 · Round 1");
    assert_eq!([1, 2, 3, 4].map(|table| play.games(table).is_some()), [true, false, true, true]);
    play.keys("Down").says("No other table is waiting.").keys("2");
    play.assert_shows("All 4 results are in.").keys("1").says("No slips left. Esc: back.");
    assert_eq!(play.games(2).as_deref(), Some("L"));
    play.keys("Esc").assert_hides("All 4 results");
}

#[test]
fn the_arrows_go_back_and_forth_among_the_open_tables() {
    let mut play = TestApp::paired(8);
    play.keys("Space Down Down");
    assert_eq!(waits_for(&play), 3);
    play.keys("Up");
    assert_eq!(waits_for(&play), 2);
    play.keys("Up Up");
    assert_eq!(waits_for(&play), 4);
    play.keys("Esc").assert_shows("▸   4 ");
}

#[test]
fn backspace_takes_back_the_last_result_with_its_names() {
    let mut play = TestApp::paired(8);
    let [a, b] = play.names(2);
    play.keys("Space 1 2 Backspace");
    play.says(&format!("Undone: \"round 1 table 2: {b} beat {a}\""));
    assert_eq!((waits_for(&play), play.games(2)), (2, None));
    play.keys("1 Backspace Backspace Backspace").says("Nothing to undo.");
    assert_eq!((waits_for(&play), play.event().round().unwrap().missing().count()), (1, 4));
    play.keys("Esc 3 Enter 1 Space Backspace").says("Nothing to undo.");
    assert_eq!(play.games(3).as_deref(), Some("W"));
}

#[test]
fn a_result_that_cannot_be_taken_back_says_why() {
    let mut play = TestApp::paired(4);
    play.keys("Space 1 1");
    play.elsewhere("ben", "pair");
    play.keys("Backspace").assert_shows("Can't undo only action").keys("1");
    play.says("1 entered nothing. To go on: ↓.");
    assert_eq!(play.event().stages[0].rounds.len(), 2);
}

#[test]
fn a_table_with_a_result_stops_the_pile_and_is_not_overwritten() {
    let mut play = TestApp::paired(8);
    let [a, b] = play.names(3);
    play.keys("3 Enter 1 Space 3");
    play.says(&format!("Table 3 already has a result from anna: {a} beat {b}."));
    play.keys("2").says("2 entered nothing. To go on: ↓.");
    assert_eq!([3, 4].map(|table| play.games(table)), [Some("W".to_owned()), None]);
    play.keys("Down 2");
    assert_eq!([3, 4].map(|table| play.games(table).unwrap()), ["W", "L"]);
    play.keys("3 Enter").assert_shows(&format!("Now: {a} beat {b}"));
    play.keys("2").assert_shows("2 again: save").keys("2").assert_shows("corrected");
    assert_eq!((play.games(3).as_deref(), waits_for(&play)), (Some("L"), 1));
}

#[test]
fn no_number_that_is_no_table_reaches_the_table_before() {
    let mut play = TestApp::paired(8);
    play.keys("Space 9").assert_shows("No table 9 in this round.");
    play.keys("1").says("1 entered nothing. To go on: ↓.").keys("Down 1");
    assert_eq!(play.event().round().unwrap().missing().count(), 3);
    // In a large round, a number is not complete with its first digit.
    let mut play = large(40);
    play.keys("Space 7").assert_shows("Table 7▏  Enter: go there.").keys("2");
    play.assert_shows("No table 72 in this round.");
    assert_eq!(play.event().round().unwrap().missing().count(), 20);
    play.keys("Down . 1 Backspace 2 Enter 1");
    assert_eq!(play.games(2).as_deref(), Some("W"));
    play.keys("7 Enter 1 . Esc 0 9 1");
    assert_eq!([7, 9].map(|table| play.games(table).unwrap()), ["W", "W"]);
}

#[test]
fn another_scorekeepers_table_is_left_alone() {
    let mut play = TestApp::paired(8);
    let [a, b] = play.names(1);
    play.keys("Space");
    play.hears("report 3 W").assert_shows("ben: round 1 table 3: ");
    play.assert_shows("Open: ▸1  2     4 ");
    play.hears("report 1 W").says(&format!("Table 1 already has a result from ben: {a} beat {b}."));
    play.keys("2").says("2 entered nothing. To go on: ↓.").keys("Down");
    assert_eq!((waits_for(&play), play.games(2)), (2, None));
    play.elsewhere("ben", "report 2 W");
    play.keys("2 2 2").assert_shows("already has a result from");
    let results = [1, 2, 3, 4].map(|table| play.games(table));
    let w = || Some("W".to_owned());
    assert_eq!(results, [w(), w(), w(), None]);
    play.keys("Down");
    play.elsewhere("ben", "report 4 L");
    play.keys("2").assert_shows("All 4 results are in.");
    play.assert_shows("This result is already entered.");
}

#[test]
fn absence_concession_and_leaving_work_in_the_pile() {
    let mut play = TestApp::paired(8);
    let [a, b] = play.names(1);
    play.keys("Space x 1").assert_shows("Who didn't show up: 1 or 2?").keys("1");
    play.assert_shows(&format!("{a} didn't show up")).keys("Enter");
    assert_eq!(waits_for(&play), 2);
    play.assert_shows(&format!("{a}  0–1 n  {b}"));
    play.keys("x 2").assert_shows("Who conceded the match: 1 or 2?").keys("Esc x 2 2 Enter x 5");
    let [_, leaver] = play.names(3);
    play.assert_shows(&format!("{leaver} drops after this match.")).keys("1");
    let round = play.event().round().unwrap();
    let how = |table| round.at_table(table).unwrap().outcome.as_ref().unwrap().how;
    assert!(matches!((how(1), how(2)), (How::NoShow(_), How::Concession(_))));
    assert_eq!(round.at_table(3).unwrap().leavers, Leavers::B);
    assert_eq!(waits_for(&play), 4);
}

#[test]
fn a_slip_is_found_by_a_name() {
    let mut play = TestApp::paired(8);
    let table = play.event().round().unwrap().pairings.iter().find_map(|pairing| {
        let found = [Some(pairing.a), pairing.b].into_iter().flatten();
        found.map(|id| play.event().label(id)).find(|name| name == NAMES[6])?;
        pairing.table
    });
    play.keys("Space /").text("lis");
    play.assert_shows(&format!("{}: table {}", NAMES[6], table.unwrap())).keys("Enter");
    assert_eq!(Some(waits_for(&play)), table);
    play.keys("2");
    assert_eq!(play.games(table.unwrap()).as_deref(), Some("L"));
    play.keys("/").text("nikt").keys("Enter").assert_shows("Nobody by that name.").keys("1");
    play.says("1 entered nothing. To go on: ↓.");
    assert_eq!(play.event().round().unwrap().missing().count(), 3);
}

#[test]
fn a_player_with_the_bye_has_no_slip() {
    let mut play = TestApp::paired(5);
    let bye = play.event().round().unwrap().pairings.iter().find(|p| p.is_bye()).unwrap().a;
    let name = play.event().label(bye);
    play.keys("Space").assert_shows("0 of 2 in").keys("/").text(&name).keys("Enter");
    play.assert_shows(&format!("{name} has no table this round.")).keys("Down 1 1");
    play.assert_shows("Both results are in.");
}

#[test]
fn in_every_game_the_key_that_completes_a_slip_saves_it() {
    let mut play = sides::paired();
    play.keys("Space 1 2 1 1 =");
    play.assert_shows("0–0. Game 2 winner: 1/2, drawn: = (Enter: time is up)").keys("Enter");
    assert_eq!([1, 2, 3].map(|table| play.games(table).unwrap()), ["WL", "WW", "D"]);
    let mut play = sides::paired();
    play.keys("Space x 2 1 Enter");
    assert_eq!((waits_for(&play), play.games(1)), (1, None));
    play.keys("1");
    assert_eq!((waits_for(&play), play.games(1).as_deref()), (2, Some("LW")));
    let mut play = own_games::paired("q");
    play.keys("Space").assert_shows("- type games won").keys("1 1 1 2 2");
    play.assert_shows("Both results are in.").assert_shows("Esc: back. Next: pair round 2 (p).");
    play.assert_hides("- type games won");
    assert_eq!([1, 2].map(|table| play.games(table).unwrap()), ["WW", "WLL"]);
    let mut play = own_games::paired("x");
    play.keys("Space 1").assert_shows("Margin of victory: ▏  0 to 100").keys("3 7 Enter 2 5 Enter");
    let round = play.event().round().unwrap();
    let margin = |table| round.at_table(table).unwrap().outcome.as_ref().unwrap().margin;
    assert_eq!([margin(1), margin(2)], [Some(37), Some(5)]);
}

#[test]
fn the_pile_works_in_the_bracket() {
    let mut play = TestApp::registered(8);
    play.verb("setup structure=custom rounds=1 cut=4").keys("p Space 1 1 1 1");
    play.assert_shows("All 4 results are in.").keys("Esc c Enter");
    play.keys("Space").says("The finals aren't paired yet. p: pair them.");
    play.keys("p Space").assert_shows(" · 0 of 2 in").keys("1 2");
    play.assert_shows("Both results are in.");
    assert_eq!([1, 2].map(|table| play.games(table).unwrap()), ["W", "L"]);
}

#[test]
fn a_claim_that_waits_is_told_at_its_table() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter 1").hears("claim 1 L");
    play.screen();
    play.elsewhere("anna", "undo 6");
    play.send(Msg::Changed);
    play.screen();
    play.keys("Space").assert_shows("Players reported a result: see the player reports.");
}

#[test]
fn a_round_that_is_taken_back_closes_the_pile() {
    let mut play = TestApp::paired(4);
    play.keys("Space").hears("undo").assert_shows("The pairings for these slips were undone.");
    play.keys("1 Esc");
    assert!(play.event().round().is_none());
}

#[test]
fn a_complete_round_has_no_pile() {
    let mut play = TestApp::paired(4);
    play.report_all().keys("Space").says("All results");
    let mut play = TestApp::registered(4);
    play.keys("Esc Space").says("No round is paired yet. To pair the first: p.");
}

#[test]
fn sides_are_written_down_between_two_games_of_a_slip() {
    let mut play = sides::paired();
    let [a, b] = play.names(1);
    play.keys("Space").assert_shows(" chooses the side").keys("1 x 8");
    play.assert_shows("Who plays light in game 1: 1 or 2?").keys("2");
    play.says(&format!("Table 1: {b} plays light, {a} plays dark."));
    play.assert_shows(&format!("{b} light, {a} dark"));
    assert_eq!(waits_for(&play), 1);
    play.keys("1");
    assert_eq!((waits_for(&play), play.games(1).as_deref()), (2, Some("WW")));
}

#[test]
fn the_keys_of_other_tables_end_with_the_last_one() {
    let mut play = TestApp::paired(10);
    play.keys("Space").assert_shows(" . go to table");
    play.keys("Esc 1 Enter").assert_shows("3…5 go to table").assert_hides("3…9");
}
