//! A game that separates relatives and fellow travellers asks for both.

use super::TestApp;
use crate::ruleset::Library;

fn separating() -> TestApp {
    let text = include_str!("../../../config/rulesets/tcg.yaml").replace("id: tcg", "id: mine");
    let text = text.replace("key: t", "key: y").replace(
        "tie_breaks: [sos_mean, esos_mean, random]",
        "tie_breaks: [random]\n  apart_in_first_round: [relatives, travelled_together]",
    );
    let mut play = TestApp::new();
    play.app.model.library = Library::new(vec![("mine.yaml".to_owned(), text)]).into();
    play.keys("n y Enter a");
    play
}

#[test]
fn the_line_of_names_and_the_form_ask_for_family_and_travel() {
    let mut play = separating();
    play.assert_shows("Name").assert_shows("Club").assert_shows("Family").assert_shows("Travel");
    play.text("Ewa").keys("Tab Tab").text("Nowak").keys("Tab").text("auto").keys("Enter");
    play.text("Jan; Bard; Nowak").keys("Enter");
    let [ewa, jan] = [0, 1].map(|at| play.event().entrants[at].clone());
    assert_eq!((ewa.name.as_str(), ewa.club), ("Ewa", None));
    assert_eq!((ewa.family.as_deref(), ewa.travel.as_deref()), (Some("Nowak"), Some("auto")));
    assert_eq!((jan.club.as_deref(), jan.family.as_deref()), (Some("Bard"), Some("Nowak")));
    play.keys("Esc")
        .assert_shows("family Nowak · travel auto")
        .assert_shows("Bard · family Nowak")
        .keys("e")
        .assert_shows("Family")
        .assert_shows(": players with the same entry are kept apart")
        .keys("Tab Tab Tab Tab Tab")
        .text("2")
        .keys("Enter");
    assert_eq!(play.event().entrants[1].travel.as_deref(), Some("2"));
    play.keys("A").assert_shows("Apart in round 1 Relatives, people who travelled together, where");
    play.keys("p").assert_shows("Ewa and Jan meet in round 1 (relatives): they could not be kept");
}

/// Six players with two pairs kept apart.
pub(super) fn two_pairs(keys: &str) -> TestApp {
    let mut play = TestApp::registered(6);
    play.keys(":").text("apart #1 #2 why='1'").keys("Enter");
    play.keys(":").text("apart #3 #4 rounds=1-2 soft").keys("Enter").keys(keys);
    play
}

#[test]
fn a_player_is_kept_apart_from_another_in_a_form() {
    let mut play = TestApp::registered(6);
    let [one, two] = [0, 1].map(|at| play.event().entrants[at].label().into_owned());
    play.keys("Home P 2").assert_shows("Keep two players apart").assert_shows(&one);
    play.keys("Enter").assert_shows("Enter both players.");
    play.text(&two).keys("Tab Right").assert_shows("in round 1").keys("Tab Right");
    play.assert_shows("if possible").keys("Tab").text("one car").keys("Enter");
    play.assert_shows(&format!("{one} and {two} are kept apart in round 1, if possible."));
    assert_eq!(play.event().apart[0].why.as_deref(), Some("one car"));
    play.keys("Esc X").assert_shows("Kept apart by name").assert_shows(&format!("{one} – {two}"));
    play.keys("Enter").assert_shows("one car").keys("Right Enter");
    play.assert_shows(&format!("{one} and {two} are kept apart in rounds 1 to 2, if possible."));
    play.keys("d").assert_shows(&format!("{one} and {two} may meet again."));
    play.assert_shows("Nobody is kept apart by name");
    assert!(play.event().apart.is_empty());
    play.keys("Esc u").assert_shows("may meet again");
}

#[test]
fn each_pair_in_the_list_is_changed_and_lifted_by_itself() {
    let mut play = two_pairs("X");
    play.assert_shows("in every Swiss round").assert_shows("if possible").keys("Down d");
    assert_eq!(play.event().apart.len(), 1);
    assert_eq!(play.event().apart[0].pair, [1, 2]);
    play.assert_shows("Why: 1");
}

#[test]
fn the_announcement_takes_groups_and_the_line_asks_for_their_words() {
    let mut play = TestApp::registered(2);
    play.assert_hides("Family")
        .keys(":")
        .text("setup apart='relatives always absolute'")
        .keys("Enter");
    play.keys("a").assert_shows("Family").assert_hides("Travel");
    play.keys("Esc A").assert_shows("Relatives: in every Swiss round, without exception");
    play.resize(80, 50).keys("S").assert_shows("‹ in every Swiss round, without exception ›");
}

#[test]
fn a_game_that_does_not_ask_shows_no_such_field() {
    let mut play = TestApp::registered(2);
    play.assert_hides("Family")
        .keys("e")
        .assert_shows("Fixed table")
        .assert_hides("Family")
        .assert_hides("Travel");
}
