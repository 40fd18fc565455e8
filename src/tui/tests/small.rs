//! Small windows: what must be seen is not cut, and what is hidden is told.

use super::{LANGUAGE, NAMES, TestApp, check_in, time_call};

/// Fails unless a line of the screen is this text, without the border of a box around it.
#[track_caller]
fn shows_line(play: &mut TestApp, line: &str) {
    let screen = play.screen();
    let inside = |shown: &str| shown.trim_matches(|c| "│┌┐└┘─ ".contains(c)).to_owned();
    assert!(screen.lines().any(|shown| inside(shown) == line), "{line:?} is no line of\n{screen}");
}

#[test]
fn a_correction_always_says_which_key_saves_it() {
    LANGUAGE.set("pl");
    let mut play = TestApp::paired(8);
    play.resize(40, 12).keys("1 Enter 1 1 Enter 2");
    shows_line(&mut play, "Stolik 1   Kto wygrywa: 1 czy 2?");
    shows_line(&mut play, "2 jeszcze raz zapisuje, Esc zostawia");
    shows_line(&mut play, "bez zmian.");
}

#[test]
fn a_result_that_stands_is_told_whole() {
    let mut play = TestApp::registered(0);
    play.keys("a");
    for name in ["Anna Żółkiewska-Świętosławska", "Konstanty Gałczyński-Przerwa", "Jan", "Ewa"]
    {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p 1 Enter 1 1 Enter").resize(40, 12);
    let screen = play.screen();
    let told = screen.lines().skip_while(|line| !line.contains("Now:")).take(2);
    let told: Vec<&str> = told.collect();
    assert!(told.len() == 2 && told.iter().all(|line| !line.contains('…')), "{screen}");
}

#[test]
fn a_state_of_the_check_in_stands_below_the_name() {
    LANGUAGE.set("pl");
    let mut play = check_in::screen("Esc");
    play.keys(":").text("setup lists=yes").keys("Enter H").resize(40, 12);
    shows_line(&mut play, "▸   Dąbrowski, Łukasz");
    shows_line(&mut play, "do zapłaty, brak spisu");
    // In the list of players it stands in place of the club.
    play.keys("Esc");
    play.keys("Home").assert_shows("Anna Żółkiewska      brak spisu");
}

#[test]
fn the_role_of_an_official_stands_below_the_name() {
    let mut play = TestApp::paired(4);
    play.keys(":").text("official 'Zofia Wirska-Konopnicka' role=judge").keys("Enter o");
    play.assert_shows("Zofia Wirska-Konopnicka judge").resize(40, 12);
    shows_line(&mut play, "Zofia Wirska-Konopnicka       here");
    shows_line(&mut play, "judge");
}

#[test]
fn a_form_says_how_many_fields_are_hidden() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).keys("S").assert_shows("↓ ").assert_hides("↑ ");
    play.keys("Down Down Down Down Down Down Down").assert_shows("↑ ").assert_shows("↓");
}

#[test]
fn a_long_count_of_the_time_call_stands_above_its_numbers() {
    let mut play = time_call::timed("i", "");
    play.resize(40, 12).keys("Esc 1 T");
    shows_line(&mut play, "1  Victory points from figures,");
    shows_line(&mut play, "missions and cards");
    shows_line(&mut play, "▸            ▏           …");
    // The names stay above their columns, however far the counts go down.
    play.keys("3 Tab 3 Enter").assert_shows("↑ 1");
    let heads = play.screen();
    assert!(heads.lines().nth(2).is_some_and(|line| line.contains(" 1 ") && line.contains(" 2 ")));
}

#[test]
fn the_first_three_places_stand_below_the_final() {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=4").keys("Enter p").report_all();
    play.keys("c Enter p Esc").report_all().keys("p").report_all().resize(40, 12);
    let name = |place: usize| {
        let id = crate::event::final_places(play.event())[place - 1];
        play.event().label(id)
    };
    let [first, second] = [1, 2].map(name);
    shows_line(&mut play, &format!("1 {first} · finals 2–0"));
    shows_line(&mut play, &format!("2 {second} · finals 1–1"));
    play.assert_shows(" 3–4 ").assert_shows("Next: close the event (f).");
}

#[test]
fn no_figure_of_the_arithmetic_is_cut() {
    let mut play = TestApp::paired(8);
    play.report_all().keys("p").report_all().resize(40, 12).keys("s Enter w");
    let screen = play.screen();
    assert!(!screen.lines().any(|line| line.starts_with('│') && line.contains('…')), "{screen}");
    play.assert_shows("points/rounds");
}

#[test]
fn the_next_step_stands_whole_above_the_bracket() {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=4").keys("Enter p").report_all();
    play.keys("c Enter p Esc b").resize(40, 12);
    shows_line(&mut play, "Next: t starts the clock, once");
    shows_line(&mut play, "Next: start the round timer (");
}

#[test]
fn the_log_names_the_only_author_once() {
    let mut play = TestApp::paired(4);
    play.keys("l").assert_shows("Log · 5 actions · anna");
    let screen = play.screen();
    assert_eq!(screen.matches("anna").count(), 1, "{screen}");
    super::pile::elsewhere(&play, "ben", "note 'the hall is cold'");
    play.send(crate::tui::Msg::Changed);
    play.assert_shows("Log · 6 actions\n").assert_shows("  ben   ").assert_shows("  anna  ");
}

#[test]
fn a_given_name_is_shortened_before_a_surname() {
    let mut play = TestApp::paired(4);
    play.assert_shows(NAMES[0]).resize(36, 12);
    play.assert_shows("A. Żółkiewska").assert_shows("Jan Kowalski");
}

#[test]
fn the_end_of_a_sentence_below_a_box_is_not_read_with_it() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).assert_shows("Next: start the round timer (").keys("Enter Esc o");
    play.assert_hides("Next: start the round timer (");
}

#[test]
fn the_key_for_more_of_the_announcement_stays_whole() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).keys("A").assert_shows("as at the start");
}

#[test]
fn the_direction_of_a_draft_is_in_sight() {
    let mut play = TestApp::new();
    play.keys("n r Enter a");
    for name in &NAMES[..4] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc W Enter Enter Down").resize(40, 12).assert_shows("pass LEFT");
}

#[test]
fn an_arrow_for_hidden_lines_does_not_stand_where_a_key_stands() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).keys("?");
    let screen = play.screen();
    let arrow = screen.lines().find(|line| line.contains('↓')).unwrap_or_default();
    assert!(arrow.ends_with("↓│") || arrow.contains("↓ "), "{screen}");
    assert!(!arrow.starts_with("│ ↓"), "{screen}");
}

#[test]
fn the_newest_result_of_a_pile_stands_in_a_small_box() {
    let mut play = TestApp::paired(8);
    play.resize(40, 12).keys("Space").assert_shows("Another table: type its number");
    play.keys("1").assert_shows("✓  1 ").assert_shows("1–0");
    assert!(!play.screen().contains("Another table"), "{}", play.screen());
}

#[test]
fn the_purpose_of_the_chosen_verb_is_whole() {
    let mut play = TestApp::paired(4);
    play.resize(40, 12).keys(": r Down");
    play.assert_shows("▸repair …").assert_shows("repair this round: change the");
    play.assert_shows("fewest tables");
    assert!(!play.screen().contains("tables…"), "{}", play.screen());
}
