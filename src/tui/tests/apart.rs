//! A game that separates relatives and fellow travellers asks for both.

use super::TestApp;
use crate::ruleset::Library;

fn separating() -> TestApp {
    let text = include_str!("../../../config/rulesets/tcg.yaml").replace("id: tcg", "id: mine");
    let text = text.replace("key: t", "key: m").replace(
        "tie_breaks: [sos_mean, esos_mean, random]",
        "tie_breaks: [random]\n  apart_in_first_round: [relatives, travelled_together]",
    );
    let mut play = TestApp::new();
    play.app.model.library = Library::new(vec![("mine.yaml".to_owned(), text)]).into();
    play.keys("n m Enter");
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
        .assert_shows("same word")
        .keys("Tab Tab Tab Tab Tab")
        .text("2")
        .keys("Enter");
    assert_eq!(play.event().entrants[1].travel.as_deref(), Some("2"));
    play.keys("A").assert_shows("Apart in round 1 Relatives, people who travelled together, where");
    play.keys("p").assert_shows("Ewa and Jan meet in round 1 (relatives): they could not be kept");
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
