use super::TestApp;

#[test]
fn a_result_costs_digits_enter_and_one_key() {
    let mut play = TestApp::paired(8);
    play.keys("3").assert_shows("Table 3").keys("Enter").assert_shows("Table 3 · 1 ");
    play.keys("2").assert_shows("Table 3: ").assert_shows("· saved, log ");
    play.assert_shows("█░░░░░ 1 of 4").assert_shows("0–1").assert_hides("Who won");
    let round = play.event().round().unwrap();
    let second = round.at_table(3).unwrap().b;
    assert_eq!(round.at_table(3).unwrap().winner(), second);
}

#[test]
fn saved_is_said_only_of_what_was_written() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter 1").assert_shows("saved, log ");
    let lines = play.event().log.len();
    play.keys("1 Enter 1")
        .assert_shows("This result is already entered.")
        .assert_hides("saved, log ");
    assert_eq!(play.event().log.len(), lines);
}

/// A key that saves a result is shown; a key that takes nothing back says so.
#[test]
fn letters_save_no_result_and_backspace_says_that_nothing_is_typed() {
    let mut play = TestApp::paired(4);
    let lines = play.event().log.len();
    play.keys("1 Enter");
    for key in ["w", "l"] {
        play.keys(key).assert_shows(&format!("Close this first (Esc), then {key}."));
    }
    play.assert_hides("undo").keys("Backspace").assert_shows("Nothing to undo.");
    assert_eq!(play.event().log.len(), lines);
}

#[test]
fn an_earlier_round_is_looked_at_and_corrected() {
    let mut play = TestApp::paired(4);
    play.report_all();
    play.keys("p Left").assert_shows("Round 1 of").assert_shows("finished · → next round");
    play.keys("1 Enter 2").assert_shows("Places: ").assert_shows("2 again: save · Esc: keep as is");
    play.assert_hides("corrected").keys("1").assert_shows("This result is already entered.");
    play.keys("1 Enter 2 Esc").assert_hides("Who won");
    play.keys("1 Enter 2 2").assert_shows("corrected");
    play.assert_shows("Rounds paired since then don't change.");
    play.keys("Right").assert_shows("░░░░░░ 0 of 2");
}

#[test]
fn undo_and_redo_step_back_and_forth() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter 1 u").assert_shows("Undone: ").assert_shows("░░░░░░ 0 of 2");
    play.keys("Ctrl-r").assert_shows("Redone: ").assert_shows("███░░░ 1 of 2");
}

#[test]
fn the_log_takes_back_any_action() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter 1 2 Enter 2 l").assert_shows("Log · ").assert_shows("table 2: ");
    play.keys("Down u").assert_shows("Undo action 6");
    play.assert_shows("#6 · 2026-11-21 10:00 · anna: round 1 table 1: ");
    play.assert_shows("The reason is logged; it is optional.").assert_hides("· undone");
    play.text("wrong table");
    play.keys("Enter").assert_shows("· undone").assert_shows("undid 6: round 1 table 1: ");
    play.keys("Home Enter").assert_shows("(wrong table)").keys("Down Down");
    let round = play.event().round().unwrap();
    assert!(round.at_table(1).unwrap().outcome.is_none());
    assert!(round.at_table(2).unwrap().outcome.is_some());
    play.keys("/").text("table 2").assert_shows("1 of 8 matches \"table 2\"").keys("Esc");
    play.assert_shows("actions");
}

#[test]
fn an_undone_action_is_brought_back_from_the_log() {
    let mut play = TestApp::paired(4);
    play.keys("1 Enter 1 2 Enter 2 l Down u Enter").assert_shows("undid 6: ");
    play.keys("Esc Z 7").text("since").keys("Enter l").assert_shows("note: since");
    play.keys("Home Ctrl-r").assert_shows("Nothing to redo.");
    play.keys("Down Ctrl-r").assert_shows("Redo action 6").text("it was right").keys("Enter");
    play.assert_shows("redid 6: round 1 table 1: ").assert_hides("· undone");
    play.keys("Home Enter").assert_shows("(it was right)").keys("Ctrl-r");
    play.assert_shows("Nothing to redo.");
}

#[test]
fn a_refused_step_back_lists_what_needs_it() {
    let mut play = TestApp::paired(4);
    play.report_all().keys("p 1 Enter 1 l Down Down Down u");
    let said = |play: &mut TestApp| {
        play.assert_hides("Undo action").assert_hides("saved, log ");
        let screen = play.screen().replace("\n", "");
        screen[screen.find(" Can't undo ").unwrap() + 1..].split("  ").next().unwrap().to_owned()
    };
    let told = |play: &TestApp, n: usize| play.event().describe(&play.event().log[n - 1]);
    let (first, last) = (told(&play, 6), told(&play, 9));
    assert_eq!(
        said(&mut play),
        format!(
            "Can't undo only action 6 ({first}). These depend on it: 8 (paired round 2), 9 ({last}). Undo those first, newest first, or report the table again to correct it. Enter details"
        )
    );
    play.keys("End u");
    assert_eq!(
        said(&mut play),
        format!(
            "Can't undo only action 1 (registered Anna Żółkiewska). These depend on it: \
             2 (registered Jan Kowalski), 3 (registered Ewa Zięba), 4 (registered Piotr Wójcik), 5 \
             (paired round 1), 6 to 7 (2 results of round 1), 8 (paired round 2), 9 ({last}). Undo \
             those first, newest first. Enter details"
        )
    );
    play.resize(40, 9).assert_shows("… PgDn: ").assert_shows("… PgDn: 6 more lines");
    for _ in 0..9 {
        play.keys("PgDn");
    }
    play.assert_hides("… PgDn").assert_shows(" newest first.").keys("PgUp");
    play.assert_shows("… PgDn: ").keys("Esc").assert_hides("… PgDn");
}

#[test]
fn a_table_says_why_it_was_drawn_so() {
    let mut play = TestApp::paired(5);
    play.keys("2 w").assert_shows("Table 2, ").assert_shows(": paired at random in round 1.");
    play.assert_shows(": bye, drawn among five players.");
    play.report_all().keys("p w").assert_shows(": paired at random among the ");
    play.assert_shows(": bye, the lowest placed without one so far.");
    play.keys("Left w").assert_shows(": paired at random in round 1");
}

#[test]
fn an_event_that_begins_with_elimination_has_places_and_no_points() {
    let mut play = TestApp::registered(4);
    play.verb("setup structure=custom rounds=0");
    play.keys("p").assert_shows("final places appear here at").assert_hides("Standings appear");
    play.assert_hides(" pts").keys("c");
    play.assert_shows("This event starts with elimination: there is no cut.").keys("Tab w");
    play.assert_shows("This event has no preliminary rounds, so no standings. b: bracket.");
    play.keys("Tab").report_all().keys("p");
    play.report_all().assert_shows("Final places").assert_hides(" pts").keys("Tab w");
    let champion = crate::event::champion(play.event()).unwrap();
    play.assert_shows(&format!("{}: Champion.", play.event().label(champion)));
    play.keys("Down Enter").assert_shows("Eliminated in the final by Anna Żółkiewska");
}
