//! What somebody who is new to the program looks for first.

use super::*;

/// The rows of the screen between the frames of a box, without the frame.
fn boxed(play: &mut TestApp) -> Vec<String> {
    let screen = play.screen();
    let rows = screen.lines().filter_map(|row| row.split('│').nth(1));
    rows.map(|row| row.trim().to_owned()).collect()
}

#[test]
fn the_help_begins_with_the_keys_of_the_hints_and_ends_with_those_that_wait() {
    let mut play = TestApp::registered(4);
    play.keys("p").resize(120, 80).keys("?");
    let rows = boxed(&mut play);
    let at = |text: &str| rows.iter().position(|row| row.starts_with(text)).expect(text);
    let often = ["Enter ", "Space ", "t ", "s ", "r ", "u ", "/ ", ": ", "Not now"];
    assert!(often.map(at).is_sorted(), "{rows:#?}");
    // No round waits for a cut, so this key stands behind those that work.
    assert!(at("Not now") < at("c "), "{rows:#?}");
    assert!(rows[at("c ") + 1].contains("are missing"), "{rows:#?}");
    assert_eq!(rows.iter().filter(|row| row.starts_with("Space ")).count(), 1);
}

#[test]
fn the_announcement_says_which_number_holds_where_a_field_is_empty() {
    let mut play = TestApp::registered(9);
    play.resize(120, 40).keys("S").assert_shows("Rounds                    4 (default)");
    play.assert_shows("Cut                       none (default)");
    play.assert_shows("Round                     35 minutes (default)");
    play.assert_shows("The final                 50 minutes (default)");
    play.keys("Down Down Right").assert_shows("Rounds                    4 (default)");
    play.assert_shows("Cut                       4 (default)");
    play.keys("Right").assert_hides("4 (default)").assert_shows("none (default)");
    play.keys("Down").text("5").assert_shows("Rounds                    5 ");
}

#[test]
fn an_older_round_says_how_to_leave_it_and_what_a_result_there_is() {
    let mut play = TestApp::paired(4);
    play.report_all().keys("p Left");
    play.assert_shows("Earlier round. Results here are corrections; Esc: current round.");
    play.keys("Esc").assert_hides("Earlier round").assert_shows("Next: ");
}

#[test]
fn nobody_stands_in_standings_that_are_empty() {
    let mut play = TestApp::paired(4);
    play.keys("s").assert_shows("Standings appear after the first result.");
    play.assert_hides("points in 0 rounds").keys("Enter");
    assert!(play.app.model.dialogs.is_empty(), "no card of somebody who is not seen");
}

#[test]
fn a_closed_event_takes_nobody_in() {
    let mut play = TestApp::registered(4);
    play.keys("Esc :").text("setup structure=custom rounds=1 cut=0").keys("Enter p").report_all();
    play.keys("f Enter Esc r").assert_hides("a add").assert_hides("i import");
    play.assert_hides("e edit").keys("a").assert_shows("The event is");
}

#[test]
fn nobody_has_a_place_before_the_first_round() {
    let mut play = TestApp::registered(5);
    play.assert_shows("d remove").keys("Home d").assert_hides("Places:");
}

/// The command that one means by an everyday word.
const EVERYDAY: [(&str, &str); 14] = [
    ("withdraw", "drop WHO"),
    ("rename", "edit WHO"),
    ("dq", "disqualify WHO"),
    ("pairings", "pair [absent"),
    ("top 8", "cut [N]"),
    ("unpair", "undo [N"),
    ("re-pair", "redraw WHY"),
    ("web", "setup [name"),
    ("no-show", "report TABLE"),
    ("decklist", "list WHO"),
    ("pause", "timer start"),
    ("extra time", "extend TABLE"),
    ("warning", "penalty WHO"),
    ("return", "rejoin WHO"),
];

#[test]
fn everyday_words_find_the_commands() {
    for (word, command) in EVERYDAY {
        let mut play = TestApp::paired(4);
        play.resize(120, 40).keys("? /").text(word).assert_shows(command);
        let (verb, _) = command.split_once(' ').unwrap();
        if !word.contains(' ') {
            play.keys("Esc Esc :").text(word).assert_shows(&format!("{verb} "));
        }
    }
    let mut play = TestApp::paired(4);
    play.keys("L ? /").text("dyskwalifikuj").assert_shows("disqualify WHO");
    play.keys("Esc Esc :").text("kara").assert_shows("penalty ");
}

#[test]
fn the_words_of_vim_leave_the_event_and_say_that_all_is_saved() {
    let mut play = TestApp::paired(4);
    play.verb("w").assert_shows("Everything is already saved.");
    play.verb("help").assert_shows("┌ Commands").assert_shows("add NAME …");
    play.keys("Esc :").text("q").keys("Enter").assert_shows("Komandor");
    assert!(play.app.model.event().is_none());
    play.verb("pair").assert_shows("Open an event first").keys("Esc :").text("q").keys("Enter");
    assert!(play.flow.quit);
}

#[test]
fn a_new_event_says_how_many_are_missing_and_a_adds_them_from_there() {
    let mut play = TestApp::registered(2);
    play.keys("r").assert_shows("2 players. The basic structure needs 4 players.");
    let needs = "2 players. The basic structure needs 4 players: add 2 more (a), or choose";
    play.keys("Esc").assert_shows(needs).assert_hides("To choose another");
    play.keys("a").text("Ewa").keys("Enter").assert_shows("3 players");
    assert_eq!(play.event().players().count(), 3);
}

#[test]
fn a_step_that_changes_others_is_asked_as_a_question() {
    let mut play = TestApp::paired(5);
    play.keys("1 Enter 1 Z 2").assert_shows("1 result is in. Undo it first (l).");
    play.keys("u").verb("redraw mistake");
    play.assert_shows("Re-pair round 1 like this?").assert_hides("Confirm?").keys("Esc Esc");
    play.verb("drop #1").keys("Enter u u").assert_shows("Undone: ").keys("Ctrl-r");
    play.says("dropped after round 1\"?").assert_hides("Redone").assert_hides("Confirm?");
}

#[test]
fn the_standings_show_their_head_while_the_cursor_is_on_the_tables() {
    let mut play = TestApp::paired(36);
    play.report_all();
    let first = crate::event::standings(play.event())[0].entrant;
    let first = play.event().label(first);
    play.resize(140, 20).keys("End P Esc").assert_shows(&format!(" 1 {first}"));
}

#[test]
fn the_event_info_goes_back_to_where_it_was_opened() {
    let mut play = TestApp::registered(4);
    play.keys("r A Esc");
    assert_eq!(play.open().view, View::Players);
    play.keys("Esc A Esc");
    assert_eq!(play.open().view, View::Main);
}
