//! Finals by double elimination, from the cut to the deciding game.

use super::{NAMES, TestApp};
use crate::show::{Format, ShowRequest, What, show};
use crate::tui::keys::View;
use crate::words::Words;

/// Four players in finals by double elimination; the screen shows the bracket.
pub(super) fn finals() -> TestApp {
    let mut play = due();
    play.assert_shows("Next: cut to top 4 (c).").keys("c Enter");
    play
}

/// The same before the cut.
fn due() -> TestApp {
    let mut play = TestApp::new();
    play.keys("n l Enter a");
    for name in &NAMES[..6] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc :").text("setup rounds=1 cut=4").keys("Enter p");
    results(&mut play, &["1 1"; 3]);
    play
}

/// The same finals, paired, in a window that hides rounds on both sides.
pub(super) fn moved() -> TestApp {
    let mut play = due();
    play.keys("c Enter").resize(42, 24).keys("p");
    if play.app.model.open_event().unwrap().view != View::Bracket {
        play.keys("b");
    }
    play.screen();
    play.keys("Right");
    play.screen();
    play
}

/// Enters a result at every table, in order.
fn results(play: &mut TestApp, keys: &[&str]) {
    for (table, keys) in (1..).zip(keys) {
        play.text(&u32::to_string(&table)).keys("Enter").keys(keys);
    }
}

#[test]
fn a_table_of_the_finals_says_who_comes_from_where() {
    let mut play = finals();
    play.keys("p Esc w").assert_shows(": match 1: seed 1 against seed 4.");
    play.keys("Down w").assert_shows(": match 2: seed 2 against seed 3.");
    play.keys("b Up w").assert_shows(": match 1: seed 1 against seed 4.");
}

#[test]
fn the_bracket_shows_both_brackets_and_the_deciding_game() {
    let mut play = finals();
    play.resize(120, 40);
    if play.app.model.open_event().unwrap().view != View::Bracket {
        play.keys("b");
    }
    play.assert_shows("Upper round 1")
        .assert_shows("Lower final")
        .assert_shows("winner of 4")
        .assert_shows("▸1 ");
    play.keys("p")
        .assert_shows("Finals round 1")
        .assert_shows("Match 1 · table 1")
        .assert_shows("loser of 1");
    results(&mut play, &["1", "1"]);
    // The sides that were not written down are asked for before each round.
    play.keys("p p")
        .assert_shows("Finals round 2")
        .assert_shows("Match 3 · table 1")
        .assert_shows("Match 4 · table 2");
    results(&mut play, &["1", "1"]);
    play.assert_shows("out: 4th")
        .keys("p p")
        .assert_shows("Finals round 3")
        .assert_shows("Match 5 · table 1");
    results(&mut play, &["1"]);
    play.assert_shows("out: 3rd")
        .assert_shows("match 7 if needed")
        .keys("p p")
        .assert_shows("Match 6 · table 1");
    results(&mut play, &["2"]);
    play.assert_shows("Deciding game")
        .assert_hides("★")
        .keys("p p")
        .assert_shows("Match 7 · table 1");
    results(&mut play, &["1"]);
    play.assert_shows("★").assert_hides("match 7");
}

#[test]
fn the_main_screen_calls_its_rounds_by_the_same_names() {
    let mut play = finals();
    play.resize(120, 40).keys("p Esc").assert_shows("Finals round 1  ░░░░░░ 0 of 2");
    results(&mut play, &["1", "1"]);
    play.keys("f").assert_shows("Not all rounds have been played. To pair finals round 2: p.");
    play.keys("p p").assert_shows("Finals round 2  ░░░░░░ 0 of 2").assert_shows("← finals round 1");
    play.keys("1 Enter").assert_shows("Table 1 · Finals round 2");
}

#[test]
fn on_paper_it_tells_the_bracket_of_a_game_and_who_waits_for_whom() {
    let mut play = finals();
    play.keys("p");
    results(&mut play, &["1", "1"]);
    play.keys("p p");
    results(&mut play, &["1", "1"]);
    let shown = |play: &TestApp, format| {
        let asked = ShowRequest::new(What::Bracket, format);
        show(play.event(), asked, Words::english()).unwrap()
    };
    let text = shown(&play, Format::Text);
    let heads: Vec<&str> = text.lines().filter(|line| line.starts_with("Finals r")).collect();
    assert_eq!(heads, ["Finals round 1", "Finals round 2"]);
    assert!(text.contains("upper bracket") && text.contains("lower bracket"), "{text}");
    assert!(text.contains("\nTo come\nMatch  Player A"), "{text}");
    let line = |start: &str| text.lines().find(|line| line.starts_with(start)).unwrap_or_default();
    assert!(line("    5  ").ends_with("  lower bracket"), "{text}");
    assert!(
        line("    6  ").contains("  winner of 5  ") && line("    6  ").ends_with("  final"),
        "{text}"
    );
    assert!(text.contains("\nPlaces decided\nPlace  Player\n4th    "), "{text}");
    assert!(shown(&play, Format::Markdown).contains("\n## To come\n"));
    assert!(shown(&play, Format::Html).contains("<h2>Places decided</h2>"));
    let csv = shown(&play, Format::Csv);
    assert!(csv.contains("\nfinals round 2,4,2,"), "{csv}");
    assert!(csv.lines().next().is_some_and(|head| head.ends_with(",Bracket,Note")), "{csv}");
}

#[test]
fn arrows_show_the_rounds_that_do_not_fit_until_the_play_goes_on() {
    let mut play = finals();
    play.resize(60, 24).keys("p");
    if play.app.model.open_event().unwrap().view != View::Bracket {
        play.keys("b");
    }
    play.assert_shows("later rounds →").assert_hides("← earlier").assert_shows("Upper round 1");
    play.keys("Left").says("These are the first rounds.").keys("Esc b");
    play.keys("Right").assert_shows("← earlier rounds").assert_hides("Upper round 1");
    play.keys("Right Right Right").says("These are the last rounds.");
    play.assert_hides("later rounds →").assert_shows("Final");
    play.keys("Left").assert_shows("later rounds →").keys("Right");
    // No key acts on a table that is out of sight, and after a result the play is in sight again.
    play.keys("Left Right Right Down").assert_shows("Upper round 1").keys("Right");
    play.keys("1 Enter 1 1").assert_shows("Upper round 1").assert_hides("← earlier");
}
