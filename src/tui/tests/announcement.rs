use super::TestApp;

#[test]
fn everything_announced_stands_on_one_screen() {
    let mut play = TestApp::registered(12);
    play.assert_shows("12 players: 4 rounds, no cut.");
    play.assert_shows("p: pair round 1. A: event info · S: settings");
    play.keys("A").assert_shows("ready, p: pair round 1");
    for line in [
        "  Game              Star Wars: Destiny, Constructed",
        "  Tier              Relaxed",
        "  Players           12 players registered",
        "  Rounds            4 Swiss rounds of one game with the 12 players",
        "  Cut               None with the 12 players registered so far",
        "  Minutes           A round: 35 minutes",
        "  Sleeves           Not required at this tier",
        "  Organizer         anna",
        "  Marshal           None: the organizer fills in",
        "  Playing officials Nobody",
    ] {
        play.resize(80, 25).assert_shows(line);
    }
    play.resize(120, 40)
        .assert_shows("4 Swiss rounds of one game with the 12 players registered so far");
    play.keys("A").assert_hides("Event info ·");
    play.keys("A p").assert_shows("Round 1 is paired: 6 tables.").assert_shows("Round 1 of 4");
    play.keys("A").assert_shows("Event info · as of round 1");
    play.assert_shows("12 players at the start").keys("Esc").assert_shows("Round 1 of 4");
}

#[test]
fn what_is_missing_stands_there_and_keeps_the_round_from_being_paired() {
    let mut play = TestApp::registered(3);
    play.assert_shows("3 players. The basic structure needs 4 players.");
    play.keys("A").assert_shows("Event info · incomplete: Rounds");
    play.assert_shows("The basic structure needs 4 players: add 1 more");
    let screen = play.screen();
    play.keys("p").assert_shows("The basic structure needs 4 players: add 1 more");
    assert!(play.event().stages.is_empty(), "{screen}");
    play.keys("Enter").assert_shows("Event settings").keys("Down Down Down").text("2");
    play.keys("Enter");
    play.assert_shows("2 Swiss rounds of one game").assert_shows("ready, p: pair round 1");
    play.assert_shows("The structure has no row for 3 players; your settings apply.");
    play.keys("p").assert_shows("Round 1 is paired: 1 table, bye");
}

#[test]
fn prizes_are_announced_in_the_form_and_seen_in_their_sheet() {
    let mut play = TestApp::registered(4);
    play.keys("$").assert_shows("Prizes").assert_shows("No prizes yet. To add some: S.");
    play.keys("Esc").verb("setup structure=custom rounds=1 cut=0");
    play.verb("setup prizes='1: playmat; 2: mug; all: pin'").keys("A");
    for _ in 0..30 {
        play.keys("Down");
    }
    play.assert_shows("Place 1: playmat").assert_shows("Everybody: pin");
    play.keys("Esc $").assert_shows("Who gets them is known once all matches are played.");
    play.assert_shows("Place 2: mug").keys("Esc p").report_all().keys("$");
    let first = crate::event::standings(play.event())[0].entrant;
    let name = play.event().label(first);
    play.assert_shows(&format!("{name}: playmat")).assert_shows("All 4 players: pin");
}

pub fn held() -> TestApp {
    let mut play = TestApp::registered(6);
    play.verb("setup hold=yes").keys("p");
    play
}

#[test]
fn a_held_round_is_marked_with_the_key_that_posts_it() {
    let mut play = held();
    play.assert_shows("held · Z 5: post");
    play.assert_shows("Only scorekeepers see round 1. Z 5: post it.");
    play.assert_hides("results are missing").keys("Enter");
    play.assert_shows("Players don't see round 1 yet. Post it first: Z, then 5.");
    play.keys("Z 5").assert_shows("Posted round 1.").assert_hides("held: Z");
    assert!(!play.event().is_held());
    play.keys("Z 5").assert_shows("Already posted at 10:00: round 1.");
    play.keys("Esc u").assert_shows("held · Z 5: post");
    play.keys("Ctrl-r").assert_hides("held · Z 5: post");
}

#[test]
fn the_clock_posts_a_held_round_once_it_was_asked() {
    let mut play = held();
    play.keys("t").assert_shows("This posts round 1.");
    assert!(play.event().is_held());
    play.keys("Enter").assert_shows("This posts round 1.");
    assert!(!play.event().is_held() && play.event().clock.is_running());
}

#[test]
fn the_chosen_pairing_goes_to_another_table() {
    let mut play = TestApp::paired(6);
    let pair = play.table(2).clone();
    play.keys("Down J 9").assert_shows("Move the pairing at table 2").text("12").keys("Enter");
    let round = play.event().round().unwrap();
    assert_eq!(round.at_table(12).map(|p| p.a), Some(pair.a));
    let [a, b] = [pair.a, pair.b.unwrap()].map(|id| play.event().label(id));
    play.assert_shows(&format!("Round 1: {a} – {b} moved from table 2 to table 12."));
    let lines = play.event().log.len();
    play.keys("Esc Up Up Up J 9").text("12");
    play.keys("Enter").assert_shows("Ewa Zięba – Piotr Wójcik moved to table 1 instead.");
    assert_eq!(play.event().log.len(), lines);
    play.keys("Enter");
    assert_eq!(play.event().log.len(), lines + 1);
    assert_eq!(play.event().round().unwrap().at_table(1).map(|p| p.a), Some(pair.a));
}

#[test]
fn a_feature_table_and_a_fixed_one_are_marked() {
    let mut play = TestApp::registered(6);
    play.verb("setup feature=1").keys(":").text("edit #1 table=3").keys("Enter p");
    play.assert_shows("  1★").assert_shows("  3▪").assert_shows("Table 1: feature table");
    play.keys("r").assert_shows("table 3");
}
