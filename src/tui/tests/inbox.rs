//! The inbox: results of players that a scorekeeper accepts or dismisses.

use super::TestApp;
use crate::event::{Verb, read_verb};
use crate::store::{Request, Session};
use crate::tui::Msg;
use crate::tui::dialog::Dialog;

/// Somebody else runs these verbs at another terminal.
fn other(play: &mut TestApp, by: &str, verbs: &[&str]) {
    let mut session = Session::open(&play.file()).unwrap();
    for verb in verbs {
        let Ok(Verb::Do(command)) = read_verb(verb) else { panic!("{verb}") };
        session.commit(Request::new(&command, by, play.now)).unwrap();
    }
}

/// Tables 1 and 2 have results, and players say other ones.
pub(super) fn waiting() -> TestApp {
    let mut play = TestApp::paired(6);
    play.keys("1 Enter 1 2 Enter 1");
    other(&mut play, "ben", &["claim 1 L", "claim 2 L"]);
    play.send(Msg::Changed);
    play.screen();
    play
}

fn names(play: &TestApp, table: u32) -> [String; 2] {
    let pairing = play.event().round().unwrap().at_table(table).unwrap();
    [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id))
}

fn winner(play: &TestApp, table: u32) -> String {
    let pairing = play.event().round().unwrap().at_table(table).unwrap();
    play.event().label(pairing.winner().unwrap())
}

#[test]
fn the_top_line_counts_what_waits_and_names_the_key() {
    let mut play = waiting();
    let top = play.screen().lines().next().unwrap().to_owned();
    assert!(top.ends_with(" I inbox 2  Round 1 of 3"), "{top:?}");
    let ([a, b], [c, d]) = (names(&play, 1), names(&play, 2));
    play.keys("I")
        .assert_shows(" Inbox ")
        .assert_shows("▸ Entry 10 · round 1, table 1 · ben, 10:00")
        .assert_shows(&format!("  The table has: {a} beat {b}"))
        .assert_shows(&format!("  Players say:   {b} beat {a}"))
        .assert_shows("  Entry 11 · round 1, table 2 · ben, 10:00")
        .assert_shows(&format!("  Players say:   {d} beat {c}"))
        .assert_shows("a accept  d dismiss");
}

#[test]
fn one_key_accepts_and_one_dismisses() {
    let mut play = waiting();
    let [first, _] = names(&play, 1);
    let [_, second] = names(&play, 2);
    play.keys("I d")
        .says("Entry 10 dismissed. Table 1 does not get this result")
        .assert_shows("▸ Entry 11")
        .assert_hides("Entry 10 ·");
    play.keys("a").says("Entry 11 accepted. Table 2 corrected: ");
    assert_eq!([winner(&play, 1), winner(&play, 2)], [first, second]);
    let top = play.screen().lines().next().unwrap().to_owned();
    assert!(!top.contains("inbox"), "{top:?}");
    play.keys("I").says("No result of the players waits.");
    play.keys("a").says("No result of the players waits.");
    // Undone, both wait again.
    play.keys("Esc u u").assert_shows("I inbox 2");
}

#[test]
fn an_entry_that_another_answers_is_not_answered_twice() {
    for told in [true, false] {
        let mut play = waiting();
        let [first, _] = names(&play, 1);
        play.keys("I");
        play.screen();
        other(&mut play, "ben", &["inbox dismiss 10"]);
        if told {
            play.send(Msg::Changed);
            play.says("ben was faster: entry 10 dismissed, round 1 table 1");
            play.keys("Enter");
        } else {
            play.keys("a").says("ben saved #12 meanwhile: entry 10 dismissed");
        }
        assert_eq!(winner(&play, 1), first, "{told}");
        assert_eq!(play.event().log.len(), 12, "{told}");
    }
}

#[test]
fn a_result_that_another_has_changed_is_shown_first() {
    let mut play = waiting();
    play.keys("I Down");
    play.screen();
    other(&mut play, "ben", &["undo 9"]);
    play.keys("a")
        .says("ben saved #12 meanwhile")
        .says("a once more does it now.")
        .assert_shows("The table has: no result");
    assert_eq!(play.event().log.len(), 12);
    play.keys("a").says("Entry 11 accepted. Table 2: ");
}

#[test]
fn accepting_for_an_older_round_asks_first() {
    let mut play = TestApp::paired(4);
    play.report_all();
    other(&mut play, "station", &["claim 1 L"]);
    play.send(Msg::Changed);
    play.keys("p").assert_shows("! 1 result of players waits in the inbox.").keys("p");
    let lines = play.event().log.len();
    play.keys("I").assert_shows("round 1, table 1 · station, 10:00");
    play.keys("a");
    let Some(Dialog::Confirm(asked)) = play.app.model.dialogs.last() else { panic!("not asked") };
    let question = asked.question.to_string();
    assert!(question.contains(" Rounds paired since then stay as they are."), "{question}");
    assert_eq!(play.event().log.len(), lines);
    play.keys("Enter").says("Entry 8 accepted. Table 1 corrected: ");
    assert_eq!(play.event().log.len(), lines + 1);
    assert!(play.app.model.dialogs.is_empty());
}

#[test]
fn small_screens_show_the_chosen_entry() {
    for (width, height) in [(30, 8), (40, 12), (80, 24), (120, 40)] {
        let mut play = waiting();
        play.resize(width, height).keys("I Down").assert_shows("▸ Entry 11");
    }
}
