//! One key shows everything that is announced.

use super::{NAMES, TestApp};

#[test]
fn everything_announced_stands_on_one_screen() {
    let mut play = TestApp::registered(12);
    play.assert_shows("12 players: 4 rounds, no cut.");
    play.assert_shows("p pairs round 1, A shows what is announced, S changes it.");
    play.keys("A").assert_shows("Announcement · nothing is missing: p pairs round 1");
    for line in [
        "  Game           Star Wars: Destiny, Constructed",
        "  Tier           Relaxed",
        "  Players        12 players registered",
        "  Rounds         4 Swiss rounds of one game with the 12 players",
        "  Cut            None with the 12 players registered now",
        "  Minutes        A round: 35 minutes",
        "  Sleeves        Not demanded by this tier",
        "  Organizer      anna",
        "  Marshal        None: the organizer does that work",
        "  Officials play Nobody",
    ] {
        play.resize(80, 24).assert_shows(line);
    }
    play.resize(120, 40)
        .assert_shows("4 Swiss rounds of one game with the 12 players registered now");
    // The same key, or Esc, goes back; p pairs round 1 from here.
    play.keys("A").assert_shows("is not paired yet").assert_hides("Announcement ·").keys("A p");
    play.assert_shows("Round 1 is paired: 6 tables.").assert_shows("Round 1 of 4");
    play.keys("A")
        .assert_shows("Announcement · as it was announced")
        .assert_shows("12 players at the start");
    play.keys("Esc").assert_shows("Round 1 of 4");
}

#[test]
fn what_is_missing_stands_there_and_keeps_the_round_from_being_paired() {
    let mut play = TestApp::registered(3);
    play.assert_shows("3 players. Round 1 waits: A shows why.");
    play.keys("A").assert_shows("Announcement · incomplete: Rounds");
    play.assert_shows("The basic structure has no row for 3 players: choose");
    let screen = play.screen();
    play.keys("p").assert_shows("The basic structure has no row for 3 players");
    assert!(play.event().stages.is_empty(), "{screen}");
    // It is corrected without leaving the screen: Enter opens the form.
    play.keys("Enter")
        .assert_shows("What is announced")
        .keys("Down Down Down")
        .text("2")
        .keys("Enter");
    play.assert_shows("2 Swiss rounds of one game")
        .assert_shows("nothing is missing: p pairs round 1");
    play.assert_shows("The structure has no row for 3 players; yours is announced.");
    play.keys("p").assert_shows("Round 1 is paired: 1 table, bye");
}

#[test]
fn a_leader_who_plays_needs_a_second_one() {
    let mut play = TestApp::registered(4);
    play.keys(":").text(&format!("official '{}' role=judge playing", NAMES[0]));
    play.keys("Enter A End");
    play.assert_shows(&format!("Officials play {} plays; anna rules in those games", NAMES[0]));
    play.keys(":").text(&format!("official '{}' role=organizer playing", NAMES[0])).keys("Enter");
    play.assert_shows(&format!("{} leads the event and may play only if a second", NAMES[0]));
    play.keys("p").assert_shows("name one with official NAME role=judge.");
    assert!(play.event().stages.is_empty());
}

#[test]
fn the_announcement_of_a_game_with_missions_can_be_scrolled() {
    let mut play = TestApp::new();
    play.keys("n i Enter a").text(NAMES[0]).keys("Enter").text(NAMES[1]).keys("Enter Esc A");
    play.resize(80, 24).assert_shows("Nelvaanian War Zone (Belvaanin War Zone): A, B");
    play.assert_hides("Officials play").assert_shows("incomplete: Rounds · ↓ more");
    play.keys("End").assert_shows("Officials play").assert_hides("↓ more");
    play.keys("Home")
        .assert_shows("Star Wars: Imperial Assault, Skirmish")
        .assert_hides("Officials play");
}
