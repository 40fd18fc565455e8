//! The judge's desk of a table.

use super::TestApp;
use crate::event::Command;
use crate::store::{Request, Session};
use crate::tui::Msg;

fn names(play: &TestApp, table: u32) -> [String; 2] {
    let pairing = play.event().round().unwrap().at_table(table).unwrap();
    [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id))
}

#[test]
fn two_keys_lead_to_a_penalty_of_the_chosen_player() {
    let mut play = TestApp::paired(8);
    let [_, b] = names(&play, 3);
    play.keys("3 J").assert_shows("Table 3 · Round 1").assert_shows("No result yet.");
    play.keys("2 5").assert_shows(&format!("Penalty for {b}")).keys("Enter");
    play.assert_shows("one penalty: Warning").assert_shows("Table 3 · Round 1");
    let penalty = &play.event().penalties[0];
    assert_eq!((play.event().label(penalty.id), penalty.kind.as_str()), (b, "warning"));
}

#[test]
fn the_result_and_extra_time_are_entered_at_the_desk() {
    let mut play = TestApp::paired(8);
    let [a, b] = names(&play, 2);
    play.keys("2 J 3").text("5").keys("Enter").assert_shows("Table 2 · Round 1");
    play.keys("Enter 1").assert_shows(&format!("Now: {a} beat {b}."));
}

#[test]
fn the_desk_stays_with_its_table_when_the_screen_goes_on_to_the_next() {
    let mut play = TestApp::paired(8);
    let [a, b] = names(&play, 1);
    play.keys("1 J Enter 1").assert_shows(&format!("Now: {a} beat {b}."));
    play.keys("Enter").assert_shows("? You'll see the effects before saving.");
    play.keys("2 2").assert_shows(&format!("Now: {b} beat {a}."));
}

#[test]
fn a_table_that_does_not_exist_is_refused_with_those_that_do() {
    let mut play = TestApp::paired(8);
    play.keys("9 J")
        .assert_hides("Table 9 · ")
        .assert_shows("No table 9 in round 1: choose 1 to 4.");
}

#[test]
fn the_desk_closes_once_its_table_is_gone() {
    let mut play = TestApp::paired(8);
    play.keys("1 J");
    let mut ben = Session::open(&play.file()).unwrap();
    ben.commit(Request::new(&Command::Undo(None), "ben", play.now)).unwrap();
    play.send(Msg::Changed);
    play.assert_shows("Table 1 no longer exists.");
}
