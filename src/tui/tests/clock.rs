use super::{Play, options};
use crate::tui::terminal::Screen;
use crate::tui::{App, Msg};
use std::sync::mpsc::channel;

#[test]
fn the_clock_runs_pauses_and_goes_on() {
    let mut play = Play::paired(4);
    assert!(play.app.wants_tick(play.now).is_none());
    play.keys("t").sees("35:00").wait(60);
    play.sees("34:00").keys("t").sees("paused 34:00").wait(600);
    play.sees("paused 34:00").keys("t +").wait(1);
    play.sees("34:59").keys("- -").sees("32:59");
}

#[test]
fn the_end_rings_once_and_overtime_is_counted() {
    let mut play = Play::paired(4);
    play.keys("t");
    assert_eq!(play.wait(35 * 60 - 1), 0);
    assert_eq!(play.wait(1), 1);
    assert_eq!(play.wait(135), 0);
    play.sees("+02:15");
}

#[test]
fn an_event_opened_in_overtime_does_not_ring_again() {
    let mut play = Play::paired(4);
    play.keys("t").wait(36 * 60);
    play.keys("Esc Enter").sees("+01:00");
    assert_eq!(play.wait(10), 0);
}

#[test]
fn a_table_has_its_own_time() {
    let mut play = Play::paired(4);
    play.keys("t 2 e").text("5").keys("Enter").sees(" 40:00").wait(60);
    play.sees(" 39:00").resize(120, 40).sees("+5' 39:00").resize(80, 24);
    play.keys("Enter 1").sees("+5'").misses("39:00");
}

#[test]
fn a_clock_is_true_after_a_restart() {
    let mut play = Play::paired(4);
    play.keys("t").wait(125);
    let (sender, _messages) = channel();
    let path = play.file();
    let mut again = App::at_event(&path, options(path.clone(), "ben"), sender, play.now).unwrap();
    again.update(Msg::Resize, play.now);
    std::mem::swap(&mut play.app, &mut again);
    play.sees("32:55");
}

#[test]
fn nothing_is_drawn_while_nothing_changes() {
    let mut play = Play::paired(4);
    play.send(Msg::Changed);
    assert!(!play.flow.redraw && !play.flow.bell && !play.flow.quit);
}

#[test]
fn once_all_results_are_in_the_clock_is_quiet_and_does_not_ring() {
    let mut play = Play::paired(4);
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
    let mut play = Play::paired(4);
    while play.app.model.floor().unwrap().facts.champion.is_none() {
        play.keys("t").report_all().keys("p");
    }
    play.sees("is champion").misses("35:00").resize(120, 40);
    play.misses("until ")
        .misses("minutes · t")
        .keys("t")
        .sees("no clock is needed")
        .keys("f")
        .misses("until ");
    assert_eq!(play.wait(40 * 60), 0);
}

#[test]
fn a_wall_clock_that_jumps_shows_what_can_be_true() {
    let mut play = Play::paired(4);
    play.keys("t").wait(60);
    play.now.unix -= 3600;
    play.send(Msg::Tick);
    play.sees("35:00");
    play.now.unix += 3600 + 10 * 365 * 86_400;
    play.send(Msg::Tick);
    play.sees("+5255").keys("1 Enter 1").sees("saved #").keys("t").sees("paused");
    play.now.unix -= 20 * 365 * 86_400;
    play.keys("t l").sees("let the clock go on").keys("Esc").sees("results in");
}
