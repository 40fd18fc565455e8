//! What stands over the screen: forms, questions, the palette.

use super::Play;
use crate::event::Moment;

#[test]
fn a_side_that_is_to_be_named_is_named_in_the_hints() {
    let mut play = Play::paired(4);
    let pairing = play.event().round().unwrap().at_table(1).unwrap().clone();
    let [a, b] = [pairing.a, pairing.b.unwrap()].map(|id| play.event().label(id));
    play.keys("1 Enter c").sees(&format!(" 1 {a} conceded  2 {b} conceded"));
    play.misses("both lost").misses("first won").keys("Esc").sees("first won").keys("n");
    play.sees(&format!(" 1 {a} did not appear ")).sees(&format!(" 2 {b} did not appear "));
    play.misses("first won").keys("d").sees("Who did not appear");
}

#[test]
fn tab_takes_the_whole_name_that_is_typed() {
    let mut play = Play::registered(13);
    play.keys(":").text("edit Jan K").keys("Tab").sees(":edit \"Jan Kowalski\"");
    // "la" stands inside of some names and begins none; "ma" begins three.
    play.keys("Esc :").text("drop ma").sees("Maria Nowak").misses("Tomasz Lis  #").keys("Tab");
    let first = play.screen();
    play.keys("Tab");
    assert_ne!(first, play.screen());
    play.sees("▸").keys("Tab Tab");
    assert_eq!(first, play.screen());
    play.keys("Enter").sees("has left");
}

#[test]
fn tab_names_both_who_are_swapped() {
    let mut play = Play::paired(8);
    play.keys(":").text("swap ewa").keys("Tab").text("jan").keys("Tab");
    play.sees(":swap \"Ewa Zięba\" \"Jan Kowalski\"");
    play.keys("Esc :").text("swap ewa jan").keys("Tab").sees(":swap ewa \"Jan Kowalski\"");
}

#[test]
fn a_verb_that_is_refused_stays_with_the_reason() {
    let mut play = Play::paired(4);
    play.keys(":").text("drop Nobody").keys("Enter").sees("No player matches \"Nobody\"");
    play.sees(":drop Nobody").keys("Esc").misses(":drop").keys(":").text("import /no.csv");
    play.keys("Enter").sees("/no.csv: cannot be read").sees(":import /no.csv").keys("Esc :");
    play.text("drop jan").keys("Enter").sees("still needs its result.").keys("Enter");
    play.sees("has left").misses(":drop");
}

#[test]
fn a_form_shows_the_keys_of_its_field() {
    let mut play = Play::registered(2);
    play.keys("o a").sees("↑↓ field").misses("←→").keys("Down").sees("←→ choice");
    play.keys("Esc Esc Home D").misses("↑↓");
}

#[test]
fn a_disqualification_needs_its_reason() {
    let mut play = Play::paired(4);
    play.keys("r Home D Enter").sees("Write the reason").text("abuse").keys("Enter");
    play.sees("still needs its result.").keys("Enter").sees("is disqualified");
}

#[test]
fn a_penalty_is_chosen_from_those_of_the_rules() {
    let mut play = Play::paired(4);
    play.keys("r Home P").sees("A penalty for Anna Żółkiewska").sees("‹Warning›");
    play.keys("g").sees("‹Game loss›").sees("the game being played is entered as lost");
    play.keys("Down").text("late").keys("Enter").sees("Anna Żółkiewska: Game loss. Table ");
    assert_eq!(play.event().penalties, []);
    play.keys("Enter").sees("· saved #");
    assert_eq!(play.event().round().unwrap().missing().count(), 1);
    assert_eq!(play.event().penalties[0].note.as_deref(), Some("late"));
}

#[test]
fn what_is_announced_is_a_form() {
    let mut play = Play::registered(8);
    play.keys("S").sees("What is announced").sees("Structure").keys("Down Down Down");
    play.text("99").keys("Enter").sees("Rounds go from 1 to").sees("What is announced");
    play.keys("Backspace Backspace").text("2").keys("Enter").sees("The announcement is changed.");
    assert_eq!(play.event().setup.rounds, Some(2));
    play.keys("S Enter").misses("What is announced").misses("saved #");
    play.keys("p S").misses("Structure  ").sees("fixed since the first round");
    play.keys("Down Down").text("4").keys("Enter").misses("What is announced");
}

#[test]
fn the_question_is_seen_where_there_is_little_room() {
    for (width, height) in [(38, 8), (24, 5), (20, 4)] {
        let mut play = Play::paired(4);
        play.resize(width, height).keys("1 Enter").sees("Who won: 1 or 2?");
        play.keys("c").sees("Who conceded: 1").keys("Esc Esc r Home e").sees("▸ Name");
        play.keys("Down").sees("▸ Club").keys("Down").sees("▸ Start").text("x").keys("Enter");
        play.sees("▸ Start number");
    }
}

#[test]
fn the_help_can_be_read_to_its_end() {
    let mut play = Play::paired(4);
    play.resize(80, 24).keys("?").misses("closes the event").sees("Help");
    play.keys("End").sees("finish          closes the event").keys("Up Home");
    play.sees("Round and standings");
}

#[test]
fn a_clock_past_the_last_year_asks_for_the_day() {
    let mut play = Play::new();
    play.now = Moment::new(253_402_300_800, 0);
    play.keys("n d").sees("Star Wars: Destiny").misses("?  ").keys("Enter");
    play.sees("Date: no day stands there; write it as 2026-11-21.");
}
