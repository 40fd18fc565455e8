use super::Play;

#[test]
fn pairing_says_which_results_are_missing() {
    let mut play = Play::paired(6);
    play.keys("p").sees("Round 1 has 3 results missing: report tables 1, 2 and 3 first.");
    play.keys("1 Enter 1 p").sees("Round 1 has 2 results missing: report tables 2 and 3 first.");
}

#[test]
fn a_table_that_does_not_exist_names_those_that_do() {
    let mut play = Play::paired(4);
    play.keys("9 Enter").sees("There is no table 9 in round 1: tables go from 1 to 2.");
}

#[test]
fn one_player_is_no_round() {
    let mut play = Play::registered(1);
    play.keys("p").sees("A round needs two players and one is registered: add more.");
}

#[test]
fn one_who_is_left_is_no_round_either() {
    let mut play = Play::paired(4);
    play.report_all();
    for id in 1..4 {
        play.sees("p pairs round 2.").keys(":").text(&format!("drop #{id}")).keys("Enter");
    }
    play.misses("p pairs round 2").misses(" p pair ");
    play.sees("Next: J in the players (r) brings somebody back, or :setup rounds=1 ends here.");
    play.keys("p").sees("A round needs two players who are still in, and one is: rejoin brings");
}

#[test]
fn a_refusal_stays_until_the_next_key() {
    let mut play = Play::paired(4);
    play.keys("p").sees("results missing: report");
    play.send(crate::tui::Msg::Tick);
    play.sees("results missing: report").keys("Down").misses("results missing: report");
}

#[test]
fn a_refused_command_leaves_the_file_as_it_was() {
    let mut play = Play::paired(4);
    let before = std::fs::read(play.file()).unwrap();
    play.keys("p c 9 Enter f J b").keys("Esc Esc");
    play.keys("Enter");
    assert_eq!(std::fs::read(play.file()).unwrap(), before);
}

#[test]
fn the_palette_says_what_is_wrong_and_keeps_the_line() {
    let mut play = Play::paired(4);
    play.keys(":").text("report 1").keys("Enter").sees("The result is missing. Usage: report");
    play.text(" W").keys("Enter").sees("saved #");
    play.keys(": Up").sees("report 1 W").keys("Esc :").text("frobnicate").keys("Enter");
    play.sees("There is no verb \"frobnicate\"");
}

#[test]
fn a_verb_and_a_name_are_completed() {
    let mut play = Play::paired(4);
    play.keys(":").text("dro").keys("Tab").sees(":drop").text("zolk").keys("Tab");
    play.sees(":drop \"Anna Żółkiewska\"").keys("Enter Enter");
    play.sees("Anna Żółkiewska has left");
}

#[test]
fn a_key_of_another_screen_says_where_it_works() {
    let mut play = Play::paired(4);
    play.keys("J").sees("J works in the list of players: r opens it.");
    // This event has no draft.
    play.keys("Space").sees("Space does nothing here: ? shows the keys that do.");
    play.keys("s 3").sees("3 works beside the round: Esc leads there.");
    play.keys("Z").sees("Z does nothing here: ? shows the keys that do.");
    play.keys("Esc q p").sees("p works in an event: Enter opens it.");
}
