//! Keys that can do nothing here say so; one key too many never changes anything silently.

use super::{NAMES, TestApp, check_in, own_games, preflight};

#[test]
fn a_number_that_is_not_there_names_those_that_are() {
    let mut play = preflight::all_have_met();
    play.keys("p").assert_shows("Before round 4");
    play.keys("2").assert_shows("No number 2 here: choose 1.");
    play.keys("y").assert_shows("y does nothing here. ?: show keys.");
    play.assert_shows("Before round 4");
    let mut play = check_in::absent("p");
    play.keys("7").assert_shows("No number 7 here: choose 1.");
    let mut play = TestApp::paired(5);
    play.keys("r a Z o e Enter 9").assert_shows("No number 9 here: choose 1 to 4.");
}

fn half_typed(keys: &str) -> TestApp {
    let mut play = own_games::paired("q");
    play.keys(keys);
    play
}

#[test]
fn a_half_typed_slip_asks_before_it_is_left() {
    let said = "Table 1: result incomplete. Esc again to discard.";
    for keys in ["Space 1", "1 Enter 1"] {
        let mut play = half_typed(keys);
        play.keys("Esc").assert_shows(said);
        assert_eq!(play.app.model.dialogs.len(), 1, "{keys}");
        play.keys("2").assert_hides("result incomplete").keys("Esc").assert_shows(said);
        play.keys("Esc").assert_hides("result incomplete");
        assert!(play.app.model.dialogs.is_empty(), "{keys}");
    }
    for keys in ["Space Esc", "1 Enter Esc", "Space 1 Backspace Esc"] {
        assert!(half_typed(keys).app.model.dialogs.is_empty(), "{keys}");
    }
}

#[test]
fn a_half_typed_slip_that_is_skipped_is_told() {
    let mut play = half_typed("Space 1 Down");
    play.assert_shows("Table 1: incomplete result discarded.").assert_shows("Table 2");
    play.keys("Up").assert_hides("incomplete result");
    assert!(play.games(1).is_none());
}

#[test]
fn the_help_finds_a_key_by_its_sign() {
    let mut play = TestApp::paired(6);
    play.keys("? /").text("H").assert_shows("Elsewhere: Players · r");
    play.assert_shows("H  ").assert_hides("Give up place");
    play.keys("Backspace").text("%").assert_shows("Elsewhere: Standings");
    play.keys("Backspace").text("undo").assert_shows("Elsewhere: Log · l");
}

#[test]
fn the_hint_says_whose_registration_is_taken_back() {
    let mut play = TestApp::registered(3);
    play.keys("a").assert_shows(&format!("Ctrl-z undo: {}", NAMES[2]));
    play.keys("Ctrl-z").assert_shows(&format!("Ctrl-z undo: {}", NAMES[1]));
}

#[test]
fn pairing_says_which_results_are_missing() {
    let mut play = TestApp::paired(6);
    play.keys("c")
        .assert_shows("3 results of round 1 are missing: report tables 1, 2 and 3 first.");
    play.keys("1 Enter 1 c")
        .assert_shows("2 results of round 1 are missing: report tables 2 and 3 first.");
    play.keys("p").assert_shows("▸ ✗ Table 2 has no result: ").assert_shows("  ✗ Table 3 has no");
}

#[test]
fn nobody_or_one_player_is_no_round() {
    TestApp::registered(0).keys("p").assert_shows("No players yet. a: add some.");
    let one = "A round needs two players, and there is only one: add more.";
    TestApp::registered(1).keys("p").assert_shows(one);
}

#[test]
fn one_who_is_left_is_no_round_either() {
    let mut play = TestApp::paired(4);
    play.report_all();
    for id in 1..4 {
        play.assert_shows(": pair round").keys(":").text(&format!("drop #{id}"));
        play.keys("Enter Enter");
    }
    play.assert_hides("pair round 2");
    play.assert_shows("Too few players. r, then P 1: bring one back; :setup rounds=1: end here.");
    play.keys("p").assert_shows(
        "A round needs two players, and only one is left. To bring one back: P, then 1.",
    );
}

