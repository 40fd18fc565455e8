//! One key too many never changes anything silently.

use super::{NAMES, TestApp};

/// The games at this table, if it has a result.
fn games(play: &TestApp, table: u32) -> Option<String> {
    let outcome = &play.event().round().unwrap().at_table(table).unwrap().outcome;
    outcome.as_ref().map(|outcome| outcome.games.to_string())
}

fn names(play: &TestApp, table: u32) -> [String; 2] {
    let pairing = play.event().round().unwrap().at_table(table).unwrap();
    [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id))
}

#[test]
fn a_stray_enter_corrects_nobody() {
    let mut play = TestApp::paired(8);
    play.keys("1 Enter 1 Enter 3 Enter 2");
    let results = [1, 2, 3, 4].map(|table| games(&play, table));
    assert_eq!(results, [Some("W".to_owned()), None, Some("L".to_owned()), None]);
}

#[test]
fn after_a_result_the_next_open_table_is_chosen() {
    let mut play = TestApp::paired(8);
    play.keys("2 Enter 1")
        .assert_shows("▸   3 ")
        .keys("Enter 2")
        .assert_shows("▸   4 ")
        .keys("Enter 1");
    play.assert_shows("▸   1 ").keys("Enter 1");
    assert!(play.event().round().unwrap().is_complete());
}

#[test]
fn another_result_needs_a_second_press_that_names_both() {
    let mut play = TestApp::paired(4);
    let [a, b] = names(&play, 1);
    play.keys("1 Enter 1 1 Enter 2").assert_shows(&format!("It stands: {a} beat {b}."));
    play.says(&format!("You enter: {b} beat {a}."))
        .assert_shows("2 again saves it, Esc leaves it.");
    // No other key counts as an answer.
    play.keys("Enter Enter").assert_shows("2 again saves it.");
    assert_eq!(games(&play, 1).as_deref(), Some("W"));
    play.keys("Esc 1 Enter 2 2").assert_shows("Table 1 corrected: ");
    assert_eq!(games(&play, 1).as_deref(), Some("L"));
}

#[test]
fn a_verb_that_replaces_a_result_asks_as_well() {
    let mut play = TestApp::paired(4);
    let [a, b] = names(&play, 1);
    play.keys("1 Enter 1 :").text("report 1 L").keys("Enter");
    play.says(&format!("It stands: {a} beat {b}. You enter: {b} beat {a}."));
    assert_eq!(games(&play, 1).as_deref(), Some("W"));
    play.keys("Enter").assert_shows("Table 1 corrected: ");
}

#[test]
fn in_every_game_the_key_that_ends_the_match_saves_it() {
    let mut play = super::sides::paired();
    play.keys("1 Enter 1 2").assert_shows("· saved #").keys("2 Enter =");
    play.assert_shows("0–0. Game 2 winner: 1/2, drawn: = (Enter: ended on time)")
        .keys("Enter")
        .assert_shows("· saved #");
    assert_eq!([1, 2].map(|table| games(&play, table).unwrap()), ["WL", "D"]);
    let mut play = super::own_games::paired("q");
    play.keys("1 Enter 1 1")
        .assert_shows("· saved #")
        .keys("2 Enter 1 2 2")
        .assert_shows("· saved #");
    assert_eq!([1, 2].map(|table| games(&play, table).unwrap()), ["WW", "WLL"]);
}

#[test]
fn esc_closes_one_thing_and_never_leaves_the_event() {
    let mut play = TestApp::paired(4);
    play.keys("Esc").assert_shows("Nothing is open here: q leaves the event.");
    play.keys("1 Enter 1 s")
        .assert_shows("Round 1 so far")
        .keys("d")
        .assert_shows("works")
        .keys("Esc");
    // The key goes back; the message, which covered nothing, goes with it.
    play.assert_hides("works").assert_shows("Round 1 of 3").keys("d").assert_shows("works");
    // Where nothing else is open, it closes only the message.
    play.keys("Esc").assert_hides("works").assert_hides("Nothing is open here");
    // Digits in the list of events do nothing.
    play.keys("q 2").assert_shows("2 works ").keys("Enter").assert_shows("Round 1 of 3");
}

#[test]
fn a_game_is_chosen_only_in_the_picker() {
    let mut play = TestApp::new();
    play.keys("2 Enter 1 1 d Enter")
        .assert_shows("There is no event yet.")
        .assert_hides("New event ·");
}

