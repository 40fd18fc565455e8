//! One key shows everything that is announced.

use super::{NAMES, Play};

#[test]
fn everything_announced_stands_on_one_screen() {
    let mut play = Play::registered(12);
    play.sees("12 players: 4 rounds, no cut. A shows what is announced.");
    play.keys("A").sees("Announcement · nothing is missing: p pairs round 1");
    for line in [
        "  Game             Star Wars: Destiny, Constructed",
        "  Tier             Relaxed",
        "  Players          12 players registered",
        "  Rounds           4 Swiss rounds of one game with the 12 players",
        "  Cut              None with the 12 players registered now",
        "  Minutes          A round: 35 minutes",
        "  Sleeves          Not demanded by this tier",
        "  Organizer        anna",
        "  Marshal          None: the organizer does the marshal's work",
        "  Leaders who play Nobody",
    ] {
        play.resize(80, 24).sees(line);
    }
    play.resize(120, 40).sees("4 Swiss rounds of one game with the 12 players registered now");
    // The same key, or Esc, goes back; p pairs round 1 from here.
    play.keys("A").sees("is not paired yet").misses("Announcement ·").keys("A p");
    play.sees("Round 1 is paired: 6 tables.").sees("Round 1 of 4");
    play.keys("A").sees("Announcement · as it was announced").sees("12 players at the start");
    play.keys("Esc").sees("Round 1 of 4");
}

#[test]
fn what_is_missing_stands_there_and_keeps_the_round_from_being_paired() {
    let mut play = Play::registered(3);
    play.sees("3 players. Round 1 cannot be paired yet: A shows why.");
    play.keys("A").sees("Announcement · round 1 cannot be paired yet: see below");
    play.sees("The basic structure has no row for 3 players: choose");
    let screen = play.screen();
    play.keys("p").sees("The basic structure has no row for 3 players");
    assert!(play.event().stages.is_empty(), "{screen}");
    // It is corrected without leaving the screen: Enter opens the form.
    play.keys("Enter").sees("What is announced").keys("Down Down Down").text("2").keys("Enter");
    play.sees("2 Swiss rounds of one game").sees("nothing is missing: p pairs round 1");
    play.sees("The structure has no row for 3 players; yours is announced.");
    play.keys("p").sees("Round 1 is paired: 1 table, bye");
}

#[test]
fn a_leader_who_plays_needs_a_second_one() {
    let mut play = Play::registered(4);
    play.keys(":").text(&format!("official '{}' role=judge playing", NAMES[0])).keys("Enter A");
    play.sees(&format!("Leaders who play {} plays; anna rules in those games", NAMES[0]));
    play.keys(":").text(&format!("official '{}' role=organizer playing", NAMES[0])).keys("Enter");
    play.sees(&format!("{} leads the event and may play only if a second", NAMES[0]));
    play.keys("p").sees("name one with official NAME role=judge.");
    assert!(play.event().stages.is_empty());
}

#[test]
fn the_announcement_of_a_game_with_missions_can_be_scrolled() {
    let mut play = Play::new();
    play.keys("n i Enter").text(NAMES[0]).keys("Enter").text(NAMES[1]).keys("Enter Esc A");
    play.resize(80, 24).sees("Nelvaanian War Zone (Belvaanin War Zone): A, B");
    play.misses("Leaders who play").sees("see below · ↓ more");
    play.keys("End").sees("Leaders who play").misses("↓ more");
    play.keys("Home").sees("Star Wars: Imperial Assault, Skirmish").misses("Leaders who play");
}
