//! No name is cut while there is space for it.

use super::*;
use crate::event::name::in_a_list;

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
    play.keys("p 1 Enter");
    assert!(!play.screen().contains('…'), "{}", play.screen());
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

const PARTNERS: [[&str; 2]; 3] = [
    ["Władysława Brzęczyszczyk-Kowa", "Maksymilian Gałczyński-Przerw"],
    ["Stanisława Dąbrowska-Wąsowicz", "Kazimierz Świętosławski-Lisow"],
    ["Ola Wilk", "Jan Lis"],
];

/// Three teams, two with long names, and a bye; the first round is played.
fn teams(results: bool) -> TestApp {
    let mut play = TestApp::new();
    play.keys("n 2 Enter a");
    for [one, other] in PARTNERS {
        play.text(one).keys("Tab").text(other).keys("Enter");
    }
    play.keys("Esc :").text("setup rounds=3 lists=no").keys("Enter p");
    if results {
        play.keys("1 Enter 1 1 p");
    }
    play
}

#[test]
fn teams_stand_below_the_round_where_both_do_not_fit_side_by_side() {
    let teams_named = PARTNERS.map(|team| team.join(" & "));
    let mut play = teams(true);
    play.resize(80, 24);
    for name in &teams_named {
        play.assert_shows(name);
    }
    let screen = play.screen();
    let below = screen.lines().position(|line| line.contains("Round 2 so far")).unwrap();
    assert!(below > screen.lines().position(|line| line.contains("Round 2")).unwrap() + 2);
    play.resize(120, 40).assert_shows("Next: ").assert_shows("██████").assert_hides("…");
    // Open tables alone do not move the standings.
    let row = |play: &mut TestApp| {
        play.screen().lines().position(|line| line.contains("Round 2 so far")).unwrap()
    };
    let before = row(&mut play);
    play.keys("v");
    assert_eq!(row(&mut play), before);
}

#[test]
fn standings_and_card_show_whole_teams() {
    let mut play = teams(true);
    for (width, height) in [(80, 24), (120, 40)] {
        play.resize(width, height).keys("s");
        sees_all(&mut play, &PARTNERS.map(|team| team.join(" & ")).each_ref().map(String::as_str));
        play.keys("Enter");
        let screen = play.screen();
        assert!(!screen.contains('…'), "{screen}");
        assert!(screen.contains("Opponent"), "{screen}");
        play.keys("Esc s");
    }
}

/// Names of 24 letters are whole in the round and in the standings beside it, with the records.
#[test]
fn at_120_columns_a_name_of_24_letters_is_whole_beside_the_records() {
    let mut play = TestApp::registered(22);
    let long = ["Aleksandra Wiśniewska-Kos", "Krzysztof Brzęczyszczyk"];
    play.keys("a");
    for name in long {
        play.text(name).keys("Enter");
    }
    play.keys("Esc p").report_all().keys("p").resize(120, 40);
    let seen = play.screen();
    assert!(!seen.contains('…'), "{seen}");
    for name in long {
        assert_eq!(seen.matches(name).count(), 2, "{name}\n{seen}");
    }
    play.assert_shows("(1–0) ").assert_shows("W–L");
}
