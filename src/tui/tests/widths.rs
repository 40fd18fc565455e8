//! No name is cut while there is space for it.

use super::TestApp;
use crate::event::name::in_a_list;
use crate::tui::board::{Board, BoardView};
use crate::tui::theme::{Background, Depth, Theme};
use ratatui::Terminal;
use ratatui::backend::TestBackend;

const LONG: [&str; 6] = [
    "Anna Maria Żółkiewska-Świętosławska z Warszawy",
    "Aleksandra Maksymiliana Dąbrowska-Wąsowicz",
    "Konstanty Ildefons Gałczyński-Przerwa Wielki",
    "Bartłomiej Zbigniew Brzęczyszczykiewicz-Kos",
    "Jan Kowalski",
    "Ola Wilk",
];

/// Six players, four with long names; the first round is played, the next is paired.
fn second_round() -> TestApp {
    let mut play = TestApp::registered(0);
    play.keys("a");
    for name in LONG {
        play.text(name).keys("Enter");
    }
    play.keys("Esc :").text("setup structure=custom rounds=2 cut=4").keys("Enter p");
    play.report_all().keys("p");
    play
}

#[track_caller]
fn sees_all(play: &mut TestApp, names: &[&str]) {
    for name in names {
        play.assert_shows(name);
    }
}

#[test]
fn two_hundred_columns_cut_no_name() {
    let mut play = second_round();
    play.resize(200, 50);
    for screen in ["", "s", "r", "b"] {
        play.keys(screen);
        let seen = play.screen();
        assert!(!seen.contains('…'), "{screen}\n{seen}");
        play.keys(screen);
    }
    sees_all(play.keys("s"), &LONG);
    // The arithmetic beside the list also shows the opponents' whole names.
    assert!(!play.screen().contains('…'), "{}", play.screen());
    play.keys("s").report_all().keys("c");
    assert!(!play.screen().contains('…'), "{}", play.screen());
    play.keys("Enter p");
    play.keys("1 Enter");
    assert!(!play.screen().contains('…'), "{}", play.screen());
}

#[test]
fn at_120_columns_figures_make_way_for_names() {
    let mut play = TestApp::registered(0);
    play.keys("a");
    for name in
        ["Elżbieta Żółkiewska-Wąsowicz", "Maksymilian Brzęczyszczykiewicz", "Jan Lis", "Ola Wilk"]
    {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p").report_all().keys("Left Right").resize(120, 40);
    let screen = play.screen();
    assert!(!screen.contains('…'), "{screen}");
}

#[test]
fn beside_standings_without_a_row_the_round_has_the_room() {
    let mut play = TestApp::registered(0);
    play.keys("a");
    for name in ["Łukasz Dąbrowski-Lis", "Weronika Ślusarczyk", "Jan Lis", "Ola Wilk"] {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p");
    sees_all(&mut play, &["Łukasz Dąbrowski-Lis", "Weronika Ślusarczyk"]);
}

/// A name that leads on to nobody yet may use the columns beside it.
#[test]
fn a_bracket_gives_room_to_the_round_that_has_names() {
    let mut play = second_round();
    play.report_all().keys("c Enter p").resize(80, 24).assert_shows("Final");
    let screen = play.screen();
    assert!(!screen.contains('…'), "{screen}");
}

#[test]
fn the_room_reads_whole_names() {
    let play = second_round();
    for view in [BoardView::Pairings, BoardView::ByName, BoardView::Standings] {
        let mut terminal = Terminal::new(TestBackend::new(200, 50)).unwrap();
        let theme = Theme::of(Depth::None, Background::Unknown);
        let mut board = Board::new(view, theme, play.event(), play.now);
        terminal.draw(|frame| board.draw(play.event(), None, frame, play.now)).unwrap();
        let screen: String =
            terminal.backend().buffer().content.iter().map(|cell| cell.symbol()).collect();
        for name in LONG {
            let name = in_a_list(name).to_string();
            assert!(screen.contains(&name), "{name} on {view:?}");
        }
    }
}

#[test]
fn a_list_of_players_cuts_no_name_beside_short_clubs() {
    let mut play = second_round();
    sees_all(play.resize(80, 24).keys("r"), &LONG);
}