#[test]
fn a_refusal_stays_until_the_next_key() {
    let mut play = TestApp::paired(4);
    play.keys("c").assert_shows("are missing: report").send(crate::tui::Msg::Tick);
    play.assert_shows("are missing: report").keys("Down").assert_hides("are missing: report");
}

#[test]
fn a_refused_command_leaves_the_file_as_it_was() {
    let mut play = TestApp::paired(4);
    let before = std::fs::read(play.file()).unwrap();
    play.keys("p c 9 Enter f J b Esc Esc Enter");
    assert_eq!(std::fs::read(play.file()).unwrap(), before);
}

#[test]
fn the_palette_says_what_is_wrong_and_keeps_the_line() {
    let mut play = TestApp::paired(4);
    play.verb("report 1").assert_shows("The result is missing. Usage: report").text(" W");
    play.keys("Enter").assert_shows("saved, log ").keys(": Up").assert_shows("report 1 W");
    play.keys("Esc :").text("frobnicate").keys("Enter").assert_shows("No command \"");
}

#[test]
fn a_key_of_another_screen_says_where_it_works() {
    let mut play = TestApp::paired(4);
    play.keys("D").assert_shows("D works elsewhere: Players. r: go there.");
    play.keys("Y").assert_shows("Y does nothing here. ?: show keys.");
    play.keys("s 3").assert_shows("3 works elsewhere: Round and standings. Esc: go there.");
    play.keys("J").assert_shows("J works elsewhere: Round and standings. Esc: go there.");
    play.keys("Esc q p").assert_shows("p works in an event. Enter: open it.");
}

#[test]
fn a_stray_enter_corrects_nobody() {
    let mut play = TestApp::paired(8);
    play.keys("1 Enter 1 Enter 3 Enter 2");
    let results = [1, 2, 3, 4].map(|table| play.games(table));
    assert_eq!(results, [Some("W".to_owned()), None, Some("L".to_owned()), None]);
}

#[test]
fn after_a_result_the_next_open_table_is_chosen() {
    let mut play = TestApp::paired(8);
    play.keys("2 Enter 1").assert_shows("▸   3 ").keys("Enter 2").assert_shows("▸   4 ");
    play.keys("Enter 1").assert_shows("▸   1 ").keys("Enter 1");
    assert!(play.event().round().unwrap().is_complete());
}

#[test]
fn another_result_needs_a_second_press_that_names_both() {
    let mut play = TestApp::paired(4);
    let [a, b] = play.names(1);
    play.keys("1 Enter 1 1 Enter").assert_shows(&format!("Now: {a} beat {b}"));
    play.keys("2").assert_shows(&format!("Recorded: {a} beat {b}."));
    play.says(&format!("New: {b} beat {a}.")).assert_shows("2 again: save · Esc: keep as is");
    play.keys("Enter Enter").assert_shows("2 again: save");
    assert_eq!(play.games(1).as_deref(), Some("W"));
    play.keys("Esc 1 Enter 2 2").assert_shows("Table 1 corrected: ");
    assert_eq!(play.games(1).as_deref(), Some("L"));
    play.verb("report 1 W").says(&format!("Recorded: {b} beat {a}. New: {a} beat {b}."));
    assert_eq!(play.games(1).as_deref(), Some("L"));
    play.keys("Enter").assert_shows("Table 1 corrected: ");
}

#[test]
fn esc_closes_one_thing_and_never_leaves_the_event() {
    let mut play = TestApp::paired(4);
    play.keys("Esc").assert_shows("Nothing to close. q: leave.");
    play.keys("1 Enter 1 s").assert_shows("Round 1 so far").keys("d").assert_shows("works");
    play.keys("Esc");
    play.assert_hides("works").assert_shows("Round 1 of 3").keys("d").assert_shows("works");
    play.keys("Esc").assert_hides("works").assert_hides("Nothing to close");
    play.keys("q 2").assert_shows("2 works ").keys("Enter").assert_shows("Round 1 of 3");
}

