//! Teams of two: registered with both names, and the deciding match.

use super::TestApp;

/// Four teams in an event of one round, still in registration.
fn teams() -> TestApp {
    let mut play = TestApp::new();
    play.keys("n 2 Enter a");
    for team in [
        ["Anna Żółkiewska", "Łukasz Dąbrowski-Świątek"],
        ["Ewa Zięba", "Piotr Wójcik"],
        ["Jan Kowalski", "Joanna Kowalska"],
        ["Maria Nowak", "Tomasz Lis"],
    ] {
        play.text(team[0]).keys("Tab").text(team[1]).keys("Enter");
    }
    play.keys("Esc :").text("setup rounds=1 lists=no").keys("Enter");
    play
}

#[test]
fn a_team_is_registered_with_both_names() {
    let mut play = TestApp::new();
    play.keys("n 2 Enter a")
        .assert_shows("Partner")
        .assert_shows("Tab partner")
        .text("Anna Żółkiewska")
        .keys("Enter");
    play.assert_shows("Anna Żółkiewska needs a partner (teams of two): add partner=NAME.");
    // The name stays, and the cursor moves to the partner.
    play.assert_shows("Tab club");
    play.text("Łukasz Świątek").keys("Enter");
    play.assert_shows("Registered Anna Żółkiewska & Łukasz Świątek (#1).")
        .assert_shows("1 team: 4 rounds");
    play.text("Ewa; Piotr; Bard").keys("Enter");
    let ewa = &play.event().entrants[1];
    assert_eq!((ewa.partner.as_deref(), ewa.club.as_deref()), (Some("Piotr"), Some("Bard")));
    play.keys("Esc e").assert_shows("Partner").keys("Tab Tab Tab");
    play.keys("Esc /").text("swiat").assert_shows("Anna Żółkiewska & Łukasz Świątek");
}

#[test]
fn what_a_draw_on_time_is_worth_is_chosen_before_the_start() {
    let mut play = teams();
    play.assert_shows("4 teams: 1 round, a deciding match if level, 2 points for a draw.");
    // The key that starts the event stands in a row of its own.
    play.assert_shows("\n  p: pair round 1, A: event info, S: settings.\n");
    play.resize(40, 12).assert_shows(": pair round 1").resize(80, 24);
    play.keys("S")
        .assert_shows("Draw  ")
        .assert_shows("‹ 2 points ›  1 point")
        .assert_hides("Cut  ");
    play.keys("Tab Tab Tab Tab Tab Right Enter").assert_shows("1 point for a draw.");
    assert_eq!(play.event().setup.timed_draw, Some(1));
    play.keys("p S").assert_hides("Draw on time").assert_shows("A drawn game is worth 1 point.");
}

#[test]
fn two_names_have_the_whole_width_of_a_narrow_screen() {
    let mut play = teams();
    play.keys("p").assert_shows("1 A. Żółkiewska & Ł. Dąbrowski-Świątek ");
    // The players' names are shortened, not the words for the sides.
    let screen = play.screen();
    let sides = screen.lines().find(|line| line.contains("Table 1: ")).unwrap();
    let sides = sides.split('│').next().unwrap().trim_end();
    assert!(sides.contains(" light, ") && sides.ends_with(" dark"), "{screen}");
    play.resize(120, 40);
    play.assert_shows("Ewa Zięba & Piotr Wójcik")
        .assert_shows("1 Anna Żółkiewska & Łukasz Dąbrowski-Świątek ")
        .assert_shows("Jan Kowalski & Joanna Kowalska");
}

#[test]
fn the_deciding_match_from_key_to_key() {
    let mut play = teams();
    play.keys("p c").assert_shows("2 results of round 1 are missing: report tables 1 and 2 first.");
    play.keys("b")
        .assert_shows("No deciding match yet. c: seed one if first place is tied at the end.");
    play.keys("1 Enter 1 1 2 Enter 1 1");
    play.assert_shows("Next: there is a tie for first; see who plays the deciding match (c).");
    play.keys("Down").assert_shows("c deciding match").keys("p");
    play.assert_shows(
        "All rounds are played, with a tie for first. To seed the deciding match: c.",
    );
    play.keys("c")
        .assert_shows("┌ The deciding match ─")
        .assert_shows("Enter seed the match")
        .assert_hides("ut to");
    play.assert_shows("Enter seeds the match; a place given up goes to");
    play.keys("Enter")
        .assert_shows("the deciding match. · saved #9")
        .assert_shows("Next: p pairs the deciding match;");
    let header = play.screen().lines().next().unwrap().to_owned();
    assert!(header.ends_with("Deciding match"), "{header}");
    play.assert_shows("  Deciding match\n").assert_hides("Final").keys("Esc p");
    play.assert_shows("Deciding match  ░░░░░░ 0 of 1")
        .keys("1 Enter")
        .assert_shows("Table 1 · Deciding match");
    play.keys("1 =")
        .assert_shows("No draws here: 1 or 2 won, x 4 if both lost.")
        .keys("2 1")
        .assert_shows("are champions.");
    play.keys("f").assert_shows("The event is closed");
}
