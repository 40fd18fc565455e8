use super::TestApp;

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
fn a_table_that_does_not_exist_names_those_that_do() {
    let mut play = TestApp::paired(4);
    play.keys("9 Enter").assert_shows("No table 9 in round 1: choose 1 to 2.");
}

#[test]
fn one_player_is_no_round() {
    let mut play = TestApp::registered(1);
    play.keys("p").assert_shows("A round needs two players, and there is only one: add more.");
}

#[test]
fn one_who_is_left_is_no_round_either() {
    let mut play = TestApp::paired(4);
    play.report_all();
    for id in 1..4 {
        play.assert_shows(": pair round")
            .keys(":")
            .text(&format!("drop #{id}"))
            .keys("Enter Enter");
    }
    play.assert_hides("p pairs round 2");
    play.assert_shows("Too few players. r, then P 1: bring one back; :setup rounds=1: end here.");
    play.keys("p")
        .assert_shows("A round needs two players who are still in, and one is: P, then 1 brings");
}

#[test]
fn a_refusal_stays_until_the_next_key() {
    let mut play = TestApp::paired(4);
    play.keys("c").assert_shows("are missing: report");
    play.send(crate::tui::Msg::Tick);
    play.assert_shows("are missing: report").keys("Down").assert_hides("are missing: report");
}

#[test]
fn a_refused_command_leaves_the_file_as_it_was() {
    let mut play = TestApp::paired(4);
    let before = std::fs::read(play.file()).unwrap();
    play.keys("p c 9 Enter f J b").keys("Esc Esc");
    play.keys("Enter");
    assert_eq!(std::fs::read(play.file()).unwrap(), before);
}

#[test]
fn the_palette_says_what_is_wrong_and_keeps_the_line() {
    let mut play = TestApp::paired(4);
    play.keys(":")
        .text("report 1")
        .keys("Enter")
        .assert_shows("The result is missing. Usage: report");
    play.text(" W").keys("Enter").assert_shows("saved #");
    play.keys(": Up").assert_shows("report 1 W").keys("Esc :").text("frobnicate").keys("Enter");
    play.assert_shows("No command \"");
}

#[test]
fn a_verb_and_a_name_are_completed() {
    let mut play = TestApp::paired(4);
    play.keys(":").text("dro").keys("Tab").assert_shows(":drop").text("zolk").keys("Tab");
    play.assert_shows(":drop \"Anna Żółkiewska\"").keys("Enter Enter");
    play.assert_shows("Anna Żółkiewska dropped");
}

#[test]
fn a_key_of_another_screen_says_where_it_works() {
    let mut play = TestApp::paired(4);
    play.keys("D").assert_shows("D works in the players list. r: open it.");
    // This event has no draft.
    play.keys("Y").assert_shows("Y does nothing here. ?: show keys.");
    play.keys("s 3").assert_shows("3 works on the round screen. Esc: go there.");
    play.keys("J").assert_shows("J works on the round screen. Esc: go there.");
    play.keys("Esc q p").assert_shows("p works in an event. Enter: open it.");
}