#[test]
fn an_event_without_results_goes_to_the_trash_and_comes_back() {
    let mut play = TestApp::paired(4);
    play.keys("q").assert_shows("round 1").keys("d");
    play.assert_shows("Delete Star Wars: Destiny 2026-11-21?").keys("Esc").assert_shows("round 1");
    play.keys("d Enter").assert_shows("No events yet.").assert_shows("Moved to");
    play.keys("Tab Tab").assert_shows("Komandor · trash").assert_shows("round 1");
    play.keys("u").assert_shows("Bring Star Wars").keys("Enter Tab").assert_shows("round 1");
    play.keys("Enter 1 Enter 1 q d");
    play.assert_shows("Only an event without results can be deleted. M: archive it.");
    play.keys("M Enter").assert_shows("No events yet.");
    play.keys("Tab").assert_shows("Komandor · archive").assert_shows("round 1");
    let archived = play.folder.path().join("archive/star-wars-destiny-2026-11-21.yaml");
    assert!(archived.exists());
}

#[test]
fn a_player_registered_by_mistake_is_removed_though_others_came_after() {
    let mut play = TestApp::registered(9);
    play.keys("Home Down d").assert_shows("Remove the player?");
    play.assert_shows("With 8 players there are 3 rounds");
    play.keys("Enter").assert_shows(&format!("Removed {} (#2): registered by mistake.", NAMES[1]));
    play.assert_hides(&format!("2  {}", NAMES[1])).keys("p");
    assert_eq!(play.event().round().unwrap().pairings.len(), 4);
}

#[test]
fn a_length_that_is_over_already_is_asked_about() {
    let mut play = TestApp::paired(4);
    play.keys("t").wait(20 * 60);
    play.verb("timer set 1").assert_shows("Set the timer?");
    play.assert_shows("20 minutes already played: that is 19 minutes of overtime at once.")
        .keys("Esc Esc");
    assert_eq!(play.event().clock.minutes(), 35);
    play.verb("timer left 1").assert_shows("Set the time left to 1 minute.").wait(30);
    play.assert_shows("00:30");
}

#[test]
fn whoever_leaves_in_the_middle_of_a_round_is_asked_about() {
    let mut play = TestApp::paired(5);
    let bye = play.event().round().unwrap().pairings.iter().find(|p| p.is_bye()).unwrap().a;
    let [a, _] = play.names(1);
    play.keys("r /").text(&a).keys("Enter Esc d").assert_shows("Drop the player?");
    play.assert_shows(&format!("{a} drops. Table 1 still needs its result."));
    play.keys("Esc").assert_shows("5 of 5 are still in.").keys("d Enter");
    play.assert_shows("4 of 5 are still in.");
    let name = play.event().label(bye);
    let next = "3 players in the next round; ";
    play.keys("/").text(&name).keys("Enter Esc d").assert_shows(next);
    play.keys("Enter").assert_shows("3 of 5 are still in.");
}

#[test]
fn a_game_is_found_while_typing_also_by_letters_that_are_keys() {
    let mut play = TestApp::new();
    play.keys("n").assert_shows("d  Star Wars: Destiny");
    play.assert_shows("Press its key, or / and part of its name.");
    play.assert_shows("r                         ").assert_shows("Draft");
    play.keys("/ d r a f").assert_shows("▸ r  Star Wars: Destiny").keys("Esc");
    play.assert_shows("▸ a  Star Wars").assert_shows("Press its key, or / and part of its name.");
    play.keys("/ i m p Enter").assert_shows("Imperial Assault");
    play.assert_shows("New event · Star Wars: Imperial Assault");
}