#[test]
fn an_event_without_results_goes_to_the_trash_and_comes_back() {
    let mut play = TestApp::paired(4);
    play.keys("q")
        .assert_shows("round 1")
        .keys("d")
        .assert_shows("Delete Star Wars: Destiny 2026-11-21?");
    play.assert_shows("It has no results.").keys("Esc").assert_shows("round 1").keys("d Enter");
    play.assert_shows("There is no event yet.")
        .assert_shows("Moved to")
        .keys("Tab Tab")
        .assert_shows("Komandor · trash");
    play.assert_shows("round 1")
        .keys("u")
        .assert_shows("Bring Star Wars")
        .keys("Enter Tab")
        .assert_shows("round 1");
    play.keys("Enter 1 Enter 1 q d")
        .assert_shows("This event has results and is not deleted: M archives it.");
    play.keys("M Enter")
        .assert_shows("There is no event yet.")
        .keys("Tab")
        .assert_shows("Komandor · archive");
    play.assert_shows("round 1");
    let archived = play.folder.path().join("archive/star-wars-destiny-2026-11-21.yaml");
    assert!(archived.exists());
}

#[test]
fn a_place_in_the_finals_is_not_given_up_unasked() {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=4").keys("Enter p").report_all();
    play.keys("c Enter");
    let seeds = play.event().finals().unwrap().seeds.clone();
    let goes = play.event().label(seeds[3]);
    // The row below the first belongs to the fourth seed, in the order of the bracket.
    play.keys("Down P 3")
        .assert_shows("Give the place up?")
        .assert_shows(&format!("{goes} gives up the place."));
    assert_eq!(play.event().finals().unwrap().seeds, seeds);
    play.keys("Esc").assert_hides("Give the place up?").keys("P 3 Enter").assert_shows("· saved #");
    assert!(!play.event().finals().unwrap().seeds.contains(&seeds[3]));
}

#[test]
fn a_player_registered_by_mistake_is_removed_though_others_came_after() {
    let mut play = TestApp::registered(9);
    play.keys("Home Down d")
        .assert_shows("Remove the player?")
        .assert_shows("With 8 players there are 3 rounds");
    play.keys("Enter")
        .assert_shows(&format!("{} (#2) is removed, as if never registered.", NAMES[1]));
    play.assert_hides(&format!("2  {}", NAMES[1])).keys("p");
    assert_eq!(play.event().round().unwrap().pairings.len(), 4);
}

#[test]
fn a_length_that_is_over_already_is_asked_about() {
    let mut play = TestApp::paired(4);
    play.keys("t").wait(20 * 60);
    play.keys(":").text("timer set 1").keys("Enter").assert_shows("Set the clock?");
    play.assert_shows("20 minutes of the round are played").keys("Esc Esc");
    assert_eq!(play.event().clock.minutes(), 35);
    play.keys(":").text("timer left 1").keys("Enter").assert_shows("1 minute is left.").wait(30);
    play.assert_shows("00:30");
}

#[test]
fn whoever_leaves_in_the_middle_of_a_round_is_asked_about() {
    let mut play = TestApp::paired(5);
    let bye = play.event().round().unwrap().pairings.iter().find(|p| p.is_bye()).unwrap().a;
    let [a, _] = names(&play, 1);
    play.keys("r /").text(&a).keys("Enter Esc d").assert_shows("Drop the player?");
    play.assert_shows(&format!("{a} leaves. Table 1 still needs its result."));
    play.keys("Esc")
        .assert_shows("5 of 5 are still in.")
        .keys("d Enter")
        .assert_shows("4 of 5 are still in.");
    // Without the player who has the bye, somebody else has it next.
    let name = play.event().label(bye);
    let next = "3 players come to the next round, so";
    play.keys("/").text(&name).keys("Enter Esc d").assert_shows(next);
    play.keys("Enter").assert_shows("3 of 5 are still in.");
}

#[test]
fn a_concession_says_what_it_changes() {
    let mut play = super::sides::paired();
    let [a, b] = names(&play, 1);
    play.keys("1 Enter x 2")
        .assert_shows("Who conceded game 1: 1 or 2?")
        .keys("1")
        .assert_shows("Enter this?");
    play.assert_shows("0–3. Game 2 is to be")
        .keys("Enter")
        .assert_shows(&format!("{a} conceded game 1"));
    assert_eq!(games(&play, 1), None);
    // The conceded game is kept, and the next one ends the match.
    play.keys("1 Enter 1").assert_shows(&format!("Table 1: {a} and {b} drew"));
    assert_eq!(games(&play, 1).as_deref(), Some("LW"));
}

#[test]
fn a_game_is_found_while_typing_also_by_letters_that_are_keys() {
    let mut play = TestApp::new();
    play.keys("n").assert_shows("d  Star Wars: Destiny").assert_shows("its key; or / and a part");
    // The ways to play one game stand together, with its name once.
    play.assert_shows("r                         ").assert_shows("Draft");
    play.keys("/ d r a f").assert_shows("▸ r  Star Wars: Destiny");
    play.keys("Esc").assert_shows("▸ a  Star Wars").assert_shows("its key; or / and a part");
    play.keys("/ i m p Enter")
        .assert_shows("Imperial Assault")
        .assert_shows("New event · Star Wars: Imperial Assault");
}
