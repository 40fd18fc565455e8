use super::*;

#[test]
fn the_clock_runs_pauses_and_goes_on() {
    let mut play = TestApp::paired(4);
    assert!(play.app.wants_tick(play.now).is_none());
    play.keys("t").assert_shows("35:00").wait(60);
    play.assert_shows("34:00").keys("t").assert_shows("paused 34:00").wait(600);
    play.assert_shows("paused 34:00").keys("t +").wait(1);
    play.assert_shows("34:59").keys("- -").assert_shows("32:59");
}

#[test]
fn the_end_rings_once_and_overtime_is_counted() {
    let mut play = TestApp::paired(4);
    play.keys("t");
    assert_eq!(play.wait(35 * 60 - 1), 0);
    assert_eq!(play.wait(1), 1);
    assert_eq!(play.wait(135), 0);
    play.assert_shows("+02:15");
}

#[test]
fn a_table_has_its_own_time() {
    let mut play = TestApp::paired(4);
    play.keys("t 2 J 3").text("5").keys("Enter Esc").assert_shows(" 40:00").wait(60);
    play.assert_shows("+5' 39:00").resize(120, 40).assert_shows("+5' 39:00").resize(80, 24);
    play.keys("Enter 1").assert_shows("+5'").assert_hides("39:00");
}

#[test]
fn a_clock_is_true_after_a_restart() {
    let mut play = TestApp::paired(4);
    play.keys("t").wait(125);
    let (sender, _messages) = channel();
    let path = play.file();
    let mut again = App::at_event(&path, options(path.clone(), "ben"), sender, play.now).unwrap();
    again.update(Msg::Resize, play.now);
    std::mem::swap(&mut play.app, &mut again);
    play.assert_shows("32:55");
}

#[test]
fn once_all_results_are_in_the_clock_is_quiet_and_does_not_ring() {
    let mut play = TestApp::paired(4);
    play.keys("t").wait(60);
    play.report_all();
    assert_eq!(play.wait(40 * 60), 0);
    let theme = play.app.model.theme;
    for (width, height) in [(80, 24), (120, 40)] {
        play.resize(width, height).screen();
        let cells = &play.terminal.backend().buffer().content;
        assert!(cells.iter().all(|cell| Some(cell.fg) != theme.clock_over.fg));
    }
}

#[test]
fn no_clock_stands_beside_a_champion() {
    let mut play = TestApp::paired(4);
    while play.open().derived.champion.is_none() {
        play.keys("t").report_all().keys("p");
    }
    play.assert_shows("is champion").assert_hides("35:00").resize(120, 40);
    play.assert_hides("until ").assert_hides("minutes · t").keys("t");
    play.assert_shows("There is a champion: no timer needed.").keys("f").assert_hides("until ");
    assert_eq!(play.wait(40 * 60), 0);
}

#[test]
fn a_wall_clock_that_jumps_shows_what_can_be_true() {
    let mut play = TestApp::paired(4);
    play.keys("t").wait(60);
    play.now.unix -= 3600;
    play.send(Msg::Tick);
    play.assert_shows("35:00");
    play.now.unix += 3600 + 10 * 365 * 86_400;
    play.send(Msg::Tick);
    play.assert_shows("+5255").keys("1 Enter 1").assert_shows("saved, log ").keys("t");
    play.assert_shows("paused");
    play.now.unix -= 20 * 365 * 86_400;
    play.keys("t l").assert_shows("resumed the round timer");
    play.keys("Esc").assert_shows("███░░░ 1 of 2");
}

fn view(play: &TestApp) -> View {
    play.open().view
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
    let before = play.screen();
    play.wait(5 * 60);
    play.assert_hides("ends soon").assert_shows(" 00:00");
    assert!(before.contains("ends soon"));
    play.keys("- t +").report_all().assert_hides("ends soon");
}
