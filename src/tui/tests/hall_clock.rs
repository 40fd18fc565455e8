//! The clock of the hall inside the program, and the sign of the last minutes.

use super::TestApp;
use crate::tui::keys::View;

fn view(play: &TestApp) -> View {
    play.app.model.open_event().unwrap().view
}

#[test]
fn f_shows_the_clock_alone_and_goes_back_to_where_it_was() {
    let mut play = TestApp::paired(6);
    play.keys("t F").assert_shows("█").assert_shows("3 results missing.").assert_shows("Round 1");
    play.assert_shows("the round ends at").assert_hides("Anna Żółkiewska");
    assert_eq!(view(&play), View::HallClock);
    play.keys("F");
    assert_eq!(view(&play), View::Main);
    play.keys("r F Esc");
    assert_eq!(view(&play), View::Players);
    play.keys("F F");
    assert_eq!(view(&play), View::Players);
}

#[test]
fn the_keys_of_the_clock_work_before_the_whole_hall() {
    let mut play = TestApp::paired(6);
    play.keys("F").assert_shows("not started").keys("t").wait(60);
    play.keys("+");
    assert_eq!(play.event().clock.reading(play.now.unix).seconds(), Some(35 * 60));
    play.keys("- t").assert_shows("paused");
    assert_eq!(play.event().clock.reading(play.now.unix).seconds(), Some(34 * 60));
    assert_eq!(view(&play), View::HallClock);
}

#[test]
fn five_minutes_before_the_end_every_screen_says_so_in_words() {
    let mut play = TestApp::paired(6);
    play.keys("t").wait(30 * 60 - 1);
    let screens = ["", "r", "s", "l", "A"];
    for key in screens {
        play.keys(key).assert_shows(" 05:01").assert_hides("ends soon").keys("Esc");
    }
    play.wait(1);
    for key in screens {
        play.keys(key).assert_shows("ends soon: 05:00").keys("Esc");
    }
    play.keys("F").assert_shows("ends soon: the round ends at ").keys("F");
    play.resize(120, 40).assert_shows("ends soon: until ");
    play.keys("t").assert_hides("ends soon").keys("t").resize(80, 24).assert_shows("ends soon");
    // Nobody waits for the time once all results are in, and after it the time is up.
    let before = play.screen();
    play.wait(5 * 60);
    play.assert_hides("ends soon").assert_shows(" 00:00");
    assert!(before.contains("ends soon"));
    play.keys("- t +").report_all().assert_hides("ends soon");
}
