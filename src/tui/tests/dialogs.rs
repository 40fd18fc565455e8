//! Dialogs over the screen: forms, questions, the palette.

use super::TestApp;
use crate::event::Moment;

#[test]
fn a_side_that_is_to_be_named_is_named_in_the_hints() {
    let mut play = TestApp::paired(4);
    let pairing = play.event().round().unwrap().at_table(1).unwrap().clone();
    let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    play.keys("1 Enter x 2").assert_shows(&format!(" 1 {a} conceded  2 {b} conceded"));
    play.assert_hides("both lost")
        .assert_hides("Who won")
        .keys("Esc")
        .assert_shows("Who won: 1 or 2?")
        .keys("x 1");
    play.assert_shows(&format!(" 1 {a} did not appear "))
        .assert_shows(&format!(" 2 {b} did not appear "));
    play.keys("d").assert_shows("Who did not appear");
}

#[test]
fn tab_takes_the_whole_name_that_is_typed() {
    let mut play = TestApp::registered(13);
    play.keys(":").text("edit Jan K").keys("Tab").assert_shows(":edit \"Jan Kowalski\"");
    // "la" occurs inside some names and begins none; "ma" begins three.
    play.keys("Esc :")
        .text("drop ma")
        .assert_shows("Maria Nowak")
        .assert_hides("Tomasz Lis  #")
        .keys("Tab");
    let first = play.screen();
    play.keys("Tab");
    assert_ne!(first, play.screen());
    play.assert_shows("▸").keys("Tab Tab");
    assert_eq!(first, play.screen());
    play.keys("Enter").assert_shows("has left");
}

#[test]
fn tab_names_both_who_are_swapped() {
    let mut play = TestApp::paired(8);
    play.keys(":").text("swap ewa").keys("Tab").text("jan").keys("Tab");
    play.assert_shows(":swap \"Ewa Zięba\" \"Jan Kowalski\"");
    play.keys("Esc :").text("swap ewa jan").keys("Tab").assert_shows(":swap ewa \"Jan Kowalski\"");
}

#[test]
fn a_verb_that_is_refused_stays_with_the_reason() {
    let mut play = TestApp::paired(4);
    play.keys(":").text("drop Nobody").keys("Enter").assert_shows("No player matches \"Nobody\"");
    play.assert_shows(":drop Nobody")
        .keys("Esc")
        .assert_hides(":drop")
        .keys(":")
        .text("import /no.csv");
    play.keys("Enter")
        .assert_shows("/no.csv: cannot be read")
        .assert_shows(":import /no.csv")
        .keys("Esc :");
    play.text("drop jan").keys("Enter").assert_shows("still needs its result.").keys("Enter");
    play.assert_shows("has left").assert_hides(":drop");
}

#[test]
fn a_form_shows_the_keys_of_its_field() {
    let mut play = TestApp::registered(2);
    play.keys("o a")
        .assert_shows("↑↓ field")
        .assert_hides("←→")
        .keys("Down")
        .assert_shows("←→ choice");
    play.keys("Esc Esc Home D").assert_hides("↑↓");
}

#[test]
fn a_disqualification_needs_its_reason() {
    let mut play = TestApp::paired(4);
    play.keys("r Home D Enter").assert_shows("Write the reason").text("abuse").keys("Enter");
    play.assert_shows("still needs its result.").keys("Enter").assert_shows("is disqualified");
}

#[test]
fn a_penalty_is_chosen_from_those_of_the_rules() {
    let mut play = TestApp::paired(4);
    play.keys("r Home P 5")
        .assert_shows("A penalty for Anna Żółkiewska")
        .assert_shows("‹ Warning ›");
    play.keys("Down Right")
        .assert_shows("‹ Game loss ›")
        .assert_shows("the game being played is entered as lost");
    play.keys("Down").text("late").keys("Enter").assert_shows("Anna Żółkiewska: Game loss. Table ");
    assert_eq!(play.event().penalties, []);
    play.keys("Enter").assert_shows("· saved #");
    assert_eq!(play.event().round().unwrap().missing().count(), 1);
    assert_eq!(play.event().penalties[0].note.as_deref(), Some("late"));
}

#[test]
fn what_is_announced_is_a_form() {
    let mut play = TestApp::registered(8);
    play.keys("S")
        .assert_shows("What is announced")
        .assert_shows("Structure")
        .keys("Down Down Down");
    play.text("99")
        .keys("Enter")
        .assert_shows("Rounds go from 1 to")
        .assert_shows("What is announced");
    play.keys("Backspace Backspace")
        .text("2")
        .keys("Enter")
        .assert_shows("Changed the settings: rounds=2.");
    assert_eq!(play.event().setup.rounds, Some(2));
    play.keys("S Enter").assert_hides("What is announced").assert_hides("saved #");
    play.keys("p S").assert_hides("Structure  ").assert_shows("Tier and structure are fixed");
    play.keys("Down Down").text("4").keys("Enter").assert_shows("┌ Do it? ");
    play.keys("Enter").assert_hides("What is announced");
}

#[test]
fn the_question_is_seen_where_there_is_little_room() {
    for (width, height) in [(38, 8), (24, 5), (20, 4)] {
        let mut play = TestApp::paired(4);
        play.resize(width, height).keys("1 Enter").assert_shows("Who won: 1 or 2?");
        play.keys("x 2")
            .assert_shows("Who conceded: 1")
            .keys("Esc Esc r Home e")
            .assert_shows("▸ Name");
        play.keys("Down")
            .assert_shows("▸ Club")
            .keys("Down")
            .assert_shows("▸ Start")
            .text("x")
            .keys("Enter");
        play.assert_shows("▸ Start number");
    }
}

#[test]
fn the_help_can_be_read_to_its_end() {
    let mut play = TestApp::paired(4);
    play.resize(80, 24).keys("?").assert_hides("Close the event").assert_shows("Help");
    // What does not work now comes last, with its reason.
    play.keys("End").assert_shows("Redo").assert_shows("There is nothing to redo.").keys("G g");
    play.assert_shows("Enter   Result");
}

#[test]
fn a_clock_past_the_last_year_asks_for_the_day() {
    let mut app = TestApp::new();
    app.now = Moment::new(253_402_300_800, 0);
    app.keys("n d").assert_shows("Star Wars: Destiny").assert_hides("?  ").keys("Enter");
    app.assert_shows("Date: no day stands there; write it as 2026-11-21.");
}

#[test]
fn the_frame_of_a_question_inside_a_dialog_is_whole() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p").report_all().keys("p r Enter d");
    for size in [(40, 12), (59, 24), (80, 24), (120, 40)] {
        let screen = play.resize(size.0, size.1).screen();
        let mut rows = screen.lines().skip_while(|line| !line.contains("┌ Drop the player? "));
        assert!(
            rows.next().is_some_and(|row| row.ends_with('┐') || row.ends_with("┐ ")),
            "{screen}"
        );
        let end = rows.position(|row| row.contains('└')).unwrap();
        assert!(end > 1, "{screen}");
        assert_eq!(screen.matches('┌').count(), 1, "{screen}");
    }
}
