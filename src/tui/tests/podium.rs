//! The podium at the end of an event.

use super::{MORNING, TestApp};
use crate::event::{champion, final_places, standings};
use crate::tui::board::{Board, BoardView};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

/// Swiss rounds without a cut, played to the end.
fn without_finals() -> TestApp {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=2 cut=0").keys("Enter p").report_all();
    play.keys("p").report_all();
    play
}

/// A cut to four, played to the final.
fn with_finals() -> TestApp {
    let mut play = TestApp::registered(8);
    play.keys(":").text("setup structure=custom rounds=1 cut=4").keys("Enter p").report_all();
    play.keys("c Enter p");
    play.keys("Esc").report_all().keys("p").report_all();
    play
}

/// The column at which a text begins, and its row.
fn place(screen: &str, text: &str) -> (usize, usize) {
    let (row, line) = screen.lines().enumerate().find(|(_, line)| line.contains(text)).unwrap();
    (line[..line.find(text).unwrap()].chars().count(), row)
}

#[test]
fn a_tall_board_has_the_podium_in_the_middle() {
    let play = without_finals();
    let theme = play.app.model.theme;
    let mut board = Board::new(BoardView::Podium, theme, play.event(), play.now);
    let mut terminal = Terminal::new(TestBackend::new(200, 50)).unwrap();
    terminal.draw(|frame| board.draw(play.event(), None, frame, play.now)).unwrap();
    let screen = terminal.backend().to_string();
    let rows: Vec<usize> = (screen.lines().enumerate())
        .filter(|(_, line)| line.contains('█'))
        .map(|(row, _)| row)
        .collect();
    let (above, below) = (rows[0], 50 - rows[rows.len() - 1]);
    assert!(above.abs_diff(below) <= 6, "{above} and {below}\n{screen}");
}

#[test]
fn the_first_three_of_the_standings_stand_on_the_podium() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut play = without_finals();
        let screen = play.resize(width, height).screen();
        assert!(champion(play.event()).is_some());
        let names: Vec<String> = standings(play.event())[..3]
            .iter()
            .map(|line| play.event().label(line.entrant))
            .collect();
        let [first, second, third] = [0, 1, 2].map(|at| place(&screen, &names[at]));
        assert!(second.0 < first.0 && first.0 < third.0, "{screen}");
        assert!(first.1 < second.1 && second.1 < third.1, "{screen}");
        play.assert_shows("██ 1 ██").assert_shows("██ 2 ██").assert_shows("██ 3 ██");
        play.assert_shows("2 points");
        // Everything else goes on: the round, the standings and what comes next.
        play.assert_shows("Round 2").keys("s").assert_hides("██ 1 ██").keys("Esc");
        play.assert_shows("██ 1 ██").keys("Left").assert_hides("██ 1 ██").keys("Esc f");
        play.assert_shows("██ 1 ██").keys("u").assert_shows("██ 1 ██");
    }
}

#[test]
fn who_lost_in_the_semi_finals_share_the_third_step() {
    let mut play = with_finals();
    let places = final_places(play.event());
    let names: Vec<String> = places[..4].iter().map(|id| play.event().label(*id)).collect();
    play.assert_shows("██ 3–4 ██").assert_shows("finals 2–0").assert_shows("finals 1–1");
    play.assert_shows("finals 0–1");
    for name in names {
        play.assert_shows(&name);
    }
}

#[test]
fn there_is_no_podium_before_the_end_or_where_it_has_no_room() {
    let mut play = TestApp::paired(6);
    play.report_all().assert_hides("██ 1 ██");
    let mut small = without_finals();
    small.resize(60, 14).assert_hides("██ 1 ██").resize(80, 24).assert_shows("██ 1 ██");
    small.keys("u u").assert_hides("██ 1 ██");
}

#[test]
fn the_board_begins_with_the_podium_once_there_is_a_champion() {
    let play = with_finals();
    let (theme, event) = (play.app.model.theme, play.event());
    let mut board = Board::new(BoardView::Rotate, theme, event, MORNING);
    assert_eq!(board.view(event, MORNING), BoardView::Podium);
    for (width, height) in [(80, 24), (120, 40), (20, 5)] {
        let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        terminal.draw(|frame| board.draw(event, None, frame, MORNING)).unwrap();
        let cells = &terminal.backend().buffer().content;
        let screen: String = cells.iter().map(|cell| cell.symbol()).collect();
        assert_eq!(screen.contains("██ 3–4 ██"), width > 20, "{width}");
    }
}
